import type { Resolver } from "../../document/resolve.ts"
import type { SchemaOrReference } from "../../document/schema.ts"
import { isList, type Member, membersWithin, withoutNull, wordOf } from "./member.ts"

/** Lists that accompany a result, and are never its items. */
const asides = new Set(["errors", "warnings"])

/** Names that lists of items usually have. */
const usual = new Set(
  "data items results result entries values records list content objects resources elements".split(" "),
)

/** Members that usually hold a list of items. */
const wrappers = new Set("data result results response payload embedded body".split(" "))

/**
 * The path of the list of items in a result: the result itself, its only list, its only list of a usual name, or the list that the
 * path of the operation is named after; else the same within `data` or `result`. Undefined if it is none of them.
 */
export function itemsOf(resolver: Resolver, page: SchemaOrReference, path: string): string | undefined {
  if (isList(withoutNull(resolver, page))) return ""
  const members = membersWithin(resolver, page, 2)
  const atTop = members.filter(({ words }) => words.length === 1)
  const own = itemsAmong(atTop, path)
  if (own !== undefined || atTop.some(({ schema }) => isList(schema))) return own
  return itemsAmong(
    members.filter(({ words }) => words.length === 2 && wrappers.has(words[1] ?? "")),
    path,
  )
}

function itemsAmong(members: readonly Member[], path: string): string | undefined {
  const lists = members.filter(({ schema, words }) => isList(schema) && !asides.has(words[0] ?? ""))
  const named = lists.filter(({ words }) => usual.has(words[0] ?? ""))
  const last = wordOf(
    path
      .split("/")
      .filter((part) => part !== "" && !part.startsWith("{"))
      .at(-1) ?? "",
  ).replace(/json$/, "")
  const alike = lists.filter(({ words }) => words[0] === last)
  const [only] = [lists, named, alike].find(({ length }) => length === 1) ?? []
  return only?.path
}
