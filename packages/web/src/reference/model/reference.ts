import type { JsonObject } from "@serac/codegen/samples"
import type { Lookup } from "./lookup.ts"

/** A document as its reference shows it. What is known of a single operation is read when it is looked at. */
export interface Reference {
  /** What it is called in links: `data`. */
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
  /** What statuses mean where an error says nothing else: `x-statuses` of a schema of errors. */
  readonly statuses: Readonly<Record<string, StatusWords>>
}

/** A noun of the document: a tag, or the namespace of methods without one. */
export interface Group {
  readonly name: string
  readonly description: string
  readonly operations: readonly ReferenceOperation[]
}

/** An operation in a list. */
export interface ReferenceOperation {
  /** What it is called in links, one of its document: `listValidators`, `eth_getBalance`. */
  readonly key: string
  /** `GET`, or `RPC` for a JSON-RPC method. */
  readonly verb: string
  /** The path of an OpenAPI operation; the name of a JSON-RPC method. */
  readonly path: string
  readonly summary: string
  readonly group: string
  readonly isDeprecated: boolean
  /** Whether no server of the document answers it. */
  readonly isUnserved: boolean
  /** The operation or method as the document has it. */
  readonly source: JsonObject
  /** Of OpenAPI, the path item that it stands in. */
  readonly item: JsonObject
}

/** What a status means, and what to do about it. */
export interface StatusWords {
  readonly cause: string
  readonly retry: string
  readonly remedy: string
}

/** How many operations and schemas of a document are shown: what has more is no document to read. */
export const maxOperations = 5_000
