import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { ArchiveDamagedError, type ArchiveKept, ChainLockedError, verifyingChain } from "@serac/store"
import { describe, expect, test } from "vitest"
import {
  type IndexerOptions,
  type RebuildProgress,
  rebuildChain,
  spawnIndexer,
  startIndexer,
} from "../../src/evm/index.ts"
import { chainId, dumped, index, setting, withReader } from "./archived-chain.ts"
import { FakeChain } from "./fake-chain.ts"

/** Executes statements on a chain's file that no product code would. */
function tamper({ store }: IndexerOptions, ...statements: readonly string[]): void {
  const directory = store.kind === "sqlite" ? store.directory : ""
  const database = new DatabaseSync(join(directory, "chains", `${chainId}.sqlite`))
  for (const statement of statements) database.exec(statement)
  database.close()
}

const ruin = [
  "UPDATE evm_block SET json = '{}'",
  "UPDATE evm_transaction SET fragment = 'x'",
  "DELETE FROM evm_transfer WHERE block_number % 2 = 0",
  "DELETE FROM evm_nft_owner",
  "DELETE FROM evm_deployment",
  "DELETE FROM evm_internal_transaction",
  "DELETE FROM evm_trace_state",
  "DELETE FROM evm_contract",
  // One list has false entries, the others lack entries.
  "UPDATE OR IGNORE evm_list SET position = position + 77 WHERE list = 5",
  "DELETE FROM evm_list WHERE list <> 5",
]

/** A chain that was indexed with a reorganisation. */
async function indexed(archive: ArchiveKept = "all") {
  const { node, options } = await setting(new FakeChain(40, { transactions: 3 }))
  await index(startIndexer, { ...options, archive }, node)
  node.chain.fork(5, 9, "other")
  await index(startIndexer, { ...options, archive }, node)
  return { node, options, lines: await dumped(options), target: { store: options.store, chainId } }
}

test("what is made of the archive is what was made of the node, whatever had become of it", async () => {
  const { options, lines, target } = await indexed()
  tamper(options, ...ruin)
  expect((await dumped(options)).length).toBeLessThan(lines.length)
  const told: RebuildProgress[] = []
  const done = await rebuildChain({ ...target, onProgress: (progress) => told.push(progress) })
  expect(done).toEqual({ blocks: 44, rows: true, lists: true })
  expect(await dumped(options)).toEqual(lines)
  const { inconsistencies } = await withReader(options, (store) => verifyingChain(store, chainId).check())
  expect(inconsistencies).toEqual([])
  expect(new Set(told.map(({ phase, total }) => `${phase} of ${total}`))).toEqual(
    new Set(["archive of 44", "rows of 44", "lists of 44"]),
  )
  expect(told.filter(({ phase }) => phase !== "lists").at(-1)).toEqual({ phase: "rows", done: 44, total: 44 })
})

test("it goes on where it was stopped, with lists too", async () => {
  const { options, lines, target } = await indexed()
  tamper(options, ...ruin)
  const stopping = new AbortController()
  const stopAt = (phase: RebuildProgress["phase"]) => (progress: RebuildProgress) =>
    progress.phase === phase && stopping.abort(new Error("enough"))
  const stopped = { ...target, signal: stopping.signal, onProgress: stopAt("lists") }
  await expect(rebuildChain(stopped)).rejects.toThrow("enough")
  expect(await rebuildChain(target)).toEqual({ blocks: 44, rows: false, lists: true })
  expect(await dumped(options)).toEqual(lines)
})

test("of a chain that is far behind its node all rows are made each time, and what is to be emptied waits for the indexer", async () => {
  const { options, lines, target } = await indexed()
  const setNodeHead = (number: number) => tamper(options, `UPDATE evm_checkpoint SET node_head = ${number}`)
  setNodeHead(20_000)
  const waiting = ["address-transactions", "fees"]
  for (let time = 0; time < 2; time += 1) {
    tamper(options, ...ruin)
    expect(await rebuildChain(target)).toEqual({ blocks: 44, rows: true, lists: false })
    const states = await withReader(options, (store) => store.chain(chainId).projections())
    expect(states.filter(({ state }) => state === "behind").map(({ name }) => name)).toEqual(waiting)
  }
  setNodeHead(43)
  expect(await rebuildChain(target)).toEqual({ blocks: 44, rows: false, lists: true })
  expect(await dumped(options)).toEqual(lines)
})

