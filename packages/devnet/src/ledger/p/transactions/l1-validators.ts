import {
  appendId,
  type ConvertSubnetToL1Tx,
  type ConvertSubnetToL1Validator,
  compareBytes,
  conversionIdOf,
  type DisableL1ValidatorTx,
  type IncreaseL1ValidatorBalanceTx,
  type PChainOwner,
} from "@serac/chain"
import { LedgerError } from "../../ledger-error.ts"
import { isAscending } from "../../spend/order.ts"
import { verifyOwners } from "../../spend/owners.ts"
import type { L1Validator } from "../state/l1-validator.ts"
import { saturatingSum } from "../state/platform-state.ts"
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
import { verifyNodeID } from "./renewal.ts"
import { verifyKey } from "./staking-rules.ts"
import { authorizeBySubnet } from "./subnets.ts"

const longestAddress = 4_096

/** Owners in the form that credentials are verified against, with no lock time. */
const outputOwners = ({ threshold, addresses }: PChainOwner) => ({ locktime: 0n, threshold, addresses })

/** Converts a subnet to an L1. */
export function executeConvertSubnet(execution: Execution<ConvertSubnetToL1Tx>): void {
  const { unsigned, state } = execution
  const { subnetID, chainID, address, validators, subnetAuthorization } = unsigned
  if (isPrimary(subnetID)) throw new LedgerError("cannot convert a permissionless subnet")
  if (address.length > longestAddress) throw new LedgerError("address is too long")
  if (validators.length === 0) throw new LedgerError("conversion must include at least one validator")
  if (!isAscending(validators, (one, other) => compareBytes(one.nodeID, other.nodeID)))
    throw new LedgerError("conversion validators must be sorted and unique")
  verifyBase(execution)
  for (const validator of validators) verifyNewValidator(execution, validator)
  verifyAuthorizationForm(subnetAuthorization)
  verifyMemo(execution)
  const credentials = authorizeBySubnet(execution, subnetID, { isPermissioned: true })
  for (const [index, { nodeID, weight, balance, signer, ...owners }] of validators.entries()) {
    const validationID = appendId(subnetID, index)
    const { publicKey } = signer
    addL1Validator(execution, balance, { validationID, subnetID, nodeID, publicKey, weight, ...owners })
  }
  verifyPayment(execution, { credentials, balance: saturatingSum(...validators.map(({ balance }) => balance)) })
  consumeAndProduce(execution)
  const members = validators.map(({ nodeID, weight, signer }) => ({ nodeID, weight, blsPublicKey: signer.publicKey }))
  const data = { subnetID, managerChainID: chainID, managerAddress: address, validators: members }
  state.subnets.convert(subnetID, { conversionID: conversionIdOf(data), chainID, address })
}

function verifyNewValidator({ verifier }: Execution, validator: ConvertSubnetToL1Validator): void {
  const { nodeID, weight, signer, remainingBalanceOwner, deactivationOwner } = validator
  if (weight === 0n) throw new LedgerError("validator weight must be non-zero")
  verifyNodeID(nodeID)
  verifyKey(verifier, signer.publicKey, signer.proofOfPossession)
  verifyOwners(outputOwners(remainingBalanceOwner))
  verifyOwners(outputOwners(deactivationOwner))
}

/** Adds a validator that starts now; it is active if it has a balance. @throws {LedgerError} */
export function addL1Validator(
  execution: Execution,
  balance: bigint,
  validator: Omit<L1Validator, "start" | "minNonce" | "endAccumulatedFee">,
): void {
  const { state } = execution
  const { validationID, subnetID, nodeID, publicKey, weight, remainingBalanceOwner, deactivationOwner } = validator
  if (balance > 0n) verifyCapacity(execution)
  state.l1Validators.put({
    ...{ validationID, subnetID, nodeID, publicKey, weight, remainingBalanceOwner, deactivationOwner },
    start: state.time,
    minNonce: 0n,
    endAccumulatedFee: balance > 0n ? saturatingSum(balance, state.accruedFees) : 0n,
  })
}

function verifyCapacity({ state, config }: Execution): void {
  if (BigInt(state.l1Validators.activeCount) >= config.validatorFees.capacity)
    throw new LedgerError("already at the max number of active validators")
}

/** Adds to the balance of an L1 validator, which activates it. */
export function executeIncreaseBalance(execution: Execution<IncreaseL1ValidatorBalanceTx>): void {
  const { unsigned, state } = execution
  const { validationID, balance } = unsigned
  if (balance === 0n) throw new LedgerError("balance must be greater than 0")
  verifyBase(execution)
  verifyMemo(execution)
  verifyPayment(execution, { balance })
  const validator = state.l1Validators.get(validationID)
  if (!validator) throw new LedgerError("not found")
  const isActive = validator.endAccumulatedFee > 0n
  if (!isActive) verifyCapacity(execution)
  const from = isActive ? validator.endAccumulatedFee : state.accruedFees
  state.l1Validators.put({ ...validator, endAccumulatedFee: saturatingSum(from, balance) })
  consumeAndProduce(execution)
}

/** Deactivates an L1 validator and refunds its balance. */
export function executeDisable(execution: Execution<DisableL1ValidatorTx>): void {
  const { unsigned, state } = execution
  const { validationID, disableAuthorization } = unsigned
  verifyBase(execution)
  verifyAuthorizationForm(disableAuthorization)
  verifyMemo(execution)
  const validator = state.l1Validators.get(validationID)
  if (!validator) throw new LedgerError("could not load L1 validator: not found")
  const credentials = authorize(execution, disableAuthorization, outputOwners(validator.deactivationOwner))
  verifyPayment(execution, { credentials })
  consumeAndProduce(execution)
  if (validator.endAccumulatedFee === 0n) return
  refund(execution, validator)
  state.l1Validators.put({ ...validator, endAccumulatedFee: 0n })
}

/** Refunds the rest of a balance as an output after the transaction's own outputs. */
export function refund({ state, transaction, unsigned, config }: Execution, validator: L1Validator): void {
  const amount = validator.endAccumulatedFee - state.accruedFees
  const output = {
    type: "secp256k1fx.TransferOutput" as const,
    amount,
    ...outputOwners(validator.remainingBalanceOwner),
  }
  const place = { txID: transaction.id, outputIndex: unsigned.outputs.length, assetID: config.avaxAssetID }
  state.utxos.add({ ...place, output })
}
