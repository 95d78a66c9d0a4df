import type { Info, Server } from "./openapi.ts"
import type { Reference } from "./resolve.ts"
import type { SchemaOrReference } from "./schema.ts"

/** The part of an OpenRPC 1.3 document that the generator reads. */
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
  /** Belongs to a standard, but no server offers it. */
  readonly "x-unserved"?: boolean
  /** The name of its function, as `operationId` is in OpenAPI. */
  readonly "x-function"?: string
  readonly "x-former-functions"?: readonly string[]
}

export interface Tag {
  readonly name: string
  readonly description?: string
}

/** Which result each value of a parameter gives: for each value, a schema of the result's choice. */
export interface ResultBy {
  readonly parameter: string
  readonly results: Readonly<Record<string, string>>
}

/** How the pages of a method go on: a function lists their items. */
export interface Iteration {
  /** The name of the function. */
  readonly function: string
  /** The member of the result that holds the items. */
  readonly items: string
  /** The parameter that says where a page begins. */
  readonly start: string
  /** The member of the result that is the start of the next page. */
  readonly end: string
  /** The parameter that says how many items a page has. */
  readonly limit: string
  /** How many items a page has at most, and for a limit of 0, above it or left out. */
  readonly maxLimit: number
  /** The member of the result that says how many items it has. */
  readonly count: string
}

/** What a method subscribes to, over a WebSocket: a function follows it. */
export interface Subscription {
  /** The name of the function. */
  readonly function: string
  /** Where the WebSocket is, below the base URL. */
  readonly path: string
  /** The method of its notifications. */
  readonly notification: string
  /** A method without required parameters that tells the number of the last block, and so that the server is there. */
  readonly probe: string
  /** The parameter that says what is subscribed to. */
  readonly parameter: string
  readonly events: readonly SubscriptionEvents[]
}

/** The events of one value of that parameter. */
export interface SubscriptionEvents {
  readonly value: string
  /** Other parameters that are given with it: a schema's name, where it may be left out, or the one value that it has. */
  readonly with?: Readonly<Record<string, string | boolean>>
  /** The name of the schema of each event. */
  readonly item: string
  /** Members of that schema that events do not have. */
  readonly without?: readonly string[]
  /** What they are, where what was missed can be fetched: headers of blocks, or logs, of Ethereum. */
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
