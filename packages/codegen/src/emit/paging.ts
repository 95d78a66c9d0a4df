import type { RestOperationModel } from "../model/model.ts"
import { upperFirst } from "../model/names.ts"
import { wrappedList } from "./layout.ts"

type Paged = Pick<RestOperationModel, "items" | "paging">

/** The runtime's functions that the descriptor of a listing uses. */
export function pagingFunctions({ items, paging }: Paged): readonly string[] {
  if (items === undefined) return []
  return paging === undefined ? ["createPages"] : ["pagesBy", functionOf(paging)]
}

/** The members of the descriptor of a listing. */
export function pagesMembers({ items, paging }: Paged): readonly string[] {
  if (items === undefined) return []
  if (paging === undefined) return [`items: ${JSON.stringify(items)}`, "pages: createPages"]
  const { by, ...members } = paging
  const given = Object.entries(members).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  const rule = `/* @__PURE__ */ ${functionOf(paging)}(${given.length === 0 ? "" : wrappedList("{", given, "}", "  ")})`
  return [`pages: /* @__PURE__ */ pagesBy(${JSON.stringify(items)}, ${rule})`]
}

const functionOf = ({ by }: NonNullable<Paged["paging"]>) => `nextBy${upperFirst(by)}`

/** A sentence on how the pages of a listing follow, if it is not by `pageToken`. */
export function pagingNote({ items, paging }: Paged): readonly string[] {
  if (paging === undefined) return []
  const list = items ? `\`${dotted(items)}\`` : "its list"
  return [`A listing of ${list}, page by page: ${startOf(paging)}`]
}

function startOf(paging: NonNullable<Paged["paging"]>): string {
  if (paging.by === "url") return `the next page has the URL in \`${dotted(paging.member)}\`.`
  if (paging.by === "link") return "the next page has the URL in the header `Link`."
  const parameter = `\`${dotted(paging.parameter)}\``
  const last = paging.more === undefined ? "" : `, while \`${dotted(paging.more)}\` is true`
  if (paging.by === "cursor") return `${parameter} takes the \`${dotted(paging.member)}\` of the page before${last}.`
  if (paging.by === "item") return `${parameter} takes the \`${dotted(paging.member)}\` of the last item before${last}.`
  const counted = paging.by === "offset" ? "grows by the number of items" : "is the next number"
  const end = paging.total === undefined ? "" : `, up to \`${dotted(paging.total)}\``
  return `${parameter} ${counted}${last}${end}.`
}

const dotted = (path: string) => path.replaceAll("/", ".")
