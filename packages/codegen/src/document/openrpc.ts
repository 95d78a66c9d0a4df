import type { Info, Server } from "./openapi.ts"
import type { Reference } from "./resolve.ts"
import type { SchemaOrReference } from "./schema.ts"

/** The parts of an OpenRPC 1.3 document that the generator uses. */
export interface OpenRpcDocument {
  readonly openrpc: string
  readonly info: Info & { readonly "x-namespace"?: string; readonly "x-idempotent"?: boolean }
  readonly servers?: readonly Server[]
  readonly methods: readonly (MethodObject | Reference)[]
  readonly components?: {
    readonly schemas?: Readonly<Record<string, SchemaOrReference>>
    readonly errors?: Readonly<Record<string, ErrorObject | Reference>>
  }
}

export interface MethodObject {
  readonly name: string
  readonly summary?: string
  readonly description?: string
  readonly tags?: readonly (Tag | Reference)[]
  readonly deprecated?: boolean
  readonly servers?: readonly Server[]
  readonly paramStructure?: "by-name" | "by-position" | "either"
  readonly params: readonly (ContentDescriptor | Reference)[]
  readonly result?: ContentDescriptor | Reference
  readonly errors?: readonly (ErrorObject | Reference)[]
  readonly examples?: readonly (ExamplePairing | Reference)[]
  readonly "x-error-examples"?: Readonly<Record<string, ErrorExample>>
  readonly "x-idempotent"?: boolean
  readonly "x-result-by"?: ResultBy
  readonly "x-iteration"?: Iteration
  readonly "x-subscription"?: Subscription
  readonly "x-deprecated-since"?: string
  readonly "x-replaced-by"?: string
  /** Set if the method belongs to a standard but no server offers it. */
  readonly "x-unserved"?: boolean
  /** The name of its function, like `operationId` in OpenAPI. */
  readonly "x-function"?: string
  readonly "x-former-functions"?: readonly string[]
  /** Its group in the client, and its name there: `files.get`. */
  readonly "x-group"?: string
}

export interface Tag {
  readonly name: string
  readonly description?: string
}

/** Determines the result by the value of a parameter: for each value, one of the schemas that the result can have. */
export interface ResultBy {
  readonly parameter: string
  readonly results: Readonly<Record<string, string>>
}

/** The paging scheme of a method, for a function that lists the items of all pages. */
export interface Iteration {
  /** The name of the function. */
  readonly function: string
  /** The member of the result that contains the items. */
  readonly items: string
  /** The parameter for the start of a page. */
  readonly start: string
  /** The member of the result that is the start of the next page. */
  readonly end: string
  /** The parameter for the number of items in a page. */
  readonly limit: string
  /** The maximum number of items in a page, which also applies if the limit is 0, larger or omitted. */
  readonly maxLimit: number
  /** The member of the result that is the number of its items. */
  readonly count: string
}

/** A subscription over a WebSocket, for a function that yields its events. */
export interface Subscription {
  /** The name of the function. */
  readonly function: string
  /** The path of the WebSocket, below the base URL. */
  readonly path: string
  /** The method of its notifications. */
  readonly notification: string
  /** A method without required parameters that returns the number of the last block; used to check that the server is available. */
  readonly probe: string
  /** The parameter that selects what to subscribe to. */
  readonly parameter: string
  readonly events: readonly SubscriptionEvents[]
}

/** The events for one value of that parameter. */
export interface SubscriptionEvents {
  readonly value: string
  /** Other parameters to send with it: the name of a schema, for an optional parameter, or a fixed value. */
  readonly with?: Readonly<Record<string, string | boolean>>
  /** The name of the schema of each event. */
  readonly item: string
  /** Members of that schema that events do not have. */
  readonly without?: readonly string[]
  /** The kind of events, if missed ones can be fetched: Ethereum block headers or logs. */
  readonly missed?: "heads" | "logs"
}

export interface ContentDescriptor {
  readonly name: string
  readonly summary?: string
  readonly description?: string
  readonly required?: boolean
  readonly schema: SchemaOrReference
}

export interface ErrorObject {
  readonly code: number
  readonly message: string
  readonly data?: unknown
}

export interface ExampleValue {
  readonly name: string
  readonly value?: unknown
}

export interface ExamplePairing {
  readonly name: string
  readonly summary?: string
  readonly params: readonly (ExampleValue | Reference)[]
  readonly result?: ExampleValue | Reference
}

export interface ErrorExample {
  readonly summary?: string
  readonly params?: readonly ExampleValue[]
  readonly error: ErrorObject
}
