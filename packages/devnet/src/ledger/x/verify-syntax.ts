import {
  type CreateAssetTx,
  compareBytes,
  encodeXChainTransaction,
  equalBytes,
  type InitialState,
  type OperationTx,
  type XChainTransaction,
  type XChainTransferableInput,
  type XChainTransferableOperation,
  type XChainTransferableOutput,
  type XChainUnsignedTransaction,
} from "@serac/chain"
import { keyOf, zeroID } from "../bytes.ts"
import { LedgerError } from "../ledger-error.ts"
import { Flow } from "../spend/flow.ts"
import { compareReferences, isAscending, isSorted, verifyInputOrder, verifyOutputOrder } from "../spend/order.ts"
import { verifyIndices, verifyOwners } from "../spend/owners.ts"
import { verifyTransferInput } from "../spend/transfer.ts"
import { features, type XChainRules } from "./rules.ts"
import { encodeOutput, encodeState, verifyPayload, verifyState } from "./verify-state.ts"

const maxMemo = 256

/**
 * Verifies a transaction without the chain's state: its form and its fee.
 *
 * @throws {LedgerError}
 */
export function verifySyntax(rules: XChainRules, { unsigned, credentials }: XChainTransaction): void {
  if (unsigned.type === "CreateAssetTx") verifyDescription(unsigned)
  if (unsigned.type === "OperationTx" && unsigned.operations.length === 0)
    throw new LedgerError("an operationTx must have at least one operation")
  if (unsigned.type === "ImportTx" && unsigned.importedInputs.length === 0) throw new LedgerError("no import inputs")
  if (unsigned.type === "ExportTx" && unsigned.exportedOutputs.length === 0) throw new LedgerError("no export outputs")
  verifyBase(rules, unsigned)
  const fee = unsigned.type === "CreateAssetTx" ? rules.createAssetTxFee : rules.txFee
  const imported = unsigned.type === "ImportTx" ? [unsigned.importedInputs] : []
  const exported = unsigned.type === "ExportTx" ? [unsigned.exportedOutputs] : []
  verifyFlow(rules, fee, [unsigned.inputs, ...imported], [unsigned.outputs, ...exported])
  if (unsigned.type === "CreateAssetTx") verifyInitialStates(unsigned.initialStates)
  if (unsigned.type === "OperationTx") verifyOperations(unsigned)
  const consuming =
    unsigned.inputs.length +
    (unsigned.type === "ImportTx" ? unsigned.importedInputs.length : 0) +
    (unsigned.type === "OperationTx" ? unsigned.operations.length : 0)
  if (credentials.length !== consuming)
    throw new LedgerError(`wrong number of credentials: ${credentials.length} != ${consuming}`)
}

function verifyBase({ networkID, xChainID }: XChainRules, unsigned: XChainUnsignedTransaction): void {
  if (unsigned.networkID !== networkID) throw new LedgerError("tx has wrong network ID")
  if (!equalBytes(unsigned.blockchainID, xChainID)) throw new LedgerError("tx has wrong chain ID")
  const { length } = unsigned.memo
  if (length > maxMemo) throw new LedgerError(`memo exceeds maximum length: ${length} > ${maxMemo}`)
}

function verifyFlow(
  { avaxAssetID }: XChainRules,
  fee: bigint,
  inputs: readonly (readonly XChainTransferableInput[])[],
  outputs: readonly (readonly XChainTransferableOutput[])[],
): void {
  const flow = new Flow()
  flow.produce(avaxAssetID, fee)
  for (const some of outputs) {
    for (const { assetID, output } of some) {
      verifyState(output)
      flow.produce(assetID, output.amount)
    }
    verifyOutputOrder(some, encodeOutput)
  }
  for (const some of inputs) {
    for (const { assetID, input } of some) {
      verifyTransferInput(input)
      flow.consume(assetID, input.amount)
    }
    verifyInputOrder(some)
  }
  flow.verify()
}

