import type { ChainDefinition, ChainReader } from "@serac/store"
import { expect, test } from "vitest"
import type { Services } from "../services.ts"
import { measuredChains } from "./measured-chains.ts"

const servicesOf = (...chains: (readonly [chainId: string, network: "mainnet" | "testnet"])[]) =>
  ({
    chains: chains.map(([chainId, network]): Partial<ChainDefinition> => ({ chainId, network })),
    store: { chain: (chainId: string) => ({ chainId }) as unknown as ChainReader },
  }) as unknown as Services

const measured = (name: string, services: Services) =>
  measuredChains(name, services).map((chain) => (chain as unknown as { chainId: string }).chainId)

test("a name is a chain, the chains of a network, or all of them", () => {
  const services = servicesOf(["1", "mainnet"], ["2", "testnet"], ["3", "testnet"])
  expect(["2", "mainnet", "testnet", "fuji", "total"].map((name) => measured(name, services))).toEqual([
    ["2"],
    ["1"],
    ["2", "3"],
    ["2", "3"],
    ["1", "2", "3"],
  ])
})

test("total is known though no chain is measured", () => {
  expect(measured("total", servicesOf())).toEqual([])
})

test.each(["mainnet", "testnet", "fuji"])("%s is a 404 where none of its chains is measured", (name) => {
  const chain = ["1", name === "mainnet" ? "testnet" : "mainnet"] as const
  expect(() => measured(name, servicesOf(chain))).toThrow(
    expect.objectContaining({ status: 404, message: `this service has no network ${name}` }),
  )
})

test("another chain is a 404", () => {
  expect(() => measured("4", servicesOf(["1", "mainnet"]))).toThrow(
    expect.objectContaining({
      status: 404,
      message: "chain 4 is not measured; GET /v1/chains of the data service lists those that are",
    }),
  )
})
