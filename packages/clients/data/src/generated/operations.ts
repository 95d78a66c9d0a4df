// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import { type RestOperation, createPages, parseLossless, styled, writeJson } from "@serac/client/rest"

export const aggregateSignatures: RestOperation = {
  id: "aggregateSignatures",
  method: "POST",
  path: "/v1/signatureAggregator/{network}/aggregateSignatures",
  required: ["body"],
  body: { type: "application/json", write: writeJson },
}

export const getAggregatedSignatures: RestOperation = {
  id: "getAggregatedSignatures",
  method: "GET",
  path: "/v1/signatureAggregator/{network}/aggregateSignatures/{txHash}",
}

export const listAssetTransactions: RestOperation = {
  id: "listAssetTransactions",
  method: "GET",
  path: "/v1/networks/{network}/blockchains/{blockchainId}/assets/{assetId}/transactions",
  query: ["txTypes", "startTimestamp", "endTimestamp", "pageToken", "pageSize"],
  items: "transactions",
  pages: createPages,
}

export const listValidators: RestOperation = {
  id: "listValidators",
  method: "GET",
  path: "/v1/networks/{network}/validators",
  query: [
    "pageToken",
    "pageSize",
    "nodeIds",
    "sortBy",
    "sortOrder",
    "validationStatus",
    "minDelegationCapacity",
    "maxDelegationCapacity",
    "minTimeRemaining",
    "maxTimeRemaining",
    "minFeePercentage",
    "maxFeePercentage",
    "minUptimePerformance",
    "maxUptimePerformance",
    "subnetId",
  ],
  styles: { nodeIds: /* @__PURE__ */ styled("form") },
  items: "validators",
  pages: createPages,
}

export const listUtxos: RestOperation = {
  id: "listUtxos",
  method: "GET",
  path: "/v1/networks/{network}/blockchains/{blockchainId}/utxos",
  query: ["addresses", "pageToken", "pageSize", "assetId", "minUtxoAmount", "includeSpent", "sortBy", "sortOrder"],
  required: ["addresses"],
  styles: { addresses: /* @__PURE__ */ styled("form") },
  items: "utxos",
  pages: createPages,
}

export const getUtxosByAddressesV2: RestOperation = {
  id: "getUtxosByAddressesV2",
  method: "POST",
  path: "/v1/networks/{network}/blockchains/{blockchainId}/utxos",
  query: ["pageToken", "pageSize", "assetId", "minUtxoAmount", "includeSpent", "sortBy", "sortOrder"],
  required: ["body"],
  body: { type: "application/json", write: writeJson },
  items: "utxos",
  pages: createPages,
  idempotent: true,
}

export const listTransactions: RestOperation = {
  id: "listTransactions",
  method: "GET",
  path: "/v1/chains/{chainId}/addresses/{address}/transactions",
  query: ["startBlock", "endBlock", "sortOrder", "pageToken", "pageSize"],
  items: "transactions",
  pages: createPages,
}

export const listTransactionsV2: RestOperation = {
  id: "listTransactionsV2",
  method: "GET",
  path: "/v2/chains/{chainId}/addresses/{address}/transactions",
  query: ["startBlock", "endBlock", "sortOrder", "filterSpamTokens", "pageToken", "pageSize"],
  items: "transactions",
  pages: createPages,
}

export const listNativeTransactions: RestOperation = {
  id: "listNativeTransactions",
  method: "GET",
  path: "/v1/chains/{chainId}/addresses/{address}/transactions:listNative",
  query: ["startBlock", "endBlock", "pageToken", "pageSize"],
  items: "transactions",
  pages: createPages,
}

export const listErc20Transactions: RestOperation = {
  id: "listErc20Transactions",
  method: "GET",
  path: "/v1/chains/{chainId}/addresses/{address}/transactions:listErc20",
  query: ["startBlock", "endBlock", "pageToken", "pageSize"],
  items: "transactions",
  pages: createPages,
}

