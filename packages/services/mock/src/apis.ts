import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import type { OpenRpcDocument } from "./openrpc/document.ts"

/** The APIs, in the order of their default ports. */
export const apis = ["data", "metrics", "health", "x-chain", "p-chain", "subnet-evm"] as const

/** The name of an API. */
export type Api = (typeof apis)[number]

/** The ports that {@link startMocks} uses unless told otherwise: 4010 to 4015. */
export const defaultPorts: Readonly<Record<Api, number>> = {
  data: 4010,
  metrics: 4011,
  health: 4012,
  "x-chain": 4013,
  "p-chain": 4014,
  "subnet-evm": 4015,
}

/** An OpenAPI document. */
export interface OpenApiDocument {
  readonly openapi: string
  readonly info: { readonly title: string; readonly version: string }
  readonly paths?: object
}

/** What describes an API: one document, or, for health, one of each kind. */
export interface Documents {
  readonly openapi?: OpenApiDocument
  readonly openrpc?: OpenRpcDocument
}

const files: Readonly<Record<Api, Readonly<Partial<Record<keyof Documents, string>>>>> = {
  data: { openapi: "@serac/data/openapi.json" },
  metrics: { openapi: "@serac/metrics/openapi.json" },
  health: { openapi: "@serac/health/openapi.json", openrpc: "@serac/health/openrpc.json" },
  "x-chain": { openrpc: "@serac/x-chain/openrpc.json" },
  "p-chain": { openrpc: "@serac/p-chain/openrpc.json" },
  "subnet-evm": { openrpc: "@serac/subnet-evm/openrpc.json" },
}

/** The stems of the names of each client: `createXChainClient`. */
export const clientPrefixes: Readonly<Record<Api, string>> = {
  data: "Data",
  metrics: "Metrics",
  health: "Health",
  "x-chain": "XChain",
  "p-chain": "PChain",
  "subnet-evm": "SubnetEvm",
}

/** The path of a file that describes an API, or `undefined` when the API has none of that kind. */
export function documentFile(api: Api, kind: keyof Documents): string | undefined {
  const file = files[api][kind]
  return file === undefined ? undefined : createRequire(import.meta.url).resolve(file)
}

/**
 * The documents of an API, as its client package publishes them.
 *
 * @example
 * import { documentsOf } from "@serac/mock"
 *
 * const { openrpc } = await documentsOf("x-chain")
 * console.log(openrpc?.info.title)
 */
export async function documentsOf(api: Api): Promise<Documents> {
  const [openapi, openrpc] = await Promise.all([
    read<OpenApiDocument>(documentFile(api, "openapi")),
    read<OpenRpcDocument>(documentFile(api, "openrpc")),
  ])
  return { ...(openapi && { openapi }), ...(openrpc && { openrpc }) }
}

async function read<Document>(file: string | undefined): Promise<Document | undefined> {
  return file === undefined ? undefined : JSON.parse(await readFile(file, "utf8"))
}
