import { isIP } from "node:net"

/** The address at which a peer listens. */
export interface SocketAddress {
  /** An IPv4 or IPv6 address; names are not resolved. */
  readonly ip: string
  /** 1 to 65,535. */
  readonly port: number
}

/**
 * Parses an address in the nodes' format: `127.0.0.1:9651`, `[::1]:9651`.
 *
 * @throws {TypeError} for another text
 * @example
 * import { parseSocketAddress } from "@serac/wire/peer"
 *
 * parseSocketAddress("[::1]:9651") // { ip: "::1", port: 9651 }
 */
export function parseSocketAddress(text: string): SocketAddress {
  const [, bracketed, plain, digits = ""] = /^(?:\[([^\]]*)\]|([^:]*)):(\d{1,5})$/.exec(text) ?? []
  const ip = bracketed ?? plain ?? ""
  const port = Number(digits)
  if (isIP(ip) !== (bracketed === undefined ? 4 : 6) || port < 1 || port > 65_535)
    throw new TypeError(`"${text}" is no IP address with a port`)
  return { ip, port }
}

/** Formats an address like nodes. */
export const formatSocketAddress = ({ ip, port }: SocketAddress): string =>
  isIP(ip) === 6 ? `[${ip}]:${port}` : `${ip}:${port}`
