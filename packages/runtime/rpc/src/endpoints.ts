import type { PreparedCall } from "./call.ts"

/** One URL that a call may go to. */
export interface Endpoint {
  readonly href: string
  /** What of it may be shown: credentials, query and whatever path stands before `/ext/` may hold a secret. */
  readonly shown: string
  /** Its credentials as a header, since `fetch` refuses a URL that holds them. */
  readonly authorization: "" | { readonly authorization: string }
}

type Place = Pick<PreparedCall, "url" | "endpoint" | "path" | "variables">

/**
 * The URLs of a call in the order of preference.
 *
 * @throws TypeError naming a variable that has no value or one that would change the path (`.`, `..`); or when there is no
 *   URL or a text is none, which is not quoted, since it may hold a secret.
 */
export function endpointsOf({ url, endpoint, path = "", variables }: Place): Endpoint[] {
  const expanded = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = variables?.[name] ?? ""
    if (url && /^\.{0,2}$/.test(value)) throw new TypeError(`no valid variable ${name} for ${path}`)
    return encodeURIComponent(value)
  })
  const [first = "", ...others] = [url ?? endpoint ?? []].flat()
  return [first, ...others].map((text) => {
    if (!URL.canParse(text)) throw new TypeError("no valid url")
    const target = new URL(text)
    const { username, password } = target
    target.username = target.password = ""
    if (url) target.pathname = target.pathname.replace(/\/+$/, "") + expanded
    return {
      href: target.href,
      shown: target.origin + (/\/ext\/.*|^.$/.exec(target.pathname) ?? ""),
      // Percent-decoded into bytes, which is what btoa takes.
      authorization: (username || password) && { authorization: `Basic ${btoa(unescape(`${username}:${password}`))}` },
    }
  })
}
