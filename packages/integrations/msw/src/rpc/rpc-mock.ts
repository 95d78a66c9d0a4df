import type { RpcOperation } from "@serac/client/rpc"
import { delay, type HttpHandler, HttpResponse, http } from "msw"
import { parseLossless, stringifyLossless } from "../lossless.ts"
import { type DeepPartial, make } from "../make.ts"
import type { MockOptions } from "../options.ts"
import { pathMatcher } from "../path-matcher.ts"
import type { ReceivedParameters } from "../received.ts"
import { areAnswered, batchBody, callsOf, type MockedCall } from "./calls.ts"

/**
 * The request that an answer's function receives.
 *
 * @example
 * ```ts
 * import type { RpcRequest } from "@serac/msw"
 *
 * const isOfC = ({ variables }: RpcRequest<object>) => variables.blockchainID === "C"
 * ```
 */
export interface RpcRequest<Params> {
  /** The parameters by name, even if the method takes them by position. */
  readonly params: ReceivedParameters<Params>
  /** The variables of the path, such as `{ blockchainID: "C" }`. */
  readonly variables: Readonly<Record<string, string>>
  readonly request: Request
}

/**
 * The error of a JSON-RPC answer.
 *
 * @example
 * ```ts
 * import type { RpcErrorObject } from "@serac/msw"
 *
 * const reverted: RpcErrorObject = { code: 3, message: "execution reverted", data: "0x" }
 * ```
 */
export interface RpcErrorObject {
  readonly code: number
  readonly message: string
  readonly data?: unknown
}

const failureSymbol = Symbol("failure")

/**
 * An error returned by an answer's function; created by {@link rpcFailure}.
 *
 * @example
 * ```ts
 * import { type RpcFailure, rpcFailure } from "@serac/msw"
 *
 * const notFound: RpcFailure = rpcFailure({ code: -32000, message: "not found" })
 * ```
 */
export interface RpcFailure {
  readonly [failureSymbol]: RpcErrorObject
}

/**
 * Creates a value that an answer's function returns instead of a result, to answer the call with an error.
 *
 * @example
 * ```ts
 * import { rpcFailure } from "@serac/msw"
 * import { getBlockByHeight } from "@serac/msw/p-chain"
 *
 * export const handlers = [
 *   getBlockByHeight(({ params }) =>
 *     params.height === "7" ? getBlockByHeight.make() : rpcFailure({ code: -32000, message: "not found" }),
 *   ),
 * ]
 * ```
 */
export const rpcFailure = (error: RpcErrorObject): RpcFailure => ({ [failureSymbol]: error })

/**
 * The answer of a handler: a complete result, or a function that returns a result, a failure, or undefined to leave the call to
 * the next handlers.
 *
 * @example
 * ```ts
 * import type { RpcAnswer } from "@serac/msw"
 *
 * const answer: RpcAnswer<{ readonly height: string }, { readonly id: string }> = ({ params }) => ({ id: params.height })
 * ```
 */
export type RpcAnswer<Params, Result> =
  | Result
  | ((request: RpcRequest<Params>) => MockedRpcResult<Result> | Promise<MockedRpcResult<Result>>)

type MockedRpcResult<Result> = Result | RpcFailure | undefined

/**
 * Creates handlers of one JSON-RPC method. They answer single calls and calls in batches, with parameters by name or by position;
 * a batch is answered jointly by the handlers of all its methods.
 *
 * @example
 * ```ts
 * import { getFeeState } from "@serac/msw/p-chain"
 * import { setupServer } from "msw/node"
 *
 * const server = setupServer(getFeeState())
 * server.use(getFeeState(getFeeState.make({ excess: 0n })))
 * server.use(getFeeState.error(-32000, { once: true }), getFeeState.httpError(503, { once: true }))
 * ```
 */
export interface RpcMock<Params, Result> {
  /** A handler that answers with the given result, or with the document's first example. */
  (answer?: RpcAnswer<Params, Result>, options?: MockOptions): HttpHandler
  /** A handler that answers with a JSON-RPC error: the given one, or the document's error with the given code. */
  error(error: number | RpcErrorObject, options?: MockOptions): HttpHandler
  /** A handler that answers with an HTTP status instead of JSON-RPC, like a gateway, if the request contains a call of the method. */
  httpError(status: number, options?: MockOptions): HttpHandler
  /** A handler that simulates a network failure. */
  networkError(options?: MockOptions): HttpHandler
  /** A handler that delays its answer: by a number of milliseconds, by msw's realistic delay, or forever. */
  delay(
    duration: NonNullable<MockOptions["delay"]>,
    answer?: RpcAnswer<Params, Result>,
    options?: MockOptions,
  ): HttpHandler
  /** The document's first example, with changes. */
  make(changes?: DeepPartial<Result>): Result
}

