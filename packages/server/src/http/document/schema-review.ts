import { DocumentError } from "./document-error.ts"
import type { OpenApiDocument } from "./openapi.ts"
import { resolveReference } from "./references.ts"

/** Members of a schema that are values and not schemas. */
const valueKeywords: ReadonlySet<string> = new Set(["const", "default", "enum", "example", "examples"])

/** Looks at schemas of a document for what would not compile, each part once: that takes a hundredth of compiling them. */
export class SchemaReview {
  readonly #document: OpenApiDocument
  readonly #checks: Readonly<Record<string, unknown>> | undefined
  readonly #seen = new Set<unknown>()

  /** @param checks by the names that `x-check` may have; without them any */
  constructor(document: OpenApiDocument, checks?: Readonly<Record<string, unknown>>) {
    this.#document = document
    this.#checks = checks
  }

  /** Throws {@link DocumentError} where a schema refers to nothing, or has a check or a pattern that is none. */
  require(schema: unknown): void {
    try {
      this.#look(schema)
    } catch (error) {
      // What was refused once is refused again.
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
