import { ApiError } from "./errors/api-error.ts"
import { InvalidResponseError } from "./errors/invalid-response-error.ts"
import type { CallFacts } from "./errors/serac-error.ts"
import { errorByStatus } from "./errors/status-errors.ts"
import type { Answer } from "./exchange.ts"
import type { RestOperation } from "./operation.ts"
import type { RateLimit } from "./rate-limit.ts"

/**
 * What a call came to, as `.withResponse()` gives it.
 *
 * @example
 * import type { RestResult } from "@serac/rest"
 *
 * const isFresh = ({ response }: RestResult<unknown>) => response.headers.get("age") === null
 */
export interface RestResult<Data> {
  /** The parsed body; `undefined` where the answer has none. */
  readonly data: Data
  /** The last response. Its body has been read: `data` is what was in it. */
  readonly response: Response
  readonly status: number
  readonly rateLimit: RateLimit
}

const bounded = (text: string) => text.slice(0, 4_096)

/**
 * @throws {@link ApiError} when the status is neither success nor one that the operation calls data
 * @throws {@link InvalidResponseError} when it is and the body is not what it should be
 */
export function resultOf<Data>(operation: RestOperation, answer: Answer, call: CallFacts): RestResult<Data> {
  const { response, status, rateLimit, bytes } = answer
  const text = new TextDecoder().decode(bytes)
  let data: unknown
  let cause: unknown
  const isResult = response.ok || operation.data?.includes(status)
  if (isResult && operation.result)
    return { data: { text, binary: bytes, none: undefined }[operation.result] as Data, response, status, rateLimit }
  try {
    data = JSON.parse(text)
  } catch (error) {
    cause = error
  }
  if (!isResult) {
    const { headers } = response
    throw new (errorByStatus[status] ?? ApiError)({
      ...call,
      status,
      body: data,
      text: bounded(text),
      headers,
      rateLimit,
    })
  }
  const mayBeEmpty = status === 204 || operation.method !== "GET"
  const isWrong = cause
    ? text || !mayBeEmpty
    : operation.items && !Array.isArray((data as Record<string, unknown> | null)?.[operation.items])
  if (isWrong) throw new InvalidResponseError({ ...call, status, text: bounded(text), ...(cause ? { cause } : {}) })
  return { data: data as Data, response, status, rateLimit }
}
