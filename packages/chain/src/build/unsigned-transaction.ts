import { type CChainUnsignedAtomicTransaction, cUnsigned } from "../c/transactions.ts"
import { encode } from "../codec/versioned.ts"
import { type PChainUnsignedTransaction, pUnsigned } from "../p/transactions.ts"
import { type XChainUnsignedTransaction, xUnsigned } from "../x/transactions.ts"

/** For each credential of a transaction, in order, the addresses (20 bytes) that have to sign. */
export type Signers = readonly (readonly Uint8Array[])[]

/** A P-Chain transaction that waits for its signatures. */
export interface UnsignedPChain<Unsigned extends PChainUnsignedTransaction = PChainUnsignedTransaction> {
  readonly chain: "P"
  readonly unsigned: Unsigned
  readonly signers: Signers
}

/** An X-Chain transaction that waits for its signatures. */
export interface UnsignedXChain<Unsigned extends XChainUnsignedTransaction = XChainUnsignedTransaction> {
  readonly chain: "X"
  readonly unsigned: Unsigned
  readonly signers: Signers
}

/** An atomic C-Chain transaction that waits for its signatures. An account that exports signs with its EVM address. */
export interface UnsignedCChain<Unsigned extends CChainUnsignedAtomicTransaction = CChainUnsignedAtomicTransaction> {
  readonly chain: "C"
  readonly unsigned: Unsigned
  readonly signers: Signers
}

/** A transaction that waits for its signatures. */
export type UnsignedTransaction = UnsignedPChain | UnsignedXChain | UnsignedCChain

/** What is signed: the transaction with the codec version in front. */
export function unsignedBytes({ chain, unsigned }: UnsignedTransaction): Uint8Array {
  if (chain === "P") return encode(pUnsigned, unsigned)
  return chain === "X" ? encode(xUnsigned, unsigned) : encode(cUnsigned, unsigned)
}
