import type { PreparedCall } from "./call.ts"

/** One URL that a call may go to. */
export interface Endpoint {
  readonly href: string
  /** What of it may be shown: the query and whatever path stands before `/ext/` may hold a secret. */
  readonly shown: string
}

type Place = Pick<PreparedCall, "url" | "endpoint" | "path" | "variables">

/**
 * The URLs of a call in the order of preference.
 *
 * @throws TypeError naming a variable that has no value or one that would change the path (`.`, `..`); or when there is no
 *   URL, or a text is none of http(s) or holds credentials (it is not quoted: they belong into a header).
 */
export function endpointsOf({ url, endpoint, path = "", variables }: Place): Endpoint[] {
  const expanded = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = variables?.[name] ?? ""
    if (url && /^\.{0,2}$/.test(value)) throw new TypeError(`no valid variable ${name} for ${path}`)
    return encodeURIComponent(value)
  })
  const [first = "", ...others] = [url ?? endpoint ?? []].flat()
  return [first, ...others].map((text) => {
    const target = URL.canParse(text) && new URL(text)
    // fetch refuses a URL with credentials, and quotes it whole. `href` spells in one way what may be written in many.
    if (!(target && /^https?:\/\/[^/@]+\//.test(target.href))) throw new TypeError("no valid url")
    if (url) target.pathname = target.pathname.replace(/\/+$/, "") + expanded
    return {
      href: target.href,
      shown: target.origin + (/\/ext\/.*|^.$/.exec(target.pathname) ?? ""),
    }
  })
}
