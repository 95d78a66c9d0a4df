import { bytesSchema, shortText } from "../codec/bytes.ts"
import type { HashOptions } from "../codec/hash.ts"
import { u64 } from "../codec/integer.ts"
import type { Encodable, Infer, Schema } from "../codec/schema.ts"
import { slice } from "../codec/slice.ts"
import { struct } from "../codec/struct.ts"
import { decodeVersioned, encode } from "../codec/versioned.ts"
import { pTransaction } from "../p/transactions.ts"
import { pUtxoFields } from "../utxo/utxo.ts"

const pGenesisSchema = struct({
  utxos: slice(struct({ ...pUtxoFields, message: bytesSchema() })),
  validators: slice(pTransaction),
  chains: slice(pTransaction),
  timestamp: u64,
  initialSupply: u64,
  message: shortText,
})
/** The genesis of the P-Chain. */
export interface PChainGenesis extends Infer<typeof pGenesisSchema> {}
const pGenesis: Schema<PChainGenesis> = pGenesisSchema

/**
 * Decodes the P-Chain's genesis. The sha256 of its bytes is the parent of block 0.
 *
 * @throws {CodecError} on anything but one well-formed genesis.
 * @example
 * ```ts
 * import { buildGenesis, decodePChainGenesis, localGenesis } from "@serac/chain"
 *
 * decodePChainGenesis(buildGenesis(localGenesis()).bytes).validators.length // 5
 * ```
 */
export const decodePChainGenesis = (genesis: Uint8Array, options?: HashOptions): PChainGenesis =>
  decodeVersioned(pGenesis, genesis, options, Infinity)

export const encodePChainGenesis = (genesis: Encodable<PChainGenesis>): Uint8Array =>
  encode(pGenesis, genesis, Infinity)
