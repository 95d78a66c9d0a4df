import { type AnyJson, type Client, resolveExample } from "../documents.ts"
import { parameterExample, type RestOperationEntry, requestBodies, restOperations } from "../rest-cases.ts"

/** A documented error of an operation, with the conditions under which it occurs. */
export interface ErrorExample {
  /** Such as `data getBlock 400 invalidBlockId`. */
  readonly id: string
  readonly name: string
  readonly entry: RestOperationEntry
  readonly status: number
  readonly body: AnyJson
  /** The differences from a request with the document's own examples, `x-request`. */
  readonly request: Differences | undefined
  /** The required state of the service, `x-state`. */
  readonly state: string | undefined
  /** The sender, if it is not one of this repository's services, `x-sent-by`. */
  readonly sentBy: string | undefined
}

/** Differences by part of a request; null means that a parameter is omitted. */
export interface Differences {
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | null>>
  readonly body?: unknown
  readonly method?: string
  /** A replacement for the whole URL. */
  readonly url?: string
  /** Text to append to the path. */
  readonly suffix?: string
}

/** A request as it is sent. */
export interface ExampleRequest {
  readonly method: string
  readonly url: string
  readonly body: string | undefined
}

/** All error examples of all operations in an OpenAPI document, without those that are results. */
export function errorExamples({ api, document }: Client): ErrorExample[] {
  return restOperations(document).flatMap((entry) =>
    Object.entries<AnyJson>(entry.operation.responses).flatMap(([code, reference]) => {
      const response = resolveExample(document, reference)
      if (Number(code) < 400 || response["x-result"] === true) return []
      return Object.entries<AnyJson>(response.content?.["application/json"]?.examples ?? {}).map(([name, one]) => {
        const example = resolveExample(document, one)
        return {
          id: `${api} ${entry.operationId} ${code} ${name}`,
          name,
          entry,
          status: Number(code),
          body: example.value,
          request: example["x-request"],
          state: example["x-state"],
          sentBy: example["x-sent-by"],
        }
      })
    }),
  )
}

/** The request of an operation with the document's own examples and the differences. */
export function requestOf(
  { document }: Client,
  entry: RestOperationEntry,
  differences: Differences = {},
): ExampleRequest {
  const method = differences.method ?? entry.method
  if (differences.url !== undefined) return { method, url: differences.url, body: undefined }
  const values = (place: "path" | "query") =>
    Object.fromEntries(
      entry.parameters
        .filter(({ in: where, name, required }) => where === place && (required === true || isNeeded(entry, name)))
        .map((parameter): [string, unknown] => [parameter.name, parameterExample(document, parameter)]),
    )
  // Operations share examples, so parameters that this operation does not have are ignored.
  const known = new Set(entry.parameters.filter(({ in: place }) => place === "path").map(({ name }) => name))
  const path = { ...values("path"), ...differences.path }
  const url = entry.path.replaceAll(/\{([^{}]+)\}/g, (_, name) => encodeURIComponent(String(path[name])))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...values("query"), ...queryOf(entry, differences, known) }))
    if (value !== null) query.append(name, String(value))
  const search = query.size === 0 ? "" : `?${query}`
  return {
    method,
    url: `${url}${differences.suffix ?? ""}${search}`,
    body: requestBody(document, entry, method, differences),
  }
}

/** One of `addresses` and `nodeIds` is required, which OpenAPI cannot express. */
function isNeeded({ operationId }: RestOperationEntry, parameter: string): boolean {
  return ["listHistoricalRewards", "listPendingRewards"].includes(operationId) && parameter === "addresses"
}

/** Unknown query parameters are sent deliberately; parameters in this operation's path are sent there instead. */
function queryOf(entry: RestOperationEntry, { path = {}, query = {} }: Differences, inPath: ReadonlySet<string>) {
  const inQuery = new Set(entry.parameters.filter(({ in: place }) => place === "query").map(({ name }) => name))
  return Object.fromEntries(
    Object.entries(query).filter(([name]) => inQuery.has(name) || (!inPath.has(name) && !(name in path))),
  )
}

function requestBody(
  document: AnyJson,
  entry: RestOperationEntry,
  method: string,
  { body }: Differences,
): string | undefined {
  if (method !== entry.method) return undefined
  const [[, example] = ["", undefined]] = requestBodies(document, entry)
  const value = body ?? example
  return value === undefined || typeof value === "string" ? (value as string | undefined) : JSON.stringify(value)
}
