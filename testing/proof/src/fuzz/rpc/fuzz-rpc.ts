import { Agent } from "node:http"
import fc from "fast-check"
import { sendFuzzed } from "../send.ts"
import type { KnownTexts } from "../values.ts"
import type { FuzzedMethod } from "./rpc-document.ts"
import { type RpcFuzzRequest, rpcRequestsOf } from "./rpc-requests.ts"
import type { RpcListener, RpcSubject } from "./rpc-subject.ts"
import { judgeRpc } from "./rpc-verdict.ts"
import { SchemaValues } from "./schema-values.ts"

export interface RpcFuzzOptions {
  readonly listener: RpcListener
  /** The seed, which decides every request. */
  readonly seed: number
  /** The number of requests of each method. */
  readonly runs: number
  /** The only method to call. Default all. */
  readonly method?: string | undefined
}

/** The counts and the faults of a run. */
export interface RpcFuzzReport {
  readonly requests: number
  /** The called methods of all documents. */
  readonly methods: readonly string[]
  /** The given parameters, each with its method. */
  readonly parameters: ReadonlySet<string>
  /** The methods that returned a result. */
  readonly results: ReadonlySet<string>
  /** The number of calls that returned an error. */
  readonly errors: number
  /** The number of answers by status. */
  readonly statuses: Readonly<Record<string, number>>
  /** The longest response time in milliseconds, and the request. */
  readonly slowest: { readonly milliseconds: number; readonly body: string }
  /** One fault for each faulty method, with the smallest request that reproduces it. */
  readonly faults: readonly string[]
}

/** Calls every method of the OpenRPC documents with drawn requests: valid, nearly valid and hostile, alone and in batches. */
export async function fuzzRpc(subject: RpcSubject, options: RpcFuzzOptions): Promise<RpcFuzzReport> {
  const { listener, seed, runs, method: only } = options
  const { documents, ports, words, checksKeys, thrown } = subject
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  const [parameters, results] = [new Set<string>(), new Set<string>()]
  const statuses: Record<string, number> = {}
  const methods: string[] = []
  const faults: string[] = []
  let [requests, errors] = [0, 0]
  let slowest = { milliseconds: 0, body: "" }

  const ask = async (method: FuzzedMethod, request: RpcFuzzRequest): Promise<void> => {
    const shown = `${request.method} ${request.path} ${request.body?.slice(0, 500)}`
    const before = thrown.length
    const began = performance.now()
    const answer = await sendFuzzed(ports[listener], agent, request).catch((cause: Error) => {
      throw new Error(`${cause.message}\n${shown}`, { cause })
    })
    const milliseconds = performance.now() - began
    if (milliseconds > slowest.milliseconds) slowest = { milliseconds, body: shown }
    requests += 1
    for (const name of request.given) parameters.add(`${method.name} ${name}`)
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
    const goodKey = listener === "gateway" && checksKeys ? subject.keys[0] : undefined
    const judged = judgeRpc(request, answer, { document: method.document, goodKey, ownErrors: ownErrors[listener] })
    for (const name of judged.results) results.add(name)
    errors += judged.errors
    const fault = judged.fault ?? (thrown.length > before ? `the devnet threw ${thrown.at(-1)}` : undefined)
    if (fault !== undefined) throw new Error(`${fault}\n${shown}\n${answer.body.slice(0, 500)}`)
  }

  for (const document of documents) {
    const values = new SchemaValues(document, words.get(document) as KnownTexts)
    for (const method of document.methods) {
      if (only !== undefined && method.name !== only) continue
      methods.push(method.name)
      const neighbours = neighboursOf(method)
      const keys = listener === "gateway" ? subject.keys : []
      const drawn = rpcRequestsOf(method, { values, neighbours, keys })
      for (const [numRuns, arbitrary] of [
        [1, drawn("right")],
        [1, drawn("strange")],
        [runs, drawn()],
      ] as const) {
        const property = fc.asyncProperty(arbitrary, (request) => ask(method, request))
        const { failed, counterexamplePath, errorInstance } = await fc.check(property, { seed, numRuns })
        if (!failed) continue
        const message = errorInstance instanceof Error ? errorInstance.message : String(errorInstance)
        faults.push(`${method.name} (seed ${seed}, path ${counterexamplePath}): ${message}`)
        break
      }
    }
  }
  agent.destroy()
  return { requests, methods, parameters, results, errors, statuses, slowest, faults }
}

/** The errors that the gateway's README documents; a devnet returns the errors of a node. */
const ownErrors = {
  devnet: [],
  gateway: [{ code: -32_005, message: "at most {count} subscriptions at a time" }],
} as const

/** A few of the other methods at the same paths, in turn. */
function neighboursOf({ document, name, paths }: FuzzedMethod): readonly FuzzedMethod[] {
  const all = document.methods.filter((one) => one.paths.join() === paths.join())
  const at = all.findIndex((one) => one.name === name)
  return Array.from(
    { length: Math.min(neighbourCount, all.length) },
    (_, step) => all[(at + 7 * step) % all.length] as FuzzedMethod,
  )
}

const neighbourCount = 4
