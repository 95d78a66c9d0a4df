import {
  type AddSubnetValidatorTx,
  type ConvertSubnetToL1Tx,
  type CreateChainTx,
  type CreateSubnetTx,
  compareBytes,
  equalBytes,
  formatId,
  formatNodeId,
  type PChainCredential,
  type RemoveSubnetValidatorTx,
  type TransferSubnetOwnershipTx,
} from "@serac/chain"
import { zeroID } from "../../bytes.ts"
import { LedgerError } from "../../ledger-error.ts"
import { isAscending } from "../../spend/order.ts"
import { verifyOwners } from "../../spend/owners.ts"
import { isHelicon } from "../config.ts"
import { isPrimary } from "../state/staker.ts"
import {
  authorize,
  consumeAndProduce,
  type Execution,
  verifyAuthorizationForm,
  verifyBase,
  verifyMemo,
  verifyPayment,
} from "./execution.ts"
import { verifyDuration, verifyInsidePrimary } from "./staking-rules.ts"

const flowCheck = "flow check failed"

/** Creates a subnet. */
export function executeCreateSubnet(execution: Execution<CreateSubnetTx>): void {
  const { unsigned, state, transaction } = execution
  verifyBase(execution)
  verifyOwners(unsigned.owner)
  verifyMemo(execution)
  verifyPayment(execution)
  consumeAndProduce(execution)
  state.subnets.add(transaction.id, unsigned.owner)
}

const longestChainName = 128

/** Creates a chain. */
export function executeCreateChain(execution: Execution<CreateChainTx>): void {
  const { unsigned, state, transaction, config } = execution
  const { subnetID, chainName, vmID, fxIDs, subnetAuthorization } = unsigned
  if (isPrimary(subnetID)) throw new LedgerError("new blockchain can't be validated by primary network")
  if (chainName.length > longestChainName) throw new LedgerError("name too long")
  if (equalBytes(vmID, zeroID)) throw new LedgerError("invalid VM ID")
  if (!isAscending(fxIDs, compareBytes)) throw new LedgerError("feature extensions IDs must be sorted and unique")
  if (!chainName.every(isNameCharacter)) throw new LedgerError("illegal name character")
  verifyBase(execution)
  verifyAuthorizationForm(subnetAuthorization)
  verifyMemo(execution)
  const credentials = authorizeBySubnet(execution, subnetID, { isPermissioned: true })
  verifyPayment(execution, { credentials })
  consumeAndProduce(execution)
  state.subnets.addChain({ id: config.chainID?.(transaction) ?? transaction.id, unsigned })
}

/** Letters, digits and spaces. */
const isNameCharacter = (byte: number): boolean => /[A-Za-z0-9 ]/.test(String.fromCharCode(byte))

/** Transfers a subnet to a new owner. */
export function executeTransferSubnet(execution: Execution<TransferSubnetOwnershipTx>): void {
  const { unsigned, state } = execution
  const { subnetID, subnetAuthorization, newOwner } = unsigned
  if (isPrimary(subnetID)) throw new LedgerError("cannot transfer ownership of a permissionless subnet")
  verifyBase(execution)
  verifyAuthorizationForm(subnetAuthorization)
  verifyOwners(newOwner)
  verifyMemo(execution)
  const credentials = authorizeBySubnet(execution, subnetID)
  verifyPayment(execution, { credentials, around: flowCheck })
  state.subnets.setOwner(subnetID, newOwner)
  consumeAndProduce(execution)
}

/** Adds a validator to a permissioned subnet. */
export function executeAddSubnetValidator(execution: Execution<AddSubnetValidatorTx>): void {
  const { unsigned, state, transaction, config } = execution
  const { validator, subnetAuthorization } = unsigned
  const { subnetID, nodeID, end, weight } = validator
  if (isPrimary(subnetID)) throw new LedgerError("can't add primary network validator with AddSubnetValidatorTx")
  verifyBase(execution)
  if (weight === 0n) throw new LedgerError("weight of this validator is too low")
  verifyAuthorizationForm(subnetAuthorization)
  verifyMemo(execution)
  const { minStakeDuration, maxStakeDuration } = config.staking
  verifyDuration(end - state.time, minStakeDuration, maxStakeDuration)
  if (state.stakers.validator(subnetID, nodeID)) {
    const [node, subnet] = [formatNodeId(nodeID), formatId(subnetID)]
    throw new LedgerError(`attempted to issue duplicate validator for ${node} on subnet ${subnet}`)
  }
  verifyInsidePrimary(execution, nodeID, end)
  const credentials = authorizeBySubnet(execution, subnetID, { isPermissioned: true })
  verifyPayment(execution, { credentials, around: flowCheck })
  if (!isHelicon(config, state.time) && state.stakers.hasLeft(subnetID, nodeID))
    throw new LedgerError("attempted to add a staker after deleting it")
  const place = { kind: "subnet-validator", transaction, txID: transaction.id, subnetID, nodeID } as const
  state.stakers.add({ ...place, weight, start: state.time, end, potentialReward: 0n })
  consumeAndProduce(execution)
}

/** Removes a validator from a permissioned subnet. */
export function executeRemoveSubnetValidator(execution: Execution<RemoveSubnetValidatorTx>): void {
  const { unsigned, state } = execution
  const { subnetID, nodeID, subnetAuthorization } = unsigned
  if (isPrimary(subnetID)) throw new LedgerError("can't remove primary network validator with RemoveSubnetValidatorTx")
  verifyBase(execution)
  verifyAuthorizationForm(subnetAuthorization)
  verifyMemo(execution)
  const validator = state.stakers.validator(subnetID, nodeID)
  if (!validator) {
    const [node, subnet] = [formatNodeId(nodeID), formatId(subnetID)]
    throw new LedgerError(`${node} isn't a current or pending validator of ${subnet}: not found`)
  }
  const credentials = authorizeBySubnet(execution, subnetID)
  verifyPayment(execution, { credentials, around: flowCheck })
  state.stakers.remove(validator)
  consumeAndProduce(execution)
}

type OwnedBySubnet = Execution<
  CreateChainTx | TransferSubnetOwnershipTx | AddSubnetValidatorTx | RemoveSubnetValidatorTx | ConvertSubnetToL1Tx
>

/**
 * Verifies the authorization by a subnet's owner; with `isPermissioned` also that the subnet is not an L1.
 *
 * @returns the other credentials.
 * @throws {LedgerError}
 */
export function authorizeBySubnet(
  execution: OwnedBySubnet,
  subnetID: Uint8Array,
  { isPermissioned = false } = {},
): readonly PChainCredential[] {
  const { state, unsigned } = execution
  const owner = state.subnets.owner(subnetID)
  if (!owner) {
    const isOther = state.blocks.transaction(subnetID) !== undefined
    throw new LedgerError(isOther ? `"${formatId(subnetID)}" is not a subnet` : "not found")
  }
  const credentials = authorize(execution, unsigned.subnetAuthorization, owner)
  if (isPermissioned && state.subnets.conversion(subnetID))
    throw new LedgerError(`"${formatId(subnetID)}" is immutable`)
  return credentials
}
