import type { NodeUnsigned } from "../recording/node-json.ts"

/** The wire's name of a transaction of the P-Chain, by the members that its JSON has. */
export function platformType(unsigned: NodeUnsigned): string {
  const has = (...names: readonly (keyof NodeUnsigned)[]) => names.every((name) => unsigned[name] !== undefined)
  if (has("importedInputs")) return "ImportTx"
  if (has("exportedOutputs")) return "ExportTx"
  if (has("stake", "validatorAuthority")) return "AddAutoRenewedValidatorTx"
  if (has("txID", "auth")) return "SetAutoRenewedValidatorConfigTx"
  if (has("stake", "validator")) {
    if (has("signer")) return "AddPermissionlessValidatorTx"
    if (has("subnetID")) return "AddPermissionlessDelegatorTx"
    return has("shares") ? "AddValidatorTx" : "AddDelegatorTx"
  }
  if (has("subnetAuthorization")) {
    if (has("validator")) return "AddSubnetValidatorTx"
    if (has("nodeID")) return "RemoveSubnetValidatorTx"
    if (has("newOwner")) return "TransferSubnetOwnershipTx"
    if (has("validators")) return "ConvertSubnetToL1Tx"
    if (has("initialSupply")) return "TransformSubnetTx"
  }
  if (has("chainName")) return "CreateChainTx"
  if (has("owner")) return "CreateSubnetTx"
  if (has("message")) return has("balance") ? "RegisterL1ValidatorTx" : "SetL1ValidatorWeightTx"
  if (has("validationID")) return has("balance") ? "IncreaseL1ValidatorBalanceTx" : "DisableL1ValidatorTx"
  if (has("outputs")) return "BaseTx"
  if (has("txID", "timestamp")) return "RewardAutoRenewedValidatorTx"
  if (has("txID")) return "RewardValidatorTx"
  if (has("time")) return "AdvanceTimeTx"
  throw new Error(`No type of transaction has only ${Object.keys(unsigned)}`)
}

/** The same for the X-Chain and for atomic transactions of the C-Chain. */
export function exchangeType(unsigned: NodeUnsigned): string {
  if (unsigned.importedInputs) return "ImportTx"
  if (unsigned.exportedOutputs) return "ExportTx"
  if (unsigned.initialStates) return "CreateAssetTx"
  return unsigned.operations ? "OperationTx" : "BaseTx"
}
