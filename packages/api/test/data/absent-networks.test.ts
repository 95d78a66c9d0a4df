import document from "@serac/data/openapi.json" with { type: "json" }
import { afterAll, beforeAll, expect, test } from "vitest"
import { build, chains, type House } from "./house.ts"

interface Parameter {
  readonly $ref?: string
  readonly name?: string
  readonly in?: string
  readonly example?: unknown
}

const shared = document.components.parameters as unknown as Readonly<Record<string, Parameter>>
const whole = (one: Parameter): Parameter => shared[one.$ref?.split("/").at(-1) ?? ""] ?? one

/** The paths of what takes a network as a filter, with what else is asked for as in the document's examples. */
const filtered = Object.entries(document.paths as unknown as Record<string, { get?: { parameters?: Parameter[] } }>)
  .map(([path, { get }]) => ({ path, parameters: (get?.parameters ?? []).map(whole) }))
  .filter(({ parameters }) => parameters.some((one) => one.name === "network" && one.in === "query"))
  // What gateways have counted has nothing to do with what is indexed.
  .filter(({ path }) => !path.endsWith("RpcUsageMetrics"))
  .map(({ path, parameters }) =>
    path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(parameters.find((one) => one.name === name)?.example)),
  )

let house: House
beforeAll(async () => {
  house = await build({ chains: chains.filter(({ network }) => network === "testnet") })
})
afterAll(() => house.close())

test("there is something that takes a network as a filter", () => {
  expect(filtered).toEqual(expect.arrayContaining(["/v1/chains", "/v1/transactions", "/v1/icm/messages"]))
  expect(filtered.length).toBeGreaterThan(7)
})

test.each(filtered)(
  "a network that the service has nothing of is a 404 that names it, and one that it has is not: %s",
  async (path) => {
    const ask = async (network: string) => {
      const response = await fetch(`${house.service.url}${path}?network=${network}`)
      return { status: response.status, message: ((await response.json()) as { message?: string }).message }
    }
    expect(await ask("mainnet")).toEqual({ status: 404, message: "this service has no network mainnet" })
    expect((await ask("fuji")).status).not.toBe(404)
  },
)

test.each([
  ["/v1/networks/fuji/validators", "subnetId", "an ID of 32 bytes in CB58 with its checksum"],
  ["/v1/icm/messages", "to", "an address of 20 bytes in hexadecimal"],
])("an empty filter is a 400 that names it, not a list of everything: %s?%s=", async (path, name) => {
  const response = await fetch(`${house.service.url}${path}?${name}=`)
  const { message } = (await response.json()) as { message: string }
  expect([response.status, message]).toEqual([400, expect.stringMatching(new RegExp(`${name} must be .*, not ''$`))])
})
