import { numberToHex } from "viem"
import type { Ledger } from "../recording/ledger.ts"
import type { LedgerBlock } from "../recording/ledger-block.ts"

const concurrency = 8

/**
 * All blocks of a living chain up to its head, with receipts and traces, as its node tells them: what a recording has of a chain.
 *
 * @throws {Error} with the node's words where it does not trace old blocks, which takes the debug interface and the state of all blocks
 */
export async function readLiveLedger(name: string, rpcUrl: string): Promise<Ledger> {
  const ask = (method: string, ...params: readonly unknown[]) => askNode(rpcUrl, method, params)
  const head = Number(await ask("eth_blockNumber"))
  const chainId = String(Number(await ask("eth_chainId")))
  const blocks: LedgerBlock[] = []
  const read = async (number: number): Promise<void> => {
    const at = numberToHex(number)
    const [block, receipts, traces] = await Promise.all([
      ask("eth_getBlockByNumber", at, true),
      ask("eth_getBlockReceipts", at),
      number === 0 ? [] : ask("debug_traceBlockByNumber", at, { tracer: "callTracer" }),
    ])
    blocks[number] = { number, block, receipts, traces } as LedgerBlock
  }
  let next = 0
  const work = async () => {
    while (next <= head) await read(next++)
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return { name, chainId, blocks }
}

async function askNode(rpcUrl: string, method: string, params: readonly unknown[]): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })
  const response = await fetch(rpcUrl, { method: "POST", headers: { "content-type": "application/json" }, body })
  const answer = (await response.json()) as { readonly result?: unknown; readonly error?: { readonly message: string } }
  if (answer.error) throw new Error(`${method} ${JSON.stringify(params[0] ?? "")}: ${answer.error.message}`)
  return answer.result
}
