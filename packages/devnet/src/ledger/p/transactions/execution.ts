import { sha256 } from "@noble/hashes/sha2.js"
import {
  type Authorization,
  equalBytes,
  FeeError,
  type Owners,
  type PChainCredential,
  type PChainTransaction,
  type PChainTransferableInput,
  type PChainTransferableOutput,
  type PChainUnsignedTransaction,
  type PChainUtxo,
  type PTransactionType,
  pChainFee,
  type pTransactionKinds,
  utxoId,
} from "@serac/chain"
import { keyOf, zeroID } from "../../bytes.ts"
import { LedgerError, withContext } from "../../ledger-error.ts"
import { type SignedMessage, verifyCredentials } from "../../spend/credentials.ts"
import { verifyIndices, verifyOwners } from "../../spend/owners.ts"
import type { SharedMemory } from "../../state/shared-memory.ts"
import type { PChainConfig } from "../config.ts"
import { missingUtxo, verifySpending } from "../spend/verify-spend.ts"
import { verifyInputs, verifyOutputs, verifySortedInputs, verifySortedOutputs } from "../spend/well-formed.ts"
import { type PlatformState, saturatingSum } from "../state/platform-state.ts"
import type { Verifier } from "../verifier.ts"

/** Where a transaction is executed. */
export interface ExecutionContext {
  readonly config: PChainConfig
  readonly state: PlatformState
  readonly memory: SharedMemory
  readonly verifier: Verifier
  /** nAVAX per unit of gas. */
  readonly price: bigint
  /** Now, by the clock: locks are judged by it, not by the chain's time. Unix seconds. */
  readonly now: bigint
}

/** A transaction of a kind that has inputs and outputs, and where it is executed. */
export interface Execution<U extends PayingTransaction = PayingTransaction> extends ExecutionContext {
  readonly transaction: PChainTransaction
  readonly unsigned: U
}

/** All kinds that users issue. */
export type PayingTransaction = Extract<PChainUnsignedTransaction, { readonly type: IssuedType }>

type IssuedType = {
  [Type in PTransactionType]: (typeof pTransactionKinds)[Type]["issuer"] extends "user" ? Type : never
}[PTransactionType]

const maxMemo = 256

/** What is asked of every transaction, before anything is looked up. @throws {LedgerError} */
export function verifyBase({ config, unsigned }: Execution): void {
  const { networkID, blockchainID, memo, outputs, inputs } = unsigned
  withContext("metadata failed verification", () => {
    if (networkID !== config.networkID) throw new LedgerError("tx has wrong network ID")
    if (!equalBytes(blockchainID, zeroID)) throw new LedgerError("tx has wrong chain ID")
    if (memo.length > maxMemo) throw new LedgerError(`memo exceeds maximum length: ${memo.length} > ${maxMemo}`)
  })
  verifyOutputs(outputs)
  verifyInputs(inputs)
  verifySortedOutputs(outputs)
  verifySortedInputs(inputs)
}

/** Memos are not allowed any more; this is said after all that is wrong with the form. @throws {LedgerError} */
export function verifyMemo({ unsigned: { memo } }: Execution): void {
  if (memo.length > 0) throw new LedgerError(`memo exceeds maximum length: ${memo.length} > 0`)
}

/** What signatures are made of. */
export const signedMessage = ({ transaction, now, verifier }: Execution): SignedMessage => ({
  hash: sha256(transaction.unsignedBytes),
  now,
  recover: verifier.recover,
})

/** Whether an authorization is written as it must be. @throws {LedgerError} */
export function verifyAuthorizationForm(authorization: Authorization): void {
  if ("signatureIndices" in authorization) verifyIndices(authorization)
}

/**
 * Whether the owners of something agree, which the last credential shows.
 *
 * @returns the other credentials.
 * @throws {LedgerError}
 */
export function authorize(
  execution: Execution,
  authorization: Authorization,
  owners: Owners,
): readonly PChainCredential[] {
  const { credentials } = execution.transaction
  const credential = credentials.at(-1)
  if (!credential) throw new LedgerError("should have the same number of credentials as inputs")
  withContext("unauthorized modification", () => {
    if (authorization.type !== "secp256k1fx.Input") throw new LedgerError("wrong input type")
    if (credential.type !== "secp256k1fx.Credential") throw new LedgerError("wrong credential type")
    verifyIndices(authorization)
    verifyOwners(owners)
    verifyCredentials(signedMessage(execution), authorization.signatureIndices, credential.signatures, owners)
  })
  return credentials.slice(0, -1)
}

/** How a transaction's payment is verified. */
export interface PaymentOptions {
  /** Without those of an authorization. */
  readonly credentials?: readonly PChainCredential[]
  /** Outputs beside the ordinary ones: stakes, exports. */
  readonly outputs?: readonly PChainTransferableOutput[]
  /** What is imported, and the outputs that it consumes. */
  readonly imported?: readonly { readonly input: PChainTransferableInput; readonly utxo: PChainUtxo }[]
  /** nAVAX that go into balances of L1 validators. */
  readonly balance?: bigint
  /** Words around what is refused. */
  readonly around?: string
}

/** Whether a transaction may consume what it consumes, gives out no more, and pays its fee. @throws {LedgerError} */
export function verifyPayment(execution: Execution, options: PaymentOptions = {}): void {
  const { unsigned, state, transaction, config } = execution
  const { credentials = transaction.credentials, outputs = [], imported = [], balance = 0n, around } = options
  const burned = saturatingSum(balance, executionFee(execution))
  const verify = () => {
    const own = unsigned.inputs.map((input) => state.utxos.get(utxoKey(input)) ?? missingUtxo(input))
    verifySpending(signedMessage(execution), {
      utxos: [...own, ...imported.map(({ utxo }) => utxo)],
      inputs: [...unsigned.inputs, ...imported.map(({ input }) => input)],
      outputs: [...unsigned.outputs, ...outputs],
      credentials,
      burned,
      avaxAssetID: config.avaxAssetID,
    })
  }
  if (around === undefined) verify()
  else withContext(around, verify)
}

/** The fee at the block's price. @throws {LedgerError} */
function executionFee({ unsigned, config, price }: Execution): bigint {
  try {
    return pChainFee(unsigned, config.dynamicFees.weights, price)
  } catch (error) {
    if (!(error instanceof FeeError)) throw error
    throw new LedgerError("error calculating complexity: unsupported transaction type")
  }
}

/** The key of the output that an input consumes. */
export const utxoKey = ({ txID, outputIndex }: PChainTransferableInput): string => keyOf(utxoId(txID, outputIndex))

/** Takes what the transaction's own inputs consume, and adds its own outputs. */
export function consumeAndProduce({ state, transaction, unsigned }: Execution): void {
  for (const input of unsigned.inputs) state.utxos.remove(utxoKey(input))
  for (const [outputIndex, output] of unsigned.outputs.entries())
    state.utxos.add({ txID: transaction.id, outputIndex, ...output })
}
