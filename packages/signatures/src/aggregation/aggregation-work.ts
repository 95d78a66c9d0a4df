import { AggregationError } from "../aggregation-error.ts"
import { hexOf } from "../hex.ts"
import type { AggregationRequest } from "../signature-aggregator.ts"
import { SharedWork } from "./shared-work.ts"

/** One caller gets one of this many equal shares of the concurrent aggregations. */
const aggregationShares = 4

/** The running aggregations of an aggregator: equal requests share one, and their number is limited. */
export class AggregationWork {
  readonly #shared = new SharedWork<Uint8Array>()
  readonly #closing = new AbortController()
  readonly #most: number
  /** Running aggregations by caller. */
  readonly #begun = new Map<string | undefined, number>()

  constructor({ maxAggregations }: { readonly maxAggregations: number }) {
    this.#most = maxAggregations
  }

  /** @throws {AggregationError} `busy` */
  async run(
    request: AggregationRequest,
    signal: AbortSignal,
    work: (signal: AbortSignal) => Promise<Uint8Array>,
  ): Promise<Uint8Array> {
    const key = aggregationKey(request)
    const run = () => this.#shared.run(key, AbortSignal.any([signal, this.#closing.signal]), work)
    if (this.#shared.has(key)) return run()
    const { caller } = request
    const own = this.#begun.get(caller) ?? 0
    if (this.#shared.size >= this.#most || own >= Math.ceil(this.#most / aggregationShares)) {
      throw new AggregationError("busy", "this service aggregates too many signatures at once")
    }
    if (caller === undefined) return run()
    this.#count(caller, 1)
    return run().finally(() => this.#count(caller, -1))
  }

  #count(caller: string, by: number): void {
    const left = (this.#begun.get(caller) ?? 0) + by
    if (left === 0) this.#begun.delete(caller)
    else this.#begun.set(caller, left)
  }

  /** Aborts all running aggregations. */
  close(): void {
    this.#closing.abort(new Error("the aggregator was closed"))
  }
}

function aggregationKey(request: AggregationRequest): string {
  const {
    message,
    justification,
    quorum,
    buffer,
    signingSubnetID,
    pChainHeight,
    verifyingChainID,
    hearsRefusals = false,
  } = request
  const named = (id: Uint8Array | undefined) => (id === undefined ? "" : hexOf(id))
  const chains = [named(signingSubnetID), named(verifyingChainID)]
  return [hexOf(message.id), hexOf(justification), ...chains, quorum, buffer, pChainHeight, hearsRefusals].join()
}
