import type { Resolver } from "../document/resolve.ts"
import type {
  CommonModel,
  ParameterModel,
  RestModel,
  RestOperationModel,
  RpcModel,
  RpcOperationModel,
} from "../model/model.ts"
import { docComment } from "./doc-comment.ts"
import { restExample, rpcExample } from "./example.ts"
import { errorClassOf } from "./status-errors.ts"
import type { Target } from "./target.ts"

/** The comment above the function of a REST operation. */
export function restDoc(resolver: Resolver, target: Target, model: RestModel, operation: RestOperationModel): string {
  const { method, path, weight } = operation
  const thrown = operation.responses.filter((response) => !response.isResult)
  return comment([
    ...textOf(operation),
    "",
    `\`${method} ${path}\`${requirementOf(operation)}${weight === undefined ? "" : `, weight ${weight}`}`,
    ...tags([
      ...deprecationOf(operation),
      ...operation.parameters.flatMap(parameterTag),
      ...(operation.body?.description ? [`@param parameters.body ${oneLine(operation.body.description)}`] : []),
      ...thrown.map(
        ({ status, description }) => `@throws {@link ${errorClassOf(status)}} ${status}: ${oneLine(description ?? "")}`,
      ),
      ...exampleTag(restExample(resolver, target, model, operation)),
    ]),
  ])
}

/** The comment above the function of an RPC method. */
export function rpcDoc(resolver: Resolver, target: Target, model: RpcModel, operation: RpcOperationModel): string {
  const { method, path, result } = operation
  return comment([
    ...textOf(operation),
    "",
    `\`${method}\` at \`${path}\`${requirementOf(operation)}`,
    ...tags([
      ...deprecationOf(operation),
      ...operation.params.flatMap(parameterTag),
      ...(result.description === undefined ? [] : [`@returns ${oneLine(result.description)}`]),
      ...operation.errors.map(({ code, message }) => `@throws {@link RpcError} ${code}: ${oneLine(message)}`),
      ...exampleTag(rpcExample(resolver, target, model, operation)),
    ]),
  ])
}

/** The comment of the bound method: what it does, and that it is deprecated. */
export function boundDoc(operation: CommonModel, indent: string): readonly string[] {
  const text = sentence(oneLine(operation.summary ?? operation.description ?? fallbackOf(operation)))
  const deprecation = deprecationOf(operation)
  return docComment(deprecation.length === 0 ? [text] : [text, "", ...deprecation], indent)
}

function comment(lines: readonly string[]): string {
  return docComment(lines).join("\n")
}

function textOf(operation: CommonModel): readonly string[] {
  const { summary, description } = operation
  return (description ?? sentence((summary ?? fallbackOf(operation)).trim())).trim().split("\n")
}

function fallbackOf({ name }: CommonModel): string {
  return `Calls \`${name}\``
}

function requirementOf({ requirement }: CommonModel): string {
  if (requirement === undefined) return ""
  return requirement === "field" ? " (not in the requirement)" : ` (requirement ${requirement})`
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

/** A summary ends without a full stop, a sentence of a comment with one. */
function sentence(text: string): string {
  return text.replace(/(?<![.!?])$/, ".")
}

function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, " ")
}
