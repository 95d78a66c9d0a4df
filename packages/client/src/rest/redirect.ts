import type { Fetch, FetchInit, FetchResponse } from "../http/runtime.ts"

/** Headers that another origin may get: they hold neither a key nor private data. */
const ordinary = /^(accept|content-type|range|if-((none-)?match|(un)?modified-since|range))$/

/** The limit of `fetch`. */
const maxRedirects = 20

/**
 * Sends a request and follows its redirections: at the same origin with all its headers and the credentials in its query, at
 * another without them.
 *
 * @param query the credentials in the query of the URL
 * @returns the last response; the body of a redirection that is not followed is the reason
 */
export async function fetchFollowing(
  fetch: Fetch,
  href: string,
  init: FetchInit,
  query?: string,
): Promise<FetchResponse> {
  for (let count = 0; ; count++) {
    const response = await fetch(href, init).catch((fault: unknown) => {
      // The URL of the target, which engines may quote, can hold a signature.
      throw count ? new Error(`${Object(Object(fault).cause).code ?? "fault"} after a redirection`) : fault
    })
    const next = init.redirect === "manual" && nextRequest({ href, init, query }, response)
    if (!next) return response
    response.body?.cancel().catch(() => {})
    if (typeof next === "string") return refused(response, next)
    if (count === maxRedirects) return refused(response, `more than ${maxRedirects} redirections`)
    ;({ href, init, query } = next)
  }
}

interface Redirected {
  readonly href: string
  readonly init: FetchInit
  /** The credentials in the query of the URL; undefined at another origin. */
  readonly query: string | undefined
}

const refused = ({ ok, status, type, headers }: FetchResponse, reason: string): FetchResponse => ({
  ...{ ok, status, type, headers },
  body: new Response(reason).body,
})

/** The request for the target of a redirection, by the rules of `fetch`; a text is the reason why it is not followed. */
function nextRequest(
  { href, init, query }: Redirected,
  { status, type, headers }: FetchResponse,
): Redirected | string | undefined {
  if (type === "opaqueredirect") return "this platform does not reveal where a redirection leads"
  const location = headers.get("location")
  if (![301, 302, 303, 307, 308].includes(status) || !location || !URL.canParse(location, href)) return undefined
  const [from, to] = [new URL(href), new URL(location, href)]
  if (to.protocol !== "https:" && to.protocol !== from.protocol)
    return `a redirection from ${from.protocol} to ${to.protocol} is not followed`
  if (to.username || to.password) return "a redirection to a URL with a user name or password is not followed"
  const next = isRewritten(init.method, status) ? withoutBody(init) : init
  if (to.origin === from.origin) {
    if (query && !to.search.includes(query)) to.search += `${to.search && "&"}${query}`
    return { href: to.href, init: next, query }
  }
  if (next.body !== undefined) return "a redirection to another origin is not followed with a body"
  // Servers often copy the query to the location.
  if ([...new URLSearchParams(query)].some(([name, value]) => to.searchParams.getAll(name).includes(value)))
    return "a redirection to another origin is not followed with the key in its query"
  return { href: to.href, init: { ...next, headers: headersOf(next, (name) => ordinary.test(name)) }, query: undefined }
}

const isRewritten = (method: string, status: number) =>
  method === "POST" ? status < 304 : status === 303 && method !== "HEAD"

const withoutBody = ({ body, ...init }: FetchInit): FetchInit => ({
  ...init,
  method: "GET",
  headers: headersOf(init, (name) => !name.startsWith("content-")),
})

const headersOf = ({ headers }: Pick<FetchInit, "headers">, isKept: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => isKept(name)))
