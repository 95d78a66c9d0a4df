import { DocumentError } from "./document-error.ts"
import type { OpenApiDocument } from "./openapi.ts"
import { resolveReference } from "./references.ts"

/** Keywords of a schema whose value is data and not a schema. */
const valueKeywords: ReadonlySet<string> = new Set(["const", "default", "enum", "example", "examples"])

/** Finds schemas that would not compile, visiting each part once, in a hundredth of the time of compiling them. */
export class SchemaReview {
  readonly #document: OpenApiDocument
  readonly #checks: Readonly<Record<string, unknown>> | undefined
  readonly #seen = new Set<unknown>()

  /** @param checks by their `x-check` name; without them any name is accepted */
  constructor(document: OpenApiDocument, checks?: Readonly<Record<string, unknown>>) {
    this.#document = document
    this.#checks = checks
  }

  /** Throws {@link DocumentError} for a reference without a target, an unknown check or an invalid pattern. */
  require(schema: unknown): void {
    try {
      this.#look(schema)
    } catch (error) {
      // A refused schema must be refused again by the next call.
      this.#seen.clear()
      throw error
    }
  }

  #look(schema: unknown): void {
    if (typeof schema !== "object" || schema === null || this.#seen.has(schema)) return
    this.#seen.add(schema)
    if ("$ref" in schema && typeof schema.$ref === "string") this.#look(resolveReference(this.#document, schema))
    for (const [name, value] of Object.entries(schema)) {
      if (name === "pattern" && typeof value === "string") requirePattern(value)
      if (name === "x-check" && typeof value === "string") this.#requireCheck(value)
      if (!valueKeywords.has(name)) this.#look(value)
    }
  }

  #requireCheck(name: string): void {
    if (this.#checks !== undefined && !Object.hasOwn(this.#checks, name))
      throw new DocumentError(`the document has the check "${name}", the service none`)
  }
}

function requirePattern(pattern: string): void {
  try {
    new RegExp(pattern, "u")
  } catch (cause) {
    throw new DocumentError(`the document has the pattern ${pattern}, which is none`, { cause })
  }
}
