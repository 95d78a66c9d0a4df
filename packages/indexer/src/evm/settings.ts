import { projectionNames } from "@serac/store/settings"
import { indexingSettings } from "../core/settings.ts"

const { concurrency, maxBufferBytes, pollInterval, verify, reconciliation, recheck, minFreeSpace, maxRetryDelay } =
  indexingSettings

/** How blocks are read from the nodes: members of `indexer` in `serac.json`, some of which apply only to EVM chains. */
export const indexerSettings = {
  reorgDepth: {
    type: "integer",
    minimum: 1,
    maximum: 100_000,
    default: 256,
    description:
      "deepest reorganization to follow, in blocks below the node's head; beyond it the indexer is stuck until an operator acts",
  },
  concurrency,
  maxBufferBytes,
  pollInterval,
  traces: {
    enum: ["auto", "off"],
    default: "auto",
    description: "read traces where the node has them, for contracts created by contracts",
  },
  archive: {
    type: "string",
    pattern: "^(all|off|[1-9][0-9]{0,14})$",
    patternErrorMessage: "must be all, off or a number of blocks",
    default: "all",
    description:
      "keep node responses compressed, so that indexed data can be rebuilt without a node: of all blocks, of at least so many of the latest ones, or of none",
    flag: "archive",
    placeholder: "all|off|blocks",
  },
  projections: {
    type: "array",
    uniqueItems: true,
    items: { enum: projectionNames },
    description:
      "lists of EVM chains to maintain, balances, and holders, which need balances; operations on the others answer 503 [default: all]",
    flag: "projections",
    placeholder: "list",
  },
  verify,
  signatureInterval: {
    type: "integer",
    minimum: 1_000,
    maximum: 86_400_000,
    default: 600_000,
    description:
      "milliseconds between two blocks whose stored hashes validators are asked to sign, where `verify` has signatures; none is asked for while there is no new block",
    unit: "ms",
  },
  reconciliation,
  traceInterval: {
    type: "integer",
    minimum: 1_000,
    maximum: 86_400_000,
    default: 30_000,
    description:
      "milliseconds between two blocks whose stored traces are compared with each of several nodes; each new block is with `verify` full",
    unit: "ms",
  },
  recheck,
  minFreeSpace,
  maxRetryDelay,
} as const

/** How NFT metadata is read from token URIs: members of `nft` in `serac.json`. */
export const nftMetadataSettings = {
  metadata: {
    enum: ["on", "off"],
    default: "on",
    description: "whether to read the metadata that token URIs point to",
  },
  ipfsGateway: {
    type: "string",
    pattern: "^https?://[^\\s/?#@]+(/[^\\s?#]*)?$",
    patternErrorMessage: "must be an http or https URL without credentials and query",
    default: "https://ipfs.io",
    description: "gateway for ipfs:// URIs",
    isSecret: true,
  },
  ipfsGatewayFile: {
    type: "string",
    format: "path",
    minLength: 1,
    fileOf: "nft.ipfsGateway",
    description: "file with the URL of the gateway",
  },
  maxBytes: {
    type: "integer",
    minimum: 1_024,
    maximum: 64 * 2 ** 20,
    default: 2 ** 20,
    description: "maximum bytes of a metadata document",
    unit: "bytes",
  },
  timeout: {
    type: "integer",
    minimum: 100,
    maximum: 120_000,
    default: 10_000,
    description: "milliseconds to read the metadata of one token, redirects included",
    unit: "ms",
  },
  maxRedirects: { type: "integer", minimum: 0, maximum: 20, default: 3, description: "maximum redirects to follow" },
  concurrency: {
    type: "integer",
    minimum: 1,
    maximum: 256,
    default: 4,
    description: "tokens whose metadata is read at the same time",
  },
  allowedPrivateHosts: {
    type: "array",
    maxItems: 100,
    default: [],
    items: { type: "string", pattern: "^[^\\s/?#@]+$", patternErrorMessage: "must be a host or host:port" },
    description: "hosts that may resolve to a private address, such as your own gateway",
    placeholder: "host",
  },
} as const
