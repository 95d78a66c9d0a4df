/** A bundled OpenAPI 3.1 document: all its references are local. */
export interface OpenApiDocument {
  readonly openapi: string
  readonly info: { readonly title: string; readonly version: string }
  readonly paths: object
  readonly components?: object
  /** Operations of the hosted service that this document does not have. */
  readonly "x-unserved"?: readonly UnservedOperation[]
}

/** An operation of the hosted service that no service of this document serves. */
export interface UnservedOperation {
  /** The HTTP method in capital letters. */
  readonly method: string
  /** The path template, such as `/v1/webhooks/{id}`. */
  readonly path: string
  readonly summary: string
  /** The reason, as a text that follows "is not served here:". */
  readonly reason: string
}

/** The part of JSON Schema 2020-12 that this package reads; Ajv and the serialiser read all of it. */
export interface Schema {
  readonly $ref?: string
  readonly title?: string
  readonly type?: string | readonly string[]
  readonly items?: Schema
  /** Of a stream of events: the schema of each event's JSON data. */
  readonly contentSchema?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly default?: unknown
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly allOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  /** The rule of the schema as a text that follows "must be". */
  readonly "x-rule"?: string
  /** The name of a check that the service implements, for rules that no keyword expresses. */
  readonly "x-check"?: string
}

/** OpenAPI's Parameter Object: the members that are read. */
export interface ParameterObject {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly style?: string
  readonly explode?: boolean
  readonly schema?: Schema
  /** The name of another parameter in the same place that this one must not exceed where both are given. */
  readonly "x-not-above"?: string
}

/** OpenAPI's Operation Object: the members that are read. */
export interface OperationObject {
  readonly operationId?: string
  readonly summary?: string
  readonly description?: string
  readonly parameters?: readonly ParameterObject[]
  readonly requestBody?: { readonly required?: boolean; readonly content?: Content }
  readonly responses?: Readonly<Record<string, { readonly content?: Content }>>
  /** The scope that a caller needs. */
  readonly "x-scope"?: string
  /** The cost of a call in compute units. */
  readonly "x-execution-weight"?: number
}

/** OpenAPI's Path Item Object: its operations by method, and the parameters of all of them. */
export type PathItemObject = Readonly<Record<string, OperationObject>> & {
  readonly parameters?: readonly ParameterObject[]
}

type Content = Readonly<Record<string, MediaType>>

interface MediaType {
  readonly schema?: Schema
}
