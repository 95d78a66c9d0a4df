import { expect, test } from "vitest"
import { matchRoute, pathOfResult, pathTo } from "./route.ts"

const routes = [
  { pattern: "/", page: "overview" },
  { pattern: "/chains/:chainId", page: "chain" },
  { pattern: "/chains/:chainId/blocks/:blockId", page: "block" },
]

test("a path leads to its page with what it names", () => {
  expect(matchRoute(routes, "/")).toEqual({ page: "overview", parameters: {} })
  expect(matchRoute(routes, "/chains/43114/blocks/7/")).toEqual({
    page: "block",
    parameters: { chainId: "43114", blockId: "7" },
  })
  expect(matchRoute(routes, "/chains/%E0%A4%A")).toEqual({ page: "chain", parameters: { chainId: "%E0%A4%A" } })
  expect(matchRoute(routes, "/chains/1/2/3/4")).toBeUndefined()
})

test("what stands in a path leads nowhere else", () => {
  expect(pathTo`/chains/${"../../v1?x#y"}/blocks/${7}`).toBe("/chains/..%2F..%2Fv1%3Fx%23y/blocks/7")
  expect(matchRoute(routes, pathTo`/chains/${"a/b"}`)?.parameters).toEqual({ chainId: "a/b" })
})

test("what was found is shown under the service's own path; an address of the primary network has a page", () => {
  expect(pathOfResult("/v1/chains/99123/blocks/1")).toBe("/chains/99123/blocks/1")
  expect(pathOfResult("/v1/networks/testnet/blockchains/p-chain/transactions?addresses=local1x")).toBe(
    "/networks/testnet/blockchains/p-chain/addresses/local1x",
  )
  expect(pathOfResult("/v1/chains/99123/addresses/0xAb/transactions")).toBe("/chains/99123/addresses/0xAb")
  expect(pathOfResult("/v1/chains/99123/blocks/7/transactions")).toBe("/chains/99123/blocks/7")
})
