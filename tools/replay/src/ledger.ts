import { existsSync } from "node:fs"
import { basename, join, relative } from "node:path"
import { type Exchange, type Recorded, readLines, recordedFiles } from "./exchange.ts"

interface ChainLine {
  readonly height: number
  /** The node's JSON encoding, exact text. */
  readonly json: string
}

interface EvmLine {
  readonly number: number
  readonly block: unknown
  readonly receipts: unknown
  readonly traces: unknown
}

/** The ledgers of a recording, asked as the exchanges that an indexer would make: every block, its receipts, its traces. */
export async function* readLedgers(directory: string): AsyncGenerator<Recorded> {
  const folder = join(directory, "ledger")
  if (!existsSync(folder)) return
  for (const file of recordedFiles(folder)) {
    const chain = basename(file).replace(/\.jsonl(\.gz)?$/, "")
    for await (const { line, value } of readLines(file)) {
      const at = `${relative(directory, file)}:${line}`
      for (const exchange of exchangesOf(chain, value as ChainLine | EvmLine)) yield { at, exchange }
    }
  }
}

function exchangesOf(chain: string, line: ChainLine | EvmLine): Exchange[] {
  if ("json" in line) {
    const [method, path] =
      chain === "x-chain" ? ["avm.getBlockByHeight", "/ext/bc/X"] : ["platform.getBlockByHeight", "/ext/bc/P"]
    const params = { height: line.height, encoding: "json" }
    return [asked(method, path, params, `{"block":${line.json},"encoding":"json"}`)]
  }
  const path = chain === "c-chain" ? "/ext/bc/C/rpc" : `/ext/bc/${chain}/rpc`
  const number = `0x${line.number.toString(16)}`
  const exchanges = [
    asked("eth_getBlockByNumber", path, [number, true], JSON.stringify(line.block)),
    asked("eth_getBlockReceipts", path, [number], JSON.stringify(line.receipts)),
  ]
  // The genesis block is not traceable.
  if (line.traces !== undefined && line.traces !== null)
    exchanges.push(
      asked("debug_traceBlockByNumber", path, [number, { tracer: "callTracer" }], JSON.stringify(line.traces)),
    )
  return exchanges
}

function asked(method: string, path: string, params: unknown, result: string): Exchange {
  return {
    name: `ledger ${method}`,
    request: {
      method: "POST",
      path,
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
    },
    response: {
      status: 200,
      headers: { "content-type": "application/json" },
      body: `{"jsonrpc":"2.0","result":${result},"id":1}\n`,
    },
  }
}
