import type { Quotas } from "@serac/server/access"
import type { Scope } from "@serac/server/http"
import type { ChainDefinition } from "@serac/store"

/** Everything that an operator can decide: the members of `serac.json`, all present, paths absolute. */
export interface Config {
  readonly chains: readonly ChainConfig[]
  /** Base URLs of nodes of one primary network; may hold secrets. */
  readonly node: readonly string[]
  /** That network's genesis file. */
  readonly genesis?: string
  readonly dataDirectory: string
  readonly store?: string
  readonly storeReplica?: string
  readonly dataService: ListenConfig
  readonly metricsService: ListenConfig
  readonly workers: number
  readonly http: HttpConfig
  readonly access: AccessConfig
  /** How the services answer where the documents and the hosted service differ; as in a service's options. */
  readonly dialect: "serac" | "public"
  /** What becomes of query parameters that an operation does not have; as in a service's options. */
  readonly unknownParameters: "refuse" | "ignore"
  /** As in the options of a store. */
  readonly queryTimeout: number
  /** Seconds; any lag is ready without it. */
  readonly maxLag?: number
  /** Where health and metrics of the process are served; nowhere without a port. */
  readonly admin: Partial<ListenConfig> & Pick<ListenConfig, "host">
  readonly prices?: string
  readonly tokenLists: readonly string[]
  readonly abis: readonly AbiConfig[]
  readonly indexer: IndexerConfig
  readonly signatures: SignaturesConfig
  readonly nft: NftConfig
  readonly gateway: GatewayConfig
  readonly usage: UsageConfig
  /** How the log is written. */
  readonly log: "text" | "json"
  readonly logLevel: "debug" | "info" | "warn" | "error"
}

/** Where a server listens. */
export interface ListenConfig {
  readonly host: string
  readonly port: number
}

/** What callers may take of a service; as in its options. */
export interface HttpConfig {
  readonly maxConnections: number
  /** A quarter of them without it. */
  readonly maxConnectionsPerAddress?: number
  readonly maxStreams: number
  readonly maxStreamsPerAddress: number
  readonly requestTimeout: number
  readonly headersTimeout: number
  readonly keepAliveTimeout: number
}

/** Who may ask the services for what, and how much of it; as in the options of `@serac/server/access`. */
export interface AccessConfig {
  readonly keys: "off" | "on"
  readonly keyRequired: readonly Scope[]
  readonly limits: "off" | "on"
  /** By name; `metrics` is the metrics service's. */
  readonly tiers?: Readonly<Record<string, Quotas>>
  readonly reindexesPerHour: number
  readonly counters: "auto" | "memory" | "store" | "redis"
  /** May hold a secret. */
  readonly redis?: string
  readonly trustedProxies: readonly string[]
}

/** An ABI file, and where it applies; as in the data service's options. */
export interface AbiConfig {
  readonly path: string
  readonly address?: string
  readonly chainId?: string
}

/** How blocks are read from the nodes; as in the indexer's options, and how it is supervised. */
export interface IndexerConfig {
  readonly reorgDepth: number
  readonly concurrency: number
  readonly maxBufferBytes: number
  readonly pollInterval: number
  readonly traces: "auto" | "off"
  /** Names of lists; absent for all. */
  readonly projections?: readonly string[]
  /** `all`, `off` or digits. */
  readonly archive: string
  readonly verify: "heads" | "full"
  readonly reconciliation: "on" | "off"
  /** Bytes. */
  readonly minFreeSpace: number
  /** Milliseconds. */
  readonly maxRetryDelay: number
}

/** How the metadata of NFTs is read; as in the indexer's options. */
export interface NftConfig {
  readonly metadata: "on" | "off"
  readonly ipfsGateway: string
  readonly maxBytes: number
  readonly timeout: number
  readonly maxRedirects: number
  readonly concurrency: number
  readonly allowedPrivateHosts: readonly string[]
}

/** Where signatures of validators come from; as in the data service's options. */
export interface SignaturesConfig {
  readonly peers: "on" | "off"
  /** Node ID, `=`, and the base URL of that node, which may hold a secret. */
  readonly endpoints: readonly string[]
  /** May hold a secret. */
  readonly aggregator?: string
  /** Milliseconds. */
  readonly timeout: number
  readonly validatorTimeout: number
  readonly concurrency: number
  readonly maxAggregations: number
}

/** A proxy of the nodes' public RPC; as in its options. */
export interface GatewayConfig {
  readonly host: string
  readonly port?: number
  /** At which callers reach it, wherever it runs; not a secret. */
  readonly publicUrl?: string
  readonly allowedMethods: readonly string[]
  readonly deniedMethods: readonly string[]
  readonly cacheSize: number
  readonly maxBodyBytes: number
  readonly maxBatch: number
  readonly maxRequests: number
  readonly maxHeldBytes: number
  /** Milliseconds. */
  readonly timeout: number
  readonly countryHeader: string
  /** A file in the MaxMind DB format. */
  readonly geoip?: string
}

/** How requests are counted. */
export interface UsageConfig {
  readonly count: "on" | "off"
  /** Milliseconds. */
  readonly interval: number
  readonly maxCells: number
  readonly minuteDays: number
  readonly hourDays: number
  readonly dayDays: number
  /** How many single requests are kept. */
  readonly requests: number
  readonly requestDays: number
  readonly region: string
}

/** A chain as it is configured: all but its nodes may be left out. */
export type ChainConfig = Partial<Omit<ChainDefinition, "rpcUrls" | "network" | "nativeToken">> & {
  readonly rpcUrls: readonly string[]
  /** `fuji` is another word for `testnet`. */
  readonly network?: "mainnet" | "testnet" | "fuji"
  readonly nativeToken?: Partial<ChainDefinition["nativeToken"]>
  /** What of the indexer's settings differs for this chain. */
  readonly indexer?: Partial<IndexerConfig>
}
