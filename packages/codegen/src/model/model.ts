import type { ParameterStyle, RestOperation } from "@serac/client/rest"
import type { ErrorObject, Iteration, Subscription } from "../document/openrpc.ts"
import type { SchemaOrReference } from "../document/schema.ts"
import type { BareIntegers } from "./bigints.ts"
import type { MediaKind } from "./media-type.ts"
import type { OperationNames } from "./names.ts"
import type { PagingModel } from "./paging/paging-model.ts"

/** The part of an operation's model common to REST and RPC. */
export interface CommonModel extends OperationNames {
  readonly summary?: string
  readonly description?: string
  readonly deprecated?: Deprecation
  /** Set if it belongs to a standard but no server of the API offers it. */
  readonly isUnserved?: boolean
  /** Former names of its function, which are kept as deprecated aliases. */
  readonly formerNames?: readonly string[]
  /** The first of its tags. */
  readonly tag?: string
  /** Its group, and its name there, which is empty until all members of the group are known. */
  readonly group?: { readonly name: string; readonly member: string }
}

export interface Deprecation {
  readonly since?: string
  readonly replacedBy?: string
}

export interface ParameterModel {
  readonly name: string
  readonly required: boolean
  readonly description?: string
  readonly schema: SchemaOrReference
  readonly default?: unknown
  /** The specification's example value. */
  readonly example?: unknown
}

/** How requests to an API are authenticated: with one key, or with one of several sets of security schemes. */
export type SecurityModel = KeyModel | SchemesModel

/** The security schemes of an API whose operations accept several, in combination or as alternatives. */
export interface SchemesModel {
  readonly kind: "schemes"
  /** How the key of each scheme is sent, by the scheme's name in the document. */
  readonly schemes: Readonly<Record<string, KeyModel>>
  /** The sets of schemes, of which most operations require one; an empty set comes last. */
  readonly usual: readonly (readonly string[])[]
  /** All sets that operations require. */
  readonly sets: readonly (readonly string[])[]
}

/** How a key is sent: in a header, the query or a cookie with that name, or as `authorization`. */
export type KeyModel =
  | { readonly kind: "header" | "query" | "cookie"; readonly name: string }
  | { readonly kind: "bearer" | "basic" }
  | TokenModel

/** A bearer token that a client can get with the OAuth 2.0 flow of client credentials. */
export interface TokenModel {
  readonly kind: "token"
  /** The absolute URL of the token endpoint. */
  readonly tokenUrl: string
  /** The scopes that the document names. */
  readonly scopes: readonly string[]
}

export interface RestModel {
  readonly kind: "openapi"
  readonly title: string
  /** The first server, with the default values of its variables. */
  readonly serverUrl?: string
  /** The description of that server. */
  readonly serverDescription?: string
  /** How credentials are sent, if the document specifies it. */
  readonly security?: SecurityModel
  readonly operations: readonly RestOperationModel[]
}

export interface RestOperationModel extends CommonModel {
  readonly id: string
  readonly method: RestOperation["method"]
  readonly path: string
  readonly parameters: readonly RestParameterModel[]
  readonly body?: BodyModel
  readonly responses: readonly ResponseModel[]
  /** Set if the document describes headers of a result. */
  readonly hasHeaders?: true
  /** The `Accept` header, if not that of JSON. */
  readonly accept?: string
  /** The kind of result, if not JSON. */
  readonly result?: "text" | "binary" | "none"
  /** Its server, if different from that of the document. */
  readonly server?: string
  /** The path of the list of items in a page, for listings; empty if the page is the list. */
  readonly items?: string
  /** How the pages of a listing follow, if not by `pageToken` and `nextPageToken`. */
  readonly paging?: Exclude<PagingModel, { readonly by: "token" }>
  /** For a stream of events, the name of the schema of each event's data. */
  readonly event?: string
  /** The stream that it can answer. */
  readonly stream?: StreamModel
  /** Its bare 64-bit integers, if any. */
  readonly integers?: BareIntegers
  /** The names of the members of its answers that are `Date`s, if any. */
  readonly dates?: readonly string[]
  /** The kinds of chains that it applies to, if the specification has them: `evm`, `p`, `x`, `c`. */
  readonly chains?: readonly string[]
  /** Set if the public service of this kind offers the operation, that is, if it has an `x-requirement`. */
  readonly isHosted?: true
  /** How to detect that a listing has restarted, in addition to its tokens, if the specification has it. */
  readonly restarts?: "items"
  /** The sets of schemes of which it requires one, if different from those of most operations. */
  readonly security?: SchemesModel["usual"]
  /** Set for a POST that only reads (`x-idempotent`), so that it may be retried. */
  readonly idempotent?: true
}