const letterOrDigit = /^[A-Za-z0-9 ]*$/
const upperCase = /^[A-Z]*$/

function verifyDescription({ name, symbol, initialStates, denomination }: CreateAssetTx): void {
  if (name.length < 1) throw new LedgerError("name is too short, minimum size is 1")
  if (name.length > 128) throw new LedgerError("name is too long, maximum size is 128")
  if (symbol.length < 1) throw new LedgerError("symbol is too short, minimum size is 1")
  if (symbol.length > 4) throw new LedgerError("symbol is too long, maximum size is 4")
  if (initialStates.length === 0) throw new LedgerError("assets must support at least one Fx")
  if (denomination > 32) throw new LedgerError("denomination is too large")
  const [shown, short] = [latin(name), latin(symbol)]
  if (shown.trim() !== shown) throw new LedgerError("unexpected whitespace provided")
  if (!letterOrDigit.test(shown)) throw new LedgerError("asset's name must be made up of only letters and numbers")
  if (!upperCase.test(short)) throw new LedgerError("asset's symbol must be all upper case letters")
}

/** Converts each byte to one character; later checks reject all characters beyond ASCII. */
const latin = (bytes: Uint8Array): string => String.fromCharCode(...bytes)

function verifyInitialStates(states: readonly InitialState[]): void {
  for (const { fxIndex, outputs } of states) {
    if (fxIndex >= features.length) throw new LedgerError("unknown feature extension")
    for (const output of outputs) verifyState(output)
    if (!isSorted(outputs.map(encodeState), compareBytes)) throw new LedgerError("outputs not sorted")
  }
  if (!isAscending(states, (one, other) => one.fxIndex - other.fxIndex))
    throw new LedgerError("initial states not sorted and unique")
}

function verifyOperations(transaction: OperationTx): void {
  const inputs = new Set(transaction.inputs.map(inputKey))
  for (const one of transaction.operations) {
    if (!isAscending(one.inputIDs, compareReferences)) throw new LedgerError("utxo IDs not sorted and unique")
    verifyOperation(one.operation)
    for (const input of one.inputIDs) {
      const place = inputKey(input)
      if (inputs.has(place)) throw new LedgerError("inputs attempt to double spend an input")
      inputs.add(place)
    }
  }
  const encoded = transaction.operations.map((one) => encodeOperation(transaction, one))
  if (!isAscending(encoded, compareBytes)) throw new LedgerError("operations not sorted and unique")
}

const inputKey = ({ txID, outputIndex }: { readonly txID: Uint8Array; readonly outputIndex: number }): string =>
  `${keyOf(txID)}:${outputIndex}`

function verifyOperation(operation: XChainTransferableOperation["operation"]): void {
  switch (operation.type) {
    case "secp256k1fx.MintOperation":
      verifyIndices(operation.mintInput)
      verifyOwners(operation.mintOutput)
      verifyState({ type: "secp256k1fx.TransferOutput", ...operation.transferOutput })
      break
    case "nftfx.MintOperation":
      verifyPayload(operation.payload)
      for (const owners of operation.outputs) verifyOwners(owners)
      verifyIndices(operation.mintInput)
      break
    case "nftfx.TransferOperation":
      verifyIndices(operation.input)
      verifyState({ type: "nftfx.TransferOutput", ...operation.output })
      break
    case "propertyfx.MintOperation":
      verifyIndices(operation.mintInput)
      verifyOwners(operation.mintOutput)
      verifyOwners(operation.ownedOutput)
      break
    case "propertyfx.BurnOperation":
      verifyIndices(operation)
      break
  }
}

/** The bytes of a transaction with only this operation, by which operations are sorted. */
const encodeOperation = ({ networkID }: OperationTx, operation: XChainTransferableOperation): Uint8Array =>
  encodeXChainTransaction({
    unsigned: {
      type: "OperationTx",
      networkID,
      blockchainID: zeroID,
      outputs: [],
      inputs: [],
      memo: new Uint8Array(),
      operations: [operation],
    },
    credentials: [],
  })
