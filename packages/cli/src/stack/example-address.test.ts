import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import type { NetworkDefinition } from "@serac/store"
import { afterEach, expect, test } from "vitest"
import { exampleAddress } from "./example-address.ts"

let server: Server | undefined
afterEach(() => {
  server?.close()
  server?.closeAllConnections()
})

/** A data service with a fixed response, and the received requests. */
async function service(status: number, body: string) {
  const asked: (string | undefined)[] = []
  server = createServer((request, response) => {
    asked.push(request.url)
    response.writeHead(status).end(body)
  })
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve))
  const dataService = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const address = await exampleAddress({ network: "mainnet" } as NetworkDefinition, { dataService, metricsService: "" })
  return { asked, address }
}

test("an address is where the rewards of an active validator go", async () => {
  const validators = [{}, { potentialRewards: {} }, { potentialRewards: { rewardAddresses: ["avax1a", "avax1b"] } }]
  expect(await service(200, JSON.stringify({ validators }))).toEqual({
    asked: [
      "/v1/networks/mainnet/validators?subnetId=11111111111111111111111111111111LpoYY&validationStatus=active&pageSize=10",
    ],
    address: "avax1a",
  })
})

test.each([
  [200, '{"validators":[]}'],
  [503, '{"message":"nothing is indexed yet"}'],
  [200, "{"],
])("there is none in %j %j", async (status, body) => {
  expect((await service(status, body)).address).toBeUndefined()
})
