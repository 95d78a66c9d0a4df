import type { NodeAccess } from "@serac/wire/node"

/**
 * A `fetch` that sends each of several nodes its own credentials, for a client that uses all of them.
 *
 * @param fetch - default: the global one.
 */
export function accessingFetch(nodes: readonly NodeAccess[], fetch?: typeof globalThis.fetch): typeof globalThis.fetch {
  // Longer paths first: one node's path may be a prefix of another's.
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
    // A redirect within the origin would carry the credentials along.
    return send(input, { ...init, headers, redirect: "manual" })
  }
}

function originAndPath(url: string): { readonly origin: string; readonly path: string } {
  const { origin, pathname } = new URL(url)
  return { origin, path: pathname.replace(/\/+$/, "") }
}
