import { formatId, formatNodeId } from "@serac/chain"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import type {
  StakerObservation,
  StakerRow,
  StoredStaker,
  ValidatorCursor,
  ValidatorFilter,
} from "../../../src/index.ts"
import type { TemporaryStore } from "../../temporary-store.ts"
import { plain } from "./plain.ts"
import { address, batchOf, hexOf, id32, progressOf, stakerOf } from "./rows.ts"
import { setUpNetwork } from "./setting.ts"

const now = 500
const subnets = [id32(0), id32(1)]

const someStaker = fc
  .record({
    number: fc.integer({ min: 0, max: 11 }),
    subnet: fc.constantFrom(...subnets),
    weight: fc.bigInt({ min: 0n, max: 5n }),
    end: fc.constantFrom(400, 500, 600, 600, 700),
    status: fc.constantFrom("pending", "active", "active", "completed", "removed"),
    height: fc.integer({ min: 0, max: 2 }),
    shares: fc.option(fc.constantFrom(20_000, 20_000, 1_000_000), { nil: undefined }),
    capacity: fc.option(fc.constantFrom(0n, 7n, 2n ** 63n), { nil: undefined }),
    delegatorWeight: fc.bigInt({ min: 0n, max: 3n }),
  })
  .map((drawn): StakerRow => {
    const { number, subnet, weight, end, status, height, shares, capacity, delegatorWeight } = drawn
    return stakerOf(number, {
      subnetId: subnet,
      nodeId: address(number % 5),
      weight,
      end,
      status: status as StakerRow["status"],
      height,
      index: number % 3,
      delegatorWeight,
      ...(shares !== undefined && { delegationShares: shares }),
      ...(capacity !== undefined && { delegationCapacity: capacity }),
    })
  })
const someObservation = fc.record({
  number: fc.integer({ min: 0, max: 13 }),
  uptime: fc.option(fc.constantFrom(0, 12.3456, 99.9, 100), { nil: undefined }),
})
const someBatches = fc.array(
  fc.record({
    stakers: fc.array(someStaker, { maxLength: 8 }),
    observations: fc.array(someObservation, { maxLength: 5 }),
  }),
  { minLength: 1, maxLength: 4 },
)

const bound = <Value>(...values: Value[]) => fc.option(fc.constantFrom(...values), { nil: undefined, freq: 2 })
const someFilter: fc.Arbitrary<ValidatorFilter> = fc.record({
  now: fc.constant(now),
  nodeIds: bound([formatNodeId(address(1))], [formatNodeId(address(2)).slice(9, 15), "xyz"], []),
  subnetId: bound(...subnets),
  status: bound("active" as const, "removed" as const),
  minDelegationCapacity: bound(0n, 1n),
  maxDelegationCapacity: bound(7n, 2n ** 63n - 1n),
  minTimeRemaining: bound(0, 1, 100),
  maxTimeRemaining: bound(99, 100),
  minFeePercentage: bound(0, 2, 2.1),
  maxFeePercentage: bound(2, 100),
  minUptimePerformance: bound(0, 12.3456, 99.95),
  maxUptimePerformance: bound(0, 99.9),
  sortBy: fc.constantFrom("blockIndex", "delegationCapacity", "timeRemaining", "delegationFee", "uptimePerformance"),
  order: fc.constantFrom("asc", "desc"),
}) as fc.Arbitrary<ValidatorFilter>

type Known = StakerRow & { readonly uptime: number | undefined }

