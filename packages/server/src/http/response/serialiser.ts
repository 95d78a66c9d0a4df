import fastJson, { type Schema as JsonSchema } from "fast-json-stringify"
import type { OpenApiDocument, Schema } from "../document/openapi.ts"
import { detached, documentName } from "../document/references.ts"

/** Turns an operation's result into JSON text. */
export type Serialise = (value: unknown) => string

const serialisersByDocument = new WeakMap<OpenApiDocument, Map<string, Serialise>>()

/**
 * A serialiser compiled from the schema of a success, when it is first used: lists are ready text, and compiling what
 * they never use would slow down every start. Members that the document does not show are left out. A process
 * that serves a document several times, as a test does, compiles it once: the document is not to be changed from now on.
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
