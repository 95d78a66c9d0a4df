import { cOutput } from "../c/transactions.ts"
import { id } from "../codec/bytes.ts"
import { CodecError } from "../codec/codec-error.ts"
import { type HashOptions, hashFunction } from "../codec/hash.ts"
import { u32 } from "../codec/integer.ts"
import { isBytes } from "../codec/is-bytes.ts"
import type { AnySchema, Encodable, Infer, Schema } from "../codec/schema.ts"
import { struct } from "../codec/struct.ts"
import { decodeVersioned, encode } from "../codec/versioned.ts"
import { pOutput } from "../p/slots.ts"
import { xState } from "../x/slots.ts"

const utxo = <S extends AnySchema>(output: S) => struct({ txID: id, outputIndex: u32, assetID: id, output })

const pUtxoSchema = utxo(pOutput)
/** An unspent output of the P-Chain: its location, its asset, and the output. */
export interface PChainUtxo extends Infer<typeof pUtxoSchema> {}
const pUtxo: Schema<PChainUtxo> = pUtxoSchema
export const pUtxoFields = pUtxoSchema.fields
const xUtxoSchema = utxo(xState)
/** An unspent output of the X-Chain; `output` may also be a mint right, an NFT or a property. */
export interface XChainUtxo extends Infer<typeof xUtxoSchema> {}
const xUtxo: Schema<XChainUtxo> = xUtxoSchema
const cUtxoSchema = utxo(cOutput)
/** An output that another chain exported to the C-Chain. */
export interface CChainUtxo extends Infer<typeof cUtxoSchema> {}
const cUtxo: Schema<CChainUtxo> = cUtxoSchema

/**
 * Decodes a UTXO of the P-Chain, as in `platform.getUTXOs` and `platform.getRewardUTXOs`.
 *
 * @throws {CodecError} on anything but one well-formed UTXO.
 * @example
 * ```ts
 * import { decodePChainUtxo } from "@serac/chain"
 *
 * declare const bytes: Uint8Array
 * const { output } = decodePChainUtxo(bytes)
 * const { amount } = output.type === "stakeable.LockOut" ? output.output : output
 * ```
 */
export const decodePChainUtxo = (bytes: Uint8Array): PChainUtxo => decodeVersioned(pUtxo, bytes)

/**
 * Encodes a UTXO of the P-Chain.
 *
 * @throws {CodecError} when a member is missing, of the wrong type or out of range; `path` names it.
 * @example
 * ```ts
 * import { decodePChainUtxo, encodePChainUtxo } from "@serac/chain"
 *
 * declare const bytes: Uint8Array
 * encodePChainUtxo(decodePChainUtxo(bytes)) // the same bytes
 * ```
 */
export const encodePChainUtxo = (value: Encodable<PChainUtxo>): Uint8Array => encode(pUtxo, value)

/**
 * Decodes a UTXO of the X-Chain, as in `avm.getUTXOs`.
 *
 * @throws {CodecError} on anything but one well-formed UTXO.
 * @example
 * ```ts
 * import { decodeXChainUtxo } from "@serac/chain"
 *
 * declare const bytes: Uint8Array
 * const { assetID, output } = decodeXChainUtxo(bytes)
 * if (output.type === "nftfx.TransferOutput") console.log(assetID, output.groupID, output.payload)
 * ```
 */
export const decodeXChainUtxo = (bytes: Uint8Array): XChainUtxo => decodeVersioned(xUtxo, bytes)

/**
 * Encodes a UTXO of the X-Chain.
 *
 * @throws {CodecError} when a member is missing, of the wrong type or out of range; `path` names it.
 * @example
 * ```ts
 * import { decodeXChainUtxo, encodeXChainUtxo } from "@serac/chain"
 *
 * declare const bytes: Uint8Array
 * encodeXChainUtxo(decodeXChainUtxo(bytes)) // the same bytes
 * ```
 */
export const encodeXChainUtxo = (value: Encodable<XChainUtxo>): Uint8Array => encode(xUtxo, value)

/**
 * Decodes a UTXO that another chain exported to the C-Chain, as in `avax.getUTXOs`.
 *
 * @throws {CodecError} on anything but one well-formed UTXO.
 * @example
 * ```ts
 * import { decodeCChainUtxo } from "@serac/chain"
 *
 * declare const bytes: Uint8Array
 * console.log(decodeCChainUtxo(bytes).output.amount)
 * ```
 */
export const decodeCChainUtxo = (bytes: Uint8Array): CChainUtxo => decodeVersioned(cUtxo, bytes)

/**
 * Encodes a UTXO that was exported to the C-Chain.
 *
 * @throws {CodecError} when a member is missing, of the wrong type or out of range; `path` names it.
 * @example
 * ```ts
 * import { decodeCChainUtxo, encodeCChainUtxo } from "@serac/chain"
 *
 * declare const bytes: Uint8Array
 * encodeCChainUtxo(decodeCChainUtxo(bytes)) // the same bytes
 * ```
 */
export const encodeCChainUtxo = (value: Encodable<CChainUtxo>): Uint8Array => encode(cUtxo, value)

/**
 * The id of a UTXO: the sha256 of the index of its output (64 bits) and of the transaction id.
 *
 * @param txID 32 bytes.
 * @param outputIndex 0 to 2^32 - 1.
 * @throws {CodecError} `invalid-value` for any other value.
 * @example
 * ```ts
 * import { formatId, utxoId } from "@serac/chain"
 *
 * formatId(utxoId(new Uint8Array(32), 0))
 * ```
 */
export const utxoId = (txID: Uint8Array, outputIndex: number, options?: HashOptions): Uint8Array => {
  if (!isBytes(txID) || txID.length !== 32) {
    throw new CodecError("invalid-value", "a transaction id has 32 bytes")
  }
  if (!Number.isInteger(outputIndex) || outputIndex < 0 || outputIndex > 0xffffffff) {
    throw new CodecError("invalid-value", `${outputIndex} is no unsigned integer of 32 bits`)
  }
  const bytes = new Uint8Array(40)
  bytes[4] = outputIndex >>> 24
  bytes[5] = outputIndex >>> 16
  bytes[6] = outputIndex >>> 8
  bytes[7] = outputIndex
  bytes.set(txID, 8)
  return hashFunction(options)(bytes)
}
