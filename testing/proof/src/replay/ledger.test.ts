import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { temporaryFolders } from "../../test/replay/temporary-folders.ts"
import { curatedDirectories } from "./directories.ts"
import { readLines } from "./exchange.ts"
import { readLedgers } from "./ledger.ts"
import { replay } from "./replay.ts"

const temporary = temporaryFolders()

/** A recording of ledgers alone: the lines of each chain. */
const ledgers = (chains: Readonly<Record<string, readonly unknown[]>>): string => {
  const folder = temporary()
  mkdirSync(join(folder, "ledger"))
  for (const [chain, lines] of Object.entries(chains))
    writeFileSync(join(folder, "ledger", `${chain}.jsonl`), lines.map((line) => `${JSON.stringify(line)}\n`).join(""))
  return folder
}

const [part = ""] = curatedDirectories()

/** The first block of a recorded chain. */
async function genesis(chain: string): Promise<Record<string, unknown>> {
  for await (const { value } of readLines(join(part, "ledger", `${chain}.jsonl.gz`))) return value as never
  throw new Error(`no block of ${chain}`)
}

/** The requests that the ledgers of a directory give. */
async function asked(directory: string): Promise<string[]> {
  const exchanges: string[] = []
  for await (const { exchange } of readLedgers(directory)) {
    const { method, params } = JSON.parse(exchange.request.body ?? "") as { method: string; params: unknown }
    exchanges.push(`${exchange.request.path} ${method} ${JSON.stringify(params)}`)
  }
  return exchanges
}

test("the endpoint follows from the ledger's name, whatever chains there are", async () => {
  const named = [{ height: 0, json: "{}" }]
  const evm = [{ number: 16, block: {}, receipts: [], traces: [] }]
  const blockchain = "2Wt6JENhmnxo2BueaGuEBUz3PpNvjqAfLbUJLwGFVpnsXXLQNu"
  const directory = ledgers({ "c-chain": evm, [blockchain]: evm, "p-chain": named, tokens: named, "x-chain": named })
  const calls = (path: string) => [
    `${path} eth_getBlockByNumber ["0x10",true]`,
    `${path} eth_getBlockReceipts ["0x10"]`,
    `${path} debug_traceBlockByNumber ["0x10",{"tracer":"callTracer"}]`,
  ]
  expect(await asked(directory)).toEqual([
    ...calls(`/ext/bc/${blockchain}/rpc`),
    ...calls("/ext/bc/C/rpc"),
    '/ext/bc/P platform.getBlockByHeight {"height":0,"encoding":"json"}',
    '/ext/bc/tokens avm.getBlockByHeight {"height":0,"encoding":"json"}',
    '/ext/bc/X avm.getBlockByHeight {"height":0,"encoding":"json"}',
  ])
})

test("what a ledger does not hold of a block is not asked", async () => {
  const directory = ledgers({ l1: [{ number: 0, block: {}, traces: null }], empty: [] })
  expect(await asked(directory)).toEqual(['/ext/bc/l1/rpc eth_getBlockByNumber ["0x0",true]'])
})

test("chains with only their genesis block are proven", async () => {
  const { number, block, receipts } = await genesis("l1")
  const directory = ledgers({
    "p-chain": [await genesis("p-chain")],
    "x-chain": [await genesis("x-chain")],
    l1: [{ number, block, receipts, traces: null }],
  })
  const { failures, total } = await replay(directory)
  expect({ failures, exchanges: total.exchanges }).toEqual({ failures: [], exchanges: 4 })
})

test("conversations of other protocols beside the ledgers are not replayed", async () => {
  const directory = ledgers({ "x-chain": [await genesis("x-chain")] })
  writeFileSync(join(directory, "websocket-c-chain.jsonl"), '{"from":"client","frame":"{}"}\n')
  expect((await replay(directory)).total.exchanges).toBe(1)
})

test("a line that is no block stops the replay by its place", async () => {
  const directory = ledgers({ l1: [{ number: 0, block: {} }, { number: 1 }] })
  await expect(asked(directory)).rejects.toThrow(
    "ledger/l1.jsonl:2 is not a block {height, json} or {number, block, receipts, traces}",
  )
})
