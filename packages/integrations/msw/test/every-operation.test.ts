import * as dataClient from "@serac/data"
import * as dataOperations from "@serac/data/operations"
import * as healthClient from "@serac/health"
import * as healthOperations from "@serac/health/operations"
import * as metricsClient from "@serac/metrics"
import * as metricsOperations from "@serac/metrics/operations"
import * as pChainClient from "@serac/p-chain"
import * as pChainOperations from "@serac/p-chain/operations"
import * as evmClient from "@serac/subnet-evm"
import * as evmOperations from "@serac/subnet-evm/operations"
import * as xChainClient from "@serac/x-chain"
import * as xChainOperations from "@serac/x-chain/operations"
import type { HttpHandler } from "msw"
import { setupServer } from "msw/node"
import { afterAll, beforeAll, expect, test } from "vitest"
import * as data from "../src/generated/data/index.ts"
import * as health from "../src/generated/health/index.ts"
import * as metrics from "../src/generated/metrics/index.ts"
import * as pChain from "../src/generated/p-chain/index.ts"
import * as evm from "../src/generated/subnet-evm/index.ts"
import * as xChain from "../src/generated/x-chain/index.ts"

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: "error" }))
afterAll(() => server.close())

const at = { baseUrl: "https://api.example", retry: false } as const
const node = { baseUrl: "https://node.example", retry: false } as const
const evmCore = evmClient.createSubnetEvmCore(node)

interface Described {
  readonly id?: string
  readonly method: string
  readonly path: string
  readonly required?: readonly string[]
}
interface Api {
  readonly core: object
  readonly operations: Readonly<Record<string, unknown>>
  readonly mocks: object
  /** Those of one API only: the index is in the documents of two. */
  readonly handlers: HttpHandler[]
  readonly client: object
}
const apis: Readonly<Record<string, Api>> = {
  data: {
    core: dataClient.createDataCore(at),
    operations: dataOperations,
    mocks: data,
    handlers: data.dataHandlers(),
    client: dataClient,
  },
  metrics: {
    core: metricsClient.createMetricsCore(at),
    operations: metricsOperations,
    mocks: metrics,
    handlers: metrics.metricsHandlers(),
    client: metricsClient,
  },
  health: {
    core: healthClient.createHealthCore(at),
    operations: Object.fromEntries(Object.entries(healthOperations).filter(([, operation]) => "id" in operation)),
    mocks: health,
    handlers: health.healthHandlers(),
    client: healthClient,
  },
  "health over JSON-RPC": {
    core: healthClient.createHealthRpcCore(node),
    operations: Object.fromEntries(Object.entries(healthOperations).filter(([, operation]) => !("id" in operation))),
    mocks: health,
    handlers: health.healthRpcHandlers(),
    client: healthClient,
  },
  "x-chain": {
    core: xChainClient.createXChainCore(node),
    operations: xChainOperations,
    mocks: xChain,
    handlers: xChain.xChainHandlers(),
    client: xChainClient,
  },
  "p-chain": {
    core: pChainClient.createPChainCore(node),
    operations: pChainOperations,
    mocks: pChain,
    handlers: pChain.pChainHandlers(),
    client: pChainClient,
  },
  "subnet-evm": {
    core: evmCore,
    operations: evmOperations,
    mocks: evm,
    handlers: evm.subnetEvmHandlers(),
    client: evmClient,
  },
}
const cases = Object.entries(apis).flatMap(([api, { core, operations, mocks, handlers }]) =>
  Object.entries(operations).map(([name, operation]) => ({
    api,
    name,
    core,
    operation: operation as Described,
    mocks,
    handlers,
  })),
)

test.each(cases)("$api: $name is answered by its own example", async ({ name, core, operation, mocks, handlers }) => {
  server.resetHandlers(...handlers)
  const variables = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, variable = ""]) => variable)
  const needed = operation.id === undefined ? [] : [...variables, ...(operation.required ?? [])]
  const parameters = Object.fromEntries(needed.map((one) => [one, "x"]))
  const options =
    operation.id === undefined ? { variables: Object.fromEntries(variables.map((one) => [one, "x"])) } : {}
  const { make } = (mocks as Readonly<Record<string, { make(): unknown }>>)[name] ?? {}
  const { call } = core as { call(operation: Described, parameters: object, options: object): Promise<unknown> }
  expect(await call(operation, parameters, options)).toStrictEqual(make?.())
})

test("every API has a mock of every operation, and its handlers", () => {
  const missing = cases.filter(({ name, mocks }) => !(name in mocks)).map(({ api, name }) => `${api} ${name}`)
  expect({ missing, count: cases.length > 190 }).toEqual({ missing: [], count: true })
})
