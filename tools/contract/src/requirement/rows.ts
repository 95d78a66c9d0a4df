/** A row of a requirement, with the corresponding operation or method in this repository's documents. */
export interface RequirementRow {
  /** Such as `data 4.1` or `node 4.2`. */
  readonly section: string
  /** The called operation: an HTTP method with a path of the documents, or a method of a node. */
  readonly call: string
}

const signatureAggregator = "/v1/signatureAggregator/{network}/aggregateSignatures"
const networks = "/v1/networks/{network}"
const chainsPath = "/v1/chains"
const chainPath = `${chainsPath}/{chainId}`
const collection = `${chainPath}/nfts/collections/{address}/tokens`

const serviceCalls: readonly (readonly [section: string, call: string])[] = [
  ["4.1", `POST ${signatureAggregator}`],
  ["4.2", `GET ${signatureAggregator}/{txHash}`],
  ["4.3", `GET ${networks}/blockchains/{blockchainId}/assets/{assetId}/transactions`],
  ["4.4", `GET ${networks}/validators`],
  ["4.5", `GET ${networks}/blockchains/{blockchainId}/utxos`],
  ["4.6", `GET ${chainPath}/addresses/{address}/transactions:listErc721`],
  ["4.7", `GET ${chainPath}/tokens/{address}/transfers`],
  ["4.8", `GET ${chainPath}/transactions`],
  ["4.9", `GET ${chainPath}/contracts/{address}/deployments`],
  ["4.10", `GET ${collection}`],
  ["4.11", `POST ${collection}/{tokenId}:reindex`],
  ["4.12", `GET ${chainPath}/blocks`],
  ["4.13", `GET ${chainPath}/blocks/{blockId}`],
  ["4.14", "GET /v1/icm/addresses/{address}/messages"],
  ["4.15", "GET /v1/transactions"],
  ["4.16", "GET /v1/primaryNetworkRpcUsageMetrics"],
  ["4.17", "GET /v1/apiUsageMetrics"],
  ["4.18", `GET ${chainsPath}`],
  ["4.19", "GET /v1/avg_tps/{chainId}"],
]

const methodsBySection: Readonly<Record<string, readonly string[]>> = {
  "4.1": [
    "avm.getAllBalances",
    "avm.getAssetDescription",
    "avm.getBalance",
    "avm.getBlock",
    "avm.getBlockByHeight",
    "avm.getHeight",
    "avm.getTx",
    "avm.getTxFee",
    "avm.getTxStatus",
    "avm.getUTXOs",
  ],
  "4.2": [
    "platform.getBalance",
    "platform.getBlock",
    "platform.getBlockByHeight",
    "platform.getBlockchains",
    "platform.getBlockchainStatus",
    "platform.getCurrentSupply",
    "platform.getCurrentValidators",
  ],
  "4.3": ["GET /ext/health", "GET /ext/health/health", "GET /ext/health/readiness", "GET /ext/health/liveness"],
  "4.4": ["eth_feeConfig", "eth_getChainConfig", "eth_getActivePrecompilesAt", "eth_getActiveRulesAt"],
}

/** All rows of both requirements: for the data and metrics services, and for a node's interfaces. */
export const requirementRows: readonly RequirementRow[] = [
  ...serviceCalls.map(([section, call]) => ({ section: `service ${section}`, call })),
  ...Object.entries(methodsBySection).flatMap(([section, calls]) =>
    calls.map((call) => ({ section: `node ${section}`, call })),
  ),
]
