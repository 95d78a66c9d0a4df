/** Where something is asked by HTTP, and what lets one in. */
export interface NodeAccess {
  /** Without user name and password, which `fetch` refuses in a URL. */
  readonly url: string
  /** The header that user name and password make; empty without them. */
  readonly headers: Readonly<Record<string, string>>
}

/** Takes user name and password out of a URL. @throws TypeError when it is none. */
export function accessOf(text: string): NodeAccess {
  const url = new URL(text)
  const { username, password } = url
  url.username = ""
  url.password = ""
  if (username === "" && password === "") return { url: url.href, headers: {} }
  const credentials = Buffer.from(`${decodedCredential(username)}:${decodedCredential(password)}`).toString("base64")
  return { url: url.href, headers: { authorization: `Basic ${credentials}` } }
}

/**
 * A `fetch` that sends each of several nodes its own credentials, for a client that asks all of them.
 *
 * @param fetch - default: the global one.
 */
export function accessingFetch(nodes: readonly NodeAccess[], fetch?: typeof globalThis.fetch): typeof globalThis.fetch {
  // The longer path first: one node's may begin with another's.
  const bases = nodes
    .map(({ url, headers }) => ({ ...originAndPath(url), headers }))
    .sort((one, other) => other.path.length - one.path.length)
  return (input, init) => {
    const send = fetch ?? globalThis.fetch
    const { origin, pathname } = new URL(input instanceof Request ? input.url : input)
    const base = bases.find((one) => one.origin === origin && `${pathname}/`.startsWith(`${one.path}/`))
    if (base?.headers.authorization === undefined) return send(input, init)
    const headers = new Headers(init?.headers)
    headers.set("authorization", base.headers.authorization)
    // A redirect would take the credentials along within the origin.
    return send(input, { ...init, headers, redirect: "manual" })
  }
}

function originAndPath(url: string): { readonly origin: string; readonly path: string } {
  const { origin, pathname } = new URL(url)
  return { origin, path: pathname.replace(/\/+$/, "") }
}

/** A percent sign in a password need not begin an escape. */
function decodedCredential(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
