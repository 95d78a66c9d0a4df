import { formatId, utxoId } from "@serac/chain"
import { describe, expect, test } from "vitest"
import type {
  BlockchainRow,
  L1ValidatorRow,
  NetworkTransactionFilter,
  RewardRow,
  SubnetRow,
} from "../../../src/index.ts"
import type { TemporaryStore } from "../../temporary-store.ts"
import { plain } from "./plain.ts"
import { address, batchOf, hexOf, id32, progressOf, transactionOf } from "./rows.ts"
import { setUpNetwork } from "./setting.ts"

const owner = { locktime: "0", threshold: 1, addresses: ["local1"] }

const subnetOf = (number: number, more: Partial<SubnetRow> = {}): SubnetRow => ({
  subnetId: id32(number, 0x50),
  height: number >> 1,
  index: number % 2,
  createdAt: number,
  data: { owner },
  ...more,
})

const blockchainOf = (number: number, subnet: number, more: Partial<BlockchainRow> = {}): BlockchainRow => ({
  blockchainId: id32(number, 0xb0),
  subnetId: id32(subnet, 0x50),
  height: 9,
  index: number,
  createdAt: 90,
  name: `chain ${number}`,
  vmId: "vm",
  ...more,
})

const l1ValidatorOf = (number: number, more: Partial<L1ValidatorRow> = {}): L1ValidatorRow => ({
  validationId: id32(number, 0x11),
  subnetId: id32(number % 2, 0x50),
  nodeId: address(number % 3),
  weight: 5n,
  start: number,
  height: number,
  index: 1,
  txId: id32(number),
  endAccumulatedFee: 2n ** 64n - 1n,
  minNonce: 3n,
  balanceAddresses: [address(1), address(2)],
  data: { publicKey: "0x01", remainingBalanceOwner: owner, deactivationOwner: owner },
  ...more,
})

const rewardOf = (number: number, more: Partial<RewardRow> = {}): RewardRow => ({
  utxo: { txId: id32(number), outputIndex: number },
  type: "VALIDATOR",
  stakerTx: id32(number),
  rewardTx: id32(number, 1),
  nodeId: address(number % 2),
  addresses: [address(100), address(100 + (number % 3))].slice(number % 3 === 0 ? 1 : 0),
  amount: 2n ** 64n - 1n,
  assetId: id32(1),
  start: 1,
  end: 2,
  stake: 7n,
  height: number >> 1,
  timestamp: number,
  ...more,
})

