import { bytesSchema, fixed, id } from "../codec/bytes.ts"
import { u32, u64 } from "../codec/integer.ts"
import type { Infer, Schema } from "../codec/schema.ts"
import { slice } from "../codec/slice.ts"
import { struct, type TypedSchema, typed } from "../codec/struct.ts"
import { pBase } from "./base.ts"
import { authorization, bareProofOfPossession } from "./slots.ts"

const pChainOwnerSchema = struct({ threshold: u32, addresses: slice(fixed(20, "shortID")) })
/** The owners of the rest of an L1 validator's balance, or those that may disable it. */
export interface PChainOwner extends Infer<typeof pChainOwnerSchema> {}
export const pChainOwner: Schema<PChainOwner> = pChainOwnerSchema

const convertSubnetToL1ValidatorSchema = struct({
  nodeID: bytesSchema(),
  weight: u64,
  balance: u64,
  signer: bareProofOfPossession,
  remainingBalanceOwner: pChainOwner,
  deactivationOwner: pChainOwner,
})
/** An initial validator of an L1. */
export interface ConvertSubnetToL1Validator extends Infer<typeof convertSubnetToL1ValidatorSchema> {}
export const convertSubnetToL1Validator: Schema<ConvertSubnetToL1Validator> = convertSubnetToL1ValidatorSchema

const convertSubnetToL1TxSchema = typed("ConvertSubnetToL1Tx", {
  ...pBase,
  subnetID: id,
  chainID: id,
  address: bytesSchema(),
  validators: slice(convertSubnetToL1Validator),
  subnetAuthorization: authorization,
})
/** Converts a subnet to an L1 whose validators the contract `address` on chain `chainID` manages. */
export interface ConvertSubnetToL1Tx extends Infer<typeof convertSubnetToL1TxSchema> {}
export const convertSubnetToL1Tx: TypedSchema<"ConvertSubnetToL1Tx", ConvertSubnetToL1Tx> = convertSubnetToL1TxSchema
const registerL1ValidatorTxSchema = typed("RegisterL1ValidatorTx", {
  ...pBase,
  balance: u64,
  proofOfPossession: fixed(96, "numbers"),
  message: bytesSchema(),
})
/** Adds the L1 validator of the signed warp message `message`. */
export interface RegisterL1ValidatorTx extends Infer<typeof registerL1ValidatorTxSchema> {}
export const registerL1ValidatorTx: TypedSchema<"RegisterL1ValidatorTx", RegisterL1ValidatorTx> =
  registerL1ValidatorTxSchema
const setL1ValidatorWeightTxSchema = typed("SetL1ValidatorWeightTx", { ...pBase, message: bytesSchema() })
/** Changes the weight of an L1 validator to that in `message`; weight 0 removes it and refunds its balance. */
export interface SetL1ValidatorWeightTx extends Infer<typeof setL1ValidatorWeightTxSchema> {}
export const setL1ValidatorWeightTx: TypedSchema<"SetL1ValidatorWeightTx", SetL1ValidatorWeightTx> =
  setL1ValidatorWeightTxSchema
const increaseL1ValidatorBalanceTxSchema = typed("IncreaseL1ValidatorBalanceTx", {
  ...pBase,
  validationID: id,
  balance: u64,
})
/** Adds nAVAX to the balance of an L1 validator. */
export interface IncreaseL1ValidatorBalanceTx extends Infer<typeof increaseL1ValidatorBalanceTxSchema> {}
export const increaseL1ValidatorBalanceTx: TypedSchema<"IncreaseL1ValidatorBalanceTx", IncreaseL1ValidatorBalanceTx> =
  increaseL1ValidatorBalanceTxSchema
const disableL1ValidatorTxSchema = typed("DisableL1ValidatorTx", {
  ...pBase,
  validationID: id,
  disableAuthorization: authorization,
})
/** Deactivates an L1 validator and refunds its balance. */
export interface DisableL1ValidatorTx extends Infer<typeof disableL1ValidatorTxSchema> {}
export const disableL1ValidatorTx: TypedSchema<"DisableL1ValidatorTx", DisableL1ValidatorTx> =
  disableL1ValidatorTxSchema

/** The schemas of transactions on L1s and their validators. */
export const l1Transactions = [
  convertSubnetToL1Tx,
  registerL1ValidatorTx,
  setL1ValidatorWeightTx,
  increaseL1ValidatorBalanceTx,
  disableL1ValidatorTx,
] as const
