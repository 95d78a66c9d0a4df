import type { XChainOperation, XChainTransaction } from "@serac/chain"

/** An input of a transaction, with its credential. */
export interface AssetInput {
  readonly txID: Uint8Array
  readonly outputIndex: number
  readonly assetID: Uint8Array
  readonly amount: bigint
  /** The indices of the owners that sign. */
  readonly signatureIndices: readonly number[]
  readonly credential: XChainTransaction["credentials"][number] | undefined
}

/** All inputs of a transaction: plain inputs, then imported ones or those of operations, in the order of the credentials. */
export function assetInputs({ unsigned, credentials }: XChainTransaction): readonly AssetInput[] {
  const imported = unsigned.type === "ImportTx" ? unsigned.importedInputs : []
  const operations = unsigned.type === "OperationTx" ? unsigned.operations : []
  const transfers = [...unsigned.inputs, ...imported].map(
    ({ txID, outputIndex, assetID, input: { amount, signatureIndices } }, index) => {
      return { txID, outputIndex, assetID, amount, signatureIndices, credential: credentials[index] }
    },
  )
  const operated = operations.flatMap(({ assetID, inputIDs, operation }, index) => {
    const credential = credentials[unsigned.inputs.length + index]
    const used = { assetID, amount: worthOf(operation), signatureIndices: operationSigners(operation), credential }
    return inputIDs.map(({ txID, outputIndex }) => ({ txID, outputIndex, ...used }))
  })
  return [...transfers, ...operated]
}

/** The amount of an operation's input: 1 for an NFT or a property, 0 for a right to mint. */
function worthOf({ type }: XChainOperation): bigint {
  return type === "nftfx.TransferOperation" || type === "propertyfx.BurnOperation" ? 1n : 0n
}

function operationSigners(operation: XChainOperation): readonly number[] {
  if ("mintInput" in operation) return operation.mintInput.signatureIndices
  return "input" in operation ? operation.input.signatureIndices : operation.signatureIndices
}
