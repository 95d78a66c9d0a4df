import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js"
import * as z from "zod"
import { said } from "../answer/tool-result.ts"
import type { CatalogOperation } from "../catalog/operation.ts"
import { matchingOperations } from "../catalog/search.ts"
import type { Context } from "../context.ts"
import { apiArgument } from "./arguments.ts"

const longestSummary = 160

/** The tool `search_operations`, which finds the operations that answer a question. */
export function searchOperations(server: McpServer, context: Context): void {
  server.registerTool(
    "search_operations",
    {
      title: "Search operations",
      description:
        "Finds operations of the APIs by words, API and tag. Without words it lists all that fit. Each line is the API and the " +
        "operation, its parameters (optional ones with a question mark), its tags and what it does.",
      inputSchema: {
        words: z.string().max(200).default("").describe("what is looked for, such as: balance of an address"),
        api: apiArgument(context),
        tag: z
          .string()
          .max(100)
          .optional()
          .describe("such as Validators; the namespace of a JSON-RPC method, such as eth"),
        limit: z.number().int().min(1).max(50).default(10),
      },
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    ({ words, api, tag, limit }) => {
      const apis = context.apis.filter(({ name }) => api === undefined || name === api)
      const hasTag = ({ tags }: CatalogOperation) =>
        tag === undefined || tags.some((one) => one.toLowerCase() === tag.toLowerCase())
      const found = matchingOperations(apis.flatMap(({ operations }) => operations).filter(hasTag), words)
      const shown = found.slice(0, limit).map((operation) => foundOperationLine(operation, context))
      if (shown.length === 0) return said(`Nothing fits.\n\n${overview(context)}`)
      const more =
        found.length > shown.length ? `\n${found.length - shown.length} more: narrow it, or raise limit.` : ""
      return said(`${shown.join("\n")}${more}`, words === "" ? overview(context) : "")
    },
  )
}

function foundOperationLine(
  { api, name, wireName, parameters, tags, summary, isDeprecated, refusal }: CatalogOperation,
  { allow }: Context,
) {
  const list = parameters.map((parameter) => `${parameter.name}${parameter.isRequired ? "" : "?"}`).join(", ")
  const method = wireName === name ? "" : ` = ${wireName}`
  const notes = [
    ...(isDeprecated ? ["deprecated"] : []),
    ...(refusal !== undefined && !allow.has(`${api}.${name}`) ? ["not callable here"] : []),
  ]
  const text = summary.replace(/\s+/g, " ").trim()
  const short = text.length > longestSummary ? `${text.slice(0, longestSummary)}...` : text
  return `${api} ${name}(${list})${method} [${[...tags, ...notes].join(", ")}]: ${short}`
}

function overview({ apis }: Context): string {
  const lines = apis.map(({ name, origin, operations }) => {
    const tags = [...new Set(operations.flatMap((operation) => operation.tags))]
    return `${name} at ${origin}: ${operations.length} operations; tags ${tags.join(", ")}`
  })
  return `APIs:\n${lines.join("\n")}`
}
