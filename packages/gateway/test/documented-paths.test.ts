import health from "@serac/health/openrpc.json" with { type: "json" }
import pChain from "@serac/p-chain/openrpc.json" with { type: "json" }
import subnetEvm from "@serac/subnet-evm/openrpc.json" with { type: "json" }
import xChain from "@serac/x-chain/openrpc.json" with { type: "json" }
import { expect, test } from "vitest"
import { AllowedMethods } from "../src/calls/allowed-methods.ts"
import { routesOf } from "../src/calls/route.ts"
import { isSessionMethod } from "../src/socket/caller-subscriptions.ts"
import { l1 } from "./gateway-with-nodes.ts"

interface DocumentedServer {
  readonly url: string
  readonly variables: Readonly<Record<string, { readonly default: string; readonly enum?: readonly string[] }>>
}

interface RpcDocument {
  readonly servers: readonly DocumentedServer[]
  readonly methods: readonly {
    readonly name: string
    readonly servers?: readonly DocumentedServer[]
    readonly "x-unserved"?: boolean
  }[]
}

/** Methods that are closed to callers on purpose: they administer the node, trace, sign with its keys, or show its pool and memory. */
const closed =
  /^(?:admin\.|debug_|txpool_|eth_(?:sign|fill|send)Transaction$|eth_(?:sign|resend|coinbase|getBadBlocks|pendingTransactions)$)/
/** Closed too: a node signs or collects signatures for these, which costs all validators. */
const aggregating = /^warp_get\w+AggregateSignature$/

const documents: readonly RpcDocument[] = [health, pChain, subnetEvm, xChain]
const routes = routesOf({
  nodes: ["http://node.example"],
  chains: [
    { chainId: "43112", rpcUrls: ["http://node.example/ext/bc/C/rpc"], isCChain: true },
    { chainId: "99123", platformChainId: l1, rpcUrls: [`http://node.example/ext/bc/${l1}/rpc`] },
  ],
})
const methods = new AllowedMethods({})

/** The paths of a documented server. The interface for validators belongs to L1s, whatever default chain the document names. */
function pathsOf({ url, variables }: DocumentedServer): readonly string[] {
  const path = url.replace("{nodeUrl}", "")
  const chain = path.endsWith("/validators") ? l1 : (variables.blockchainID?.default ?? "")
  const { default: first = "", enum: indexes = [first] } = variables.index ?? { default: "" }
  return (
    indexes
      .map((index) => path.replace("{blockchainID}", chain).replace("{index}", index))
      // Only the X-Chain has an index of transactions.
      .filter((one) => !/\/index\/[PC]\/v?tx$/.test(one))
  )
}

const documented = documents.flatMap(({ servers, methods }) =>
  methods
    .filter((method) => method["x-unserved"] !== true)
    .flatMap(({ name, servers: own = servers }) => own.flatMap(pathsOf).map((path) => [path, name] as const)),
)
const isServed = ([path, name]: readonly [string, string]) => {
  const route = routes.get(path)
  return route !== undefined && (methods.has(route.interface, name) || isSessionMethod(name))
}
const isClosed = ([, name]: readonly [string, string]) => closed.test(name) || aggregating.test(name)

test("each path and method that the documents name is served, but for those that are closed on purpose", () => {
  expect(documented.length).toBeGreaterThan(150)
  expect(documented.filter((one) => !isServed(one) && !isClosed(one))).toEqual([])
})

test("nothing that is closed on purpose is served, and nothing at all where nodes are administered", () => {
  expect(documented.filter((one) => isClosed(one) && isServed(one))).toEqual([])
  expect([...routes.keys()].filter((path) => /admin|keystore/.test(path))).toEqual([])
})
