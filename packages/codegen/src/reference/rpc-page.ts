import type { SchemaObject } from "../document/schema.ts"
import { rpcExample } from "../emit/example.ts"
import type { RpcOperationModel } from "../model/model.ts"
import { curl } from "../sample/curl.ts"
import { rpcSample } from "../sample/rpc-sample.ts"
import { anchorOf } from "./anchor.ts"
import { fenced, inlineCode, markdownTable } from "./markdown.ts"
import { referencePage } from "./page.ts"
import { parameterTable } from "./parameters.ts"
import { shortened } from "./shortened.ts"
import { type RpcSource, serverUrl } from "./source.ts"
import { typeOutline } from "./type-outline.ts"

/** The page of a JSON-RPC method. */
export function rpcPage({ resolver, target, model }: RpcSource, operation: RpcOperationModel): string {
  const { method, path, positional, params, result, deprecated, idempotent } = operation
  const sample = rpcSample(resolver, operation)
  const instead = model.operations.find((other) => other.method === deprecated?.replacedBy)
  const { description = resolver.resolve<SchemaObject>(result.schema).description } = result
  return referencePage(target, {
    operation,
    title: method,
    where: [
      `JSON-RPC by \`POST\` to ${inlineCode(path === "" ? "/" : path)}, parameters by ${positional ? "position" : "name"};`,
      `of [${sample.group}](README.md#${anchorOf(sample.group)}) in ${model.title}.`,
      `In TypeScript ${inlineCode(operation.name)}.`,
      ...(idempotent ? [] : ["Not idempotent: repeating the call may execute it twice."]),
    ].join(" "),
    ...(instead !== undefined && { instead: `${instead.file}.md` }),
    parameters: params.length === 0 ? "" : parameterTable(resolver, params),
    body: "",
    result: [description?.trim() ?? "", fenced("ts", typeOutline(resolver, result.schema))]
      .filter((text) => text !== "")
      .join("\n\n"),
    errors: errorsSection(operation),
    curl: curl(sample, serverUrl(model), model.variables),
    example: rpcExample(resolver, target, model, operation),
    answer: operation.examples[0] && { jsonrpc: "2.0", id: 1, result: operation.examples[0].result },
  })
}

function errorsSection({ errors: known, errorExamples }: RpcOperationModel): string {
  const listed = known.map(({ code: number, message }) => [String(number), inlineCode(message)])
  const seen = errorExamples.map(({ summary = "", params, error }) => [
    String(error.code),
    inlineCode(error.message),
    inlineCode(JSON.stringify(JSON.parse(shortened(params).json))),
    summary,
  ])
  return [
    known.length === 0 ? "" : markdownTable(["Code", "Message"], listed),
    errorExamples.length === 0
      ? ""
      : `Calls that cause an error:\n\n${markdownTable(["Code", "Message", "Parameters", "When"], seen)}`,
  ]
    .filter((text) => text !== "")
    .join("\n\n")
}
