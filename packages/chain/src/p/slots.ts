import { fixed } from "../codec/bytes.ts"
import { u64 } from "../codec/integer.ts"
import type { Infer, Schema } from "../codec/schema.ts"
import { struct, type TypedSchema, typed } from "../codec/struct.ts"
import { union } from "../codec/union.ts"
import * as secp from "../fx/secp256k1fx.ts"
import { pTypeIDs } from "./type-ids.ts"

const lockOutSchema = typed("stakeable.LockOut", {
  locktime: u64,
  output: union("an output", pTypeIDs, [secp.transferOutput], ["stakeable.LockOut"]),
})
/** An output that only staking may use before `locktime` (Unix seconds). */
export interface LockOut extends Infer<typeof lockOutSchema> {}
export const lockOut: TypedSchema<"stakeable.LockOut", LockOut> = lockOutSchema
const lockInSchema = typed("stakeable.LockIn", {
  locktime: u64,
  input: union("an input", pTypeIDs, [secp.transferInput], ["stakeable.LockIn"]),
})
/** Consumes a locked output. */
export interface LockIn extends Infer<typeof lockInSchema> {}
export const lockIn: TypedSchema<"stakeable.LockIn", LockIn> = lockInSchema

const proof = { publicKey: fixed(48), proofOfPossession: fixed(96) }
const bareProofOfPossessionSchema = struct(proof)
/** A BLS public key (48 bytes, compressed) and its proof of possession (96 bytes). */
export interface ProofOfPossession extends Infer<typeof bareProofOfPossessionSchema> {}
export const bareProofOfPossession: Schema<ProofOfPossession> = bareProofOfPossessionSchema
const emptySigner = typed("signer.Empty", {})
const proofOfPossession = typed("signer.ProofOfPossession", proof)

const pOutputUnion = union("an output", pTypeIDs, [secp.transferOutput, lockOut])
/** The types of outputs and UTXOs of the P-Chain. */
export type PChainOutput = Infer<typeof pOutputUnion>
export const pOutput: Schema<PChainOutput> = pOutputUnion
const pInputUnion = union("an input", pTypeIDs, [secp.transferInput, lockIn])
/** The types of inputs of the P-Chain. */
export type PChainInput = Infer<typeof pInputUnion>
export const pInput: Schema<PChainInput> = pInputUnion
export const pOwner = union("an owner", pTypeIDs, [secp.outputOwners])
const signerUnion = union("a signer", pTypeIDs, [emptySigner, proofOfPossession])
/** The BLS key of a validator, or none. */
export type Signer = Infer<typeof signerUnion>
export const signer: Schema<Signer> = signerUnion

// The node decodes any verifiable type here; consensus rules later reject those that are not credentials or authorizations.
const verifiable = [
  secp.credential,
  secp.input,
  secp.outputOwners,
  secp.transferInput,
  secp.transferOutput,
  lockIn,
  lockOut,
  emptySigner,
  proofOfPossession,
] as const
const pCredentialUnion = union("a credential", pTypeIDs, verifiable)
/** The credential types of the codec; `secp256k1fx.Credential` in every accepted transaction. */
export type PChainCredential = Infer<typeof pCredentialUnion>
export const pCredential: Schema<PChainCredential> = pCredentialUnion
const authorizationUnion = union("an authorization", pTypeIDs, verifiable)
/** The authorization types of the codec; `secp256k1fx.Input` in every accepted transaction. */
export type Authorization = Infer<typeof authorizationUnion>
export const authorization: Schema<Authorization> = authorizationUnion
