import type { RpcCallOptions, RpcCore, RpcOptions } from "@serac/p-chain"
import type { Clock } from "../../core/index.ts"
import { classify, coreSettings, EndpointState, type Meter, metered, readNodeUrl } from "../../core/node/index.ts"

/** Where an endpoint is, and by which client it is asked. */
export interface ByNameEndpointOptions {
  /** The node's base URL. */
  readonly url: string
  /** The client of a chain whose methods take named parameters. */
  readonly create: (options: RpcOptions) => RpcCore
  readonly clock: Clock
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Milliseconds for one request. */
  readonly timeout: number
}

/** One node URL as far as one chain is asked there: how it is asked, and what is known of it. */
export class ByNameEndpoint extends EndpointState {
  /** When its index may be asked for blocks again after it could not give any. */
  indexDue = 0
  /** How many times in a row its index was behind its chain. */
  indexLags = 0
  readonly #options: ByNameEndpointOptions
  readonly #core: RpcCore

  constructor(options: ByNameEndpointOptions) {
    const { clock } = options
    const url = readNodeUrl(options.url)
    super(url, clock, (error) => classify(error, url.redact, clock.now()))
    this.#options = options
    this.#core = options.create({ ...coreSettings(url, options.fetch), baseUrl: url.href })
  }

  /**
   * Makes one call.
   *
   * @param call - calls it, by a function of the client.
   * @param limit - bytes of the answer, before it is given up.
   * @throws NodeFault, or the signal's reason after an abort.
   */
  async ask<T>(
    call: (core: RpcCore, options: RpcCallOptions) => Promise<T>,
    signal: AbortSignal,
    limit: number,
    meter: Meter = { bytes: 0 },
  ): Promise<T> {
    const work = (signal: AbortSignal) => metered(meter, () => call(this.#core, { signal, maxResponseBytes: limit }))
    try {
      return await this.answerOf(this.#options.timeout, signal, work)
    } catch (error) {
      signal.throwIfAborted()
      throw this.explain(error)
    }
  }
}
