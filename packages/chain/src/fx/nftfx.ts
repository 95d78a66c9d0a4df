import { bytesSchema, signatureSchema } from "../codec/bytes.ts"
import { u32 } from "../codec/integer.ts"
import type { Infer } from "../codec/schema.ts"
import { slice } from "../codec/slice.ts"
import { struct, type TypedSchema, typed } from "../codec/struct.ts"
import { bareInput, bareOwners } from "./secp256k1fx.ts"

const nftOwners = bareOwners.fields

const nftTransfer = { groupID: u32, payload: bytesSchema(), ...nftOwners }

const nftMintOutputSchema = typed("nftfx.MintOutput", { groupID: u32, ...nftOwners })
/** The right to mint NFTs of a group. */
export interface NftMintOutput extends Infer<typeof nftMintOutputSchema> {}
export const nftMintOutput: TypedSchema<"nftfx.MintOutput", NftMintOutput> = nftMintOutputSchema
const nftTransferOutputSchema = typed("nftfx.TransferOutput", nftTransfer)
/** An NFT: its group, its payload, and its owners. */
export interface NftTransferOutput extends Infer<typeof nftTransferOutputSchema> {}
export const nftTransferOutput: TypedSchema<"nftfx.TransferOutput", NftTransferOutput> = nftTransferOutputSchema
const nftMintOperationSchema = typed("nftfx.MintOperation", {
  mintInput: bareInput,
  groupID: u32,
  payload: bytesSchema(),
  outputs: slice(bareOwners),
})
/** Mints one NFT of a group for each of `outputs`. */
export interface NftMintOperation extends Infer<typeof nftMintOperationSchema> {}
export const nftMintOperation: TypedSchema<"nftfx.MintOperation", NftMintOperation> = nftMintOperationSchema
const nftTransferOperationSchema = typed("nftfx.TransferOperation", { input: bareInput, output: struct(nftTransfer) })
/** Transfers an NFT. */
export interface NftTransferOperation extends Infer<typeof nftTransferOperationSchema> {}
export const nftTransferOperation: TypedSchema<"nftfx.TransferOperation", NftTransferOperation> =
  nftTransferOperationSchema
const nftCredentialSchema = typed("nftfx.Credential", { signatures: slice(signatureSchema) })
/** Signatures for an NFT operation. */
export interface NftCredential extends Infer<typeof nftCredentialSchema> {}
export const nftCredential: TypedSchema<"nftfx.Credential", NftCredential> = nftCredentialSchema
