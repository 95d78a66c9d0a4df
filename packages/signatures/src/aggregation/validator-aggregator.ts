import { encodeWarpMessage, formatBitSet, formatId, type UnsignedWarpMessage } from "@serac/chain"
import QuickLRU from "quick-lru"
import type { BlsThreads } from "../bls/bls-threads.ts"
import { hexOf } from "../hex.ts"
import type { AggregationRequest, SignatureAggregator } from "../signature-aggregator.ts"
import type { SignatureSource } from "../sources/signature-source.ts"
import type { ValidatorSets } from "../validators/validator-sets.ts"
import { AggregationWork } from "./aggregation-work.ts"
import { belowQuorum } from "./below-quorum.ts"
import { chooseSigners } from "./choose-signers.ts"
import { collectSignatures, type Signer } from "./collect-signatures.ts"
import { KnownSignatures } from "./known-signatures.ts"
import { isEnough } from "./quorum.ts"
import { isHeld } from "./verify-signed.ts"

/** Options of a {@link ValidatorAggregator}. */
export interface ValidatorAggregatorOptions {
  readonly sets: ValidatorSets
  readonly source: SignatureSource
  readonly bls: BlsThreads
  /** Timeout of one aggregation in milliseconds. */
  readonly timeout: number
  /** Timeout of one validator in milliseconds. */
  readonly validatorTimeout: number
  /** Maximum validators that one aggregation requests at the same time. */
  readonly concurrency: number
  /** Maximum concurrent aggregations. */
  readonly maxAggregations: number
  /** Maximum cached signatures. Default 20,000. */
  readonly maxSignatures?: number | undefined
}

/** Signed messages that are kept; some hundred bytes each. */
const maxSigned = 1_000

/** Requests signatures from validators, and aggregates the fewest that suffice. */
export class ValidatorAggregator implements SignatureAggregator {
  readonly #options: ValidatorAggregatorOptions
  readonly #known: KnownSignatures
  readonly #work: AggregationWork
  /** By what they were made of: they stay valid for the validator set of their height. */
  readonly #signed = new QuickLRU<string, Uint8Array>({ maxSize: maxSigned })

  constructor(options: ValidatorAggregatorOptions) {
    this.#options = options
    this.#work = new AggregationWork(options)
    this.#known = new KnownSignatures({ limit: options.maxSignatures })
  }

  aggregate(request: AggregationRequest, signal: AbortSignal): Promise<Uint8Array> {
    return this.#work.run(request, signal, (shared) => this.#aggregate(request, shared))
  }

  async close(): Promise<void> {
    this.#work.close()
    await this.#options.bls.close()
  }

  async #aggregate(request: AggregationRequest, signal: AbortSignal): Promise<Uint8Array> {
    const { sets, source, bls, timeout, validatorTimeout, concurrency } = this.#options
    const { message, justification, quorum, buffer, signingSubnetID, pChainHeight, hearsRefusals } = request
    const subnetID = signingSubnetID ?? (await sets.subnetOf(message.sourceChainID, signal))
    const signing = await sets.at(subnetID, pChainHeight, signal, await sets.verifiersOf(request, signal))
    const made = [hexOf(message.id), hexOf(subnetID), signing.height, quorum, buffer].join()
    const known = this.#signed.get(made)
    if (known !== undefined) return known
    const collected = await collectSignatures({
      ...{ message, justification, quorum, buffer, hearsRefusals, set: signing.set, underfunded: signing.underfunded },
      ...{ source, bls, known: this.#known, concurrency, timeout, validatorTimeout, signal },
    })
    const signers = chooseSigners(collected.signers, signing.set.totalWeight, { quorum, buffer })
    if (signers === undefined) throw belowQuorum(signing, collected, quorum)
    const bytes = await this.#sign(message, signers)
    if (!(await isHeld(bytes, { unsigned: message.bytes, set: signing.set, quorum, bls })))
      throw new Error(`signatures of message ${formatId(message.id)} hold one by one and not together`)
    const weight = signers.reduce((sum, signer) => sum + signer.weight, 0n)
    // Where the buffer was not reached, more validators may sign later.
    if (isEnough(weight, signing.set.totalWeight, quorum + buffer)) this.#signed.set(made, bytes)
    return bytes
  }

  async #sign(message: UnsignedWarpMessage, signers: readonly Signer[]): Promise<Uint8Array> {
    const signature = await this.#options.bls.aggregate(signers.map((signer) => signer.signature))
    const bits = formatBitSet(signers.map(({ index }) => index))
    return encodeWarpMessage({
      unsignedMessage: message,
      signature: { type: "BitSetSignature", signers: bits, signature },
    })
  }
}
