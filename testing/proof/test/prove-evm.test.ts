import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { seededFaults } from "@serac/kits/nodes"
import { createDatabase } from "@serac/kits/postgres"
import { recordedHelicon, recordedNetwork } from "@serac/recordings"
import { openStore, type StoreLocation } from "@serac/store"
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest"
import type { Comparison } from "../src/evm/comparison.ts"
import { type AgainstOptions, openProof, type Proof } from "../src/evm/prove-recording.ts"
import { compareUndone, cutsOf } from "../src/evm/undone-messages.ts"
import { compareDumps } from "../src/kill/compare-dumps.ts"
import { readLedger } from "../src/recording/ledger.ts"
import { archiveBesideNode } from "./archive-beside-node.ts"
import { describeBalances } from "./describe-balances.ts"
import { rebuiltFromArchive } from "./rebuilt-from-archive.ts"

let proof: Proof
/** Of the recording that lived through the Helicon upgrade. */
let helicon: Proof
let folder: string
beforeAll(async () => {
  proof = await openProof(recordedNetwork)
  helicon = await openProof(recordedHelicon)
  folder = await mkdtemp(join(tmpdir(), "serac-prove-"))
}, 240_000)
afterAll(async () => {
  await proof?.close()
  await helicon?.close()
  await rm(folder, { recursive: true, force: true })
})

/** Where the recorded chains are stored. */
const places: [string, StoreLocation][] = []

/**
 * One list of each kind and length is cut into pages and ranges in every way. Of all other lists every item is compared and requested once, but of
 * empty lists and of single things, such as blocks and transactions by their hashes, every fourth is requested. `pnpm prove:evm` requests
 * all with all page sizes, over the network.
 */
const some: AgainstOptions = { sample: 1, every: 4, isInProcess: true }
const few: AgainstOptions = { ...some, isSampleOnly: true, every: 10 }
const seed = Number(process.env.SERAC_PROVE_SEED ?? 1)
const sqlite = async (name: string): Promise<StoreLocation> => ({ kind: "sqlite", directory: join(folder, name) })
const postgres = async (): Promise<StoreLocation> => ({
  kind: "postgres",
  url: await createDatabase(inject("postgresUrl")),
})

/** How many items are compared of each kind of listing in SQLite. */
const asked = {
  "4.10 no collection": 44,
  "4.12 blocks": 550,
  "4.13 block": 168,
  "4.8 transactions": 1891,
  "4.9 deployments": 128,
  "4.10 tokens": 85,
  search: 64,
  "token details": 52,
  "transactions of a block": 770,
  "blocks of all chains": 1822,
  "4.6 ERC-721 transfers": 310,
  "4.7 token transfers": 752,
  "native transactions": 1950,
  "ERC-20 transactions": 324,
  "ERC-1155 transactions": 311,
  "internal transactions": 217,
  "addresses of a key": 9,
  "address transactions": 2202,
  ascending: 1861,
  judged: 1861,
  "chains of an address": 186,
  transaction: 189,
  contract: 23,
  deployment: 23,
  "no contract": 3,
  "native balance": 54,
  "ERC-20 balances": 131,
  "ERC-721 balances": 43,
  "ERC-1155 balances": 135,
  "collectible balances": 109,
  "balances that contracts tell": 3,
  "4.14 messages": 334,
  "token holders": 177,
  "token supplies": 66,
  messages: 319,
  "messages by the old path": 84,
  "filtered messages": 180,
  message: 14,
  "4.15 all chains": 6059,
  "4.18 chains": 1,
  "4.18 chain": 3,
  "4.19 average TPS": 6,
}

/** The faults of the nodes from which PostgreSQL is filled. */
let faults = 0

describe.each<[string, () => Promise<StoreLocation>, AgainstOptions]>([
  ["SQLite", () => sqlite("healthy"), some],
  // The same rows, as is proven below: that they are read as well is seen of some of each kind.
  ["PostgreSQL", postgres, { ...few, faults: () => seededFaults(seed, 12) }],
])("the recorded chains through %s", (name, locate, options) => {
  let comparison: Comparison
  let location: StoreLocation
  beforeAll(async () => {
    location = await locate()
    places.push([name, location])
    const verdict = await proof.against(location, options)
    comparison = verdict.comparison
    faults += verdict.faults
  }, 240_000)

  it("are archived as their nodes answer, and what is decoded from the archive is what is decoded from the nodes", async () => {
    for (const { definition, ledger } of proof.chains) {
      const { archived, answered } = await archiveBesideNode(location, definition)
      expect(archived).toEqual(answered)
      expect(archived.blocks.map(({ answers }) => answers.block)).toEqual(ledger.blocks.map(({ block }) => block))
    }
  })

  it("are stored row for row as before once all rows and lists were made of the archive, without a node", async () => {
    for (const { ledger } of proof.chains) {
      const { before, ruined, after, done } = await rebuiltFromArchive(location, ledger.chainId)
      expect(ruined).toBeLessThan(before.length)
      expect(done).toEqual({ blocks: ledger.blocks.length, rows: true, lists: true })
      expect(after).toEqual(before)
    }
  })

  it("are served as the oracle says, item for item, by pages of every size and ranges", () => {
    expect(comparison.differences).toEqual([])
  })

  it("were asked for in every listing", () => {
    const items = [...comparison.counts].map(([kind, count]) => [kind, count.items] as const)
    if (options.isSampleOnly !== true) expect(Object.fromEntries(items)).toEqual(asked)
    else {
      expect(items.map(([kind]) => kind).sort()).toEqual(Object.keys(asked).sort())
      expect(items.filter(([, count]) => count === 0)).toEqual([])
    }
  })
})

