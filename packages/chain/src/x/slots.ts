import type { Infer, Schema } from "../codec/schema.ts"
import { union } from "../codec/union.ts"
import * as nft from "../fx/nftfx.ts"
import * as property from "../fx/propertyfx.ts"
import * as secp from "../fx/secp256k1fx.ts"
import { xTypeIDs } from "./type-ids.ts"

const stateSlots = [
  secp.mintOutput,
  secp.transferOutput,
  nft.nftMintOutput,
  nft.nftTransferOutput,
  property.propertyMintOutput,
  property.propertyOwnedOutput,
] as const

const operationSlots = [
  secp.mintOperation,
  nft.nftMintOperation,
  nft.nftTransferOperation,
  property.propertyMintOperation,
  property.propertyBurnOperation,
] as const

const xOutputUnion = union("an output", xTypeIDs, [secp.transferOutput])
/** What an output of an X-Chain transaction is. */
export type XChainOutput = Infer<typeof xOutputUnion>
export const xOutput: Schema<XChainOutput> = xOutputUnion
const xInputUnion = union("an input", xTypeIDs, [secp.transferInput])
/** What an input of the X-Chain is. */
export type XChainInput = Infer<typeof xInputUnion>
export const xInput: Schema<XChainInput> = xInputUnion
const xStateUnion = union("an output", xTypeIDs, stateSlots)
/** What a UTXO of the X-Chain can be: also mint rights, NFTs and properties. */
export type XChainState = Infer<typeof xStateUnion>
export const xState: Schema<XChainState> = xStateUnion
const xOperationUnion = union("an operation", xTypeIDs, operationSlots)
/** What an operation on an asset is. */
export type XChainOperation = Infer<typeof xOperationUnion>
export const xOperation: Schema<XChainOperation> = xOperationUnion
// The node takes here whatever it can verify; what is no credential is refused later, by the rules of consensus.
const xCredentialUnion = union("a credential", xTypeIDs, [
  secp.credential,
  nft.nftCredential,
  property.propertyCredential,
  secp.transferInput,
  ...stateSlots,
  ...operationSlots,
])
/** What stands among the credentials: one of the three credentials in every accepted transaction. */
export type XChainCredential = Infer<typeof xCredentialUnion>
export const xCredential: Schema<XChainCredential> = xCredentialUnion
