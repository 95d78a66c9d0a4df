import { formatId, formatNodeId } from "@serac/chain"
import type { L1ValidatorRow, PlatformRows, StakerRow, SubnetRow } from "@serac/store"
import { expect, test } from "vitest"
import {
  compareValidators,
  delegatedOf,
  subnetsOf,
  type ValidatorSides,
} from "../../../src/network/reconciliation/compare-validators.ts"
import type { ReportedValidator } from "../../../src/network/reconciliation/reported-validators.ts"
import { VirtualClock } from "../../core/virtual-clock.ts"

const some = (byte: number, length = 32) => new Uint8Array(length).fill(byte)
const [primary, subnetID] = [some(0), some(9)]
const [nodeId, otherNode] = [some(1, 20), some(2, 20)]

const staker = (byte: number, members: Partial<StakerRow> = {}) =>
  ({
    ...{ txId: some(byte), kind: "validator", subnetId: primary, nodeId, status: "active", weight: 10n },
    ...{ start: 100, end: 200, delegatorCount: 1, delegatorWeight: 5n, ...members },
  }) as StakerRow
const l1Validator = (byte: number, members: Partial<L1ValidatorRow> = {}) =>
  ({
    ...{ validationId: some(byte), subnetId: subnetID, nodeId, weight: 10n, start: 100 },
    ...{ endAccumulatedFee: 70n, minNonce: 3n, ...members },
  }) as L1ValidatorRow

const delegatorRow = staker(2, { kind: "delegator", weight: 5n, delegatorCount: 0, delegatorWeight: 0n })
const rows: PlatformRows = {
  ...{ height: 7, accruedFees: 30n },
  stakers: [
    staker(1),
    delegatorRow,
    staker(3, { nodeId: otherNode, delegatorCount: 0, delegatorWeight: 0n }),
    staker(4, { status: "pending" }),
    staker(5, { subnetId: subnetID }),
  ],
  l1Validators: [l1Validator(6), l1Validator(7, { nodeId: otherNode, endAccumulatedFee: 0n })],
  subnets: [{ subnetId: subnetID }] as unknown as readonly SubnetRow[],
}

const [node, other] = [formatNodeId(nodeId), formatNodeId(otherNode)]
const period = { start: 100, end: 200 }
const delegator = { txId: some(2), nodeId: node, weight: 5n, ...period }
const first = { txId: some(1), nodeId: node, weight: 10n, ...period, delegatorCount: 1, delegatorWeight: 5n }
const third = { txId: some(3), nodeId: other, weight: 10n, ...period, delegatorCount: 0, delegatorWeight: 0n }
const fifth = { txId: some(5), nodeId: node, weight: 10n, ...period, delegatorCount: 1, delegatorWeight: 5n }
const sixth = { validationId: some(6), nodeId: node, weight: 10n, start: 100, balance: 40n, minNonce: 3n }
const seventh = { validationId: some(7), nodeId: other, weight: 10n, start: 100, balance: 0n, minNonce: 3n }

interface World {
  readonly told: readonly ReportedValidator[]
  readonly asked?: { readonly subnetId?: string; readonly nodeId?: string }
  readonly stored?: Partial<PlatformRows> | undefined
  readonly notes?: readonly string[]
  /** The node's heights right before and after each of its answers, and the height that the validators are stored at. */
  readonly heights?: readonly (readonly [before: number, after: number, stored: number | undefined])[]
  /** The height of the last stored block. */
  readonly storedTo?: number
}

async function compare({ told, asked = {}, stored, notes = [], heights = [[7, 7, 7]], storedTo = 9 }: World) {
  const clock = new VirtualClock()
  const began = clock.elapsed()
  let attempt = -1
  const at = () => heights[Math.min(attempt, heights.length - 1)] ?? [0, 0, 0]
  const sides = {
    reader: { heads: async () => ({ stored: { P: storedTo }, node: { P: storedTo }, notes }) },
    state: {
      validators: async () => {
        attempt++
        const [before, after] = at()
        return { value: told, before: { P: before }, after: { P: after } }
      },
    },
    platform: async () => (at()[2] === undefined ? undefined : { ...rows, ...stored, height: at()[2] }),
    ...{ clock, timeoutMs: 1_000 },
  } as unknown as ValidatorSides
  const comparing = compareValidators(sides, asked, new AbortController().signal)
  let isDone = false
  void comparing.finally(() => {
    isDone = true
  })
  await clock.until(() => isDone)
  return { outcome: await comparing, attempts: attempt + 1, waited: clock.elapsed() - began }
}

