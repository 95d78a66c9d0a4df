import { CodecError } from "../codec/codec-error.ts"
import type { HashOptions } from "../codec/hash.ts"
import type { Encodable } from "../codec/schema.ts"
import { decodeVersioned, encode } from "../codec/versioned.ts"
import { type CChainAtomicTransaction, cBatch, cTransaction } from "./transactions.ts"

/**
 * Decodes a signed atomic transaction of the C-Chain, as in `avax.getAtomicTx` (with the codec version).
 *
 * @throws {CodecError} on anything but one well-formed transaction of at most 256 KiB.
 * @example
 * ```ts
 * import { decodeCChainAtomicTransaction } from "@serac/chain"
 *
 * declare const bytes: Uint8Array
 * const { unsigned } = decodeCChainAtomicTransaction(bytes)
 * if (unsigned.type === "ExportTx") console.log(unsigned.destinationChain, unsigned.inputs[0]?.nonce)
 * ```
 */
export const decodeCChainAtomicTransaction = (bytes: Uint8Array, options?: HashOptions): CChainAtomicTransaction =>
  decodeVersioned(cTransaction, bytes, options)

/**
 * Encodes a signed atomic transaction, with the codec version.
 *
 * @throws {CodecError} when a member is missing, of the wrong type or out of range; `path` names it.
 * @example
 * ```ts
 * import { decodeCChainAtomicTransaction, encodeCChainAtomicTransaction } from "@serac/chain"
 *
 * declare const bytes: Uint8Array
 * encodeCChainAtomicTransaction(decodeCChainAtomicTransaction(bytes)) // the same bytes
 * ```
 */
export const encodeCChainAtomicTransaction = (transaction: Encodable<CChainAtomicTransaction>): Uint8Array =>
  encode(cTransaction, transaction)

/**
 * Decodes the atomic transactions of a C-Chain block: its `blockExtraData`. Empty data have no transactions.
 *
 * Blocks before the Apricot 5 upgrade have one transaction without a count: use
 * `decodeCChainAtomicTransaction` for them.
 *
 * @throws {CodecError} on anything but one well-formed batch of at most 256 KiB.
 * @example
 * ```ts
 * import { decodeAtomicBatch, formatId } from "@serac/chain"
 *
 * declare const blockExtraData: Uint8Array
 * for (const { id, unsigned } of decodeAtomicBatch(blockExtraData)) console.log(formatId(id), unsigned.type)
 * ```
 */
export const decodeAtomicBatch = (bytes: Uint8Array, options?: HashOptions): CChainAtomicTransaction[] => {
  if (bytes.length === 0) return []
  const batch = decodeVersioned(cBatch, bytes, options)
  if (batch.length === 0) throw new CodecError("invalid-count", "a batch of no transactions has no bytes", 2)
  return batch
}

/**
 * Encodes transactions as `blockExtraData`; empty for none, as on a node.
 *
 * @throws {CodecError} when a member is missing, of the wrong type or out of range; `path` names it.
 * @example
 * ```ts
 * import { encodeAtomicBatch } from "@serac/chain"
 *
 * encodeAtomicBatch([]).length // 0
 * ```
 */
export const encodeAtomicBatch = (transactions: Encodable<CChainAtomicTransaction[]>): Uint8Array =>
  transactions.length === 0 ? new Uint8Array() : encode(cBatch, transactions)
