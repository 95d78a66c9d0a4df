import type { Socket } from "node:net"
import { plainAddress } from "../address/network-of.ts"
import type { TrustedProxies } from "../address/trusted-proxies.ts"
import type { AcceptBacklog } from "./accept-backlog.ts"
import { ConnectionHolders } from "./connection-holders.ts"
import { type ByteLimits, HeldBytes } from "./held-bytes.ts"
import {
  type ConnectionHolder,
  closeNow,
  type OpenConnection,
  type RunningRequest,
  waitsForCaller,
} from "./open-connection.ts"
import { type ArrivingRequest, bodyLength, type PendingBytes } from "./pending-bytes.ts"
import { Ranking } from "./ranking.ts"
import { UnreadBytes } from "./unread-bytes.ts"
import { WaitingConnections } from "./waiting-connections.ts"

/** Limits of connections and of the bytes held for them. */
export interface ConnectionShares extends ByteLimits {
  /** Maximum connections of all addresses together. */
  readonly most: number
  /** Maximum connections of one address, or of one IPv6 /64. */
  readonly mostPerAddress: number
  /** Trusted proxies; their connections count for the clients that they forward. */
  readonly proxies: TrustedProxies
  /** Counts event loop iterations while connections arrive. */
  readonly backlog: Pick<AcceptBacklog, "looks">
  /** Milliseconds; only differences matter. Default `performance.now`. */
  readonly clock?: () => number
}

/** A request that has begun, or its refusal. */
export interface BegunRequest {
  /** The address whose turn in the queue the request takes. */
  readonly caller: string
  /** The reason of a refusal: too many requests forwarded for the address, or too many bytes held. */
  readonly refusal: "requests" | "bytes" | undefined
  /** To be called when the whole response is written, with its bytes that the operating system has not accepted yet. */
  answered(unsent: number): void
  /** To be called once, when the response is sent or its connection lost. */
  end(): void
}

/**
 * The connections of servers; each address has a share. To make room for a new connection, one that waits for its caller is closed: one
 * without a request, with incomplete headers or an incomplete body, or with an unread response. If none waits, the address with the most
 * connections loses one.
 */
export class OpenConnections {
  readonly #shares: ConnectionShares
  readonly #bytes: HeldBytes
  readonly #now: () => number
  readonly #open = new Map<Socket, OpenConnection>()
  readonly #waiting: WaitingConnections
  readonly #holders: ConnectionHolders
  readonly #byConnections = new Ranking<ConnectionHolder>()
  #dropped = 0
  #evicted = 0

  constructor(shares: ConnectionShares) {
    this.#shares = shares
    this.#bytes = new HeldBytes(shares)
    this.#holders = new ConnectionHolders(shares.proxies)
    this.#now = shares.clock ?? (() => performance.now())
    this.#waiting = new WaitingConnections(() => ({ ms: this.#now(), look: shares.backlog.looks }))
  }

  /** Connections that were closed on arrival for lack of room. */
  get dropped(): number {
    return this.#dropped
  }

  /** Connections that were closed to make room. */
  get evicted(): number {
    return this.#evicted
  }

  /** Held bytes of request bodies and responses. */
  get heldBytes(): number {
    return this.#bytes.held
  }

  /**
   * Whether there is room for a connection of an address, after evicting another where possible. Cheaper than accepting a connection and
   * closing it.
   */
  admits(remoteAddress: string): boolean {
    const hasRoom = this.#makeRoom(this.#holders.ofConnection(plainAddress(remoteAddress) ?? ""))
    if (!hasRoom) this.#dropped += 1
    return hasRoom
  }

