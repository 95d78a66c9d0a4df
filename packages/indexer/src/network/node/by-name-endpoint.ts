import type { RpcCallOptions, RpcCore, RpcOptions } from "@serac/p-chain"
import type { Clock } from "../../core/index.ts"
import { classify, coreSettings, EndpointState, type Meter, metered, readNodeUrl } from "../../core/node/index.ts"

/** The URL of an endpoint, and the client for requests to it. */
export interface ByNameEndpointOptions {
  /** The node's base URL. */
  readonly url: string
  /** Creates the client of a chain whose methods take named parameters. */
  readonly create: (options: RpcOptions) => RpcCore
  readonly clock: Clock
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Milliseconds for one request. */
  readonly timeout: number
}

/** One node URL, used for one chain, with its state. */
export class ByNameEndpoint extends EndpointState {
  /** When its index may be used for blocks again after a failure, by the clock's `elapsed`. */
  indexDue = 0
  /** Times in a row that its index was behind its chain. */
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
   * @param call - makes the call with a function of the client.
   * @param limit - maximum bytes of the answer.
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
