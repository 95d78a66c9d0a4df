import { basename, relative } from "node:path"
import { type LocatedExchange, ledgerFiles, type RecordedExchange, readLines } from "./exchange.ts"

/** A block of a chain with a by-name API: the P-Chain, the X-Chain, another chain of the X-Chain's virtual machine. */
interface NamedBlock {
  readonly height: number
  /** The node's JSON encoding, exact text. */
  readonly json: string
}

/** A block of an EVM chain. */
interface EvmBlock {
  readonly number: number
  readonly block: unknown
  readonly receipts?: unknown
  /** Absent or null where there are none: the genesis block is not traceable. */
  readonly traces?: unknown
}

/**
 * The ledgers of a recording as the exchanges of an indexer: every block, its receipts, its traces.
 *
 * @throws Error when a line is not a block.
 */
export async function* readLedgers(directory: string): AsyncGenerator<LocatedExchange> {
  for (const file of ledgerFiles(directory)) {
    const chain = basename(file).replace(/\.jsonl(\.gz)?$/, "")
    for await (const { line, value } of readLines(file)) {
      const at = `${relative(directory, file)}:${line}`
      for (const exchange of exchangesOf(at, chain, value)) yield { at, exchange }
    }
  }
}

/** The alias of a chain's endpoint: the name of its ledger but for the three chains of the primary network. */
const aliasOf = (chain: string): string => /^([pxc])-chain$/.exec(chain)?.[1]?.toUpperCase() ?? chain

function exchangesOf(at: string, chain: string, line: unknown): RecordedExchange[] {
  if (isNamedBlock(line)) return [namedBlock(aliasOf(chain), line)]
  if (isEvmBlock(line)) return evmBlock(`/ext/bc/${aliasOf(chain)}/rpc`, line)
  throw new Error(`${at} is not a block {height, json} or {number, block, receipts, traces}`)
}

function namedBlock(alias: string, { height, json }: NamedBlock): RecordedExchange {
  const method = alias === "P" ? "platform.getBlockByHeight" : "avm.getBlockByHeight"
  return ledgerExchange(method, `/ext/bc/${alias}`, { height, encoding: "json" }, `{"block":${json},"encoding":"json"}`)
}

function evmBlock(path: string, { number, block, receipts, traces }: EvmBlock): RecordedExchange[] {
  const quantity = `0x${number.toString(16)}`
  const exchanges = [ledgerExchange("eth_getBlockByNumber", path, [quantity, true], JSON.stringify(block))]
  if (receipts !== undefined)
    exchanges.push(ledgerExchange("eth_getBlockReceipts", path, [quantity], JSON.stringify(receipts)))
  if (traces !== undefined && traces !== null)
    exchanges.push(
      ledgerExchange("debug_traceBlockByNumber", path, [quantity, { tracer: "callTracer" }], JSON.stringify(traces)),
    )
  return exchanges
}

function isNamedBlock(value: unknown): value is NamedBlock {
  const { height, json } = (value ?? {}) as Partial<NamedBlock>
  return typeof height === "number" && typeof json === "string"
}

function isEvmBlock(value: unknown): value is EvmBlock {
  const { number, block } = (value ?? {}) as Partial<EvmBlock>
  return typeof number === "number" && typeof block === "object" && block !== null
}

function ledgerExchange(method: string, path: string, params: unknown, result: string): RecordedExchange {
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
