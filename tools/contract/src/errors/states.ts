import { createDataService, type DataServiceOptions } from "@serac/api/data"
import { createMetricsService } from "@serac/api/metrics"
import { StatementTimeoutError, type Store } from "@serac/store"
import { type AccessState, accessIn, isAccessState } from "./access-states.ts"
import { chain, seededNetwork } from "./seeded-store.ts"
import { type SigningState, signingOptions, signingStates } from "./signing-node.ts"

/** The states of a service, by their names in the documents' `x-state`. */
export type State =
  | "broken store"
  | "silent store"
  | "slow store"
  | "empty store"
  | "no networks"
  | "reindexed before"
  | "sums that are behind"
  | "uncounted RPC"
  | SigningState
  | NodeState
  | AccessState

/** The states of the chain's node, with its answers in them. */
const nodeAnswers = {
  "node that fails": () => Promise.reject(new TypeError("fetch failed")),
  "node that is behind": refusing("header for hash not found"),
  "node that has pruned": refusing("missing trie node 6f (path )"),
} as const satisfies Record<string, typeof fetch>

type NodeState = keyof typeof nodeAnswers

/** One of the two services, called without a socket. */
export type Service = Awaited<ReturnType<typeof createDataService>> & {
  /** The headers that each request needs for the state. */
  readonly headers?: Readonly<Record<string, string>>
}

/** Creates services with a store in a state. */
export async function serviceIn(
  api: string,
  state: State,
  stores: { readonly seeded: Store; readonly empty: Store },
): Promise<Service> {
  const store = storeIn(state, stores)
  const logger = silent
  if (isAccessState(state)) {
    const { access, headers } = await accessIn(state, store, api)
    const common = { store, chains: [chain], logger, access }
    const service =
      api === "metrics" ? createMetricsService(common) : createDataService({ ...common, networks: [seededNetwork] })
    return { ...(await service), headers }
  }
  if (api === "metrics") return createMetricsService({ store, chains: [chain], logger })
  const ofSigning = Object.hasOwn(signingStates, state) ? signingStates[state as SigningState] : signingOptions()
  const options: DataServiceOptions = { store, chains: [chain], logger, ...ofSigning, ...withNode(state) }
  return createDataService(state === "no networks" ? options : { ...options, networks: [seededNetwork] })
}

/** The chain with a node in a state; empty for other states. */
function withNode(state: State): Pick<Partial<DataServiceOptions>, "chains" | "nodes"> {
  if (!Object.hasOwn(nodeAnswers, state)) return {}
  const rpcUrls = ["http://127.0.0.1:9650/ext/bc/C/rpc"]
  return { chains: [{ ...chain, rpcUrls }], nodes: { fetch: nodeAnswers[state as NodeState] } }
}

/** A node that answers every call with an error. */
function refusing(message: string) {
  return async (input: RequestInfo | URL, init?: RequestInit) => {
    const { id } = (await new Request(input, init).json()) as { readonly id: number }
    return Response.json({ jsonrpc: "2.0", id, error: { code: -32000, message } })
  }
}

function storeIn(state: State, { seeded, empty }: { readonly seeded: Store; readonly empty: Store }): Store {
  switch (state) {
    case "broken store":
      return failing(seeded, () => Promise.reject(new Error("the disk is gone")))
    case "slow store":
      return failing(seeded, () =>
        Promise.reject(new StatementTimeoutError("canceling statement due to statement timeout")),
      )
    case "silent store":
      return failing(seeded, () => new Promise(() => {}))
    case "empty store":
      return empty
    case "uncounted RPC":
      return withUsage(seeded, { counts: async () => [] })
    case "sums that are behind":
      return withSumsBehind(seeded)
    default:
      return seeded
  }
}

/** A store in which every read has the same outcome; only what a service needs to start works. */
function failing(store: Store, end: () => Promise<never>): Store {
  const saved = { save: async () => {}, prune: async () => 0 }
  const readerOfUsage = new Proxy(saved, { get: (own, member) => Reflect.get(own, member) ?? end })
  const reader = (own: object) => new Proxy(own, { get: () => end })
  return new Proxy(store, {
    get(target, name) {
      if (name === "secret") return () => target.secret()
      if (name === "chain") return (chainId: string) => reader({ chainId })
      if (name === "usage") return readerOfUsage
      if (name === "network") return (networkId: number) => reader({ networkId })
      return end
    },
  })
}

/** A store with a network that is known from its genesis on, and sums that are not up to date. */
function withSumsBehind(store: Store): Store {
  const told = {
    blocks: async () => [{ height: 0, json: '{"currentSupply":"360000000000000000"}' }],
    supply: async () => ({ behind: { part: "utxos", next: 5, end: 40 } }),
  }
  const readerOf = (networkId: number) =>
    new Proxy(store.network(networkId), {
      get: (own, name) => {
        if (Object.hasOwn(told, name)) return told[name as keyof typeof told]
        const member: unknown = Reflect.get(own, name)
        return typeof member === "function" ? member.bind(own) : member
      },
    })
  return new Proxy(store, {
    get(own, name) {
      if (name === "network") return readerOf
      const member: unknown = Reflect.get(own, name)
      return typeof member === "function" ? member.bind(own) : member
    },
  })
}

/** A store with different usage data. */
function withUsage(store: Store, told: Partial<Store["usage"]>): Store {
  return new Proxy(store, {
    get(own, name) {
      if (name === "usage") return { save: async () => {}, prune: async () => 0, ...told }
      const member: unknown = Reflect.get(own, name)
      return typeof member === "function" ? member.bind(own) : member
    },
  })
}

/** Errors are expected here, so they are not logged. */
const silent = {
  level: "silent",
  ...Object.fromEntries(
    ["fatal", "error", "warn", "info", "debug", "trace", "silent"].map((level) => [level, () => {}]),
  ),
  child: () => silent,
} as unknown as NonNullable<DataServiceOptions["logger"]>
