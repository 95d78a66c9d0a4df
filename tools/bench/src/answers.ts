import { createRequire } from "node:module"

const require = createRequire(import.meta.url)
const document = require("@serac/data/openapi.json") as {
  components: { examples?: Record<string, unknown> }
  paths: Record<
    string,
    {
      get: {
        responses: Record<
          string,
          { content: Record<string, { examples: Record<string, { value?: unknown; $ref?: string }> }> }
        >
      }
    }
  >
}

/** A page of 100 blocks, made of the document's own example. */
export function blockPage(): string {
  const examples =
    document.paths["/v1/chains/{chainId}/blocks"]?.get.responses["200"]?.content["application/json"]?.examples
  const [example] = Object.values(examples ?? {})
  const name = example?.$ref?.split("/").at(-1)
  const found = name === undefined ? example : (document.components.examples?.[name] as { value: unknown } | undefined)
  const page = found?.value as { blocks: readonly object[] } | undefined
  const [block] = page?.blocks ?? []
  if (block === undefined) throw new Error("the data document has no example of a page of blocks")
  const blocks = Array.from({ length: 100 }, (_, index) => ({ ...block, blockNumber: String(1000 - index) }))
  return JSON.stringify({ blocks })
}

/** An Ethereum balance, the answer to most calls of a wallet. */
export const balance = "0x295be96e64066972000000"
