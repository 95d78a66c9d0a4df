import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { EvmNode } from "@serac/kits/nodes"
import { verifyingChain } from "@serac/store"
import { describe, expect, test } from "vitest"
import { type IndexerOptions, startIndexer } from "../../src/evm/index.ts"
import { type RepairChainOptions, repairChain } from "../../src/evm/repair/index.ts"
import { hurried } from "../core/hurried-clock.ts"
import { chainId, dumped, index, setting, withReader } from "./archived-chain.ts"
import { FakeChain } from "./fake-chain.ts"
import { tell } from "./lies.ts"

const { signal } = new AbortController()

/** Corrupts stored data in a way that no product code would. */
function spoil({ store }: IndexerOptions, sql: string): void {
  if (store.kind !== "sqlite") throw new Error("it is no file")
  const database = new DatabaseSync(join(store.directory, "chains", `${chainId}.sqlite`))
  if (database.prepare(sql).run().changes === 0) throw new Error(`nothing was changed by ${sql}`)
  database.close()
}

const repaired = ({ store, chain }: IndexerOptions, more: Partial<RepairChainOptions> = {}) =>
  repairChain({ store, chainId, rpcUrls: chain.rpcUrls, signal, clock: hurried(10), ...more })

/** An indexed chain, with its options and stored lines. */
async function indexed(chain = new FakeChain(14)) {
  const { node, options } = await setting(chain)
  await index(startIndexer, options, node)
  return { node, options, lines: await dumped(options) }
}

const contradictions = (options: IndexerOptions) =>
  withReader(options, async (store) => (await verifyingChain(store, chainId).check()).inconsistencies)

const damages = [
  "DELETE FROM evm_block WHERE number = 4",
  "UPDATE evm_transaction SET fragment = 'x' WHERE block_number IN (5, 6)",
  "DELETE FROM evm_transfer WHERE block_number = 7",
  "UPDATE evm_block SET gas_used = '7' WHERE number = 8",
  "DELETE FROM evm_list WHERE block_number BETWEEN 9 AND 11",
  "UPDATE evm_balance SET balance = '7' WHERE block_number = 12",
  "DELETE FROM evm_holder",
  "UPDATE evm_fees SET spent = '7'",
  "UPDATE evm_counter SET transactions = 7",
]

describe.each(["node", "archive"])("from the %s", (from) => {
  const source = from === "node" ? {} : { rpcUrls: [] }

  test("a store that is false in many places is as freshly indexed, and does not contradict itself", async () => {
    const { options, lines } = await indexed()
    // A block's archive entry is found through its row.
    const some = from === "node" ? damages : damages.slice(1)
    for (const sql of some) spoil(options, sql)
    expect(await dumped(options)).not.toEqual(lines)
    const report = await repaired(options, source)
    expect(await dumped(options)).toEqual(lines)
    expect(await contradictions(options)).toEqual([])
    expect(report).toMatchObject({ first: 0, last: 13, failedBlocks: 0, liars: [] })
    expect(report.repaired.map(({ number }) => number)).toEqual(expect.arrayContaining([5, 6, 7, 8]))
    expect(await repaired(options, source)).toMatchObject({ repaired: [], derived: [] })
  })

  test("of some blocks, and in a dry run nothing", async () => {
    const { options, lines } = await indexed()
    spoil(options, "DELETE FROM evm_transfer WHERE block_number IN (7, 12)")
    const before = await dumped(options)
    const blocks = { first: 0, last: 10 }
    const progress: string[] = []
    const onProgress = (what: string, done: number, of: number) => progress.push(`${what} ${done}/${of}`)
    const found = await repaired(options, { ...source, blocks, isDryRun: true, onProgress })
    expect([found.repaired.map(({ number }) => number), progress]).toEqual([[7], ["blocks 0/11"]])
    expect(await dumped(options)).toEqual(before)
    expect(await repaired(options, { ...source, blocks })).toEqual(found)
    expect(await dumped(options)).not.toEqual(lines)
    await repaired(options, { ...source, blocks: { first: 12, last: 99 } })
    expect(await dumped(options)).toEqual(lines)
  })
})

test("traces that a node invented, which no hash covers, go when it tells the truth, with their lists, contracts and archive", async () => {
  const chain = new FakeChain(6)
  const honest = await indexed(chain.copy())
  const { node, options } = await setting(chain.copy())
  node.override = ({ method, params: [id] }) => {
    const block = method.startsWith("debug_traceBlock") ? node.chain.find(String(id)) : undefined
    return block?.traces.map((trace) => {
      const { to, calls } = trace.result
      const call = { type: "CREATE", from: to, to: `0x${"7".repeat(40)}`, value: "0x7", input: "0x" }
      return { ...trace, result: { ...trace.result, calls: [...calls, call] } }
    })
  }
  await index(startIndexer, options, node)
  expect(await dumped(options)).not.toEqual(honest.lines)
  node.override = () => undefined
  const report = await repaired(options)
  expect(report.repaired[0]?.tables).toContain("evm_internal_transaction")
  expect(await dumped(options)).toEqual(honest.lines)
  expect(await contradictions(options)).toEqual([])
})

