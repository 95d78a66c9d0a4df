import { batching, createSubnetEvmCore } from "@serac/subnet-evm"
import type { Clock } from "../clock.ts"
import { NodeFault } from "../fault.ts"
import { classify } from "./classify.ts"
import { coreSettings } from "./core-settings.ts"
import { EndpointState } from "./endpoint-state.ts"
import { type Meter, metered } from "./meter.ts"
import { readNodeUrl } from "./node-url.ts"

/** A JSON-RPC call with positional parameters. */
export interface EndpointCall {
  readonly method: string
  readonly params: readonly unknown[]
}

/** What became of a call: its result, or the error in the client's own words and what it means. */
export type EndpointOutcome =
  | { readonly result: unknown; readonly fault?: never }
  | { readonly fault: NodeFault; readonly error: unknown; readonly result?: never }

/** Where an endpoint is, and how it is asked. */
export interface EndpointOptions {
  readonly url: string
  readonly clock: Clock
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Milliseconds for one request. */
  readonly timeout: number
}

/** One URL of a node's Ethereum interface: how it is asked, and what is known of it. */
export class NodeEndpoint extends EndpointState {
  /** Calls in a request at most; found out by what it refuses. */
  maxCalls = 1000
  #refusedBatches = 0
  #requests = 0
  readonly #options: EndpointOptions
  readonly #core: ReturnType<typeof createSubnetEvmCore>

  constructor(options: EndpointOptions) {
    const { clock } = options
    const url = readNodeUrl(options.url)
    super(url, clock, (error) => classify(error, url.redact, clock.now()))
    this.#options = options
    this.#core = createSubnetEvmCore({ ...coreSettings(url, options.fetch), endpoint: url.href, dialect: batching })
  }

  /**
   * Makes these calls, in one request where the endpoint takes so many.
   *
   * @param limit - bytes of the answers, before it is given up.
   * @returns what became of each, in order. Rejects with the signal's reason after an abort, and with a NodeFault of the
   * kind `too-large` when the endpoint refused so many calls at once: fewer will be sent next time.
   */
  async call(
    calls: readonly EndpointCall[],
    signal: AbortSignal,
    limit: number,
    meter: Meter = { bytes: 0 },
  ): Promise<readonly EndpointOutcome[]> {
    return this.#inParts(calls, async (some) => {
      const outcomes = await this.#request(some, signal, limit, meter)
      this.#learn(some.length, outcomes)
      return outcomes
    })
  }

  /**
   * Makes calls of contracts, as {@link Endpoint.call} does. That all of them fail says nothing of how many calls the endpoint takes: a
   * contract fails as its author likes.
   */
  async callContracts(
    calls: readonly EndpointCall[],
    signal: AbortSignal,
    limit: number,
  ): Promise<readonly EndpointOutcome[]> {
    return this.#inParts(calls, (some) => this.#request(some, signal, limit, { bytes: 0 }))
  }

  async #inParts(
    calls: readonly EndpointCall[],
    request: (some: readonly EndpointCall[]) => Promise<readonly EndpointOutcome[]>,
  ): Promise<readonly EndpointOutcome[]> {
    const outcomes: EndpointOutcome[] = []
    while (outcomes.length < calls.length)
      outcomes.push(...(await request(calls.slice(outcomes.length, outcomes.length + this.maxCalls))))
    return outcomes
  }

  async #request(
    calls: readonly EndpointCall[],
    signal: AbortSignal,
    limit: number,
    meter: Meter,
  ): Promise<EndpointOutcome[]> {
    // Calls with equal options made at the same moment share a request: these options make it a request of its own.
    const apart = { request: String(++this.#requests) }
    const settled = await this.answerOf(this.#options.timeout, signal, (signal) => {
      const options = { signal, variables: apart, batch: { size: calls.length }, maxResponseBytes: limit }
      return metered(meter, () =>
        Promise.allSettled(
          calls.map(({ method, params }) => this.#core.call({ method, path: "" }, params as unknown[], options)),
        ),
      )
    })
    signal.throwIfAborted()
    return settled.map((one): EndpointOutcome => {
      if (one.status === "fulfilled") return { result: one.value }
      return { error: one.reason, fault: this.explain(one.reason) }
    })
  }

  /** A batch that is refused as a whole, and only a batch, is asked in smaller parts from now on. */
  #learn(size: number, outcomes: readonly EndpointOutcome[]): void {
    if (size === 1) return
    const kinds = new Set(outcomes.map(({ fault }) => fault?.kind))
    const [kind] = kinds
    if (kinds.size > 1 || (kind !== "too-large" && kind !== "http" && kind !== "nonsense" && kind !== "refused")) {
      this.#refusedBatches = 0
      return
    }
    const [{ fault } = {}] = outcomes
    if (fault && (++this.#refusedBatches >= 3 || /batch|-32600|413/i.test(fault.message))) {
      this.#refusedBatches = 0
      this.maxCalls = Math.max(1, size >> 1)
      throw new NodeFault("too-large", `${fault.message} (asking for ${this.maxCalls} calls at once)`, { cause: fault })
    }
  }
}

/** @throws NodeFault where the call failed. */
export function resultOrThrow(outcome: EndpointOutcome): unknown {
  if (outcome.fault) throw outcome.fault
  if (outcome.result === undefined) throw new NodeFault("nonsense", "an answer without a result")
  return outcome.result
}
