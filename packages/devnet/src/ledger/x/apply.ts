import { sha256 } from "@noble/hashes/sha2.js"
import {
  createdXChainUtxos,
  equalBytes,
  exportedXChainUtxos,
  formatId,
  utxoId,
  type XChainCredential,
  type XChainTransaction,
  type XChainTransferableInput,
  type XChainUtxo,
} from "@serac/chain"
import { keyOf, zeroID } from "../bytes.ts"
import { LedgerError, withContext } from "../ledger-error.ts"
import type { SignedMessage } from "../spend/credentials.ts"
import { verifySpend } from "../spend/transfer.ts"
import type { AtomicUtxo } from "../state/shared-memory.ts"
import { featureOf, type XChainRules } from "./rules.ts"
import { verifyOperationSpend } from "./verify-operation.ts"
import type { XChainState } from "./x-state.ts"

/**
 * Verifies a transaction against the state, and applies it. An error leaves partial changes: callers
 * run it in `Journal.attempt`. The form of the transaction must be verified before.
 *
 * @throws {LedgerError}
 */
export function apply(rules: XChainRules, state: XChainState, transaction: XChainTransaction, now: bigint): void {
  const { unsigned, credentials, id } = transaction
  const message = { hash: sha256(transaction.unsignedBytes), now, recover: rules.recover }
  const spender = { rules, state, message, credentials }
  for (const [at, input] of unsigned.inputs.entries())
    withContext("failed to verify transfer", () => verifyInput(spender, input, at))
  for (const { assetID } of unsigned.outputs)
    withContext("failed to verify fx usage", () => verifySupport(state, 0, assetID))
  if (unsigned.type === "OperationTx") {
    for (const [at, { assetID, inputIDs, operation }] of unsigned.operations.entries()) {
      const consumed = inputIDs.map((input) => requireUtxo(state, input))
      for (const one of consumed) verifyAsset(one, assetID)
      verifySupport(state, featureOf(operation.type), assetID)
      const credential = credentials[unsigned.inputs.length + at] as XChainCredential
      const outputs = consumed.map(({ output }) => output)
      verifyOperationSpend(message, operation, credential, outputs)
    }
  }
  if (unsigned.type === "ImportTx") {
    verifySubnet(rules, unsigned.sourceChain)
    const waiting = rules.memory.between(unsigned.sourceChain, rules.xChainID)
    const imported = unsigned.importedInputs.map(({ txID, outputIndex }) => {
      const utxo = waiting.get(keyOf(utxoId(txID, outputIndex)))
      if (!utxo) throw new LedgerError("not found")
      return utxo
    })
    for (const [at, input] of unsigned.importedInputs.entries())
      verifyConsumption(spender, input, imported[at] as AtomicUtxo, unsigned.inputs.length + at)
    for (const { txID, outputIndex } of imported) waiting.remove(keyOf(utxoId(txID, outputIndex)))
  }
  if (unsigned.type === "ExportTx") {
    verifySubnet(rules, unsigned.destinationChain)
    for (const { assetID } of unsigned.exportedOutputs) verifySupport(state, 0, assetID)
    const sent = rules.memory.between(rules.xChainID, unsigned.destinationChain)
    for (const utxo of exportedXChainUtxos(transaction)) sent.add(utxo as AtomicUtxo)
  }
  consumeInputs(state, unsigned.inputs)
  if (unsigned.type === "OperationTx") for (const { inputIDs } of unsigned.operations) consumeInputs(state, inputIDs)
  for (const utxo of createdXChainUtxos(transaction)) state.utxos.add(utxo)
  if (unsigned.type === "CreateAssetTx") state.addAsset(id, unsigned)
}

interface Spender {
  readonly rules: XChainRules
  readonly state: XChainState
  readonly message: SignedMessage
  readonly credentials: readonly XChainCredential[]
}

type UtxoReference = Pick<XChainTransferableInput, "txID" | "outputIndex">

function verifyInput(spender: Spender, input: XChainTransferableInput, at: number): void {
  const id = utxoId(input.txID, input.outputIndex)
  const utxo = spender.state.utxos.get(keyOf(id))
  if (!utxo) throw new LedgerError(`failed to get utxo ${formatId(id)}: not found`)
  verifyConsumption(spender, input, utxo, at)
}

function verifyConsumption(
  { state, message, credentials }: Spender,
  { assetID, input }: XChainTransferableInput,
  { assetID: consumedAsset, output }: XChainUtxo | AtomicUtxo,
  at: number,
): void {
  if (!equalBytes(consumedAsset, assetID)) throw new LedgerError("asset IDs in the input don't match the utxo")
  const credential = credentials[at] as XChainCredential
  const feature = featureOf(credential.type)
  if (feature < 0) throw new LedgerError("unknown feature extension")
  verifySupport(state, feature, assetID)
  if (feature > 0) throw new LedgerError("cant transfer with this fx")
  if (credential.type !== "secp256k1fx.Credential") throw new LedgerError("wrong credential type")
  if (output.type !== "secp256k1fx.TransferOutput") throw new LedgerError("wrong utxo type")
  verifySpend(message, input, credential, output)
}

function requireUtxo(state: XChainState, { txID, outputIndex }: UtxoReference): XChainUtxo {
  const utxo = state.utxos.get(keyOf(utxoId(txID, outputIndex)))
  if (!utxo) throw new LedgerError("not found")
  return utxo
}

function verifyAsset(utxo: XChainUtxo, assetID: Uint8Array): void {
  if (!equalBytes(utxo.assetID, assetID)) throw new LedgerError("asset IDs in the input don't match the utxo")
}

/** Verifies that an asset exists and supports a feature extension. */
function verifySupport(state: XChainState, feature: number, assetID: Uint8Array): void {
  const asset = state.assets.get(keyOf(assetID))
  if (!asset) throw new LedgerError(state.has(assetID) ? "not an asset" : "not found")
  if (!asset.features.includes(feature)) throw new LedgerError("incompatible feature extension")
}

/** Verifies that the id is another chain of the primary network. */
function verifySubnet({ xChainID, subnetOf }: XChainRules, chainID: Uint8Array): void {
  if (equalBytes(chainID, xChainID)) throw new LedgerError("same chainID")
  const subnet = subnetOf(chainID)
  if (!subnet) throw new LedgerError(`failed to get subnet of "${formatId(chainID)}": not found`)
  if (!equalBytes(subnet, zeroID)) {
    const [expected, got] = [formatId(zeroID), formatId(subnet)]
    throw new LedgerError(`mismatched subnetIDs; expected "${expected}" got "${got}"`)
  }
}

function consumeInputs(state: XChainState, inputs: readonly UtxoReference[]): void {
  for (const { txID, outputIndex } of inputs) state.utxos.remove(keyOf(utxoId(txID, outputIndex)))
}