export const listErc721Transfers: RestOperation = {
  id: "listErc721Transfers",
  method: "GET",
  path: "/v1/chains/{chainId}/addresses/{address}/transactions:listErc721",
  query: ["startBlock", "endBlock", "pageToken", "pageSize"],
  items: "transactions",
  pages: createPages,
}

export const listErc1155Transactions: RestOperation = {
  id: "listErc1155Transactions",
  method: "GET",
  path: "/v1/chains/{chainId}/addresses/{address}/transactions:listErc1155",
  query: ["startBlock", "endBlock", "pageToken", "pageSize"],
  items: "transactions",
  pages: createPages,
}

export const listInternalTransactions: RestOperation = {
  id: "listInternalTransactions",
  method: "GET",
  path: "/v1/chains/{chainId}/addresses/{address}/transactions:listInternals",
  query: ["startBlock", "endBlock", "pageToken", "pageSize"],
  items: "transactions",
  pages: createPages,
}

export const listTokenTransfers: RestOperation = {
  id: "listTokenTransfers",
  method: "GET",
  path: "/v1/chains/{chainId}/tokens/{address}/transfers",
  query: ["startBlock", "endBlock", "pageToken", "pageSize"],
  items: "transfers",
  pages: createPages,
}

export const listTokenHolders: RestOperation = {
  id: "listTokenHolders",
  method: "GET",
  path: "/v1/chains/{chainId}/tokens/{address}/holders",
  query: ["tokenId", "pageToken", "pageSize"],
  items: "holders",
  pages: createPages,
}

export const listLatestTransactions: RestOperation = {
  id: "listLatestTransactions",
  method: "GET",
  path: "/v1/chains/{chainId}/transactions",
  query: ["pageToken", "pageSize", "status"],
  items: "transactions",
  pages: createPages,
}

export const getTransaction: RestOperation = {
  id: "getTransaction",
  method: "GET",
  path: "/v1/chains/{chainId}/transactions/{txHash}",
}

export const getDeploymentTransaction: RestOperation = {
  id: "getDeploymentTransaction",
  method: "GET",
  path: "/v1/chains/{chainId}/contracts/{address}/transactions:getDeployment",
  query: ["currency"],
}

export const listContractDeployments: RestOperation = {
  id: "listContractDeployments",
  method: "GET",
  path: "/v1/chains/{chainId}/contracts/{address}/deployments",
  query: ["pageToken", "pageSize"],
  items: "contracts",
  pages: createPages,
}

export const getNativeBalance: RestOperation = {
  id: "getNativeBalance",
  method: "GET",
  path: "/v1/chains/{chainId}/addresses/{address}/balances:getNative",
  query: ["blockNumber", "currency"],
}

export const listErc20Balances: RestOperation = {
  id: "listErc20Balances",
  method: "GET",
  path: "/v1/chains/{chainId}/addresses/{address}/balances:listErc20",
  query: ["blockNumber", "contractAddresses", "filterSpamTokens", "currency", "pageToken", "pageSize"],
  styles: { contractAddresses: /* @__PURE__ */ styled("form") },
  items: "erc20TokenBalances",
  pages: createPages,
}

export const listErc721Balances: RestOperation = {
  id: "listErc721Balances",
  method: "GET",
  path: "/v1/chains/{chainId}/addresses/{address}/balances:listErc721",
  query: ["contractAddress", "pageToken", "pageSize"],
  items: "erc721TokenBalances",
  pages: createPages,
}

export const listErc1155Balances: RestOperation = {
  id: "listErc1155Balances",
  method: "GET",
  path: "/v1/chains/{chainId}/addresses/{address}/balances:listErc1155",
  query: ["blockNumber", "contractAddress", "pageToken", "pageSize"],
  items: "erc1155TokenBalances",
  pages: createPages,
}

export const listCollectibleBalances: RestOperation = {
  id: "listCollectibleBalances",
  method: "GET",
  path: "/v1/chains/{chainId}/addresses/{address}/balances:listCollectibles",
  query: ["contractAddress", "pageToken", "pageSize"],
  items: "collectibleBalances",
  pages: createPages,
}

