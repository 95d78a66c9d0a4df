import type { PChainTransferableInput, PChainTransferableOutput } from "@serac/chain"
import { expect, test } from "vitest"
import { refusalOf } from "../../../../test/ledger/refusal-of.ts"
import { verifyInputs, verifyOutputs } from "./well-formed.ts"

const assetID = new Uint8Array(32).fill(1)
const txID = new Uint8Array(32).fill(2)
const input = { type: "secp256k1fx.TransferInput", amount: 1n, signatureIndices: [0, 1] }
const output = {
  ...{ type: "secp256k1fx.TransferOutput", amount: 1n, locktime: 0n, threshold: 1 },
  addresses: [new Uint8Array(20).fill(1), new Uint8Array(20).fill(2)],
}
const lockedInput = (locktime: bigint, inner: object = input) => ({ type: "stakeable.LockIn", locktime, input: inner })
const lockedOutput = (locktime: bigint, inner: object = output) => ({
  type: "stakeable.LockOut",
  locktime,
  output: inner,
})

/** The refusal of a list whose second input, or output, is this one. */
const ofInput = (given: object, asset = assetID) =>
  refusalOf(() =>
    verifyInputs(
      [
        { assetID, input },
        { assetID: asset, input: given },
      ].map((one, outputIndex) => ({ txID, outputIndex, ...one }) as PChainTransferableInput),
    ),
  )
const ofOutput = (given: object, asset = assetID) =>
  refusalOf(() =>
    verifyOutputs([
      { assetID, output },
      { assetID: asset, output: given },
    ] as readonly PChainTransferableOutput[]),
  )

test("an input has an asset, a value, sorted signatures, and a lock that ends some time where it has one", () => {
  expect([
    ofInput(input),
    ofInput(lockedInput(1n)),
    ofInput(input, new Uint8Array(32)),
    ofInput({ ...input, amount: 0n }),
    ofInput({ ...input, signatureIndices: [1, 0] }),
    ofInput(lockedInput(0n)),
    ofInput(lockedInput(1n, { ...input, amount: 0n })),
  ]).toEqual([
    undefined,
    undefined,
    "input failed verification: empty asset ID is not valid",
    "input failed verification: input has no value",
    "input failed verification: address indices not sorted and unique",
    "input failed verification: invalid locktime",
    "input failed verification: input has no value",
  ])
})

test("an output has an asset, a value, sorted owners, and a lock that ends some time where it has one", () => {
  expect([
    ofOutput(output),
    ofOutput(lockedOutput(1n)),
    ofOutput(output, new Uint8Array(32)),
    ofOutput({ ...output, amount: 0n }),
    ofOutput({ ...output, addresses: output.addresses.toReversed() }),
    ofOutput(lockedOutput(0n)),
    ofOutput(lockedOutput(1n, { ...output, amount: 0n })),
  ]).toEqual([
    undefined,
    undefined,
    "output failed verification: empty asset ID is not valid",
    "output failed verification: output has no value",
    "output failed verification: addresses not sorted and unique",
    "output failed verification: invalid locktime",
    "output failed verification: output has no value",
  ])
})
