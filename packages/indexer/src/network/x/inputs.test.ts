import type { XChainOperation, XChainTransaction } from "@serac/chain"
import { expect, test } from "vitest"
import { assetInputs } from "./inputs.ts"

const bytes = (length: number, fill: number) => new Uint8Array(length).fill(fill)
const credential = (fill: number): XChainTransaction["credentials"][number] => ({
  type: "secp256k1fx.Credential",
  signatures: [bytes(65, fill)],
})
const owners = { locktime: 0n, threshold: 1, addresses: [bytes(20, 9)] }
const base = { networkID: 1337, blockchainID: bytes(32, 0), outputs: [], memo: bytes(0, 0) }
const input = (fill: number, signatureIndices: number[]) => ({
  txID: bytes(32, fill),
  outputIndex: fill,
  assetID: bytes(32, 100 + fill),
  input: { type: "secp256k1fx.TransferInput" as const, amount: BigInt(fill), signatureIndices },
})
const consumed = (fill: number, signatureIndices: number[], signer: number, amount = BigInt(fill)) => ({
  txID: bytes(32, fill),
  outputIndex: fill,
  assetID: bytes(32, 100 + fill),
  amount,
  signatureIndices,
  credential: credential(signer),
})

/** A signed transaction with this many credentials; the first one consists of ones. */
const signed = (unsigned: XChainTransaction["unsigned"], credentials: number) =>
  ({
    unsigned,
    credentials: Array.from({ length: credentials }, (_, index) => credential(index + 1)),
  }) as unknown as XChainTransaction

test("an import consumes its own inputs, then what it imports, each unlocked by the credential in its place", () => {
  const transaction = signed(
    {
      type: "ImportTx",
      ...base,
      inputs: [input(1, [0]), input(2, [1])],
      sourceChain: bytes(32, 7),
      importedInputs: [input(3, [0, 2])],
    },
    3,
  )
  expect(assetInputs(transaction)).toEqual([consumed(1, [0], 1), consumed(2, [1], 2), consumed(3, [0, 2], 3)])
})

test("operations come after the inputs, each with one credential for everything that it is on", () => {
  const on = (operation: XChainOperation, ...inputs: number[]) => ({
    assetID: bytes(32, 100 + (inputs[0] as number)),
    inputIDs: inputs.map((fill) => ({ txID: bytes(32, fill), outputIndex: fill })),
    operation,
  })
  const transaction = signed(
    {
      type: "OperationTx",
      ...base,
      inputs: [input(1, [0]), input(2, [1])],
      operations: [
        on(
          {
            type: "secp256k1fx.MintOperation",
            mintInput: { signatureIndices: [4] },
            mintOutput: owners,
            transferOutput: { amount: 50n, ...owners },
          },
          3,
        ),
        on(
          {
            type: "nftfx.TransferOperation",
            input: { signatureIndices: [5] },
            output: { groupID: 1, payload: bytes(0, 0), ...owners },
          },
          4,
        ),
        on({ type: "propertyfx.BurnOperation", signatureIndices: [6] }, 5, 6),
      ],
    },
    5,
  )
  expect(assetInputs(transaction)).toEqual([
    consumed(1, [0], 1),
    consumed(2, [1], 2),
    consumed(3, [4], 3, 0n),
    consumed(4, [5], 4, 1n),
    consumed(5, [6], 5, 1n),
    { ...consumed(6, [6], 5, 1n), assetID: bytes(32, 105) },
  ])
})
