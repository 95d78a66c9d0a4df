import { restOperationsOf } from "./contract/rest-operation.ts"
import { restRequest } from "./contract/rest-request.ts"
import { samplerOf } from "./openrpc/sample.ts"

type JsonRecord = Readonly<Record<string, unknown>>

/**
 * A `curl` command for a server of this document: its simplest GET, or its simplest method with an example;
 * undefined if it has neither.
 *
 * @example
 * import { curlLine, documentsOf } from "@serac/mock"
 *
 * const { openapi = {} } = await documentsOf("data")
 * console.log(curlLine(openapi, "http://127.0.0.1:4010"))
 */
export function curlLine(document: object, url: string): string | undefined {
  const root = document as JsonRecord
  return "openrpc" in root ? curlRpc(root, url) : curlRest(root, url)
}

function curlRest(root: JsonRecord, url: string): string | undefined {
  const sample = samplerOf(root)
  const gets = restOperationsOf(root).filter(({ method }) => method === "GET")
  const requests = gets.flatMap((operation) => {
    const required = operation.parameters.filter(({ part }) => part.required === true)
    if (required.some(({ part }) => part.in === "header")) return []
    const planned = restRequest(root, operation, sample, { isWhole: false, isMock: false })
    if ("reason" in planned || planned.sampled.length > 0) return []
    return [{ target: planned.request.target, effort: required.length }]
  })
  const [simplest] = requests.sort((left, right) => left.effort - right.effort)
  return simplest && `curl -s ${quote(url + simplest.target)}`
}

function curlRpc(root: JsonRecord, url: string): string | undefined {
  const methods = arrayOrEmpty(root.methods).map((method) => followReference(root, method))
  const [simplest] = methods
    .filter(({ examples }) => arrayOrEmpty(examples).length > 0)
    .sort((left, right) => arrayOrEmpty(left.params).length - arrayOrEmpty(right.params).length)
  if (simplest === undefined) return undefined
  const values = arrayOrEmpty(followReference(root, arrayOrEmpty(simplest.examples)[0]).params).map((value) =>
    followReference(root, value),
  )
  const params =
    simplest.paramStructure === "by-name"
      ? Object.fromEntries(values.map(({ name, value }) => [name, value]))
      : values.map(({ value }) => value)
  const [server] = [...arrayOrEmpty(simplest.servers), ...arrayOrEmpty(root.servers), { url: "/" }].map(objectOf)
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: simplest.name, params })
  return `curl -s ${quote(url + serverPath(objectOf(server)))} -H 'content-type: application/json' -d ${quote(body)}`
}

/** The path of a server's URL, with the default values of its variables. */
export function serverPath(server: JsonRecord): string {
  const variables = objectOf(server.variables)
  const path = String(server.url).replace(/^(?:\{[^/}]+\}|[a-z][a-z0-9+.-]*:\/\/[^/]*)/i, "")
  const filled = path.replace(/\{([^}]+)\}/g, (text, name: string) => String(objectOf(variables[name]).default ?? text))
  return filled.startsWith("/") ? filled : `/${filled}`
}

function followReference(root: JsonRecord, part: unknown): JsonRecord {
  const { $ref, ...rest } = objectOf(part)
  if (typeof $ref !== "string" || !$ref.startsWith("#/")) return rest
  const found = $ref
    .slice(2)
    .split("/")
    .map((step) => decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce<unknown>((value, step) => objectOf(value)[step], root)
  return followReference(root, found)
}

function objectOf(value: unknown): JsonRecord {
  return typeof value === "object" && value !== null ? (value as JsonRecord) : {}
}

function arrayOrEmpty(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
