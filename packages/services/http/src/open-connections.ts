import type { IncomingMessage } from "node:http"
import type { Socket } from "node:net"
import { networkOf, plainAddress } from "./address/network-of.ts"
import type { TrustedProxies } from "./address/trusted-proxies.ts"

/** How many connections there may be. */
export interface ConnectionShares {
  /** In all. */
  readonly most: number
  /** Of one address, or one network of 64 bits of IPv6. */
  readonly mostPerAddress: number
  /** Whose connections are those of the clients for whom they ask. */
  readonly proxies: TrustedProxies
}

/** Connections of one address, and requests that trusted proxies forward for it. */
interface Holder {
  readonly address: string
  held: number
  /** Of its connections those without a request, the one that is so the longest first. */
  readonly idle: Set<OpenConnection>
}

interface OpenConnection {
  readonly socket: Socket
  /** Undefined for a proxy that is trusted. */
  readonly holder: Holder | undefined
  /** Requests whose headers are there and whose answers are not. */
  requests: number
}

/**
 * The connections of servers, of which one address has a share. Where there is no room for one more, the one that has been without a request
 * for the longest is closed; half of a request's headers are no request.
 */
export class OpenConnections {
  readonly #shares: ConnectionShares
  readonly #open = new Map<Socket, OpenConnection>()
  readonly #idle = new Set<OpenConnection>()
  readonly #holders = new Map<string, Holder>()
  #dropped = 0
  #evicted = 0

  constructor(shares: ConnectionShares) {
    this.#shares = shares
  }

  /** Connections that were closed at once, since there was no room. */
  get dropped(): number {
    return this.#dropped
  }

  /** Connections without a request that were closed for another one. */
  get evicted(): number {
    return this.#evicted
  }

  /** Takes a connection that has been opened, or closes it. */
  add(socket: Socket): void {
    const { most, mostPerAddress, proxies } = this.#shares
    const address = plainAddress(socket.remoteAddress ?? "") ?? ""
    const holder = proxies.trusts(address) ? undefined : this.#holderOf(networkOf(address))
    const hasRoom =
      (holder === undefined || holder.held < mostPerAddress || this.#evict(holder.idle)) &&
      (this.#open.size < most || this.#evict(this.#idle))
    if (!hasRoom) {
      this.#dropped += 1
      socket.destroy()
      return
    }
    const connection: OpenConnection = { socket, holder, requests: 0 }
    this.#open.set(socket, connection)
    if (holder !== undefined) this.#hold(holder)
    this.#rest(connection)
    socket.once("close", () => this.#remove(connection))
  }

  /**
   * Begins a request.
   *
   * @returns what ends it, to be called once; undefined where as many requests as may be are forwarded for the same address already
   */
  begin(request: Pick<IncomingMessage, "headers" | "socket">): (() => void) | undefined {
    const connection = this.#open.get(request.socket)
    // It has been closed meanwhile.
    if (connection === undefined) return () => {}
    const client = connection.holder === undefined ? this.#clientOf(request) : undefined
    if (client !== undefined && client.held >= this.#shares.mostPerAddress) return undefined
    if (client !== undefined) this.#hold(client)
    connection.requests += 1
    this.#idle.delete(connection)
    connection.holder?.idle.delete(connection)
    return () => {
      connection.requests -= 1
      if (client !== undefined) this.#release(client)
      if (connection.requests === 0 && this.#open.has(connection.socket)) this.#rest(connection)
    }
  }

  /** For whom a trusted proxy asks; undefined where that is itself. */
  #clientOf(request: Pick<IncomingMessage, "headers" | "socket">): Holder | undefined {
    const { proxies } = this.#shares
    const address = proxies.clientOf(request)
    return proxies.trusts(address) ? undefined : this.#holderOf(networkOf(address))
  }

  #holderOf(address: string): Holder {
    return this.#holders.get(address) ?? { address, held: 0, idle: new Set() }
  }

  #hold(holder: Holder): void {
    holder.held += 1
    this.#holders.set(holder.address, holder)
  }

  #release(holder: Holder): void {
    holder.held -= 1
    if (holder.held === 0) this.#holders.delete(holder.address)
  }

  #rest(connection: OpenConnection): void {
    this.#idle.add(connection)
    connection.holder?.idle.add(connection)
  }

  /** Closes the connection that has been without a request for the longest; false where there is none. */
  #evict(idle: ReadonlySet<OpenConnection>): boolean {
    const [oldest] = idle
    if (oldest === undefined) return false
    this.#evicted += 1
    this.#remove(oldest)
    oldest.socket.destroy()
    return true
  }

  #remove(connection: OpenConnection): void {
    if (!this.#open.delete(connection.socket)) return
    this.#idle.delete(connection)
    connection.holder?.idle.delete(connection)
    if (connection.holder !== undefined) this.#release(connection.holder)
  }
}
