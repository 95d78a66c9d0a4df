import { createDataClient, isSeracError, NotFoundError } from "@serac/data"

const data = createDataClient({
  baseUrl: process.env.DATA_URL ?? "https://data.example", // the hosted service, without /v1
  apiKey: process.env.DATA_KEY,
  apiKeyHeader: "x-glacier-api-key",
  timeout: 10_000,
})

try {
  const { chainName } = await data.getChain({ chainId: "43114" })
  const { items: blocks } = await data.listLatestBlocks({ chainId: "43114", pageSize: 100 })
  console.log(
    `${chainName}: ${blocks.length} blocks, ${blocks.reduce((sum, { txCount }) => sum + txCount, 0)} transactions`,
  )
} catch (error) {
  if (error instanceof NotFoundError) console.error("not there:", error.body?.message)
  else if (isSeracError(error)) console.error(error.code, error.message)
  else throw error
  process.exitCode = 1
}
