import type {
  BodyModel,
  CommonModel,
  RestModel,
  RestOperationModel,
  RpcModel,
  RpcOperationModel,
} from "../model/model.ts"
import { upperFirst } from "../model/names.ts"
import { sentPath } from "../model/sent-path.ts"
import { formerConstant } from "./former-name.ts"
import { wrappedList } from "./layout.ts"
import { literalKey } from "./literal.ts"
import { pagesMembers, pagingFunctions } from "./paging.ts"
import { type ClientTarget, fileText } from "./target.ts"

/** `operations.ts`: the descriptors of the REST operations for the runtime. */
export function restOperations(target: ClientTarget, model: RestModel): string {
  const functions = new Set(model.operations.flatMap(({ body }) => (body ? writerOf(body) : [])))
  if (model.operations.some(({ integers }) => integers !== undefined)) functions.add("parseLossless")
  if (model.operations.some(({ dates }) => dates !== undefined)) functions.add("readDates")
  for (const operation of model.operations) for (const one of pagingFunctions(operation)) functions.add(one)
  if (model.operations.some(({ parameters }) => parameters.some(({ style }) => style !== undefined)))
    functions.add("styled")
  const imports =
    functions.size === 0
      ? 'import type { RestOperation } from "@serac/client/rest"'
      : wrappedList("import {", ["type RestOperation", ...[...functions].sort()], '} from "@serac/client/rest"')
  return fileText(
    target,
    imports,
    ...model.operations.flatMap((operation) => constants(operation, "RestOperation", restMembers(operation))),
  )
}

/** `operations.ts`: the descriptors of the RPC methods for the runtime. */
export function rpcOperations(target: ClientTarget, model: RpcModel): string {
  return fileText(
    target,
    'import type { RpcOperation } from "@serac/client/rpc"',
    ...model.operations.flatMap((operation) => constants(operation, "RpcOperation", rpcMembers(operation))),
  )
}

function restMembers(operation: RestOperationModel): readonly string[] {
  const namesIn = (place: string) =>
    operation.parameters.filter((parameter) => parameter.in === place).map((parameter) => parameter.name)
  const styles = operation.parameters.flatMap(({ name, style }) =>
    style === undefined ? [] : [`${literalKey(name)}: /* @__PURE__ */ styled(${JSON.stringify(style)})`],
  )
  const names = operation.parameters.flatMap(({ name, sentAs }) =>
    sentAs === undefined ? [] : [`${literalKey(name)}: ${JSON.stringify(sentAs)}`],
  )
  const data = operation.responses.filter(({ status, isResult }) => isResult && (status < 200 || status > 299))
  return [
    `id: ${JSON.stringify(operation.id)}`,
    `method: ${JSON.stringify(operation.method)}`,
    `path: ${JSON.stringify(sentPath(operation.path))}`,
    ...strings("query", namesIn("query")),
    ...strings("header", namesIn("header")),
    ...strings("required", requiredOf(operation)),
    ...(styles.length === 0 ? [] : [wrappedList("styles: {", styles, "}", "  ")]),
    ...(names.length === 0 ? [] : [wrappedList("names: {", names, "}", "  ")]),
    ...(operation.body === undefined ? [] : [`body: ${formatOf(operation.body)}`]),
    ...optionalTextLine("accept", operation.accept),
    ...optionalTextLine("result", operation.result),
    ...optionalTextLine("stream", operation.stream?.type),
    ...optionalTextLine("server", operation.server),
    ...pagesMembers(operation),
    ...(operation.idempotent === undefined ? [] : ["idempotent: true"]),
    ...(operation.restarts === undefined ? [] : [`restarts: ${JSON.stringify(operation.restarts)}`]),
    ...(operation.security === undefined ? [] : [`security: ${setsSource(operation.security)}`]),
    ...parserOf(operation),
    ...(data.length === 0 ? [] : [`data: [${data.map((response) => response.status).join(", ")}]`]),
  ]
}

/** The source text of the sets, such as `[["clientId", "secret"], ["token"]]`. */
export function setsSource(sets: readonly (readonly string[])[]): string {
  return wrappedList(
    "[",
    sets.map((names) => `[${names.map((name) => JSON.stringify(name)).join(", ")}]`),
    "]",
    "  ",
  )
}

function parserOf({ integers, dates }: RestOperationModel): readonly string[] {
  const names = (integers?.names ?? []).map((name) => JSON.stringify(name))
  const value =
    names.length === 0
      ? `${integers ? "parseLossless" : "JSON.parse"}(text)`
      : wrappedList("parseLossless(text, [", names, "])", "  ")
  if (dates === undefined) {
    if (integers === undefined) return []
    return [names.length === 0 ? "parse: parseLossless" : `parse: (text) => ${value}`]
  }
  const dateNames = dates.map((name) => JSON.stringify(name))
  return [`parse: (text) => ${wrappedList(`readDates(${value}, [`, dateNames, "])", "  ")}`]
}

/** The parameters that a call requires; path parameters are always required. */
function requiredOf({ parameters, body }: RestOperationModel): readonly string[] {
  const required = parameters.filter((parameter) => parameter.required && parameter.in !== "path")
  return [...required.map(({ name }) => name), ...(body?.required ? ["body"] : [])]
}

/** The runtime's function that serializes a body. */
function writerOf({ kind, isExact }: BodyModel): string {
  return isExact ? "writeExactJson" : `write${upperFirst(kind)}`
}

function formatOf(body: BodyModel): string {
  const parts = Object.entries(body.parts ?? {}).map(([name, part]) => `${literalKey(name)}: ${JSON.stringify(part)}`)
  const members = [
    `type: ${JSON.stringify(body.type)}`,
    `write: ${writerOf(body)}`,
    ...(parts.length === 0 ? [] : [wrappedList("parts: {", parts, "}", "    ")]),
  ]
  return wrappedList("{", members, "}", "  ")
}

function optionalTextLine(key: string, value: string | undefined): readonly string[] {
  return value === undefined ? [] : [`${key}: ${JSON.stringify(value)}`]
}

function rpcMembers(operation: RpcOperationModel): readonly string[] {
  const positions = operation.params.map((param) => JSON.stringify(param.name))
  return [
    `method: ${JSON.stringify(operation.method)}`,
    `path: ${JSON.stringify(operation.path)}`,
    ...(operation.positional ? [wrappedList("positions: [", positions, "]", "  ")] : []),
    ...strings("bigints", operation.bigints),
    ...(operation.quantities.length === 0 ? [] : [`quantities: [${operation.quantities.join(", ")}]`]),
    ...(operation.idempotent ? [] : ["idempotent: false"]),
  ]
}

function strings(key: string, values: readonly string[]): readonly string[] {
  if (values.length === 0) return []
  return [
    wrappedList(
      `${key}: [`,
      values.map((value) => JSON.stringify(value)),
      "]",
      "  ",
    ),
  ]
}

/** The constants for an operation's descriptor, and for its former names. */
function constants(
  { name, formerNames = [] }: CommonModel,
  type: string,
  members: readonly string[],
): readonly string[] {
  return [
    wrappedList(`export const ${name}: ${type} = {`, members, "}"),
    ...formerNames.map((former) => formerConstant(name, former)),
  ]
}
