import type { RestResult } from "./rest-result.ts"

declare const failureBrand: unique symbol

/**
 * A call's promise or a listing that carries its possible errors in its type.
 *
 * @example
 * import type { FailureOf, Failing, NotFoundError } from "@serac/client/rest"
 *
 * const explain = (error: FailureOf<Failing<NotFoundError>>): string => error.message
 */
export interface Failing<Failure> {
  readonly [failureBrand]?: Failure
}

/**
 * The errors that a call can end in, from the type of its promise or listing; `never` if the type does not carry them.
 *
 * @example
 * import type { FailureOf, NotFoundError, ResponsePromise } from "@serac/client/rest"
 *
 * const explain = (error: FailureOf<ResponsePromise<string, NotFoundError>>): string => error.message
 */
export type FailureOf<Answer> = Answer extends { readonly [failureBrand]?: infer Failure }
  ? unknown extends Failure
    ? never
    : Exclude<Failure, undefined>
  : never

/**
 * A promise of a call's data, with a method for the whole result.
 *
 * @example
 * import type { ResponsePromise } from "@serac/client/rest"
 *
 * async function budgetAfter(call: ResponsePromise<unknown>): Promise<number | undefined> {
 *   const { rateLimit } = await call.withResponse()
 *   return rateLimit.remaining
 * }
 */
export interface ResponsePromise<Data, Failure = never, Described = unknown> extends Promise<Data>, Failing<Failure> {
  /** The data with its response, status and rate limit. No second request is made. */
  withResponse(): Promise<RestResult<Data, Described>>
}

export function responsePromise<Data, Described>(
  result: Promise<RestResult<Data, Described>>,
): ResponsePromise<Data, never, Described> {
  const data = result.then((whole) => whole.data)
  return Object.assign(data, {
    withResponse: () => {
      // A caller of `withResponse` does not await the data, whose rejection must not count as unhandled.
      data.catch(() => {})
      return result.then((whole) => whole)
    },
  })
}
