import { shortText } from "../codec/bytes.ts"
import type { HashOptions } from "../codec/hash.ts"
import type { Encodable, Infer } from "../codec/schema.ts"
import { slice } from "../codec/slice.ts"
import { struct } from "../codec/struct.ts"
import { union } from "../codec/union.ts"
import { decodeVersioned, encode } from "../codec/versioned.ts"
import type { SignedTransaction } from "../transaction/signed-transaction.ts"
import { signedTransaction } from "../transaction/transaction-schema.ts"
import { createdXChainUtxos } from "../utxo/created.ts"
import type { XChainUtxo } from "../utxo/utxo.ts"
import { type XChainCredential, xCredential } from "../x/slots.ts"
import { type CreateAssetTx, createAssetTx, xAssetFields } from "../x/transactions.ts"
import { xTypeIDs } from "../x/type-ids.ts"

const aliasedAsset = struct({ alias: shortText, ...xAssetFields })
const xGenesis = slice(aliasedAsset)
const assetTransaction = signedTransaction(union("an asset", xTypeIDs, [createAssetTx]), xCredential)

/** An asset of a genesis: the transaction that creates it, and an alias. */
export interface AliasedAsset extends Infer<typeof aliasedAsset> {}

/** An asset of the X-Chain's genesis. */
export interface XChainGenesisAsset {
  /** An alias of the id, as bytes: see `formatText`. */
  readonly alias: Uint8Array
  /** The asset id: that of `transaction`. */
  readonly id: Uint8Array
  /** The transaction that creates it, which is in no block. */
  readonly transaction: SignedTransaction<CreateAssetTx, XChainCredential>
  /** Its initial outputs; their transaction id is the asset id. */
  readonly utxos: XChainUtxo[]
}

/** The genesis of the X-Chain. */
export interface XChainGenesis {
  readonly assets: XChainGenesisAsset[]
}

const asset = ({ alias, ...fields }: AliasedAsset, options?: HashOptions): XChainGenesisAsset => {
  const bytes = encode(assetTransaction, { unsigned: { type: "CreateAssetTx", ...fields }, credentials: [] }, Infinity)
  const transaction = decodeVersioned(assetTransaction, bytes, options, Infinity)
  return { alias, id: transaction.id, transaction, utxos: createdXChainUtxos(transaction) }
}

/**
 * Decodes the X-Chain's genesis: the `genesisData` of the transaction that created it, which
 * `platform.getTx` returns for the chain's id.
 *
 * @throws {CodecError} on anything but one well-formed genesis.
 * @example
 * ```ts
 * import { decodePChainTransaction, decodeXChainGenesis, formatId } from "@serac/chain"
 *
 * declare const bytes: Uint8Array // platform.getTx of the X-Chain's id
 * const { unsigned } = decodePChainTransaction(bytes)
 * if (unsigned.type === "CreateChainTx") {
 *   for (const { id, utxos } of decodeXChainGenesis(unsigned.genesisData).assets) console.log(formatId(id), utxos.length)
 * }
 * ```
 */
export const decodeXChainGenesis = (genesisData: Uint8Array, options?: HashOptions): XChainGenesis => ({
  assets: decodeVersioned(xGenesis, genesisData, options, Infinity).map((fields) => asset(fields, options)),
})

/**
 * Encodes assets as the `genesisData` of an X-Chain.
 *
 * @throws {CodecError} when a member is missing, of the wrong type or out of range; `path` names it.
 * @example
 * ```ts
 * import { decodeXChainGenesis, encodeXChainGenesis } from "@serac/chain"
 *
 * declare const genesisData: Uint8Array
 * const { assets } = decodeXChainGenesis(genesisData)
 * encodeXChainGenesis(assets.map(({ alias, transaction }) => ({ ...transaction.unsigned, alias }))) // the same bytes
 * ```
 */
export const encodeXChainGenesis = (assets: readonly Encodable<AliasedAsset>[]): Uint8Array =>
  encode(xGenesis, assets, Infinity)
