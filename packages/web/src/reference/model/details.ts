import type { JsonObject } from "@serac/codegen/samples"
import type { ErrorModel } from "./errors.ts"
import type { ReferenceOperation } from "./reference.ts"

/** All that the page of an operation shows. */
export interface OperationDetails {
  readonly operation: ReferenceOperation
  /** Markdown. */
  readonly description: string
  readonly deprecation?: { readonly since: string; readonly replacedBy: string }
  /** What else is to be known of it, a sentence each. */
  readonly notes: readonly string[]
  readonly parameters: readonly DocumentedParameter[]
  readonly body?: Body
  readonly results: readonly DocumentedAnswer[]
  readonly errors: readonly ErrorModel[]
  /** Where the API takes its key, if it does. */
  readonly key?: KeyLocation
}

/** A parameter of an operation. */
export interface DocumentedParameter {
  readonly name: string
  /** Where it goes; of JSON-RPC `name` or `position`. */
  readonly place: "path" | "query" | "header" | "cookie" | "name" | "position"
  readonly isRequired: boolean
  readonly isDeprecated: boolean
  readonly description: string
  /** The schema or a reference to it, as the document has it. */
  readonly schema: unknown
  /** A value that the document gives as an example. */
  readonly example: unknown
}

/** What is sent beside parameters. */
export interface Body {
  readonly description: string
  readonly isRequired: boolean
  readonly contents: readonly Content[]
}

/** What is sent or answered, in one media type. */
export interface Content {
  readonly type: string
  readonly schema: unknown
  readonly examples: readonly NamedExample[]
}

/** An example that the document names. */
export interface NamedExample {
  readonly name: string
  readonly summary: string
  /** Of a method, what the example asks with. */
  readonly request?: JsonObject
  readonly value: unknown
}

/** A success: of OpenAPI a status, of JSON-RPC the result. */
export interface DocumentedAnswer {
  /** `200`, `2XX` or `default`; of JSON-RPC the name of the result. */
  readonly label: string
  readonly description: string
  readonly headers: readonly DocumentedParameter[]
  readonly contents: readonly Content[]
}

/** Where a key goes: the header, or the parameter of the query. */
export interface KeyLocation {
  readonly in: "header" | "query"
  readonly name: string
  readonly description: string
  /** What stands before the key: `Bearer `. */
  readonly prefix: string
}
