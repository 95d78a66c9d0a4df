import type { XChainTransaction } from "@serac/chain"
import { expect, test } from "vitest"
import { zeroID } from "../bytes.ts"
import { LedgerError } from "../ledger-error.ts"
import type { XChainRules } from "./rules.ts"
import { verifySyntax } from "./verify-syntax.ts"

const some = (byte: number, length = 32) => new Uint8Array(length).fill(byte)
const text = (words: string) => new TextEncoder().encode(words)
const [avaxAssetID, xChainID, otherAsset] = [some(1), some(2), some(3)] as [Uint8Array, Uint8Array, Uint8Array]
const rules = { networkID: 12345, xChainID, avaxAssetID, txFee: 10n, createAssetTxFee: 70n } as XChainRules

const owners = { locktime: 0n, threshold: 1, addresses: [some(1, 20)] }
const unspendable = { ...owners, threshold: 2 }
const transfer = (amount: bigint, members: object = owners) => ({
  type: "secp256k1fx.TransferOutput",
  amount,
  ...members,
})
const output = (amount: bigint, assetID = avaxAssetID) => ({ assetID, output: transfer(amount) })
const input = (outputIndex: number, amount = 100n, assetID = avaxAssetID, signatureIndices = [0]) => ({
  ...{ txID: some(7), outputIndex, assetID },
  input: { type: "secp256k1fx.TransferInput", amount, signatureIndices },
})
const credential = { type: "secp256k1fx.Credential", signatures: [] }
const base = {
  ...{ type: "BaseTx", networkID: 12345, blockchainID: xChainID, memo: some(0, 256) },
  ...{ inputs: [input(0)], outputs: [output(90n)] },
}

/** The error message of a transaction with these credentials. */
function refusal(unsigned: object, count = 1): string | undefined {
  const credentials = Array.from({ length: count }, () => credential)
  try {
    verifySyntax(rules, { unsigned, credentials } as unknown as XChainTransaction)
    return undefined
  } catch (error) {
    if (!(error instanceof LedgerError)) throw error
    return error.message
  }
}

type Case = readonly [text: string | undefined, members: object, credentials?: number]
const said = (of: object, cases: readonly Case[]) =>
  cases.map(([, members, count]) => refusal({ ...of, ...members }, count))
const expected = (cases: readonly Case[]) => cases.map(([message]) => message)

test("each rule of a transfer's form refuses the transfer that breaks it alone", () => {
  const cases: readonly Case[] = [
    [undefined, {}],
    ["tx has wrong network ID", { networkID: 1 }],
    ["tx has wrong chain ID", { blockchainID: zeroID }],
    ["memo exceeds maximum length: 257 > 256", { memo: some(0, 257) }],
    ["output has no value", { outputs: [output(0n)] }],
    ["output is unspendable", { outputs: [{ assetID: avaxAssetID, output: transfer(90n, unspendable) }] }],
    ["input has no value", { inputs: [input(0, 0n)] }],
    ["address indices not sorted and unique", { inputs: [input(0, 100n, avaxAssetID, [1, 0])] }],
    ["outputs not sorted", { outputs: [output(50n), output(40n)] }],
    [undefined, { outputs: [output(40n), output(50n)] }],
    [undefined, { outputs: [output(45n), output(45n)] }],
    ["inputs not sorted and unique", { inputs: [input(1), input(0)] }, 2],
    ["inputs not sorted and unique", { inputs: [input(0), input(0)] }, 2],
    [undefined, { inputs: [input(0), input(1)] }, 2],
    ["insufficient funds", { outputs: [output(91n)] }],
    [undefined, { outputs: [output(89n)] }],
    ["insufficient funds", { outputs: [output(1n, otherAsset)] }],
    ["insufficient funds", { inputs: [input(0, 9n)], outputs: [] }],
    [undefined, { inputs: [input(0, 10n)], outputs: [] }],
    ["overflow", { outputs: [output(2n ** 64n - 10n)] }],
    ["wrong number of credentials: 0 != 1", {}, 0],
    ["wrong number of credentials: 2 != 1", {}, 2],
  ]
  expect(said(base, cases)).toEqual(expected(cases))
})

