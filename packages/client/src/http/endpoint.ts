import { invalidParameter } from "./errors/invalid-parameter-error.ts"

/** A URL that a request may go to. */
export interface ClientEndpoint {
  readonly href: string
  /** The part of the URL that may be shown: the path of the base URL and the query may hold a secret. */
  readonly shown: string
  /** Whether `shown` leaves out a part of the URL, because it may be a secret. */
  readonly holdsSecret: boolean
}

/** A parsed base URL. */
export interface Base {
  readonly origin: string
  /** Its path, unchanged; paths below it start where its trailing slashes start. */
  readonly path: string
  /** Its query without `?`. */
  readonly query: string
}

/**
 * Base URLs in the order of preference. They are absolute, or relative to the page in a browser; of http or https; without
 * user name and password, which `fetch` refuses. A fragment is dropped.
 *
 * @throws InvalidParameterError that does not quote the text, since it may hold a secret
 */
export function basesOf(option: string, urls: string | readonly string[]): readonly Base[] {
  const bases = [urls].flat().map((text) => {
    const page = (globalThis as { readonly location?: { readonly href: string } }).location?.href
    const url = URL.canParse(text, page) ? new URL(text, page) : undefined
    if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
      throw invalidParameter("client", option, "must be an http(s) URL without user name and password")
    return { origin: url.origin, path: url.pathname, query: url.search.slice(1) }
  })
  if (!bases.length) throw invalidParameter("client", option, "must have a URL")
  return bases
}

/** The URL of a path, which may have a query, below a base URL, with the queries of both. */
export function endpointAt({ origin, path: whole, query }: Base, target: string): ClientEndpoint {
  const path = whole.replace(/\/+$/, "")
  const [below] = target.split("?", 1) as [string]
  const own = target.slice(below.length + 1)
  const queries = query && own ? `${query}&${own}` : query || own
  const href = origin + (path + below || "/") + (queries && `?${queries}`)
  return { href, shown: origin + below, holdsSecret: path !== "" || query !== "" }
}
