import { unservedNote } from "../docs/unserved.ts"
import type { Resolver } from "../document/resolve.ts"
import type {
  CommonModel,
  ParameterModel,
  RestModel,
  RestOperationModel,
  RpcModel,
  RpcOperationModel,
} from "../model/model.ts"
import { boundRestExample, boundRpcExample, restExample, rpcExample } from "./example.ts"
import { pagingNote } from "./paging.ts"
import { errorClassOf } from "./status-errors.ts"
import type { ClientTarget } from "./target.ts"

/** What a comment describes: the function, or the client's method for the same operation. */
export type Documented = "function" | "method"

/** The comment of a REST operation. */
export function restDoc(
  resolver: Resolver,
  target: ClientTarget,
  model: RestModel,
  operation: RestOperationModel,
  documented: Documented,
): readonly string[] {
  const { method, path } = operation
  // A 304 is only sent to callers that send an entity tag themselves.
  const thrown = operation.responses.filter(({ isResult, status }) => !isResult && status >= 400)
  const example = documented === "function" ? restExample : boundRestExample
  return [
    ...descriptionLines(operation),
    "",
    `\`${method} ${path}\``,
    ...(operation.stream?.flag
      ? ["", `With \`${flagOf(operation.stream.flag)}\` it gives the values of a stream.`]
      : []),
    ...pagingNote(operation).flatMap((note) => ["", note]),
    ...tags([
      ...deprecationOf(operation),
      ...operation.parameters.flatMap(parameterTag),
      ...(operation.body?.description ? [`@param parameters.body ${oneLine(operation.body.description)}`] : []),
      ...thrown.map(({ status, description }) => throwsTag(errorClassOf(status), status, description)),
      ...exampleTag(example(resolver, target, model, operation)),
    ]),
  ]
}

const flagOf = ({ in: place, name }: { readonly in: string; readonly name: string }) =>
  place === "body" ? `body.${name}: true` : `${name}: true`

/** The comment of an RPC method. */
export function rpcDoc(
  resolver: Resolver,
  target: ClientTarget,
  model: RpcModel,
  operation: RpcOperationModel,
  documented: Documented,
): readonly string[] {
  const { method, path, result } = operation
  const example = documented === "function" ? rpcExample : boundRpcExample
  return [
    ...descriptionLines(operation),
    "",
    `\`${method}\` at \`${path}\``,
    ...tags([
      ...deprecationOf(operation),
      ...operation.params.flatMap(parameterTag),
      ...(result.description === undefined ? [] : [`@returns ${oneLine(result.description)}`]),
      ...operation.errors.map(({ code, message }) => throwsTag("RpcError", code, message)),
      ...exampleTag(example(resolver, target, model, operation)),
    ]),
  ]
}

/** Without braces and links: TypeScript would parse them as a type, and editors would show neither the name nor the text. */
function throwsTag(error: string, when: number, text = ""): string {
  return `@throws ${error} ${when}: ${oneLine(text)}`.replace(/: $/, "")
}

function descriptionLines(operation: CommonModel): readonly string[] {
  const { summary, description } = operation
  const text = (description ?? withFullStop((summary ?? fallbackOf(operation)).trim())).trim().split("\n")
  return [...text, ...unservedNote(operation).flatMap((note) => ["", note])]
}

function fallbackOf({ name }: CommonModel): string {
  return `Calls \`${name}\``
}

function deprecationOf({ deprecated }: CommonModel): readonly string[] {
  if (deprecated === undefined) return []
  const since = deprecated.since === undefined ? "" : ` since ${deprecated.since}`
  const instead = deprecated.replacedBy === undefined ? "" : `; use \`${deprecated.replacedBy}\``
  return [`@deprecated${since}${instead}`]
}

function parameterTag({ name, description, default: value }: ParameterModel): readonly string[] {
  if (description === undefined) return []
  const text = oneLine(description)
  const known = value === undefined || /default|omitted/i.test(text) ? "" : ` Default: \`${JSON.stringify(value)}\`.`
  return [`@param parameters.${name} ${text}${known}`]
}

function exampleTag(lines: readonly string[]): readonly string[] {
  return ["@example", "```ts", ...lines, "```"]
}

function tags(lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ["", ...lines]
}

/** Adds the full stop that a sentence in a comment needs and a summary does not have. */
function withFullStop(text: string): string {
  return text.replace(/(?<![.!?])$/, ".")
}

function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, " ")
}
