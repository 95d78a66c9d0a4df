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
/** The types of outputs of an X-Chain transaction. */
export type XChainOutput = Infer<typeof xOutputUnion>
export const xOutput: Schema<XChainOutput> = xOutputUnion
const xInputUnion = union("an input", xTypeIDs, [secp.transferInput])
/** The types of inputs of the X-Chain. */
export type XChainInput = Infer<typeof xInputUnion>
export const xInput: Schema<XChainInput> = xInputUnion
const xStateUnion = union("an output", xTypeIDs, stateSlots)
/** The types of UTXOs of the X-Chain, including mint rights, NFTs and properties. */
export type XChainState = Infer<typeof xStateUnion>
export const xState: Schema<XChainState> = xStateUnion
const xOperationUnion = union("an operation", xTypeIDs, operationSlots)
/** The types of operations on an asset. */
export type XChainOperation = Infer<typeof xOperationUnion>
export const xOperation: Schema<XChainOperation> = xOperationUnion
// The node decodes any verifiable type here; consensus rules later reject those that are not credentials.
const xCredentialUnion = union("a credential", xTypeIDs, [
  secp.credential,
  nft.nftCredential,
  property.propertyCredential,
  secp.transferInput,
  ...stateSlots,
  ...operationSlots,
])
/** The credential types of the codec; every accepted transaction has one of the three credentials. */
export type XChainCredential = Infer<typeof xCredentialUnion>
export const xCredential: Schema<XChainCredential> = xCredentialUnion