export function describeSubnets(name: string, createTemporaryStore: () => Promise<TemporaryStore>): void {
  describe(`${name}: subnets, L1 validators and rewards`, () => {
    const setting = setUpNetwork(createTemporaryStore)

    test("transactions of an L1 validation are those that tell of it, of any type, in pages of any size", () =>
      setting.withNetwork(async ({ writer, reader }) => {
        const types = [
          "RegisterL1ValidatorTx",
          "SetL1ValidatorWeightTx",
          "IncreaseL1ValidatorBalanceTx",
          "DisableL1ValidatorTx",
        ]
        const [mine, other] = [l1ValidatorOf(1, { height: 1, index: 0 }), l1ValidatorOf(2, { height: 1, index: 0 })]
        const tells = (...of: readonly L1ValidatorRow[]) =>
          `{"l1ValidatorDetails":[${of.map(({ validationId }) => `{"validationId":"${formatId(validationId)}"}`)}]`
        const conversion = transactionOf(1, 0, id32(1, 1), {
          type: "ConvertSubnetToL1Tx",
          fragment: tells(other, mine),
        })
        const changes = Array.from({ length: 90 }, (_, at) =>
          transactionOf(2 + at, 0, id32(2 + at, 1), {
            type: types[at % 4] as string,
            fragment: tells(at % 3 === 0 ? mine : other),
            addresses: [address(1 + (at % 2))],
          }),
        )
        const batch = batchOf("P", 0, 92, { transactions: [conversion, ...changes], l1Validators: [mine, other] })
        await writer.append(batch, progressOf(batch))
        const { validationId } = mine
        const all = [1, ...changes.filter((_, at) => at % 3 === 0).map(({ height }) => height)]
        const read = async (filter: Partial<NetworkTransactionFilter>, limit: number) => {
          const heights: number[] = []
          for (let after: readonly [number, number] | undefined; ; ) {
            const page = await reader.transactions(
              { chain: "P", validationId, order: "desc", ...filter },
              { after, limit },
            )
            heights.push(...page.map(({ height }) => height))
            const last = page.at(-1)
            if (last === undefined || page.length < limit) return heights
            after = [last.height, last.index]
          }
        }
        for (const limit of [1, 7, 100]) {
          expect(await read({}, limit)).toEqual(all.toReversed())
          expect(await read({ order: "asc" }, limit)).toEqual(all)
        }
        const weights = changes.filter(({ height }) => all.includes(height) && height % 4 === 3)
        expect(await read({ types: ["SetL1ValidatorWeightTx", "BaseTx"], order: "asc" }, 5)).toEqual(
          weights.map(({ height }) => height),
        )
        expect(weights.length).toBeGreaterThan(5)
        const early = all.filter((height) => height > 1 && height % 2 === 0 && height < 50)
        expect(await read({ addresses: [address(1)], endTimestamp: 500, order: "asc" }, 5)).toEqual(early)
        expect(await read({ types: ["BaseTx"] }, 5)).toEqual([])
        expect(await read({ chain: "X" }, 5)).toEqual([])
        expect(await read({ validationId: id32(77) }, 5)).toEqual([])
      }))

    test("subnets are replaced and listed either way with their blockchains, blockchains are kept as they came", () =>
      setting.withNetwork(async ({ writer, reader }) => {
        const first = batchOf("P", 0, 1, {
          subnets: [0, 1, 2, 3].map((number) => subnetOf(number)),
          blockchains: [blockchainOf(2, 1), blockchainOf(1, 1, { evmChainId: "43112" }), blockchainOf(0, 0)],
        })
        await writer.append(first, progressOf(first))
        const changed = subnetOf(1, { data: { owner, formerOwners: [owner] } })
        const second = batchOf("P", 1, 1, { subnets: [changed], blockchains: [blockchainOf(2, 1, { name: "other" })] })
        await writer.append(second, progressOf(second))
        const withChains = (row: SubnetRow, ...blockchains: readonly BlockchainRow[]) => ({ ...row, blockchains })
        const all = [
          withChains(subnetOf(0), blockchainOf(0, 0)),
          withChains(changed, blockchainOf(1, 1, { evmChainId: "43112" }), blockchainOf(2, 1)),
          withChains(subnetOf(2)),
          withChains(subnetOf(3)),
        ]
        expect(plain(await reader.subnets("asc", { limit: 9 }))).toEqual(plain(all))
        expect(plain(await reader.subnets("desc", { limit: 2, after: [1, 1] }))).toEqual(plain([all[2], all[1]]))
        expect(plain(await reader.subnets("asc", { limit: 9, after: [0, 1] }))).toEqual(plain(all.slice(2)))
        expect(plain([await reader.subnet(id32(1, 0x50)), await reader.subnet(id32(9))])).toEqual(
          plain([all[1], undefined]),
        )
        const chains = [blockchainOf(0, 0), blockchainOf(1, 1, { evmChainId: "43112" }), blockchainOf(2, 1)]
        expect(plain(await reader.blockchains("asc", { limit: 9 }))).toEqual(plain(chains))
        expect(plain(await reader.blockchains("desc", { limit: 1, after: [9, 2] }))).toEqual(plain([chains[1]]))
        expect(plain([await reader.blockchain(id32(1, 0xb0)), await reader.blockchain(id32(1))])).toEqual(
          plain([chains[1], undefined]),
        )
        expect(plain(await writer.subnets())).toEqual(plain([subnetOf(0), changed, subnetOf(2), subnetOf(3)]))
      }))

    test("L1 validators are listed newest first by subnet, node and validation, inactive ones where they are wanted", () =>
      setting.withNetwork(async ({ writer, reader }) => {
        const rows = [0, 1, 2, 3, 4, 5].map((number) => l1ValidatorOf(number))
        const first = batchOf("P", 0, 1, { l1Validators: rows })
        await writer.append(first, progressOf(first))
        const inactive = l1ValidatorOf(2, { endAccumulatedFee: 0n })
        const removed = l1ValidatorOf(4, { endAccumulatedFee: 0n, weight: 0n })
        const second = batchOf("P", 1, 1, { l1Validators: [l1ValidatorOf(2, { weight: 1n }), inactive, removed] })
        await writer.append(second, progressOf(second))
        const numbersOf = async (filter: Partial<Parameters<typeof reader.l1Validators>[0]>, limit = 9) =>
          (await reader.l1Validators({ includeInactive: false, ...filter }, { limit })).map(({ height }) => height)
        expect(await numbersOf({})).toEqual([5, 3, 1, 0])
        expect(await numbersOf({ includeInactive: true }, 4)).toEqual([5, 4, 3, 2])
        expect(await numbersOf({ includeInactive: true, subnetId: id32(0, 0x50) })).toEqual([4, 2, 0])
        expect(await numbersOf({ nodeId: address(2) })).toEqual([5])
        expect(await numbersOf({ includeInactive: true, nodeId: address(2), subnetId: id32(0, 0x50) })).toEqual([2])
        expect(await numbersOf({ validationId: id32(4, 0x11) })).toEqual([])
        expect(await numbersOf({ validationId: id32(4, 0x11), includeInactive: true })).toEqual([4])
        expect(await numbersOf({ validationId: id32(3, 0x11), nodeId: address(1) })).toEqual([])
        const after = [3, 1, hexOf(id32(3, 0x11))] as const
        const rest = await reader.l1Validators({ includeInactive: true }, { limit: 9, after })
        expect(plain(rest)).toEqual(plain([inactive, rows[1], rows[0]]))
        const again = { includeInactive: true, validationId: id32(3, 0x11) }
        expect(await reader.l1Validators(again, { limit: 9, after })).toEqual([])
        expect(plain(await writer.currentL1Validators())).toEqual(plain([rows[0], rows[1], inactive, rows[3], rows[5]]))
      }))

    test("rewards are listed by who was paid and by node, once each, either way round", () =>
      setting.withNetwork(async ({ writer, reader }) => {
        const rows = Array.from({ length: 12 }, (_, at) => rewardOf(at))
        const first = batchOf("P", 0, 1, { rewards: rows.slice(0, 6) })
        await writer.append(first, progressOf(first))
        const second = batchOf("P", 1, 1, { rewards: [...rows, rewardOf(3, { amount: 1n, nodeId: address(9) })] })
        await writer.append(second, progressOf(second))
        const stored = rows.map((row) => ({ ...row, utxoId: utxoId(row.utxo.txId, row.utxo.outputIndex) }))
        const ascending = [...stored].sort((a, b) => a.height - b.height || Buffer.compare(a.utxoId, b.utxoId))
        expect(plain(await reader.rewards({ order: "asc" }, { limit: 99 }))).toEqual(plain(ascending))
        const wanted = ascending.filter((row) => row.nodeId[0] === 1)
        expect(plain(await reader.rewards({ order: "desc", nodeIds: [address(1)] }, { limit: 2 }))).toEqual(
          plain([...wanted].reverse().slice(0, 2)),
        )
        const last = wanted[1]
        if (last === undefined) throw new Error("too few")
        const after = [last.height, hexOf(last.utxoId)] as const
        expect(plain(await reader.rewards({ order: "asc", nodeIds: [address(1)] }, { limit: 9, after }))).toEqual(
          plain(wanted.slice(2)),
        )
        const addresses = [address(101), address(102)]
        const paid = ascending.filter((row) => row.addresses.some((each) => each[0] === 101 || each[0] === 102))
        expect(plain(await reader.rewards({ order: "asc", addresses }, { limit: 99 }))).toEqual(plain(paid))
        expect(plain(await reader.rewards({ order: "asc", addresses, nodeIds: [address(0)] }, { limit: 3 }))).toEqual(
          plain(paid.filter((row) => row.nodeId[0] === 0).slice(0, 3)),
        )
        expect(await reader.rewards({ order: "asc", nodeIds: [address(9)] }, { limit: 9 })).toEqual([])
      }))
  })
}
