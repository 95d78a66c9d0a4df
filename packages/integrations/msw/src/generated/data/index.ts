// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { HttpHandler } from "msw"
import { type HandlersOptions, handlersOf } from "../../handlers.ts"
import { aggregateSignatures } from "./aggregate-signatures.ts"
import { getAddressChains } from "./get-address-chains.ts"
import { getAggregatedSignatures } from "./get-aggregated-signatures.ts"
import { getApiLogs } from "./get-api-logs.ts"
import { getApiUsageMetrics } from "./get-api-usage-metrics.ts"
import { getAsset } from "./get-asset.ts"
import { getAvaxSupply } from "./get-avax-supply.ts"
import { getBlock } from "./get-block.ts"
import { getBlockchain } from "./get-blockchain.ts"
import { getChainIdsForAddresses } from "./get-chain-ids-for-addresses.ts"
import { getChain } from "./get-chain.ts"
import { getContractMetadata } from "./get-contract-metadata.ts"
import { getDeploymentTransaction } from "./get-deployment-transaction.ts"
import { getIcmMessage } from "./get-icm-message.ts"
import { getLastActivityTimestampByAddressesV2 } from "./get-last-activity-timestamp-by-addresses-v2.ts"
import { getLastActivityTimestampByAddresses } from "./get-last-activity-timestamp-by-addresses.ts"
import { getNativeBalance } from "./get-native-balance.ts"
import { getNetworkDetails } from "./get-network-details.ts"
import { getPrimaryNetworkAddresses } from "./get-primary-network-addresses.ts"
import { getPrimaryNetworkBalances } from "./get-primary-network-balances.ts"
import { getPrimaryNetworkBlock } from "./get-primary-network-block.ts"
import { getPrimaryNetworkRpcUsageMetrics } from "./get-primary-network-rpc-usage-metrics.ts"
import { getPrimaryNetworkTransaction } from "./get-primary-network-transaction.ts"
import { getRpcUsageMetrics } from "./get-rpc-usage-metrics.ts"
import { getSubnetRpcUsageMetrics } from "./get-subnet-rpc-usage-metrics.ts"
import { getSubnet } from "./get-subnet.ts"
import { getTeleporterMessage } from "./get-teleporter-message.ts"
import { getTokenDetails } from "./get-token-details.ts"
import { getTransaction } from "./get-transaction.ts"
import { getTransactionsForBlock } from "./get-transactions-for-block.ts"
import { getUtxosByAddressesV2 } from "./get-utxos-by-addresses-v2.ts"
import { healthCheck } from "./health-check.ts"
import { listActivePrimaryNetworkStakingTransactions } from "./list-active-primary-network-staking-transactions.ts"
import { listAddressChains } from "./list-address-chains.ts"
import { listAllIcmMessages } from "./list-all-icm-messages.ts"
import { listAllLatestBlocks } from "./list-all-latest-blocks.ts"
import { listAllLatestTransactions } from "./list-all-latest-transactions.ts"
import { listAssetTransactions } from "./list-asset-transactions.ts"
import { listBlockchains } from "./list-blockchains.ts"
import { listChains } from "./list-chains.ts"
import { listCollectibleBalances } from "./list-collectible-balances.ts"
import { listContractDeployments } from "./list-contract-deployments.ts"
import { listDelegators } from "./list-delegators.ts"
import { listErc1155Balances } from "./list-erc1155-balances.ts"
import { listErc1155Transactions } from "./list-erc1155-transactions.ts"
import { listErc20Balances } from "./list-erc20-balances.ts"
import { listErc20Transactions } from "./list-erc20-transactions.ts"
import { listErc721Balances } from "./list-erc721-balances.ts"
import { listErc721Transfers } from "./list-erc721-transfers.ts"
import { listHistoricalRewards } from "./list-historical-rewards.ts"
import { listIcmMessages } from "./list-icm-messages.ts"
import { listInternalTransactions } from "./list-internal-transactions.ts"
import { listL1Validators } from "./list-l1-validators.ts"
import { listLatestBlocksAllChains } from "./list-latest-blocks-all-chains.ts"
import { listLatestBlocks } from "./list-latest-blocks.ts"
import { listLatestPrimaryNetworkBlocks } from "./list-latest-primary-network-blocks.ts"
import { listLatestPrimaryNetworkTransactions } from "./list-latest-primary-network-transactions.ts"
import { listLatestTransactionsAllChains } from "./list-latest-transactions-all-chains.ts"
import { listLatestTransactions } from "./list-latest-transactions.ts"
import { listNativeTransactions } from "./list-native-transactions.ts"
import { listNftTokens } from "./list-nft-tokens.ts"
import { listNodeValidations } from "./list-node-validations.ts"
import { listPendingRewards } from "./list-pending-rewards.ts"
import { listPrimaryNetworkBlocksByNodeId } from "./list-primary-network-blocks-by-node-id.ts"
import { listSubnets } from "./list-subnets.ts"
import { listTeleporterMessagesByAddress } from "./list-teleporter-messages-by-address.ts"
import { listTeleporterMessages } from "./list-teleporter-messages.ts"
import { listTokenHolders } from "./list-token-holders.ts"
import { listTokenTransfers } from "./list-token-transfers.ts"
import { listTransactionsV2 } from "./list-transactions-v2.ts"
import { listTransactions } from "./list-transactions.ts"
import { listUtxos } from "./list-utxos.ts"
import { listValidators } from "./list-validators.ts"
import { liveCheck } from "./live-check.ts"
import { reindexNft } from "./reindex-nft.ts"
import { search } from "./search.ts"
import { streamChanges } from "./stream-changes.ts"
import { streamPrimaryNetworkChanges } from "./stream-primary-network-changes.ts"

