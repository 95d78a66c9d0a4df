import { signatureSchema } from "../codec/bytes.ts"
import type { Infer } from "../codec/schema.ts"
import { slice } from "../codec/slice.ts"
import { type TypedSchema, typed } from "../codec/struct.ts"
import { bareInput, bareOwners } from "./secp256k1fx.ts"

const propertyMintOutputSchema = typed("propertyfx.MintOutput", bareOwners.fields)
/** The right to mint properties of an asset. */
export interface PropertyMintOutput extends Infer<typeof propertyMintOutputSchema> {}
export const propertyMintOutput: TypedSchema<"propertyfx.MintOutput", PropertyMintOutput> = propertyMintOutputSchema
const propertyOwnedOutputSchema = typed("propertyfx.OwnedOutput", bareOwners.fields)
/** One property. */
export interface PropertyOwnedOutput extends Infer<typeof propertyOwnedOutputSchema> {}
export const propertyOwnedOutput: TypedSchema<"propertyfx.OwnedOutput", PropertyOwnedOutput> = propertyOwnedOutputSchema
const propertyMintOperationSchema = typed("propertyfx.MintOperation", {
  mintInput: bareInput,
  mintOutput: bareOwners,
  ownedOutput: bareOwners,
})
/** Mints a property and keeps the right to mint. */
export interface PropertyMintOperation extends Infer<typeof propertyMintOperationSchema> {}
export const propertyMintOperation: TypedSchema<"propertyfx.MintOperation", PropertyMintOperation> =
  propertyMintOperationSchema
const propertyBurnOperationSchema = typed("propertyfx.BurnOperation", bareInput.fields)
/** Burns a property. */
export interface PropertyBurnOperation extends Infer<typeof propertyBurnOperationSchema> {}
export const propertyBurnOperation: TypedSchema<"propertyfx.BurnOperation", PropertyBurnOperation> =
  propertyBurnOperationSchema
const propertyCredentialSchema = typed("propertyfx.Credential", { signatures: slice(signatureSchema) })
/** Signatures for a property operation. */
export interface PropertyCredential extends Infer<typeof propertyCredentialSchema> {}
export const propertyCredential: TypedSchema<"propertyfx.Credential", PropertyCredential> = propertyCredentialSchema
