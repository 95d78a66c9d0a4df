import { expectTypeOf } from "vitest"
import {
  ApiError,
  type BadRequestError,
  type ConnectionError,
  createRestCore,
  type ErrorOf,
  type HeadersOf,
  type ItemOf,
  isSeracError,
  type NotFoundError,
  type Page,
  type Pages,
  type ParametersOf,
  type RawClient,
  type ResponsePromise,
  type RestCore,
  type RestResult,
  type ResultOf,
  rawClient,
  type SuccessStatus,
  type TooManyRequestsError,
} from "./index.ts"

interface TypedProblem {
  message: string
}
interface Validation {
  message: string[]
}
interface TypedBlock {
  blockNumber: string
}
interface BlockPage {
  nextPageToken?: string
  blocks: TypedBlock[]
}
interface JsonContent<Body> {
  headers: { [name: string]: unknown }
  content: { "application/json": Body }
}

// In the form of openapi-typescript 7.
interface TypedOperations {
  listBlocks: {
    parameters: {
      query?: { pageSize?: number; status?: "failed" | "success" }
      header?: never
      path: { chainId: string }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: JsonContent<BlockPage>
      400: JsonContent<Validation>
      404: JsonContent<TypedProblem>
      413: JsonContent<TypedProblem>
    }
  }
  aggregate: {
    parameters: { query?: never; header: { "x-trace": string }; path: { network: "mainnet" | "fuji" }; cookie?: never }
    requestBody: { content: { "application/json": { message: string } } }
    responses: { 200: JsonContent<TypedBlock>; 201: JsonContent<BlockPage> }
  }
  reindex: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    requestBody?: { content: { "application/json": { force: boolean } } }
    responses: { 200: { headers: { [name: string]: unknown }; content?: never }; default: JsonContent<TypedProblem> }
  }
  health: {
    parameters: { query?: { tag?: string[] }; header?: never; path?: never; cookie?: never }
    requestBody?: never
    responses: {
      200: JsonContent<{ healthy: true }>
      503: JsonContent<{ healthy: false }>
      "4XX": JsonContent<TypedProblem>
    }
  }
}

// Parameters are flat and readonly at any depth; what is optional may be undefined, what is required may not.
expectTypeOf<ParametersOf<TypedOperations["listBlocks"]>>().toEqualTypeOf<{
  readonly chainId: string
  readonly pageSize?: number | undefined
  readonly status?: "failed" | "success" | undefined
}>()
expectTypeOf<ParametersOf<TypedOperations["aggregate"]>>().toEqualTypeOf<{
  readonly network: "mainnet" | "fuji"
  readonly "x-trace": string
  readonly body: { readonly message: string }
}>()
expectTypeOf<ParametersOf<TypedOperations["reindex"]>>().toEqualTypeOf<{
  readonly body?: { readonly force: boolean } | undefined
}>()
expectTypeOf<ParametersOf<TypedOperations["health"]>>().toEqualTypeOf<{
  readonly tag?: readonly string[] | undefined
}>()

// A parameter whose name another place has too has a name of its own.
expectTypeOf<
  ParametersOf<
    { parameters: { path: { path: string }; query?: { path?: number; "x-a"?: string }; header: { path: bigint } } },
    { query: { path: "pathInQuery" }; header: { path: "pathInHeader" } }
  >
>().toEqualTypeOf<{
  readonly path: string
  readonly pathInQuery?: number | undefined
  readonly "x-a"?: string | undefined
  readonly pathInHeader: bigint
}>()

// A type with a serialization of its own, or an unknown one, stays as it is.
expectTypeOf<ParametersOf<{ requestBody: { content: { "application/octet-stream": Blob } } }>>().toEqualTypeOf<{
  readonly body: Blob
}>()
expectTypeOf<ParametersOf<{ requestBody: { content: { "application/json": { data: unknown[] } } } }>>().toEqualTypeOf<{
  readonly body: { readonly data: readonly unknown[] }
}>()