it(`the recorded chains are stored in PostgreSQL as in SQLite, and from nodes that fail as from healthy ones, row for row (SERAC_PROVE_SEED=${seed})`, async () => {
  const [healthy, failing] = await Promise.all(places.map(([, location]) => openStore(location)))
  if (healthy === undefined || failing === undefined) expect.fail("They were not stored")
  try {
    expect(faults).toBeGreaterThan(200)
    const differences = proof.chains.map(({ ledger }) => compareDumps(failing, healthy, ledger.chainId))
    expect(await Promise.all(differences)).toEqual(proof.chains.map(() => undefined))
    const heads = proof.chains.map(async ({ ledger }) => (await failing.chain(ledger.chainId).status())?.head.number)
    expect(await Promise.all(heads)).toEqual(proof.chains.map(({ ledger }) => ledger.blocks.length - 1))
  } finally {
    await healthy.close()
    await failing.close()
  }
})

it("serves a chain that lived through the Helicon upgrade as the oracle says, item for item", async () => {
  const { comparison } = await helicon.against(await sqlite("helicon"), some)
  expect(comparison.differences).toEqual([])
  const [{ ledger, definition }] = helicon.chains as [Proof["chains"][number]]
  const { archived, answered } = await archiveBesideNode(await sqlite("helicon"), definition)
  expect(archived).toEqual(answered)
  expect(archived.blocks).toHaveLength(104)
  const { before, after } = await rebuiltFromArchive(await sqlite("helicon"), definition.chainId)
  expect(after).toEqual(before)
  const settling = ledger.blocks.filter(({ block }) => block.settledHeight !== undefined)
  expect([ledger.blocks.length, settling.length]).toEqual([104, 66])
})

it("takes a recording whose chain has only its genesis block, with nothing that names the chain ID", async () => {
  const directory = join(folder, "newborn")
  await mkdir(join(directory, "ledger"), { recursive: true })
  await cp(join(recordedNetwork, "ledger", "permissioned.jsonl.gz"), join(directory, "ledger", "permissioned.jsonl.gz"))
  const [genesis] = (await readLedger(recordedNetwork, "permissioned")).blocks
  await writeFile(join(directory, "ledger", "newborn.jsonl"), JSON.stringify(genesis))
  const newborn = await openProof(directory)
  try {
    const { comparison } = await newborn.against(await sqlite("newborn-store"), few)
    expect(comparison.differences).toEqual([])
    expect(newborn.chains.map(({ ledger }) => [ledger.name, ledger.blocks.length])).toEqual([
      ["newborn", 1],
      ["permissioned", 24],
    ])
  } finally {
    await newborn.close()
  }
})

it("holds what makes chains hard: imitators, nameless tokens, factories, failures, a shared genesis", () => {
  const [cChain, ...others] = proof.chains.map(({ oracle }) => oracle)
  const all = [cChain, ...others].flatMap((oracle) => oracle?.transactions ?? [])
  const names = [...(cChain?.tokenTransfers.values() ?? [])].map(
    ([first]) => first?.item.erc20Token as { name?: string },
  )
  const [one, other] = others.map((oracle) => oracle.blocks.at(-1)?.item.blockHash)
  expect({
    failed: all.some(({ succeeded }) => !succeeded),
    nameless: names.some((token) => token?.name === ""),
    byContract: JSON.stringify([...(cChain?.deployments.values() ?? [])]).includes("deployerContractAddress"),
    sharedGenesis: one === other,
  }).toEqual({ failed: true, nameless: true, byContract: true, sharedGenesis: true })
})

// They undo blocks, and have them indexed again.
for (const [at, name] of ["SQLite", "PostgreSQL"].entries())
  describeBalances(`the recorded chains, on ${name}`, () => ({
    proof,
    location: (places[at] as [string, StoreLocation])[1],
  }))
describeBalances("the chain recorded through Helicon, on SQLite", () => ({
  proof: helicon,
  location: { kind: "sqlite", directory: join(folder, "helicon") },
}))

// Last, since its rollbacks are permanent.
it("tells of messages between chains what is left of both sides when blocks of either were undone", async () => {
  const [, , cut] = cutsOf(proof.chains)
  for (const [name, location] of places) {
    const { differences, counts } = await compareUndone(location, proof.chains, cut === undefined ? [] : [cut], 1)
    expect(differences, name).toEqual([])
    expect(counts.get("message")?.items, name).toBeGreaterThan(30)
  }
  expect(places).toHaveLength(2)
})
