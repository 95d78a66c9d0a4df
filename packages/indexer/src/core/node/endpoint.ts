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

/** The outcome of a call: its result, or the client's error and the fault that it means. */
export type EndpointOutcome =
  | { readonly result: unknown; readonly fault?: never }
  | { readonly fault: NodeFault; readonly error: unknown; readonly result?: never }

/** The URL of an endpoint, and how requests to it are made. */
export interface EndpointOptions {
  readonly url: string
  readonly clock: Clock
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Milliseconds for one request. */
  readonly timeout: number
}

/** One URL of a node's Ethereum JSON-RPC interface, with its state. */
export class NodeEndpoint extends EndpointState {
  /** Maximum calls in a request; reduced when the endpoint refuses a batch. */
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
   * Makes the calls, in one request if the endpoint accepts so many.
   *
   * @param limit - maximum bytes of the answers.
   * @returns the outcome of each call, in order. Rejects with the signal's reason after an abort, and with a NodeFault of
   * kind `too-large` when the endpoint refused so many calls at once; the next request has fewer.
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
   * Calls contracts, as {@link NodeEndpoint.call} does. Failures of all calls do not reduce the batch size: a contract may
   * fail in any way that its author chose.
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
    // The client merges calls with equal options made at the same moment into one request. The unique options keep this request separate.
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

  /** Reduces the batch size after a batch was refused as a whole. */
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

/** Returns the result of a call. @throws NodeFault if the call failed. */
export function resultOrThrow(outcome: EndpointOutcome): unknown {
  if (outcome.fault) throw outcome.fault
  if (outcome.result === undefined) throw new NodeFault("nonsense", "an answer without a result")
  return outcome.result
}
