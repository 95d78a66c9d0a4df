import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js"
import type { RememberedAnswer } from "../answer/answer-memory.ts"
import { jsonText } from "../answer/json-text.ts"
import { cutNote, slice } from "../answer/slice.ts"
import { failed, failureText, said } from "../answer/tool-result.ts"
import type { ApiCallOptions } from "../apis/offered-api.ts"
import { type DocumentJson, objectOf } from "../catalog/document.ts"
import type { CatalogOperation } from "../catalog/operation.ts"
import type { Context } from "../context.ts"
import { headerNotes } from "../freshness/header-notes.ts"
import {
  apiArgument,
  type Found,
  findOperation,
  offsetArgument,
  operationArgument,
  parametersArgument,
  variablesArgument,
} from "./arguments.ts"
import { withPageSize, wrongParameters } from "./call-parameters.ts"

/** The tool `call_operation`, which calls one operation and returns its answer. */
export function callOperation(server: McpServer, context: Context): void {
  server.registerTool(
    "call_operation",
    {
      title: "Call an operation",
      description:
        "Calls one operation and gives its answer as JSON, after a few lines about it: how fresh the data are, whether the answer " +
        "was cut, and how to go on. Only reads are called. A list answers a page; pass its nextPageToken as pageToken for the next.",
      inputSchema: {
        api: apiArgument(context),
        operation: operationArgument,
        parameters: parametersArgument.default({}).describe("by name, those of path, query and body alike"),
        variables: variablesArgument.optional(),
        offset: offsetArgument,
      },
      annotations: { readOnlyHint: context.allow.size === 0, openWorldHint: true },
    },
    async ({ api, operation, parameters, variables, offset }, { signal }) => {
      const found = findOperation(context, api, operation)
      if (typeof found === "string") return failed(found)
      const name = `${found.api.name}.${found.operation.name}`
      const problem = refusalText(found.operation, context) ?? wrongParameters(found.operation, parameters)
      if (problem !== undefined) return failed(`${name}: ${problem}`)
      const key = JSON.stringify([name, parameters, variables])
      const options = { signal, ...(variables !== undefined && { variables }) }
      try {
        const remembered = offset > 0 ? context.memory.find(key) : undefined
        const answer = remembered ?? (await sendCall(context, found, parameters, options))
        const part = slice(answer.text, offset, context.maxAnswerCharacters)
        if (part.next !== undefined) context.memory.keep(key, answer)
        const again =
          offset > 0 && remembered === undefined
            ? ["The answer was asked for anew and may differ from the piece before."]
            : []
        return said([...answer.notes, ...again, ...cutNote(part, offset)].join("\n"), part.text)
      } catch (error) {
        signal.throwIfAborted()
        return failed(found.api.conceal(failureText(name, error)))
      }
    },
  )
}

function refusalText({ api, name, refusal }: CatalogOperation, { allow }: Context): string | undefined {
  if (refusal === undefined || allow.has(`${api}.${name}`)) return undefined
  return `not called, since ${refusal}. Whoever runs this server can allow it: allow ${api}.${name}.`
}

async function sendCall(
  context: Context,
  { api, operation }: Found,
  parameters: DocumentJson,
  options: ApiCallOptions,
): Promise<RememberedAnswer> {
  const { values, notes } = withPageSize(operation, parameters, context.maxPageSize)
  const [{ data, status, headers }, freshness] = await Promise.all([
    api.call(operation, values, options),
    context.freshness.of(api, values, options),
  ])
  return {
    text: jsonText(data),
    notes: [
      ...(status === 200 ? [] : [`HTTP status ${status}, whose body is the result.`]),
      freshness,
      ...headerNotes(headers),
      ...notes,
      ...nextPage(data),
    ],
  }
}

function nextPage(data: unknown): readonly string[] {
  const { nextPageToken } = objectOf(data)
  return typeof nextPageToken === "string" && nextPageToken !== ""
    ? [`There is a next page: pageToken ${JSON.stringify(nextPageToken)}.`]
    : []
}
