import { RpcError } from "@serac/wire/node"
import { NoNodeError } from "../nodes/ask-nodes.ts"
import { headOfBlock, readHead } from "./head.ts"
import { type FeedBlock, type FeedLog, HeadFeed } from "./head-feed.ts"
import { LogFeed } from "./log-feed.ts"
import { readLogs, takesLog } from "./log-filter.ts"
import type { NodeSocket, OpenNodeSocket } from "./node-socket.ts"
import { type FeedTopic, headsUpstream } from "./topic.ts"

/** A listener for events of a topic. */
export interface FeedListener {
  /** Receives the JSON of an event. */
  tell(result: string): void
  /** Called when events are lost; no further call follows. */
  lost(): void
}

/** How a feed connects to nodes. */
export interface ChainFeedOptions {
  /** URLs of the nodes' WebSockets, the best first. */
  readonly urls: () => readonly string[]
  readonly open: OpenNodeSocket
  /** Called with the URL of a node that cannot be reached, or that closed the connection. */
  readonly observe?: (url: string) => void
  /** Whether a node is behind others. The feed checks this regularly and connects to another node. Default: no node is. */
  readonly isBehind?: (url: string) => boolean
  /** Milliseconds to connect to a node before a subscription is refused. */
  readonly timeout: number
  /** Resolves after this many milliseconds. */
  readonly sleep: (milliseconds: number) => Promise<void>
}

/** Maximum topics of one chain. */
export const maxTopics = 8_192

/** Milliseconds between two checks whether the node is behind. */
const lagInterval = 5_000
const firstPause = 250
const maxReconnectPause = 5_000

interface Topic extends FeedTopic {
  readonly listeners: Set<FeedListener>
}

/** A caller that waits for a subscription at the node. */
interface UpstreamWaiter {
  resolve(): void
  reject(error: Error): void
}

/**
 * The events of one chain, for all callers over one connection to one node. When the connection ends, the feed connects to
 * the next node and fetches missed blocks and logs by number.
 */
export class ChainFeed {
  readonly #options: ChainFeedOptions
  readonly #topics = new Map<string, Topic>()
  readonly #heads: HeadFeed
  readonly #logs: LogFeed
  /** The current connection, its requested subscriptions, and those that the node has confirmed. */
  #socket: NodeSocket | undefined
  readonly #opening = new Set<string>()
  readonly #open = new Set<string>()
  readonly #waiters = new Map<string, Set<UpstreamWaiter>>()
  #isRunning = false

  constructor(options: ChainFeedOptions) {
    this.#options = options
    this.#logs = new LogFeed({
      fetch: async (hash) => readLogs(await this.#connected().call("eth_getLogs", `[{"blockHash":"${hash}"}]`)),
      isWanted: () => this.#ofLogs().length > 0,
      tell: (logs) => this.#tellLogs(logs),
      lost: () => {
        for (const { listeners } of this.#ofLogs()) for (const listener of [...listeners]) listener.lost()
      },
      pause: () => options.sleep(firstPause),
    })
    const changed = (isRemoved: boolean) => (block: FeedBlock) => {
      if (!isRemoved) this.#tell("newHeads", block.text)
      this.#logs.change(block, isRemoved)
    }
    this.#heads = new HeadFeed({ added: changed(false), removed: changed(true) })
  }

