import { type CChainUnsignedAtomicTransaction, cUnsigned } from "../c/transactions.ts"
import { encode } from "../codec/versioned.ts"
import { type PChainUnsignedTransaction, pUnsigned } from "../p/transactions.ts"
import { type XChainUnsignedTransaction, xUnsigned } from "../x/transactions.ts"

/** For each credential of a transaction, in order, the addresses (20 bytes) that must sign. */
export type Signers = readonly (readonly Uint8Array[])[]

/** An unsigned P-Chain transaction with its signers. */
export interface UnsignedPChain<Unsigned extends PChainUnsignedTransaction = PChainUnsignedTransaction> {
  readonly chain: "P"
  readonly unsigned: Unsigned
  readonly signers: Signers
}

/** An unsigned X-Chain transaction with its signers. */
export interface UnsignedXChain<Unsigned extends XChainUnsignedTransaction = XChainUnsignedTransaction> {
  readonly chain: "X"
  readonly unsigned: Unsigned
  readonly signers: Signers
}

/** An unsigned atomic C-Chain transaction with its signers. An exporting account signs with its EVM address. */
export interface UnsignedCChain<Unsigned extends CChainUnsignedAtomicTransaction = CChainUnsignedAtomicTransaction> {
  readonly chain: "C"
  readonly unsigned: Unsigned
  readonly signers: Signers
}

/** An unsigned transaction with its signers. */
export type UnsignedTransaction = UnsignedPChain | UnsignedXChain | UnsignedCChain

/** The bytes that are signed: the transaction after the codec version. */
export function unsignedBytes({ chain, unsigned }: UnsignedTransaction): Uint8Array {
  if (chain === "P") return encode(pUnsigned, unsigned)
  return chain === "X" ? encode(xUnsigned, unsigned) : encode(cUnsigned, unsigned)
}
