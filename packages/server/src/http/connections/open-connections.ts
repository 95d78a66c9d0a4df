import type { Socket } from "node:net"
import { networkOf, plainAddress } from "../address/network-of.ts"
import type { TrustedProxies } from "../address/trusted-proxies.ts"
import { type ByteLimits, type BytesHolder, HeldBytes } from "./held-bytes.ts"
import { type ArrivingRequest, bodyLength, isComplete, type PendingBytes } from "./pending-bytes.ts"
import { Ranking } from "./ranking.ts"

/** How many connections there may be, and what may be held for them. */
export interface ConnectionShares extends ByteLimits {
  /** In all. */
  readonly most: number
  /** Of one address, or one network of 64 bits of IPv6. */
  readonly mostPerAddress: number
  /** Whose connections are those of the clients for whom they ask. */
  readonly proxies: TrustedProxies
  /** Milliseconds, of which only differences matter. Default `performance.now`. */
  readonly clock?: () => number
}

/** Requests of those whom trusted proxies name by no address, such as `unknown`, are of one address. */
const unnamed = "unknown"
/** Milliseconds for which whoever has just come is left time to ask, unless he has more connections than others. */
const newMs = 20

/** Connections of one address, and requests that trusted proxies forward for it. */
interface Holder extends BytesHolder {
  readonly address: string
  held: number
  readonly connections: Set<OpenConnection>
  /** Of its connections those that wait for it, the one that does the longest first; see {@link OpenConnections.begin}. */
  readonly waiting: Set<OpenConnection>
}

interface OpenConnection {
  readonly socket: Socket
  /** Undefined for a proxy that is trusted. */
  readonly holder: Holder | undefined
  /** Requests whose headers are there and which have not ended. */
  readonly requests: Set<RunningRequest>
  /** Since when it has waited for its caller, by `performance.now`, where it does. */
  waitsSince: number
}

interface RunningRequest {
  readonly request: ArrivingRequest
  isAnswered: boolean
}

/** What came of a request that began. */
export interface BegunRequest {
  /** The address whose turn it takes. */
  readonly caller: string
  /** Why it is refused: as many requests as may be are forwarded for its address already, or as much is held as may be. */
  readonly refusal: "requests" | "bytes" | undefined
  /** To be called when all of the answer is handed over, with the bytes that the caller has yet to take. */
  answered(bytes: number): void
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
  readonly #waiting = new Set<OpenConnection>()
  readonly #holders = new Map<string, Holder>()
  readonly #byConnections = new Ranking<Holder>()
  readonly #byWaiting = new Ranking<Holder>()
  #dropped = 0
  #evicted = 0

  constructor(shares: ConnectionShares) {
    this.#shares = shares
    this.#bytes = new HeldBytes(shares)
    this.#now = shares.clock ?? (() => performance.now())
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

  /** Takes a connection that has been opened, or closes it. */
  add(socket: Socket): void {
    const { proxies } = this.#shares
    const address = plainAddress(socket.remoteAddress ?? "") ?? ""
    const holder = proxies.trusts(address) ? undefined : this.#holderOf(networkOf(address))
    if (!this.#makeRoom(holder)) {
      this.#dropped += 1
      socket.destroy()
      return
    }
    const connection: OpenConnection = { socket, holder, requests: new Set(), waitsSince: 0 }
    this.#open.set(socket, connection)
    if (holder !== undefined) {
      this.#hold(holder)
      holder.connections.add(connection)
      this.#byConnections.set(holder, holder.connections.size)
    }
    this.#wait(connection)
    socket.once("close", () => this.#remove(connection))
  }

  /** Begins a request, whose headers are there. One that is refused is one until the refusal is sent. */
  begin(request: ArrivingRequest): BegunRequest {
    const { socket } = request
    const connection = this.#open.get(socket)
    // It has been closed meanwhile.
    if (connection === undefined) return { caller: "", refusal: undefined, answered: () => {}, end: () => {} }
    const client = connection.holder ?? this.#clientOf(request)
    const isForwarded = connection.holder === undefined && client !== undefined
    const hasShare = !isForwarded || client.held < this.#shares.mostPerAddress
    const bytes = this.#countedLength(request)
    const hasRoom = bytes === 0 || this.#bytes.makeRoom(client, bytes, this.#evictPending)
    const refusal = hasShare ? (hasRoom ? undefined : "bytes") : "requests"
    const ends: (() => void)[] = []
    if (isForwarded && refusal === undefined) {
      this.#hold(client)
      ends.push(() => this.#release(client))
    }
    const hold = (held: number, of: ArrivingRequest | undefined) => {
      const pending = { socket, request: of, bytes: held, since: this.#now(), bytesBefore: socket.bytesRead }
      this.#bytes.hold(client, pending)
      ends.push(() => this.#bytes.release(pending))
    }
    if (bytes > 0 && refusal === undefined) hold(bytes, request)
    const running: RunningRequest = { request, isAnswered: false }
    connection.requests.add(running)
    this.#settle(connection)
    return {
      caller: client?.address ?? "",
      refusal,
      answered: (bytes) => {
        if (bytes === 0 || !this.#open.has(socket)) return
        // It is there, whether there is room or not: others make it.
        this.#bytes.makeRoom(client, bytes, this.#evictPending)
        hold(bytes, undefined)
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
      closeNow(socket, true)
      return []
    })
  }

  /** For whom a trusted proxy asks; undefined where that is itself. */
  #clientOf(request: ArrivingRequest): Holder | undefined {
    const { proxies } = this.#shares
    const address = proxies.forwardedFor(request)
    if (address === undefined) return this.#holderOf(unnamed)
    return proxies.trusts(address) ? undefined : this.#holderOf(networkOf(address))
  }

  /** A longer body than an address has room for is refused before it is read, by whoever answers. */
  #countedLength(request: ArrivingRequest): number {
    const bytes = bodyLength(request)
    return bytes > this.#shares.maxHeldBytesPerAddress ? 0 : bytes
  }

  #holderOf(address: string): Holder {
    const known = this.#holders.get(address)
    return known ?? { address, held: 0, connections: new Set(), waiting: new Set(), bytes: 0, pending: new Set() }
  }

  #hold(holder: Holder): void {
    holder.held += 1
    this.#holders.set(holder.address, holder)
  }

  #release(holder: Holder): void {
    holder.held -= 1
    if (holder.held === 0) this.#holders.delete(holder.address)
  }

  /** Whether a connection waits for its caller now. One that does so anew is the last to go. */
  #settle(connection: OpenConnection): void {
    this.#leave(connection)
    if (isWaiting(connection)) this.#wait(connection)
  }

