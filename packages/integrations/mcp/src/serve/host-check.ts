const loopback = ["127.0.0.1", "localhost", "[::1]"]

/**
 * Checks that a request is intended for this server. A web page from elsewhere can resolve its own host name to this server (DNS
 * rebinding); that name then appears in the `Host` and `Origin` headers.
 */
export function createHostCheck(host: string, allowed: readonly string[]) {
  const known = new Set(
    [...loopback, host.includes(":") ? `[${host}]` : host, ...allowed].map((name) => name.toLowerCase()),
  )
  const isKnown = (url: string) => URL.canParse(url) && known.has(new URL(url).hostname)
  return ({
    host: name,
    origin,
  }: {
    readonly host?: string | undefined
    readonly origin?: string | undefined
  }): boolean => name !== undefined && isKnown(`http://${name}`) && (origin === undefined || isKnown(origin))
}