export const getPrimaryNetworkAddresses: RestOperation = {
  id: "getPrimaryNetworkAddresses",
  method: "GET",
  path: "/v1/chains/{chainId}/addresses/{address}/primaryNetworkAddresses",
}

export const getContractMetadata: RestOperation = {
  id: "getContractMetadata",
  method: "GET",
  path: "/v1/chains/{chainId}/addresses/{address}",
}

export const getTransactionsForBlock: RestOperation = {
  id: "getTransactionsForBlock",
  method: "GET",
  path: "/v1/chains/{chainId}/blocks/{blockId}/transactions",
  query: ["pageToken", "pageSize"],
  items: "transactions",
  pages: createPages,
}

export const listNftTokens: RestOperation = {
  id: "listNftTokens",
  method: "GET",
  path: "/v1/chains/{chainId}/nfts/collections/{address}/tokens",
  query: ["pageToken", "pageSize"],
  items: "tokens",
  pages: createPages,
}

export const getTokenDetails: RestOperation = {
  id: "getTokenDetails",
  method: "GET",
  path: "/v1/chains/{chainId}/nfts/collections/{address}/tokens/{tokenId}",
}

export const reindexNft: RestOperation = {
  id: "reindexNft",
  method: "POST",
  path: "/v1/chains/{chainId}/nfts/collections/{address}/tokens/{tokenId}:reindex",
  result: "none",
}

export const listLatestBlocks: RestOperation = {
  id: "listLatestBlocks",
  method: "GET",
  path: "/v1/chains/{chainId}/blocks",
  query: ["pageToken", "pageSize"],
  items: "blocks",
  pages: createPages,
}

export const getBlock: RestOperation = { id: "getBlock", method: "GET", path: "/v1/chains/{chainId}/blocks/{blockId}" }

export const listIcmMessages: RestOperation = {
  id: "listIcmMessages",
  method: "GET",
  path: "/v1/icm/addresses/{address}/messages",
  query: ["pageToken", "pageSize", "network"],
  items: "messages",
  pages: createPages,
}

export const listAllIcmMessages: RestOperation = {
  id: "listAllIcmMessages",
  method: "GET",
  path: "/v1/icm/messages",
  query: [
    "pageToken",
    "pageSize",
    "sourceBlockchainId",
    "destinationBlockchainId",
    "blockchainId",
    "to",
    "from",
    "network",
  ],
  items: "messages",
  pages: createPages,
}

export const getIcmMessage: RestOperation = { id: "getIcmMessage", method: "GET", path: "/v1/icm/messages/{messageId}" }

export const listTeleporterMessagesByAddress: RestOperation = {
  id: "listTeleporterMessagesByAddress",
  method: "GET",
  path: "/v1/teleporter/addresses/{address}/messages",
  query: ["pageToken", "pageSize", "network"],
  items: "messages",
  pages: createPages,
}

export const listTeleporterMessages: RestOperation = {
  id: "listTeleporterMessages",
  method: "GET",
  path: "/v1/teleporter/messages",
  query: [
    "pageToken",
    "pageSize",
    "sourceBlockchainId",
    "destinationBlockchainId",
    "blockchainId",
    "to",
    "from",
    "network",
  ],
  items: "messages",
  pages: createPages,
}

export const getTeleporterMessage: RestOperation = {
  id: "getTeleporterMessage",
  method: "GET",
  path: "/v1/teleporter/messages/{messageId}",
}

export const listLatestTransactionsAllChains: RestOperation = {
  id: "listLatestTransactionsAllChains",
  method: "GET",
  path: "/v1/transactions",
  query: ["pageToken", "pageSize", "network", "status"],
  items: "transactions",
  pages: createPages,
}

export const listLatestBlocksAllChains: RestOperation = {
  id: "listLatestBlocksAllChains",
  method: "GET",
  path: "/v1/blocks",
  query: ["pageToken", "pageSize", "network"],
  items: "blocks",
  pages: createPages,
}

