import { CodegenError } from "../error.ts"
import { isObject, type JsonObject } from "./json.ts"

export interface Reference {
  readonly $ref: string
}

const longestChain = 50

/** Resolves local references of one bundled document. */
export class Resolver {
  readonly #root: JsonObject

  constructor(root: object) {
    this.#root = root as JsonObject
  }

  /**
   * The value itself, or the value that it refers to.
   *
   * @throws {CodegenError} when a reference has no target, is not local, or is circular
   */
  resolve<Value>(value: Value | Reference): Value {
    let current: unknown = value
    for (let hops = 0; isObject(current) && typeof current.$ref === "string"; hops++) {
      if (hops > longestChain) throw new CodegenError(`references in a circle at ${current.$ref}`)
      current = this.#target(current.$ref)
    }
    return current as Value
  }

  /** The names of the document's schemas. */
  get schemaNames(): readonly string[] {
    const { components } = this.#root
    return isObject(components) && isObject(components.schemas) ? Object.keys(components.schemas) : []
  }

  #target(reference: string): unknown {
    if (!reference.startsWith("#/")) throw new CodegenError(`the bundle refers outside itself: ${reference}`)
    let value: unknown = this.#root
    for (const segment of reference.slice(2).split("/")) {
      const name = decodedSegment(reference, segment)
      const holds = (isObject(value) || Array.isArray(value)) && Object.hasOwn(value, name)
      value = holds ? (value as JsonObject)[name] : undefined
    }
    if (value === undefined) throw new CodegenError(`a reference leads nowhere: ${reference}`)
    return value
  }
}

function decodedSegment(reference: string, segment: string): string {
  try {
    return decodeURIComponent(segment).replaceAll("~1", "/").replaceAll("~0", "~")
  } catch {
    throw new CodegenError(`a reference is badly encoded: ${reference}`)
  }
}
