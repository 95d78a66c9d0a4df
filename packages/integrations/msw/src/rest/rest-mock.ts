import type { RestOperation } from "@serac/client/rest"
import { delay, type HttpHandler, HttpResponse, http } from "msw"
import { stringifyLossless } from "../lossless.ts"
import { type DeepPartial, make } from "../make.ts"
import type { MockOptions } from "../options.ts"
import { pathMatcher } from "../path-matcher.ts"
import type { ReceivedParameters } from "../received.ts"
import { type ParameterTypes, requestParameters } from "./parameters.ts"

/**
 * What an answer may be made of.
 *
 * @example
 * ```ts
 * import type { RestRequest } from "@serac/msw"
 *
 * const blockOf = ({ parameters }: RestRequest<{ readonly blockId: string }>) => parameters.blockId
 * ```
 */
export interface RestRequest<Parameters> {
  /** The parameters of the client's function: typed, in one flat object, with `body`. */
  readonly parameters: ReceivedParameters<Parameters>
  readonly request: Request
}

/**
 * What a handler answers: a whole result, or a function that makes one. The function may give a `Response` instead, such as
 * msw's `HttpResponse`, or undefined to leave the request to the handlers after it.
 *
 * @example
 * ```ts
 * import type { RestAnswer } from "@serac/msw"
 *
 * const answer: RestAnswer<{ readonly chainId: string }, { readonly name: string }> = ({ parameters }) =>
 *   parameters.chainId === "1" ? { name: "one" } : new Response(null, { status: 404 })
 * ```
 */
export type RestAnswer<Parameters, Result> =
  | Result
  | ((request: RestRequest<Parameters>) => MockedRestResult<Result> | Promise<MockedRestResult<Result>>)

type MockedRestResult<Result> = Result | Response | undefined

/**
 * Options of a handler of a REST operation.
 *
 * @example
 * ```ts
 * import type { RestMockOptions } from "@serac/msw"
 *
 * const unhealthy: RestMockOptions = { status: 503 }
 * ```
 */
export interface RestMockOptions extends MockOptions {
  /** The status of the answer. Default: the document's status of success. */
  readonly status?: number
}

type StatusOf<Failure> = Failure extends { readonly status: infer Status extends number } ? Status : never

type BodyOf<Failure, Status> = Failure extends { readonly status: infer Own; readonly body: infer Body }
  ? Status extends Own
    ? NonNullable<Body>
    : never
  : never

/**
 * Makes handlers of one REST operation.
 *
 * @example
 * ```ts
 * import { getBlock } from "@serac/msw/data"
 * import { setupServer } from "msw/node"
 *
 * const server = setupServer(getBlock())
 * server.use(getBlock(getBlock.make({ blockNumber: "7" })))
 * server.use(getBlock(({ parameters }) => getBlock.make({ blockNumber: parameters.blockId })))
 * server.use(getBlock.error(404), getBlock.delay("real"))
 * ```
 */
export interface RestMock<Parameters, Result, Failure = never> {
  /**
   * A handler that answers what it is given, or the document's first example. After the example of a listing comes an empty
   * last page.
   */
  (answer?: RestAnswer<Parameters, Result>, options?: RestMockOptions): HttpHandler
  /** A handler that answers an error: with the document's example of its body unless one is given. */
  error<Status extends StatusOf<Failure>>(
    status: Status,
    body?: BodyOf<Failure, Status>,
    options?: MockOptions,
  ): HttpHandler
  /** A handler that fails as a network does. */
  networkError(options?: MockOptions): HttpHandler
  /** A handler that answers late: after milliseconds, or as long as msw thinks real, or never. */
  delay(
    duration: NonNullable<MockOptions["delay"]>,
    answer?: RestAnswer<Parameters, Result>,
    options?: RestMockOptions,
  ): HttpHandler
  /** The document's first example, changed. */
  make(changes?: DeepPartial<Result>): Result
}

/**
 * Makes handlers of a listing.
 *
 * @example
 * ```ts
 * import { listLatestBlocks } from "@serac/msw/data"
 *
 * const blocks = ["9", "8"].map((blockNumber) => listLatestBlocks.makeItem({ blockNumber }))
 * export const handlers = [listLatestBlocks({ blocks })]
 * ```
 */
export interface ListingMock<Parameters, Result, Item, Failure = never> extends RestMock<Parameters, Result, Failure> {
  /** The first item of the document's first example, changed. */
  makeItem(changes?: DeepPartial<Item>): Item
}

/**
 * What the document says of an operation beyond its descriptor.
 *
 * @example
 * ```ts
 * import type { RestFacts } from "@serac/msw"
 *
 * const facts: RestFacts = { example: { name: "one" }, errors: { 404: { message: "no such chain" } }, numbers: ["pageSize"] }
 * ```
 */
