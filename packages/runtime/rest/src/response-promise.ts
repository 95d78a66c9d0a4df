import type { RestResult } from "./result.ts"

/**
 * A promise of a call's data, which can be asked for the whole result.
 *
 * @example
 * import type { ResponsePromise } from "@serac/rest"
 *
 * async function budgetAfter(call: ResponsePromise<unknown>): Promise<number | undefined> {
 *   const { rateLimit } = await call.withResponse()
 *   return rateLimit.remaining
 * }
 */
export interface ResponsePromise<Data> extends Promise<Data> {
  /** The data with its response, status and rate limit. No second request is made. */
  withResponse(): Promise<RestResult<Data>>
}

export function responsePromise<Data>(result: Promise<RestResult<Data>>): ResponsePromise<Data> {
  const data = result.then((whole) => whole.data)
  return Object.assign(data, {
    withResponse: () => {
      // Whoever asks for the whole result does not await the data, whose rejection must not count as unhandled.
      data.catch(() => {})
      return result.then((whole) => whole)
    },
  })
}
