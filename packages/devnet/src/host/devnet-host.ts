import type { WireEndpoint, WireHandler } from "@serac/wire/node"
import { Devnet } from "../devnet.ts"
import type { DevnetOptions } from "../devnet-options.ts"
import type { Archive } from "../ledger/index.ts"
import type { Replacement } from "./replacement.ts"

/** What a host begins with. */
export interface HostOptions extends DevnetOptions {
  /** What `Devnet.dump` wrote: the devnet goes on from there, and seed, validators, history and upgrades are its own. */
  readonly state?: string | undefined
  /** A new archive for each network that has none of its own. Default: in memory. */
  readonly makeArchive?: (() => Archive) | undefined
}

/**
 * Where one devnet is served at a time, and another one in its place when it is reset: whoever has the host asks the one that is there.
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

  /** A host whose devnet has its P- and X-Chain; all else comes with `begin`. @throws {StateError} */
  static async open(options: HostOptions = {}): Promise<DevnetHost> {
    const host = new DevnetHost(options)
    const { state } = options
    const parts = host.#options
    host.#current = await (state === undefined ? Devnet.open(parts) : Devnet.load(state, parts))
    return host
  }

  /** What the next network is made of, before its own options. */
  get #options(): HostOptions {
    const { archive = this.#given.makeArchive?.() } = this.#given
    return { ...this.#given, archive, replace: (next) => this.replace(next) }
  }

  /** The devnet that is there now. */
  get devnet(): Devnet {
    return this.#current as Devnet
  }

  /** Answers as the node of the devnet that is there. */
  readonly handle: WireHandler = (request) => this.devnet.node.handle(request)

  /** What is served at a path. */
  find(path: string): WireEndpoint | undefined {
    return this.devnet.node.find(path)
  }

  /** Its node begins with its chains. */
  start(): void {
    this.devnet.node.start()
  }

  /** Begins the C-Chain and the L1s, where they are not in a state already, see {@link Devnet.begin}; it is replaced after that. */
  begin(pause?: () => Promise<void>): Promise<void> {
    return this.#first(this.#given.state === undefined ? this.devnet.begin(pause) : Promise.resolve())
  }

  /**
   * Fills the history of its devnet, see {@link Devnet.fillHistory}; it is replaced after that.
   *
   * @param after - has settled, well or not, before it begins. Default: it begins at once
   */
  fillHistory(onProgress?: (share: number) => void, after?: PromiseLike<unknown>): Promise<void> {
    const { devnet } = this
    const fill = () => devnet.fillHistory(onProgress)
    return this.#first(after === undefined ? fill() : Promise.resolve(after).then(fill, fill))
  }

  /** Nothing is replaced before that has ended, well or not. */
  #first<T>(task: Promise<T>): Promise<T> {
    // What it came to is not kept: a devnet that was replaced is let go of.
    this.#last = Promise.allSettled([this.#last, task]).then(() => {})
    return task
  }

  /** Is told when another devnet is there. */
  onReplaced(listener: () => void): void {
    this.#listeners.add(listener)
  }

  /** See {@link Replace}. One after the other. */
  replace(next: Replacement): Promise<Devnet> {
    return this.#first(this.#last.then(() => this.#replace(next)))
  }

  async #replace(next: Replacement): Promise<Devnet> {
    if (this.#isClosed) throw new Error("the devnet is closed")
    const { days = 0, hasTraffic = days > 0, ...given } = this.#options
    const before = this.devnet
    const { clock } = before.network
    const options = { ...given, hasTraffic, clock: { ...given.clock, start: clock.now(), isStopped: clock.isStopped } }
    const devnet = await ("state" in next ? Devnet.load(next.state, options) : Devnet.create({ ...options, ...next }))
    this.#current = devnet
    devnet.node.start()
    before.close()
    for (const listener of this.#listeners) listener()
    if (this.#isClosed) devnet.close()
    else void devnet.fillHistory().catch((error: unknown) => options.onFault?.(error))
    return devnet
  }

  /** Ends making blocks. */
  close(): void {
    this.#isClosed = true
    this.devnet.close()
  }
}
