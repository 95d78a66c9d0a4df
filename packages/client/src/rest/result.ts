import { type CallFacts, type HttpAnswer, InvalidResponseError, rateLimitOf } from "../http/runtime.ts"
import { ApiError } from "./errors/api-error.ts"
import { errorByStatus } from "./errors/status-errors.ts"
import type { RestOperation } from "./operation.ts"
import { ReadResult, type RestResult } from "./rest-result.ts"

/**
 * @throws ApiError when the status is neither success nor in the operation's `data`
 * @throws InvalidResponseError when it is, but the body is invalid
 */
export function restResult<Data, Described>(
  operation: RestOperation,
  answer: HttpAnswer,
  call: CallFacts,
): RestResult<Data, Described> {
  const { response, status, text, bytes } = answer
  const { headers } = response
  const result = (data: unknown) => new ReadResult<Data, Described>(data, response, status)
  let data: unknown
  let cause: unknown
  const isResult = response.ok || operation.data?.includes(status)
  if (isResult && operation.result)
    return result(({ text, binary: bytes } as Record<string, unknown>)[operation.result])
  try {
    data = (operation.parse ?? JSON.parse)(text)
  } catch (error) {
    cause = error
  }
  if (!isResult)
    throw new (errorByStatus[status] ?? ApiError)({
      ...call,
      status,
      body: data,
      text,
      headers,
      rateLimit: rateLimitOf(headers),
    })
  const mayBeEmpty = status === 204 || (operation.method !== "GET" && !operation.items)
  const isWrong = cause
    ? text || !mayBeEmpty
    : operation.items && !Array.isArray((data as Record<string, unknown> | null)?.[operation.items])
  if (isWrong) throw new InvalidResponseError({ ...call, status, text, ...(cause ? { cause } : {}) })
  return result(data)
}
