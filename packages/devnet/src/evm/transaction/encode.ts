import { RLP } from "@ethereumjs/rlp"
import { concat, empty, fromHex, type Hex, minimalBytes } from "../codec/hex.ts"
import type { Crypto } from "../crypto/crypto.ts"
import { readTransaction } from "./decode.ts"
import type { Transaction } from "./transaction.ts"

/** The fields of an unsigned transaction. Types 0 and 1 pay `maxFeePerGas` for a unit of gas. */
export type UnsignedTransaction = Pick<
  Transaction,
  "type" | "to" | "nonce" | "gasLimit" | "maxFeePerGas" | "maxPriorityFeePerGas" | "value" | "data" | "accessList"
> & { readonly chainID: bigint }

/** The signature fields of a transaction. */
export interface TransactionSignature {
  readonly parity: 0 | 1
  readonly r: bigint
  readonly s: bigint
}

/** The bytes whose hash is signed; a legacy transaction includes its chain id (EIP-155). */
export function bytesToSign(transaction: UnsignedTransaction): Uint8Array {
  const { type, chainID } = transaction
  const items = transactionItems(transaction)
  if (type === 0) return RLP.encode([...items, minimalBytes(chainID), empty, empty] as never)
  return concat(Uint8Array.of(type), RLP.encode(items as never))
}

/** Encodes a signed transaction. */
export function encodeTransaction(
  transaction: UnsignedTransaction,
  { parity, r, s }: TransactionSignature,
): Uint8Array {
  const { type, chainID } = transaction
  const v = type === 0 ? chainID * 2n + 35n + BigInt(parity) : BigInt(parity)
  const encoded = RLP.encode([...transactionItems(transaction), ...[v, r, s].map(minimalBytes)] as never)
  return type === 0 ? encoded : concat(Uint8Array.of(type), encoded)
}

/** Encodes an unsigned transaction, with zeros as the signature. */
export function encodeUnsigned(transaction: UnsignedTransaction): Uint8Array {
  if (transaction.type !== 0) return encodeTransaction(transaction, { parity: 0, r: 0n, s: 0n })
  return RLP.encode([...transactionItems(transaction), empty, empty, empty] as never)
}

/**
 * A transaction without the sender's signature. Its signature fields contain the sender's address and a zero, which no signature
 * has; so its bytes identify the sender, and transactions of two senders have different hashes.
 */
export function impersonate(transaction: UnsignedTransaction, from: Hex, crypto: Crypto): Transaction {
  const bytes = encodeTransaction(transaction, { parity: 0, r: BigInt(from), s: 0n })
  return readTransaction(bytes, from, crypto)
}

function transactionItems({ type, chainID, ...transaction }: UnsignedTransaction): readonly unknown[] {
  const { nonce, maxFeePerGas, maxPriorityFeePerGas, gasLimit, to, value, data, accessList } = transaction
  const call = [minimalBytes(gasLimit), to === undefined ? empty : fromHex(to), minimalBytes(value), data]
  if (type === 0) return [minimalBytes(nonce), minimalBytes(maxFeePerGas), ...call]
  const list = accessList.map(({ address, storageKeys }) => [fromHex(address), storageKeys.map(fromHex)])
  const prices = type === 1 ? [maxFeePerGas] : [maxPriorityFeePerGas, maxFeePerGas]
  return [minimalBytes(chainID), minimalBytes(nonce), ...prices.map(minimalBytes), ...call, list]
}