export const getPrimaryNetworkRpcUsageMetrics: RestOperation = {
  id: "getPrimaryNetworkRpcUsageMetrics",
  method: "GET",
  path: "/v1/primaryNetworkRpcUsageMetrics",
  query: [
    "network",
    "timeInterval",
    "startTimestamp",
    "endTimestamp",
    "groupBy",
    "responseCode",
    "requestPath",
    "userAgent",
    "rpcMethod",
    "country",
    "continent",
  ],
  required: ["network"],
}

export const getApiUsageMetrics: RestOperation = {
  id: "getApiUsageMetrics",
  method: "GET",
  path: "/v1/apiUsageMetrics",
  query: [
    "orgId",
    "startTimestamp",
    "endTimestamp",
    "timeInterval",
    "groupBy",
    "chainId",
    "responseCode",
    "requestType",
    "apiKeyId",
    "requestPath",
  ],
}

export const getApiLogs: RestOperation = {
  id: "getApiLogs",
  method: "GET",
  path: "/v1/apiLogs",
  query: [
    "pageToken",
    "pageSize",
    "orgId",
    "startTimestamp",
    "endTimestamp",
    "chainId",
    "responseCode",
    "requestType",
    "apiKeyId",
    "requestPath",
  ],
  items: "logs",
  pages: createPages,
}

export const getSubnetRpcUsageMetrics: RestOperation = {
  id: "getSubnetRpcUsageMetrics",
  method: "GET",
  path: "/v1/subnetRpcUsageMetrics",
  query: [
    "timeInterval",
    "startTimestamp",
    "endTimestamp",
    "groupBy",
    "chainId",
    "responseCode",
    "rpcMethod",
    "rlBypassApiToken",
  ],
}

export const getRpcUsageMetrics: RestOperation = {
  id: "getRpcUsageMetrics",
  method: "GET",
  path: "/v1/rpcUsageMetrics",
  query: [
    "timeInterval",
    "startTimestamp",
    "endTimestamp",
    "groupBy",
    "chainId",
    "responseCode",
    "rpcMethod",
    "rlBypassApiToken",
  ],
}

export const listChains: RestOperation = {
  id: "listChains",
  method: "GET",
  path: "/v1/chains",
  query: ["network", "feature"],
}

export const getChain: RestOperation = { id: "getChain", method: "GET", path: "/v1/chains/{chainId}" }

export const listAddressChains: RestOperation = {
  id: "listAddressChains",
  method: "GET",
  path: "/v1/address/{address}/chains",
}

export const getAddressChains: RestOperation = {
  id: "getAddressChains",
  method: "GET",
  path: "/v1/chains/address/{address}",
}

export const streamChanges: RestOperation = {
  id: "streamChanges",
  method: "GET",
  path: "/v1/chains/{chainId}/stream",
  query: ["after"],
  accept: "text/event-stream, application/json;q=0.5",
  result: "text",
}

export const listAllLatestBlocks: RestOperation = {
  id: "listAllLatestBlocks",
  method: "GET",
  path: "/v1/chains/allBlocks",
  query: ["pageToken", "pageSize", "network"],
  items: "blocks",
  pages: createPages,
}

export const listAllLatestTransactions: RestOperation = {
  id: "listAllLatestTransactions",
  method: "GET",
  path: "/v1/chains/allTransactions",
  query: ["pageToken", "pageSize", "network", "status"],
  items: "transactions",
  pages: createPages,
}

export const getAsset: RestOperation = {
  id: "getAsset",
  method: "GET",
  path: "/v1/networks/{network}/blockchains/{blockchainId}/assets/{assetId}",
}

export const listNodeValidations: RestOperation = {
  id: "listNodeValidations",
  method: "GET",
  path: "/v1/networks/{network}/validators/{nodeId}",
  query: ["pageToken", "pageSize", "validationStatus", "sortOrder"],
  items: "validators",
  pages: createPages,
}

