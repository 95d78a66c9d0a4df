import { bytesSchema, id, nodeID } from "../codec/bytes.ts"
import { u32, u64 } from "../codec/integer.ts"
import type { Infer } from "../codec/schema.ts"
import { slice } from "../codec/slice.ts"
import { type TypedSchema, typed } from "../codec/struct.ts"
import { pBase, pTransferableOutput, subnetValidator, validator } from "./base.ts"
import { authorization, pOwner, signer } from "./slots.ts"

const stake = slice(pTransferableOutput)

const addValidatorTxSchema = typed("AddValidatorTx", { ...pBase, validator, stake, rewardsOwner: pOwner, shares: u32 })
/** Adds a validator of the primary network without a BLS key (before the Durango upgrade). `shares` is the delegation fee in millionths. */
export interface AddValidatorTx extends Infer<typeof addValidatorTxSchema> {}
export const addValidatorTx: TypedSchema<"AddValidatorTx", AddValidatorTx> = addValidatorTxSchema
const addDelegatorTxSchema = typed("AddDelegatorTx", { ...pBase, validator, stake, rewardsOwner: pOwner })
/** Adds a delegator to a validator of the primary network (before the Durango upgrade). */
export interface AddDelegatorTx extends Infer<typeof addDelegatorTxSchema> {}
export const addDelegatorTx: TypedSchema<"AddDelegatorTx", AddDelegatorTx> = addDelegatorTxSchema
const addSubnetValidatorTxSchema = typed("AddSubnetValidatorTx", {
  ...pBase,
  validator: subnetValidator,
  subnetAuthorization: authorization,
})
/** Adds a validator of a permissioned subnet. */
export interface AddSubnetValidatorTx extends Infer<typeof addSubnetValidatorTxSchema> {}
export const addSubnetValidatorTx: TypedSchema<"AddSubnetValidatorTx", AddSubnetValidatorTx> =
  addSubnetValidatorTxSchema
const removeSubnetValidatorTxSchema = typed("RemoveSubnetValidatorTx", {
  ...pBase,
  nodeID,
  subnetID: id,
  subnetAuthorization: authorization,
})
/** Removes a validator of a permissioned subnet. */
export interface RemoveSubnetValidatorTx extends Infer<typeof removeSubnetValidatorTxSchema> {}
export const removeSubnetValidatorTx: TypedSchema<"RemoveSubnetValidatorTx", RemoveSubnetValidatorTx> =
  removeSubnetValidatorTxSchema
const addPermissionlessValidatorTxSchema = typed("AddPermissionlessValidatorTx", {
  ...pBase,
  validator,
  subnetID: id,
  signer,
  stake,
  validationRewardsOwner: pOwner,
  delegationRewardsOwner: pOwner,
  shares: u32,
})
/** Adds a validator of the primary network or an elastic subnet. `shares` is the delegation fee in millionths. */
export interface AddPermissionlessValidatorTx extends Infer<typeof addPermissionlessValidatorTxSchema> {}
export const addPermissionlessValidatorTx: TypedSchema<"AddPermissionlessValidatorTx", AddPermissionlessValidatorTx> =
  addPermissionlessValidatorTxSchema
const addPermissionlessDelegatorTxSchema = typed("AddPermissionlessDelegatorTx", {
  ...pBase,
  validator,
  subnetID: id,
  stake,
  rewardsOwner: pOwner,
})
/** Adds a delegator to a validator of the primary network or of an elastic subnet. */
export interface AddPermissionlessDelegatorTx extends Infer<typeof addPermissionlessDelegatorTxSchema> {}
export const addPermissionlessDelegatorTx: TypedSchema<"AddPermissionlessDelegatorTx", AddPermissionlessDelegatorTx> =
  addPermissionlessDelegatorTxSchema
const rewardValidatorTxSchema = typed("RewardValidatorTx", { txID: id })
/** Ends the stake of the transaction `txID`; the next block decides whether it is rewarded. */
export interface RewardValidatorTx extends Infer<typeof rewardValidatorTxSchema> {}
export const rewardValidatorTx: TypedSchema<"RewardValidatorTx", RewardValidatorTx> = rewardValidatorTxSchema

const addAutoRenewedValidatorTxSchema = typed("AddAutoRenewedValidatorTx", {
  ...pBase,
  nodeID: bytesSchema(),
  signer,
  stake,
  validationRewardsOwner: pOwner,
  delegationRewardsOwner: pOwner,
  validatorAuthority: pOwner,
  delegationShares: u32,
  autoCompoundRewardShares: u32,
  period: u64,
})
/**
 * Adds an auto-renewed validator of the primary network with periods of `period` seconds (Helicon). Of each period's rewards,
 * `autoCompoundRewardShares` millionths are added to the stake.
 */
export interface AddAutoRenewedValidatorTx extends Infer<typeof addAutoRenewedValidatorTxSchema> {}
export const addAutoRenewedValidatorTx: TypedSchema<"AddAutoRenewedValidatorTx", AddAutoRenewedValidatorTx> =
  addAutoRenewedValidatorTxSchema
const setAutoRenewedValidatorConfigTxSchema = typed("SetAutoRenewedValidatorConfigTx", {
  ...pBase,
  txID: id,
  auth: authorization,
  autoCompoundRewardShares: u32,
  period: u64,
})
/** Changes the renewal of a validation, from its next period on; a `period` of 0 ends it after the current one (Helicon). */
export interface SetAutoRenewedValidatorConfigTx extends Infer<typeof setAutoRenewedValidatorConfigTxSchema> {}
export const setAutoRenewedValidatorConfigTx: TypedSchema<
  "SetAutoRenewedValidatorConfigTx",
  SetAutoRenewedValidatorConfigTx
> = setAutoRenewedValidatorConfigTxSchema
const rewardAutoRenewedValidatorTxSchema = typed("RewardAutoRenewedValidatorTx", { txID: id, timestamp: u64 })
/** Ends a period of an auto-renewed validation at `timestamp`; the next block decides whether it is rewarded (Helicon). */
export interface RewardAutoRenewedValidatorTx extends Infer<typeof rewardAutoRenewedValidatorTxSchema> {}
export const rewardAutoRenewedValidatorTx: TypedSchema<"RewardAutoRenewedValidatorTx", RewardAutoRenewedValidatorTx> =
  rewardAutoRenewedValidatorTxSchema

/** The schemas of transactions that add, change or reward stakers. */
export const stakingTransactions = [
  addValidatorTx,
  addSubnetValidatorTx,
  addDelegatorTx,
  rewardValidatorTx,
  removeSubnetValidatorTx,
  addPermissionlessValidatorTx,
  addPermissionlessDelegatorTx,
  addAutoRenewedValidatorTx,
  setAutoRenewedValidatorConfigTx,
  rewardAutoRenewedValidatorTx,
] as const
