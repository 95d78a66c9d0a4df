/** The parts of an OpenRPC 1.x document that a mock uses. */
export interface OpenRpcDocument {
  readonly openrpc: string
  readonly info: { readonly title: string; readonly version: string }
  readonly servers?: readonly ServerObject[]
  readonly methods: readonly (MethodObject | ReferenceObject)[]
}

export interface ReferenceObject {
  readonly $ref: string
}

export interface ServerObject {
  readonly url: string
}

export interface MethodObject {
  readonly name: string
  readonly servers?: readonly ServerObject[]
  readonly paramStructure?: "by-name" | "by-position" | "either"
  readonly params: readonly (ContentDescriptor | ReferenceObject)[]
  readonly result?: ContentDescriptor | ReferenceObject
  readonly errors?: readonly (ErrorObject | ReferenceObject)[]
  readonly examples?: readonly (ExamplePairing | ReferenceObject)[]
  readonly "x-error-examples"?: Readonly<Record<string, ErrorExample | ReferenceObject>>
}

export interface ContentDescriptor {
  readonly name: string
  readonly required?: boolean
  readonly schema: unknown
}

export interface ErrorObject {
  readonly code: number
  readonly message: string
  readonly data?: unknown
}

export interface NamedValue {
  readonly name: string
  readonly value: unknown
}

export interface ExamplePairing {
  readonly name: string
  readonly params: readonly (NamedValue | ReferenceObject)[]
  readonly result?: NamedValue | ReferenceObject
}

export interface ErrorExample {
  readonly params?: readonly (NamedValue | ReferenceObject)[]
  readonly error: ErrorObject
}

/** A part of the document, with the JSON pointer to its actual location. */
export interface Located<Part> {
  readonly part: Part
  readonly pointer: string
}

/** Thrown when a document refers to a part that does not exist. */
export class UnresolvedReferenceError extends Error {
  override readonly name = "UnresolvedReferenceError"
}

/** Follows local references (`#/components/...`) until it reaches an actual part. */
export function locatePart<Part>(document: object, pointer: string): Located<Part> {
  let at = pointer
  for (let hops = 0; hops < 32; hops += 1) {
    const part = valueAt(document, at)
    if (typeof part !== "object" || part === null || !("$ref" in part)) return { part: part as Part, pointer: at }
    const reference = String(part.$ref)
    if (!reference.startsWith("#/")) throw new UnresolvedReferenceError(`${at}: ${reference} is not in the document`)
    at = reference.slice(1)
  }
  throw new UnresolvedReferenceError(`${pointer}: the reference leads in a circle`)
}

function valueAt(document: object, pointer: string): unknown {
  let value: unknown = document
  for (const step of pointer.split("/").slice(1)) {
    const key = decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~")
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) {
      throw new UnresolvedReferenceError(`#${pointer} is not in the document`)
    }
    value = (value as Readonly<Record<string, unknown>>)[key]
  }
  return value
}

/** A key, escaped as a step of a JSON pointer. */
export function pointerStep(key: string): string {
  return encodeURIComponent(key.replaceAll("~", "~0").replaceAll("/", "~1"))
}
