import { isObject, type JsonObject } from "../document/json.ts"
import { httpMethods, type OpenApiDocument, type OperationObject, type PathItem } from "../document/openapi.ts"
import type { MethodObject, OpenRpcDocument } from "../document/openrpc.ts"
import { Resolver } from "../document/resolve.ts"
import { patternOf } from "../document/select.ts"
import { CodegenError } from "../error.ts"
import { isFunctionName } from "./names.ts"

/**
 * A document with the names that a configuration gives to its operations, by an id, the name of a method or `METHOD /path`: `getFile` is the
 * name of the function (`x-function`), `files.get` its group and its name there (`x-group`).
 *
 * @throws {CodegenError} when a line matches no operation or several, or has no name that a function can have
 */
export function withNames<Document extends OpenApiDocument | OpenRpcDocument>(
  document: Document,
  config: unknown,
): Document {
  if (!isObject(config)) throw new CodegenError("the configuration of names is no object")
  const lines = Object.entries(config).map(([text, name]) => ({ ...lineOf(text, name), ...patternOf(text), count: 0 }))
  const named = (names: readonly (string | undefined)[], operation: object) => {
    const matching = lines.filter(({ matches }) => matches(names))
    for (const line of matching) line.count += 1
    return Object.assign({ ...operation }, ...matching.map(({ extension }) => extension))
  }
  const resolver = new Resolver(document)
  const result =
    "methods" in document
      ? {
          ...document,
          methods: document.methods.map((reference) => {
            const method = resolver.resolve<MethodObject>(reference)
            return named([method.name], method)
          }),
        }
      : { ...document, paths: namedPaths(document, resolver, named) }
  const wrong = lines.find(({ count }) => count !== 1)
  if (wrong !== undefined)
    throw new CodegenError(
      `the configuration of names has ${JSON.stringify(wrong.text)}, which is ${wrong.count === 0 ? "no operation" : "several operations"}`,
    )
  return result as Document
}

function namedPaths(
  document: OpenApiDocument,
  resolver: Resolver,
  named: (names: readonly (string | undefined)[], operation: object) => object,
): JsonObject {
  const paths = Object.entries(document.paths ?? {}).map(([path, reference]) => {
    const item: JsonObject = { ...resolver.resolve<PathItem>(reference) }
    for (const method of httpMethods) {
      const operation = item[method] as OperationObject | undefined
      if (operation !== undefined)
        item[method] = named([operation.operationId, `${method.toUpperCase()} ${path}`], operation)
    }
    return [path, item] as const
  })
  return Object.fromEntries(paths)
}

function lineOf(text: string, name: unknown): { readonly extension: JsonObject } {
  const [first = "", member, ...rest] = typeof name === "string" ? name.split(".") : [""]
  const isName = (one: string) => /^[A-Za-z_$][\w$]*$/.test(one)
  if (member === undefined && isFunctionName(first)) return { extension: { "x-function": first } }
  if (member !== undefined && rest.length === 0 && isFunctionName(first) && isName(member))
    return { extension: { "x-group": `${first}.${member}` } }
  throw new CodegenError(
    `the configuration of names has ${JSON.stringify(name)} for ${JSON.stringify(text)}; it can be "name" or "group.name"`,
  )
}
