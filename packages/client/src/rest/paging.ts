import { type Base, type CallFacts, InvalidResponseError } from "../http/runtime.ts"
import { nextLink } from "./link-header.ts"
import { createPages, type PageStart } from "./pages.ts"
import type { RestResult } from "./rest-result.ts"
import { same } from "./restart.ts"

/** A page, as far as the start of the next one follows from it. */
interface PageFacts {
  readonly result: RestResult<unknown>
  readonly items: readonly unknown[]
  /** The parameters of its call. */
  readonly parameters: object
  readonly call: CallFacts
}

/**
 * Where the page after a page starts; undefined after the last one.
 *
 * Members are paths from the result, parameters paths from the call's parameters, with `/` between names: `paging/next`, `body/cursor`.
 *
 * @example
 * import { type NextPage, nextByCursor } from "@serac/client/rest"
 *
 * const next: NextPage = nextByCursor({ parameter: "cursor", member: "meta/next_cursor" })
 */
export type NextPage = (page: PageFacts) => PageStart | undefined

/**
 * Creates listings whose next page is found by a rule, for the member `pages` of an operation.
 *
 * @param items the member that holds the items; empty if the result is their list
 *
 * @example
 * import { nextByOffset, pagesBy, type RestOperation } from "@serac/client/rest"
 *
 * const listUsers: RestOperation = {
 *   id: "listUsers",
 *   method: "GET",
 *   path: "/users",
 *   query: ["offset"],
 *   pages: pagesBy("users", nextByOffset({ parameter: "offset", total: "total" })),
 * }
 */
export const pagesBy =
  (items: string, next: NextPage): typeof createPages =>
  (ask, listing) =>
    createPages(ask, {
      ...listing,
      readPage: <Item>(
        result: RestResult<unknown>,
        parameters: object,
        call: CallFacts,
        before: readonly Item[] | undefined,
      ) => {
        const found = memberAt(result.data, items)
        const own = (Array.isArray(found) ? found : []) as readonly Item[]
        // A server that ignores the parameter answers the first page for ever.
        const isRepeated = own.some((item) => Object(item) === item) && same(own, before)
        return { items: own, next: next({ result, items: own, parameters, call }), isRepeated }
      },
    })

/**
 * The next page starts at a cursor that the page holds.
 *
 * @param at `parameter` takes the cursor; `member` holds it, and is empty, null or absent in the last page; `more`, if given, is false there
 *
 * @example
 * import { nextByCursor, pagesBy } from "@serac/client/rest"
 *
 * const pages = pagesBy("data", nextByCursor({ parameter: "after", member: "last_id", more: "has_more" }))
 */
export const nextByCursor =
  (at: { readonly parameter: string; readonly member: string; readonly more?: string }): NextPage =>
  ({ result: { data }, parameters }) =>
    hasMore(data, at.more) ? startAt(parameters, at.parameter, memberAt(data, at.member)) : undefined

/**
 * The next page starts after the last item of the page. An empty page is the last one.
 *
 * @param at `parameter` takes what the last item has as its `member`; `more`, if given, is a member of the result that is false in the last page
 *
 * @example
 * import { nextByItem, pagesBy } from "@serac/client/rest"
 *
 * const pages = pagesBy("data", nextByItem({ parameter: "starting_after", member: "id", more: "has_more" }))
 */
export const nextByItem =
  (at: { readonly parameter: string; readonly member: string; readonly more?: string }): NextPage =>
  ({ result: { data }, items, parameters }) =>
    hasMore(data, at.more) ? startAt(parameters, at.parameter, memberAt(items.at(-1), at.member)) : undefined

/**
 * The next page starts after as many items as there were. An empty page is the last one.
 *
 * @param at `first` is the number of the first item, 0 by default; `total`, if given, holds the number of all items
 *
 * @example
 * import { nextByOffset, pagesBy } from "@serac/client/rest"
 *
 * const pages = pagesBy("entries", nextByOffset({ parameter: "offset", total: "total_count" }))
 */
