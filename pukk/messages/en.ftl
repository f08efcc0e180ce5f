### What people read in English. The ids, their order and their arguments are those of is.ftl.
### How to add a message: see pukk/core/messages.py.

## Lists and joining words

list-and = { $all } and { $last }
list-or = { $all } or { $last }
where-found = { $where }: { $problem }
