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

/** How many connections there may be, and what may be held for them. */
export interface ConnectionShares extends ByteLimits {
  /** In all. */
  readonly most: number
  /** Of one address, or one network of 64 bits of IPv6. */
  readonly mostPerAddress: number
  /** Whose connections are those of the clients for whom they ask. */
  readonly proxies: TrustedProxies
  /** Tells how often all connections have been looked at. */
  readonly backlog: Pick<AcceptBacklog, "looks">
  /** Milliseconds, of which only differences matter. Default `performance.now`. */
  readonly clock?: () => number
}

/** What came of a request that began. */
export interface BegunRequest {
  /** The address whose turn it takes. */
  readonly caller: string
  /** Why it is refused: as many requests as may be are forwarded for its address already, or as much is held as may be. */
  readonly refusal: "requests" | "bytes" | undefined
  /** To be called when all of the answer is handed over, with the bytes of it that the system has not taken yet. */
  answered(unsent: number): void
  /** To be called once, when the answer is taken or its connection lost. */
  end(): void
}

/**
 * The connections of servers, of which one address has a share. Where there is no room for one more, one is closed that waits for its caller:
 * it has no request, half of one, of its headers or of its body, or an answer that is not read. Where none does, the address with the most
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

  /** Connections that were closed at once, since there was no room. */
  get dropped(): number {
    return this.#dropped
  }

  /** Connections that were closed to make room. */
  get evicted(): number {
    return this.#evicted
  }

  /** Bytes of bodies and answers that are held. */
  get heldBytes(): number {
    return this.#bytes.held
  }

  /** Whether there is room for a connection of an address, which is made where it can be. Costs less than a connection that is closed. */
  admits(remoteAddress: string): boolean {
    const hasRoom = this.#makeRoom(this.#holders.ofConnection(plainAddress(remoteAddress) ?? ""))
    if (!hasRoom) this.#dropped += 1
    return hasRoom
  }

  /** Takes a connection that has been opened, or closes it. */
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

  /** Begins a request, whose headers are there. One that is refused is one until the refusal is sent. */
  begin(request: ArrivingRequest): BegunRequest {
    const { socket } = request
    const connection = this.#open.get(socket)
    // It has been closed meanwhile.
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
        // It is there, whether there is room or not: others make it.
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

  /** Closes connections whose callers send or read too slowly. Returns those whose body is late, which are to be told. */
  closeSlow(): readonly Socket[] {
    return this.#bytes.tooSlow(this.#now()).flatMap(({ socket, request }) => {
      this.#evicted += 1
      if (request !== undefined) return [socket]
      socket.resetAndDestroy()
      return []
    })
  }

  /** A longer body than an address has room for is refused before it is read, by whoever answers. */
  #countedLength(request: ArrivingRequest): number {
    const bytes = bodyLength(request)
    return bytes > this.#shares.maxHeldBytesPerAddress ? 0 : bytes
  }

  /** Whether a connection waits for its caller now. One that does so anew is the last to go. */
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

  /** The oldest connection of the address that has the most, where that has more than who comes would have: of a proxy nobody knows yet. */
  #oldestOfLargest(holder: ConnectionHolder | undefined): OpenConnection | undefined {
    const largest = this.#byConnections.largest
    if (largest === undefined || largest.connections.size <= (holder?.connections.size ?? 0) + 1) return undefined
    const [oldest] = largest.connections
    return oldest
  }

  /** A proxy asks for a client on its connection, which is that client's for so long. */
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

  /** Closes a connection; false where there is none. */
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
