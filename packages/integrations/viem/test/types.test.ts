import { createClient, createPublicClient, http } from "viem"
import * as oldest from "viem-oldest"
import { expect, expectTypeOf, test } from "vitest"
import { healthActions, pChainActions, subnetEvmActions, xChainActions } from "../src/index.ts"

const url = "http://127.0.0.1:9650/ext/bc/C/rpc"

test("a client keeps viem's types and has those of our clients", () => {
  const client = createPublicClient({ transport: http(url) })
    .extend(subnetEvmActions())
    .extend(pChainActions())
  const use = async () => {
    expectTypeOf(await client.getBlockNumber()).toEqualTypeOf<bigint>()
    expectTypeOf((await client.feeConfig()).feeConfig.gasLimit).toEqualTypeOf<bigint | undefined>()
    expectTypeOf(await client.pChain.getHeight()).toEqualTypeOf<{ height: string }>()
    // @ts-expect-error: a parameter is missing
    await client.warpGetMessage({})
    // @ts-expect-error: no such action
    await client.pChain.getNothing()
  }
  expectTypeOf(use).returns.toEqualTypeOf<Promise<void>>()
  expect(Object.keys(client)).toContain("pChain")
})

test("so does a client of any kind, and of the oldest version", () => {
  const node = createClient({ transport: http(url) })
    .extend(xChainActions())
    .extend(healthActions())
  expectTypeOf(node.health.liveness).returns.resolves.toHaveProperty("healthy")
  const old = oldest
    .createPublicClient({ transport: oldest.http(url) })
    .extend(subnetEvmActions())
    .extend(xChainActions())
  expectTypeOf(old.getBlockNumber).returns.toEqualTypeOf<Promise<bigint>>()
  expectTypeOf(old.xChain.getHeight).returns.toEqualTypeOf<Promise<{ height: string }>>()
  expect([typeof node.xChain.getHeight, typeof old.xChain.getHeight]).toEqual(["function", "function"])
})
