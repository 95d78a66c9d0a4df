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
  /** Decides every request. */
  readonly seed: number
  /** Requests of each method. */
  readonly runs: number
  /** Only this method. Default all. */
  readonly method?: string | undefined
}

/** What a run has done and found. */
export interface RpcFuzzReport {
  readonly requests: number
  /** Methods that were called, of all documents. */
  readonly methods: readonly string[]
  /** Parameters that were given, each after its method. */
  readonly parameters: ReadonlySet<string>
  /** Methods that had a result. */
  readonly results: ReadonlySet<string>
  /** How many calls had an error. */
  readonly errors: number
  /** How many answers of each status there were. */
  readonly statuses: Readonly<Record<string, number>>
  /** The longest time that an answer took, in milliseconds, and what was asked. */
  readonly slowest: { readonly milliseconds: number; readonly body: string }
  /** One for each method that has any, with the smallest request that shows it. */
  readonly faults: readonly string[]
}

/** Sends every method of the OpenRPC documents what they draw: right, nearly right and hostile, alone and in batches. */
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

/** What its README says of a gateway's own errors; a devnet answers as a node. */
const ownErrors = {
  devnet: [],
  gateway: [{ code: -32_005, message: "at most {count} subscriptions at a time" }],
} as const

/** A few of the methods that are served where a method is, in turn. */
function neighboursOf({ document, name, paths }: FuzzedMethod): readonly FuzzedMethod[] {
  const all = document.methods.filter((one) => one.paths.join() === paths.join())
  const at = all.findIndex((one) => one.name === name)
  return Array.from(
    { length: Math.min(neighbourCount, all.length) },
    (_, step) => all[(at + 7 * step) % all.length] as FuzzedMethod,
  )
}

const neighbourCount = 4