// Results are those of success, and of the statuses that are data.
expectTypeOf<ResultOf<TypedOperations["listBlocks"]>>().toEqualTypeOf<BlockPage>()
expectTypeOf<ResultOf<TypedOperations["aggregate"]>>().toEqualTypeOf<TypedBlock | BlockPage>()
expectTypeOf<ResultOf<TypedOperations["reindex"]>>().toEqualTypeOf<undefined>()
expectTypeOf<ResultOf<TypedOperations["health"]>>().toEqualTypeOf<{ healthy: true }>()
expectTypeOf<ResultOf<TypedOperations["health"], 503>>().toEqualTypeOf<{ healthy: true } | { healthy: false }>()

expectTypeOf<ItemOf<BlockPage, "blocks">>().toEqualTypeOf<TypedBlock>()
expectTypeOf<ItemOf<{ results?: readonly number[] }, "results">>().toEqualTypeOf<number>()
expectTypeOf<ItemOf<BlockPage, "nextPageToken">>().toBeNever()

// The headers of results are texts, by the document's spelling or in lower case.
interface HeaderOperations {
  list: {
    responses: {
      200: {
        headers: {
          "X-Total-Count": number
          etag?: string
          "x-kind"?: "a" | "b"
          "x-ids": string[]
          [name: string]: unknown
        }
        content: { "application/json": BlockPage }
      }
      404: { headers: { "x-reason": string; [name: string]: unknown }; content?: never }
    }
  }
  create: {
    responses: {
      200: { headers: { "x-is-new": boolean; location?: string; [name: string]: unknown }; content?: never }
      201: { headers: { location: string; [name: string]: unknown }; content?: never }
    }
  }
}
declare const listing: Pages<BlockPage, TypedBlock, never, HeadersOf<HeaderOperations["list"]>>
for await (const { response } of listing.pages()) {
  expectTypeOf(response.headers.get("x-total-count")).toEqualTypeOf<`${number}`>()
  expectTypeOf(response.headers.get("X-Total-Count")).toEqualTypeOf<`${number}`>()
  expectTypeOf(response.headers.get("x-kind")).toEqualTypeOf<"a" | "b" | null>()
  expectTypeOf(response.headers.get("etag")).toEqualTypeOf<string | null>()
  expectTypeOf(response.headers.get("x-ids")).toEqualTypeOf<string>()
  expectTypeOf(response.headers.get("x-reason")).toEqualTypeOf<string | null>()
  expectTypeOf(response).toExtend<Response>()
}
declare const creation: ResponsePromise<undefined, never, HeadersOf<HeaderOperations["create"]>>
const created = await creation.withResponse()
expectTypeOf(created.response.headers.get("x-is-new")).toEqualTypeOf<"true" | "false" | null>()
expectTypeOf(created.response.headers.get("location")).toEqualTypeOf<string | null>()
expectTypeOf(creation).toExtend<ResponsePromise<undefined>>()
expectTypeOf(created).toExtend<RestResult<undefined>>()
expectTypeOf(listing).toExtend<Pages<BlockPage, TypedBlock>>()
expectTypeOf(await listing).toExtend<Page<BlockPage, TypedBlock>>()
expectTypeOf<keyof HeadersOf<TypedOperations["listBlocks"]>>().toBeNever()

// The status narrows the class and the body.
declare const error: ErrorOf<TypedOperations["listBlocks"]>
if (error.status === 400) {
  expectTypeOf(error).toEqualTypeOf<BadRequestError<Validation>>()
  expectTypeOf(error.body).toEqualTypeOf<Validation | undefined>()
}
if (error.status === 404) expectTypeOf(error).toEqualTypeOf<NotFoundError<TypedProblem>>()
if (error.status === 413) expectTypeOf(error).toEqualTypeOf<ApiError<413, TypedProblem>>()
if (error.status === 429) expectTypeOf(error).toEqualTypeOf<TooManyRequestsError<unknown>>()
if (error.status === 504) expectTypeOf(error.body).toBeUnknown()
if (error.status === 200) expectTypeOf(error.text).toBeString()
if (error.name === "ConnectionError") expectTypeOf(error).toEqualTypeOf<ConnectionError>()
if (error.code === "LISTING_RESTARTED") expectTypeOf(error.pageToken).toEqualTypeOf<string | undefined>()
if (error.code === "TIMEOUT") expectTypeOf(error.limit).toEqualTypeOf<"attempt" | "total">()
if (error instanceof ApiError) expectTypeOf(error.rateLimit.reset).toEqualTypeOf<number | undefined>()

