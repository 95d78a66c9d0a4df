import { expect, test } from "vitest"
import type { Event, Utxo } from "../oracle/utxo.ts"
import type { World } from "../oracle/world.ts"
import { toCb58 } from "../recording/text.ts"
import { expectActivity } from "./activity.ts"

const cb58 = (number: number) => toCb58(Buffer.alloc(32, number))
const [made, spending, paying, staking] = [1, 2, 3, 4].map(cb58) as [string, string, string, string]
const at = (height: number, txID: string): Event => ({ chain: "P", height, timestamp: 10 * height, txID })

const output = { kind: "transfer", amount: 1n, locktime: 0n, stakeableLocktime: 0n, threshold: 1 } as const

/** The higher the index, the lower the ID. */
const utxo = (owner: string, outputIndex: number, event: Event, spent?: Event): Utxo => ({
  ...{ txID: event.txID === paying ? staking : event.txID, outputIndex, id: cb58(200 - outputIndex), assetID: "" },
  ...{ output: { ...output, owners: [owner] }, made: event, consumedOn: "P" },
  ...(spent && { spent: { ...spent, signatures: [] } }),
})

function worldOf(utxos: readonly Utxo[], spends: readonly Utxo[] = []): World {
  const inputs = spends.map(({ txID, outputIndex }) => ({ txID, outputIndex }))
  return {
    utxos: new Map(utxos.map((one) => [`${one.txID}:${one.outputIndex}`, one])),
    genesisTransactions: [],
    transactions: [
      { event: at(1, made), inputs: [] },
      { event: at(2, spending), inputs },
      { event: at(3, paying), inputs: [] },
    ],
  } as unknown as World
}

const owners = new Set(["a", "b"])
const named = (world: World) => {
  const { txHash, utxoId, isConsumed } = expectActivity(world, "P", owners) ?? {}
  return [txHash, utxoId, isConsumed]
}

test("of several UTXOs that one transaction made, the one with the highest index is the last activity", () => {
  const outputs = [utxo("b", 0, at(1, made)), utxo("a", 2, at(1, made)), utxo("b", 1, at(1, made))]
  const foreign = utxo("c", 3, at(1, made))
  expect(named(worldOf([...outputs, foreign]))).toEqual([made, cb58(198), false])
})

test("a transaction's outputs count before its inputs, and of these the last", () => {
  const spent = [1, 0].map((index) => utxo("a", index, at(1, made), at(2, spending)))
  expect(named(worldOf(spent, spent))).toEqual([spending, cb58(200), true])
  const change = { ...utxo("b", 5, at(2, spending)) }
  expect(named(worldOf([...spent, change], spent))).toEqual([spending, cb58(195), false])
})

test("of several rewards that one transaction paid, the one with the highest index is the last activity", () => {
  const rewards = [utxo("a", 1, at(3, paying)), utxo("b", 2, at(3, paying))]
  expect(named(worldOf(rewards))).toEqual([paying, cb58(198), false])
})
