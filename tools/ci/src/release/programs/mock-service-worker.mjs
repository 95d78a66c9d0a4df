// Answers a client by Mock Service Worker, without a server.
import { createDataClient } from "@serac/data"
import { dataHandlers, getBlock } from "@serac/msw/data"
import { setupServer } from "msw/node"

const server = setupServer(...dataHandlers())
server.listen({ onUnhandledRequest: "error" })
server.use(getBlock(getBlock.make({ blockNumber: "7" })))
const data = createDataClient({ baseUrl: "https://data.example", retry: false })
const { blockNumber } = await data.getBlock({ chainId: "43114", blockId: "7" })
const { chains } = await data.listChains()
console.log(JSON.stringify({ blockNumber, chains: chains.length > 0 }))
server.close()
