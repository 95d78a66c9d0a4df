/** Paths that say nothing but which API it is: `/rpc`, `/ws`, and those of a blockchain by its ID or alias. */
const plain = /^\/(?:ext\/bc\/[\w-]{1,64}\/)?(?:rpc|ws)\/?$/

/**
 * A node's URL without what may be a secret: credentials, query, fragment, and a path that is not {@link plain}. Keys are of any
 * length and stand anywhere in a path, so that nothing tells them from its other parts.
 */
export function publicUrl(url: string): string {
  const { protocol, host, pathname } = new URL(url)
  return `${protocol}//${host}${plain.test(pathname) ? pathname : ""}`
}