export {
  aggregateSignatures,
  getAddressChains,
  getAggregatedSignatures,
  getApiLogs,
  getApiUsageMetrics,
  getAsset,
  getAvaxSupply,
  getBlock,
  getBlockchain,
  getChain,
  getChainIdsForAddresses,
  getContractMetadata,
  getDeploymentTransaction,
  getIcmMessage,
  getLastActivityTimestampByAddresses,
  getLastActivityTimestampByAddressesV2,
  getNativeBalance,
  getNetworkDetails,
  getPrimaryNetworkAddresses,
  getPrimaryNetworkBalances,
  getPrimaryNetworkBlock,
  getPrimaryNetworkRpcUsageMetrics,
  getPrimaryNetworkTransaction,
  getRpcUsageMetrics,
  getSubnet,
  getSubnetRpcUsageMetrics,
  getTeleporterMessage,
  getTokenDetails,
  getTransaction,
  getTransactionsForBlock,
  getUtxosByAddressesV2,
  healthCheck,
  listActivePrimaryNetworkStakingTransactions,
  listAddressChains,
  listAllIcmMessages,
  listAllLatestBlocks,
  listAllLatestTransactions,
  listAssetTransactions,
  listBlockchains,
  listChains,
  listCollectibleBalances,
  listContractDeployments,
  listDelegators,
  listErc1155Balances,
  listErc1155Transactions,
  listErc20Balances,
  listErc20Transactions,
  listErc721Balances,
  listErc721Transfers,
  listHistoricalRewards,
  listIcmMessages,
  listInternalTransactions,
  listL1Validators,
  listLatestBlocks,
  listLatestBlocksAllChains,
  listLatestPrimaryNetworkBlocks,
  listLatestPrimaryNetworkTransactions,
  listLatestTransactions,
  listLatestTransactionsAllChains,
  listNativeTransactions,
  listNftTokens,
  listNodeValidations,
  listPendingRewards,
  listPrimaryNetworkBlocksByNodeId,
  listSubnets,
  listTeleporterMessages,
  listTeleporterMessagesByAddress,
  listTokenHolders,
  listTokenTransfers,
  listTransactions,
  listTransactionsV2,
  listUtxos,
  listValidators,
  liveCheck,
  reindexNft,
  search,
  streamChanges,
  streamPrimaryNetworkChanges,
}

/**
 * Mock handlers of every operation of the document; each answers with its first example.
 *
 * @example
 * ```ts
 * import { dataHandlers } from "@serac/msw/data"
 * import { setupServer } from "msw/node"
 *
 * export const server = setupServer(...dataHandlers())
 * ```
 */
export function dataHandlers(options?: HandlersOptions): HttpHandler[] {
  return handlersOf([
    listLatestTransactionsAllChains,
    listLatestBlocksAllChains,
    getPrimaryNetworkRpcUsageMetrics,
    getApiUsageMetrics,
    getApiLogs,
    getSubnetRpcUsageMetrics,
    getRpcUsageMetrics,
    listChains,
    search,
    healthCheck,
    liveCheck,
    listAllIcmMessages,
    listTeleporterMessages,
    listAllLatestBlocks,
    listAllLatestTransactions,
    getAvaxSupply,
    getIcmMessage,
    getTeleporterMessage,
    getAddressChains,
    listIcmMessages,
    listTeleporterMessagesByAddress,
    getChain,
    getNetworkDetails,
    aggregateSignatures,
    listValidators,
    listLatestTransactions,
    listLatestBlocks,
    listAddressChains,
    streamChanges,
    listDelegators,
    listL1Validators,
    getChainIdsForAddresses,
    listSubnets,
    listBlockchains,
    listHistoricalRewards,
    listPendingRewards,
    listNftTokens,
    reindexNft,
    getTokenDetails,
    getAggregatedSignatures,
    getTransaction,
    getContractMetadata,
    getBlock,
    listNodeValidations,
    getSubnet,
    getBlockchain,
    listUtxos,
    getUtxosByAddressesV2,
    listTransactions,
    listTransactionsV2,
    listNativeTransactions,
    listErc20Transactions,
    listErc721Transfers,
    listErc1155Transactions,
    listInternalTransactions,
    listTokenTransfers,
    listTokenHolders,
    getDeploymentTransaction,
    listContractDeployments,
    getNativeBalance,
    listErc20Balances,
    listErc721Balances,
    listErc1155Balances,
    listCollectibleBalances,
    getPrimaryNetworkAddresses,
    getTransactionsForBlock,
    listLatestPrimaryNetworkTransactions,
    listLatestPrimaryNetworkBlocks,
    streamPrimaryNetworkChanges,
    getPrimaryNetworkBalances,
    listActivePrimaryNetworkStakingTransactions,
    getLastActivityTimestampByAddresses,
    getLastActivityTimestampByAddressesV2,
    getAsset,
    getPrimaryNetworkTransaction,
    getPrimaryNetworkBlock,
    listAssetTransactions,
    listPrimaryNetworkBlocksByNodeId,
  ], options)
}
