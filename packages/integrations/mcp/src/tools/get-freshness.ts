import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js"
import { failed, said } from "../answer/tool-result.ts"
import type { Context } from "../context.ts"
import { apiArgument, parametersArgument, variablesArgument } from "./arguments.ts"

/** The tool `get_freshness`, which reports how recent an API's data is. */
export function getFreshness(server: McpServer, context: Context): void {
  server.registerTool(
    "get_freshness",
    {
      title: "Get the freshness of data",
      description:
        "The newest block that an API knows of a chain, and how old it is; or that this is not known, and why. A quiet chain has an " +
        "old newest block and is no less up to date for that.",
      inputSchema: {
        api: apiArgument(context),
        parameters: parametersArgument
          .default({})
          .describe("for the data API the chain: chainId, or network and blockchainId"),
        variables: variablesArgument.optional(),
      },
      annotations: { readOnlyHint: true, openWorldHint: true },
    },
    async ({ api: name, parameters, variables }, { signal }) => {
      const [api, ...others] = context.apis.filter((one) => name === undefined || one.name === name)
      if (api === undefined) return failed(`no API is named ${name}`)
      if (others.length > 0) return failed("there are several APIs; say which as api")
      return said(
        await context.freshness.of(api, parameters, { signal, ...(variables !== undefined && { variables }) }),
      )
    },
  )
}
