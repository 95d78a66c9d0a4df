import { join } from "node:path"
import { readLines, recordedFile } from "./lines.ts"

/** A recorded JSON-RPC call of the real node, and its answer. */
export interface RecordedCall {
  readonly name: string
  readonly method: string
  readonly params: unknown
  readonly answer: { readonly result?: unknown; readonly error?: { readonly code: number; readonly message: string } }
}

interface HttpExchange {
  readonly name: string
  readonly request: { readonly body?: string }
  readonly response: { readonly status: number; readonly body?: string }
}

/** The recorded single calls of an EVM chain, in `exchanges/evm-<name>`; none where that file is missing. */
export async function readCalls(directory: string, chain: string): Promise<readonly RecordedCall[]> {
  const file = recordedFile(join(directory, "exchanges"), `evm-${chain}`)
  const calls: RecordedCall[] = []
  if (file === undefined) return calls
  for await (const { name, request, response } of readLines<HttpExchange>(file)) {
    if (response.status !== 200 || !request.body || !response.body) continue
    const { method, params = [] } = JSON.parse(request.body)
    if (typeof method === "string") calls.push({ name, method, params, answer: JSON.parse(response.body) })
  }
  return calls
}
