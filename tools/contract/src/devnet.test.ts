import { batching, type RpcCore, type RpcOptions } from "@serac/client/rpc"
import { startDevnet } from "@serac/devnet/start"
import { Schemas } from "@serac/proof/replay"
import { afterAll, describe, expect, test } from "vitest"
import { type Client, restClients, rpcClients } from "./documents.ts"
import { restOperations } from "./rest-cases.ts"
import { l1Of, testServed } from "./rpc-served.ts"

const devnet = await startDevnet({ seed: "contract", l1s: [{ name: "firn", chainID: 99_123 }] })
afterAll(() => devnet.close())
const { url } = devnet

describe("a devnet answers by all documents that a node serves", async () => {
  for (const client of rpcClients) {
    const core = (client.createCore as (options: RpcOptions) => RpcCore)({
      baseUrl: url,
      retry: false,
      dialect: batching,
    })
    const l1 = await l1Of(url, client)
    describe(client.api, () => testServed(client, core, l1))
  }

  const health = restClients.find(({ api }) => api === "health") as Client
  const schemas = new Schemas(health.document, { strict: false })
  test.each(restOperations(health.document))(
    "$operationId by $method answers what the document says",
    async ({ path }) => {
      const answer = await fetch(`${url}${path}`)
      const schema = `/paths/${path.replaceAll("/", "~1")}/get/responses/200/content/application~1json/schema`
      expect({ status: answer.status, violations: schemas.violations(schema, await answer.json()) }).toEqual({
        status: 200,
        violations: [],
      })
    },
  )
})
