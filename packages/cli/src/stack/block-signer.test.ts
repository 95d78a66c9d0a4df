import type { NetworkDefinition } from "@serac/store"
import { afterEach, expect, test } from "vitest"
import { BlockSigner } from "./block-signer.ts"

const settings = {
  peers: "off",
  endpoints: [`NodeID-${"1".repeat(32)}LpoYY=http://127.0.0.1:1`],
  timeout: 1_000,
  validatorTimeout: 500,
  concurrency: 1,
  maxAggregations: 1,
} as const
const platformChainId = "2CA6j5zYzasynPsFeNoqWkmTCt3VScMvXUZHbfDJ8k3oGzAPtU"
/** Nothing listens there. */
const network = { networkId: 1337, nodeUrls: ["http://127.0.0.1:1"] } as unknown as NetworkDefinition
const hash = `0x${"07".repeat(32)}`

let signer = new BlockSigner(settings)
afterEach(async () => {
  await signer.close()
  signer = new BlockSigner(settings)
})

test("a chain without a blockchain ID, and a network that has not answered, are told as the reason", async () => {
  expect([await signer.of({})(hash), await signer.of({ platformChainId })(hash)]).toEqual([
    { outcome: "unsigned", reason: "its blockchain ID is not configured (platformChainId)" },
    { outcome: "unsigned", reason: "no node of the primary network has answered yet" },
  ])
})

test("a node of the P-Chain that does not answer is no refusal", async () => {
  signer.network = network
  expect(await signer.of({ platformChainId })(hash)).toEqual({
    outcome: "unsigned",
    reason: expect.stringMatching(/P-Chain/),
  })
})
