import { expect, test } from "vitest"
import { flowOf } from "./flow.ts"

const asset = (amount: string) => ({
  assetId: "avax",
  name: "Avalanche",
  symbol: "AVAX",
  denomination: 9,
  type: "secp256k1" as const,
  amount,
})
const date = (moment: number) => `t${moment}`
const utxo = { utxoId: "u", addresses: ["a"], createdOnChainId: "P", consumedOnChainId: "P" }

test("a transaction of the P-Chain leads back to what made its inputs and on to what consumed its outputs", () => {
  const transaction = {
    consumedUtxos: [{ ...utxo, asset: asset("100"), txHash: "made", consumingTxHash: "this" }],
    emittedUtxos: [
      {
        ...utxo,
        utxoId: "v",
        asset: asset("60"),
        txHash: "this",
        consumingTxHash: "next",
        staked: true,
        stakeableLocktime: 7,
      },
      {
        ...utxo,
        utxoId: "w",
        asset: asset("30"),
        txHash: "this",
        consumedOnChainId: "X",
        addresses: ["a", "b"],
        threshold: 2,
      },
    ],
    amountBurned: [asset("10")],
  }
  expect(flowOf(transaction, date)).toEqual({
    consumed: [
      {
        key: "u",
        addresses: ["a"],
        asset: asset("100"),
        notes: [],
        isAccount: false,
        other: { hash: "made", blockchainId: "P" },
      },
    ],
    made: [
      {
        key: "v",
        addresses: ["a"],
        asset: asset("60"),
        notes: ["staked", "locked until t7"],
        isAccount: false,
        other: { hash: "next", blockchainId: "P" },
      },
      {
        key: "w",
        addresses: ["a", "b"],
        asset: asset("30"),
        notes: ["2 of 2 sign", "between chains"],
        isAccount: false,
      },
    ],
    burned: [asset("10")],
  })
})

test("an import to an account of the C-Chain burns what is in neither, exactly", () => {
  const transaction = {
    consumedUtxos: [
      {
        ...utxo,
        asset: asset("9007199254740995"),
        creationTxHash: "made",
        createdOnChainId: "X",
        consumedOnChainId: "C",
      },
    ],
    evmOutputs: [{ toAddress: "0xA", asset: asset("9007199254740992") }],
  }
  expect(flowOf(transaction, date)).toEqual({
    consumed: [
      {
        key: "u",
        addresses: ["a"],
        asset: asset("9007199254740995"),
        notes: ["between chains"],
        isAccount: false,
        other: { hash: "made", blockchainId: "X" },
      },
    ],
    made: [{ key: "out 0", addresses: ["0xA"], asset: asset("9007199254740992"), notes: [], isAccount: true }],
    burned: [asset("3")],
  })
})

test("what mints burns nothing, and what has no flow has none", () => {
  expect(flowOf({ emittedUtxos: [{ ...utxo, asset: asset("5") }] }, date).burned).toEqual([])
  expect(flowOf({}, date)).toEqual({ consumed: [], made: [], burned: [] })
})
