import type { ParameterStyle, RestOperation } from "@serac/client/rest"
import type { ErrorObject, Iteration, Subscription } from "../document/openrpc.ts"
import type { SchemaOrReference } from "../document/schema.ts"
import type { BareIntegers } from "./bigints.ts"
import type { MediaKind } from "./media-type.ts"
import type { OperationNames } from "./names.ts"

/** What both families know of an operation. */
export interface CommonModel extends OperationNames {
  readonly summary?: string
  readonly description?: string
  readonly deprecated?: Deprecation
  /** Whether it belongs to a standard but no server of the API offers it. */
  readonly isUnserved?: boolean
  /** Earlier names of its function, which stay as deprecated aliases. */
  readonly formerNames?: readonly string[]
  /** The first of its tags. */
  readonly tag?: string
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
  /** A value that the specification gives as an example. */
  readonly example?: unknown
}

/** How an API knows its caller: by one key, or by several schemes. */
export type SecurityModel = KeyModel | SchemesModel

/** The schemes of an API whose operations want several, together or one of them. */
export interface SchemesModel {
  readonly kind: "schemes"
  /** Where the key of each scheme goes, by its name in the document. */
  readonly schemes: Readonly<Record<string, KeyModel>>
  /** The sets of schemes one of which most operations want, an empty one last. */
  readonly usual: readonly (readonly string[])[]
  /** Every set that an operation wants. */
  readonly sets: readonly (readonly string[])[]
}

/** Where one key goes: in a header, the query or a cookie, under that name, or as `authorization`. */
export type KeyModel =
  | { readonly kind: "header" | "query" | "cookie"; readonly name: string }
  | { readonly kind: "bearer" | "basic" }

export interface RestModel {
  readonly kind: "openapi"
  readonly title: string
  /** The first server, with its variables at their defaults. */
  readonly serverUrl?: string
  /** What is served there. */
  readonly serverDescription?: string
  /** Where the credentials go, where the document says so. */
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
  /** The media types to ask for, if not JSON's own. */
  readonly accept?: string
  /** What a result is, if not JSON. */
  readonly result?: "text" | "binary" | "none"
  /** Where it is served, if not where the others are. */
  readonly server?: string
  /** The array member of a page, for operations whose answers are pages. */
  readonly items?: string
  /** Of a stream of events: the name of the schema of what each holds. */
  readonly event?: string
  /** Its bare 64-bit integers, where there are any. */
  readonly integers?: BareIntegers
  /** The kinds of chains that it is about, where the specification says so: `evm`, `p`, `x`, `c`. */
  readonly chains?: readonly string[]
  /** Whether the public service of this kind has it: all that a requirement names. */
  readonly isHosted?: true
  /** By what a listing that begins again is known besides its tokens, where the specification says so. */
  readonly restarts?: "items"
  /** The sets of schemes one of which it wants, where the API has several and most operations want others. */
  readonly security?: SchemesModel["usual"]
  /** A POST that only reads (`x-idempotent`), so that it may be sent again. */
  readonly idempotent?: true
}

export interface RestParameterModel extends ParameterModel {
  readonly in: "path" | "query" | "header"
  /** How it is written, where that is not the default of the runtime for its place. */
  readonly style?: ParameterStyle
}

export interface BodyModel {
  /** The media type that is sent, as the document has it. */
  readonly type: string
  readonly kind: MediaKind
  /** Whether it is JSON with 64-bit integers, which are written digit for digit. */
  readonly isExact?: true
  /** Of a form: how a member is written, or in multipart its media type. */
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
  /** Whether the body is the operation's result: every 2xx, and others that the specification marks with `x-result`. */
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
  /** The defaults of the variables of all paths. */
  readonly variables: Readonly<Record<string, string>>
  /** The default of `nodeUrl`. */
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
  /** Positions of parameters in which a bigint is written in hexadecimal. */
  readonly quantities: readonly number[]
  readonly narrowing?: NarrowingModel
  /** The function that lists the items of its pages, where these go on by a cursor. */
  readonly iteration?: IterationModel
  /** The function that follows what it subscribes to. */
  readonly subscription?: SubscriptionModel
  readonly idempotent: boolean
  readonly examples: readonly RpcExampleModel[]
  readonly errors: readonly ErrorObject[]
  readonly errorExamples: readonly RpcErrorExampleModel[]
}

/** A function that lists the items of a method's pages. */
export interface IterationModel {
  /** The function: `iterateUTXOs`. */
  readonly name: string
  /** Its file without the extension. */
  readonly file: string
  /** The members of the parameters and of the result that its pages go on by. */
  readonly cursor: Omit<Iteration, "function">
}

/** A function that follows what a method subscribes to. */
export interface SubscriptionModel extends Omit<Subscription, "function"> {
  /** The function: `subscribe`. */
  readonly name: string
  /** Its file without the extension. */
  readonly file: string
}

/** A parameter whose value decides which of several results a method gives. */
export interface NarrowingModel {
  readonly parameter: string
  readonly cases: readonly NarrowingCase[]
  /** Whether the result may be null, whatever the value. */
  readonly orNull: boolean
}

export interface NarrowingCase {
  /** Values of the parameter. */
  readonly values: readonly (string | boolean)[]
  /** Whether the parameter may be left out. */
  readonly isDefault: boolean
  /** The name of the schema of what they give. */
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
