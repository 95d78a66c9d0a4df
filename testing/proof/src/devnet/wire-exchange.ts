import { readdirSync } from "node:fs"
import { join } from "node:path"
import { maxBodyBytes } from "@serac/wire/node"
import { readLines } from "../recording/lines.ts"

/** A recorded HTTP exchange with a real node. */
export interface WireExchange {
  readonly name: string
  readonly request: {
    readonly method: string
    readonly path: string
    readonly headers: Readonly<Record<string, string>>
    readonly body?: string
  }
  readonly response: RecordedResponse
}

/** The recorded response. */
export interface RecordedResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** The exchange files of a recording, by name without an extension: `x-chain`, `health`. */
export function exchangeFiles(directory: string): ReadonlyMap<string, string> {
  const folder = join(directory, "exchanges")
  const named = readdirSync(folder).flatMap((file) => {
    const [, name] = /^(.+)\.jsonl(?:\.gz)?$/.exec(file) ?? []
    return name === undefined ? [] : [[name, join(folder, file)] as const]
  })
  return new Map(named.sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** The exchanges of a file, in order; bodies that the recording only describes are restored. */
export async function readExchanges(file: string): Promise<readonly WireExchange[]> {
  const exchanges: WireExchange[] = []
  for await (const exchange of readLines<WireExchange>(file)) exchanges.push(withBody(exchange))
  return exchanges
}

/** A body of 6 MiB is only described; the node's message contains its length. */
function withBody(exchange: WireExchange): WireExchange {
  const { request, response } = exchange
  const [, length] = /^content length too large \((\d+)>/.exec(response.body) ?? []
  if (length === undefined || (request.body?.length ?? 0) > maxBodyBytes) return exchange
  const call = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}'
  return { ...exchange, request: { ...request, body: call.padEnd(Number(length)) } }
}
