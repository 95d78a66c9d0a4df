import { formatId } from "@serac/chain"
import { apis } from "@serac/codegen/apis"
import { startDevnet } from "@serac/devnet/start"
import { type RunningGateway, startGateway } from "@serac/gateway"
import { type OpenedAccess, openAccess } from "@serac/server/access"
import { openStore, type Store, type StoreLocation } from "@serac/store"
import { bundled } from "../../replay/schemas.ts"
import { endlessQuotas, makeKeysInEveryState } from "../access-states.ts"
import { harvestRpc, type WordsOfDocuments } from "./harvest-rpc.ts"
import { RpcDocument } from "./rpc-document.ts"
import { placesAt } from "./rpc-places.ts"

/** The server that answers: a node, or a gateway in front of it. */
export type RpcListener = "devnet" | "gateway"

/** A devnet with a history, and a gateway in front of it. */
export interface RpcSubject {
  readonly documents: readonly RpcDocument[]
  readonly ports: Readonly<Record<RpcListener, number>>
  readonly words: WordsOfDocuments
  /** Keys in every state, the first of which is never refused. */
  readonly keys: readonly string[]
  /** Whether the gateway checks keys. */
  readonly checksKeys: boolean
  /** Errors that the devnet threw outside of any answer. */
  readonly thrown: readonly unknown[]
  close(): Promise<void>
}

const openRpcDocuments = apis.flatMap(({ packageName, documents }) =>
  documents.some(({ format }) => format === "openrpc") ? [bundled(`${packageName}/openrpc.json`)] : [],
)
const l1ChainId = 99_123

/** @param location of a store for the gateway's keys */
export async function startRpcSubject(location: StoreLocation, checksKeys: boolean): Promise<RpcSubject> {
  const thrown: unknown[] = []
  const running = await startDevnet({
    seed: "fuzz",
    days: 0.01,
    hasTraffic: false,
    l1s: [{ name: "firn", chainID: l1ChainId }],
    onFault: (error) => thrown.push(error),
  })
  await running.filled
  const { url, devnet } = running
  const [l1 = ""] = devnet.l1s.map(({ blockchainID }) => formatId(blockchainID))
  const store = await openStore(location)
  const keys = await makeKeysInEveryState(store)
  const access = await accessOf(store, checksKeys)
  const gateway = await gatewayOf(url, l1, access)
  const documents = openRpcDocuments.map((document) => new RpcDocument(document, placesAt(l1)))
  const ports = { devnet: Number(new URL(url).port), gateway: Number(new URL(gateway.url).port) }
  return {
    ...{ documents, ports, keys, checksKeys, thrown },
    words: await harvestRpc(documents, url, [
      ["chain", l1],
      ["blockchainID", l1],
    ]),
    async close() {
      await gateway.close()
      await access.close()
      await store.close()
      await running.close()
    },
  }
}

function accessOf(store: Store, checksKeys: boolean): Promise<OpenedAccess> {
  const tiers = { unauthenticated: endlessQuotas, free: endlessQuotas, spent: { minute: 0, day: 0 } }
  return openAccess({ store, keys: checksKeys, limits: checksKeys, tiers })
}

function gatewayOf(url: string, l1: string, access: OpenedAccess): Promise<RunningGateway> {
  return startGateway({
    nodes: [url],
    chains: [
      { chainId: "43112", rpcUrls: [`${url}/ext/bc/C/rpc`], isCChain: true },
      { chainId: String(l1ChainId), platformChainId: l1, rpcUrls: [`${url}/ext/bc/${l1}/rpc`] },
    ],
    network: "testnet",
    port: 0,
    access: access.data,
  })
}
