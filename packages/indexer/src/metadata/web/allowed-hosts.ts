/** Whether a host on a port was allowed by the operator although it is not public. */
export type IsAllowed = (hostname: string, port: number) => boolean

/**
 * Reads `allowedPrivateHosts`: names or addresses, each with any port or, written `host:port`, with that one.
 *
 * @throws TypeError when one is neither.
 */
export function allowedHosts(hosts: readonly string[]): IsAllowed {
  const allowed = new Set(
    hosts.map((host) => {
      const bare = /^[0-9a-f]*:[0-9a-f:.]*:[0-9a-f:.]*$/i.test(host) ? `[${host}]` : host
      const url = URL.parse(`ws://${bare}/`)
      if (url?.pathname !== "/" || url.username || url.search || url.hash)
        throw new TypeError(`allowedPrivateHosts: ${JSON.stringify(host)} is no host and no host:port`)
      // The port that the scheme implies is not in the URL.
      return `${hostOf(url)}:${url.port || (/:80$/.test(bare) ? "80" : "*")}`
    }),
  )
  return (hostname, port) => allowed.has(`${hostname}:*`) || allowed.has(`${hostname}:${port}`)
}

/** @throws TypeError when one of `allowedPrivateHosts` is neither a host nor a host with a port. */
export function checkAllowedHosts(hosts: readonly string[]): void {
  allowedHosts(hosts)
}

/** A URL's host without brackets and the dot of a complete name. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "")
}

/** A URL's port, also where its scheme implies it. */
export function portOf(url: URL): number {
  return Number(url.port || (url.protocol === "https:" ? 443 : 80))
}
