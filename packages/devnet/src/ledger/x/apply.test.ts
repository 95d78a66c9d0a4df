import {
  addressOfPublicKey,
  formatId,
  utxoId,
  type XChainTransaction,
  type XChainUnsignedTransaction,
  type XChainUtxo,
} from "@serac/chain"
import { beforeEach, expect, test } from "vitest"
import { keyOf, zeroID } from "../bytes.ts"
import { LedgerError } from "../ledger-error.ts"
import { memoryArchive } from "../state/archive.ts"
import { Journal } from "../state/journal.ts"
import { type AtomicUtxo, SharedMemory } from "../state/shared-memory.ts"
import { apply } from "./apply.ts"
import type { XChainRules } from "./rules.ts"
import { XChainState } from "./x-state.ts"

const some = (byte: number, length = 32) => new Uint8Array(length).fill(byte)
const [avaxAssetID, xChainID, token, unknown, l1Chain, made] = [1, 2, 3, 4, 5, 6].map((byte) => some(byte)) as [
  ...[Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array],
]
/** The key that every signature here is of. */
const key = new Uint8Array(33).fill(2)
const owners = { locktime: 0n, threshold: 1, addresses: [addressOfPublicKey(key)] }
const place = (outputIndex: number, assetID = avaxAssetID) => ({ txID: some(9), outputIndex, assetID })
const outputOf = (amount: bigint) => ({ type: "secp256k1fx.TransferOutput" as const, amount, ...owners })
const credential = { type: "secp256k1fx.Credential", signatures: [some(1, 65)] }
const input = (outputIndex: number, assetID = avaxAssetID, amount = 100n) => ({
  ...place(outputIndex, assetID),
  input: { type: "secp256k1fx.TransferInput", amount, signatureIndices: [0] },
})
const base = { type: "BaseTx", networkID: 1, blockchainID: xChainID, inputs: [], outputs: [], memo: some(0, 0) }

let journal: Journal
let memory: SharedMemory
let state: XChainState
let rules: XChainRules

/** AVAX and a token that is a right to mint properties too, some of both, and some AVAX that the P-Chain exported. */
beforeEach(() => {
  journal = new Journal()
  memory = new SharedMemory(journal)
  const avax = {
    id: avaxAssetID,
    alias: some(1, 1),
    transaction: { bytes: some(1, 1), unsigned: assetOf(0) },
    utxos: [],
  }
  state = new XChainState(journal, { xChain: { assets: [avax] } } as never, memoryArchive)
  state.addAsset(token, assetOf(2))
  state.utxos.add({ ...place(0), output: outputOf(100n) })
  state.utxos.add({ ...place(1, token), output: { type: "propertyfx.OwnedOutput", ...owners } })
  state.utxos.add({ ...place(2, token), output: { type: "propertyfx.OwnedOutput", ...owners } })
  state.utxos.add({ ...place(3, unknown), output: outputOf(100n) })
  state.transactions.set(keyOf(made), { height: 1, index: 0 })
  memory.between(zeroID, xChainID).add({ ...place(7), output: outputOf(100n) })
  const subnetOf = (chain: Uint8Array) => (chain === zeroID ? zeroID : chain === l1Chain ? some(8) : undefined)
  rules = { xChainID, avaxAssetID, memory, subnetOf, recover: () => key } as unknown as XChainRules
})

const assetOf = (...features: readonly number[]) =>
  ({
    name: some(1, 1),
    symbol: some(1, 1),
    denomination: 0,
    initialStates: features.map((fxIndex) => ({ fxIndex, outputs: [] })),
  }) as never

const transactionOf = (unsigned: object, credentials: readonly object[] = [credential]) =>
  ({
    id: some(70),
    unsignedBytes: some(1),
    credentials,
    unsigned: { ...base, ...unsigned },
  }) as unknown as XChainTransaction & {
    readonly unsigned: XChainUnsignedTransaction
  }

function refusal(unsigned: object, credentials?: readonly object[]): string | undefined {
  try {
    journal.try(() => apply(rules, state, transactionOf(unsigned, credentials), 100n))
    return undefined
  } catch (error) {
    if (!(error instanceof LedgerError)) throw error
    return error.message
  }
}

test("each rule of a transfer refuses the transfer that breaks it alone", () => {
  const around = "failed to verify transfer"
  const output = (assetID: Uint8Array) => ({ outputs: [{ assetID, output: outputOf(1n) }] })
  expect([
    refusal({ inputs: [input(0)] }),
    refusal({ inputs: [input(8)] }),
    refusal({ inputs: [input(0, token)] }),
    refusal({ inputs: [input(0, avaxAssetID, 99n)] }),
    refusal({ inputs: [input(1, token)] }),
    refusal({ inputs: [input(1, token)] }, [{ ...credential, type: "propertyfx.Credential" }]),
    refusal({ inputs: [input(3, unknown)] }),
    refusal({ inputs: [input(0)] }, [{ ...credential, type: "nftfx.Credential" }]),
    refusal({ inputs: [input(0)] }, [{ ...credential, type: "other.Credential" }]),
    refusal({ inputs: [input(0)] }, [{ ...credential, type: "secp256k1fx.MintOutput" }]),
    refusal(output(avaxAssetID)),
    refusal(output(unknown)),
    refusal(output(made)),
    refusal(output(token)),
  ]).toEqual([
    undefined,
    `${around}: failed to get utxo ${formatId(utxoId(some(9), 8))}: not found`,
    `${around}: asset IDs in the input don't match the utxo`,
    `${around}: utxo amount and input amount are not equal: 100 != 99`,
    `${around}: incompatible feature extension`,
    `${around}: cant transfer with this fx`,
    `${around}: not found`,
    `${around}: incompatible feature extension`,
    `${around}: unknown feature extension`,
    `${around}: wrong credential type`,
    undefined,
    "failed to verify fx usage: not found",
    "failed to verify fx usage: not an asset",
    "failed to verify fx usage: incompatible feature extension",
  ])
})