export const nextByOffset =
  (at: NumberedPages): NextPage =>
  (page) =>
    nextNumber(page, at, page.items.length, at.first ?? 0)

/**
 * The next page has the next number. An empty page is the last one.
 *
 * @param at `first` is the number of the first page, 1 by default; `total`, if given, holds the number of all pages
 *
 * @example
 * import { nextByNumber, pagesBy } from "@serac/client/rest"
 *
 * const pages = pagesBy("companies", nextByNumber({ parameter: "page", total: "total_pages" }))
 */
export const nextByNumber =
  (at: NumberedPages): NextPage =>
  (page) =>
    nextNumber(page, at, 1, at.first ?? 1)

/**
 * The next page has a URL that the page holds. A URL of another origin gives its query only, so that credentials stay at the base URL.
 *
 * @example
 * import { nextByUrl, pagesBy } from "@serac/client/rest"
 *
 * const pages = pagesBy("droplets", nextByUrl({ member: "links/pages/next" }))
 */
export const nextByUrl =
  (at: { readonly member: string }): NextPage =>
  (page) =>
    startAtUrl(page, memberAt(page.result.data, at.member))

/**
 * The next page has the URL of the header `Link` with the relation `next` (RFC 8288), which is used as by {@link nextByUrl}.
 *
 * @example
 * import { nextByLink, pagesBy } from "@serac/client/rest"
 *
 * const pages = pagesBy("", nextByLink())
 */
export const nextByLink = (): NextPage => (page) =>
  startAtUrl(page, nextLink(page.result.response.headers.get("link") ?? ""))

interface NumberedPages {
  readonly parameter: string
  readonly first?: number
  readonly total?: string
  /** A member of the result that is false in the last page. */
  readonly more?: string
}

function nextNumber(
  { result: { data }, items, parameters }: PageFacts,
  { parameter, total = "", more }: NumberedPages,
  step: number,
  first: number,
): PageStart | undefined {
  const next = Number(memberAt(parameters, parameter) ?? first) + step
  const known = total && memberAt(data, total)
  const isLast =
    !items.length || !hasMore(data, more) || (Number.isFinite(Number(known || NaN)) && next - first >= Number(known))
  return isLast ? undefined : startAt(parameters, parameter, next)
}

const hasMore = (data: unknown, member: string | undefined) => member === undefined || memberAt(data, member) !== false

function startAt(parameters: object, parameter: string, value: unknown): PageStart | undefined {
  if (value === undefined || value === null || value === "" || value === false) return undefined
  return { token: String(value), parameters: withMember(parameters, parameter.split("/"), value) }
}

function startAtUrl({ result: { status }, parameters, call }: PageFacts, url: unknown): PageStart | undefined {
  if (typeof url !== "string" || url === "") return undefined
  if (!URL.canParse(url, "http://a"))
    throw new InvalidResponseError({ ...call, status, text: url }, "no valid URL of the next page")
  return { token: url, parameters, target: (first, base) => targetOf(url, first, base) }
}

/** The path and query of a URL below a base URL; of another URL its query, with the path of the first page. */
function targetOf(url: string, first: string, { origin, path, query }: Base): string {
  const root = path.replace(/\/+$/, "")
  const next = new URL(url, origin + root + first)
  // The query of the base URL is added again.
  for (const name of new URLSearchParams(query).keys()) next.searchParams.delete(name)
  const isBelow = next.origin === origin && next.pathname.startsWith(`${root}/`)
  return (isBelow ? next.pathname.slice(root.length) : first.split("?")[0]) + next.search
}

/** The member at a path; the value itself at an empty one. */
const memberAt = (value: unknown, path: string): unknown =>
  path
    .split("/")
    .reduce(
      (holder, name) => (name ? (holder as Readonly<Record<string, unknown>> | null | undefined)?.[name] : holder),
      value,
    )

function withMember(holder: unknown, [name = "", ...path]: readonly string[], value: unknown): object {
  const members = (holder ?? {}) as Readonly<Record<string, unknown>>
  return { ...members, [name]: path.length ? withMember(members[name], path, value) : value }
}
