import { readFileSync } from "node:fs"
import { join } from "node:path"
import { gunzipSync } from "node:zlib"
import { recordedNetwork } from "@serac/recordings"

/** A C-Chain that never moves on from block 0, which is a recorded one. */
const ledgerFile = join(recordedNetwork, "ledger/c-chain.jsonl.gz")
const [firstLine = ""] = gunzipSync(readFileSync(ledgerFile)).toString().split("\n", 1)
const { block: recordedBlock } = JSON.parse(firstLine) as { readonly block: Readonly<Record<string, unknown>> }

interface NodeRequest {
  readonly id: unknown
  readonly method: string
  readonly params?: readonly unknown[]
}

const results: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
  eth_chainId: () => "0xa868",
  net_version: () => "43112",
  web3_clientVersion: () => "bench/1.0",
  eth_blockNumber: () => "0x0",
  eth_getBlockByNumber: ([number]) => (number === "0x0" || number === "latest" ? recordedBlock : null),
  eth_getBlockByHash: ([hash]) => (hash === recordedBlock.hash ? recordedBlock : null),
  eth_getBlockReceipts: () => [],
  eth_getLogs: () => [],
}

/** What its JSON-RPC interface answers. */
export function cChainAnswer(body: NodeRequest | readonly NodeRequest[]): string {
  return JSON.stringify("method" in body ? answerRecorded(body) : body.map(answerRecorded))
}

function answerRecorded({ id, method, params = [] }: NodeRequest): object {
  const result = results[method]
  if (result !== undefined) return { jsonrpc: "2.0", id, result: result(params) }
  return {
    jsonrpc: "2.0",
    id,
    error: { code: -32601, message: `the method ${method} does not exist/is not available` },
  }
}
