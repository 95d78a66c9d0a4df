import { Agent } from "node:http"
import fc from "fast-check"
import type { FuzzedOperation } from "./operations.ts"
import { type FuzzRequest, requestsOf } from "./requests.ts"
import { type ServiceAnswer, sendFuzzed } from "./send.ts"
import type { FuzzedService } from "./served.ts"
import type { FuzzSubject } from "./subject.ts"
import { faultOf } from "./verdict.ts"

export interface FuzzOptions {
  /** The seed, which decides every request. */
  readonly seed: number
  /** The number of requests of each operation; requests of next pages are additional. */
  readonly runs: number
  /** The only operation to call. Default all. */
  readonly operation?: string | undefined
}

/** The counts and the faults of a run. */
export interface FuzzReport {
  readonly requests: number
  /** The called operations. */
  readonly operations: readonly string[]
  /** The given parameters, each with its operation. */
  readonly parameters: ReadonlySet<string>
  /** The number of answers by status. */
  readonly statuses: Readonly<Record<string, number>>
  /** The longest response time in milliseconds, and the request. */
  readonly slowest: { readonly milliseconds: number; readonly path: string }
  /** One fault for each faulty operation, with the smallest request that reproduces it. */
  readonly faults: readonly string[]
}

/**
 * Calls every operation with requests drawn from its document: valid, nearly valid and hostile; and at least once with all parameters
 * valid and once with all of them strange.
 */
export async function fuzz(
  { served, words, keys }: FuzzSubject,
  { seed, runs, operation: only }: FuzzOptions,
): Promise<FuzzReport> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  const statuses: Record<string, number> = {}
  const faults: string[] = []
  let requests = 0
  let slowest = { milliseconds: 0, path: "" }
  const operations: string[] = []
  const parameters = new Set<string>()

  const ask = async (
    service: FuzzedService,
    operation: FuzzedOperation,
    request: FuzzRequest,
  ): Promise<ServiceAnswer> => {
    const began = performance.now()
    const answer = await sendFuzzed(service.port, agent, request).catch((cause: Error) => {
      throw new Error(`${cause.message}\n${request.method} ${request.path}`, { cause })
    })
    const milliseconds = performance.now() - began
    if (milliseconds > slowest.milliseconds) slowest = { milliseconds, path: request.path }
    requests += 1
    for (const name of request.given) parameters.add(`${operation.id} ${name}`)
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
    const fault = faultOf(operation, request, answer, service.messages)
    if (fault !== undefined)
      throw new Error(`${fault}\n${request.method} ${request.path}\n${answer.body.slice(0, 500)}`)
    return answer
  }

  for (const service of served) {
    for (const operation of service.operations) {
      if (only !== undefined && operation.id !== only) continue
      operations.push(operation.id)
      const drawn = requestsOf(operation, { words, keys })
      for (const [numRuns, arbitrary] of [
        [1, drawn("right")],
        [1, drawn("strange")],
        [runs, drawn()],
      ] as const) {
        const property = fc.asyncProperty(arbitrary, async (request) => {
          const answer = await ask(service, operation, request)
          if (request.method === "GET" && answer.status === 200 && !operation.isStream)
            await goOn(service, operation, request, answer)
        })
        const { failed, counterexamplePath, errorInstance } = await fc.check(property, { seed, numRuns })
        if (!failed) continue
        const message = errorInstance instanceof Error ? errorInstance.message : String(errorInstance)
        faults.push(`${operation.id} (seed ${seed}, path ${counterexamplePath}): ${message}`)
        break
      }
    }
  }
  agent.destroy()
  return { requests, operations, parameters, statuses, slowest, faults }

  /** Checks that the next page exists, and that a changed page token is refused. */
  async function goOn(
    service: FuzzedService,
    operation: FuzzedOperation,
    request: FuzzRequest,
    { body }: ServiceAnswer,
  ): Promise<void> {
    const { nextPageToken } = JSON.parse(body) as { readonly nextPageToken?: string }
    if (nextPageToken === undefined || request.path.includes("pageToken")) return
    const withToken = (token: string) => `${request.path}${request.path.includes("?") ? "&" : "?"}pageToken=${token}`
    const next = await ask(service, operation, { ...request, path: withToken(nextPageToken) })
    if (next.status !== 200) throw new Error(`the next page is a ${next.status}\nGET ${withToken(nextPageToken)}`)
    // The metrics service instead returns the first page for a changed token.
    if (service.messages === "list") return
    const changed = nextPageToken.startsWith("A") ? `B${nextPageToken.slice(1)}` : `A${nextPageToken.slice(1)}`
    const refused = await ask(service, operation, { ...request, path: withToken(changed) })
    if (refused.status !== 400) throw new Error(`a changed token is a ${refused.status}\nGET ${withToken(changed)}`)
  }
}
