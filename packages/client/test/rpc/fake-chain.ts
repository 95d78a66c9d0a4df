import type { RpcSocketConstructor } from "../../src/rpc/index.ts"

interface FakeBlock {
  readonly number: string
  readonly hash: string
  readonly parentHash: string
}

interface FakeLog {
  readonly blockNumber: string
  readonly blockHash: string
  readonly logIndex: string
  readonly removed: boolean
}

const hex = (value: number) => `0x${value.toString(16)}`

/** A chain with a log in each block, and the WebSockets of a node for it, which answer synchronously and in order. */
export class FakeChain {
  /** All blocks, starting with block 0. */
  blocks: FakeBlock[] = []
  /** The URLs of all connections. */
  readonly urls: string[] = []
  /** The calls on all connections: the method and its first parameter. */
  readonly calls: (readonly [method: string, first: unknown])[] = []
  /** The behaviour of new connections: open, refused, or hanging. */
  connecting: "opens" | "refuses" | "hangs" = "opens"
  /** Methods that get no response. */
  readonly silent = new Set<string>()
  /** Errors by method. */
  readonly errors = new Map<string, { readonly code: number; readonly message: string }>()
  /** Called before a method is answered. */
  before: (method: string) => void = () => {}
  readonly sockets = new Set<FakeSocket>()
  readonly WebSocket: RpcSocketConstructor
  #made = 0

  constructor() {
    const chain = this
    this.WebSocket = class extends FakeSocket {
      constructor(url: string) {
        super(chain)
        chain.urls.push(url)
      }
    }
    this.mine(3)
  }

  logsOf({ number, hash }: FakeBlock): FakeLog {
    return { blockNumber: number, blockHash: hash, logIndex: "0x0", removed: false }
  }

  /** Makes blocks, and notifies all connections. */
  mine(count = 1): void {
    for (let made = 0; made < count; made += 1) {
      const parentHash = this.blocks.at(-1)?.hash ?? "0x"
      const block = { number: hex(this.blocks.length), hash: `h${++this.#made}`, parentHash }
      this.blocks.push(block)
      this.tell("newHeads", block)
      this.tell("logs", this.logsOf(block))
    }
  }

  /** Removes blocks, and notifies about their logs as removed. */
  drop(count: number): void {
    for (const block of this.blocks.splice(-count).reverse())
      this.tell("logs", { ...this.logsOf(block), removed: true })
  }

  tell(subject: string, result: unknown): void {
    for (const socket of this.sockets) if (socket.subject === subject) socket.notify(result)
  }

  /** Ends all connections. */
  cut(): void {
    for (const socket of this.sockets) socket.end()
  }

  answer(method: string, params: readonly unknown[]): unknown {
    this.before(method)
    const [first] = params
    this.calls.push([method, first])
    if (method === "eth_blockNumber") return hex(this.blocks.length - 1)
    if (method === "eth_getBlockByNumber") {
      const block = first === "latest" ? this.blocks.at(-1) : this.blocks[Number(first)]
      return block ? { ...block, transactions: [], uncles: [], totalDifficulty: "0x0" } : null
    }
    const { fromBlock, toBlock } = first as { readonly fromBlock: string; readonly toBlock: string }
    return this.blocks.slice(Number(fromBlock), Number(toBlock) + 1).map((block) => this.logsOf(block))
  }
}

class FakeSocket {
  onopen: (() => void) | null = null
  onmessage: ((event: { readonly data: unknown }) => void) | null = null
  onerror: ((event: object) => void) | null = null
  onclose: ((event: { readonly code: number }) => void) | null = null
  subject: unknown
  isClosed = false
  readonly #chain: FakeChain

  constructor(chain: FakeChain) {
    this.#chain = chain
    queueMicrotask(() => {
      if (chain.connecting === "refuses") this.onerror?.({})
      if (chain.connecting !== "opens" || this.isClosed) return
      chain.sockets.add(this)
      this.onopen?.()
    })
  }

  send(text: string): void {
    const { id, method, params } = JSON.parse(text)
    queueMicrotask(() => {
      if (this.isClosed || this.#chain.silent.has(method)) return
      const error = this.#chain.errors.get(method)
      if (error !== undefined) return this.receive({ id, error })
      if (method !== "eth_subscribe") return this.receive({ id, result: this.#chain.answer(method, params) })
      this.#chain.calls.push([method, params[0]])
      this.subject = params[0]
      this.receive({ id, result: "0x7" })
    })
  }

  receive(message: object): void {
    this.receiveText(JSON.stringify({ jsonrpc: "2.0", ...message }))
  }

  receiveText(data: unknown): void {
    this.onmessage?.({ data })
  }

  notify(result: unknown, subscription = "0x7"): void {
    this.receive({ method: "eth_subscription", params: { subscription, result } })
  }

  close(): void {
    this.isClosed = true
    this.#chain.sockets.delete(this)
  }

  end(): void {
    this.close()
    this.onclose?.({ code: 1006 })
  }
}
