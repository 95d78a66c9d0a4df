import { DocumentError } from "./document-error.ts"

/** The name of the document in the validators and serialisers. */
export const documentName = "document"

/** Follows local references to their target. Throws {@link DocumentError} for a reference without a target. */
export function resolveReference<Value>(document: object, value: Value): Value {
  let current: unknown = value
  for (let hops = 0; isJsonRecord(current) && typeof current.$ref === "string"; hops++) {
    if (hops > 50) throw new DocumentError(`references in a circle at ${current.$ref}`)
    current = target(document, current.$ref)
  }
  return current as Value
}

function target(document: object, reference: string): unknown {
  if (!reference.startsWith("#/")) throw new DocumentError(`the document refers outside itself: ${reference}`)
  let value: unknown = document
  for (const segment of reference.slice(2).split("/")) {
    const name = decodeURIComponent(segment).replaceAll("~1", "/").replaceAll("~0", "~")
    value = isJsonRecord(value) ? value[name] : undefined
  }
  if (value === undefined) throw new DocumentError(`a reference leads nowhere: ${reference}`)
  return value
}

/** Copies a schema out of its document: its local references name the document, so that it compiles alone. */
export function detached<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(detached) as Value
  if (!isJsonRecord(value)) return value
  const entries = Object.entries(value).map(([key, member]) =>
    key === "$ref" && typeof member === "string" ? [key, documentName + member] : [key, detached(member)],
  )
  return Object.fromEntries(entries) as Value
}

function isJsonRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null
}