  #wait(connection: OpenConnection): void {
    const { holder } = connection
    connection.waitsSince = this.#now()
    this.#waiting.add(connection)
    if (holder === undefined) return
    holder.waiting.add(connection)
    this.#byWaiting.set(holder, holder.waiting.size)
  }

  #leave(connection: OpenConnection): void {
    const { holder } = connection
    this.#waiting.delete(connection)
    if (holder === undefined) return
    holder.waiting.delete(connection)
    this.#byWaiting.set(holder, holder.waiting.size)
  }

  #makeRoom(holder: Holder | undefined): boolean {
    const { most, mostPerAddress } = this.#shares
    if (holder !== undefined && holder.held >= mostPerAddress && !this.#evictOldest(holder.waiting)) return false
    return (
      this.#open.size < most ||
      this.#evictWaiting() ||
      this.#takeFromLargest(holder) ||
      (holder !== undefined && this.#evictOldest(holder.waiting))
    )
  }

  /** Closes a connection of the address of which the most wait, else the one that has waited for the longest; false where none waits long enough. */
  #evictWaiting(): boolean {
    const before = this.#now() - newMs
    const largest = this.#byWaiting.largest
    return (
      (largest !== undefined && this.#evictOldest(largest.waiting, before)) || this.#evictOldest(this.#waiting, before)
    )
  }

  /** Closes the oldest connection of the address that has the most, where that has more than who comes would have. */
  #takeFromLargest(holder: Holder | undefined): boolean {
    const largest = this.#byConnections.largest
    if (holder === undefined || largest === undefined) return false
    if (largest.connections.size <= holder.connections.size + 1) return false
    const [oldest] = largest.connections
    this.#evict(oldest as OpenConnection)
    return true
  }

  /** Closes the connection that has waited for the longest; false where there is none, or it has not since before then. */
  #evictOldest(waiting: ReadonlySet<OpenConnection>, before = Number.POSITIVE_INFINITY): boolean {
    for (const oldest of waiting) {
      // The rest of the body has come meanwhile.
      if (!isWaiting(oldest)) this.#leave(oldest)
      else if (oldest.waitsSince > before) return false
      else {
        this.#evict(oldest)
        return true
      }
    }
    return false
  }

  readonly #evictPending = ({ socket }: PendingBytes): void => {
    const connection = this.#open.get(socket)
    if (connection !== undefined) this.#evict(connection)
  }

  #evict(connection: OpenConnection): void {
    this.#evicted += 1
    this.#remove(connection)
    closeNow(
      connection.socket,
      [...connection.requests].some(({ isAnswered }) => isAnswered),
    )
  }

  #remove(connection: OpenConnection): void {
    if (!this.#open.delete(connection.socket)) return
    this.#leave(connection)
    const { holder } = connection
    if (holder === undefined) return
    holder.connections.delete(connection)
    this.#byConnections.set(holder, holder.connections.size)
    this.#release(holder)
  }
}

function isWaiting({ requests }: OpenConnection): boolean {
  if (requests.size === 0) return true
  return [...requests].some(({ request, isAnswered }) => isAnswered || !isComplete(request))
}

/** @param isUnread whether there is an answer that is not read, which the system would keep for whoever never reads it */
function closeNow(socket: Socket, isUnread: boolean): void {
  if (isUnread) socket.resetAndDestroy()
  else socket.destroy()
}
