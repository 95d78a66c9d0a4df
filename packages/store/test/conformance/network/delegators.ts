import { describe, expect, test } from "vitest"
import type { StakerCursor, StakerRow, StoredStaker } from "../../../src/index.ts"
import type { TemporaryStore } from "../../temporary-store.ts"
import { address, batchOf, hexOf, id32, progressOf, stakerOf } from "./rows.ts"
import { setUpNetwork } from "./setting.ts"

export function describeDelegators(name: string, createTemporaryStore: () => Promise<TemporaryStore>): void {
  describe(`${name}: delegators`, () => {
    const setting = setUpNetwork(createTemporaryStore)

    test("delegators are listed by node and by who is paid, in a status, once each, either way round", () =>
      setting.withNetwork(async ({ writer, reader }) => {
        const statuses = ["pending", "active", "completed"] as const
        const delegators = Array.from({ length: 60 }, (_, at) =>
          stakerOf(at, {
            kind: "delegator",
            nodeId: address(at % 3),
            status: "pending",
            height: at >> 2,
            index: at % 4,
            rewardAddresses: [address(100 + (at % 2)), address(100 + (at % 5))].slice(0, at % 2 === at % 5 ? 1 : 2),
          }),
        )
        const final = delegators.map((row, at) => ({ ...row, status: statuses[at % 3] ?? ("pending" as const) }))
        for (const [height, stakers] of [delegators, [stakerOf(500)], final].entries()) {
          const batch = batchOf("P", height, 1, { stakers })
          await writer.append(batch, progressOf(batch))
        }
        const lists = async (filter: Parameters<typeof reader.delegators>[0]) => {
          const found: StoredStaker<StakerCursor>[] = []
          for (;;) {
            const last = found.at(-1)?.cursor
            const page = await reader.delegators(filter, { limit: 7, ...(last && { after: last }) })
            found.push(...page)
            if (page.length < 7) return found.map(({ txId }) => Buffer.from(txId).readUInt32BE(0))
          }
        }
        const numbers = (wanted: (row: StakerRow, at: number) => boolean) =>
          final.flatMap((row, at) => (wanted(row, at) ? [at] : []))
        expect(await lists({ order: "asc" })).toEqual(numbers(() => true))
        expect(await lists({ order: "desc", status: "active" })).toEqual(numbers((_, at) => at % 3 === 1).reverse())
        expect(await lists({ order: "asc", nodeIds: [address(0), address(2), address(0)] })).toEqual(
          numbers((_, at) => at % 3 !== 1),
        )
        const paid = [address(100), address(103)]
        const isPaid = (row: StakerRow) => row.rewardAddresses.some((each) => each[0] === 100 || each[0] === 103)
        expect(await lists({ order: "desc", rewardAddresses: paid })).toEqual(numbers(isPaid).reverse())
        expect(await lists({ order: "asc", rewardAddresses: paid, nodeIds: [address(1)], status: "active" })).toEqual(
          numbers((row, at) => isPaid(row) && at % 3 === 1),
        )
      }))

    test("pending rewards are those of active stakers that are paid, delegators and validators alike", () =>
      setting.withNetwork(async ({ writer, reader }) => {
        const stakers = [
          stakerOf(1),
          stakerOf(2, { kind: "delegator", nodeId: address(1), rewardAddresses: [address(201)] }),
          stakerOf(3, { rewardAddresses: [] }),
          stakerOf(4, { status: "completed" }),
          stakerOf(5, { status: "pending", kind: "delegator" }),
        ]
        const batch = batchOf("P", 0, 1, { stakers })
        await writer.append(batch, progressOf(batch))
        await writer.observe([{ txId: id32(2, 0x57), potentialReward: 9n }], 5)
        const lists = async (filter: Parameters<typeof reader.pendingRewards>[0]) =>
          (await reader.pendingRewards(filter, { limit: 9 })).map(({ height, potentialReward }) => [
            height,
            potentialReward,
          ])
        expect(await lists({ order: "desc" })).toEqual([
          [2, 9n],
          [1, undefined],
        ])
        expect(await lists({ order: "asc", nodeIds: [address(1), address(3)] })).toEqual([
          [1, undefined],
          [2, 9n],
        ])
        expect(await lists({ order: "asc", addresses: [address(201)] })).toEqual([
          [1, undefined],
          [2, 9n],
        ])
        const after = [1, 0, hexOf(id32(1, 0x57))] as const
        const rest = await reader.pendingRewards({ order: "asc" }, { limit: 9, after })
        expect(rest.map(({ height }) => height)).toEqual([2])
      }))
  })
}
