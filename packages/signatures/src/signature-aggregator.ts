import type { UnsignedWarpMessage } from "@serac/chain"
import type { Percentages } from "./aggregation/quorum.ts"

/** A message that is to be signed. */
export interface AggregationRequest extends Percentages {
  readonly message: UnsignedWarpMessage
  /** What shows validators that the message is true, where the message alone does not; else empty. */
  readonly justification: Uint8Array
  /** Whose validators sign, 32 bytes. Default: the subnet of the message's blockchain. */
  readonly signingSubnetID?: Uint8Array | undefined
  /**
   * Of the P-Chain, at which they validate. 0 is the height of the running epoch of the blockchain that will judge the message, and where it
   * has no epochs the one at which proposers look validators up.
   */
  readonly pChainHeight: bigint
  /** The blockchain that will judge the message, 32 bytes. Default: the one that the message says it is for, or else its own. */
  readonly verifyingChainID?: Uint8Array | undefined
  /** For whom: of all aggregations at the same time those that one caller begins are a quarter. Default: nobody in particular, who may begin all. */
  readonly caller?: string | undefined
}

/** Gets messages signed by the validators of a subnet. */
export interface SignatureAggregator {
  /**
   * The bytes of the signed message, verified as a node does.
   *
   * @param signal - aborts when nobody waits for it any more.
   * @throws {AggregationError}
   * @throws the reason of `signal`
   */
  aggregate(request: AggregationRequest, signal: AbortSignal): Promise<Uint8Array>
  /** Ends what it has begun. */
  close(): Promise<void>
}
