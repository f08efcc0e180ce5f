### Það sem fólk les á íslensku. Heitin, röð þeirra og gildi eru þau sömu og í en.ftl.
### Hvernig skilaboðum er bætt við: sjá pukk/core/messages.py.

## Upptalningar og tengiorð

list-and = { $all } og { $last }
list-or = { $all } eða { $last }
where-found = { $where }: { $problem }
