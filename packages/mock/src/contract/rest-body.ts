import { locatePart } from "../openrpc/document.ts"
import { type ExampleValue, exampleValue } from "./example-value.ts"
import { membersAt, type RestOperation } from "./rest-operation.ts"
import { plainText, writtenPairs } from "./rest-target.ts"

/** The body of a request. */
export interface ContractBody extends ExampleValue {
  readonly type: string
  readonly text: string
}

const jsonMediaType = /^application\/(?:[\w.+-]+\+)?json(?:;|$)/i
const formType = "application/x-www-form-urlencoded"

/**
 * The body of an operation, in JSON if it takes it, else as a form or as text; undefined where it takes none.
 *
 * @returns the media types, where none of them can be written
 */
export function contractBody(
  document: object,
  { part, pointer }: RestOperation,
  sample: (pointer: string) => unknown,
): ContractBody | readonly string[] | undefined {
  if (part.requestBody === undefined) return undefined
  const content = membersAt(document, locatePart(document, `${pointer}/requestBody`).pointer, "content")
  const types = [...content.keys()]
  const type =
    types.find((candidate) => jsonMediaType.test(candidate)) ??
    types.find((candidate) => candidate === formType) ??
    types.find((candidate) => candidate.startsWith("text/"))
  const media = type === undefined ? undefined : content.get(type)
  if (type === undefined || media === undefined) return types
  const found = exampleValue(document, media, sample)
  if (found === undefined) return undefined
  return { type, ...found, text: bodyText(type, found.value) }
}

function bodyText(type: string, value: unknown): string {
  if (jsonMediaType.test(type)) return JSON.stringify(value)
  if (type !== formType) return plainText(value)
  const pairs = Object.entries(value as object).flatMap(([name, member]) =>
    writtenPairs({ name, isJson: false }, member),
  )
  return new URLSearchParams(pairs.map(([name, text]) => [name, text])).toString()
}
