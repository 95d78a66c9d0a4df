import type { JsonObject } from "@serac/codegen/samples"
import type { ErrorModel } from "./errors.ts"
import type { ReferenceOperation } from "./reference.ts"

/** The details of an operation that its page shows. */
export interface OperationDetails {
  readonly operation: ReferenceOperation
  /** Markdown. */
  readonly description: string
  readonly deprecation?: { readonly since: string; readonly replacedBy: string }
  /** Further notes for callers, one sentence each. */
  readonly notes: readonly string[]
  readonly parameters: readonly DocumentedParameter[]
  readonly body?: Body
  readonly results: readonly DocumentedAnswer[]
  readonly errors: readonly ErrorModel[]
  /** The location of the API key, if the operation takes one. */
  readonly key?: KeyLocation
}

/** A parameter of an operation. */
export interface DocumentedParameter {
  readonly name: string
  /** The location of the parameter; for JSON-RPC, whether parameters are passed by `name` or by `position`. */
  readonly place: "path" | "query" | "header" | "cookie" | "name" | "position"
  readonly isRequired: boolean
  /** Whether the form begins with the example, as with those of required parameters (`x-prefilled`). */
  readonly isPrefilled: boolean
  readonly isDeprecated: boolean
  readonly description: string
  /** The schema, or a reference to it, as in the document. */
  readonly schema: unknown
  /** The document's example value. */
  readonly example: unknown
}

/** The body of a request. */
export interface Body {
  readonly description: string
  readonly isRequired: boolean
  readonly contents: readonly Content[]
}

/** The content of a request or response, in one media type. */
export interface Content {
  readonly type: string
  readonly schema: unknown
  readonly examples: readonly NamedExample[]
}

/** A named example of the document. */
export interface NamedExample {
  readonly name: string
  readonly summary: string
  /** For a method, the parameters of the example. */
  readonly request?: JsonObject
  readonly value: unknown
}

/** A successful response: a status of OpenAPI, or the result of a JSON-RPC method. */
export interface DocumentedAnswer {
  /** `200`, `2XX` or `default`; for JSON-RPC the name of the result. */
  readonly label: string
  readonly description: string
  readonly headers: readonly DocumentedParameter[]
  readonly contents: readonly Content[]
}

/** The location of an API key: a header, or a query parameter. */
export interface KeyLocation {
  readonly in: "header" | "query"
  readonly name: string
  readonly description: string
  /** Text before the key: `Bearer `. */
  readonly prefix: string
}
