import type { Constant } from "./constant.ts"

const connectionsFile = "packages/server/src/http/connections/connections.ts"
const createService = "packages/server/src/http/create-service.ts"
const txTypes = "packages/api/src/data/networks/tx-types.ts"
const reader = "packages/indexer/src/metadata"

/** Fixed limits of a request to a service. */
export const requestConstants: readonly Constant[] = [
  {
    what: "Request line and headers together",
    unit: "bytes",
    file: connectionsFile,
    at: /^const maxHeaderSize = (.+)$/,
  },
  { what: "Headers of a request", unit: "", file: connectionsFile, at: /^const maxHeaders = (.+)$/ },
  { what: "Request body", unit: "bytes", file: createService, at: /bodyLimit = ([\d_]+),/ },
  { what: "`txTypes` in a request", unit: "", file: txTypes, at: /^const maxTxTypes = (.+)$/ },
  { what: "Pairs of an address and a type in a request", unit: "", file: txTypes, at: /^const maxPairs = (.+)$/ },
  {
    what: "Items on a page whose size is 0",
    unit: "",
    file: "packages/server/src/http/paging/signed-page.ts",
    at: /^const maxItemsPerPage = (.+)$/,
  },
  {
    what: "Requests of one connection",
    unit: "",
    file: connectionsFile,
    at: /maxRequestsPerSocket \?\? ([\d_]+)$/,
  },
  {
    what: "Idle time in either direction, beyond `http.requestTimeout`",
    unit: "ms",
    file: connectionsFile,
    at: /idleTimeout \?\? requestTimeout \+ ([\d_]+)\)/,
  },
  {
    what: "Time for running requests to finish when a service stops",
    unit: "ms",
    file: createService,
    at: /shutdownGrace = ([\d_]+),/,
  },
  {
    what: "Cached responses of a service",
    unit: "bytes",
    file: createService,
    at: /options\.cacheSize \?\? (.+?)\)/,
  },
  {
    what: "Age of a cached response",
    unit: "ms",
    file: "packages/server/src/http/cache/answer-cache.ts",
    at: /^const maxAge = (.+)$/,
  },
  {
    what: "Age of the `x-indexed-...` and `x-indexing-lag` headers",
    unit: "ms",
    file: "packages/server/src/monitoring/freshness.ts",
    at: /maxAge = (\d+),/,
  },
  {
    what: "Time until an indexer that does not report counts as stopped",
    unit: "s",
    file: "packages/server/src/monitoring/indexing-state.ts",
    at: /^export const reportLasts = (.+)$/,
  },
  {
    what: "Time between two reindex requests of one NFT",
    unit: "s",
    file: "packages/store/src/store.ts",
    at: /^const hourSeconds = (.+)$/,
  },
  {
    what: "Validity of a page token of the metrics API",
    unit: "s",
    file: "packages/api/src/metrics/page-token.ts",
    at: /^const validSeconds = (.+)$/,
  },
]

/** Limits of the operator's files. */
export const fileConstants: readonly Constant[] = [
  {
    what: "File with a secret",
    unit: "bytes",
    file: "packages/cli/src/config/secret-file.ts",
    at: /^const maxSecretBytes = (.+)$/,
  },
  {
    what: "Genesis file",
    unit: "bytes",
    file: "packages/cli/src/networks/genesis.ts",
    at: /^const maxBytes = (.+)$/,
  },
  {
    what: "Tokens of a token list",
    unit: "",
    file: "packages/api/src/data/token-lists/read-token-list.ts",
    at: /^const maxTokens = (.+)$/,
  },
  {
    what: "Price file",
    unit: "bytes",
    file: "packages/api/src/data/prices/prices.ts",
    at: /^const maxPricesBytes = (.+)$/,
  },
  {
    what: "Prices of a price file",
    unit: "",
    file: "packages/api/src/data/prices/read-prices.ts",
    at: /^const maxPrices = (.+)$/,
  },
  {
    what: "Entries of an ABI",
    unit: "",
    file: "packages/api/src/data/methods/read-abi.ts",
    at: /^const maxEntries = (.+)$/,
  },
]

/** Limits on reading metadata of NFTs and contracts. */
export const metadataConstants: readonly Constant[] = [
  {
    what: "Name of a contract or token, in UTF-16 units; longer names are cut",
    unit: "",
    file: `${reader}/text.ts`,
    at: /^export const maxNameLength = (.+)$/,
  },
  {
    what: "Description of a token, in UTF-16 units; longer ones are cut",
    unit: "",
    file: `${reader}/document/token-metadata.ts`,
    at: /description: (\d+),/,
  },
  {
    what: "URI in metadata, in UTF-16 units; longer ones are left out",
    unit: "",
    file: `${reader}/document/token-metadata.ts`,
    at: /uri: ([\d_]+),/,
  },
  {
    what: "Token URI, in UTF-16 units, other than `data:`",
    unit: "",
    file: "packages/indexer/src/evm/metadata/nft/token-uri.ts",
    at: /^export const maxUriLength = (.+)$/,
  },
  {
    what: "Nesting of a metadata document",
    unit: "",
    file: `${reader}/document/token-metadata.ts`,
    at: /^export const maxMetadataDepth = (.+)$/,
  },
]

