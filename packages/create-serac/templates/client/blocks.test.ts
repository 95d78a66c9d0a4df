import { createDataClient, TooManyRequestsError } from "@serac/data"
import { dataHandlers, getBlock, listLatestBlocks } from "@serac/msw/data"
import { setupServer } from "msw/node"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"

const server = setupServer(...dataHandlers())
beforeAll(() => server.listen({ onUnhandledFrame: "error" }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const data = createDataClient({ baseUrl: "https://data.example", retry: false })

test("a listing ends after its last page", async () => {
  server.use(listLatestBlocks({ blocks: ["9", "8"].map((blockNumber) => listLatestBlocks.makeItem({ blockNumber })) }))
  const blocks = await data.listLatestBlocks({ chainId: "43114" }).toArray({ limit: 10 })
  expect(blocks.map(({ blockNumber }) => blockNumber)).toEqual(["9", "8"])
})

test("too many requests are an error of their own", async () => {
  server.use(getBlock.error(429))
  await expect(data.getBlock({ chainId: "43114", blockId: "7" })).rejects.toBeInstanceOf(TooManyRequestsError)
})
