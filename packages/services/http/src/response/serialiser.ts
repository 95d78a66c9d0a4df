import fastJson, { type Schema as JsonSchema } from "fast-json-stringify"
import type { OpenApiDocument, Schema } from "../document/openapi.ts"
import { detached, documentName } from "../document/references.ts"

/** Turns an operation's result into JSON text. */
export type Serialise = (value: unknown) => string

/**
 * A serialiser compiled from the schema of a success, when it is first used: lists are ready text, and compiling what
 * they never use would slow down every start. Members that the document does not show are left out.
 */
export function serialiser(document: OpenApiDocument, schema: Schema): Serialise {
  let compiled: Serialise | undefined
  return (value) => {
    compiled ??= fastJson(detached(schema) as JsonSchema, {
      schema: { [documentName]: { components: document.components ?? {} } as object as JsonSchema },
    })
    return compiled(value)
  }
}