export interface RestFacts extends ParameterTypes {
  /** Its first example; absent where it has no result. */
  readonly example?: unknown
  /** Its status of success. Default 200. */
  readonly status?: number
  /** The first example of each error's body. */
  readonly errors?: Readonly<Record<number, unknown>>
}

/**
 * The mock of an operation, such as one of a package that `serac generate` made.
 *
 * @example
 * ```ts
 * import { restMock } from "@serac/msw"
 *
 * const getChain = { id: "getChain", method: "GET", path: "/v1/chains/{chainId}" } as const
 * const mock = restMock<{ chainId: string }, { name: string }>(getChain, { example: { name: "one" } })
 * export const handlers = [mock(mock.make({ name: "two" }))]
 * ```
 */
export function restMock<Parameters, Result, Failure = never>(
  operation: RestOperation,
  facts: RestFacts,
): RestMock<Parameters, Result, Failure> {
  return mockOf(operation, facts) as unknown as RestMock<Parameters, Result, Failure>
}

/**
 * The mock of a listing.
 *
 * @example
 * ```ts
 * import { listingMock } from "@serac/msw"
 *
 * const listBooks = { id: "listBooks", method: "GET", path: "/books", query: ["pageToken"], items: "books" } as const
 * const mock = listingMock<{ pageToken?: string }, { books: { title: string }[] }, { title: string }>(listBooks, {
 *   example: { books: [{ title: "One" }], nextPageToken: "2" },
 * })
 * export const handlers = [mock({ books: [mock.makeItem({ title: "Two" })] })]
 * ```
 */
export function listingMock<Parameters, Result, Item, Failure = never>(
  operation: RestOperation,
  facts: RestFacts,
): ListingMock<Parameters, Result, Item, Failure> {
  return mockOf(operation, facts) as unknown as ListingMock<Parameters, Result, Item, Failure>
}

type RestResolver = (request: RestRequest<Readonly<Record<string, unknown>>>) => unknown

function mockOf(operation: RestOperation, facts: RestFacts) {
  const { parse = JSON.parse } = operation
  const makeResult = (changes?: unknown) => make(facts.example, parse, changes)

  // An example that came again as the next page would be a listing that has come back to its first.
  const lastPage = { [operation.items ?? ""]: [], nextPageToken: undefined }
  const byDocument: RestResolver = ({ parameters: { pageToken } }) =>
    makeResult(operation.items !== undefined && pageToken !== undefined ? lastPage : undefined)

  const handler = (answer: unknown, { status, headers, baseUrl, delay: wait, once }: RestMockOptions = {}) => {
    const place = pathMatcher(operation.path, baseUrl)
    const answerOf = (
      answer === undefined ? byDocument : typeof answer === "function" ? answer : () => answer
    ) as RestResolver
    const resolver = async ({ request }: { readonly request: Request }) => {
      const parameters = await requestParameters(operation, facts, place(request.url) ?? {}, request)
      const body = await answerOf({ parameters, request })
      if (body === undefined && facts.example !== undefined && typeof answer === "function") return undefined
      if (wait !== undefined) await delay(wait)
      return body instanceof Response ? body : respond(body, status ?? facts.status ?? 200, headers, operation)
    }
    return http.all(
      ({ request }) => request.method === operation.method && place(request.url) !== undefined,
      resolver,
      { once: once === true },
    )
  }

  return Object.assign(handler, {
    error: (status: number, body: unknown = facts.errors?.[status], options?: MockOptions) =>
      handler(() => respond(body, status, options?.headers), options),
    networkError: (options?: MockOptions) => handler(() => HttpResponse.error(), options),
    delay: (wait: number | "real" | "infinite", answer?: unknown, options?: RestMockOptions) =>
      handler(answer, { ...options, delay: wait }),
    make: makeResult,
    makeItem: (changes?: unknown) => {
      const example = facts.example as Readonly<Record<string, readonly unknown[]>> | undefined
      return make(example?.[operation.items ?? ""]?.[0], parse, changes)
    },
  })
}

/** A result as its operation sends it: JSON, unless the document says text or bytes. */
function respond(
  body: unknown,
  status: number,
  headers: MockOptions["headers"],
  { result, accept = "" }: Pick<RestOperation, "result" | "accept"> = {},
): Response {
  // A client takes nothing else for a stream of events.
  const stream = accept.startsWith("text/event-stream") && { "content-type": "text/event-stream" }
  if (body === undefined || result === "text" || result === "binary")
    return new HttpResponse((body as string | Uint8Array<ArrayBuffer> | undefined) ?? null, {
      status,
      headers: { ...stream, ...headers },
    })
  const content = { "content-type": "application/json", ...headers }
  return new HttpResponse(stringifyLossless(body), { status, headers: content })
}
