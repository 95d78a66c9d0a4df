import type { ServiceAnswer } from "../send.ts"
import type { SentCall } from "./rpc-calls.ts"
import { type DocumentedError, type FuzzedMethod, isDocumented, type RpcDocument } from "./rpc-document.ts"
import type { RpcFuzzRequest } from "./rpc-requests.ts"

/** The criteria for judging answers. */
export interface RpcJudgement {
  readonly document: RpcDocument
  /** A key that is never refused, where other callers are. Default: no caller is refused. */
  readonly goodKey?: string | undefined
  /** Errors of a gateway in front of the node. Default: there is none. */
  readonly ownErrors?: readonly DocumentedError[]
}

/** The result of judging an answer, for the counts. */
export interface JudgedAnswer {
  /** The fault of the answer as text; undefined where there is none. */
  readonly fault?: string
  /** The names of methods that returned a result. */
  readonly results: readonly string[]
  readonly errors: number
}

interface AnsweredCall {
  readonly jsonrpc?: unknown
  readonly id?: unknown
  readonly result?: unknown
  readonly error?: { readonly code?: unknown; readonly message?: unknown }
}

const largestRpcAnswer = 64 * 2 ** 20
/** The codes of a parse error and an invalid request, whose messages are free text. */
const inOwnWords: ReadonlySet<unknown> = new Set([-32_700, -32_600])
const crashed = -32_603

/** Judges the answer to a request by the document of its method. */
export function judgeRpc(request: RpcFuzzRequest, answer: ServiceAnswer, judgement: RpcJudgement): JudgedAnswer {
  const results: string[] = []
  const errors: number[] = []
  const fault = faultOfAnswer(request, answer, judgement, results, errors)
  return { results, errors: errors.length, ...(fault !== undefined && { fault }) }
}

function faultOfAnswer(
  request: RpcFuzzRequest,
  { status, headers, body }: ServiceAnswer,
  judgement: RpcJudgement,
  results: string[],
  errors: number[],
): string | undefined {
  const { key, isPost, calls, isBatch, path } = request
  if (status >= 500) return `the status ${status}`
  if (body.length > largestRpcAnswer) return `an answer has ${body.length} characters`
  if (key && key.text.length > 20 && `${body} ${JSON.stringify(headers)}`.includes(key.text))
    return "it repeats the key that was sent"
  if (status === 401 || status === 403 || status === 429)
    return refusalFault(request, { status, headers, body }, judgement)
  // A node serves this path only if its operator enables it; a gateway never does.
  if (path === "/ext/admin" && status === 404) return undefined
  if (!isPost) return [200, 204, 405, 415].includes(status) ? undefined : `the status ${status}`
  if (status !== 200) return `the status ${status}`
  const awaited = calls.filter(({ id }) => id !== undefined)
  const isPlain = calls.length > 0 && calls.every((call) => call.isPlain)
  if (body === "") return isPlain && awaited.length > 0 ? "there is no answer" : undefined
  if (!headers["content-type"]?.startsWith("application/json"))
    return `an answer of the type ${headers["content-type"]}`
  const value = jsonOf(body)
  if (value === undefined) return "the answer is not JSON"
  const list = Array.isArray(value) ? value : [value]
  const isByPosition = calls.find(({ method }) => method)?.method?.isByPosition ?? false
  if (isPlain && (!isBatch || isByPosition)) {
    if (Array.isArray(value) !== isBatch) return `${isBatch ? "a batch is" : "a call is not"} answered as one call`
    const ids = list.map((one) => JSON.stringify((one as AnsweredCall | null)?.id))
    if (ids.join() !== awaited.map(({ id }) => JSON.stringify(JSON.parse(id as string))).join())
      return `the IDs ${ids} are answered`
  }
  for (const [at, one] of list.entries()) {
    const call = isPlain && list.length === awaited.length ? awaited[at] : undefined
    const fault = callFault(one as AnsweredCall, call, judgement, results, errors)
    if (fault !== undefined) return fault
  }
  return undefined
}

function callFault(
  answer: AnsweredCall,
  call: SentCall | undefined,
  { document, ownErrors = [] }: RpcJudgement,
  results: string[],
  errors: number[],
): string | undefined {
  if (typeof answer !== "object" || answer === null) return "an answer is no object"
  const names = Object.keys(answer).sort().join()
  if (answer.jsonrpc !== "2.0" || !/^(error|id,jsonrpc,result|error,id,jsonrpc)$/.test(names))
    return `an answer has the members ${names}`
  if (answer.error === undefined) {
    if (call?.method === undefined) return undefined
    results.push(call.method.name)
    const { method, params } = call
    const schemas = new Set([method.result, ...(answer.result === null ? [] : [resultSchemaOf(method, params)])])
    const [violation] = [...schemas].flatMap((schema) => document.schemas.violations(schema, answer.result))
    return violation && `the result of ${call.method.name} is not as described: ${violation}`
  }
  errors.push(1)
  const { code, message } = answer.error
  if (!Number.isInteger(code) || typeof message !== "string") return "an error is not of the shape of errors"
  if (code === crashed) return `the server failed: ${message}`
  if (inOwnWords.has(code)) return undefined
  const error = answer.error as DocumentedError
  const allowed = call?.method === undefined ? document.errors : [...call.method.errors, ...document.generalErrors]
  if (isDocumented(error, [...allowed, ...ownErrors])) return undefined
  return `${call?.method?.name ?? "an unknown method"} has the undocumented error ${code} ${message.slice(0, 300)}`
}

/** The schema of a result, selected by the value of the deciding parameter where the value has the documented type. */
function resultSchemaOf({ result, resultsBy, parameters, isByPosition }: FuzzedMethod, params: unknown): string {
  if (resultsBy === undefined || typeof params !== "object" || params === null) return result
  const at = parameters.findIndex(({ name }) => name === resultsBy.parameter)
  const given = isByPosition
    ? (params as readonly unknown[])[at]
    : (params as Record<string, unknown>)[resultsBy.parameter]
  const isRight = typeof given === "boolean" || typeof given === "string"
  return (isRight ? resultsBy.results[String(given)] : undefined) ?? result
}

/** The fault in a gateway's refusal of a caller. */
function refusalFault(
  { key, method }: RpcFuzzRequest,
  { status, headers, body }: ServiceAnswer,
  { goodKey }: RpcJudgement,
): string | undefined {
  if (goodKey === undefined) return `the status ${status}`
  if (key === undefined || key.text === goodKey) return `who may ask is refused with ${status}`
  if (method === "HEAD") return undefined
  const { error } = (jsonOf(body) ?? {}) as AnsweredCall
  const isWritten = error?.code === (status === 429 ? -32_005 : -32_000) && typeof error.message === "string"
  if (!isWritten || headers["content-type"] !== "application/json") return `a refusal of ${status} is not JSON-RPC`
  return undefined
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
