import type { RestOperation } from "@serac/client/rest"
import { delay, type HttpHandler, HttpResponse, http } from "msw"
import { stringifyLossless } from "../lossless.ts"
import { type DeepPartial, make } from "../make.ts"
import type { MockOptions } from "../options.ts"
import { pathMatcher } from "../path-matcher.ts"
import type { ReceivedParameters } from "../received.ts"
import { type ParameterTypes, requestParameters } from "./parameters.ts"

/**
 * The request that an answer's function receives.
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
 * The answer of a handler: a complete result, or a function that returns one. The function may return a `Response` instead,
 * such as msw's `HttpResponse`, or undefined to leave the request to the next handlers.
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
  /** The status of the answer. Default: the document's success status. */
  readonly status?: number
}

type StatusOf<Failure> = Failure extends { readonly status: infer Status extends number } ? Status : never

type BodyOf<Failure, Status> = Failure extends { readonly status: infer Own; readonly body: infer Body }
  ? Status extends Own
    ? NonNullable<Body>
    : never
  : never

/**
 * Creates handlers of one REST operation.
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
   * A handler that answers with the given result, or with the document's first example. For a listing, the example is followed
   * by an empty last page.
   */
  (answer?: RestAnswer<Parameters, Result>, options?: RestMockOptions): HttpHandler
  /** A handler that answers with an error. Default body: the document's example. */
  error<Status extends StatusOf<Failure>>(
    status: Status,
    body?: BodyOf<Failure, Status>,
    options?: MockOptions,
  ): HttpHandler
  /** A handler that simulates a network failure. */
  networkError(options?: MockOptions): HttpHandler
  /** A handler that delays its answer: by a number of milliseconds, by msw's realistic delay, or forever. */
  delay(
    duration: NonNullable<MockOptions["delay"]>,
    answer?: RestAnswer<Parameters, Result>,
    options?: RestMockOptions,
  ): HttpHandler
  /** The document's first example, with changes. */
  make(changes?: DeepPartial<Result>): Result
}

/**
 * Creates handlers of a listing.
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
  /** The first item of the document's first example, with changes. */
  makeItem(changes?: DeepPartial<Item>): Item
}

/**
 * Information from the document about an operation that its descriptor does not contain.
 *
 * @example
 * ```ts
 * import type { RestFacts } from "@serac/msw"
 *
 * const facts: RestFacts = { example: { name: "one" }, errors: { 404: { message: "no such chain" } }, numbers: ["pageSize"] }
 * ```
 */
export interface RestFacts extends ParameterTypes {
  /** Its first example; absent if it has no result. */
  readonly example?: unknown
  /** Its success status. Default 200. */
  readonly status?: number
  /** The first example of the body of each error. */
  readonly errors?: Readonly<Record<number, unknown>>
}

/**
 * Creates the mock of an operation, for example one of a package created by `serac generate`.
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
 * Creates the mock of a listing.
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

  // Returning the example again as the second page would make the listing endless.
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

/** A result in the format of its operation: JSON, unless the document specifies text or bytes. */
function respond(
  body: unknown,
  status: number,
  headers: MockOptions["headers"],
  { result, accept = "" }: Pick<RestOperation, "result" | "accept"> = {},
): Response {
  // Clients require this content type for an event stream.
  const stream = accept.startsWith("text/event-stream") && { "content-type": "text/event-stream" }
  if (body === undefined || result === "text" || result === "binary")
    return new HttpResponse((body as string | Uint8Array<ArrayBuffer> | undefined) ?? null, {
      status,
      headers: { ...stream, ...headers },
    })
  const content = { "content-type": "application/json", ...headers }
  return new HttpResponse(stringifyLossless(body), { status, headers: content })
}