/**
 * Information from the document about a method that its descriptor does not contain.
 *
 * @example
 * ```ts
 * import type { RpcFacts } from "@serac/msw"
 *
 * const facts: RpcFacts = { example: { height: "57" }, errors: [{ code: -32000, message: "not found" }] }
 * ```
 */
export interface RpcFacts {
  /** The result of its first example. */
  readonly example: unknown
  /** Its errors; if several have the same code, the first is used. */
  readonly errors?: readonly RpcErrorObject[]
}

/**
 * Creates the mock of a method, for example one of a package created by `serac generate`.
 *
 * @example
 * ```ts
 * import { rpcMock } from "@serac/msw"
 *
 * const getHeight = { method: "ledger.getHeight", path: "/ext/ledger" }
 * const mock = rpcMock<Record<string, never>, { height: string }>(getHeight, { example: { height: "57" } })
 * export const handlers = [mock({ height: "58" })]
 * ```
 */
export function rpcMock<Params, Result>(operation: RpcOperation, facts: RpcFacts): RpcMock<Params, Result> {
  const { method, path, positions, bigints } = operation
  const makeResult = (changes?: unknown) => make(facts.example, (text) => parseLossless(text, bigints), changes)

  const handlerOf = (handle: Handling, { baseUrl, once }: MockOptions = {}) => {
    const place = pathMatcher(path, baseUrl)
    const isMine = async ({ request }: { readonly request: Request }) =>
      place(request.url) !== undefined && (await callsOf(request)).list.some((call) => isUnanswered(call, method))
    return http.post(isMine, ({ request }) => handle(request, place(request.url) ?? {}), { once: once === true })
  }

  const handler = (answer: unknown, options: MockOptions = {}) => {
    const answerOf = (typeof answer === "function" ? answer : () => (answer === undefined ? makeResult() : answer)) as (
      asked: object,
    ) => unknown
    return handlerOf(async (request, variables) => {
      const calls = await callsOf(request)
      for (const call of calls.list.filter((one) => isUnanswered(one, method))) {
        const given = await answerOf({ params: namedParams(call.params, positions), variables, request })
        if (given !== undefined) call.answer = messageMember(given)
      }
      if (options.delay !== undefined) await delay(options.delay)
      if (!areAnswered(calls)) return undefined
      return new HttpResponse(batchBody(calls), { headers: { "content-type": "application/json", ...options.headers } })
    }, options)
  }

  const refusal = (respond: () => Response, options: MockOptions = {}) =>
    handlerOf(async () => {
      if (options.delay !== undefined) await delay(options.delay)
      return respond()
    }, options)

  const mock = Object.assign(handler, {
    error: (error: number | RpcErrorObject, options?: MockOptions) =>
      handler(() => rpcFailure(typeof error === "number" ? documented(facts, error) : error), options),
    httpError: (status: number, options?: MockOptions) =>
      refusal(() => new HttpResponse(null, { status, headers: { ...options?.headers } }), options),
    networkError: (options?: MockOptions) => refusal(() => HttpResponse.error(), options),
    delay: (wait: number | "real" | "infinite", answer?: unknown, options?: MockOptions) =>
      handler(answer, { ...options, delay: wait }),
    make: makeResult,
  })
  return mock as unknown as RpcMock<Params, Result>
}

type Handling = (request: Request, variables: Readonly<Record<string, string>>) => Promise<Response | undefined>

const isUnanswered = (call: MockedCall, method: string): boolean => call.method === method && call.answer === undefined

function messageMember(given: unknown): string {
  const isFailure = typeof given === "object" && given !== null && failureSymbol in given
  return isFailure
    ? `"error":${stringifyLossless((given as RpcFailure)[failureSymbol])}`
    : `"result":${stringifyLossless(given)}`
}

const documented = ({ errors = [] }: RpcFacts, code: number): RpcErrorObject =>
  errors.find((error) => error.code === code) ?? { code, message: `error ${code}` }

/** For parameters by name, a list is replaced by its first element. For parameters by position, null is a placeholder for an omitted one. */
function namedParams(params: unknown, positions: readonly string[] | undefined): object {
  if (!Array.isArray(params)) return (params ?? {}) as object
  if (positions === undefined) return (params[0] ?? {}) as object
  const named = positions.map((name, index) => [name, params[index]] as const)
  return Object.fromEntries(named.filter(([, value]) => value !== undefined && value !== null))
}
