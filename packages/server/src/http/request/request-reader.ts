import type { FastifyRequest } from "fastify"
import type { Context } from "../context.ts"
import { DocumentError } from "../document/document-error.ts"
import type { Operation } from "../document/operations.ts"
import { pathTemplate } from "../document/path-template.ts"
import type { Position } from "../paging.ts"
import { bodyReader } from "./body.ts"
import { parameterReader } from "./parameters.ts"
import type { ParameterProblem } from "./problem.ts"
import { parseQuery, type QueryText } from "./query.ts"
import { listName } from "./request-name.ts"
import { unknownParameters } from "./unknown-parameters.ts"
import type { Values } from "./values.ts"

/** A request that keeps every rule of the document. */
export interface ReadRequest {
  readonly path: Values
  readonly query: Values
  readonly body: unknown
  /** The name of the requested list, or of the request itself where it is not for a list. */
  readonly list: string
  /** The position in the page token, where the page before ended; undefined for the first page. */
  readonly after: Position | undefined
}

/** Reads a request; adds violations to `problems`. */
export type RequestReader = (request: FastifyRequest, problems: ParameterProblem[]) => ReadRequest

/** Maximum URLs of an operation whose result is cached, and the maximum length of such a URL. */
const maxRead = 1_000
const longestRead = 512

/** Compiles the reader of an operation's requests. The result of a URL is cached: the first pages of lists are requested over and over. */
export function requestReader(context: Context, operation: Operation): RequestReader {
  const read = unremembered(context, operation)
  if (operation.method !== "GET") return read
  const known = new Map<string, ReadRequest>()
  return (request, problems) => {
    const { url } = request
    const before = known.get(url)
    if (before !== undefined) return before
    const values = read(request, problems)
    if (problems.length > 0 || values.body !== undefined || url.length > longestRead) return values
    if (known.size >= maxRead) known.clear()
    known.set(url, values)
    return values
  }
}

function unremembered(context: Context, operation: Operation): RequestReader {
  const { document, validators, tokens } = context
  const inPath = operation.parameters.filter((parameter) => parameter.in === "path")
  const { names } = pathTemplate(operation.path)
  const declared = inPath.map(({ name }) => name)
  if (names.length !== declared.length || names.some((name) => !declared.includes(name)))
    throw new DocumentError(`${operation.id}: the parameters in ${operation.path} are not those that it declares`)
  const keys = new Map(names.map((name, index) => [name, `p${index}`]))
  const readPath = parameterReader(document, validators, inPath)
  const inQuery = operation.parameters.filter((parameter) => parameter.in === "query")
  const readQuery = parameterReader(document, validators, inQuery)
  const findUnknown = unknownParameters(inQuery, context.unknownParameters)
  const isPaged = isPagedByService(operation)
  const readBody = bodyReader(validators, operation.body)
  return (request, problems) => {
    const params = request.params as Readonly<Record<string, string>>
    const given = parseQuery((request.query as QueryText).text)
    const path = readPath((name) => params[keys.get(name) ?? ""] || undefined, problems)
    findUnknown(given, problems)
    const query = readQuery((name) => given[name], problems)
    const body = readBody(request.body, request.headers["content-type"], problems)
    const list = listName(operation.id, path, query, body)
    const after = isPaged ? tokens.position(list, query.pageToken, problems) : undefined
    return { path, query, body, list, after }
  }
}

/** Whether an operation is a list with pages of this package: it takes `pageToken` and `pageSize`. */
export function isPagedByService({ parameters }: Operation): boolean {
  return ["pageToken", "pageSize"].every((wanted) => parameters.some(({ name }) => name === wanted))
}
