import { AggregationError } from "../aggregation-error.ts"
import { hexOf } from "../hex.ts"
import type { AggregationRequest } from "../signature-aggregator.ts"
import { SharedWork } from "./shared-work.ts"

/** The aggregations of an aggregator: equal ones in flight are one, and there are only so many at the same time. */
export class AggregationWork {
  readonly #shared = new SharedWork<Uint8Array>()
  readonly #closing = new AbortController()
  readonly #most: number

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
    if (!this.#shared.has(key) && this.#shared.size >= this.#most) {
      throw new AggregationError("busy", "this service aggregates too many signatures at once")
    }
    return this.#shared.run(key, AbortSignal.any([signal, this.#closing.signal]), work)
  }

  /** Ends all that are in flight. */
  close(): void {
    this.#closing.abort(new Error("the aggregator was closed"))
  }
}

function aggregationKey(request: AggregationRequest): string {
  const { message, justification, quorum, buffer, signingSubnetID, pChainHeight, verifyingChainID } = request
  const named = (id: Uint8Array | undefined) => (id === undefined ? "" : hexOf(id))
  const chains = [named(signingSubnetID), named(verifyingChainID)]
  return [hexOf(message.id), hexOf(justification), ...chains, quorum, buffer, pChainHeight].join()
}
