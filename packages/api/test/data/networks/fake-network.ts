import type { NetworkDefinition, NetworkReader, NetworkStatus, PrimaryChain, ReadOptions, Store } from "@serac/store"
import type { DataServiceOptions } from "../../../src/data/index.ts"
import { build, type House, now } from "../house.ts"
import { id } from "./ids.ts"

/** A network of one's own: its chains and its native asset have IDs that no public network knows. */
export const network: NetworkDefinition = {
  networkId: 1337,
  network: "testnet",
  nodeUrls: ["http://127.0.0.1:9650"],
  hrp: "custom",
  xChainId: "oXb4T2zH7vU7PHVSiCusSwqTdBYootPv9rx9QBScrNuSVPcX7",
  cChainId: "2oBDXc3noWjgvAdUuXpKkCHhXuowcuPGGzSnCuiSk6vH5izYq7",
  avaxAssetId: "oJ2uU6a7ajE4QkVA9RYqmTPD9RabbLE1GNKPpVwwNjPNV17yA",
}

export const platformChainId = "11111111111111111111111111111111LpoYY"
export const xChain = { chainName: "x-chain", network: "testnet" }
export const pChain = { chainName: "p-chain", network: "testnet" }
export const cChain = { chainName: "c-chain", network: "testnet" }

export function statusOf(...chains: readonly PrimaryChain[]): NetworkStatus {
  const head = { height: 40, id: id(40), timestamp: now - 10 }
  return {
    networkId: network.networkId,
    chains: chains.map((chain) => ({ chain, head, nodeHeight: 42, updatedAt: now - 5, transactions: 7 })),
    notes: [],
  }
}

/** A house whose network says what a test lets it say. */
export interface NetworkHouse extends House {
  readonly reader: { -readonly [Method in keyof NetworkReader]: NetworkReader[Method] }
}

/** What the test does not say is empty, and all chains are indexed. */
export async function houseOf(
  parts: Partial<NetworkReader> = {},
  options: Partial<DataServiceOptions> = {},
): Promise<NetworkHouse> {
  const none = async () => []
  const reader = {
    networkId: network.networkId,
    status: async () => statusOf("P", "X", "C"),
    platform: async () => undefined,
    assets: none,
    subnet: async () => undefined,
    blockchain: async () => undefined,
    ...parts,
  } as NetworkHouse["reader"]
  const store = {
    location: { kind: "sqlite", directory: "/nowhere" },
    network: () => reader,
    networks: async () => [await reader.status()].filter((status) => status !== undefined),
    chains: none,
    reports: none,
    size: async () => 4_096,
    usage: { save: async () => {}, prune: async () => 0 },
    secret: async () => new Uint8Array(32).fill(7),
    close: async () => {},
  } as unknown as Store
  return { ...(await build({ store, chains: [], networks: [network], ...options })), reader }
}

/** The status and body of a GET. */
export async function get(house: House, path: string): Promise<{ readonly status: number; readonly body: unknown }> {
  const response = await fetch(house.service.url + path)
  return { status: response.status, body: await response.json() }
}

/** The status and body of a POST of JSON. */
export async function post(house: House, path: string, body: unknown) {
  const headers = { "content-type": "application/json" }
  const response = await fetch(house.service.url + path, { method: "POST", headers, body: JSON.stringify(body) })
  return { status: response.status, body: (await response.json()) as unknown }
}

export const refusal = (status: number, error: string, message: string) => ({
  status,
  body: { message, statusCode: status, error },
})

/** What a costly read was asked for. Each is asked with the signal of the request. */
export function askedOf(read: {
  readonly mock: { readonly calls: readonly (readonly unknown[])[] }
}): readonly unknown[] {
  return read.mock.calls.map((args) => {
    const { signal } = args.at(-1) as ReadOptions
    if (!(signal instanceof AbortSignal)) throw new TypeError("a read was asked for without a signal")
    return args.slice(0, -1)
  })
}
