import { isIP, type LookupFunction } from "node:net"
import { buildConnector } from "undici"
import type { IsAllowed } from "./allowed-hosts.ts"
import type { Resolve } from "./resolve.ts"

/** A host has no address that may be connected to. */
export class RefusedAddressError extends Error {
  override readonly name = "RefusedAddressError"
  readonly code = "REFUSED_ADDRESS"
}

/** Maximum addresses of one host that are tried. */
const maxAddresses = 8

/** Which addresses may be connected to, and how names are resolved. */
export interface ConnectorOptions {
  readonly isAllowed: IsAllowed
  readonly isPublic: (address: string) => boolean
  readonly resolve: Resolve
  /** Milliseconds. */
  readonly timeout: number
}

/**
 * Connects to public addresses only. A name is resolved once for a connection, and the connection uses exactly the checked
 * addresses, so a second, different DNS answer has no effect.
 */
export function guardedConnector({
  isAllowed,
  isPublic,
  resolve,
  timeout,
}: ConnectorOptions): buildConnector.connector {
  const lookup: LookupFunction = (hostname, options, callback) => {
    resolve(hostname).then(
      (found) => {
        const addresses = found
          .filter((address) => isIP(address) && isPublic(address))
          .slice(0, maxAddresses)
          .map((address) => ({ address, family: isIP(address) }))
        const [first] = addresses
        if (!first) callback(new RefusedAddressError("no public address"), "", 0)
        else if (options.all) callback(null, addresses)
        else callback(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => callback(error, "", 0),
    )
  }
  const toPublic = buildConnector({ lookup, timeout, allowH2: false })
  const toAllowed = buildConnector({ timeout, allowH2: false })

  return (options, callback) => {
    const port = Number(options.port || (options.protocol === "https:" ? 443 : 80))
    if (isAllowed(options.hostname, port)) return toAllowed(options, callback)
    const refuse = () => callback(new RefusedAddressError("no public address"), null)
    if (isIP(options.hostname) && !isPublic(options.hostname)) return refuse()
    toPublic(options, (...[error, socket]) => {
      if (error) return callback(error, null)
      // A second check, in case the checks above have a gap.
      if (socket.remoteAddress !== undefined && !isPublic(socket.remoteAddress)) {
        socket.destroy()
        return refuse()
      }
      callback(null, socket)
    })
  }
}
