import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { apis } from "../apis.ts"
import { isObject, type JsonObject } from "../document/json.ts"
import { Resolver } from "../document/resolve.ts"
import { CodegenError } from "../error.ts"
import { inlineCode, markdownTable } from "../reference/markdown.ts"

/** The path of the catalogue. */
export const errorCataloguePath = "docs/errors.md"

/** The default description of a status, from `x-statuses` of the document's error body. */
interface StatusWords {
  readonly cause: string
  readonly retry: string
  readonly remedy: string
}

/** A documented error, with the operations that can return it. */
interface CataloguedError {
  readonly status: string
  readonly message: string
  readonly when: string
  readonly retry: string
  readonly remedy: string
  readonly operations: Set<string>
}

const catalogueHead = `<!-- Made by \`pnpm generate\` from the error examples of the documents in specs/. Do not edit. -->

# Errors

Every error that the documents of the HTTP APIs show. The body is
\`{"message", "statusCode", "error"}\`; the data service sends \`message\` as one string, several problems with \`; \` between them,
the metrics service as a list of strings. A value in single quotes is what the caller sent, cut after 60 characters.

What is wrong with a request is told before what is not there: a 400 comes before a 404 and a 503.`

/**
 * `docs/errors.md`: the status, cause and remedy of every error example in the OpenAPI documents, and whether a retry can help.
 *
 * @param outputs files to be written, by path from the root; they take precedence over those on disk
 * @throws {CodegenError} when an error has a status that its document does not describe
 */
export function errorCatalogue(root: string, outputs: ReadonlyMap<string, string>): string {
  const bundles = apis.flatMap(({ name, documents }) =>
    documents.flatMap(({ bundle }): [string, JsonObject][] => {
      if (!bundle.endsWith("/openapi.json")) return []
      const text = outputs.get(bundle) ?? onDisk(join(root, bundle))
      return text === "" ? [] : [[name, JSON.parse(text) as JsonObject]]
    }),
  )
  const [first] = bundles.map(([, document]) => statusesOf(document)).filter((words) => words !== undefined)
  const statuses = first === undefined ? [] : [`## Statuses\n\n${statusTable(first)}`]
  return `${[catalogueHead, ...statuses, ...bundles.map(([name, document]) => section(name, document))].join("\n\n")}\n`
}

function onDisk(file: string): string {
  return existsSync(file) ? readFileSync(file, "utf8") : ""
}

function statusTable(statuses: Readonly<Record<string, StatusWords>>): string {
  const rows = Object.entries(statuses).map(([status, { cause, retry, remedy }]) => [status, cause, retry, remedy])
  return markdownTable(["Status", "Cause", "Try again?", "What to do"], rows)
}

function section(name: string, document: JsonObject): string {
  const title = (document.info as JsonObject).title as string
  const rows = cataloguedErrors(name, document).map(({ status, message, when, retry, remedy, operations }) => [
    status,
    message === "" ? "" : inlineCode(message),
    when,
    retry,
    remedy,
    operationsText(operations),
  ])
  return `## ${title}\n\n${markdownTable(["Status", "Message", "When", "Try again?", "What to do", "Operations"], rows)}`
}

/** A few operations are named; for many, only the number is given, since each has its errors on its own page. */
function operationsText(operations: ReadonlySet<string>): string {
  return operations.size > 3 ? `${operations.size} operations` : [...operations].map(inlineCode).join(", ")
}

/** Sorted by status, then in the order of the document; an error shared by several operations is listed once. */
function cataloguedErrors(name: string, document: JsonObject): readonly CataloguedError[] {
  const resolver = new Resolver(document)
  const statuses = statusesOf(document) ?? {}
  const errors = new Map<string, CataloguedError>()
  const add = (key: string, operation: string, error: Omit<CataloguedError, "operations">) => {
    const known = errors.get(key) ?? { ...error, operations: new Set() }
    known.operations.add(operation)
    errors.set(key, known)
  }
  for (const [operation, status, response] of errorResponses(resolver, document)) {
    const examples = Object.entries(bodyExamples(response))
    const words = statuses[status]
    // If the body is a result, as for a health check, or not JSON, only the document's description of the response is available.
    if (examples.length === 0 || response["x-result"] === true) {
      const retry = words === undefined && status === "503" ? "yes" : (words?.retry ?? "no")
      const when = String(response.description ?? "")
      add(`${status} ${when}`, operation, { status, message: "", when, retry, remedy: "" })
      continue
    }
    if (words === undefined)
      throw new CodegenError(`${name}: ErrorBody has no x-statuses for ${status} of ${operation}`)
    for (const [example, reference] of examples) {
      const one = resolver.resolve(reference) as JsonObject
      add(`${status} ${example}`, operation, { status, ...describedError(one, words) })
    }
  }
  return [...errors.values()].sort((a, b) => Number(a.status) - Number(b.status))
}

function describedError(example: JsonObject, words: StatusWords): Omit<CataloguedError, "status" | "operations"> {
  const { message } = example.value as { readonly message: string | readonly string[] }
  const sender = example["x-sent-by"]
  const when = String(example.summary ?? "")
  return {
    message: typeof message === "string" ? message : message.join("; "),
    when: sender === undefined ? when : `${when}; sent by ${sender}`,
    retry: String(example["x-retry"] ?? words.retry),
    remedy: String(example["x-remedy"] ?? words.remedy),
  }
}

function* errorResponses(resolver: Resolver, document: JsonObject): Generator<[string, string, JsonObject]> {
  for (const item of Object.values(document.paths as JsonObject)) {
    for (const operation of Object.values(resolver.resolve(item) as JsonObject)) {
      if (!isObject(operation) || typeof operation.operationId !== "string") continue
      for (const [status, response] of Object.entries(operation.responses as JsonObject))
        if (Number(status) >= 400) yield [operation.operationId, status, resolver.resolve(response) as JsonObject]
    }
  }
}

function bodyExamples(response: JsonObject): JsonObject {
  const { content } = response as { readonly content?: { readonly "application/json"?: JsonObject } }
  return (content?.["application/json"]?.examples ?? {}) as JsonObject
}

function statusesOf(document: JsonObject): Readonly<Record<string, StatusWords>> | undefined {
  const { schemas } = (document.components ?? {}) as { readonly schemas?: { readonly ErrorBody?: JsonObject } }
  return schemas?.ErrorBody?.["x-statuses"] as Readonly<Record<string, StatusWords>> | undefined
}