test("imports and exports are of something, which counts to what they bring and take", () => {
  const imported = { ...base, type: "ImportTx", sourceChain: zeroID, inputs: [], importedInputs: [input(3)] }
  const imports: readonly Case[] = [
    [undefined, {}],
    ["no import inputs", { importedInputs: [] }, 0],
    ["inputs not sorted and unique", { importedInputs: [input(4), input(3)] }, 2],
    ["input has no value", { importedInputs: [input(3, 0n)] }],
    ["insufficient funds", { importedInputs: [input(3, 99n)] }],
    [undefined, { inputs: [input(3, 1n)], importedInputs: [input(3, 99n)] }, 2],
    ["wrong number of credentials: 1 != 2", { inputs: [input(3, 1n)], importedInputs: [input(3, 99n)] }, 1],
  ]
  expect(said(imported, imports)).toEqual(expected(imports))
  const exported = { ...base, type: "ExportTx", destinationChain: zeroID, outputs: [], exportedOutputs: [output(90n)] }
  const exports: readonly Case[] = [
    [undefined, {}],
    ["no export outputs", { exportedOutputs: [] }],
    ["outputs not sorted", { exportedOutputs: [output(50n), output(40n)] }],
    ["output has no value", { exportedOutputs: [output(0n)] }],
    ["insufficient funds", { outputs: [output(1n)] }],
    ["insufficient funds", { exportedOutputs: [output(91n)] }],
  ]
  expect(said(exported, exports)).toEqual(expected(exports))
})

test("each rule of an asset refuses the asset that breaks it alone", () => {
  const right = { type: "secp256k1fx.MintOutput", ...owners }
  const [first, second] = [
    { fxIndex: 0, outputs: [right, transfer(5n)] },
    { fxIndex: 1, outputs: [] },
  ]
  const asset = {
    ...{ ...base, type: "CreateAssetTx", outputs: [output(30n)], name: text("Z"), symbol: text("A") },
    ...{ denomination: 32, initialStates: [first] },
  }
  const cases: readonly Case[] = [
    [undefined, {}],
    ["insufficient funds", { outputs: [output(31n)] }],
    ["name is too short, minimum size is 1", { name: text("") }],
    [undefined, { name: text("a 0Z".repeat(32)) }],
    ["name is too long, maximum size is 128", { name: text("a".repeat(129)) }],
    ["unexpected whitespace provided", { name: text("a ") }],
    ["unexpected whitespace provided", { name: text(" a") }],
    ["asset's name must be made up of only letters and numbers", { name: text("-a") }],
    ["asset's name must be made up of only letters and numbers", { name: text("a-") }],
    ["asset's name must be made up of only letters and numbers", { name: Uint8Array.of(0xe4) }],
    ["symbol is too short, minimum size is 1", { symbol: text("") }],
    [undefined, { symbol: text("AMZB") }],
    ["symbol is too long, maximum size is 4", { symbol: text("ABCDE") }],
    ["asset's symbol must be all upper case letters", { symbol: text("1A") }],
    ["asset's symbol must be all upper case letters", { symbol: text("A1") }],
    ["denomination is too large", { denomination: 33 }],
    ["assets must support at least one Fx", { initialStates: [] }],
    [undefined, { initialStates: [first, second] }],
    [undefined, { initialStates: [second, { fxIndex: 2, outputs: [] }] }],
    ["unknown feature extension", { initialStates: [{ fxIndex: 3, outputs: [] }] }],
    ["initial states not sorted and unique", { initialStates: [second, first] }],
    ["initial states not sorted and unique", { initialStates: [second, second] }],
    ["outputs not sorted", { initialStates: [{ fxIndex: 0, outputs: [transfer(5n), right] }] }],
    ["output has no value", { initialStates: [{ fxIndex: 0, outputs: [transfer(0n)] }] }],
    ["output is unspendable", { initialStates: [{ fxIndex: 0, outputs: [{ ...right, threshold: 2 }] }] }],
  ]
  expect(said(asset, cases)).toEqual(expected(cases))
})

