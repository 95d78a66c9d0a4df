import type { HashOptions } from "../codec/hash.ts"
import { hashFunction } from "../codec/hash.ts"
import type { Encodable } from "../codec/schema.ts"
import { decodeVersioned, encode } from "../codec/versioned.ts"
import { type BlockIdentity, decodedBlock } from "../transaction/block.ts"
import { type XChainBlockFields, xBlock } from "./block.ts"
import { type XChainTransaction, xTransaction } from "./transactions.ts"

/** An X-Chain block; `height` and `time` (Unix seconds) are bigints. */
export type XChainBlock = XChainBlockFields & BlockIdentity<XChainTransaction>

/**
 * Decodes a signed X-Chain transaction, as in `avm.getTx` and `issueTx` (with the codec version).
 *
 * @throws {CodecError} on anything but one well-formed transaction of at most 256 KiB. It does not verify signatures, amounts and owners.
 * @example
 * ```ts
 * import { decodeXChainTransaction, formatText } from "@serac/chain"
 *
 * declare const bytes: Uint8Array
 * const { unsigned } = decodeXChainTransaction(bytes)
 * if (unsigned.type === "CreateAssetTx") console.log(formatText(unsigned.name), unsigned.denomination)
 * ```
 */
export const decodeXChainTransaction = (bytes: Uint8Array, options?: HashOptions): XChainTransaction =>
  decodeVersioned(xTransaction, bytes, options)

/**
 * Encodes a signed X-Chain transaction, with the codec version.
 *
 * @throws {CodecError} when a member is missing, of the wrong type or out of range; `path` names it.
 * @example
 * ```ts
 * import { decodeXChainTransaction, encodeXChainTransaction } from "@serac/chain"
 *
 * declare const bytes: Uint8Array
 * const { unsigned } = decodeXChainTransaction(bytes)
 * encodeXChainTransaction({ unsigned, credentials: [] }) // without signatures
 * ```
 */
export const encodeXChainTransaction = (transaction: Encodable<XChainTransaction>): Uint8Array =>
  encode(xTransaction, transaction)

/**
 * Decodes an X-Chain block, as in `avm.getBlockByHeight`.
 *
 * @throws {CodecError} on anything but one well-formed block of at most 256 KiB.
 * @example
 * ```ts
 * import { decodeXChainBlock } from "@serac/chain"
 *
 * declare const bytes: Uint8Array
 * const { height, transactions } = decodeXChainBlock(bytes)
 * for (const { id, unsigned } of transactions) console.log(height, id, unsigned.type, unsigned.outputs.length)
 * ```
 */
export const decodeXChainBlock = (bytes: Uint8Array, options?: HashOptions): XChainBlock =>
  decodedBlock(decodeVersioned(xBlock, bytes, options), bytes, hashFunction(options))

/**
 * Encodes an X-Chain block.
 *
 * @throws {CodecError} when a member is missing, of the wrong type or out of range; `path` names it.
 * @example
 * ```ts
 * import { decodeXChainBlock, encodeXChainBlock } from "@serac/chain"
 *
 * declare const bytes: Uint8Array
 * encodeXChainBlock(decodeXChainBlock(bytes)) // the same bytes
 * ```
 */
export const encodeXChainBlock = (block: Encodable<XChainBlockFields>): Uint8Array => encode(xBlock, block)
