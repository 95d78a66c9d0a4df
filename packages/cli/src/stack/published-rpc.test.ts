import type { ChainDefinition } from "@serac/store"
import { expect, test } from "vitest"
import { withPublishedRpc } from "./published-rpc.ts"

const chain: ChainDefinition = {
  chainId: "7",
  name: "Firn",
  network: "testnet",
  rpcUrls: ["http://node.internal:8545/key"],
  nativeToken: { name: "", symbol: "", decimals: 18 },
}
const rpcOf = (changes: Partial<ChainDefinition>, gateway?: string) =>
  withPublishedRpc({ ...chain, ...changes }, gateway).publicRpcUrl

test("without a gateway a chain has the URL that is configured, or none", () => {
  expect([rpcOf({ publicRpcUrl: "https://rpc.example" }), rpcOf({})]).toEqual(["https://rpc.example", undefined])
})

test("at a gateway it has an address by its blockchain ID, else by its chain ID", () => {
  expect(rpcOf({ platformChainId: "8zJv" }, "https://rpc.example/")).toBe("https://rpc.example/ext/bc/8zJv/rpc")
  expect(rpcOf({}, "http://127.0.0.1:9660")).toBe("http://127.0.0.1:9660/ext/bc/7/rpc")
})

test("what is configured comes before the gateway", () => {
  expect(rpcOf({ publicRpcUrl: "https://rpc.example" }, "http://127.0.0.1:9660")).toBe("https://rpc.example")
})