export const listDelegators: RestOperation = {
  id: "listDelegators",
  method: "GET",
  path: "/v1/networks/{network}/delegators",
  query: ["pageToken", "pageSize", "rewardAddresses", "sortOrder", "delegationStatus", "nodeIds"],
  styles: { rewardAddresses: /* @__PURE__ */ styled("form"), nodeIds: /* @__PURE__ */ styled("form") },
  items: "delegators",
  pages: createPages,
}

export const listL1Validators: RestOperation = {
  id: "listL1Validators",
  method: "GET",
  path: "/v1/networks/{network}/l1Validators",
  query: ["pageToken", "pageSize", "l1ValidationId", "includeInactiveL1Validators", "nodeId", "subnetId"],
  items: "validators",
  pages: createPages,
  parse: (text) => parseLossless(text, ["remainingBalance", "weight"]),
}

export const listLatestPrimaryNetworkTransactions: RestOperation = {
  id: "listLatestPrimaryNetworkTransactions",
  method: "GET",
  path: "/v1/networks/{network}/blockchains/{blockchainId}/transactions",
  query: [
    "addresses",
    "l1ValidationId",
    "txTypes",
    "startTimestamp",
    "endTimestamp",
    "pageToken",
    "pageSize",
    "sortOrder",
  ],
  styles: { addresses: /* @__PURE__ */ styled("form") },
  items: "transactions",
  pages: createPages,
  parse: (text) => parseLossless(text, ["remainingBalance", "weight"]),
}

export const getPrimaryNetworkTransaction: RestOperation = {
  id: "getPrimaryNetworkTransaction",
  method: "GET",
  path: "/v1/networks/{network}/blockchains/{blockchainId}/transactions/{txHash}",
  parse: (text) => parseLossless(text, ["remainingBalance", "weight"]),
}

export const listLatestPrimaryNetworkBlocks: RestOperation = {
  id: "listLatestPrimaryNetworkBlocks",
  method: "GET",
  path: "/v1/networks/{network}/blockchains/{blockchainId}/blocks",
  query: ["startTimestamp", "endTimestamp", "pageToken", "pageSize"],
  items: "blocks",
  pages: createPages,
  parse: (text) => parseLossless(text, ["l1ValidatorsAccruedFees"]),
}

export const getPrimaryNetworkBlock: RestOperation = {
  id: "getPrimaryNetworkBlock",
  method: "GET",
  path: "/v1/networks/{network}/blockchains/{blockchainId}/blocks/{blockId}",
  parse: (text) => parseLossless(text, ["l1ValidatorsAccruedFees"]),
}

export const streamPrimaryNetworkChanges: RestOperation = {
  id: "streamPrimaryNetworkChanges",
  method: "GET",
  path: "/v1/networks/{network}/blockchains/{blockchainId}/stream",
  query: ["after"],
  accept: "text/event-stream, application/json;q=0.5",
  result: "text",
}

export const listPrimaryNetworkBlocksByNodeId: RestOperation = {
  id: "listPrimaryNetworkBlocksByNodeId",
  method: "GET",
  path: "/v1/networks/{network}/blockchains/{blockchainId}/nodes/{nodeId}/blocks",
  query: ["startTimestamp", "endTimestamp", "pageToken", "pageSize"],
  items: "blocks",
  pages: createPages,
  parse: (text) => parseLossless(text, ["l1ValidatorsAccruedFees"]),
}

export const getPrimaryNetworkBalances: RestOperation = {
  id: "getPrimaryNetworkBalances",
  method: "GET",
  path: "/v1/networks/{network}/blockchains/{blockchainId}/balances",
  query: ["addresses", "blockTimestamp"],
  required: ["addresses"],
  styles: { addresses: /* @__PURE__ */ styled("form") },
}