const place = (outputIndex: number) => ({ txID: some(9), outputIndex })
const signs = { signatureIndices: [0, 1] }
const unsorted = { signatureIndices: [1, 0] }
const operations = {
  mint: { type: "secp256k1fx.MintOperation", mintInput: signs, mintOutput: owners, transferOutput: transfer(5n) },
  mintToken: { type: "nftfx.MintOperation", mintInput: signs, groupID: 1, payload: some(1, 1024), outputs: [owners] },
  moveToken: {
    ...{ type: "nftfx.TransferOperation", input: signs },
    output: { groupID: 1, payload: some(1, 1024), ...owners },
  },
  mintProperty: { type: "propertyfx.MintOperation", mintInput: signs, mintOutput: owners, ownedOutput: owners },
  burnProperty: { type: "propertyfx.BurnOperation", ...signs },
} as const

test("each rule of an operation refuses the operation that breaks it alone", () => {
  const indices = "address indices not sorted and unique"
  const { mint, mintToken, moveToken, mintProperty, burnProperty } = operations
  const cases: readonly (readonly [text: string | undefined, operation: object])[] = [
    ...Object.values(operations).map((operation) => [undefined, operation] as const),
    [indices, { ...mint, mintInput: unsorted }],
    ["output is unspendable", { ...mint, mintOutput: unspendable }],
    ["output has no value", { ...mint, transferOutput: transfer(0n) }],
    ["output is unspendable", { ...mint, transferOutput: transfer(5n, unspendable) }],
    [indices, { ...mintToken, mintInput: unsorted }],
    ["payload too large", { ...mintToken, payload: some(1, 1025) }],
    ["output is unspendable", { ...mintToken, outputs: [owners, unspendable] }],
    [indices, { ...moveToken, input: unsorted }],
    ["payload too large", { ...moveToken, output: { ...moveToken.output, payload: some(1, 1025) } }],
    ["output is unspendable", { ...moveToken, output: { ...moveToken.output, threshold: 2 } }],
    [indices, { ...mintProperty, mintInput: unsorted }],
    ["output is unspendable", { ...mintProperty, mintOutput: unspendable }],
    ["output is unspendable", { ...mintProperty, ownedOutput: unspendable }],
    [indices, { ...burnProperty, ...unsorted }],
  ]
  const found = cases.map(([, operation]) =>
    refusal(
      { ...base, type: "OperationTx", operations: [{ assetID: otherAsset, inputIDs: [place(0)], operation }] },
      2,
    ),
  )
  expect(found).toEqual(cases.map(([message]) => message))
})

test("operations are sorted, at least one, and consume nothing that another one or an input does", () => {
  const operate = (...inputIDs: readonly object[]) => ({
    ...{ assetID: otherAsset, inputIDs, operation: operations.burnProperty },
  })
  const made = { ...base, type: "OperationTx", operations: [operate(place(0))] }
  const spent = { txID: some(7), outputIndex: 0 }
  const twice = "inputs attempt to double spend an input"
  const cases: readonly Case[] = [
    [undefined, {}, 2],
    ["an operationTx must have at least one operation", { operations: [] }],
    [undefined, { operations: [operate(place(0)), operate(place(1))] }, 3],
    ["operations not sorted and unique", { operations: [operate(place(1)), operate(place(0))] }, 3],
    ["operations not sorted and unique", { operations: [operate(), operate()] }, 3],
    [twice, { operations: [operate(place(0)), operate(place(0))] }, 3],
    [twice, { operations: [operate(spent)] }, 2],
    [undefined, { operations: [operate(place(0), place(1))] }, 2],
    ["utxo IDs not sorted and unique", { operations: [operate(place(1), place(0))] }, 2],
    ["utxo IDs not sorted and unique", { operations: [operate(place(0), place(0))] }, 2],
    ["wrong number of credentials: 1 != 2", {}, 1],
    ["wrong number of credentials: 3 != 2", {}, 3],
  ]
  expect(said(made, cases)).toEqual(expected(cases))
})
