import { type Located, locatePart, pointerStep } from "../openrpc/document.ts"
import type { OpenApiPart } from "./rest-operation.ts"

/** A value for a request. */
export interface ExampleValue {
  readonly value: unknown
  /** Whether it was made of the schema, since the document has no example. */
  readonly isSampled: boolean
}

/** The value of a parameter or a media type: its own example, the first of its named ones, else one of its schema. */
export function exampleValue(
  document: object,
  { part, pointer }: Located<OpenApiPart>,
  sample: (pointer: string) => unknown,
): ExampleValue | undefined {
  if ("example" in part) return { value: part.example, isSampled: false }
  const [named] = Object.keys((part.examples as object | undefined) ?? {})
  if (named !== undefined) {
    const { part: example } = locatePart<OpenApiPart>(document, `${pointer}/examples/${pointerStep(named)}`)
    if ("value" in example) return { value: example.value, isSampled: false }
  }
  if (part.schema === undefined) return undefined
  const { part: schema } = locatePart<OpenApiPart>(document, `${pointer}/schema`)
  const isGiven = ["example", "examples", "default", "enum", "const"].some((key) => key in schema)
  const value = sample(`${pointer}/schema`)
  return value === undefined ? undefined : { value, isSampled: !isGiven }
}
