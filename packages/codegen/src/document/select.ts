import { CodegenError } from "../error.ts"
import { isObject, type JsonObject } from "./json.ts"
import { httpMethods, type OpenApiDocument, type OperationObject, type PathItem } from "./openapi.ts"
import type { MethodObject, OpenRpcDocument } from "./openrpc.ts"
import { type Reference, Resolver } from "./resolve.ts"

/** A selection of a document's operations. Each pattern is an id, a method's name or `METHOD /path`; `*` matches any text. */
export interface Selection {
  /** Only these operations; default all. */
  readonly only?: readonly string[]
  /** All operations except these. */
  readonly skip?: readonly string[]
}

/**
 * The document with only the selected operations and the components that they refer to.
 *
 * @throws {CodegenError} when a pattern matches no operation
 */
export function select<Document extends OpenApiDocument | OpenRpcDocument>(
  document: Document,
  { only = [], skip = [] }: Selection,
): Document {
  if (only.length === 0 && skip.length === 0) return document
  const [wanted, unwanted] = [only.map(patternOf), skip.map(patternOf)]
  const takes = (...names: readonly (string | undefined)[]) => {
    // All patterns are tested, without stopping at the first match, so that unused patterns can be detected.
    const isOnly = wanted.filter((pattern) => pattern.matches(names)).length > 0
    const isSkipped = unwanted.filter((pattern) => pattern.matches(names)).length > 0
    return (only.length === 0 || isOnly) && !isSkipped
  }
  const selected =
    "openrpc" in document ? selectMethods(document, takes) : selectPaths(document as OpenApiDocument, takes)
  const idle = [...wanted, ...unwanted].find((pattern) => !pattern.hasMatched())
  if (idle !== undefined) throw new CodegenError(`no operation is named ${JSON.stringify(idle.text)}`)
  return withReachable(selected as unknown as JsonObject) as unknown as Document
}

type Takes = (...names: readonly (string | undefined)[]) => boolean

function selectMethods(document: OpenRpcDocument, takes: Takes): OpenRpcDocument {
  const resolver = new Resolver(document)
  return {
    ...document,
    methods: document.methods.filter((method) => takes(resolver.resolve<MethodObject>(method).name)),
  }
}

function selectPaths(document: OpenApiDocument, takes: Takes): OpenApiDocument {
  const resolver = new Resolver(document)
  const paths = Object.entries(document.paths ?? {}).flatMap(([path, reference]) => {
    const item: JsonObject = { ...resolver.resolve<PathItem>(reference as PathItem | Reference) }
    for (const method of httpMethods) {
      const operation = item[method] as OperationObject | undefined
      if (operation !== undefined && !takes(operation.operationId, `${method.toUpperCase()} ${path}`))
        delete item[method]
    }
    return httpMethods.some((method) => item[method] !== undefined) ? [[path, item] as const] : []
  })
  return { ...document, paths: Object.fromEntries(paths) as OpenApiDocument["paths"] & object }
}

/** A pattern of operations, which records whether it has matched one. */
export function patternOf(text: string) {
  const source = text
    .split("*")
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join(".*")
  const pattern = new RegExp(`^${source}$`)
  let hasMatched = false
  return {
    text,
    hasMatched: () => hasMatched,
    matches: (names: readonly (string | undefined)[]) => {
      const isMatch = names.some((name) => name !== undefined && pattern.test(name))
      hasMatched ||= isMatch
      return isMatch
    },
  }
}

/** The document without webhooks, which clients do not call, and without components that are no longer referenced. */
function withReachable(document: JsonObject): JsonObject {
  const { components, webhooks, "x-webhooks": extension, ...others } = document
  if (!isObject(components)) return others
  const reached = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value === "string") reach(value)
    else if (Array.isArray(value)) value.forEach(visit)
    else if (isObject(value)) Object.values(value).forEach(visit)
  }
  // Any string may be a reference: `$ref`, or the mapping of a discriminator.
  const reach = (text: string): void => {
    const [, section = "", name = ""] = /^#\/components\/([^/]+)\/([^/]+)/.exec(text) ?? []
    const key = `${section}/${decodedPointer(name)}`
    const entries = components[section]
    if (section === "" || reached.has(key) || !isObject(entries)) return
    reached.add(key)
    visit(entries[decodedPointer(name)])
  }
  visit(others)
  const kept = Object.entries(components).map(([section, entries]) => {
    const isKept = section === "securitySchemes" || !isObject(entries)
    const named = isKept ? entries : Object.entries(entries).filter(([name]) => reached.has(`${section}/${name}`))
    return [section, isKept ? entries : Object.fromEntries(named as [string, unknown][])]
  })
  return { ...others, components: Object.fromEntries(kept) }
}

function decodedPointer(segment: string): string {
  return decodeURIComponent(segment).replaceAll("~1", "/").replaceAll("~0", "~")
}
