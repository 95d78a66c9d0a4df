import type { HashOptions } from "../codec/hash.ts"
import { hashFunction } from "../codec/hash.ts"
import type { Encodable } from "../codec/schema.ts"
import { decodeVersioned, encode } from "../codec/versioned.ts"
import { type BlockIdentity, decodedBlock } from "../transaction/block.ts"
import { type PChainBlockFields, pBlock } from "./block.ts"
import { type PChainTransaction, pTransaction } from "./transactions.ts"

/**
 * A P-Chain block of any kind, told apart by `type`: `height` and times as bigint, a proposal's own transaction as
 * `transaction`, the others as `transactions`.
 */
export type PChainBlock = PChainBlockFields & BlockIdentity<PChainTransaction>

/**
 * Reads a signed P-Chain transaction, as `platform.getTx` and `issueTx` have it (codec version in front).
 *
 * @throws {CodecError} on anything but one well-formed transaction of at most 256 KiB. Well-formed is not valid: signatures,
 * amounts and owners are not judged.
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
 * The bytes of a signed P-Chain transaction, codec version in front.
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
 * Reads a P-Chain block, as `platform.getBlockByHeight` has it.
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
 * The bytes of a P-Chain block.
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
