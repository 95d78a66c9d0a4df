import { expect, test } from "vitest"
import { type Route, routesOf, type ServedRoutes, socketRoutesOf } from "./route.ts"

const cChain = { chainId: "43112", platformChainId: "idOfC", rpcUrls: ["http://a.example/c/rpc"], isCChain: true }
const l1 = { chainId: "99123", platformChainId: "idOfL1", rpcUrls: ["http://a.example/l1", "http://b.example/l1"] }
const other = { chainId: "7", rpcUrls: ["http://c.example"] }
const served: ServedRoutes = {
  nodes: ["http://a.example/base//?key=word", "http://b.example"],
  chains: [cChain, l1, other],
}

/** The paths of each interface of a chain, in order. */
function pathsOf(routes: ReadonlyMap<string, Route>): Readonly<Record<string, readonly string[]>> {
  const found = new Map<string, string[]>()
  for (const [path, { interface: one, ledger }] of routes)
    found.set(`${one} ${ledger}`, [...(found.get(`${one} ${ledger}`) ?? []), path])
  return Object.fromEntries(found)
}

/** The paths of an interface of a chain that has these names, of which the short ones are served without `bc` too. */
const named = (extension: string, names: readonly string[], short: readonly string[] = []) => [
  ...names.map((name) => `/ext/bc/${name}${extension}`),
  ...short.map((name) => `/ext/${name}${extension}`),
]

test("each interface has every name that a node gives it", () => {
  const [p, x, c] = [
    ["P", "platform"],
    ["X", "avm"],
    ["C", "evm"],
  ] as const
  expect(pathsOf(routesOf(served))).toEqual({
    "platform P": named("", p, p),
    "avm X": named("", x, x),
    "wallet X": named("/wallet", x, x),
    "avax C": named("/avax", [...c, "idOfC"], c),
    "proposervm P": named("/proposervm", p, p),
    "proposervm X": named("/proposervm", x, x),
    "proposervm C": named("/proposervm", [...c, "idOfC"], c),
    "index P": ["/ext/index/P/block"],
    "index X": ["/ext/index/X/block", "/ext/index/X/tx", "/ext/index/X/vtx"],
    "index C": ["/ext/index/C/block"],
    "info node": ["/ext/info"],
    "health node": ["/ext/health", "/ext/health/health", "/ext/health/readiness", "/ext/health/liveness"],
    "evm C": named("/rpc", ["43112", "idOfC", "C", "evm"], ["C"]),
    "evm 99123": named("/rpc", ["99123", "idOfL1"]),
    "validators 99123": named("/validators", ["idOfL1"]),
    "proposervm 99123": named("/proposervm", ["idOfL1"]),
    "evm 7": named("/rpc", ["7"]),
  })
  expect(pathsOf(socketRoutesOf(served))).toEqual({
    "evm C": named("/ws", ["43112", "idOfC", "C", "evm"], ["C"]),
    "evm 99123": named("/ws", ["99123", "idOfL1"]),
    "evm 7": named("/ws", ["7"]),
  })
})

test("a route leads to the nodes of its chain, keys of their URLs included, and is counted under one name", () => {
  const routes = routesOf(served)
  const of = (path: string) => routes.get(path)
  expect([
    of("/ext/bc/platform"),
    of("/ext/bc/evm/avax"),
    of("/ext/bc/99123/rpc"),
    of("/ext/bc/idOfL1/validators"),
  ]).toEqual([
    {
      ...{ interface: "platform", requestPath: "/ext/bc/P", ledger: "P", isPrimary: true },
      nodes: ["http://a.example/base/ext/bc/P?key=word", "http://b.example/ext/bc/P"],
    },
    {
      ...{ interface: "avax", requestPath: "/ext/bc/C/avax", ledger: "C", isPrimary: true },
      nodes: ["http://a.example/base/ext/bc/C/avax?key=word", "http://b.example/ext/bc/C/avax"],
    },
    {
      ...{ interface: "evm", requestPath: "/ext/bc/idOfL1/rpc", ledger: "99123", chain: l1, isPrimary: false },
      nodes: l1.rpcUrls,
    },
    {
      ...{ interface: "validators", requestPath: "/ext/bc/idOfL1/validators", ledger: "99123" },
      ...{ chain: l1, isPrimary: false },
      nodes: ["http://a.example/base/ext/bc/idOfL1/validators?key=word", "http://b.example/ext/bc/idOfL1/validators"],
    },
  ])
  expect([of("/ext/bc/evm/rpc"), socketRoutesOf(served).get("/ext/C/ws"), of("/ext/bc/7/rpc")]).toEqual([
    {
      ...{ interface: "evm", requestPath: "/ext/bc/C/rpc", ledger: "C", chain: cChain, isPrimary: true },
      nodes: cChain.rpcUrls,
    },
    {
      ...{ interface: "evm", requestPath: "/ext/bc/C/ws", ledger: "C", chain: cChain, isPrimary: true },
      nodes: cChain.rpcUrls,
    },
    {
      ...{ interface: "evm", requestPath: "/ext/bc/7/rpc", ledger: "7", chain: other, isPrimary: false },
      nodes: other.rpcUrls,
    },
  ])
})

test("without a node of the primary network chains have their EVM interface and no other", () => {
  expect(pathsOf(routesOf({ ...served, nodes: [] }))).toEqual({
    "evm C": named("/rpc", ["43112", "idOfC", "C", "evm"], ["C"]),
    "evm 99123": named("/rpc", ["99123", "idOfL1"]),
    "evm 7": named("/rpc", ["7"]),
  })
})