  /** Adds an accepted connection, or closes it. */
  add(socket: Socket): void {
    const holder = this.#holders.ofConnection(plainAddress(socket.remoteAddress ?? "") ?? "")
    if (!this.#makeRoom(holder)) {
      this.#dropped += 1
      socket.destroy()
      return
    }
    const connection: OpenConnection = {
      socket,
      holder,
      requests: new Set(),
      client: undefined,
      waitsSince: 0,
      waitsSinceLook: 0,
      unread: new UnreadBytes(socket),
    }
    this.#open.set(socket, connection)
    if (holder !== undefined) {
      this.#holders.hold(holder)
      holder.connections.add(connection)
      this.#byConnections.set(holder, holder.connections.size)
    }
    this.#waiting.add(connection)
    socket.once("close", () => this.#remove(connection))
  }

  /** Begins a request whose headers have arrived. A refused request counts until the refusal is sent. */
  begin(request: ArrivingRequest): BegunRequest {
    const { socket } = request
    const connection = this.#open.get(socket)
    // The connection has been closed meanwhile.
    if (connection === undefined) return { caller: "", refusal: undefined, answered: () => {}, end: () => {} }
    const client = connection.holder ?? this.#holders.ofForwarded(request)
    const isForwarded = connection.holder === undefined && client !== undefined
    const hasShare = !isForwarded || client.held < this.#shares.mostPerAddress
    const bytes = this.#countedLength(request)
    const hasRoom = bytes === 0 || this.#bytes.makeRoom(client, bytes, this.#evictPending)
    const refusal = hasShare ? (hasRoom ? undefined : "bytes") : "requests"
    const ends: (() => void)[] = []
    if (isForwarded && refusal === undefined) {
      this.#holders.hold(client)
      this.#join(connection, client)
      ends.push(() => {
        this.#holders.release(client)
        this.#leave(connection)
      })
    }
    const hold = (held: number, of: ArrivingRequest | undefined) => {
      const pending = { socket, request: of, bytes: held, since: this.#now(), bytesBefore: socket.bytesRead }
      this.#bytes.hold(client, pending)
      ends.push(() => this.#bytes.release(pending))
    }
    if (bytes > 0 && refusal === undefined) hold(bytes, request)
    connection.unread.ask()
    const running: RunningRequest = { request, isAnswered: false }
    connection.requests.add(running)
    this.#settle(connection)
    return {
      caller: client?.address ?? "",
      refusal,
      answered: (unsent) => {
        if (unsent === 0 || !this.#open.has(socket)) return
        // These bytes are in memory already; `makeRoom` evicts others for them.
        this.#bytes.makeRoom(client, unsent, this.#evictPending)
        hold(unsent, undefined)
        running.isAnswered = true
        this.#settle(connection)
      },
      end: () => {
        connection.requests.delete(running)
        for (const end of ends) end()
        if (connection.requests.size === 0 && this.#open.has(socket)) this.#settle(connection)
      },
    }
  }

  /** Closes connections whose callers send or read too slowly. Returns the sockets of late bodies, which the caller answers before closing them. */
  closeSlow(): readonly Socket[] {
    return this.#bytes.tooSlow(this.#now()).flatMap(({ socket, request }) => {
      this.#evicted += 1
      if (request !== undefined) return [socket]
      socket.resetAndDestroy()
      return []
    })
  }

  /** A body longer than the share of an address is not counted: the service refuses it before reading it. */
  #countedLength(request: ArrivingRequest): number {
    const bytes = bodyLength(request)
    return bytes > this.#shares.maxHeldBytesPerAddress ? 0 : bytes
  }

  /** Updates whether a connection waits for its caller. One that starts to wait again goes to the end of the eviction order. */
  #settle(connection: OpenConnection): void {
    this.#waiting.remove(connection)
    if (waitsForCaller(connection)) this.#waiting.add(connection)
  }

  #makeRoom(holder: ConnectionHolder | undefined): boolean {
    const { most, mostPerAddress } = this.#shares
    if (holder !== undefined && holder.held >= mostPerAddress && !this.#evict(this.#waiting.oldestOf(holder)))
      return false
    return (
      this.#open.size < most ||
      this.#evict(this.#waiting.next()) ||
      this.#evict(this.#oldestOfLargest(holder)) ||
      (holder !== undefined && this.#evict(this.#waiting.oldestOf(holder)))
    )
  }

  /**
   * The oldest connection of the address with the most connections, if that has more than the new connection's address would have. The client
   * behind a new proxy connection is not known yet.
   */
  #oldestOfLargest(holder: ConnectionHolder | undefined): OpenConnection | undefined {
    const largest = this.#byConnections.largest
    if (largest === undefined || largest.connections.size <= (holder?.connections.size ?? 0) + 1) return undefined
    const [oldest] = largest.connections
    return oldest
  }

  /** Assigns a proxy connection to the client whose request it carries, for the duration of that request. */
  #join(connection: OpenConnection, client: ConnectionHolder): void {
    this.#leave(connection)
    connection.client = client
    client.connections.add(connection)
    this.#byConnections.set(client, client.connections.size)
  }

  #leave(connection: OpenConnection): void {
    const { client } = connection
    connection.client = undefined
    if (client === undefined) return
    client.connections.delete(connection)
    this.#byConnections.set(client, client.connections.size)
  }

  readonly #evictPending = ({ socket }: PendingBytes): void => {
    this.#evict(this.#open.get(socket))
  }

  /** Closes a connection; false without one. */
  #evict(connection: OpenConnection | undefined): boolean {
    if (connection === undefined) return false
    this.#evicted += 1
    this.#remove(connection)
    closeNow(connection)
    return true
  }

  #remove(connection: OpenConnection): void {
    if (!this.#open.delete(connection.socket)) return
    this.#waiting.remove(connection)
    this.#leave(connection)
    const { holder } = connection
    if (holder === undefined) return
    holder.connections.delete(connection)
    this.#byConnections.set(holder, holder.connections.size)
    this.#holders.release(holder)
  }
}
