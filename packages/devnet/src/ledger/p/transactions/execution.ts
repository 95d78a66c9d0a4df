import { sha256 } from "@noble/hashes/sha2.js"
import {
  type Authorization,
  equalBytes,
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

/** The state, price and time that a transaction is executed with. */
export interface ExecutionContext {
  readonly config: PChainConfig
  readonly state: PlatformState
  readonly memory: SharedMemory
  readonly verifier: Verifier
  /** nAVAX per unit of gas. */
  readonly price: bigint
  /** The clock's time in Unix seconds. Locks depend on it, not on the chain's time. */
  readonly now: bigint
}

/** A transaction with inputs and outputs, and its execution context. */
export interface Execution<U extends PayingTransaction = PayingTransaction> extends ExecutionContext {
  readonly transaction: PChainTransaction
  readonly unsigned: U
}

/** All kinds of transactions that users issue. */
export type PayingTransaction = Extract<PChainUnsignedTransaction, { readonly type: IssuedType }>

type IssuedType = {
  [Type in PTransactionType]: (typeof pTransactionKinds)[Type]["issuer"] extends "user" ? Type : never
}[PTransactionType]

const maxMemo = 256

/** Verifies the fields that every transaction has, without looking anything up. @throws {LedgerError} */
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

/** Rejects a memo, which networks no longer allow; runs after all checks of the form. @throws {LedgerError} */
export function verifyMemo({ unsigned: { memo } }: Execution): void {
  if (memo.length > 0) throw new LedgerError(`memo exceeds maximum length: ${memo.length} > 0`)
}

/** The hash that signatures sign, with the context to verify them. */
export const signedMessage = ({ transaction, now, verifier }: Execution): SignedMessage => ({
  hash: sha256(transaction.unsignedBytes),
  now,
  recover: verifier.recover,
})

/** Verifies the form of an authorization. @throws {LedgerError} */
export function verifyAuthorizationForm(authorization: Authorization): void {
  if ("signatureIndices" in authorization) verifyIndices(authorization)
}

/**
 * Verifies that the last credential has the signatures of the owners.
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

/** Options for verifying a transaction's payment. */
export interface PaymentOptions {
  /** The credentials of the inputs, without the one of an authorization. */
  readonly credentials?: readonly PChainCredential[]
  /** Additional outputs: stakes or exports. */
  readonly outputs?: readonly PChainTransferableOutput[]
  /** Imported inputs, and the UTXOs that they consume. */
  readonly imported?: readonly { readonly input: PChainTransferableInput; readonly utxo: PChainUtxo }[]
  /** nAVAX that go into balances of L1 validators. */
  readonly balance?: bigint
  /** Prefix of error messages. */
  readonly around?: string
}

/** Verifies that a transaction may spend its inputs, that its outputs do not exceed them, and that it pays its fee. @throws {LedgerError} */
export function verifyPayment(execution: Execution, options: PaymentOptions = {}): void {
  const { unsigned, state, transaction, config, price } = execution
  const { credentials = transaction.credentials, outputs = [], imported = [], balance = 0n, around } = options
  const burned = saturatingSum(balance, pChainFee(unsigned, config.dynamicFees.weights, price))
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

/** The key of the UTXO that an input consumes. */
export const utxoKey = ({ txID, outputIndex }: PChainTransferableInput): string => keyOf(utxoId(txID, outputIndex))

/** Removes the UTXOs that the transaction's own inputs consume, and adds its own outputs. */
export function consumeAndProduce({ state, transaction, unsigned }: Execution): void {
  for (const input of unsigned.inputs) state.utxos.remove(utxoKey(input))
  for (const [outputIndex, output] of unsigned.outputs.entries())
    state.utxos.add({ txID: transaction.id, outputIndex, ...output })
}
