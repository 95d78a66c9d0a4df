import { gatewaySettings } from "@serac/gateway/settings"
import { columnSettings } from "@serac/indexer/core/columns/settings"
import { nftMetadataSettings } from "@serac/indexer/evm/settings"
import { pieceSettings } from "@serac/indexer/pieces/settings"
import { accessSettings } from "@serac/server/access/settings"
import { httpSettings, requestSettings } from "@serac/server/http/settings"
import { usageSettings } from "@serac/server/usage/settings"
import { signatureSettings } from "@serac/signatures/settings"
import { s3Settings } from "@serac/store/objects/settings"
import { storeSettings } from "@serac/store/settings"
import type { DeclaredSchema } from "./declared-schema.ts"

const group = <const Members>(description: string, properties: Members) =>
  ({ type: "object", additionalProperties: false, description, properties }) as const

/**
 * The members of `serac.json`. Each package declares its own settings. Flags, variables, help, the JSON Schema and the types of
 * a configuration derive from them.
 */
export const declaredMembers = {
  $schema: { type: "string", description: "The JSON Schema of this file, for editors." },
  chains: {
    type: "array",
    maxItems: 1_000,
    default: [],
    description:
      "chains to index; outside the file, the JSON-RPC URL of each, or comma-separated URLs of several nodes of one chain",
    items: { $ref: "#/definitions/chain" },
    flag: "rpc",
    placeholder: "url",
  },
  rpcFile: {
    type: "string",
    format: "path",
    minLength: 1,
    fileOf: "chains",
    description: "file with those URLs, one line per chain; for URLs that contain a secret",
  },
  node: {
    type: "array",
    maxItems: 16,
    default: [],
    description:
      "base URL of a node of the primary network to index (P-, X- and C-Chain); the first of several is preferred",
    items: { $ref: "#/definitions/nodeUrl" },
    placeholder: "url",
    isSecret: true,
  },
  nodeFile: { type: "string", format: "path", minLength: 1, fileOf: "node", description: "file with those base URLs" },
  genesis: {
    type: "string",
    format: "path",
    minLength: 1,
    description: "genesis file of that network, for the state that is in no block; built in for the local network",
  },
  dataDirectory: {
    type: "string",
    format: "path",
    minLength: 1,
    default: "serac-data",
    description: "folder of the embedded database and its lock; created if missing",
    placeholder: "folder",
  },
  store: {
    type: "string",
    pattern: "^postgres(ql)?://",
    patternErrorMessage: "must be a postgres:// URL, such as postgres://serac@127.0.0.1/serac",
    description: "postgres:// URL of a PostgreSQL 15 or newer to use instead of the embedded database",
    isSecret: true,
  },
  storeFile: { type: "string", format: "path", minLength: 1, fileOf: "store", description: "file with that URL" },
  storeReplica: {
    type: "string",
    pattern: "^postgres(ql)?://",
    patternErrorMessage: "must be a postgres:// URL, such as postgres://serac@127.0.0.1/serac",
    description: "postgres:// URL of a read replica for the services",
    isSecret: true,
  },
  storeReplicaFile: {
    type: "string",
    format: "path",
    minLength: 1,
    fileOf: "storeReplica",
    description: "file with the URL of the replica",
  },
  dataService: group("Where the data service listens.", {
    host: { type: "string", minLength: 1, default: "127.0.0.1", description: "address the data service listens on" },
    port: {
      type: "integer",
      minimum: 0,
      maximum: 65535,
      default: 8080,
      description: "port of the data service; 0 for any free port",
    },
  }),
  metricsService: group("Where the metrics service listens.", {
    host: { type: "string", minLength: 1, default: "127.0.0.1", description: "address the metrics service listens on" },
    port: {
      type: "integer",
      minimum: 0,
      maximum: 65535,
      default: 8081,
      description: "port of the metrics service; 0 for any free port",
    },
  }),
  workers: {
    type: "integer",
    minimum: 1,
    maximum: 64,
    default: 1,
    description: "processes that serve requests on the same ports; with 1, the main process serves",
  },
  http: group("Limits of each service, per process that serves.", httpSettings),
  access: group("Who may ask the services for what, and how much of it.", accessSettings),
  dialect: {
    type: "string",
    enum: ["serac", "public"],
    default: "serac",
    description: "public: answer as the hosted service does where it differs, for programs written for it",
  },
  ...requestSettings,
  ...storeSettings,
  maxLag: {
    type: "integer",
    minimum: 0,
    maximum: 31_536_000,
    description: "seconds a chain may be behind its node before /health/ready answers 503 (default: no limit)",
    unit: "s",
  },
  admin: group("Listener for health and metrics of the process, apart from the services.", {
    host: {
      type: "string",
      minLength: 1,
      default: "127.0.0.1",
      description: "address of the admin listener (health and metrics of this process)",
    },
    port: {
      type: "integer",
      minimum: 0,
      maximum: 65535,
      description: "port of the admin listener; 0 for any free port (default: no admin listener)",
    },
  }),
  prices: { type: "string", format: "path", minLength: 1, description: "JSON file with token prices" },
  tokenLists: {
    type: "array",
    maxItems: 100,
    default: [],
    items: { type: "string", format: "path", minLength: 1 },
    description: "token list files, for names, decimals and logos of tokens",
  },
  abis: {
    type: "array",
    maxItems: 10_000,
    default: [],
    items: { $ref: "#/definitions/abi" },
    description:
      "ABI files of verified contracts, or folders of them, for names of methods, parameters, events and errors; a file named after an address applies to that contract only",
    placeholder: "file",
  },
  indexer: { $ref: "#/definitions/indexer" },
  signatures: group(
    "Where signatures of validators come from, for the signature aggregator of the data service; without a source it answers 503.",
    signatureSettings,
  ),
  gateway: group("Proxy of the nodes' public RPC.", gatewaySettings),
  pieces: group("How pieces of archives are made.", pieceSettings),
  export: group("How columns are exported.", columnSettings),
  s3: group("How S3 buckets are reached.", s3Settings),
  usage: group("How requests are counted, for /v1/apiUsageMetrics and /v1/apiLogs.", usageSettings),
  nft: group("How the metadata of NFTs is read from their token URIs.", nftMetadataSettings),
  log: { enum: ["text", "json"], default: "text", description: "log format: lines for people, or JSON objects" },
  logLevel: { enum: ["debug", "info", "warn", "error"], default: "info", description: "minimum level to log" },
} as const satisfies Readonly<Record<string, DeclaredSchema>>
