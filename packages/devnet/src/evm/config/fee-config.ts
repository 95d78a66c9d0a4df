import { maxUint64 } from "@serac/chain"

/** What a subnet-evm chain charges (`feeConfig` of its genesis). */
export interface FeeConfig {
  readonly gasLimit: bigint
  /** Seconds between blocks that the node aims at. */
  readonly targetBlockRate: bigint
  readonly minBaseFee: bigint
  /** Gas in ten seconds that leaves the base fee where it is. */
  readonly targetGas: bigint
  readonly baseFeeChangeDenominator: bigint
  readonly minBlockGasCost: bigint
  readonly maxBlockGasCost: bigint
  readonly blockGasCostStep: bigint
}

/** The members in the order in which the node writes them and in which the fee manager stores them. */
export const feeConfigMembers = [
  "gasLimit",
  "targetBlockRate",
  "minBaseFee",
  "targetGas",
  "baseFeeChangeDenominator",
  "minBlockGasCost",
  "maxBlockGasCost",
  "blockGasCostStep",
] as const

/** Why no chain can have such fees, in the node's words; undefined for those that one can have. */
export function faultOfFees(fees: FeeConfig): string | undefined {
  for (const name of ["gasLimit", "targetBlockRate", "targetGas", "baseFeeChangeDenominator"] as const)
    if (fees[name] <= 0n) return `${name} cannot be less than or equal to 0: ${name} = ${fees[name]}`
  const { minBlockGasCost, maxBlockGasCost } = fees
  if (minBlockGasCost > maxBlockGasCost)
    return `minBlockGasCost cannot be greater than maxBlockGasCost: minBlockGasCost = ${minBlockGasCost}, maxBlockGasCost = ${maxBlockGasCost}`
  return maxBlockGasCost > maxUint64 ? "maxBlockGasCost is not a valid uint64" : undefined
}

/** What a subnet-evm chain charges whose genesis does not say. */
export const defaultFeeConfig: FeeConfig = {
  gasLimit: 8_000_000n,
  targetBlockRate: 2n,
  minBaseFee: 25_000_000_000n,
  targetGas: 15_000_000n,
  baseFeeChangeDenominator: 36n,
  minBlockGasCost: 0n,
  maxBlockGasCost: 1_000_000n,
  blockGasCostStep: 200_000n,
}
