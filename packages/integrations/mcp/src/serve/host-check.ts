const loopback = ["127.0.0.1", "localhost", "[::1]"]

/**
 * Whether a request is meant for this server. A page that a browser loaded from elsewhere can make its own name lead here (DNS
 * rebinding); its name then stands in `Host`, and in `Origin`.
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
