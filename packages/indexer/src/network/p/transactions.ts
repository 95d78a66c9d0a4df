import type { PChainTransaction } from "@serac/chain"
import type { StakerRow } from "@serac/store"
import { nonsense } from "../../core/index.ts"
import { authorizationOf } from "./authorizations.ts"
import { hexKey } from "./keys.ts"
import * as l1 from "./l1.ts"
import { registrationIn } from "./l1-messages.ts"
import { configureRenewal, renewed } from "./periods.ts"
import { addStaker, isStakerTx, refuseStaker, removeValidator, stakeStart } from "./staking.ts"
import type { Step } from "./step.ts"
import { createChain, createSubnet, recordConversion, transferSubnet, transformSubnet } from "./subnets.ts"
import { addTransaction, type Extras } from "./transaction-row.ts"
import { readTransfer, type TransferOrigin } from "./transfers.ts"

/** Applies a transaction that is accepted with its block, and stores it. */
export function applyTransaction(step: Step, transaction: PChainTransaction, index: number): void {
  noteAuthorization(step, transaction)
  readTransfer(step, transaction)
  addTransaction(step, transaction, index, effectOf(step, transaction, index))
}

/** Keeps what owners authorize, before the transaction can make others the owners. */
function noteAuthorization(step: Step, transaction: PChainTransaction): void {
  const authorization = authorizationOf(step, transaction)
  if (authorization !== undefined) step.authorizations.set(hexKey(transaction.id), authorization)
}

/** Applies the effects of a transaction other than moving funds, and returns the details to show. */
function effectOf(step: Step, { id, unsigned }: PChainTransaction, index: number): Extras {
  const place = { id, index }
  if (isStakerTx(unsigned)) return { start: addStaker(step, { id, unsigned }, index).start }
  switch (unsigned.type) {
    case "BaseTx":
    case "ImportTx":
    case "ExportTx":
      return {}
    case "RemoveSubnetValidatorTx":
      removeValidator(step, id, unsigned)
      return {}
    case "CreateSubnetTx":
      createSubnet(step, place, unsigned)
      return { addresses: unsigned.owner.addresses }
    case "TransferSubnetOwnershipTx":
      transferSubnet(step, unsigned)
      return { addresses: unsigned.newOwner.addresses }
    case "TransformSubnetTx":
      transformSubnet(step, place, unsigned)
      return {}
    case "CreateChainTx":
      createChain(step, place, unsigned)
      return {}
    case "ConvertSubnetToL1Tx": {
      recordConversion(step, place, unsigned)
      const balance = unsigned.validators.reduce((sum, validator) => sum + validator.balance, 0n)
      const addresses = unsigned.validators.flatMap(({ remainingBalanceOwner, deactivationOwner }) => [
        ...remainingBalanceOwner.addresses,
        ...deactivationOwner.addresses,
      ])
      return { l1Validators: l1.convertSubnet(step, place, unsigned), addresses, ...balanceOf(step, balance) }
    }
    case "RegisterL1ValidatorTx": {
      const { remainingBalanceOwner, disableOwner } = registrationIn(unsigned.message)
      const addresses = [...remainingBalanceOwner.addresses, ...disableOwner.addresses]
      const change = l1.registerL1Validator(step, place, unsigned)
      return { l1Validators: [change], addresses, ...balanceOf(step, unsigned.balance) }
    }
    case "SetL1ValidatorWeightTx":
      return concerning(l1.setL1ValidatorWeight(step, place, unsigned))
    case "IncreaseL1ValidatorBalanceTx":
      return { ...concerning(l1.increaseL1ValidatorBalance(step, unsigned)), ...balanceOf(step, unsigned.balance) }
    case "DisableL1ValidatorTx":
      return concerning(l1.disableL1Validator(step, place, unsigned))
    case "SetAutoRenewedValidatorConfigTx":
      return ofValidator(configureRenewal(step, unsigned))
    case "AdvanceTimeTx":
    case "RewardValidatorTx":
    case "RewardAutoRenewedValidatorTx":
      throw nonsense(`block ${step.height} of the P-Chain holds a ${unsigned.type} that nobody decides on`)
  }
}

const balanceOf = ({ terms }: Step, amount: bigint): Extras => ({ l1Balance: { assetId: terms.avax, amount } })

/** The change of one L1 validator; the owners of its balance are related addresses. */
const concerning = (change: ReturnType<typeof l1.disableL1Validator>): Extras => ({
  l1Validators: [change],
  addresses: change.row.balanceAddresses,
})

/** The reward addresses of a validator are related addresses. */
const ofValidator = ({ nodeId, rewardAddresses }: StakerRow): Extras => ({ nodeId, addresses: rewardAddresses })

/** Stores a transaction whose outcome the next block decides. */
export function storeProposal(step: Step, transaction: PChainTransaction, index: number): void {
  const { unsigned } = transaction
  noteAuthorization(step, transaction)
  if (isStakerTx(unsigned)) {
    addTransaction(step, transaction, index, { start: stakeStart(step, unsigned) })
  } else if (unsigned.type === "RewardValidatorTx") {
    addTransaction(step, transaction, index, { addresses: step.memory.staker(unsigned.txID)?.rewardAddresses ?? [] })
  } else if (unsigned.type === "RewardAutoRenewedValidatorTx") {
    addTransaction(step, transaction, index, ofValidator(renewed(step, unsigned.txID)))
  } else if (unsigned.type === "AdvanceTimeTx") {
    addTransaction(step, transaction, index)
  } else {
    throw nonsense(`block ${step.height} of the P-Chain proposes a ${unsigned.type}`)
  }
}

/** Before the Banff upgrade stakers were proposals: the next block decides whether they stake or get their stake back. */
export function decideStaker(
  step: Step,
  { id, unsigned }: PChainTransaction,
  index: number,
  { committed, block }: { readonly committed: boolean; readonly block: NonNullable<TransferOrigin["block"]> },
): void {
  if (!isStakerTx(unsigned)) return
  readTransfer(step, { id, unsigned }, block)
  if (committed) addStaker(step, { id, unsigned }, index, { block })
  else refuseStaker(step, { id, unsigned }, block)
}