/** The limits of JSON-RPC batches in clients; client options. */
export const batchConstants: readonly Constant[] = [
  { what: "`batch.size`", unit: "", file: "packages/client/src/rpc/batcher.ts", at: /size = (\d+),/ },
  { what: "`batch.bytes`", unit: "bytes", file: "packages/client/src/rpc/batcher.ts", at: /bytes = ([\d_]+) \}/ },
  { what: "`batch.window`", unit: "ms", file: "packages/client/src/rpc/batcher.ts", at: /window = (\d+),/ },
]

/** Limits of the JSON-RPC mocks and the devnet, which are those of a node. */
export const nodeConstants: readonly Constant[] = [
  {
    what: "Request body",
    unit: "bytes",
    file: "packages/wire/src/node/http/message.ts",
    at: /^export const maxBodyBytes = (.+)$/,
  },
  {
    what: "Calls of a batch",
    unit: "",
    file: "packages/wire/src/node/dialect/positional-dialect.ts",
    at: /^export const maxBatchCalls = (.+)$/,
  },
]

const scripts = "packages/devnet/src/evm/trace/script"

/** Limits of tracers in JavaScript, which callers of a devnet send. */
export const scriptConstants: readonly Constant[] = [
  {
    what: "A tracer and what it traces, or less by `timeout`",
    unit: "ms",
    file: "packages/devnet/src/evm/chain/open-core.ts",
    at: /^const defaultTimeLimit = (.+)$/,
  },
  {
    what: "The tracers of all transactions of a block",
    unit: "ms",
    file: `${scripts}/script-thread.ts`,
    at: /^const togetherLimit = (.+)$/,
  },
  { what: "Memory", unit: "bytes", file: `${scripts}/thread.ts`, at: /^const memoryLimit = (.+)$/ },
  { what: "Functions within functions", unit: "bytes", file: `${scripts}/thread.ts`, at: /^const stackLimit = (.+)$/ },
  { what: "Characters of a tracer", unit: "", file: `${scripts}/script-thread.ts`, at: /^const codeLimit = (.+)$/ },
  {
    what: "Lists and objects within each other in a result",
    unit: "",
    file: `${scripts}/thread.ts`,
    at: /^const depthLimit = (.+)$/,
  },
  {
    what: "Characters of a trace, by any tracer",
    unit: "",
    file: "packages/devnet/src/evm/trace/trace-size.ts",
    at: /^const defaultLimit = (.+)$/,
  },
]

const forks = "packages/devnet/src/fork"

/** Limits of a devnet's fork of a living chain. */
export const forkConstants: readonly Constant[] = [
  {
    what: "Requests to the node at a time",
    unit: "",
    file: `${forks}/node-client.ts`,
    at: /^const maxRequests = (.+)$/,
  },
  { what: "One attempt of a request", unit: "ms", file: `${forks}/node-client.ts`, at: /\{ timeout: ([\d_]+),/ },
  { what: "A request, with all attempts", unit: "ms", file: `${forks}/node-client.ts`, at: /totalTimeout: ([\d_]+),/ },
  { what: "Attempts of a request", unit: "", file: `${forks}/node-client.ts`, at: /attempts: ([\d_]+),/ },
  {
    what: "Longest time that the node may ask to wait",
    unit: "ms",
    file: `${forks}/node-client.ts`,
    at: /maxDelay: ([\d_]+) /,
  },
  { what: "Nodes of a proof", unit: "", file: `${forks}/proof.ts`, at: /^const maxNodes = (.+)$/ },
  {
    what: "What is kept of one block's state",
    unit: "bytes",
    file: `${forks}/folder-cache.ts`,
    at: /^const maxFileBytes = (.+)$/,
  },
  {
    what: "The folder of all that is kept",
    unit: "bytes",
    file: `${forks}/folder-cache.ts`,
    at: /^const maxFolderBytes = (.+)$/,
  },
  {
    what: "Blocks above the one that a fork's first block settles",
    unit: "",
    file: `${forks}/unsettled-blocks.ts`,
    at: /^const maxUnsettled = (\d+)n$/,
  },
]

const peerLimits = "packages/wire/src/peer/connection/limits.ts"

/** Limits of a peer network connection; options of the client and the listener. */
export const peerConstants: readonly Constant[] = [
  {
    what: "A message, also when it is unpacked",
    unit: "bytes",
    file: "packages/wire/src/peer/frames/frame.ts",
    at: /^export const maxFrameBytes = (.+)$/,
  },
  { what: "`limits.handshakeTimeout`", unit: "ms", file: peerLimits, at: /handshakeTimeout: ([\d_]+),/ },
  { what: "`limits.pingInterval`", unit: "ms", file: peerLimits, at: /pingInterval: ([\d_]+),/ },
  { what: "`limits.silence`", unit: "ms", file: peerLimits, at: /silence: ([\d_]+),/ },
  { what: "`limits.requestsInFlight`", unit: "", file: peerLimits, at: /requestsInFlight: ([\d_]+),/ },
  { what: "`limits.requestsWaiting`", unit: "", file: peerLimits, at: /requestsWaiting: ([\d_]+),/ },
  { what: "`limits.answersInFlight`", unit: "", file: peerLimits, at: /answersInFlight: ([\d_]+),/ },
  { what: "`limits.unsentBytes`", unit: "bytes", file: peerLimits, at: /unsentBytes: ([\d_* ]+),/ },
  { what: "`limits.messages`, in ten seconds", unit: "", file: peerLimits, at: /messages: ([\d_]+),/ },
  { what: "`limits.messageBytes`, in ten seconds", unit: "bytes", file: peerLimits, at: /messageBytes: ([\d_* ]+),/ },
]