export const listActivePrimaryNetworkStakingTransactions: RestOperation = {
  id: "listActivePrimaryNetworkStakingTransactions",
  method: "GET",
  path: "/v1/networks/{network}/blockchains/{blockchainId}/transactions:listStaking",
  query: ["addresses", "txTypes", "startTimestamp", "endTimestamp", "pageToken", "pageSize", "sortOrder"],
  styles: { addresses: /* @__PURE__ */ styled("form") },
  items: "transactions",
  pages: createPages,
  parse: (text) => parseLossless(text, ["remainingBalance", "weight"]),
}

export const getLastActivityTimestampByAddresses: RestOperation = {
  id: "getLastActivityTimestampByAddresses",
  method: "GET",
  path: "/v1/networks/{network}/blockchains/{blockchainId}/lastActivityTimestampByAddresses",
  query: ["addresses"],
  required: ["addresses"],
  styles: { addresses: /* @__PURE__ */ styled("form") },
}

export const getLastActivityTimestampByAddressesV2: RestOperation = {
  id: "getLastActivityTimestampByAddressesV2",
  method: "POST",
  path: "/v1/networks/{network}/blockchains/{blockchainId}/lastActivityTimestampByAddresses",
  required: ["body"],
  body: { type: "application/json", write: writeJson },
  idempotent: true,
}

export const getChainIdsForAddresses: RestOperation = {
  id: "getChainIdsForAddresses",
  method: "GET",
  path: "/v1/networks/{network}/addresses:listChainIds",
  query: ["addresses"],
  required: ["addresses"],
  styles: { addresses: /* @__PURE__ */ styled("form") },
}

export const getNetworkDetails: RestOperation = {
  id: "getNetworkDetails",
  method: "GET",
  path: "/v1/networks/{network}",
}

export const listSubnets: RestOperation = {
  id: "listSubnets",
  method: "GET",
  path: "/v1/networks/{network}/subnets",
  query: ["pageToken", "pageSize", "sortOrder"],
  items: "subnets",
  pages: createPages,
  parse: (text) => parseLossless(text, ["evmChainId"]),
}

export const getSubnet: RestOperation = {
  id: "getSubnet",
  method: "GET",
  path: "/v1/networks/{network}/subnets/{subnetId}",
  parse: (text) => parseLossless(text, ["evmChainId"]),
}

export const listBlockchains: RestOperation = {
  id: "listBlockchains",
  method: "GET",
  path: "/v1/networks/{network}/blockchains",
  query: ["pageToken", "pageSize", "sortOrder"],
  items: "blockchains",
  pages: createPages,
  parse: (text) => parseLossless(text, ["evmChainId"]),
}

export const getBlockchain: RestOperation = {
  id: "getBlockchain",
  method: "GET",
  path: "/v1/networks/{network}/blockchains/{blockchainId}",
  parse: (text) => parseLossless(text, ["evmChainId"]),
}

export const listHistoricalRewards: RestOperation = {
  id: "listHistoricalRewards",
  method: "GET",
  path: "/v1/networks/{network}/rewards",
  query: ["addresses", "pageToken", "pageSize", "nodeIds", "sortOrder", "currency"],
  styles: { addresses: /* @__PURE__ */ styled("form"), nodeIds: /* @__PURE__ */ styled("form") },
  items: "historicalRewards",
  pages: createPages,
}

export const listPendingRewards: RestOperation = {
  id: "listPendingRewards",
  method: "GET",
  path: "/v1/networks/{network}/rewards:listPending",
  query: ["addresses", "pageToken", "pageSize", "nodeIds", "sortOrder"],
  styles: { addresses: /* @__PURE__ */ styled("form"), nodeIds: /* @__PURE__ */ styled("form") },
  items: "pendingRewards",
  pages: createPages,
}

export const getAvaxSupply: RestOperation = { id: "getAvaxSupply", method: "GET", path: "/v1/avax/supply" }

export const search: RestOperation = {
  id: "search",
  method: "GET",
  path: "/v1/search",
  query: ["query"],
  required: ["query"],
}

export const healthCheck: RestOperation = { id: "healthCheck", method: "GET", path: "/v1/health-check" }

export const liveCheck: RestOperation = { id: "liveCheck", method: "GET", path: "/v1/live-check" }
