import { describe, expect, test } from "vitest"
import type { ActiveStakingFilter, NetworkBatch, NetworkReader, StakerRow } from "../../../src/index.ts"
import type { TemporaryStore } from "../../temporary-store.ts"
import { pages } from "../pages.ts"
import { address, batchOf, hexOf, id32, progressOf, stakerOf, transactionOf, utxoOf } from "./rows.ts"
import { type OpenNetwork, setUpNetwork } from "./setting.ts"

const types = ["AddPermissionlessValidatorTx", "AddDelegatorTx", "AddSubnetValidatorTx", "AddAutoRenewedValidatorTx"]
const statuses = ["active", "completed", "active", "pending", "removed"] as const

export function describeAddresses(name: string, createTemporaryStore: () => Promise<TemporaryStore>): void {
  describe(`${name}: stakes and activity of addresses`, () => {
    const setting = setUpNetwork(createTemporaryStore)
    const append = async ({ writer }: OpenNetwork, ...batches: readonly NetworkBatch[]) => {
      for (const batch of batches) await writer.append(batch, progressOf(batch))
    }

    test("transactions of active stakes are those of a look at everything, in pages of any size", () =>
      setting.withNetwork(async (network) => {
        const all = Array.from({ length: 400 }, (_, at) => ({
          type: types[at % 4] as string,
          status: statuses[(at * 7) % 5] as StakerRow["status"],
          owner: address(1 + (at % 3)),
          row: { height: 1 + Math.floor(at / 10), index: at % 10 },
          id: id32(at, 0x57),
        }))
        const genesis = batchOf("P", 0, 1, { stakers: [stakerOf(9999, { height: 0, index: 0 })] })
        const blocks = batchOf("P", 1, 40, {
          transactions: all.map(({ row, id, type, owner }) =>
            transactionOf(row.height, row.index, id, { type, addresses: [owner], timestamp: row.height * 10 }),
          ),
          stakers: all.map(({ row, status, type, id }, at) =>
            stakerOf(at, { ...row, txId: id, status, kind: type === "AddDelegatorTx" ? "delegator" : "validator" }),
          ),
        })
        await append(network, genesis, blocks)
        const expected = (filter: ActiveStakingFilter) =>
          all
            .filter(({ status, type }) => status === "active" && type !== "AddSubnetValidatorTx")
            .filter(({ type }) => filter.types === undefined || filter.types.includes(type))
            .filter(
              ({ owner }) =>
                filter.addresses === undefined || filter.addresses.some((one) => hexOf(one) === hexOf(owner)),
            )
            .filter(({ row }) => row.height * 10 > (filter.startTimestamp ?? -1))
            .filter(({ row }) => row.height * 10 < (filter.endTimestamp ?? 1000))
            .map(({ id }) => hexOf(id))
        const filters: readonly ActiveStakingFilter[] = [
          { order: "asc" },
          { order: "asc", types: ["AddDelegatorTx", "AddSubnetValidatorTx"] },
          { order: "asc", addresses: [address(1)] },
          { order: "asc", addresses: [address(2), address(3)], types: ["AddAutoRenewedValidatorTx"] },
          { order: "asc", addresses: [address(2)], startTimestamp: 50, endTimestamp: 210 },
          { order: "asc", addresses: [address(9)] },
          { order: "asc", types: ["BaseTx"] },
        ]
        for (const filter of filters) {
          for (const pageSize of [7, 100]) {
            const read = async (order: "asc" | "desc") =>
              (
                await pages(
                  (range: Parameters<NetworkReader["activeStaking"]>[1]) =>
                    network.reader.activeStaking({ ...filter, order }, range),
                  ({ height, index }) => [height, index] as const,
                  pageSize,
                )
              ).map(({ id }) => hexOf(id))
            expect(await read("asc")).toEqual(expected(filter))
            expect(await read("desc")).toEqual(expected(filter).toReversed())
          }
        }
      }))

    test("the totals of what is staked leave out subnets and whoever is not active", () =>
      setting.withNetwork(async (network) => {
        const year = 365 * 24 * 60 * 60
        const terms = { start: 0, end: year / 4 }
        const stakers = [
          stakerOf(1, { ...terms, weight: 10n, delegatorWeight: 5n, data: { potentialReward: "100" } }),
          stakerOf(2, { start: 0, end: year * 2, weight: 20n, data: { potentialReward: "7" } }),
          stakerOf(3, { ...terms, kind: "delegator", weight: 5n, data: { potentialReward: "1" } }),
          stakerOf(4, { ...terms, kind: "delegator", weight: 1000n, status: "completed" }),
          stakerOf(5, { ...terms, weight: 1000n, status: "pending" }),
          stakerOf(6, { ...terms, weight: 1000n, subnetId: id32(1) }),
        ]
        await append(network, batchOf("P", 0, 1, { stakers }))
        await network.writer.observe([{ txId: id32(1, 0x57), connected: false }], 1)
        await network.writer.observe([{ txId: id32(2, 0x57), connected: true }], 1)
        const sums = {
          validatorCount: 2,
          validatorStake: 30n,
          delegatorCount: 1,
          delegatorStake: 5n,
          offlineCount: 1,
          offlineStake: 15n,
        }
        expect(await network.reader.stakingTotals()).toEqual({ ...sums, annualReward: 400n + 3n + 4n })
        const unknown = stakerOf(7, { ...terms, weight: 1n, height: 1, data: {} })
        await append(network, batchOf("P", 1, 1, { stakers: [unknown] }))
        expect(await network.reader.stakingTotals()).toEqual({ ...sums, validatorCount: 3, validatorStake: 31n })
      }))

    test("the last activity is what last consumed, made or paid a UTXO of an address", () =>
      setting.withNetwork(async (network) => {
        const owner = address(1)
        const [made, stake, spent] = [id32(10), id32(11), id32(12)]
        const shown = async (...owners: readonly Uint8Array[]) => {
          const found = await network.reader.lastActivity("P", owners)
          return found && { ...found, txId: hexOf(found.txId), utxoId: hexOf(found.utxoId) }
        }
        const genesis = utxoOf({ txId: id32(0), outputIndex: 4 }, { addresses: [address(5)] })
        const imported = utxoOf(
          { txId: id32(1, 8), outputIndex: 0 },
          { addresses: [address(6)], createdOn: "X", height: 9 },
        )
        await append(network, batchOf("P", 0, 1, { utxos: [genesis, imported] }))
        expect(await shown(owner)).toBeUndefined()
        expect(await shown(address(5))).toEqual({
          height: 0,
          timestamp: 0,
          txId: hexOf(id32(0)),
          utxoId: hexOf(genesis.id),
          isConsumed: false,
        })
        // It waits to be imported, and no block of this chain tells of it.
        expect(await shown(address(6))).toBeUndefined()

        const outputs = [0, 1].map((outputIndex) => utxoOf({ txId: made, outputIndex }, { height: 1, timestamp: 10 }))
        const staked = utxoOf({ txId: stake, outputIndex: 0 }, { height: 1, timestamp: 10, addresses: [address(2)] })
        await append(
          network,
          batchOf("P", 1, 1, {
            transactions: [
              transactionOf(1, 0, made, { addresses: [owner], outputs: 2 }),
              // It names the address as whom to reward, and gives it nothing.
              transactionOf(1, 1, stake, { addresses: [owner, address(2)], outputs: 1, type: "AddDelegatorTx" }),
            ],
            utxos: [...outputs, staked],
          }),
        )
        const last = { height: 1, timestamp: 10, isConsumed: false }
        expect(await shown(owner)).toEqual({ ...last, txId: hexOf(made), utxoId: hexOf(outputs[1]?.id as Uint8Array) })

        const consumption = { txId: made, outputIndex: 0, consumingTx: spent, height: 2, timestamp: 20 }
        const spending = transactionOf(2, 0, spent, { inputs: [{ txId: made, outputIndex: 0 }] })
        await append(network, batchOf("P", 2, 1, { transactions: [spending], consumptions: [consumption] }))
        const consumed = {
          height: 2,
          timestamp: 20,
          txId: hexOf(spent),
          utxoId: hexOf(outputs[0]?.id as Uint8Array),
          isConsumed: true,
        }
        expect(await shown(owner)).toEqual(consumed)
        expect(await shown(address(2), owner)).toEqual(consumed)

        const paid = utxoOf({ txId: stake, outputIndex: 1 }, { height: 3, timestamp: 30 })
        const reward = {
          utxo: { txId: stake, outputIndex: 1 },
          type: "DELEGATOR" as const,
          stakerTx: stake,
          rewardTx: id32(13),
          nodeId: address(7),
          addresses: [owner],
          amount: 100n,
          assetId: id32(1, 0xa5),
          start: 10,
          end: 30,
          stake: 1n,
          height: 3,
          timestamp: 30,
        }
        await append(network, batchOf("P", 3, 1, { utxos: [paid], rewards: [reward] }))
        expect(await shown(owner)).toEqual({
          height: 3,
          timestamp: 30,
          txId: hexOf(id32(13)),
          utxoId: hexOf(paid.id),
          isConsumed: false,
        })
      }))

    test("of several UTXOs of one transaction or of one payment the last activity is the one with the highest index", () =>
      setting.withNetwork(async (network) => {
        const owners = [address(1), address(2)]
        const shown = async () => {
          const found = await network.reader.lastActivity("P", owners)
          return found && [found.height, hexOf(found.txId), hexOf(found.utxoId), found.isConsumed]
        }
        const made = id32(10)
        const outputs = [0, 1, 2, 3].map((outputIndex) =>
          utxoOf(
            { txId: made, outputIndex },
            { height: 1, timestamp: 10, addresses: [outputIndex < 3 ? address(1 + (outputIndex % 2)) : address(3)] },
          ),
        )
        await append(
          network,
          batchOf("P", 0, 1, {}),
          batchOf("P", 1, 1, {
            transactions: [transactionOf(1, 0, made, { addresses: [...owners, address(3)], outputs: 4 })],
            utxos: outputs,
          }),
        )
        expect(await shown()).toEqual([1, hexOf(made), hexOf(outputs[2]?.id as Uint8Array), false])

        // By the IDs of their UTXOs, some payments stand in the other order.
        for (const [at, height] of [2, 3, 4, 5].entries()) {
          const [stakerTx, rewardTx] = [id32(20 + at), id32(40 + at)]
          const paid = [0, 1, 2].map((index) =>
            utxoOf(
              { txId: stakerTx, outputIndex: 255 + index },
              { height, timestamp: 10 * height, addresses: [address(1 + index)] },
            ),
          )
          const rewards = paid.map(({ addresses }, index) => ({
            utxo: { txId: stakerTx, outputIndex: 255 + index },
            type: index === 0 ? ("DELEGATOR" as const) : ("VALIDATOR_FEE" as const),
            ...{ stakerTx, rewardTx, nodeId: address(7), addresses, amount: 100n, assetId: id32(1, 0xa5) },
            ...{ start: 10, end: 30, stake: 1n, height, timestamp: 10 * height },
          }))
          await append(network, batchOf("P", height, 1, { utxos: paid, rewards }))
          expect(await shown()).toEqual([height, hexOf(rewardTx), hexOf(paid[1]?.id as Uint8Array), false])
        }
      }))

    test("an address is on the chains whose transactions concern it and where it may consume something", () =>
      setting.withNetwork(async (network) => {
        const exported = utxoOf(
          { txId: id32(2), outputIndex: 0 },
          { createdOn: "P", consumedOn: "C", addresses: [address(3)] },
        )
        await append(
          network,
          batchOf("P", 0, 1, {
            transactions: [transactionOf(0, 0, id32(2), { addresses: [address(1), address(3)] })],
            utxos: [exported],
          }),
          batchOf("X", 0, 1, { transactions: [transactionOf(0, 0, id32(3), { addresses: [address(1)] })] }),
        )
        const asked = [address(1), address(2), address(3), address(1)]
        expect(await network.reader.chainsOf(asked)).toEqual([["P", "X"], [], ["P", "C"], ["P", "X"]])
        expect(await network.reader.chainsOf([])).toEqual([])
      }))
  })
}
