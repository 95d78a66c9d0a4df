import type { Weights } from "./complexity.ts"
import type { GasLimits } from "./gas-state.ts"
import type { ValidatorFeeConfig } from "./validator-fee.ts"

/** The parameters of the P-Chain's dynamic fees: `platform.getFeeConfig`. */
export interface DynamicFeeConfig extends GasLimits {
  readonly weights: Weights
  readonly minPrice: bigint
  readonly excessConversionConstant: bigint
}

/** The transaction fees of a network, in nAVAX. */
export interface NetworkFees {
  /** Fee of an X-Chain transaction. */
  readonly txFee: bigint
  /** Fee of an X-Chain transaction that creates an asset. */
  readonly createAssetTxFee: bigint
  readonly dynamicFeeConfig: DynamicFeeConfig
  readonly validatorFeeConfig: ValidatorFeeConfig & {
    /** Maximum number of active L1 validators. */
    readonly capacity: bigint
  }
}

const dynamicFeeConfig: DynamicFeeConfig = {
  weights: { bandwidth: 1n, dbRead: 1000n, dbWrite: 1000n, compute: 4n },
  maxCapacity: 1_000_000n,
  maxPerSecond: 100_000n,
  targetPerSecond: 50_000n,
  minPrice: 1n,
  excessConversionConstant: 2_164_043n,
}

const milliAvax = 1_000_000n
const validators = { capacity: 20_000n, target: 10_000n }
const mainNetworkID = 1
const testNetworkID = 5

/**
 * The defaults of avalanchego 1.14.2 for a network: the main network's fees for 1, the test network's for 5, those of a
 * local network for every other. A node's configuration may override them: `avm.getTxFee`, `platform.getFeeConfig` and
 * `platform.getValidatorFeeConfig` return the actual values.
 *
 * @example
 * import { networkFees } from "@serac/chain"
 *
 * networkFees(1).createAssetTxFee // 10000000n: 0.01 AVAX
 */
export function networkFees(networkID: number): NetworkFees {
  if (networkID === mainNetworkID) {
    return {
      txFee: milliAvax,
      createAssetTxFee: 10n * milliAvax,
      dynamicFeeConfig,
      validatorFeeConfig: { ...validators, minPrice: 512n, excessConversionConstant: 1_246_488_515n },
    }
  }
  if (networkID === testNetworkID) {
    return {
      txFee: milliAvax,
      createAssetTxFee: 10n * milliAvax,
      dynamicFeeConfig,
      validatorFeeConfig: { ...validators, minPrice: 512n, excessConversionConstant: 51_937_021n },
    }
  }
  return {
    txFee: milliAvax,
    createAssetTxFee: milliAvax,
    dynamicFeeConfig,
    validatorFeeConfig: { ...validators, minPrice: 1n, excessConversionConstant: 865_617n },
  }
}