/** What a look at every validator says. */
function expected(stakers: readonly Known[], filter: ValidatorFilter): readonly string[] {
  const direction = filter.order === "asc" ? 1 : -1
  const remaining = ({ status, end }: Known) => (status === "active" ? Math.max(end - now, 0) : 0)
  const values: Record<ValidatorFilter["sortBy"], (staker: Known) => number | bigint> = {
    blockIndex: () => 0,
    delegationCapacity: ({ delegationCapacity = 0n }) => delegationCapacity,
    // Of those whose time is over the order among each other is that of their ends.
    timeRemaining: ({ status, end }) => (status === "active" ? end : 0),
    delegationFee: ({ delegationShares = 0 }) => delegationShares,
    // Whose uptime nobody measures is last, either way round.
    uptimePerformance: ({ uptime = direction * Number.POSITIVE_INFINITY }) => uptime,
  }
  const value = values[filter.sortBy]
  const { minFeePercentage: leastFee, maxFeePercentage: mostFee } = filter
  return stakers
    .filter(({ subnetId }) => filter.subnetId === undefined || hexOf(subnetId) === hexOf(filter.subnetId))
    .filter(({ status }) => filter.status === undefined || status === filter.status)
    .filter(({ nodeId }) => filter.nodeIds?.some((part) => formatNodeId(nodeId).includes(part)) ?? true)
    .filter(({ delegationCapacity = 0n }) => delegationCapacity >= (filter.minDelegationCapacity ?? 0n))
    .filter(({ delegationCapacity = 0n }) => delegationCapacity <= (filter.maxDelegationCapacity ?? 2n ** 64n))
    .filter((staker) => remaining(staker) >= (filter.minTimeRemaining ?? 0))
    .filter((staker) => remaining(staker) <= (filter.maxTimeRemaining ?? Number.POSITIVE_INFINITY))
    .filter(({ delegationShares }) => (leastFee ?? mostFee) === undefined || delegationShares !== undefined)
    .filter(({ delegationShares = 0 }) => delegationShares / 1e4 >= (leastFee ?? 0))
    .filter(({ delegationShares = 0 }) => delegationShares / 1e4 <= (mostFee ?? Number.POSITIVE_INFINITY))
    .filter(({ uptime = -1 }) => filter.minUptimePerformance === undefined || uptime >= filter.minUptimePerformance)
    .filter(({ uptime = 101 }) => filter.maxUptimePerformance === undefined || uptime <= filter.maxUptimePerformance)
    .sort((a, b) => {
      if (value(a) !== value(b)) return value(a) < value(b) ? -direction : direction
      return direction * (a.height - b.height || a.index - b.index || Buffer.compare(a.txId, b.txId))
    })
    .map(({ txId }) => hexOf(txId))
}