const findingsOf = async (world: World) => {
  const { outcome } = await compare(world)
  if ("skipped" in outcome) throw new Error(outcome.skipped)
  return outcome.findings
}
const idOf = (byte: number) => formatId(some(byte))

test("validators of the primary network, of a subnet and one with its delegators agree with what is stored of them", async () => {
  const [whole, ofSubnet, alone, ofNode] = await Promise.all([
    compare({ told: [first, third] }),
    compare({ told: [fifth, sixth, seventh], asked: { subnetId: idOf(9) } }),
    compare({ told: [{ ...first, delegators: [delegator] }], asked: { nodeId: node } }),
    compare({ told: [seventh], asked: { subnetId: idOf(9), nodeId: other } }),
  ])
  expect([whole, ofSubnet, alone, ofNode].map(({ outcome }) => outcome)).toEqual([
    { compared: { validator: 2, "l1-validator": 0 }, findings: [] },
    { compared: { validator: 1, "l1-validator": 2 }, findings: [] },
    { compared: { validator: 1, "l1-validator": 0, delegator: 1 }, findings: [] },
    { compared: { validator: 0, "l1-validator": 1, delegator: 0 }, findings: [] },
  ])
})

test("each member of a validator that differs is named with both values", async () => {
  const asked = { nodeId: node }
  const members = { nodeId: other, weight: 11n, start: 101, end: 201, delegatorCount: 2, delegatorWeight: 6n }
  const [kept, told] = [
    { nodeId: node, weight: "10", start: "100", end: "200", delegatorCount: "1", delegatorWeight: "5" },
    { nodeId: other, weight: "11", start: "101", end: "201", delegatorCount: "2", delegatorWeight: "6" },
  ]
  const differing = (kind: string, byte: number, from: object, to: object) => {
    const values = to as Record<string, string>
    return Object.entries(from).map(([member, stored]) => ({
      ...{ kind, key: `${idOf(byte)} ${member}`, stored, node: values[member] },
    }))
  }
  expect(await findingsOf({ asked, told: [{ ...first, ...members, delegators: [delegator] }] })).toEqual(
    differing("validator", 1, kept, told),
  )
  const { delegatorCount: _, delegatorWeight: __, ...others } = members
  const [keptOthers, toldOthers] = [
    { nodeId: node, weight: "5", start: "100", end: "200" },
    { nodeId: other, weight: "11", start: "101", end: "201" },
  ]
  expect(await findingsOf({ asked, told: [{ ...first, delegators: [{ ...delegator, ...others }] }] })).toEqual(
    differing("delegator", 2, keptOthers, toldOthers),
  )
  const l1 = { nodeId: other, weight: 11n, start: 101, balance: 41n, minNonce: 4n }
  const [keptL1, toldL1] = [
    { nodeId: node, weight: "10", start: "100", balance: "40", minNonce: "3" },
    { nodeId: other, weight: "11", start: "101", balance: "41", minNonce: "4" },
  ]
  expect(await findingsOf({ asked: { subnetId: idOf(9) }, told: [fifth, { ...sixth, ...l1 }, seventh] })).toEqual(
    differing("l1-validator", 6, keptL1, toldL1),
  )
})

test("what a node does not tell of a kind of validator is not compared", async () => {
  const { end: _, delegatorCount: __, delegatorWeight: ___, ...bare } = first
  const { balance: ____, minNonce: _____, ...bareL1 } = sixth
  expect(await findingsOf({ told: [bare, third] })).toEqual([])
  expect(await findingsOf({ told: [fifth, bareL1, seventh], asked: { subnetId: idOf(9) } })).toEqual([])
})

