import fastJson, { type Schema as JsonSchema } from "fast-json-stringify"
import type { OpenApiDocument, Schema } from "../document/openapi.ts"
import { detached, documentName } from "../document/references.ts"

/** Serialises an operation's result to JSON text. */
export type Serialise = (value: unknown) => string

const serialisersByDocument = new WeakMap<OpenApiDocument, Map<string, Serialise>>()

/**
 * A serialiser compiled from the schema of a success, on first use: lists return ready text, and compiling unused serialisers would slow down
 * every start. Members that the document does not have are left out. The serialisers are cached per document, so a process that serves it
 * several times, as tests do, compiles each once; the document must not be changed afterwards.
 */
export function serialiser(document: OpenApiDocument, schema: Schema): Serialise {
  const ofDocument = serialisersByDocument.get(document) ?? new Map<string, Serialise>()
  serialisersByDocument.set(document, ofDocument)
  const name = JSON.stringify(schema)
  const before = ofDocument.get(name)
  if (before !== undefined) return before
  let compiled: Serialise | undefined
  const serialise: Serialise = (value) => {
    compiled ??= fastJson(detached(schema) as JsonSchema, {
      schema: { [documentName]: { components: document.components ?? {} } as object as JsonSchema },
    })
    return compiled(value)
  }
  ofDocument.set(name, serialise)
  return serialise
}