export function describeStakers(
  name: string,
  createTemporaryStore: () => Promise<TemporaryStore>,
  share: number,
): void {
  describe(`${name}: stakers`, () => {
    const setting = setUpNetwork(createTemporaryStore)
    const all = { now, sortBy: "blockIndex", order: "asc" } as const

    test("whatever changed, filters and sorts of validators are what a look at each says, in pages of any size", async () => {
      await fc.assert(
        fc.asyncProperty(
          someBatches,
          fc.array(someFilter, { minLength: 6, maxLength: 6 }),
          fc.integer({ min: 1, max: 4 }),
          async (batches, filters, limit) => {
            const known = new Map<string, Known>()
            await setting.withNetwork(async ({ writer, reader }) => {
              for (const [height, { stakers, observations }] of batches.entries()) {
                const batch = batchOf("P", height, 1, { stakers })
                await writer.append(batch, progressOf(batch))
                for (const row of stakers) {
                  const key = hexOf(row.txId)
                  // Where a staker began does not change.
                  known.set(key, { ...row, uptime: known.get(key)?.uptime })
                }
                const said = observations.map(({ number, uptime }): StakerObservation => {
                  return { txId: id32(number, 0x57), ...(uptime !== undefined && { uptime }) }
                })
                await writer.observe(said, height)
                for (const { txId, uptime } of said) {
                  const row = known.get(hexOf(txId))
                  if (row !== undefined) known.set(hexOf(txId), { ...row, uptime })
                }
                const filter = filters[height] ?? all
                const page = await reader.validators(filter, { limit: 1000 })
                expect(page.map(({ txId }) => hexOf(txId))).toEqual(expected([...known.values()], filter))
              }
              for (const filter of filters) {
                const found: StoredStaker<ValidatorCursor>[] = []
                for (;;) {
                  const last = found.at(-1)
                  const page = await reader.validators(filter, { limit, ...(last && { after: last.cursor }) })
                  found.push(...page)
                  if (page.length < limit) break
                }
                expect(found.map(({ txId }) => hexOf(txId))).toEqual(expected([...known.values()], filter))
                expect(found.map(({ subnetWeight }) => subnetWeight)).toEqual(
                  found.map(({ subnetId }) =>
                    [...known.values()]
                      .filter((row) => row.status === "active" && hexOf(row.subnetId) === hexOf(subnetId))
                      .reduce((sum, row) => sum + row.weight + row.delegatorWeight, 0n),
                  ),
                )
              }
            })
          },
        ),
        { numRuns: Math.ceil(15 * share) },
      )
    }, 120_000)

    test("are shown with all that is stored and last observed of them", () =>
      setting.withNetwork(async ({ writer, reader }) => {
        const row = stakerOf(7, {
          delegationShares: 20_000,
          delegationCapacity: 2n ** 60n,
          data: { publicKey: "0x01" },
        })
        const batch = batchOf("P", 0, 1, { stakers: [stakerOf(7, { status: "pending" }), row] })
        await writer.append(batch, progressOf(batch))
        await writer.observe([{ txId: row.txId, uptime: 1, connected: true, benched: ["P"] }], 50)
        const observation = { txId: row.txId, uptime: 99.5, connected: false, potentialReward: 2n ** 63n, benched: [] }
        await writer.observe([observation, { txId: id32(99), uptime: 5 }], 60)
        const { rewardAddresses: _, ...shown } = row
        const stored = {
          ...shown,
          cursor: [7, 0, hexOf(row.txId)],
          uptime: 99.5,
          connected: false,
          potentialReward: 2n ** 63n,
          observedAt: 60,
          benched: [],
          subnetWeight: 1000n,
          expectedFees: 0n,
        }
        expect(plain(await reader.validators(all, { limit: 9 }))).toEqual(plain([stored]))
        expect(plain(await reader.validators({ ...all, sortBy: "delegationCapacity" }, { limit: 9 }))).toEqual(
          plain([{ ...stored, cursor: [String(2n ** 60n), 7, 0, hexOf(row.txId)] }]),
        )
        expect(plain(await writer.currentStakers())).toEqual(plain([row]))
        for (const benched of [["X", "C"], undefined] as const) {
          await writer.observe([{ txId: row.txId, ...(benched && { benched }) }], 70)
          expect((await reader.validators(all, { limit: 9 })).map((one) => one.benched)).toEqual([benched])
        }
      }))

    test("a validator is expected to keep its share of what its active delegators get, as stored or else as observed", () =>
      setting.withNetwork(async ({ writer, reader }) => {
        const validator = stakerOf(1, { delegationShares: 20_000 })
        const validatorTx = formatId(validator.txId)
        const delegator = (number: number, data: StakerRow["data"], status: StakerRow["status"] = "active") =>
          stakerOf(number, { kind: "delegator", nodeId: address(1), delegationShares: 20_000, status, data })
        let height = 0
        const append = async (...stakers: StakerRow[]) => {
          const batch = batchOf("P", height++, 1, { stakers })
          await writer.append(batch, progressOf(batch))
          return (await reader.validators(all, { limit: 9 })).map(({ expectedFees }) => expectedFees)
        }
        const potentialReward = "51"
        expect(await append(validator, delegator(2, { validatorTx, potentialReward }))).toEqual([2n])
        expect(await append(delegator(3, { validatorTx }), delegator(4, { potentialReward }))).toEqual([2n])
        const observed = [3, 2, 9].map((number) => ({ txId: id32(number, 0x57), potentialReward: 2n ** 63n }))
        await writer.observe(observed, 50)
        // Where the product exceeds 64 bits the node divides first.
        const share = 2n ** 63n - (2n ** 63n / 1_000_000n) * 980_000n
        expect(await append()).toEqual([2n + share])
        expect(await append(delegator(2, { validatorTx, potentialReward }, "completed"))).toEqual([share])
        await writer.observe([{ txId: id32(3, 0x57) }], 60)
        expect(await append(delegator(5, { validatorTx, potentialReward }, "pending"))).toEqual([0n])
      }))

    test("a writer is told of those that are pending or active, however many", () =>
      setting.withNetwork(async ({ writer }) => {
        const statuses = ["pending", "active", "completed", "removed"] as const
        const stakers = Array.from({ length: 2400 }, (_, at) =>
          stakerOf(at, { nodeId: address(at % 200), status: statuses[at % 4] ?? "active", height: 0, index: at }),
        )
        const batch = batchOf("P", 0, 1, { stakers })
        await writer.append(batch, progressOf(batch))
        const current = await writer.currentStakers()
        expect(plain(current)).toEqual(
          plain(stakers.filter(({ status }) => status === "pending" || status === "active")),
        )
      }))
  })
}