test("a node whose block its hashes contradict is not believed, and is named; another one's is", async () => {
  const { options, lines, node } = await indexed()
  const liar = new EvmNode(node.chain)
  liar.override = ({ method, params: [id] }) => {
    const block = method === "eth_getBlockReceipts" ? liar.chain.find(String(id)) : undefined
    return block === liar.chain.at(7) ? tell("status", liar.chain.at(7))?.receipts : undefined
  }
  const server = await liar.listen()
  const credentials = server.url.replace("://", "://user:secret@")
  spoil(options, "DELETE FROM evm_transfer WHERE block_number = 7")
  const blocks = { first: 0, last: 12 }
  const refused = await repaired(options, { rpcUrls: [credentials], blocks })
  expect(refused).toMatchObject({ repaired: [], failedBlocks: 1, failed: [{ block: 7 }] })
  expect(await dumped(options)).not.toEqual(lines)
  const done = await repaired(options, { rpcUrls: [credentials, ...options.chain.rpcUrls], blocks })
  expect(done.liars).toEqual([
    { block: 7, node: new URL(server.url).host, reason: expect.stringContaining("receiptsRoot") },
  ])
  expect(JSON.stringify([refused, done])).not.toContain("secret")
  expect(await dumped(options)).toEqual(lines)
  await server.close()
})

test("receipts that a later header settles are verified by it", async () => {
  const { options, lines, node } = await indexed(new FakeChain(12, { settledAfter: 3 }))
  spoil(options, "DELETE FROM evm_transfer WHERE block_number = 7")
  const blocks = { first: 7, last: 7 }
  node.override = ({ method, params: [id] }) => {
    const block = method === "eth_getBlockReceipts" ? node.chain.find(String(id)) : undefined
    return block === node.chain.at(7) ? tell("log data", block)?.receipts : undefined
  }
  expect(await repaired(options, { blocks })).toMatchObject({ repaired: [], failedBlocks: 1 })
  node.override = () => undefined
  expect(await repaired(options, { blocks })).toMatchObject({ repaired: [{ number: 7 }], failedBlocks: 0 })
  // The last blocks are left to the indexer, which knows when they are settled.
  expect(await repaired(options)).toMatchObject({ first: 0, last: 8, repaired: [], failedBlocks: 0 })
  expect(await dumped(options)).toEqual(lines)
})

test("a block far below the head that a node does not give is a failure, and does not end the repair", async () => {
  const { options, node } = await indexed(new FakeChain(70, { settledAfter: 3 }))
  node.override = ({ method, params: [id] }) =>
    method === "eth_getBlockReceipts" && node.chain.find(String(id)) === node.chain.at(2) ? null : undefined
  const report = await repaired(options)
  expect(report).toMatchObject({ last: 66, repaired: [], failedBlocks: expect.any(Number) })
  expect(report.failed.map(({ block }) => block)).toContain(2)
})

test("an archive that is damaged is filled again from a node, and nothing is repaired of it", async () => {
  const { options, lines } = await indexed()
  spoil(options, "UPDATE evm_archive SET digest = x'00'")
  expect(await repaired(options, { rpcUrls: [] })).toMatchObject({ repaired: [], failedBlocks: 14 })
  expect(await repaired(options)).toMatchObject({ failedBlocks: 0 })
  expect(await dumped(options)).toEqual(lines)
})

test("a store that cannot be written ends the repair, and no block is said to be at fault", async () => {
  const { options } = await indexed()
  spoil(options, "UPDATE evm_transaction SET fragment = 'x' WHERE block_number = 5")
  if (options.store.kind !== "sqlite") throw new Error("it is no file")
  const database = new DatabaseSync(join(options.store.directory, "chains", `${chainId}.sqlite`))
  const full = "BEGIN SELECT RAISE(ABORT, 'the disk is full'); END"
  for (const change of ["DELETE", "INSERT", "UPDATE"])
    database.exec(`CREATE TRIGGER no_${change} BEFORE ${change} ON evm_transaction ${full}`)
  database.close()
  await expect(repaired(options)).rejects.toThrow("the disk is full")
})

test("it is refused while an indexer writes the chain, and where nothing is stored", async () => {
  const { options } = await setting(new FakeChain(3))
  await expect(repaired(options)).rejects.toThrow("nothing is stored of chain 43112")
  await withReader(options, async (store) => {
    const writer = await store.openWriter(chainId)
    await expect(repaired(options)).rejects.toMatchObject({ code: "CHAIN_LOCKED" })
    await writer.close()
  })
})