test("a balance is what is left at the last stored block, and nothing where it is used up", async () => {
  const balances = (accruedFees: bigint, balance: bigint) =>
    findingsOf({ told: [fifth, { ...sixth, balance }, seventh], asked: { subnetId: idOf(9) }, stored: { accruedFees } })
  expect([await balances(69n, 1n), await balances(70n, 0n), await balances(71n, 0n)]).toEqual([[], [], []])
})

test("validators that only one side has are told whole, in both directions", async () => {
  const text = (value: object) => JSON.stringify(value)
  const told = { nodeId: node, weight: "10", start: "100", end: "200", delegatorCount: "1", delegatorWeight: "5" }
  const more = { ...first, txId: some(8) }
  expect(await findingsOf({ told: [first, third, more] })).toEqual([
    { kind: "validator", key: idOf(8), stored: "absent", node: text(told) },
  ])
  expect(await findingsOf({ told: [third] })).toEqual([
    { kind: "validator", key: idOf(1), stored: text(told), node: "absent" },
  ])
  const l1 = { nodeId: other, weight: "10", start: "100", balance: "0", minNonce: "3" }
  expect(await findingsOf({ told: [fifth, sixth], asked: { subnetId: idOf(9) } })).toEqual([
    { kind: "l1-validator", key: idOf(7), stored: text(l1), node: "absent" },
  ])
  expect(await findingsOf({ told: [first], asked: { nodeId: node } })).toEqual([
    {
      ...{ kind: "delegator", key: idOf(2), node: "absent" },
      stored: text({ nodeId: node, weight: "5", start: "100", end: "200" }),
    },
  ])
})

test("where the genesis is not known, a node that has more is right, and one that has less is not", async () => {
  const notes = ["The genesis of network 7 is not known"]
  expect(await findingsOf({ told: [first, third, { ...first, txId: some(8) }], notes })).toEqual([])
  expect(await findingsOf({ told: [third], notes })).toHaveLength(1)
})

test("both sides are read at the same block, in five attempts, with a pause between them", async () => {
  const told = [first, third]
  const { outcome: agreed, ...second } = await compare({
    told,
    heights: [
      [6, 7, 7],
      [7, 7, 7],
    ],
  })
  const { outcome: stored, ...third_ } = await compare({
    told,
    heights: [
      [7, 7, 8],
      [8, 8, undefined],
      [8, 8, 8],
    ],
  })
  expect([agreed, stored].map((outcome) => "findings" in outcome)).toEqual([true, true])
  expect([second, third_]).toEqual([
    { attempts: 2, waited: 300 },
    { attempts: 3, waited: 600 },
  ])
  expect(await compare({ told, heights: [[6, 7, 7]] })).toEqual({
    outcome: { skipped: "the P-Chain moved on each time that validators were compared" },
    ...{ attempts: 5, waited: 1_200 },
  })
})

test("a store that does not come up to its node is not compared", async () => {
  const { outcome } = await compare({ told: [], storedTo: 6 })
  expect(outcome).toEqual({ skipped: "the P-Chain is stored up to 6, and the node is at 7" })
})

test("a hundred findings are told at most", async () => {
  const many = Array.from({ length: 120 }, (_, at) => ({ ...first, txId: some(at + 100) }))
  expect(await findingsOf({ told: many })).toHaveLength(100)
})

test("the subnets and the validators with delegators are those that can be asked about", () => {
  const pending = staker(11, { status: "pending", delegatorCount: 3 })
  const ofSubnet = staker(12, { subnetId: subnetID, nodeId: otherNode, delegatorCount: 2 })
  expect(subnetsOf(rows)).toEqual([undefined, idOf(9)])
  expect(
    delegatedOf({ ...rows, stakers: [staker(1), delegatorRow, rows.stakers[2] as StakerRow, pending, ofSubnet] }),
  ).toEqual([{ nodeId: node }, { subnetId: idOf(9), nodeId: other }])
  expect(delegatedOf({ ...rows, stakers: [{ ...delegatorRow, delegatorCount: 1 }] })).toEqual([])
})
