import { networkOf } from "../address/network-of.ts"
import type { TrustedProxies } from "../address/trusted-proxies.ts"
import type { ConnectionHolder } from "./open-connection.ts"
import type { ArrivingRequest } from "./pending-bytes.ts"

/** Requests of those whom trusted proxies name by no address, such as `unknown`, are of one address. */
const unnamed = "unknown"

/** The addresses that have connections, or for which requests are forwarded. Those that have neither are forgotten. */
export class ConnectionHolders {
  readonly #proxies: TrustedProxies
  readonly #byAddress = new Map<string, ConnectionHolder>()

  /** @param proxies whose connections are those of the clients for whom they ask */
  constructor(proxies: TrustedProxies) {
    this.#proxies = proxies
  }

  /** Whose a connection of an address is; undefined where that is a proxy that is trusted. */
  ofConnection(address: string): ConnectionHolder | undefined {
    return this.#proxies.trusts(address) ? undefined : this.#of(networkOf(address))
  }

  /** For whom a trusted proxy asks; undefined where that is itself. */
  ofForwarded(request: ArrivingRequest): ConnectionHolder | undefined {
    const address = this.#proxies.forwardedFor(request)
    return address === undefined ? this.#of(unnamed) : this.ofConnection(address)
  }

  /** Counts one more of an address. */
  hold(holder: ConnectionHolder): void {
    holder.held += 1
    this.#byAddress.set(holder.address, holder)
  }

  /** Counts one less. */
  release(holder: ConnectionHolder): void {
    holder.held -= 1
    if (holder.held === 0) this.#byAddress.delete(holder.address)
  }

  #of(address: string): ConnectionHolder {
    const known = this.#byAddress.get(address)
    return known ?? { address, held: 0, connections: new Set(), waiting: new Set(), bytes: 0, pending: new Set() }
  }
}
