import { address, signatureSchema } from "../codec/bytes.ts"
import { u32, u64 } from "../codec/integer.ts"
import type { Infer } from "../codec/schema.ts"
import { slice } from "../codec/slice.ts"
import { type StructSchema, struct, type TypedSchema, typed } from "../codec/struct.ts"

const ownerFields = { locktime: u64, threshold: u32, addresses: slice(address) }
const signatureIndices = { signatureIndices: slice(u32) }

const bareOwnersSchema = struct(ownerFields)
/** Who may spend: `threshold` signatures of `addresses` (20 bytes each), from `locktime` on (Unix seconds, 0 for at once). */
export interface Owners extends Infer<typeof bareOwnersSchema> {}
export const bareOwners: StructSchema<typeof bareOwnersSchema.fields, Owners> = bareOwnersSchema
export const bareInput = struct(signatureIndices)
export const bareMintOutput = struct(ownerFields)
export const bareTransferOutput = struct({ amount: u64, ...ownerFields })

const outputOwnersSchema = typed("secp256k1fx.OutputOwners", ownerFields)
/** Owners with a type id: of a subnet, or of rewards. */
export interface OutputOwners extends Infer<typeof outputOwnersSchema> {}
export const outputOwners: TypedSchema<"secp256k1fx.OutputOwners", OutputOwners> = outputOwnersSchema
const mintOutputSchema = typed("secp256k1fx.MintOutput", ownerFields)
/** The right to mint more of an asset. */
export interface MintOutput extends Infer<typeof mintOutputSchema> {}
export const mintOutput: TypedSchema<"secp256k1fx.MintOutput", MintOutput> = mintOutputSchema
const transferOutputSchema = typed("secp256k1fx.TransferOutput", { amount: u64, ...ownerFields })
/** An amount of an asset, in its smallest unit, and its owners. */
export interface TransferOutput extends Infer<typeof transferOutputSchema> {}
export const transferOutput: TypedSchema<"secp256k1fx.TransferOutput", TransferOutput> = transferOutputSchema
const inputSchema = typed("secp256k1fx.Input", signatureIndices)
/** The indices of the owners' addresses that sign. */
export interface Input extends Infer<typeof inputSchema> {}
export const input: TypedSchema<"secp256k1fx.Input", Input> = inputSchema
const transferInputSchema = typed("secp256k1fx.TransferInput", { amount: u64, ...signatureIndices })
/** The spent amount, and the indices of the owners' addresses that sign. */
export interface TransferInput extends Infer<typeof transferInputSchema> {}
export const transferInput: TypedSchema<"secp256k1fx.TransferInput", TransferInput> = transferInputSchema
const credentialSchema = typed("secp256k1fx.Credential", { signatures: slice(signatureSchema) })
/** Signatures of 65 bytes: r, s and the recovery id. */
export interface Credential extends Infer<typeof credentialSchema> {}
export const credential: TypedSchema<"secp256k1fx.Credential", Credential> = credentialSchema
const mintOperationSchema = typed("secp256k1fx.MintOperation", {
  mintInput: bareInput,
  mintOutput: bareMintOutput,
  transferOutput: bareTransferOutput,
})
/** Mints an amount and keeps the right to mint. */
export interface MintOperation extends Infer<typeof mintOperationSchema> {}
export const mintOperation: TypedSchema<"secp256k1fx.MintOperation", MintOperation> = mintOperationSchema
