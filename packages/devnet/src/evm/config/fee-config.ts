import { maxUint64 } from "@serac/chain"

/** The fees of a subnet-evm chain (`feeConfig` of its genesis). */
export interface FeeConfig {
  readonly gasLimit: bigint
  /** Target time between blocks, in seconds. */
  readonly targetBlockRate: bigint
  readonly minBaseFee: bigint
  /** Gas in ten seconds at which the base fee stays constant. */
  readonly targetGas: bigint
  readonly baseFeeChangeDenominator: bigint
  readonly minBlockGasCost: bigint
  readonly maxBlockGasCost: bigint
  readonly blockGasCostStep: bigint
}

/** The members in the node's JSON order, which is also the storage order of the fee manager. */
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

/** The node's error text for an invalid fee configuration; undefined for a valid one. */
export function faultOfFees(fees: FeeConfig): string | undefined {
  for (const name of ["gasLimit", "targetBlockRate", "targetGas", "baseFeeChangeDenominator"] as const)
    if (fees[name] <= 0n) return `${name} cannot be less than or equal to 0: ${name} = ${fees[name]}`
  const { minBlockGasCost, maxBlockGasCost } = fees
  if (minBlockGasCost > maxBlockGasCost)
    return `minBlockGasCost cannot be greater than maxBlockGasCost: minBlockGasCost = ${minBlockGasCost}, maxBlockGasCost = ${maxBlockGasCost}`
  return maxBlockGasCost > maxUint64 ? "maxBlockGasCost is not a valid uint64" : undefined
}

/** The fees of a subnet-evm chain whose genesis has no `feeConfig`. */
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