test("a transfer consumes a transfer's output", () => {
  state.addAsset(token, assetOf(0, 2))
  expect(refusal({ inputs: [input(1, token)] })).toBe("failed to verify transfer: wrong utxo type")
})

const burn = (outputIndex: number, assetID = token) => ({
  ...{ assetID, inputIDs: [place(outputIndex)] },
  operation: { type: "propertyfx.BurnOperation", signatureIndices: [0] },
})
const owned = { ...credential, type: "propertyfx.Credential" }

test("operations consume what is there, of their own asset, with the credentials after those of the inputs", () => {
  const operate = (...operations: readonly object[]) => ({ type: "OperationTx", operations })
  expect([
    refusal({ inputs: [input(0)], ...operate(burn(1), burn(2)) }, [credential, owned, owned]),
    refusal({ inputs: [input(0)], ...operate(burn(1), burn(2)) }, [credential, owned, credential]),
    refusal({ inputs: [input(0)], ...operate(burn(1)) }, [owned, credential]),
    refusal(operate(burn(8)), [owned]),
    refusal(operate(burn(0)), [owned]),
    refusal(operate(burn(0, avaxAssetID)), [owned]),
  ]).toEqual([
    undefined,
    "wrong credential type",
    expect.stringMatching(/^failed to verify transfer: incompatible feature/),
    "not found",
    "asset IDs in the input don't match the utxo",
    "incompatible feature extension",
  ])
  apply(rules, state, transactionOf({ inputs: [input(0)], ...operate(burn(1)) }, [credential, owned]), 100n)
  expect([0, 1, 2].map((at) => state.utxos.get(keyOf(utxoId(some(9), at))) !== undefined)).toEqual([false, false, true])
})

const mismatch = `mismatched subnetIDs; expected "${formatId(zeroID)}" got "${formatId(some(8))}"`
const noSubnet = `failed to get subnet of "${formatId(unknown)}": not found`

test("an import consumes what another chain of the primary network exported, once", () => {
  const from = (sourceChain: Uint8Array, ...importedInputs: readonly object[]) => ({
    ...{ type: "ImportTx", sourceChain, importedInputs },
  })
  expect([
    refusal(from(zeroID, input(7))),
    refusal(from(xChainID, input(7))),
    refusal(from(unknown, input(7))),
    refusal(from(l1Chain, input(7))),
    refusal(from(zeroID, input(6))),
    refusal(from(zeroID, input(7, token))),
    refusal(from(zeroID, input(7, avaxAssetID, 99n))),
    refusal({ ...from(zeroID, input(7)), inputs: [input(0)] }, [credential, owned]),
    refusal({ ...from(zeroID, input(7)), inputs: [input(0)] }, [credential, credential]),
  ]).toEqual([
    undefined,
    "same chainID",
    noSubnet,
    mismatch,
    "not found",
    "asset IDs in the input don't match the utxo",
    "utxo amount and input amount are not equal: 100 != 99",
    "incompatible feature extension",
    undefined,
  ])
  const outputs = [{ assetID: avaxAssetID, output: outputOf(60n) }]
  apply(rules, state, transactionOf({ ...from(zeroID, input(7)), outputs }), 100n)
  expect([memory.between(zeroID, xChainID).size, state.utxos.get(keyOf(utxoId(some(70), 0)))]).toEqual([
    0,
    { txID: some(70), outputIndex: 0, ...outputs[0] },
  ])
  expect(refusal(from(zeroID, input(7)))).toBe("not found")
})

test("an export brings its outputs to another chain of the primary network, after the transaction's own", () => {
  const to = (destinationChain: Uint8Array, assetID = avaxAssetID) => ({
    ...{ type: "ExportTx", destinationChain, inputs: [input(0)] },
    ...{
      outputs: [{ assetID: avaxAssetID, output: outputOf(60n) }],
      exportedOutputs: [{ assetID, output: outputOf(40n) }],
    },
  })
  expect(
    [to(xChainID), to(unknown), to(l1Chain), to(zeroID, token), to(zeroID, unknown)].map((one) => refusal(one)),
  ).toEqual(["same chainID", noSubnet, mismatch, "incompatible feature extension", "not found"])
  apply(rules, state, transactionOf(to(zeroID)), 100n)
  const own = [...state.utxos].map(([, utxo]: [string, XChainUtxo]) => utxo).filter(({ txID }) => txID[0] === 70)
  const sent = [...memory.between(xChainID, zeroID)].map(([, utxo]: [string, AtomicUtxo]) => utxo)
  expect([own, sent]).toEqual([
    [{ txID: some(70), outputIndex: 0, assetID: avaxAssetID, output: outputOf(60n) }],
    [{ txID: some(70), outputIndex: 1, assetID: avaxAssetID, output: outputOf(40n) }],
  ])
  expect(state.utxos.get(keyOf(utxoId(some(9), 0)))).toBeUndefined()
})

test("an asset is known from its transaction on, and nothing else makes one", () => {
  const asset = { ...(assetOf(0, 2) as object), type: "CreateAssetTx", denomination: 9 }
  apply(rules, state, transactionOf({}), 100n)
  expect(state.assets.get(keyOf(some(70)))).toBeUndefined()
  apply(rules, state, transactionOf(asset), 100n)
  expect(state.assets.get(keyOf(some(70)))).toEqual({
    features: [0, 2],
    name: some(1, 1),
    symbol: some(1, 1),
    denomination: 9,
  })
})
