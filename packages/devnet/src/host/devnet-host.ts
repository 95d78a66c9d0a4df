import type { WireEndpoint, WireHandler } from "@serac/wire/node"
import { Devnet } from "../devnet.ts"
import type { DevnetOptions } from "../devnet-options.ts"
import type { Archive } from "../ledger/index.ts"
import type { Replacement } from "./replacement.ts"

/** Options of a host. */
export interface HostOptions extends DevnetOptions {
  /** A state of `Devnet.dump` to continue from. It determines seed, validators, history and upgrades. */
  readonly state?: string | undefined
  /** Creates an archive for each network without one of its own. Default: in memory. */
  readonly makeArchive?: (() => Archive) | undefined
}

/**
 * Holds the current devnet, and replaces it when it is reset. Callers always read the current one from the host.
 *
 * @example
 * import { DevnetHost } from "@serac/devnet"
 *
 * const host = await DevnetHost.open({ seed: "readme" })
 * await host.begin()
 * host.devnet.network.p.last.height // 0
 * host.close()
 */
export class DevnetHost {
  readonly #given: HostOptions
  readonly #listeners = new Set<() => void>()
  #current: Devnet | undefined
  #last: Promise<void> = Promise.resolve()
  #isClosed = false

  private constructor(options: HostOptions) {
    this.#given = options
  }

  /** Opens a host whose devnet has its P- and X-Chain; `begin` starts the rest. @throws {StateError} */
  static async open(options: HostOptions = {}): Promise<DevnetHost> {
    const host = new DevnetHost(options)
    const { state } = options
    const parts = host.#options
    host.#current = await (state === undefined ? Devnet.open(parts) : Devnet.load(state, parts))
    return host
  }

  /** The default options of the next network. */
  get #options(): HostOptions {
    const { archive = this.#given.makeArchive?.() } = this.#given
    return { ...this.#given, archive, replace: (next) => this.replace(next) }
  }

  /** The current devnet. */
  get devnet(): Devnet {
    return this.#current as Devnet
  }

  /** Handles a request with the node of the current devnet. */
  readonly handle: WireHandler = (request) => this.devnet.node.handle(request)

  /** The endpoint at a path. */
  find(path: string): WireEndpoint | undefined {
    return this.devnet.node.find(path)
  }

  /** Starts the node of the current devnet. */
  start(): void {
    this.devnet.node.start()
  }

  /** Starts the C-Chain and the L1s, unless they are part of a loaded state; see {@link Devnet.begin}. Replacements wait for it. */
  begin(pause?: () => Promise<void>): Promise<void> {
    return this.#first(this.#given.state === undefined ? this.devnet.begin(pause) : Promise.resolve())
  }

  /**
   * Fills the history of its devnet, see {@link Devnet.fillHistory}. Replacements wait for it.
   *
   * @param after - settles before the history starts. Default: it starts at once
   */
  fillHistory(onProgress?: (share: number) => void, after?: PromiseLike<unknown>): Promise<void> {
    const { devnet } = this
    const fill = () => devnet.fillHistory(onProgress)
    return this.#first(after === undefined ? fill() : Promise.resolve(after).then(fill, fill))
  }

  /** Delays replacements until a task has settled. */
  #first<T>(task: Promise<T>): Promise<T> {
    // Drops the task's result, so that a replaced devnet can be garbage collected.
    this.#last = Promise.allSettled([this.#last, task]).then(() => {})
    return task
  }

  /** Adds a listener that is called after each replacement. */
  onReplaced(listener: () => void): void {
    this.#listeners.add(listener)
  }

  /** Replaces the network; see {@link Replace}. Replacements run one at a time. */
  replace(next: Replacement): Promise<Devnet> {
    return this.#first(this.#last.then(() => this.#replace(next)))
  }

  async #replace(next: Replacement): Promise<Devnet> {
    if (this.#isClosed) throw new Error("the devnet is closed")
    const { days = 0, hasTraffic = days > 0, ...given } = this.#options
    const before = this.devnet
    const { clock } = before.network
    // A new network forks the same block, also if the chain has grown since, unless it names another.
    const { fork } = before.network
    const block = ("forkBlock" in next ? next.forkBlock : undefined) ?? fork?.block.hash
    const forked = given.fork && fork && { fork: { ...given.fork, block } }
    const options = {
      ...given,
      ...forked,
      hasTraffic,
      clock: { ...given.clock, start: clock.now(), isStopped: clock.isStopped },
    }
    const devnet = await ("state" in next ? Devnet.load(next.state, options) : Devnet.create({ ...options, ...next }))
    this.#current = devnet
    devnet.node.start()
    before.close()
    for (const listener of this.#listeners) listener()
    if (this.#isClosed) devnet.close()
    else void devnet.fillHistory().catch((error: unknown) => options.onFault?.(error))
    return devnet
  }

  /** Stops block production. */
  close(): void {
    this.#isClosed = true
    this.devnet.close()
  }
}
