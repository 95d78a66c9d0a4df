import { CodecError } from "../codec/codec-error.ts"
import type { HashOptions } from "../codec/hash.ts"
import type { Encodable } from "../codec/schema.ts"
import { decodeVersioned, encode } from "../codec/versioned.ts"
import { type CChainAtomicTransaction, cBatch, cTransaction } from "./transactions.ts"

/**
 * Reads one signed atomic transaction of the C-Chain, as `avax.getAtomicTx` has it (codec version in front).
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
 * The bytes of one signed atomic transaction, codec version in front.
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
 * Reads the atomic transactions of a C-Chain block: its `blockExtraData`. No bytes at all are no transactions.
 *
 * Blocks from before the Apricot 5 upgrade carry one transaction that no count stands before: those are for
 * `decodeCChainAtomicTransaction`.
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
 * The `blockExtraData` of these transactions; no bytes for none, as the node has it.
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
