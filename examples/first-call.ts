import { createDataClient, NotFoundError } from "@serac/data"

const data = createDataClient({ baseUrl: "http://127.0.0.1:8080" })

const { chains } = await data.listChains()
for (const { chainId, chainName } of chains) {
  for await (const block of data.listLatestBlocks({ chainId, pageSize: 100 })) {
    console.log(chainName, block.blockNumber, block.txCount)
    break // asks for no further page
  }
}

try {
  await data.getChain({ chainId: "7" })
} catch (error) {
  if (error instanceof NotFoundError) console.log(error.status, error.body?.message)
  else throw error
}
