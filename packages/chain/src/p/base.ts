import { bytesSchema, id, nodeID } from "../codec/bytes.ts"
import { u32, u64 } from "../codec/integer.ts"
import type { Infer, Schema } from "../codec/schema.ts"
import { slice } from "../codec/slice.ts"
import { type StructSchema, struct } from "../codec/struct.ts"
import { transferableInput, transferableOutput } from "../fx/transferable.ts"
import { pInput, pOutput } from "./slots.ts"

const pTransferableOutputSchema = transferableOutput(pOutput)
/** An output of a P-Chain transaction and its asset. */
export interface PChainTransferableOutput extends Infer<typeof pTransferableOutputSchema> {}
export const pTransferableOutput: Schema<PChainTransferableOutput> = pTransferableOutputSchema
const pTransferableInputSchema = transferableInput(pInput)
/** An input of a P-Chain transaction, its asset, and the output that it consumes. */
export interface PChainTransferableInput extends Infer<typeof pTransferableInputSchema> {}
export const pTransferableInput: Schema<PChainTransferableInput> = pTransferableInputSchema

export const pBase = {
  networkID: u32,
  blockchainID: id,
  outputs: slice(pTransferableOutput),
  inputs: slice(pTransferableInput),
  memo: bytesSchema(),
}

const validatorSchema = struct({ nodeID, start: u64, end: u64, weight: u64 })
/** The node, the period (Unix seconds) and the weight of a validation (the stake in nAVAX on the primary network). */
export interface Validator extends Infer<typeof validatorSchema> {}
export const validator: StructSchema<typeof validatorSchema.fields, Validator> = validatorSchema
const subnetValidatorSchema = struct({ ...validator.fields, subnetID: id })
/** A validation with its subnet. */
export interface SubnetValidator extends Infer<typeof subnetValidatorSchema> {}
export const subnetValidator: Schema<SubnetValidator> = subnetValidatorSchema
