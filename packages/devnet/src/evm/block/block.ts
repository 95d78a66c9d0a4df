import { RLP } from "@ethereumjs/rlp"
import type { Hex } from "../codec/hex.ts"
import type { EvmKind } from "../config/chain-config.ts"
import type { Crypto } from "../crypto/crypto.ts"
import { type Header, headerItems, headerOf } from "../header/header.ts"
import { decodeAnyTransaction, decodeTransaction } from "../transaction/decode.ts"
import { decodeRlp, RlpError, rlpBytes } from "../transaction/go-rlp.ts"
import type { Transaction } from "../transaction/transaction.ts"
import type { Execution } from "./execution.ts"
import type { PredicateResults } from "./predicate-results.ts"
import type { Receipt } from "./receipt.ts"

/** A block without the outcome of its execution. */
export interface BlockBody {
  readonly header: Header
  readonly transactions: readonly Transaction[]
  /** The atomic transactions (C-Chain), encoded; empty if there are none. */
  readonly blockExtraData: Uint8Array
}

/** An accepted block. */
export interface EvmBlock extends BlockBody {
  readonly hash: Hex
  readonly receipts: readonly Receipt[]
  /** The failed predicates of the block's transactions. */
  readonly predicates: PredicateResults
  /** Size of the encoded block in bytes. */
  readonly size: number
  /** The outcome of the execution that the header does not contain: for blocks of the C-Chain from Helicon on. */
  readonly execution?: Execution | undefined
}

const typedPrefix = 0x7f

/** Encodes a block for the wire. */
export function encodeBlock({ header, transactions, blockExtraData }: BlockBody, kind: EvmKind): Uint8Array {
  // In the RLP list a typed transaction is a byte string, a legacy transaction a list.
  const list = transactions.map(({ type, bytes }) => (type === 0 ? RLP.decode(bytes) : bytes))
  const items = [headerItems(header, kind), list, []]
  return RLP.encode(kind === "coreth" ? ([...items, new Uint8Array(0), blockExtraData] as never) : (items as never))
}

/**
 * Decodes a block.
 *
 * @param impersonates - whether to accept transactions without the sender's signature
 * @throws RlpError, RangeError, EvmError
 */
export function decodeBlock(bytes: Uint8Array, kind: EvmKind, crypto: Crypto, impersonates = false): BlockBody {
  const decode = impersonates ? decodeAnyTransaction : decodeTransaction
  const items = decodeRlp(bytes)
  if (!Array.isArray(items)) throw new RlpError("rlp: expected input list for types.extblock")
  const [header, transactions, uncles, , blockExtraData] = items
  if (!Array.isArray(header) || !Array.isArray(transactions) || !Array.isArray(uncles))
    throw new RlpError("rlp: too few elements for types.extblock")
  if (uncles.length > 0) throw new RangeError("uncles not allowed")
  return {
    header: headerOf(
      header.map((item) => rlpBytes(item, "types.Header")),
      kind,
    ),
    transactions: transactions.map((item) => {
      const own = item instanceof Uint8Array ? item : RLP.encode(item as never)
      if (item instanceof Uint8Array && (own[0] ?? 0) > typedPrefix)
        throw new RlpError("rlp: expected input list for types.LegacyTx")
      return decode(own, crypto)
    }),
    blockExtraData: kind === "coreth" ? rlpBytes(blockExtraData ?? new Uint8Array(0), "ExtData") : new Uint8Array(0),
  }
}
