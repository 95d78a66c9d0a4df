import {
  equalBytes,
  exportedPChainUtxos,
  formatId,
  formatUtxoLocation,
  type PChainBaseTx,
  type PChainExportTx,
  type PChainImportTx,
  type TransferOutput,
} from "@serac/chain"
import { zeroID } from "../../bytes.ts"
import { LedgerError, withContext } from "../../ledger-error.ts"
import { verifyInputs, verifyOutput, verifySortedInputs, verifySortedOutputs } from "../spend/well-formed.ts"
import { consumeAndProduce, type Execution, utxoKey, verifyBase, verifyMemo, verifyPayment } from "./execution.ts"

/** Executes a transfer. */
export function executeBase(execution: Execution<PChainBaseTx>): void {
  verifyBase(execution)
  verifyMemo(execution)
  verifyPayment(execution)
  consumeAndProduce(execution)
}

/** Imports UTXOs that another chain exported. */
export function executeImport(execution: Execution<PChainImportTx>): void {
  const { unsigned, memory, state } = execution
  const { importedInputs, sourceChain, inputs } = unsigned
  if (importedInputs.length === 0) throw new LedgerError("tx has no imported inputs")
  verifyBase(execution)
  verifyInputs(importedInputs)
  verifySortedInputs(importedInputs)
  verifyMemo(execution)
  verifyPeer(execution, sourceChain)
  const incoming = memory.between(sourceChain, zeroID)
  const imported = importedInputs.map((input) => {
    const utxo = incoming.get(utxoKey(input))
    if (!utxo) throw new LedgerError("failed to get shared memory: not found")
    return { input, utxo }
  })
  for (const input of inputs)
    if (!state.utxos.get(utxoKey(input)))
      throw new LedgerError(`failed to get UTXO ${formatUtxoLocation(input)}: not found`)
  verifyPayment(execution, { imported })
  consumeAndProduce(execution)
  for (const { input } of imported) incoming.remove(utxoKey(input))
}

/** Exports UTXOs to another chain. */
export function executeExport(execution: Execution<PChainExportTx>): void {
  const { unsigned, memory, transaction } = execution
  const { exportedOutputs, destinationChain } = unsigned
  if (exportedOutputs.length === 0) throw new LedgerError("no export outputs")
  verifyBase(execution)
  for (const exported of exportedOutputs) {
    withContext("output failed verification", () => verifyOutput(exported))
    if (exported.output.type === "stakeable.LockOut") throw new LedgerError("wrong locktime reported")
  }
  verifySortedOutputs(exportedOutputs)
  verifyMemo(execution)
  verifyPeer(execution, destinationChain)
  verifyPayment(execution, { outputs: exportedOutputs, around: "failed verifySpend" })
  consumeAndProduce(execution)
  const outgoing = memory.between(zeroID, destinationChain)
  for (const utxo of exportedPChainUtxos(transaction)) outgoing.add({ ...utxo, output: utxo.output as TransferOutput })
}

/** Only chains of the primary network share memory. */
function verifyPeer({ state, config }: Execution, chainID: Uint8Array): void {
  if (equalBytes(chainID, zeroID)) throw new LedgerError("same chainID")
  if (config.primaryChains.some((known) => equalBytes(known, chainID))) return
  const id = formatId(chainID)
  const subnetID = state.subnets.subnetOfChain(chainID)
  if (subnetID)
    throw new LedgerError(`mismatched subnetIDs; expected "${formatId(zeroID)}" got "${formatId(subnetID)}"`)
  throw new LedgerError(
    state.blocks.transaction(chainID)
      ? `failed to get subnet of "${id}": "${id}" is not a blockchain`
      : `failed to get subnet of "${id}": problem retrieving blockchain "${id}": not found`,
  )
}
