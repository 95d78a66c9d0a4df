import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { readLines } from "../../recording/lines.ts"
import { parseExact } from "./exact-json.ts"

/** A recorded by-name call of the real node. */
export interface RecordedCall {
  readonly name: string
  readonly path: string
  /** The path without `/ext/` and `bc/`, aliases settled: `P`, `X`, `C/avax`, `info`, `index/P/block`. */
  readonly endpoint: string
  readonly method: string
  readonly params: Readonly<Record<string, unknown>>
  /** `"result":...` or `"error":...`, the exact text. */
  readonly answer: string
}

/** The by-name calls of a recording, by endpoint, method and params. */
export interface RecordedCalls {
  readonly all: readonly RecordedCall[]
  find(endpoint: string, method: string, params: unknown): RecordedCall | undefined
  of(method: string): readonly RecordedCall[]
}

interface NamedExchange {
  readonly name: string
  readonly request: { readonly path: string; readonly body?: string }
  readonly response: { readonly status: number; readonly body?: string }
}

// Files recorded at the end, most trusted first. Traffic and submissions are older and have other answers.
const recordedFiles = ["p-chain", "x-chain", "node"]

/** The calls of a recording, with chain names in paths as recorded. */
export async function readRecordedCalls(directory: string): Promise<readonly Omit<RecordedCall, "endpoint">[]> {
  const folder = join(directory, "exchanges")
  const calls: Omit<RecordedCall, "endpoint">[] = []
  for (const file of existsSync(folder) ? readdirSync(folder).sort() : []) {
    if (!recordedFiles.includes(file.replace(/\.jsonl(\.gz)?$/, ""))) continue
    for await (const exchange of readLines<NamedExchange>(join(folder, file))) {
      const call = readCall(exchange)
      if (call) calls.push(call)
    }
  }
  return calls
}

/** Indexes calls by endpoint, method and params. */
export function indexCalls(
  calls: readonly Omit<RecordedCall, "endpoint">[],
  aliases: ReadonlyMap<string, string>,
): RecordedCalls {
  const all = calls.flatMap((call) => {
    const endpoint = endpointOf(call.path, aliases)
    return endpoint === undefined ? [] : [{ ...call, endpoint }]
  })
  const byRequest = new Map(all.map((call) => [callKeyOf(call.endpoint, call.method, call.params), call]))
  return {
    all,
    find: (endpoint, method, params) => byRequest.get(callKeyOf(endpoint, method, params)),
    of: (method) => all.filter((call) => call.method === method),
  }
}

/** The result of a call; undefined if the answer is an error. */
export function recordedResult<Result>(call: Pick<RecordedCall, "answer"> | undefined): Result | undefined {
  return call && (parseExact(`{${call.answer}}`) as { result?: Result }).result
}

function readCall({ name, request, response }: NamedExchange): Omit<RecordedCall, "endpoint"> | undefined {
  const answer = /^\{"jsonrpc":"2\.0",(".*),"id":[^{}[\]]*\}\n?$/s.exec(response.body ?? "")?.[1]
  if (response.status !== 200 || answer === undefined) return undefined
  try {
    const { method, params } = JSON.parse(request.body ?? "")
    if (typeof method !== "string") return undefined
    return { name, path: request.path, method, params: parametersByName(params), answer }
  } catch {
    return undefined
  }
}

/** The endpoint of a path, with chain aliases resolved; undefined if it is not a path of the node. */
export function endpointOf(path: string, aliases: ReadonlyMap<string, string>): string | undefined {
  const [, chain, rest = ""] = /^\/ext\/(?:bc\/)?([^/?]+)((?:\/[^/?]+)*)(?:\?.*)?$/.exec(path) ?? []
  return chain === undefined ? undefined : `${aliases.get(chain) ?? chain}${rest}`
}

/** Params by name as the node reads them: an object, alone or first in an array; absent params are an empty object. */
export function parametersByName(params: unknown): Readonly<Record<string, unknown>> {
  const value = Array.isArray(params) ? (params[0] ?? {}) : (params ?? {})
  if (typeof value !== "object") throw new TypeError("Params are an object")
  return value
}

// Names of members have no case, an absent member is null, numbers may be strings, and hex is the default encoding.
function callKeyOf(endpoint: string, method: string, params: unknown): string {
  const settle = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(settle)
    if (typeof value !== "object" || value === null) return typeof value === "boolean" ? value : String(value)
    const members = Object.entries(value).filter(([, member]) => member !== null && member !== undefined)
    const settled = members.map(([name, member]) => [name.toLowerCase(), settle(member)] as const)
    const asked = settled.filter(([name, member]) => name !== "encoding" || member !== "hex")
    return Object.fromEntries(asked.sort(([one], [other]) => (one < other ? -1 : 1)))
  }
  return JSON.stringify([endpoint, method, settle(parametersByName(params))])
}
