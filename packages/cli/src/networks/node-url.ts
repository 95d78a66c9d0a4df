/** A path under a node's base URL; a query, which may be a key, stays at the end. */
export function nodeUrl(base: string, path: string): string {
  const url = new URL(base)
  url.pathname = url.pathname.replace(/\/+$/, "") + path
  return url.href
}

/** The same for a WebSocket. */
export function nodeWsUrl(base: string, path: string): string {
  const url = new URL(nodeUrl(base, path))
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:"
  return url.href
}
