import { formatId } from "@serac/chain"
import { describe, expect, test } from "vitest"
import type { NetworkBatch, UtxoFilter } from "../../../src/index.ts"
import type { TemporaryStore } from "../../temporary-store.ts"
import { NetworkModel } from "./model.ts"
import { plain } from "./plain.ts"
import { address, batchOf, hexOf, id32, progressOf, stakerOf, transactionOf, utxoOf } from "./rows.ts"
import { setUpNetwork } from "./setting.ts"

const owner = address(1)
const filter: UtxoFilter = {
  chain: "P",
  addresses: [owner],
  includeSpent: false,
  sortBy: "timestamp",
  order: "desc",
}

export function describeUtxos(name: string, createTemporaryStore: () => Promise<TemporaryStore>): void {
  describe(`${name}: UTXOs`, () => {
    const setting = setUpNetwork(createTemporaryStore)
    const key = (number: number, outputIndex = 0) => ({ txId: id32(number, 0x77), outputIndex })

    test("a stake is returned once, stays the same UTXO, and changes its balance's group", () =>
      setting.withNetwork(async ({ writer, reader }) => {
        const stake = utxoOf(key(1, 3), { staked: true, amount: 7n })
        const first = batchOf("P", 0, 1, { utxos: [stake] })
        await writer.append(first, progressOf(first))
        const groups = async () =>
          (await reader.balances("P", [owner])).map(({ staked, amount, utxoCount }) => [staked, amount, utxoCount])
        expect(await groups()).toEqual([[true, 7n, 1]])
        // Also of what nobody knows, and of what is not staked.
        const second = batchOf("P", 1, 1, { returned: [key(1, 3), key(9)], utxos: [utxoOf(key(2), { amount: 2n })] })
        await writer.append(second, progressOf(second))
        const third = batchOf("P", 2, 1, { returned: [key(1, 3), key(2)] })
        await writer.append(third, progressOf(third))
        expect(await groups()).toEqual([[false, 9n, 2]])
        const listed = await reader.utxos(filter, { limit: 9 })
        expect(listed.map(({ outputIndex, staked }) => [outputIndex, staked])).toEqual(
          expect.arrayContaining([[3, false]]),
        )
      }))

    test("at a moment a stake is staked until the block that decided about its staker, and what was spent later is there", () =>
      setting.withNetwork(async ({ writer, reader }) => {
        const [stakerTx, rewardTx] = [id32(1, 0x57), id32(9, 0x77)]
        const more = { outputs: 1, stakes: 1 }
        const output = (outputIndex: number, amount: bigint, staked: boolean) =>
          utxoOf({ txId: stakerTx, outputIndex }, { amount, staked, height: 1, timestamp: 10 })
        const staking = batchOf("P", 0, 2, {
          transactions: [transactionOf(1, 0, stakerTx, { outputs: 2 })],
          utxos: [output(0, 3n, false), output(1, 70n, true)],
          stakers: [stakerOf(1, { txId: stakerTx, data: { more } })],
        })
        await writer.append(staking, progressOf(staking))
        const at = async (moment: number) =>
          (await reader.balancesAt("P", [owner, owner], moment)).map(({ staked, amount, utxoCount }) => [
            staked,
            amount,
            utxoCount,
          ])
        const [free, staked] = [
          [false, 3n, 1],
          [true, 70n, 1],
        ]
        expect([await at(9), await at(10), await at(99)]).toEqual([[], [free, staked], [free, staked]])
        const spent = { consumingTx: id32(5), height: 4, timestamp: 40 }
        const ending = batchOf("P", 2, 3, {
          transactions: [transactionOf(2, 0, rewardTx, { type: "RewardValidatorTx" })],
          stakers: [stakerOf(1, { txId: stakerTx, status: "completed", data: { more, rewardTx: formatId(rewardTx) } })],
          returned: [{ txId: stakerTx, outputIndex: 1 }],
          consumptions: [0, 1].map((outputIndex) => ({ txId: stakerTx, outputIndex, ...spent })),
        })
        await writer.append(ending, progressOf(ending))
        expect([await at(9), await at(19), await at(20), await at(39), await at(40)]).toEqual([
          [],
          [free, staked],
          [[false, 73n, 2]],
          [[false, 73n, 2]],
          [],
        ])
      }))

    test("what is stored is left as it is, and a second consumption changes nothing", () =>
      setting.withNetwork(async ({ writer, reader }) => {
        const consumption = { ...key(1), consumingTx: id32(5), height: 1, timestamp: 10 }
        const first = batchOf("P", 0, 1, { utxos: [utxoOf(key(1)), utxoOf(key(1), { amount: 1n }), utxoOf(key(2))] })
        await writer.append(first, progressOf(first))
        const second = batchOf("P", 1, 1, { utxos: [utxoOf(key(2), { amount: 1n })], consumptions: [consumption] })
        await writer.append(second, progressOf(second))
        const third = batchOf("P", 2, 1, {
          consumptions: [{ ...consumption, consumingTx: id32(6), height: 2 }],
        })
        await writer.append(third, progressOf(third))
        const listed = await reader.utxos({ ...filter, includeSpent: true, sortBy: "amount" }, { limit: 9 })
        expect(listed.map(({ amount, consumption: by }) => [amount, by && hexOf(by.consumingTx)])).toEqual(
          expect.arrayContaining([
            [100n, hexOf(id32(5))],
            [100n, undefined],
          ]),
        )
        expect((await reader.balances("P", [owner])).map(({ amount }) => amount)).toEqual([100n])
      }))

    test("a UTXO that a node adds is found by what consumed it before, and by its transaction when that comes", () =>
      setting.withNetwork(async ({ writer, reader }) => {
        const spender = transactionOf(0, 0, id32(5), { inputs: [key(1)], type: "ExportTx" })
        const consumption = { ...key(1), consumingTx: id32(5), height: 0, timestamp: 0 }
        const first = batchOf("X", 0, 1, { transactions: [spender], consumptions: [consumption] })
        await writer.append(first, progressOf(first))
        const mine = { chain: "X", addresses: [owner], order: "desc" } as const
        expect(await reader.transactions(mine, { limit: 9 })).toEqual([])
        expect(plain(await writer.unresolved(9))).toEqual(plain([key(1)]))

        const old = [key(1), key(2)].map((each) => utxoOf(each, { createdOn: "X", consumedOn: "X" }))
        expect([await writer.addUtxos(old), await writer.addUtxos(old)]).toEqual([2, 0])
        expect(await writer.unresolved(9)).toEqual([])
        for (const types of [undefined, ["ExportTx"]]) {
          const [found] = await reader.transactions({ ...mine, types }, { limit: 9 })
          expect(found?.consumed.map(({ txId }) => hexOf(txId))).toEqual([hexOf(id32(1, 0x77))])
        }
        // The block that made one of them comes after all.
        const second = batchOf("X", 1, 1, {
          transactions: [transactionOf(1, 0, id32(2, 0x77))],
          utxos: [utxoOf(key(2), { createdOn: "X", consumedOn: "X", amount: 1n })],
        })
        await writer.append(second, progressOf(second))
        expect((await reader.transaction(id32(2, 0x77)))?.emitted.map(({ amount }) => amount)).toEqual([100n])
        expect((await reader.balances("X", [owner])).map(({ amount }) => amount)).toEqual([100n])
      }))

    test("writers are told what is stored of UTXOs and assets", () =>
      setting.withNetwork(async ({ writer, reader }) => {
        const asset = {
          assetId: id32(8),
          name: "Ice\0 🧊",
          symbol: "ICE",
          denomination: 9,
          type: "secp256k1",
          cap: "variable",
          createdAt: 5,
        } as const
        const owners = [address(1), address(2)]
        const batch = batchOf("X", 0, 1, {
          utxos: [
            utxoOf(key(1, 2), {
              ...{ addresses: owners, threshold: 2, amount: 2n ** 64n - 1n, assetId: id32(8) },
              ...{ locktime: 7, stakeableLocktime: 9 },
            }),
          ],
          assets: [asset, { ...asset, name: "later" }],
        })
        await writer.append(batch, progressOf(batch))
        const terms = { addresses: owners, threshold: 2, locktime: 7, stakeableLocktime: 9 }
        const known = { ...key(1, 2), assetId: id32(8), amount: 2n ** 64n - 1n, ...terms }
        expect(plain(await writer.utxos([key(1, 2), key(1), key(1, 2)]))).toEqual(plain([known]))
        const stored = plain([{ ...asset, name: "Ice 🧊" }])
        expect(plain(await writer.assets([id32(8), id32(9)]))).toEqual(stored)
        expect(plain(await reader.assets([id32(8), id32(8)]))).toEqual(stored)
        expect(await reader.assets([])).toEqual([])
      }))

    test("of a thousand addresses each UTXO is listed once, in order, and more are refused", () =>
      setting.withNetwork(async ({ writer, reader }) => {
        const many = Array.from({ length: 1024 }, (_, at) => {
          const bytes = Buffer.alloc(20, 9)
          bytes.writeUInt16BE(at)
          return bytes
        })
        const utxos = many.map((each, at) =>
          utxoOf(key(at), {
            addresses: [each, many[(at * 7) % 1024] ?? each].slice(0, 1 + (at % 2)),
            amount: BigInt(at % 50),
          }),
        )
        const batch: NetworkBatch = batchOf("P", 0, 1, { utxos })
        await writer.append(batch, progressOf(batch))
        const wanted = { ...filter, addresses: many, sortBy: "amount" } as const
        const model = new NetworkModel([batch])
        expect(plain(await reader.utxos(wanted, { limit: 300 }))).toEqual(plain(model.utxos(wanted).slice(0, 300)))
        const balances = await reader.balances("P", many)
        expect(plain(balances)).toEqual(plain(model.balances("P", many)))
        const tooMany = [...many, address(1)]
        await expect(reader.utxos({ ...wanted, addresses: tooMany }, { limit: 1 })).rejects.toThrow(RangeError)
        await expect(reader.balancesAt("P", tooMany, 0)).rejects.toThrow("1025 addresses or nodes are more than 1024")
        await expect(reader.balances("P", tooMany)).rejects.toThrow("1025 addresses or nodes are more than 1024")
      }))

    test("where too many have an amount to be sorted in memory, those by time are the same", () =>
      setting.withNetwork(async ({ writer, reader }) => {
        const utxos = Array.from({ length: 3000 }, (_, at) =>
          utxoOf(key(at), { amount: BigInt((at * 7919) % 1000), timestamp: Math.floor(((at * 31) % 3000) / 3) }),
        )
        const batch = batchOf("P", 0, 1, { utxos })
        await writer.append(batch, progressOf(batch))
        const model = new NetworkModel([batch])
        for (const minAmount of [200n, 900n]) {
          for (const order of ["asc", "desc"] as const) {
            const wanted = { ...filter, minAmount, order }
            const expected = model.utxos(wanted)
            const last = expected[149]
            if (last === undefined) throw new Error("too few")
            const found = await reader.utxos(wanted, { limit: 100, after: [String(last.timestamp), hexOf(last.id)] })
            expect(plain(found)).toEqual(plain(expected.slice(150, 250)))
          }
        }
      }))

    test("one asset is asked for on the X-Chain alone", () =>
      setting.withNetwork(async ({ reader }) => {
        await expect(reader.utxos({ ...filter, assetId: id32(1) }, { limit: 1 })).rejects.toThrow(RangeError)
        expect(await reader.utxos({ ...filter, chain: "X", assetId: id32(1) }, { limit: 1 })).toEqual([])
      }))

    test("no item is no page, and addresses that nobody used own nothing", () =>
      setting.withNetwork(async ({ writer, reader }) => {
        const batch = batchOf("P", 0, 1, { utxos: [utxoOf(key(1))] })
        await writer.append(batch, progressOf(batch))
        expect(await reader.utxos(filter, { limit: 0 })).toEqual([])
        expect(await reader.utxos(filter, { limit: -1 })).toEqual([])
        expect(await reader.utxos({ ...filter, addresses: [] }, { limit: 9 })).toEqual([])
        expect(await reader.balances("P", [address(9)])).toEqual([])
      }))
  })
}
