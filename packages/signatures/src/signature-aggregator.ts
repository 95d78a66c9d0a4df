import type { UnsignedWarpMessage } from "@serac/chain"
import type { Percentages } from "./aggregation/quorum.ts"

/** A message to sign. */
export interface AggregationRequest extends Percentages {
  readonly message: UnsignedWarpMessage
  /** The justification of the message, where validators cannot verify the message alone; else empty. */
  readonly justification: Uint8Array
  /** The subnet whose validators sign, 32 bytes. Default: the subnet of the message's blockchain. */
  readonly signingSubnetID?: Uint8Array | undefined
  /**
   * The P-Chain height of the validator set. 0 is the height of the current epoch of the verifying blockchain, or without epochs the height at
   * which proposers look up validators.
   */
  readonly pChainHeight: bigint
  /** The blockchain that will verify the message, 32 bytes. Default: the destination that the message contains, or else its own blockchain. */
  readonly verifyingChainID?: Uint8Array | undefined
  /**
   * Whether validators are asked further when the quorum is out of reach, until those that refuse have enough weight to prevent it: for a
   * caller that wants to know who refuses. Default false.
   */
  readonly hearsRefusals?: boolean | undefined
  /** The caller; one caller gets a quarter of the concurrent aggregations. Default: no caller, without this limit. */
  readonly caller?: string | undefined
}

/** Collects signatures of a subnet's validators. */
export interface SignatureAggregator {
  /**
   * Returns the bytes of the signed message, verified as a node does.
   *
   * @param signal - aborts when the caller no longer waits.
   * @throws {AggregationError}
   * @throws the reason of `signal`
   */
  aggregate(request: AggregationRequest, signal: AbortSignal): Promise<Uint8Array>
  /** Aborts running aggregations. */
  close(): Promise<void>
}
