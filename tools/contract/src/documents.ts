import { createRequire } from "node:module"
import * as data from "@serac/data"
import * as dataOperations from "@serac/data/operations"
import * as health from "@serac/health"
import * as healthOperations from "@serac/health/operations"
import * as metrics from "@serac/metrics"
import * as metricsOperations from "@serac/metrics/operations"
import * as pChain from "@serac/p-chain"
import * as pChainOperations from "@serac/p-chain/operations"
import * as subnetEvm from "@serac/subnet-evm"
import * as subnetEvmOperations from "@serac/subnet-evm/operations"
import * as xChain from "@serac/x-chain"
import * as xChainOperations from "@serac/x-chain/operations"

/** A JSON value whose shape its reader knows. */
// biome-ignore lint/suspicious/noExplicitAny: documents are read by their specification, not by a type.
export type Json = any

/** A client package: what it exports and the document that it was generated from. */
export interface Client {
  readonly api: string
  readonly document: Json
  /** The package's exports: one function an operation. */
  readonly functions: Readonly<Record<string, unknown>>
  readonly operations: Readonly<Record<string, unknown>>
  /** The package's own constructor of a bare client. */
  readonly createCore: unknown
}

const require = createRequire(import.meta.url)

const client = (api: string, file: string, functions: object, operations: object, createCore: unknown): Client => ({
  api,
  createCore,
  document: require(`@serac/${api}/${file}`) as Json,
  functions: functions as Readonly<Record<string, unknown>>,
  operations: operations as Readonly<Record<string, unknown>>,
})

/** The clients of the OpenAPI documents. */
export const restClients: readonly Client[] = [
  client("data", "openapi.json", data, dataOperations, data.createDataCore),
  client("metrics", "openapi.json", metrics, metricsOperations, metrics.createMetricsCore),
  client("health", "openapi.json", health, healthOperations, health.createHealthCore),
]

/** The clients of the OpenRPC documents. */
export const rpcClients: readonly Client[] = [
  client("health", "openrpc.json", health, healthOperations, health.createHealthRpcCore),
  client("x-chain", "openrpc.json", xChain, xChainOperations, xChain.createXChainCore),
  client("p-chain", "openrpc.json", pChain, pChainOperations, pChain.createPChainCore),
  client("subnet-evm", "openrpc.json", subnetEvm, subnetEvmOperations, subnetEvm.createSubnetEvmCore),
]

/** Follows a local reference. */
export function resolve(document: Json, value: Json): Json {
  let found = value
  while (typeof found?.$ref === "string")
    found = found.$ref
      .slice(2)
      .split("/")
      .map((name: string) => name.replaceAll("~1", "/").replaceAll("~0", "~"))
      .reduce((part: Json, name: string) => part?.[name], document)
  return found
}
