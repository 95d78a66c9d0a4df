import type { SimulatedBlock } from "../chain/block.ts"
import { hexQuantity } from "../chain/hex.ts"
import type { Life } from "../life.ts"
import type { Random } from "../random.ts"
import type { VirtualClock } from "../virtual-clock.ts"
import type { SimulatedEndpoint } from "./endpoint.ts"

/** Notifies subscribers of new blocks, with faults. */
export class Feed {
  readonly #random: Random
  readonly #clock: VirtualClock
  readonly #endpoint: SimulatedEndpoint
  readonly #sockets = new Set<Socket>()
  /** The probability of a fault with each block. */
  faults = 0

  constructor(endpoint: SimulatedEndpoint, clock: VirtualClock, random: Random) {
    this.#endpoint = endpoint
    this.#clock = clock
    this.#random = random
  }

  /** The WebSocket class that a process uses. */
  socketClass(life: Life): typeof globalThis.WebSocket {
    const feed = this
    return class extends Socket {
      constructor() {
        super(feed, life)
        feed.connect(this)
      }
    } as unknown as typeof globalThis.WebSocket
  }

  connect(socket: Socket): void {
    const { always } = this.#endpoint.mood
    if (always === "hanging") return
    const fails = always === "refused" || this.#random.chance(this.faults)
    this.#after(() => (fails ? socket.fail() : socket.open()))
  }

  /** A message that a process sends. */
  received(socket: Socket, text: string): void {
    const { id, method } = JSON.parse(text)
    const { always } = this.#endpoint.mood
    if (always === "hanging" || this.#random.chance(this.faults / 2)) return
    const result = method === "eth_chainId" ? hexQuantity(this.#endpoint.chainId) : subscription
    if (method === "eth_subscribe") this.#sockets.add(socket)
    this.#after(() => socket.tell({ jsonrpc: "2.0", id, result }))
  }

  left(socket: Socket): void {
    this.#sockets.delete(socket)
  }

  /** Announces the blocks of the chain that the node shows, up to the current tip. */
  announce(count: number): void {
    if (this.#sockets.size === 0) return
    const random = this.#random
    if (this.#endpoint.mood.always === "refused") {
      this.#breakOff()
      return
    }
    const blocks: SimulatedBlock[] = []
    for (
      let block: SimulatedBlock | undefined = this.#endpoint.tip();
      block && blocks.length < count;
      block = block.parent
    )
      blocks.unshift(block)
    const kind = random.chance(this.faults) ? random.pick(feedFaults) : undefined
    if (kind === "breaks") {
      this.#breakOff()
      return
    }
    if (kind === "missing") blocks.splice(random.between(0, blocks.length - 1), random.between(1, blocks.length))
    if (kind === "twice") blocks.push(...blocks)
    if (kind === "otherOrder") blocks.reverse()
    const forks = this.#endpoint.forks()
    if (kind === "otherFork" && forks.length > 0) blocks.push(random.pick(forks))
    for (const block of blocks) this.#tell(block.header)
    if (kind === "garbage") this.#tell(random.pick<unknown>([null, {}, "0x", { ...blocks[0]?.header, hash: "0x12" }]))
  }

  #tell(result: unknown): void {
    const message = { jsonrpc: "2.0", method: "eth_subscription", params: { subscription, result } }
    for (const socket of this.#sockets) this.#after(() => socket.tell(message))
  }

  #breakOff(): void {
    for (const socket of this.#sockets) this.#after(() => socket.end())
    this.#sockets.clear()
  }

  #after(work: () => void): void {
    this.#clock.after(this.#random.spanning(1, 200), work)
  }
}

const subscription = "0x5"
const feedFaults = ["breaks", "missing", "twice", "otherOrder", "otherFork", "garbage"] as const

/** The process's side of a connection. */
class Socket {
  onopen: (() => void) | null = null
  onmessage: ((event: { readonly data: string }) => void) | null = null
  onerror: (() => void) | null = null
  onclose: (() => void) | null = null
  readonly #feed: Feed
  readonly #life: Life
  #isClosed = false

  constructor(feed: Feed, life: Life) {
    this.#feed = feed
    this.#life = life
  }

  send(text: string): void {
    this.#feed.received(this, text)
  }

  close(): void {
    this.#isClosed = true
    this.#feed.left(this)
  }

  open(): void {
    this.#hear(() => this.onopen?.())
  }

  tell(message: unknown): void {
    this.#hear(() => this.onmessage?.({ data: JSON.stringify(message) }))
  }

  fail(): void {
    this.#hear(() => this.onerror?.())
  }

  end(): void {
    this.#hear(() => this.onclose?.())
  }

  #hear(news: () => void): void {
    if (!this.#isClosed) this.#life.hear(news)
  }
}
