import type { Weights } from "../../fees/complexity.ts"

/** What a P-Chain transaction has to know of its network. */
export interface PChainContext {
  readonly networkID: number
  /** 32 bytes: `platform.getStakingAssetID`. */
  readonly avaxAssetID: Uint8Array
  /** `weights` of `platform.getFeeConfig`, or `networkFees(networkID).dynamicFeeConfig.weights`. */
  readonly weights: Weights
  /**
   * nAVAX per unit of gas: `price` of `platform.getFeeState`, or more, so that the transaction holds when the price rises
   * before it is accepted. All that is paid is burned.
   */
  readonly gasPrice: bigint
}

/** The P-Chain's own id, and the primary network's: zeros. */
export const pChainID = (): Uint8Array => new Uint8Array(32)
