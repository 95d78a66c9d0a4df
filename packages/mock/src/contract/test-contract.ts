import type { OpenRpcDocument } from "../openrpc/document.ts"
import type { ContractCase, ContractPlan, PlanOptions } from "./contract-case.ts"
import { contractServer } from "./contract-server.ts"
import { judgeResponse, type ReadResponse } from "./judge-response.ts"
import { planRest } from "./rest-plan.ts"
import { planRpc } from "./rpc-plan.ts"

/** Options of {@link testContract}. */
export interface ContractOptions {
  /** The base URL of the server, with the path that the document's paths follow. Default: a mock of the document. */
  readonly baseUrl?: string
  /** Headers of each request, such as credentials. */
  readonly headers?: Readonly<Record<string, string>>
  /** Whether the server sends the response that `Prefer` names. Default: only the mock does. */
  readonly prefers?: boolean
  /** Whether operations that may change data are requested of the server: all except GET, HEAD, OPTIONS and those with `x-idempotent`. Default false. */
  readonly writes?: boolean
  /** Whether each rule of each parameter is broken once, and the request must be refused. Default: only for the mock. */
  readonly rules?: boolean
  /** Whether an operation is tried, by its ID or its method's name. Default: all are. */
  readonly isChosen?: (operation: string) => boolean
  /** Milliseconds for one response. Default 30,000. */
  readonly timeout?: number
  /** Requests at the same time. Default 4. */
  readonly concurrency?: number
  /** Called after each case. */
  readonly onResult?: (result: ContractResult, planned: number) => void
  readonly signal?: AbortSignal
}

/** The result of one case. */
export interface ContractResult {
  /** The operation, the response or the rule: `listPets 200 cats`. */
  readonly id: string
  readonly operation: string
  readonly outcome: "passed" | "failed" | "untried"
  /** What is wrong, or why it was not tried; one line each. */
  readonly problems: readonly string[]
  readonly milliseconds: number
}

/** The results of a document, in its order. */
export interface ContractReport {
  readonly title: string
  readonly version: string
  readonly results: readonly ContractResult[]
}

const maxResponseBytes = 16 * 2 ** 20

/**
 * Tests a server, or a mock of the document, against an OpenAPI or OpenRPC document: every operation, every named example and every documented
 * status where the server sends what `Prefer` names, else every operation with the values of the document's examples. The responses must be
 * documented and fit their schemas; the document's own examples must fit them too.
 *
 * @param document bundled: with local references only
 * @throws TypeError when the document is neither, or the server cannot be reached
 * @throws the reason of the signal after an abort
 * @example
 * import { documentsOf, testContract } from "@serac/mock"
 *
 * const { openrpc = {} } = await documentsOf("x-chain")
 * const { results } = await testContract(openrpc)
 * console.log(results.filter(({ outcome }) => outcome === "failed"))
 */
export async function testContract(document: object, options: ContractOptions = {}): Promise<ContractReport> {
  const { baseUrl, concurrency = 4, onResult, signal } = options
  const isMock = baseUrl === undefined
  const { prefers = isMock, rules = isMock, writes = false, isChosen = () => true } = options
  const { cases, untried } = planOf(document, { prefers, rules, writes, isMock, isChosen })
  if (!isMock) await reach(baseUrl, signal)
  const server = await contractServer(document, baseUrl)
  try {
    const results: ContractResult[] = Array.from({ length: cases.length })
    let next = 0
    const work = async () => {
      for (let at = next++; at < cases.length; at = next++) {
        const result = await tryCase(cases[at] as ContractCase, server.url, options)
        results[at] = result
        onResult?.(result, cases.length)
      }
    }
    await Promise.all(Array.from({ length: Math.min(concurrency, cases.length) }, work))
    const { title, version } = (document as OpenRpcDocument).info
    const left = untried.map(
      ({ reason, ...which }): ContractResult => ({ ...which, outcome: "untried", problems: [reason], milliseconds: 0 }),
    )
    return { title, version, results: [...results, ...left] }
  } finally {
    await server.close()
  }
}

function planOf(document: object, options: PlanOptions): ContractPlan {
  if ("openrpc" in document) return planRpc(document as OpenRpcDocument, options)
  if ("openapi" in document) return planRest(document, options)
  throw new TypeError('Neither an OpenAPI nor an OpenRPC document: it has no member "openapi" or "openrpc"')
}

/** Throws unless something answers at the URL, whatever it is. */
async function reach(baseUrl: string, signal: AbortSignal | undefined): Promise<void> {
  const limit = AbortSignal.timeout(10_000)
  const either = signal === undefined ? limit : AbortSignal.any([signal, limit])
  try {
    const response = await fetch(baseUrl, { redirect: "manual", signal: either })
    await response.body?.cancel()
  } catch (error) {
    signal?.throwIfAborted()
    const { cause, message } = error as Error
    throw new TypeError(`${baseUrl} cannot be reached: ${cause instanceof Error ? cause.message : message}`, {
      cause: error,
    })
  }
}

async function tryCase(
  planned: ContractCase,
  url: string,
  { headers = {}, timeout = 30_000, signal }: ContractOptions,
): Promise<ContractResult> {
  const { id, operation, request } = planned
  const begunAt = performance.now()
  const done = (outcome: ContractResult["outcome"], problems: readonly string[]): ContractResult => ({
    ...{ id, operation, outcome, problems },
    milliseconds: Math.round(performance.now() - begunAt),
  })
  const limit = AbortSignal.timeout(timeout)
  try {
    const response = await fetch(`${url}${request.target}`, {
      method: request.method,
      headers: { ...request.headers, ...lowerCased(headers) },
      ...(request.body !== undefined && { body: request.body }),
      redirect: "manual",
      signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
    })
    const { problems, isUntried } = judgeResponse(planned, await readResponse(response))
    return done(isUntried ? "untried" : problems.length > 0 ? "failed" : "passed", problems)
  } catch (error) {
    signal?.throwIfAborted()
    if (limit.aborted) return done("failed", [`no response within ${timeout / 1000} s`])
    const { cause, message } = error as Error
    return done("failed", [cause instanceof Error ? cause.message : message])
  }
}

/** Names as requests have them, so that a header of the user replaces one of the request. */
const lowerCased = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

async function readResponse({ status, headers, body }: Response): Promise<ReadResponse> {
  const decoder = new TextDecoder()
  let text = ""
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxResponseBytes) throw new Error(`the body has more than ${maxResponseBytes / 2 ** 20} MiB`)
    text += decoder.decode(chunk, { stream: true })
  }
  return { status, headers, text: text + decoder.decode() }
}
