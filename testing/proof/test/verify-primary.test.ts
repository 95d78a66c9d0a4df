import { cp, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import type { Difference, DifferenceKind } from "@serac/indexer/core/reconciliation"
import { reconcileNetwork } from "@serac/indexer/network/reconciliation"
import { recordedNetwork } from "@serac/recordings"
import type { NetworkDefinition } from "@serac/store"
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest"
import { hurried } from "../src/primary/compare/start-indexer.ts"
import { type World, workOut } from "../src/primary/oracle/world.ts"
import { readPrimaryRecording } from "../src/primary/recording/recording.ts"
import { type PrimaryNode, startPrimaryNode } from "../src/primary/replay-node/start-primary-node.ts"
import { indexNetwork } from "../src/verify/index-network.ts"
import { verifyStoredNetwork } from "../src/verify/verify-network.ts"

let world: World
let node: PrimaryNode
let network: NetworkDefinition
let folder: string
let copies = 0

beforeAll(async () => {
  world = workOut(await readPrimaryRecording(recordedNetwork))
  node = await startPrimaryNode({ world })
  folder = await mkdtemp(join(tmpdir(), "serac-verify-"))
  network = await indexNetwork({ kind: "sqlite", directory: join(folder, "whole") }, world, node)
})
afterAll(async () => {
  await node?.stop()
  await rm(folder, { recursive: true, force: true })
})
afterEach(() => {
  node.setFaults(undefined)
  node.setHeights(world.heights)
})

/** Verifies a copy of the store with a changed row. */
async function verifySpoilt(...statements: readonly string[]) {
  const directory = join(folder, `${++copies}`)
  await cp(join(folder, "whole"), directory, { recursive: true })
  const database = new DatabaseSync(join(directory, "networks", `${network.networkId}.sqlite`))
  for (const sql of statements)
    if (database.prepare(sql).run().changes === 0) throw new Error(`nothing was changed by ${sql}`)
  database.close()
  const { consistency, verdict } = await verifyStoredNetwork({
    location: { kind: "sqlite", directory },
    network,
    hurry: 50,
  })
  return {
    byNode: verdict.differences.map(({ kind, key, stored, node }) => ({ kind, key, stored, node })),
    byItself: consistency.inconsistencies.map(({ table, rule }) => `${table}: ${rule}`),
    ...verdict,
  }
}

test("what the recorded node told shows no difference and no contradiction", async () => {
  const { P, X, C } = world.heights
  expect(await verifySpoilt()).toEqual({
    byNode: [],
    byItself: [],
    compared: { "block-hash": P + X + C + 3, validator: 8, "l1-validator": 4, delegator: 4, utxo: expect.any(Number) },
    addresses: expect.any(Number),
    differences: [],
    skipped: [],
  })
})

test("a block that was changed is found by its ID", async () => {
  const { byNode, byItself } = await verifySpoilt(
    `UPDATE primary_block SET json = replace(json, '"blockHash":"', '"blockHash":"2') WHERE chain = 0 AND height = 7`,
  )
  expect(byNode).toMatchObject([{ kind: "block-hash", key: "P 7" }])
  expect(byItself).toEqual(["primary_block: its JSON tells its ID"])
})

test("a block that is gone is found", async () => {
  const { byNode, byItself } = await verifySpoilt("DELETE FROM primary_block WHERE chain = 1 AND height = 7")
  expect(byNode).toMatchObject([{ kind: "block-hash", key: "X 7", stored: "absent" }])
  expect(byItself).toContain("primary_block: there is no gap below the head")
})

test("a validator's weight, and one who is gone, are found", async () => {
  const active = "status = 1 AND kind = 0 AND subnet_id = zeroblob(32)"
  const first = `tx_id = (SELECT min(tx_id) FROM primary_staker WHERE ${active})`
  const weight = await verifySpoilt(`UPDATE primary_staker SET weight = '1' || weight WHERE ${first}`)
  expect(weight.byNode).toMatchObject([{ kind: "validator", key: expect.stringMatching(/ weight$/) }])
  const gone = await verifySpoilt(`DELETE FROM primary_staker WHERE ${first}`)
  expect(gone.byNode).toContainEqual(expect.objectContaining({ kind: "validator", stored: "absent" }))
})

test("a delegator's stake is found, and that its validator counts it otherwise", async () => {
  const { byNode, byItself } = await verifySpoilt(
    `UPDATE primary_staker SET weight = '1' || weight
      WHERE tx_id = (SELECT min(tx_id) FROM primary_staker WHERE status = 1 AND kind = 1)`,
  )
  expect(byNode).toMatchObject([{ kind: "delegator", key: expect.stringMatching(/ weight$/) }])
  expect(byItself).toEqual([
    "primary_staker: it counts its delegators",
    "primary_sum: it is what the rows add up to that it is made of",
  ])
})

test("the balance and the weight of an L1 validator are found", async () => {
  const active = "weight <> '0' AND end_accumulated_fee <> '0'"
  const first = `validation_id = (SELECT min(validation_id) FROM primary_l1_validator WHERE ${active})`
  const balance = await verifySpoilt(
    `UPDATE primary_l1_validator SET end_accumulated_fee = CAST(end_accumulated_fee + 1 AS TEXT) WHERE ${first}`,
  )
  expect(balance.byNode).toMatchObject([{ kind: "l1-validator", key: expect.stringMatching(/ balance$/) }])
  const [one] = balance.byNode
  expect(BigInt(one?.stored ?? 0) - BigInt(one?.node ?? 0)).toBe(1n)
  const weight = await verifySpoilt(`UPDATE primary_l1_validator SET weight = weight || '0' WHERE ${first}`)
  expect(weight.byNode).toMatchObject([{ kind: "l1-validator", key: expect.stringMatching(/ weight$/) }])
})

/** A UTXO with a single owner that is not a stake. */
const oneUtxo = (chain: number, createdOn: number) =>
  `number = (SELECT max(u.number) FROM primary_utxo u JOIN primary_address_utxo a ON a.number = u.number
    WHERE a.chain = ${chain} AND a.spent = 0 AND u.created_on = ${createdOn} AND u.staked = 0 AND u.is_transfer = 1
    AND length(u.addresses) = 20)`

test.each([
  ["P-Chain", 0, 0, "P"],
  ["X-Chain", 1, 1, "X"],
  ["C-Chain, exported from the X-Chain", 2, 1, "X to C"],
  ["X-Chain, exported from the P-Chain", 1, 0, "P to X"],
])("a UTXO of the %s that is listed as spent is found, and so is its balance", async (_, chain, from, name) => {
  const { byNode, byItself } = await verifySpoilt(
    `UPDATE primary_address_utxo SET spent = 1 WHERE ${oneUtxo(chain, from)}`,
  )
  expect(byNode).toMatchObject([{ kind: "utxo", key: expect.stringContaining(`${name} 0x`), node: "unspent" }])
  expect(new Set(byItself)).toEqual(
    new Set(["primary_balance: a balance is the sum of the UTXOs that its address owns alone"]),
  )
})

test("a UTXO with another amount is found by its bytes", async () => {
  const { byNode } = await verifySpoilt(
    `UPDATE primary_utxo SET fragment = replace(fragment, '"utxoBytes":"0x0000', '"utxoBytes":"0x0001') WHERE ${oneUtxo(1, 1)}`,
  )
  expect(byNode).toMatchObject([{ kind: "utxo", key: expect.stringMatching(/^X 0x.* bytes$/) }])
})

test("a UTXO that was consumed and is said not to be is found", async () => {
  const spent = `utxo_key = (SELECT max(c.utxo_key) FROM primary_consumption c JOIN primary_utxo u ON u.utxo_key = c.utxo_key
    WHERE u.consumed_on = 1 AND u.created_on = 1 AND length(u.addresses) = 20 AND u.is_transfer = 1)`
  const { byNode, byItself } = await verifySpoilt(
    `UPDATE primary_address_utxo SET spent = 0 WHERE number = (SELECT number FROM primary_utxo WHERE ${spent})`,
    `DELETE FROM primary_consumption WHERE ${spent}`,
  )
  expect(byNode).toMatchObject([{ kind: "utxo", stored: "unspent", node: "absent" }])
  expect(byItself).toContain("primary_balance: a balance is the sum of the UTXOs that its address owns alone")
})

test("a balance that was changed is found", async () => {
  const { byNode, byItself } = await verifySpoilt(
    `UPDATE primary_balance SET amount = amount || '0'
      WHERE balance_key = (SELECT min(balance_key) FROM primary_balance WHERE amount <> '0')`,
  )
  expect(byNode).toEqual([])
  expect(byItself).toEqual(["primary_balance: a balance is the sum of the UTXOs that its address owns alone"])
})

test("a node that lies about validators each time is found", async () => {
  node.setFaults(({ method, params }) =>
    method === "platform.getCurrentValidators" && !(params as { subnetID?: string })?.subnetID
      ? { kind: "result", result: { validators: [] } }
      : undefined,
  )
  const { byNode } = await verifySpoilt()
  expect(byNode.length).toBeGreaterThan(3)
  for (const one of byNode)
    expect(one).toMatchObject({ node: "absent", kind: expect.stringMatching(/^(validator|delegator)$/) })
})

test("a node that lags shows no difference, and what it cannot tell is said", async () => {
  const { P, X, C } = world.heights
  node.setHeights({ P: P - 30, X: X - 10, C: C - 40 })
  const { differences, skipped } = await verifySpoilt()
  expect(differences).toEqual([])
  expect(skipped.map(({ what }) => what)).toContain("validators of the primary network and subnets")
})

test("a store that is behind its node shows no difference, and says so", async () => {
  const { P, X, C } = world.heights
  const directory = join(folder, "behind")
  node.setHeights({ P: P - 30, X: X - 10, C: C - 40 })
  await indexNetwork({ kind: "sqlite", directory }, world, node)
  node.setHeights(world.heights)
  const { verdict } = await verifyStoredNetwork({
    location: { kind: "sqlite", directory },
    network,
    hurry: 50,
    timeoutMs: 100,
  })
  expect(verdict.differences).toEqual([])
  expect(JSON.stringify(verdict.skipped)).toContain(`is stored up to ${P - 30}, and the node is at ${P}`)
})

test("beside an indexer a row that was changed becomes an alarm, and all else does not", async () => {
  const directory = join(folder, "reconciled")
  await cp(join(folder, "whole"), directory, { recursive: true })
  const told: Difference[] = []
  const reconciler = reconcileNetwork({
    network,
    store: { kind: "sqlite", directory },
    clock: hurried(100),
    log: () => {},
    onDifference: (one) => told.push(one),
  })
  const hasCompared = (kind: DifferenceKind) => (reconciler.counts.compared[kind] ?? 0) > 20
  await vi.waitUntil(() => hasCompared("block-hash") && hasCompared("utxo"), { timeout: 30_000 })
  await vi.waitUntil(() => (reconciler.counts.compared.validator ?? 0) > 0, { timeout: 30_000 })
  expect(told).toEqual([])
  const database = new DatabaseSync(join(directory, "networks", `${network.networkId}.sqlite`))
  database.exec(`UPDATE primary_utxo SET fragment = replace(fragment, '"utxoBytes":"0x0000', '"utxoBytes":"0x0001')`)
  database.close()
  await vi.waitUntil(() => told.length > 0, { timeout: 45_000 })
  await reconciler.stop()
  for (const one of told) expect(one).toMatchObject({ subject: "network 1337", kind: "utxo" })
})
