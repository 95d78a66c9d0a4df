/** One URL that a call may go to. */
export interface Endpoint {
  readonly href: string
  /** What of it may be shown: credentials, query and whatever path stands before `/ext/` may hold a secret. */
  readonly shown: string
  /** Its credentials as a header, since `fetch` refuses a URL that holds them. */
  readonly headers: "" | { readonly authorization: string }
}

/** Base URLs of nodes or exact URLs, in the order of preference. */
export interface Place {
  readonly url?: string | readonly string[]
  readonly endpoint?: string | readonly string[]
  readonly variables?: Readonly<Record<string, string>>
}

/**
 * @param path - is expanded and added to base URLs.
 * @throws TypeError naming a variable that has no value or one that would change the path (`.`, `..`); or when there is no
 *   URL or a text is none, which is not quoted, since it may hold a secret.
 */
export function endpointsOf({ url, endpoint, variables }: Place, path: string): Endpoint[] {
  const expanded = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = variables?.[name] ?? ""
    if (url && /^\.{0,2}$/.test(value)) throw new TypeError(`no valid variable ${name} for ${path}`)
    return encodeURIComponent(value)
  })
  return [url ?? endpoint ?? ""].flat().map((text) => {
    if (!URL.canParse(text)) throw new TypeError("no valid url")
    const target = new URL(text)
    const { username, password } = target
    target.username = target.password = ""
    if (url) target.pathname = target.pathname.replace(/\/+$/, "") + expanded
    return {
      href: target.href,
      shown: target.origin + (/\/ext\/.*/.exec(target.pathname) ?? ""),
      // Percent-decoded into bytes, which is what btoa takes.
      headers: (username || password) && { authorization: `Basic ${btoa(unescape(`${username}:${password}`))}` },
    }
  })
}
