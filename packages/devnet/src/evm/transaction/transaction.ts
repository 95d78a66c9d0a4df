import type { Hex } from "../codec/hex.ts"

/** What a transaction touches by its own word. */
export interface AccessListEntry {
  readonly address: Hex
  readonly storageKeys: readonly Hex[]
}

/** A signed transaction of one of the three types that a chain takes: legacy (0), with access list (1), with dynamic fee (2). */
export interface Transaction {
  readonly type: 0 | 1 | 2
  readonly hash: Hex
  /** Recovered from the signature. */
  readonly from: Hex
  /** Undefined for a transaction that creates a contract. */
  readonly to: Hex | undefined
  /** Undefined for a legacy transaction that holds on every chain. */
  readonly chainID: bigint | undefined
  readonly nonce: bigint
  readonly gasLimit: bigint
  /** The most that is paid for a unit of gas; `gasPrice` of types 0 and 1. */
  readonly maxFeePerGas: bigint
  /** The most that is paid beyond the base fee; `gasPrice` of types 0 and 1. */
  readonly maxPriorityFeePerGas: bigint
  readonly value: bigint
  readonly data: Uint8Array
  readonly accessList: readonly AccessListEntry[]
  readonly v: bigint
  readonly r: bigint
  readonly s: bigint
  /** Somebody else sent it in the sender's name, see {@link impersonate}. */
  readonly isImpersonated?: true
  /** The whole transaction as it goes over the wire and into a block's trie. */
  readonly bytes: Uint8Array
}

/** What a unit of gas costs in a block. */
export function effectiveGasPrice(
  { maxFeePerGas, maxPriorityFeePerGas }: Pick<Transaction, "maxFeePerGas" | "maxPriorityFeePerGas">,
  baseFee: bigint,
): bigint {
  const wanted = baseFee + maxPriorityFeePerGas
  return wanted < maxFeePerGas ? wanted : maxFeePerGas
}

/** What a sender has to have: the dearest gas, and the value. */
export const maxCost = ({ gasLimit, maxFeePerGas, value }: Transaction): bigint => gasLimit * maxFeePerGas + value
