import type { Hex } from "../codec/hex.ts"

/** An entry of a transaction's access list. */
export interface AccessListEntry {
  readonly address: Hex
  readonly storageKeys: readonly Hex[]
}

/** A signed transaction of a type that a chain accepts: legacy (0), with an access list (1), or with a dynamic fee (2). */
export interface Transaction {
  readonly type: 0 | 1 | 2
  readonly hash: Hex
  /** Recovered from the signature. */
  readonly from: Hex
  /** Undefined for a transaction that creates a contract. */
  readonly to: Hex | undefined
  /** Undefined for a legacy transaction that is valid on every chain. */
  readonly chainID: bigint | undefined
  readonly nonce: bigint
  readonly gasLimit: bigint
  /** The highest price of a unit of gas, in wei; `gasPrice` of types 0 and 1. */
  readonly maxFeePerGas: bigint
  /** The highest tip beyond the base fee, in wei per unit of gas; `gasPrice` of types 0 and 1. */
  readonly maxPriorityFeePerGas: bigint
  readonly value: bigint
  readonly data: Uint8Array
  readonly accessList: readonly AccessListEntry[]
  readonly v: bigint
  readonly r: bigint
  readonly s: bigint
  /** Whether the sender was impersonated; see {@link impersonate}. */
  readonly isImpersonated?: true
  /** The encoded transaction for the wire and for the block's trie. */
  readonly bytes: Uint8Array
}

/** The price of a unit of gas in a block, in wei. */
export function effectiveGasPrice(
  { maxFeePerGas, maxPriorityFeePerGas }: Pick<Transaction, "maxFeePerGas" | "maxPriorityFeePerGas">,
  baseFee: bigint,
): bigint {
  const wanted = baseFee + maxPriorityFeePerGas
  return wanted < maxFeePerGas ? wanted : maxFeePerGas
}

/** The balance that a sender needs, in wei: the highest price of all gas, and the value. */
export const maxCost = ({ gasLimit, maxFeePerGas, value }: Transaction): bigint => gasLimit * maxFeePerGas + value
