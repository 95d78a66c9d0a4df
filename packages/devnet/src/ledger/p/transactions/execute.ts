import {
  FeeError,
  formatId,
  type GasState,
  gasOf,
  gasPrice,
  type PChainTransaction,
  pChainComplexity,
} from "@serac/chain"
import { LedgerError, withContext } from "../../ledger-error.ts"
import type { PChainConfig } from "../config.ts"
import type { Execution, ExecutionContext, PayingTransaction } from "./execution.ts"
import { executeRegister, executeSetWeight } from "./l1-messages.ts"
import { executeConvertSubnet, executeDisable, executeIncreaseBalance } from "./l1-validators.ts"
import { executeAddAutoRenewedValidator, executeSetAutoRenewedValidatorConfig } from "./renewal.ts"
import { executeAddDelegator, executeAddValidator } from "./staking.ts"
import {
  executeAddSubnetValidator,
  executeCreateChain,
  executeCreateSubnet,
  executeRemoveSubnetValidator,
  executeTransferSubnet,
} from "./subnets.ts"
import { executeBase, executeExport, executeImport } from "./transfers.ts"

type Executors = {
  readonly [K in PayingTransaction["type"]]: (execution: Execution<Extract<PayingTransaction, { type: K }>>) => void
}

const never = (text: string) => () => {
  throw new LedgerError(text)
}

const executors: Executors = {
  BaseTx: executeBase,
  ImportTx: executeImport,
  ExportTx: executeExport,
  CreateSubnetTx: executeCreateSubnet,
  CreateChainTx: executeCreateChain,
  TransferSubnetOwnershipTx: executeTransferSubnet,
  AddSubnetValidatorTx: executeAddSubnetValidator,
  RemoveSubnetValidatorTx: executeRemoveSubnetValidator,
  AddPermissionlessValidatorTx: executeAddValidator,
  AddPermissionlessDelegatorTx: executeAddDelegator,
  AddAutoRenewedValidatorTx: executeAddAutoRenewedValidator,
  SetAutoRenewedValidatorConfigTx: executeSetAutoRenewedValidatorConfig,
  ConvertSubnetToL1Tx: executeConvertSubnet,
  RegisterL1ValidatorTx: executeRegister,
  SetL1ValidatorWeightTx: executeSetWeight,
  IncreaseL1ValidatorBalanceTx: executeIncreaseBalance,
  DisableL1ValidatorTx: executeDisable,
  AddValidatorTx: never("AddValidatorTx is not permitted post-Durango"),
  AddDelegatorTx: never("AddDelegatorTx is not permitted post-Durango"),
  TransformSubnetTx: never("TransformSubnetTx is not permitted post-Etna"),
}

/**
 * Verifies and executes a transaction that a user issued. If it throws, the caller must revert the partial changes.
 *
 * @throws {LedgerError}
 */
export function executeTransaction(surroundings: ExecutionContext, transaction: PChainTransaction): void {
  const { unsigned } = transaction
  withContext(`standard tx ${formatId(transaction.id)} failed execution`, () => {
    if (!(unsigned.type in executors)) throw new LedgerError("wrong transaction type")
    const executor = executors[unsigned.type as PayingTransaction["type"]] as (execution: Execution) => void
    executor({ ...surroundings, transaction, unsigned: unsigned as PayingTransaction })
  })
}

/** The gas that a transaction consumes of a block's capacity. @throws {LedgerError} */
export function gasUsedBy({ dynamicFees }: PChainConfig, { unsigned }: PChainTransaction): bigint {
  try {
    return gasOf(pChainComplexity(unsigned), dynamicFees.weights)
  } catch (error) {
    if (error instanceof FeeError) throw new LedgerError("unsupported transaction type")
    throw error
  }
}

/** The price of gas, in nAVAX per unit. */
export const priceOf = ({ dynamicFees }: PChainConfig, { excess }: GasState): bigint =>
  gasPrice({ ...dynamicFees, excess })
