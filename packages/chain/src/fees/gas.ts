import type { PChainUnsignedTransaction } from "../p/transactions.ts"
import { type Complexity, pChainComplexity, type Weights } from "./complexity.ts"
import { assertUint64 } from "./saturating.ts"

/**
 * The gas of a complexity: each dimension times its weight.
 *
 * @throws {RangeError} when it exceeds a u64
 * @example
 * import { gasOf } from "@serac/chain"
 *
 * const weights = { bandwidth: 1n, dbRead: 1000n, dbWrite: 1000n, compute: 4n }
 * gasOf({ bandwidth: 379n, dbRead: 1n, dbWrite: 3n, compute: 200n }, weights) // 5179n
 */
export function gasOf(complexity: Complexity, weights: Weights): bigint {
  const { bandwidth, dbRead, dbWrite, compute } = complexity
  const gas =
    bandwidth * weights.bandwidth + dbRead * weights.dbRead + dbWrite * weights.dbWrite + compute * weights.compute
  return assertUint64(gas, "gas")
}

/**
 * The fee that a P-Chain transaction must burn, in nAVAX: its gas times the price.
 *
 * @param price nAVAX per unit of gas: `price` of `platform.getFeeState`, or `gasPrice` of a state
 * @throws {FeeError} `unsupported-transaction`
 * @throws {CodecError} when it cannot be encoded
 * @throws {RangeError} when the fee exceeds a u64
 * @example
 * import { decodePChainTransaction, networkFees, pChainFee } from "@serac/chain"
 *
 * const { weights } = networkFees(1).dynamicFeeConfig
 * const feeOf = (bytes: Uint8Array) => pChainFee(decodePChainTransaction(bytes).unsigned, weights, 1n)
 */
export function pChainFee(transaction: PChainUnsignedTransaction, weights: Weights, price: bigint): bigint {
  return assertUint64(gasOf(pChainComplexity(transaction), weights) * price, "fee")
}