describe.each([
  ["in this thread", startIndexer],
  ["in worker threads", spawnIndexer],
])("an indexer %s", (_, start) => {
  test("goes on with what was begun, beside the blocks that come", async () => {
    const { node, options } = await indexed()
    tamper(options, ...ruin)
    await withReader(options, async (store) => {
      const writer = await store.openWriter(chainId)
      await writer.beginRebuild()
      await writer.close()
    })
    // An indexer that starts begins overdue work at once; a running one looks for it every few seconds.
    for (const expected of ["All rows are made of the archive", "Lists have every stored block"]) {
      let tell = () => {}
      const done = new Promise<void>((resolve) => {
        tell = resolve
      })
      const log: IndexerOptions["log"] = (level, message) => {
        if (level === "info" && message === expected) tell()
      }
      await index(start, { ...options, log }, node, { growth: 2, done })
    }
    const fresh = await setting(node.chain)
    await index(startIndexer, fresh.options, fresh.node)
    expect(await dumped(options)).toEqual(await dumped(fresh.options))
  })
})

describe("is refused, and nothing is changed", () => {
  const advice = `To have all of it, run "serac reset --chain ${chainId}" and it is indexed again.`

  test("while an indexer runs", async () => {
    const { options, target } = await indexed()
    const indexer = await startIndexer(options)
    await expect(rebuildChain(target)).rejects.toThrow(ChainLockedError)
    await indexer.stop()
  })

  test("where nothing is stored", async () => {
    const { options } = await setting(new FakeChain(1))
    await expect(rebuildChain({ store: options.store, chainId: "7" })).rejects.toThrow("nothing is stored of chain 7")
  })

  test.each<[string, readonly string[], string]>([
    [
      "without an archive",
      ["DELETE FROM evm_archive", "DELETE FROM evm_archive_state"],
      `chain ${chainId} has no archive of which its rows could be made: it is off, or was pruned. ${advice}`,
    ],
    [
      "of a pruned archive",
      ["UPDATE evm_archive_state SET first_block = 7"],
      `the archive of chain ${chainId} begins with block 7: blocks 0 to 6 were pruned, or stored while it was off, and cannot ` +
        `be made of it. ${advice}`,
    ],
    [
      "of an archive that ends before the chain",
      ["UPDATE evm_archive_state SET last_block = 30"],
      `the archive of chain ${chainId} ends with block 30, and blocks up to 43 are stored: it was turned off. ${advice}`,
    ],
  ])("%s", async (_, statements, message) => {
    const { options, target } = await indexed()
    tamper(options, ...statements)
    const before = await dumped(options)
    await expect(rebuildChain(target)).rejects.toThrow(new Error(message))
    expect(await dumped(options)).toEqual(before)
  })

  test.each([
    ["whose bytes are others", "UPDATE evm_archive SET blocks = zeroblob(9)", /blocks 0 to \d+ do not have the digest/],
    [
      "with a hole",
      "DELETE FROM evm_archive WHERE last_block = (SELECT min(last_block) FROM evm_archive)",
      /are missing/,
    ],
  ])("of an archive %s", async (_, statement, message) => {
    const { options, target } = await indexed()
    tamper(options, statement)
    const refusal = await rebuildChain(target).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(ArchiveDamagedError)
    expect(refusal).toMatchObject({ message: expect.stringMatching(message) })
    const states = await withReader(options, (store) => store.chain(chainId).rebuilds())
    expect(new Set(states.map(({ state }) => state))).toEqual(new Set(["current"]))
  })
})
