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

/** Requests of those whom trusted proxies name by no address, such as `unknown`, are of one address. */
const unnamed = "unknown"

/** Connections of one address, and requests that trusted proxies forward for it. */
interface Holder {
  readonly address: string
  held: number
  /** Of its connections those without a request, the one that is so the longest first; see {@link OpenConnections.begin}. */
  readonly idle: Set<OpenConnection>
}

interface OpenConnection {
  readonly socket: Socket
  /** Undefined for a proxy that is trusted. */
  readonly holder: Holder | undefined
  /** Requests whose headers are there and whose answers are not. */
  readonly requests: Set<ArrivingRequest>
}

/** What is looked at of a request. */
type ArrivingRequest = Pick<IncomingMessage, "headers" | "socket" | "complete">

/** What came of a request that began. */
export interface BegunRequest {
  /** Whether as many requests as may be are forwarded for the same address already. */
  readonly isRefused: boolean
  /** To be called once, when the request is answered or its connection lost. */
  end(): void
}

/**
 * The connections of servers, of which one address has a share. Where there is no room for one more, the one that has been without a request
 * for the longest is closed; half of a request, of its headers or of its body, is no request.
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
    const connection: OpenConnection = { socket, holder, requests: new Set() }
    this.#open.set(socket, connection)
    if (holder !== undefined) this.#hold(holder)
    this.#rest(connection)
    socket.once("close", () => this.#remove(connection))
  }

  /** Begins a request, whose headers are there. One that is refused is one until the refusal is sent. */
  begin(request: ArrivingRequest): BegunRequest {
    const connection = this.#open.get(request.socket)
    // It has been closed meanwhile.
    if (connection === undefined) return { isRefused: false, end: () => {} }
    const client = connection.holder === undefined ? this.#clientOf(request) : undefined
    const isRefused = client !== undefined && client.held >= this.#shares.mostPerAddress
    const held = isRefused ? undefined : client
    if (held !== undefined) this.#hold(held)
    connection.requests.add(request)
    this.#leave(connection)
    // Where its body never comes it goes as one without a request does.
    if (!isComplete(request)) this.#rest(connection)
    return {
      isRefused,
      end: () => {
        connection.requests.delete(request)
        if (held !== undefined) this.#release(held)
        if (connection.requests.size > 0 || !this.#open.has(connection.socket)) return
        this.#leave(connection)
        this.#rest(connection)
      },
    }
  }

  /** For whom a trusted proxy asks; undefined where that is itself. */
  #clientOf(request: ArrivingRequest): Holder | undefined {
    const { proxies } = this.#shares
    const address = proxies.forwardedFor(request)
    if (address === undefined) return this.#holderOf(unnamed)
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

  #leave(connection: OpenConnection): void {
    this.#idle.delete(connection)
    connection.holder?.idle.delete(connection)
  }

  /** Closes the connection that has been without a request for the longest; false where there is none. */
  #evict(idle: ReadonlySet<OpenConnection>): boolean {
    for (const oldest of idle) {
      if (oldest.requests.size > 0 && [...oldest.requests].every(isComplete)) {
        // The rest of the body has come meanwhile.
        this.#leave(oldest)
        continue
      }
      this.#evicted += 1
      this.#remove(oldest)
      oldest.socket.destroy()
      return true
    }
    return false
  }

  #remove(connection: OpenConnection): void {
    if (!this.#open.delete(connection.socket)) return
    this.#leave(connection)
    if (connection.holder !== undefined) this.#release(connection.holder)
  }
}

/** Whether all of a request is there. Node says so of one without a body only after it has handed it over. */
function isComplete({ headers, complete }: ArrivingRequest): boolean {
  const { "content-length": length, "transfer-encoding": encoding } = headers
  return complete || (encoding === undefined && Number(length ?? 0) === 0)
}
