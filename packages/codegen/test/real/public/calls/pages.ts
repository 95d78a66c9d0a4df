import type { PagingModel } from "../../../../src/model/paging/paging-model.ts"

type Fetch = typeof globalThis.fetch
type Holder = Record<string, unknown>

/** A `fetch` that makes pages of a mock's answers: each has one item, and the last says so. */
export function pagesOf(ask: Fetch, items: string, paging: PagingModel): { readonly fetch: Fetch; count(): number } {
  let count = 0
  const fetch: Fetch = async (...input) => {
    const request = new Request(...input)
    const { url } = request
    const response = await ask(request)
    if (!response.ok) return response
    count += 1
    const page = pageOf(await response.json(), items, paging, count, nextUrl(url))
    const headers = { "content-type": "application/json", ...(count === 1 && paging.by === "link" && linkTo(url)) }
    return new Response(JSON.stringify(page), { status: response.status, headers })
  }
  return { fetch, count: () => count }
}

const linkTo = (url: string) => ({ link: `<${nextUrl(url)}>; rel="next"` })

function nextUrl(text: string): string {
  const url = new URL(text)
  url.searchParams.set("next-of-mock", "2")
  return url.href
}

/** The page with this number, of two with an item each; one without items follows where only that ends a listing. */
function pageOf(answer: unknown, items: string, paging: PagingModel, number: number, next: string): unknown {
  const [first] = [memberAt(answer, items)].flat()
  const item = typeof first === "object" && first !== null ? { ...first, "x-mock": number } : (first ?? { id: "i" })
  let page = withMember(answer, items, number > 2 ? [] : [item])
  const set = (path: string | undefined, value: unknown) => {
    if (path !== undefined) page = withMember(page, path, value)
  }
  if (paging.by === "token") set("nextPageToken", number === 1 ? "t" : undefined)
  if (paging.by === "cursor") set(paging.member, number === 1 ? "2" : undefined)
  if (paging.by === "url") set(paging.member, number === 1 ? next : undefined)
  if (paging.by === "item" && number <= 2) set(items, [withMember(item, paging.member, `i${number}`)])
  if (paging.by === "offset" || paging.by === "number") set(paging.total, 1_000)
  if ("more" in paging) set(paging.more, number === 1)
  return page
}

export const memberAt = (value: unknown, path: string): unknown =>
  path.split("/").reduce<unknown>((holder, name) => (name === "" ? holder : (holder as Holder | null)?.[name]), value)

function withMember(holder: unknown, path: string, value: unknown): unknown {
  if (path === "") return value
  const [name = "", ...rest] = path.split("/")
  const members = (holder ?? {}) as Holder
  return { ...members, [name]: rest.length === 0 ? value : withMember(members[name], rest.join("/"), value) }
}
