import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js"
import { cutNote, slice } from "../answer/slice.ts"
import { failed, said } from "../answer/tool-result.ts"
import { referencePageOf } from "../catalog/catalog.ts"
import type { Context } from "../context.ts"
import { apiArgument, findOperation, offsetArgument, operationArgument } from "./arguments.ts"

/** The tool `describe_operation`, which returns the complete documentation of one operation. */
export function describeOperation(server: McpServer, context: Context): void {
  server.registerTool(
    "describe_operation",
    {
      title: "Describe an operation",
      description:
        "The reference page of one operation in Markdown: parameters with types, defaults and rules, the shape of the result, " +
        "errors, and an example with its answer. Read it before the first call of an operation.",
      inputSchema: { api: apiArgument(context), operation: operationArgument, offset: offsetArgument },
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    ({ api, operation, offset }) => {
      const found = findOperation(context, api, operation)
      if (typeof found === "string") return failed(found)
      const part = slice(referencePageOf(found.operation), offset, context.maxAnswerCharacters)
      return said(cutNote(part, offset).join("\n"), part.text)
    },
  )
}