  /**
   * Subscribes a listener to a topic.
   *
   * @returns a function that ends the subscription
   * @throws RpcError with the node's error, or if there are too many topics
   * @throws NoNodeError if no node can be reached in time
   */
  async subscribe(wanted: FeedTopic, listener: FeedListener): Promise<() => void> {
    const topic = this.#topics.get(wanted.key) ?? { ...wanted, listeners: new Set() }
    if (topic.listeners.size === 0 && this.#topics.size >= maxTopics)
      throw new RpcError(-32005, "there are as many subscriptions as may be")
    this.#topics.set(topic.key, topic)
    const entry = { tell: (result: string) => listener.tell(result), lost: () => listener.lost() }
    topic.listeners.add(entry)
    try {
      if (!this.#open.has(topic.upstream)) await this.#opened(topic.upstream)
    } catch (error) {
      this.#leave(topic, entry)
      throw error
    }
    return () => this.#leave(topic, entry)
  }

  /** Ends all subscriptions without notice to the listeners, as when the last one leaves. */
  close(): void {
    this.#topics.clear()
    this.#logs.reset()
    this.#end()
  }

  #leave(topic: Topic, listener: FeedListener): void {
    topic.listeners.delete(listener)
    if (topic.listeners.size > 0 || this.#topics.get(topic.key) !== topic) return
    this.#topics.delete(topic.key)
    if (this.#ofLogs().length === 0) this.#logs.reset()
    // The node's subscription stays open until no topic is left: it costs little, and a listener may return.
    if (this.#topics.size === 0) this.#end()
  }

  #end(): void {
    this.#heads.reset()
    this.#socket?.close()
  }

  /** Resolves when a subscription at a node is open. */
  async #opened(upstream: string): Promise<void> {
    const waiters = this.#waiters.get(upstream) ?? new Set()
    this.#waiters.set(upstream, waiters)
    let waiter: UpstreamWaiter | undefined
    const opened = new Promise<void>((resolve, reject) => {
      waiter = { resolve, reject }
      waiters.add(waiter)
    })
    if (this.#socket !== undefined) void this.#openAt(this.#socket, upstream)
    if (!this.#isRunning) void this.#run()
    const late = this.#options.sleep(this.#options.timeout).then(() => {
      throw new NoNodeError(true, undefined)
    })
    try {
      await Promise.race([opened, late])
    } finally {
      late.catch(() => {})
      opened.catch(() => {})
      if (waiter !== undefined) waiters.delete(waiter)
    }
  }

  /** Opens a subscription at the connected node. */
  async #openAt(socket: NodeSocket, upstream: string): Promise<void> {
    if (this.#opening.has(upstream)) return
    this.#opening.add(upstream)
    try {
      await this.#subscribeAt(socket, upstream)
      if (socket !== this.#socket) return
      this.#open.add(upstream)
      for (const waiter of this.#waiters.get(upstream) ?? []) waiter.resolve()
    } catch (error) {
      const waiters = this.#waiters.get(upstream) ?? new Set()
      // Callers that wait for the first answer get the error. Without any, the connection is closed: another node may support the subscription.
      if (!(error instanceof RpcError) || waiters.size === 0) return socket.close()
      if (socket === this.#socket) this.#opening.delete(upstream)
      for (const waiter of waiters) waiter.reject(error)
    }
  }

  async #subscribeAt(socket: NodeSocket, upstream: string): Promise<void> {
    if (upstream !== headsUpstream) {
      await socket.subscribe(upstream, (result) => this.#tell(upstream, result))
      return
    }
    const fetch = async (number: number) => {
      const head = headOfBlock(await socket.call("eth_getBlockByNumber", `["0x${number.toString(16)}",false]`))
      return head?.number === number ? head : undefined
    }
    const follow = (head: ReturnType<typeof readHead>) => {
      // A failure shows in the end of the connection, or the next head fetches what is missing.
      if (head !== undefined && socket === this.#socket) this.#heads.follow(head, fetch).catch(() => {})
    }
    await socket.subscribe(upstream, (result) => follow(readHead(result)))
    const latest = headOfBlock(await socket.call("eth_getBlockByNumber", '["latest",false]'))
    if (latest === undefined) throw new Error("the node has no latest block")
    this.#heads.begin(latest)
    follow(latest)
  }

  /** Keeps a connection while there are topics. */
  async #run(): Promise<void> {
    this.#isRunning = true
    let pause = firstPause
    while (this.#topics.size > 0) {
      const hasServed = await this.#serve()
      pause = hasServed ? firstPause : Math.min(2 * pause, maxReconnectPause)
      if (this.#topics.size > 0) await this.#options.sleep(pause)
    }
    this.#isRunning = false
  }

  /** Connects to the first reachable node, and waits until the connection ends. @returns whether it served any subscription */
  async #serve(): Promise<boolean> {
    const { urls, open, observe = () => {} } = this.#options
    for (const url of urls()) {
      let end = () => {}
      const ended = new Promise<void>((resolve) => {
        end = resolve
      })
      const socket = await open(url, end).catch(() => undefined)
      if (socket === undefined) {
        observe(url)
        continue
      }
      this.#socket = socket
      for (const upstream of new Set([...this.#topics.values()].map((topic) => topic.upstream)))
        void this.#openAt(socket, upstream)
      if (this.#topics.size === 0) socket.close()
      void this.#leaveBehind(socket, url)
      await ended
      const hasServed = this.#open.size > 0
      this.#socket = undefined
      this.#opening.clear()
      this.#open.clear()
      if (this.#topics.size > 0) observe(url)
      return hasServed
    }
    return false
  }

  /** Closes a connection to a node that is behind while others advance. */
  async #leaveBehind(socket: NodeSocket, url: string): Promise<void> {
    const { isBehind, sleep } = this.#options
    while (isBehind !== undefined && socket === this.#socket) {
      await sleep(lagInterval)
      if (isBehind(url)) return socket.close()
    }
  }

  #connected(): NodeSocket {
    if (this.#socket === undefined) throw new Error("no node is connected")
    return this.#socket
  }

  #ofLogs(): readonly Topic[] {
    return [...this.#topics.values()].filter(({ filter }) => filter !== undefined)
  }

  #tell(key: string, result: string): void {
    for (const listener of [...(this.#topics.get(key)?.listeners ?? [])]) listener.tell(result)
  }

  #tellLogs(logs: readonly FeedLog[]): void {
    for (const { filter, key } of this.#ofLogs())
      for (const log of logs) if (filter !== undefined && takesLog(filter, log)) this.#tell(key, log.text)
  }
}
