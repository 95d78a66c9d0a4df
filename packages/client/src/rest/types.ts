import type {
  ConnectionError,
  InvalidParameterError,
  InvalidResponseError,
  ResponseTooLargeError,
  TimeoutError,
} from "../http/runtime.ts"
import type { ApiError } from "./errors/api-error.ts"
import type { ListingRestartedError } from "./errors/listing-restarted-error.ts"
import type { ErrorByStatus } from "./errors/status-errors.ts"
import type { TokenError } from "./errors/token-error.ts"

/**
 * The statuses of success that carry a body.
 *
 * @example
 * import type { SuccessStatus } from "@serac/client/rest"
 *
 * const created: SuccessStatus = 201
 */
export type SuccessStatus = 200 | 201 | 202 | 203 | 206 | 207

/**
 * The flat parameters of an operation as openapi-typescript describes it: those of its path, its query and its header,
 * and `body`. Optional ones may be undefined, and every array and object may be readonly. `Names` has the names in code of
 * parameters that share theirs with another place.
 *
 * @example
 * import type { ParametersOf } from "@serac/client/rest"
 *
 * interface ListBlocks {
 *   parameters: { path: { chainId: string }; query?: { pageSize?: number } }
 * }
 *
 * const parameters: ParametersOf<ListBlocks> = { chainId: "43114", pageSize: 100 }
 */
export type ParametersOf<Operation, Names extends ParameterNames = object> = Lenient<
  PlaceOf<Operation, "path"> &
    Renamed<PlaceOf<Operation, "query">, Names["query"]> &
    Renamed<PlaceOf<Operation, "header">, Names["header"]> &
    RequestBodyOf<Operation>
>

/** The names in code of parameters that have others in the document, by their place. */
interface ParameterNames {
  readonly query?: Readonly<Record<string, string>>
  readonly header?: Readonly<Record<string, string>>
}

/**
 * What a call of an operation resolves to: the body of its success statuses, and of those in `Data`.
 *
 * @example
 * import type { ResultOf } from "@serac/client/rest"
 *
 * interface GetChain {
 *   responses: { 200: { content: { "application/json": { chainId: string } } } }
 * }
 *
 * const chain: ResultOf<GetChain> = { chainId: "43114" }
 */
export type ResultOf<Operation, Data extends number = never> =
  ResponsesOf<Operation> extends infer Responses
    ? {
        [Status in keyof Responses]: Status extends Success | Data ? JsonOf<Responses[Status]> : never
      }[keyof Responses]
    : never

/**
 * The headers that an operation's results have by the document, as the text that a response has: an enumeration is its texts, a number
 * `${number}`, and one that is not required may be null. Each has the document's spelling and that in lower case.
 *
 * @example
 * import type { HeadersOf } from "@serac/client/rest"
 *
 * interface ListBooks {
 *   responses: { 200: { headers: { "X-Total-Count": number; [name: string]: unknown } } }
 * }
 *
 * const total: HeadersOf<ListBooks>["x-total-count"] = "120"
 */
export type HeadersOf<Operation, Data extends number = never> =
  ResponsesOf<Operation> extends infer Responses
    ? HeadersOfEach<
        {
          [Status in keyof Responses]: Status extends Success | Data ? HeaderTexts<Responses[Status]> : never
        }[keyof Responses]
      >
    : never

/**
 * Every error that a call of an operation can end in; `status`, `name` and `code` narrow it. The caller's own abort is
 * not among them: it rejects with the signal's reason.
 *
 * @example
 * import { type ErrorOf, isSeracError } from "@serac/client/rest"
 *
 * interface GetChain {
 *   responses: { 404: { content: { "application/json": { message: string } } } }
 * }
 *
 * const explain = (error: unknown) =>
 *   isSeracError<ErrorOf<GetChain>>(error) && error.status === 404 ? error.body?.message : undefined
 */
export type ErrorOf<Operation, Data extends number = never> =
  | NamedErrors<ResponsesOf<Operation>, Exclude<keyof ErrorByStatus | keyof ResponsesOf<Operation>, Data>>
  | OtherErrors<ResponsesOf<Operation>, Exclude<ClientErrorStatus, keyof ErrorByStatus | Data>>
  | OtherErrors<ResponsesOf<Operation>, Exclude<ServerErrorStatus, keyof ErrorByStatus | Data>>
  | ConnectionError
  | TimeoutError
  | ResponseTooLargeError
  | InvalidResponseError<SuccessStatus | Data>
  | InvalidParameterError
  | ListingRestartedError
  | TokenError

/**
 * The item of a page, by the page's type and the name of its list, or the path to it with `/` between names; empty if the page is the list.
 *
 * @example
 * import type { ItemOf } from "@serac/client/rest"
 *
 * interface BlockPage {
 *   nextPageToken?: string
 *   blocks: { blockNumber: string }[]
 * }
 *
 * const block: ItemOf<BlockPage, "blocks"> = { blockNumber: "1" }
 */
export type ItemOf<Page, Path extends string> = ListAt<Page, Path> extends readonly (infer Item)[] ? Item : never