/** An answer that is a stream of server-sent events or of lines of JSON. */
export interface StreamModel {
  /** Its media type. */
  readonly type: string
  /** The schema of each value. */
  readonly schema: SchemaOrReference
  /** The boolean of the request that selects the stream; absent if the operation always answers a stream. */
  readonly flag?: { readonly in: "body" | "parameters"; readonly name: string; readonly isDefault: boolean }
}

export interface RestParameterModel extends ParameterModel {
  readonly in: "path" | "query" | "header"
  /** Its name in the document and in requests, if `name` is another, since two parameters have one name. */
  readonly sentAs?: string
  /** How it is serialized, if not in the runtime's default style for its location. */
  readonly style?: ParameterStyle
}

export interface BodyModel {
  /** The media type that is sent, as in the document. */
  readonly type: string
  readonly kind: MediaKind
  /** Set for JSON with 64-bit integers, which are written digit by digit. */
  readonly isExact?: true
  /** For a form, the style of each member, or its media type in multipart. */
  readonly parts?: Readonly<Record<string, string>>
  readonly required: boolean
  readonly description?: string
  readonly schema: SchemaOrReference
  /** Named examples. */
  readonly examples: Readonly<Record<string, unknown>>
}

export interface ResponseModel {
  readonly status: number
  readonly description?: string
  /** Whether the body is the operation's result: true for every 2xx, and for statuses that the specification marks with `x-result`. */
  readonly isResult: boolean
  readonly schema?: SchemaOrReference
  /** Named examples. */
  readonly examples: Readonly<Record<string, unknown>>
}

export interface RpcModel {
  readonly kind: "openrpc"
  readonly title: string
  /** The path of the endpoint that serves most of the methods. */
  readonly path: string
  /** The default values of the variables of all paths. */
  readonly variables: Readonly<Record<string, string>>
  /** The default value of `nodeUrl`. */
  readonly serverUrl?: string
  readonly operations: readonly RpcOperationModel[]
}

export interface RpcOperationModel extends CommonModel {
  readonly method: string
  readonly path: string
  /** Whether parameters are sent as an array in the order of `params`. */
  readonly positional: boolean
  readonly params: readonly ParameterModel[]
  readonly result: { readonly name: string; readonly description?: string; readonly schema: SchemaOrReference }
  /** Members of the result, at any depth, that are bare 64-bit integers. */
  readonly bigints: readonly string[]
  /** Positions of the parameters in which bigints are written in hexadecimal. */
  readonly quantities: readonly number[]
  readonly narrowing?: NarrowingModel
  /** The function that lists the items of all its pages, if it has a cursor. */
  readonly iteration?: IterationModel
  /** The function that yields the events of its subscription. */
  readonly subscription?: SubscriptionModel
  readonly idempotent: boolean
  readonly examples: readonly RpcExampleModel[]
  readonly errors: readonly ErrorObject[]
  readonly errorExamples: readonly RpcErrorExampleModel[]
}

/** A function that lists the items of all pages of a method. */
export interface IterationModel {
  /** The function, such as `iterateUTXOs`. */
  readonly name: string
  /** Its file name without extension. */
  readonly file: string
  /** The members of the parameters and of the result that are used for paging. */
  readonly cursor: Omit<Iteration, "function">
}

/** A function that yields the events of a subscription. */
export interface SubscriptionModel extends Omit<Subscription, "function"> {
  /** The function, such as `subscribe`. */
  readonly name: string
  /** Its file name without extension. */
  readonly file: string
}

/** A parameter whose value determines the type of a method's result. */
export interface NarrowingModel {
  readonly parameter: string
  readonly cases: readonly NarrowingCase[]
  /** Whether the result may be null for every value. */
  readonly orNull: boolean
}

export interface NarrowingCase {
  /** Values of the parameter. */
  readonly values: readonly (string | boolean)[]
  /** Whether this also applies if the parameter is omitted. */
  readonly isDefault: boolean
  /** The name of the result's schema for these values. */
  readonly result: string
}

export interface RpcExampleModel {
  readonly name: string
  readonly summary?: string
  readonly params: Readonly<Record<string, unknown>>
  readonly result: unknown
}

export interface RpcErrorExampleModel {
  readonly name: string
  readonly summary?: string
  readonly params: Readonly<Record<string, unknown>>
  readonly error: ErrorObject
}

export type Model = RestModel | RpcModel
