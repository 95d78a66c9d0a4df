/** Whether the operator allowed a host on a port although it is not public. */
export type IsAllowed = (hostname: string, port: number) => boolean

/**
 * Parses `allowedPrivateHosts`: names or addresses, each with any port or, written as `host:port`, with that port.
 *
 * @throws TypeError if one is neither.
 */
export function allowedHosts(hosts: readonly string[]): IsAllowed {
  const allowed = new Set(
    hosts.map((host) => {
      const bare = /^[0-9a-f]*:[0-9a-f:.]*:[0-9a-f:.]*$/i.test(host) ? `[${host}]` : host
      const url = URL.parse(`ws://${bare}/`)
      if (url?.pathname !== "/" || url.username || url.search || url.hash)
        throw new TypeError(`allowedPrivateHosts: ${JSON.stringify(host)} is no host and no host:port`)
      // A URL omits its scheme's default port.
      return `${hostOf(url)}:${url.port || (/:80$/.test(bare) ? "80" : "*")}`
    }),
  )
  return (hostname, port) => allowed.has(`${hostname}:*`) || allowed.has(`${hostname}:${port}`)
}

/** @throws TypeError if one of `allowedPrivateHosts` is neither a host nor a host with a port. */
export function checkAllowedHosts(hosts: readonly string[]): void {
  allowedHosts(hosts)
}

/** A URL's host without brackets and without the trailing dot of a fully qualified name. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "")
}

/** A URL's port, or the default of its scheme. */
export function portOf(url: URL): number {
  return Number(url.port || (url.protocol === "https:" ? 443 : 80))
}
