import type { HashOptions } from "../codec/hash.ts"
import { hashFunction } from "../codec/hash.ts"
import type { Encodable } from "../codec/schema.ts"
import { decodeVersioned, encode } from "../codec/versioned.ts"
import { type BlockIdentity, decodedBlock } from "../transaction/block.ts"
import { type PChainBlockFields, pBlock } from "./block.ts"
import { type PChainTransaction, pTransaction } from "./transactions.ts"

/**
 * A P-Chain block of any type, distinguished by `type`: `height` and times are bigints, a proposal's own transaction is
 * `transaction`, the others are `transactions`.
 */
export type PChainBlock = PChainBlockFields & BlockIdentity<PChainTransaction>

/**
 * Decodes a signed P-Chain transaction, as in `platform.getTx` and `issueTx` (with the codec version).
 *
 * @throws {CodecError} on anything but one well-formed transaction of at most 256 KiB. It does not verify signatures, amounts and owners.
 * @example
 * ```ts
 * import { decodePChainTransaction, formatId, parseHex } from "@serac/chain"
 *
 * declare const text: string // the `tx` of platform.getTx
 * const { unsigned, id } = decodePChainTransaction(parseHex(text))
 * if (unsigned.type === "CreateChainTx") console.log(formatId(id), formatId(unsigned.subnetID))
 * ```
 */
export const decodePChainTransaction = (bytes: Uint8Array, options?: HashOptions): PChainTransaction =>
  decodeVersioned(pTransaction, bytes, options)

/**
 * Encodes a signed P-Chain transaction, with the codec version.
 *
 * @throws {CodecError} when a member is missing, of the wrong type or out of range; `path` names it.
 * @example
 * ```ts
 * import { encodePChainTransaction } from "@serac/chain"
 *
 * encodePChainTransaction({ unsigned: { type: "RewardValidatorTx", txID: new Uint8Array(32) }, credentials: [] })
 * ```
 */
export const encodePChainTransaction = (transaction: Encodable<PChainTransaction>): Uint8Array =>
  encode(pTransaction, transaction)

/**
 * Decodes a P-Chain block, as in `platform.getBlockByHeight`.
 *
 * @throws {CodecError} on anything but one well-formed block of at most 256 KiB.
 * @example
 * ```ts
 * import { decodePChainBlock } from "@serac/chain"
 *
 * declare const bytes: Uint8Array
 * const block = decodePChainBlock(bytes)
 * for (const { id, unsigned } of block.transactions) console.log(block.height, id, unsigned.type)
 * if (block.type === "BanffProposalBlock") console.log(block.transaction.unsigned.type) // RewardValidatorTx
 * ```
 */
export const decodePChainBlock = (bytes: Uint8Array, options?: HashOptions): PChainBlock =>
  decodedBlock(decodeVersioned(pBlock, bytes, options), bytes, hashFunction(options))

/**
 * Encodes a P-Chain block.
 *
 * @throws {CodecError} when a member is missing, of the wrong type or out of range; `path` names it.
 * @example
 * ```ts
 * import { encodePChainBlock } from "@serac/chain"
 *
 * encodePChainBlock({ type: "BanffCommitBlock", time: 1_700_000_000n, parentID: new Uint8Array(32), height: 9n })
 * ```
 */
export const encodePChainBlock = (block: Encodable<PChainBlockFields>): Uint8Array => encode(pBlock, block)
