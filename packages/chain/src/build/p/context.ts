import type { Weights } from "../../fees/complexity.ts"

/** The values of a network that P-Chain transactions need. */
export interface PChainContext {
  readonly networkID: number
  /** 32 bytes: `platform.getStakingAssetID`. */
  readonly avaxAssetID: Uint8Array
  /** `weights` of `platform.getFeeConfig`, or `networkFees(networkID).dynamicFeeConfig.weights`. */
  readonly weights: Weights
  /**
   * nAVAX per unit of gas: `price` of `platform.getFeeState`, or more, so that the transaction stays valid if the price rises
   * before it is accepted. The whole fee is burned.
   */
  readonly gasPrice: bigint
}

/** The P-Chain's own id, and the primary network's: zeros. */
export const pChainID = (): Uint8Array => new Uint8Array(32)
