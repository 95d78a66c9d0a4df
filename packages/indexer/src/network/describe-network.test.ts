import { expect, test } from "vitest"
import { FakeNetworkNode } from "../../test/network/fake-network-node.ts"
import { recordedNetwork } from "../../test/network/primary-fixtures.ts"
import { NodeFault } from "../core/index.ts"
import { describeNetwork } from "./describe-network.ts"

const urls = ["http://node-0.test:9650", "http://node-1.test:9650/secret-0123456789abcdef"]

/** Describes the network of fake nodes at these URLs. */
function described(...nodes: readonly FakeNetworkNode[]) {
  const nodeUrls = urls.slice(0, nodes.length)
  const fetch: typeof globalThis.fetch = (input, init) => {
    const { host } = new URL(String(input))
    const node = nodes[nodeUrls.findIndex((url) => new URL(url).host === host)] as FakeNetworkNode
    const path = String(input).replace(/\/secret-[0-9a-f]*/, "")
    return node.fetch(path, init)
  }
  return describeNetwork(nodeUrls, { fetch })
}

test("a node tells its network: chains, AVAX, and what addresses begin with", async () => {
  expect(await described(new FakeNetworkNode())).toEqual({ ...recordedNetwork, nodeUrls: urls.slice(0, 1) })
})

test.each([
  ["1", "mainnet", "avax"],
  ["5", "testnet", "fuji"],
  ["12345", "testnet", "local"],
  ["7", "testnet", "custom"],
])("network %s is called %s, and its addresses begin with %s", async (id, network, hrp) => {
  const node = new FakeNetworkNode()
  node.networkId = id
  expect(await described(node)).toMatchObject({ networkId: Number(id), network, hrp })
})

test("the next node is asked when one does not answer, and all URLs stay", async () => {
  const broken = new FakeNetworkNode()
  broken.intercept = () => new Response("API call rejected because chain is not done bootstrapping\n", { status: 503 })
  expect(await described(broken, new FakeNetworkNode())).toEqual({ ...recordedNetwork, nodeUrls: urls })
})

test("where none answers the fault of the first is told, without a secret", async () => {
  const broken = new FakeNetworkNode()
  broken.intercept = () => new Response("bad gateway at secret-0123456789abcdef", { status: 502 })
  const error = await described(broken, broken).catch((error: unknown) => error)
  expect(error).toBeInstanceOf(NodeFault)
  expect((error as Error).message).toMatch(/^node-0\.test:9650: HTTP 502: /)
  const alone = await describeNetwork([urls[1] as string], {
    fetch: () => Promise.resolve(new Response("no key secret-0123456789abcdef", { status: 500 })),
  }).catch((error: unknown) => error)
  expect((alone as Error).message).toBe("node-1.test:9650: HTTP 500: no key …")
})

test.each([
  ["platform.getBlockchains", { blockchains: [] }],
  [
    "platform.getBlockchains",
    {
      blockchains: [
        {
          id: "x",
          subnetID: "11111111111111111111111111111111LpoYY",
          vmID: "jvYyfQTxGMJLuGWa55kdP2p2zSUYsQ5Raupu4TW34ZAUBAbtq",
        },
      ],
    },
  ],
  ["platform.getStakingAssetID", { assetID: 7 }],
  ["info.getNetworkID", { networkID: "-1" }],
  ["info.getNetworkID", null],
])("a nonsensical answer to %s is a fault: %j", async (method, answer) => {
  const node = new FakeNetworkNode()
  node.override = (call) => (call.method === method ? answer : undefined)
  await expect(described(node)).rejects.toMatchObject({ code: "NODE_FAULT", kind: "nonsense" })
})

test.each([[[]], [["ftp://node"]], [["node"]]])("URLs that are none are refused: %j", async (nodeUrls) => {
  await expect(describeNetwork(nodeUrls)).rejects.toBeInstanceOf(TypeError)
})

test("asking ends with its signal", async () => {
  const node = new FakeNetworkNode()
  node.intercept = () => new Promise(() => {})
  const controller = new AbortController()
  const asked = describeNetwork(urls.slice(0, 1), { fetch: node.fetch, signal: controller.signal })
  controller.abort(new Error("enough"))
  await expect(asked).rejects.toThrow("enough")
})
