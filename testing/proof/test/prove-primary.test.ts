import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createDatabase } from "@serac/kits/postgres"
import { recordedHelicon, recordedNetwork } from "@serac/recordings"
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest"
import { differingLines } from "../src/primary/compare/differing-lines.ts"
import { failing } from "../src/primary/compare/failing.ts"
import { openPrimaryProof, type PrimaryVerdict } from "../src/primary/compare/prove-primary.ts"

const seed = Number(process.env.SERAC_PROVE_SEED ?? 1)
let proof: Awaited<ReturnType<typeof openPrimaryProof>>
let folder: string
beforeAll(async () => {
  proof = await openPrimaryProof(recordedNetwork)
  folder = await mkdtemp(join(tmpdir(), "serac-prove-"))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const sqlite = (name: string) => ({ kind: "sqlite" as const, directory: join(folder, name) })
const dumps: (readonly string[])[] = []

/** The number of compared items of each sampled kind, in runs with a reduced sample. */
const rare = {
  "4.4 validators": 36,
  "4.5 UTXOs": 3871,
  "balances at a time": 48,
  block: 15,
  "chains of addresses": 2,
  transaction: 12,
  transactions: 1218,
  "validations of a node": 2,
}

describe.each([
  ["SQLite, from a node with an index", async () => sqlite("indexed"), { index: true }],
  [
    `PostgreSQL, by height from a node that grows and fails (SERAC_PROVE_SEED=${seed})`,
    async () => ({ kind: "postgres" as const, url: await createDatabase(inject("postgresUrl")) }),
    // Row for row it is the same: few of each listing show that they are read so.
    { index: false, steps: 9, faults: failing(seed, 10), rarity: 6 },
  ],
] as const)("the recorded primary network through %s", (_, locate, options) => {
  let verdict: PrimaryVerdict
  beforeAll(async () => {
    verdict = await proof.against({ location: await locate(), thorough: false, isInProcess: true, ...options })
    dumps.push(verdict.dump)
    expect(verdict.faults > 20).toBe("faults" in options)
  })

  it("is served as the real node answered and as the oracle says, item for item", () => {
    expect(verdict.comparison.differences).toEqual([])
    expect(verdict.notes).toEqual([])
  })

  it("was asked for in every listing", () => {
    const items = [...verdict.comparison.counts].map(([kind, count]) => [kind, count.items])
    expect(Object.fromEntries(items)).toEqual({
      "4.3 asset transactions": 217,
      "4.4 validators": 112,
      "4.5 UTXOs": 4035,
      "AVAX supply": 2,
      "L1 validators": 43,
      "UTXOs of many": 635,
      "active stakes": 50,
      asset: 7,
      balances: 27,
      "balances at a time": 80,
      block: 49,
      blockchain: 4,
      blockchains: 8,
      blocks: 548,
      ...("index" in options && options.index ? { "blocks of nodes": 102 } : { "proposed blocks": 3 }),
      "chains of addresses": 3,
      delegators: 56,
      "expected rewards": 19,
      "last activity": 39,
      network: 1,
      "recorded L1 validators": 12,
      "recorded delegators": 5,
      "recorded getAllBalances": 18,
      "recorded getBalance": 66,
      "recorded getCurrentSupply": 1,
      "recorded getStake": 9,
      "recorded getUTXOs": 111,
      "recorded validators": 12,
      rewards: 12,
      subnet: 3,
      subnets: 6,
      supply: 2,
      transaction: 47,
      transactions: 1304,
      "validations of a node": 8,
      ...("rarity" in options && rare),
    })
  })
})

it("is stored the same on both stores, with an index and without", () => {
  const [one = [], other = []] = dumps
  expect(one.length).toBeGreaterThan(4000)
  expect(differingLines(one, other).slice(0, 5)).toEqual([])
})

it("ends with the same unspent UTXOs without the genesis file, and says that it is missing", async () => {
  const { comparison, notes } = await proof.against({
    location: sqlite("without"),
    genesis: false,
    hurry: 10,
    isInProcess: true,
  })
  expect(comparison.differences).toEqual([])
  expect(notes).toEqual([expect.stringContaining("genesis of network 1337 is not known")])
})

it("holds what makes the primary network hard", () => {
  const { world } = proof
  const types = new Set(world.transactions.map(({ event, type }) => `${event.chain} ${type}`))
  const utxos = [...world.utxos.values()]
  expect({
    types: types.size,
    rewarded: new Set(utxos.map(({ reward }) => reward)),
    refunds: world.l1.refunds.length,
    betweenChains: utxos.filter(({ made, consumedOn, spent }) => made.chain !== consumedOn && !spent).length,
    locked: utxos.some(({ output }) => output.stakeableLocktime > BigInt(world.time)),
    shared: utxos.some(({ output }) => output.threshold > 1),
    removed: world.stakers.filter(({ removed }) => removed).length,
    aborted: world.stakers.filter(({ ended }) => ended?.rewardTx && !ended.rewarded).length,
  }).toEqual({
    types: 23,
    rewarded: new Set([undefined, "VALIDATOR", "DELEGATOR", "VALIDATOR_FEE"]),
    refunds: 3,
    betweenChains: 5,
    locked: true,
    shared: true,
    removed: 1,
    aborted: 6,
  })
})

describe("a network that lived through the Helicon upgrade", () => {
  it("is served as its node answered and as the oracle says, item for item", async () => {
    const { world, against } = await openPrimaryProof(recordedHelicon)
    const { comparison } = await against({ location: sqlite("helicon"), thorough: false, isInProcess: true })
    expect(comparison.differences).toEqual([])
    const periods = world.stakers.flatMap(({ renewal }) => renewal?.ended ?? [])
    expect({
      validators: world.stakers.filter(({ renewal }) => renewal).length,
      periods: periods.length,
      renewed: periods.filter(({ renewed }) => renewed).length,
      rewardedAndEnded: periods.filter(({ rewarded, renewed }) => rewarded && !renewed).length,
      compounding: new Set(world.stakers.flatMap(({ renewal }) => renewal?.shares ?? [])),
      restaked: periods.some(({ restaked }) => restaked.validation > 0n && restaked.delegation > 0n),
    }).toMatchInlineSnapshot(`
      {
        "compounding": Set {
          700000,
          1000000,
          0,
          500000,
        },
        "periods": 32,
        "renewed": 26,
        "restaked": true,
        "rewardedAndEnded": 2,
        "validators": 8,
      }
    `)
  })
})
