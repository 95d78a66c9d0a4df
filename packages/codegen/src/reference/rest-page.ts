import type { SchemaOrReference } from "../document/schema.ts"
import { restExample } from "../emit/example.ts"
import { pagingNote } from "../emit/paging.ts"
import { errorClassOf } from "../emit/status-errors.ts"
import type { ResponseModel, RestOperationModel } from "../model/model.ts"
import { curl } from "../sample/curl.ts"
import { restSample } from "../sample/rest-sample.ts"
import { anchorOf } from "./anchor.ts"
import { fenced, inlineCode, markdownTable, oneLine } from "./markdown.ts"
import { referencePage, required } from "./page.ts"
import { parameterTable } from "./parameters.ts"
import { type RestSource, serverUrl } from "./source.ts"
import { typeOutline } from "./type-outline.ts"

/** The page of a REST operation. */
export function restPage({ resolver, target, model }: RestSource, operation: RestOperationModel): string {
  const { name, method, path, parameters, body, responses, items, event } = operation
  const sample = restSample(resolver, operation)
  const results = responses.filter(({ isResult }) => isResult)
  // For a stream, the schema of each event.
  const shownOf = (schema: SchemaOrReference) => (event ? { $ref: `#/components/schemas/${event}` } : schema)
  const outline = (response: ResponseModel) =>
    [
      `${response.status}: ${oneLine(response.description ?? "the result.")}`,
      ...(response.schema === undefined ? [] : [fenced("ts", typeOutline(resolver, shownOf(response.schema)))]),
    ].join("\n\n")
  return referencePage(target, {
    operation,
    title: name,
    where: [
      `${inlineCode(`${method} ${path}`)}, of [${sample.group}](README.md#${anchorOf(sample.group)}) in ${model.title}.`,
      ...(event === undefined ? [] : ["A stream of server-sent events: the result is what each of them holds."]),
      ...(items === undefined
        ? []
        : operation.paging === undefined
          ? [`A paged list: \`pageToken\` takes the \`nextPageToken\` of the previous page.`]
          : pagingNote(operation)),
    ].join(" "),
    parameters: parameters.length === 0 ? "" : parameterTable(resolver, parameters),
    body:
      body === undefined
        ? ""
        : [
            [oneLine(body.description ?? ""), required(body)].filter((text) => text !== "").join(" "),
            fenced("ts", typeOutline(resolver, body.schema)),
          ].join("\n\n"),
    result: sameBodies(results).map(outline).join("\n\n"),
    errors: errorTable(responses.filter(({ isResult }) => !isResult)),
    curl: curl(sample, serverUrl(model)),
    example: restExample(resolver, target, model, operation),
    answer: results.flatMap(({ examples }) => Object.values(examples))[0],
  })
}

/** Merges responses that have the same body. */
function sameBodies(responses: readonly ResponseModel[]): readonly ResponseModel[] {
  const [first, ...others] = responses
  if (first === undefined) return []
  const key = ({ schema }: ResponseModel) => JSON.stringify(schema)
  return [first, ...others.map((other) => (key(other) === key(first) ? withoutSchema(other) : other))]
}

function withoutSchema({ schema: _, description = "the result.", ...rest }: ResponseModel): ResponseModel {
  return { ...rest, description: `${description} The body has the same shape.` }
}

function errorTable(responses: readonly ResponseModel[]): string {
  if (responses.length === 0) return ""
  return markdownTable(
    ["Status", "Class", "When"],
    responses.map(({ status, description = "" }) => [String(status), inlineCode(errorClassOf(status)), description]),
  )
}