// A body can be documented for a hundred statuses, or for all that are not named.
declare const reindexError: ErrorOf<TypedOperations["reindex"]>
if (reindexError.status === 502) expectTypeOf(reindexError.body).toEqualTypeOf<TypedProblem | undefined>()
if (reindexError.status === 418) expectTypeOf(reindexError.body).toEqualTypeOf<TypedProblem | undefined>()
declare const healthError: ErrorOf<TypedOperations["health"], 503>
if (healthError.status === 404) expectTypeOf(healthError.body).toEqualTypeOf<TypedProblem | undefined>()
if (healthError.status === 502) expectTypeOf(healthError.body).toBeUnknown()
if (healthError.status === 503) expectTypeOf(healthError.code).toEqualTypeOf<"INVALID_RESPONSE">()
expectTypeOf<Extract<ErrorOf<TypedOperations["health"]>, { status: 503 }>["body"]>().toEqualTypeOf<
  { healthy: false } | undefined
>()

declare const thrown: unknown
if (isSeracError<ErrorOf<TypedOperations["listBlocks"]>>(thrown) && thrown.status === 404) {
  expectTypeOf(thrown.body?.message).toEqualTypeOf<string | undefined>()
}

// A page's own flag tells whether there is another.
declare const blockPages: Pages<BlockPage, TypedBlock>
expectTypeOf(await blockPages).toEqualTypeOf<Page<BlockPage, TypedBlock>>()
const blockPage = await blockPages
expectTypeOf(blockPage.items).toEqualTypeOf<readonly TypedBlock[]>()
expectTypeOf(blockPage.data).toEqualTypeOf<BlockPage>()
expectTypeOf(await blockPage.next()).toEqualTypeOf<Page<BlockPage, TypedBlock> | undefined>()
if (blockPage.hasNextPage) {
  expectTypeOf(blockPage.nextPageToken).toBeString()
  expectTypeOf(await blockPage.next()).toEqualTypeOf<Page<BlockPage, TypedBlock>>()
}
for await (const block of blockPages) expectTypeOf(block).toEqualTypeOf<TypedBlock>()
for await (const one of blockPages.pages()) expectTypeOf(one).toEqualTypeOf<Page<BlockPage, TypedBlock>>()

// A core with paths is a core, and its raw client knows them.
interface paths {
  "/v1/blocks": { get: TypedOperations["listBlocks"] }
}
const core = createRestCore<paths>({ baseUrl: "https://data.example", fetch: globalThis.fetch })
expectTypeOf(core).toExtend<RestCore>()
expectTypeOf(rawClient(core)).toEqualTypeOf<RawClient<paths>>()
expectTypeOf(await core.call<TypedBlock>({ id: "x", method: "GET", path: "/" })).toEqualTypeOf<TypedBlock>()
expectTypeOf(await core.call<TypedBlock>({ id: "x", method: "GET", path: "/" }).withResponse()).toEqualTypeOf<
  RestResult<TypedBlock>
>()
// @ts-expect-error the page size is a number
const wrong: ParametersOf<TypedOperations["listBlocks"]> = { chainId: "1", pageSize: "5" }
// @ts-expect-error the chain is required
const missing: ParametersOf<TypedOperations["listBlocks"]> = {}
expectTypeOf([wrong, missing]).toBeArray()
expectTypeOf<SuccessStatus>().toExtend<number>()
