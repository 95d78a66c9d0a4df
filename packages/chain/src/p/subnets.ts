import { bytesSchema, id, shortText } from "../codec/bytes.ts"
import { u8, u32, u64 } from "../codec/integer.ts"
import type { Infer } from "../codec/schema.ts"
import { slice } from "../codec/slice.ts"
import { type TypedSchema, typed } from "../codec/struct.ts"
import { pBase } from "./base.ts"
import { authorization, pOwner } from "./slots.ts"

const createChainTxSchema = typed("CreateChainTx", {
  ...pBase,
  subnetID: id,
  chainName: shortText,
  vmID: id,
  fxIDs: slice(id),
  genesisData: bytesSchema("base64"),
  subnetAuthorization: authorization,
})
/** Creates a chain on a subnet; its id is the transaction's. `chainName` is bytes: see `formatText`. */
export interface CreateChainTx extends Infer<typeof createChainTxSchema> {}
export const createChainTx: TypedSchema<"CreateChainTx", CreateChainTx> = createChainTxSchema
const createSubnetTxSchema = typed("CreateSubnetTx", { ...pBase, owner: pOwner })
/** Creates a subnet; its id is the transaction's. */
export interface CreateSubnetTx extends Infer<typeof createSubnetTxSchema> {}
export const createSubnetTx: TypedSchema<"CreateSubnetTx", CreateSubnetTx> = createSubnetTxSchema
const transferSubnetOwnershipTxSchema = typed("TransferSubnetOwnershipTx", {
  ...pBase,
  subnetID: id,
  subnetAuthorization: authorization,
  newOwner: pOwner,
})
/** Transfers a subnet to a new owner. */
export interface TransferSubnetOwnershipTx extends Infer<typeof transferSubnetOwnershipTxSchema> {}
export const transferSubnetOwnershipTx: TypedSchema<"TransferSubnetOwnershipTx", TransferSubnetOwnershipTx> =
  transferSubnetOwnershipTxSchema
const transformSubnetTxSchema = typed("TransformSubnetTx", {
  ...pBase,
  subnetID: id,
  assetID: id,
  initialSupply: u64,
  maximumSupply: u64,
  minConsumptionRate: u64,
  maxConsumptionRate: u64,
  minValidatorStake: u64,
  maxValidatorStake: u64,
  minStakeDuration: u32,
  maxStakeDuration: u32,
  minDelegationFee: u32,
  minDelegatorStake: u64,
  maxValidatorWeightFactor: u8,
  uptimeRequirement: u32,
  subnetAuthorization: authorization,
})
/** Makes a subnet elastic: durations are in seconds; rates, fees and uptime in millionths. */
export interface TransformSubnetTx extends Infer<typeof transformSubnetTxSchema> {}
export const transformSubnetTx: TypedSchema<"TransformSubnetTx", TransformSubnetTx> = transformSubnetTxSchema

/** The schemas of transactions on subnets and their chains. */
export const subnetTransactions = [createChainTx, createSubnetTx, transformSubnetTx, transferSubnetOwnershipTx] as const
