import { RLP } from "@ethereumjs/rlp"
import { type Hex, toHex } from "../codec/hex.ts"
import type { Crypto } from "../crypto/crypto.ts"
import { emptyRoot } from "../header/next.ts"
import type { Transaction } from "../transaction/transaction.ts"
import type { EvmBlock } from "./block.ts"
import { listRoot } from "./list-root.ts"
import { encodeReceipt, type Receipt } from "./receipt.ts"

/** A receipt and its transaction. */
export interface ReceiptOf {
  readonly receipt: Receipt
  readonly type: Transaction["type"]
}

/** The root of a block's transactions trie. */
export function transactionsRootOf(transactions: readonly Transaction[], crypto: Crypto): Hex {
  return listRoot(
    transactions.map(({ bytes }) => bytes),
    crypto,
  )
}

/** The root of the receipts trie. */
export function receiptsRootOf(receipts: readonly ReceiptOf[], crypto: Crypto): Hex {
  const items = receipts.map(({ receipt, type }) => encodeReceipt(receipt, type, crypto))
  return listRoot(items, crypto)
}

/** Encodes the receipts of a block for its receipts trie. */
export function encodeReceipts({ transactions, receipts }: EvmBlock, crypto: Crypto): readonly Uint8Array[] {
  return receiptsOf(transactions, receipts).map(({ receipt, type }) => encodeReceipt(receipt, type, crypto))
}

/** Pairs a block's receipts with its transactions. */
export function receiptsOf(transactions: readonly Transaction[], receipts: readonly Receipt[]): readonly ReceiptOf[] {
  return receipts.map((receipt, at) => ({ receipt, type: transactions[at]?.type ?? 0 }))
}

/** The hash of a C-Chain block's atomic transactions. */
export function extDataHash(bytes: Uint8Array, crypto: Crypto): Hex {
  return bytes.length === 0 ? emptyRoot : toHex(crypto.keccak256(RLP.encode(bytes)))
}