type ListAt<Holder, Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? ListAt<MemberOf<Holder, First>, Rest>
  : Path extends ""
    ? Holder
    : MemberOf<Holder, Path>

type MemberOf<Holder, Name extends string> =
  Holder extends Readonly<Partial<Record<Name, infer Member>>> ? NonNullable<Member> : never

/**
 * The values of the stream of an operation that can also answer JSON.
 *
 * @example
 * import type { StreamedOf } from "@serac/client/rest"
 *
 * interface Chat {
 *   responses: { 200: { content: { "application/json": { text: string }; "text/event-stream": { part: string } } } }
 * }
 *
 * const part: StreamedOf<Chat> = { part: "Hel" }
 */
export type StreamedOf<Operation> =
  ResponsesOf<Operation> extends infer Responses
    ? {
        [Status in keyof Responses]: Status extends Success
          ? Responses[Status] extends { content: infer Content }
            ? Content[Exclude<keyof Content, "application/json">]
            : never
          : never
      }[keyof Responses]
    : never

/** The registered HTTP error statuses. */
type ClientErrorStatus =
  | (400 | 401 | 402 | 403 | 404 | 405 | 406 | 407 | 408 | 409 | 410 | 411 | 412 | 413 | 414 | 415 | 416 | 417 | 418)
  | (421 | 422 | 423 | 424 | 425 | 426 | 428 | 429 | 431 | 451)
type ServerErrorStatus = 500 | 501 | 502 | 503 | 504 | 505 | 506 | 507 | 508 | 510 | 511
type Success = SuccessStatus | 204 | "2XX"

type ResponsesOf<Operation> = Operation extends { responses: infer Responses } ? Responses : unknown

type JsonOf<Response> = Response extends { content: infer Content }
  ? Content extends { "application/json": infer Body }
    ? Body
    : Content[keyof Content]
  : undefined

/** Of several results, one that only some have may be absent. */
type HeadersOfEach<Result> = {
  readonly [Name in Result extends unknown ? keyof Result : never]: Result extends unknown
    ? Name extends keyof Result
      ? Result[Name]
      : null
    : never
}

type HeaderTexts<Response> = Response extends { headers: infer Described }
  ? {
      [Name in keyof Described as string extends Name ? never : Name | Lowercase<Name & string>]-?:
        | HeaderText<NonNullable<Described[Name]>>
        | (Partial<Pick<Described, Name>> extends Pick<Described, Name> ? null : never)
    }
  : never

type HeaderText<Value> = Value extends string ? Value : Value extends number | bigint | boolean ? `${Value}` : string

/** A class for each status that has one or is documented. */
type NamedErrors<Responses, Status> = Status extends ClientErrorStatus | ServerErrorStatus
  ? ErrorAt<Status, BodyAt<Responses, Status>>
  : never

/** One class for all other statuses. */
type OtherErrors<Responses, Status extends ClientErrorStatus | ServerErrorStatus> = ApiError<
  Exclude<Status, keyof Responses>,
  BodyAt<Responses, Exclude<Status, keyof Responses>>
>

type ErrorAt<Status extends number, Body> = Status extends keyof ErrorByStatus
  ? ErrorByStatus<Body>[Status]
  : ApiError<Status, Body>

/** The body of a status: documented for it, for its range, or as the default. */
type BodyAt<Responses, Status> = Status extends keyof Responses
  ? JsonOf<Responses[Status]>
  : (Status extends ClientErrorStatus ? "4XX" : "5XX") extends infer Hundred extends keyof Responses
    ? JsonOf<Responses[Hundred]>
    : Responses extends { default: infer Response }
      ? JsonOf<Response>
      : unknown

type PlaceOf<Operation, Place extends string> = Operation extends { parameters: infer Places }
  ? Place extends keyof Places
    ? OrUnknown<NonNullable<Places[Place]>>
    : unknown
  : unknown

type RequestBodyOf<Operation> = Operation extends { requestBody: infer Body extends object }
  ? { body: JsonOf<Body> }
  : Operation extends { requestBody?: infer Body }
    ? [NonNullable<Body>] extends [never]
      ? unknown
      : { body?: JsonOf<NonNullable<Body>> }
    : unknown

/** An object whose members have the names that `Names` has for them. */
type Renamed<Place, Names> = unknown extends Names
  ? Place
  : { [Name in keyof Place as Name extends keyof Names ? Names[Name] & string : Name]: Place[Name] }

type OrUnknown<T> = [T] extends [never] ? unknown : T

type Lenient<T> = {
  readonly [Name in keyof T]: Partial<Pick<T, Name>> extends Pick<T, Name>
    ? DeepReadonly<T[Name]> | undefined
    : DeepReadonly<T[Name]>
}

/** A type with a serialization of its own, such as `Blob`, is unchanged. */
type DeepReadonly<T> = unknown extends T
  ? T
  : T extends number | bigint | boolean | null | undefined | Date | BodyInit
    ? T
    : { readonly [Name in keyof T]: DeepReadonly<T[Name]> }
