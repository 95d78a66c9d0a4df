/** A path below a node's base URL; a query, which may be a key, stays at the end. */
export function nodeUrl(base: string, path: string): string {
  const url = new URL(base)
  url.pathname = url.pathname.replace(/\/+$/, "") + path
  return url.href
}

/** The WebSocket URL of a path below a node's base URL. */
export function nodeWsUrl(base: string, path: string): string {
  const url = new URL(nodeUrl(base, path))
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:"
  return url.href
}
