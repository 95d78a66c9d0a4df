import type { PTransactionType } from "@serac/chain"
import type { NodeUnsigned } from "../recording/node-json.ts"

type Member = keyof NodeUnsigned

/** The members that identify each P-Chain transaction type; members shared by several types come last. A missing type does not compile. */
const platformMarks: Readonly<Record<PTransactionType, readonly Member[]>> = {
  ImportTx: ["importedInputs"],
  ExportTx: ["exportedOutputs"],
  AddAutoRenewedValidatorTx: ["stake", "validatorAuthority"],
  SetAutoRenewedValidatorConfigTx: ["txID", "auth"],
  AddPermissionlessValidatorTx: ["stake", "validator", "signer"],
  AddPermissionlessDelegatorTx: ["stake", "validator", "subnetID"],
  AddValidatorTx: ["stake", "validator", "shares"],
  AddDelegatorTx: ["stake", "validator"],
  AddSubnetValidatorTx: ["subnetAuthorization", "validator"],
  RemoveSubnetValidatorTx: ["subnetAuthorization", "nodeID"],
  TransferSubnetOwnershipTx: ["subnetAuthorization", "newOwner"],
  ConvertSubnetToL1Tx: ["subnetAuthorization", "validators"],
  TransformSubnetTx: ["subnetAuthorization", "initialSupply"],
  CreateChainTx: ["chainName"],
  CreateSubnetTx: ["owner"],
  RegisterL1ValidatorTx: ["message", "balance"],
  SetL1ValidatorWeightTx: ["message"],
  IncreaseL1ValidatorBalanceTx: ["validationID", "balance"],
  DisableL1ValidatorTx: ["validationID"],
  BaseTx: ["outputs"],
  RewardAutoRenewedValidatorTx: ["txID", "timestamp"],
  RewardValidatorTx: ["txID"],
  AdvanceTimeTx: ["time"],
}
const platformTypes = Object.entries(platformMarks)

/** The wire's name of a transaction of the P-Chain, by the members that its JSON has. */
export function platformType(unsigned: NodeUnsigned): string {
  const found = platformTypes.find(([, marks]) => marks.every((name) => unsigned[name] !== undefined))
  if (found) return found[0]
  throw new Error(`No type of transaction has only ${Object.keys(unsigned)}`)
}

/** The same for the X-Chain and for atomic transactions of the C-Chain. */
export function exchangeType(unsigned: NodeUnsigned): string {
  if (unsigned.importedInputs) return "ImportTx"
  if (unsigned.exportedOutputs) return "ExportTx"
  if (unsigned.initialStates) return "CreateAssetTx"
  return unsigned.operations ? "OperationTx" : "BaseTx"
}
