import { networkOf } from "../address/network-of.ts"
import type { TrustedProxies } from "../address/trusted-proxies.ts"
import type { ConnectionHolder } from "./open-connection.ts"
import type { ArrivingRequest } from "./pending-bytes.ts"

/** Clients that trusted proxies name by no address, such as `unknown`, count as one address. */
const unnamed = "unknown"

/** The addresses that have connections or forwarded requests. An address without either is removed. */
export class ConnectionHolders {
  readonly #proxies: TrustedProxies
  readonly #byAddress = new Map<string, ConnectionHolder>()

  /** @param proxies trusted proxies; their connections count for the clients that they forward */
  constructor(proxies: TrustedProxies) {
    this.#proxies = proxies
  }

  /** The holder of a connection of an address; undefined for a trusted proxy. */
  ofConnection(address: string): ConnectionHolder | undefined {
    return this.#proxies.trusts(address) ? undefined : this.#of(networkOf(address))
  }

  /** The client of a request that a trusted proxy forwards; undefined where the client is a trusted proxy itself. */
  ofForwarded(request: ArrivingRequest): ConnectionHolder | undefined {
    const address = this.#proxies.forwardedFor(request)
    return address === undefined ? this.#of(unnamed) : this.ofConnection(address)
  }

  /** Counts one more connection or forwarded request of a holder. */
  hold(holder: ConnectionHolder): void {
    holder.held += 1
    this.#byAddress.set(holder.address, holder)
  }

  /** Counts one less, and removes a holder without any. */
  release(holder: ConnectionHolder): void {
    holder.held -= 1
    if (holder.held === 0) this.#byAddress.delete(holder.address)
  }

  #of(address: string): ConnectionHolder {
    const known = this.#byAddress.get(address)
    return known ?? { address, held: 0, connections: new Set(), waiting: new Set(), bytes: 0, pending: new Set() }
  }
}
