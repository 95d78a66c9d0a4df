import type { JsonObject } from "@serac/codegen/samples"
import type { Lookup } from "./lookup.ts"

/** A document for display. The details of an operation are read on demand. */
export interface Reference {
  /** Name of the document in links: `data`. */
  readonly name: string
  readonly kind: "openapi" | "openrpc"
  readonly title: string
  readonly version: string
  /** Markdown. */
  readonly description: string
  readonly document: JsonObject
  readonly lookup: Lookup
  readonly groups: readonly Group[]
  readonly operations: readonly ReferenceOperation[]
  /** Names of the schemas under `components.schemas`. */
  readonly schemas: readonly string[]
  /** The default meaning of statuses: `x-statuses` of an error schema. */
  readonly statuses: Readonly<Record<string, StatusWords>>
}

/** A group of operations: a tag, or the namespace of methods without a tag. */
export interface Group {
  readonly name: string
  readonly description: string
  readonly operations: readonly ReferenceOperation[]
}

/** An operation in a list. */
export interface ReferenceOperation {
  /** Key of the operation in links, unique in its document: `listValidators`, `eth_getBalance`. */
  readonly key: string
  /** `GET`, or `RPC` for a JSON-RPC method. */
  readonly verb: string
  /** The path of an OpenAPI operation; the name of a JSON-RPC method. */
  readonly path: string
  readonly summary: string
  readonly group: string
  readonly isDeprecated: boolean
  /** Whether no server of the document serves it. */
  readonly isUnserved: boolean
  /** The operation or method object of the document. */
  readonly source: JsonObject
  /** For OpenAPI, the path item of the operation. */
  readonly item: JsonObject
}

/** The meaning of a status, and what to do about it. */
export interface StatusWords {
  readonly cause: string
  readonly retry: string
  readonly remedy: string
}

/** Maximum number of displayed operations, and of schemas, of a document. */
export const maxOperations = 5_000
