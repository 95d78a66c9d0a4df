// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { operations } from "@serac/data/types"
import type { Handlers } from "@serac/server/http"
import { getAsset } from "../assets/get-asset.ts"
import { listAssetTransactions } from "../assets/list-asset-transactions.ts"
import { getAvaxSupply } from "../avax-supply/get-avax-supply.ts"
import { getNativeBalance } from "../balances/get-native-balance.ts"
import { listCollectibleBalances } from "../balances/list-collectible-balances.ts"
import { listErc1155Balances } from "../balances/list-erc1155-balances.ts"
import { listErc20Balances } from "../balances/list-erc20-balances.ts"
import { listErc721Balances } from "../balances/list-erc721-balances.ts"
import { listTokenHolders } from "../balances/list-token-holders.ts"
import { getBlock } from "../blocks/get-block.ts"
import { listAllLatestBlocks } from "../blocks/list-all-latest-blocks.ts"
import { listLatestBlocksAllChains } from "../blocks/list-latest-blocks-all-chains.ts"
import { listLatestBlocks } from "../blocks/list-latest-blocks.ts"
import { getAddressChains } from "../chains/get-address-chains.ts"
import { getChain } from "../chains/get-chain.ts"
import { listAddressChains } from "../chains/list-address-chains.ts"
import { listChains } from "../chains/list-chains.ts"
import { streamChanges } from "../chains/stream-changes.ts"
import { getContractMetadata } from "../contracts/get-contract-metadata.ts"
import { listContractDeployments } from "../contracts/list-contract-deployments.ts"
import { healthCheck } from "../health/health-check.ts"
import { liveCheck } from "../health/live-check.ts"
import { getIcmMessage } from "../icm/get-icm-message.ts"
import { getTeleporterMessage } from "../icm/get-teleporter-message.ts"
import { listAllIcmMessages } from "../icm/list-all-icm-messages.ts"
import { listIcmMessages } from "../icm/list-icm-messages.ts"
import { listTeleporterMessagesByAddress } from "../icm/list-teleporter-messages-by-address.ts"
import { listTeleporterMessages } from "../icm/list-teleporter-messages.ts"
import { getTokenDetails } from "../nfts/get-token-details.ts"
import { listNftTokens } from "../nfts/list-nft-tokens.ts"
import { reindexNft } from "../nfts/reindex-nft.ts"
import { getChainIdsForAddresses } from "../primary-network/get-chain-ids-for-addresses.ts"
import { getLastActivityTimestampByAddressesV2 } from "../primary-network/get-last-activity-timestamp-by-addresses-v2.ts"
import { getLastActivityTimestampByAddresses } from "../primary-network/get-last-activity-timestamp-by-addresses.ts"
import { getNetworkDetails } from "../primary-network/get-network-details.ts"
import { getPrimaryNetworkAddresses } from "../primary-network/get-primary-network-addresses.ts"
import { getPrimaryNetworkBalances } from "../primary-network/get-primary-network-balances.ts"
import { getPrimaryNetworkBlock } from "../primary-network/get-primary-network-block.ts"
import { getPrimaryNetworkTransaction } from "../primary-network/get-primary-network-transaction.ts"
import { listActivePrimaryNetworkStakingTransactions } from "../primary-network/list-active-primary-network-staking-transactions.ts"
import { listLatestPrimaryNetworkBlocks } from "../primary-network/list-latest-primary-network-blocks.ts"
import { listLatestPrimaryNetworkTransactions } from "../primary-network/list-latest-primary-network-transactions.ts"
import { listPrimaryNetworkBlocksByNodeId } from "../primary-network/list-primary-network-blocks-by-node-id.ts"
import { streamPrimaryNetworkChanges } from "../primary-network/stream-primary-network-changes.ts"
import { listHistoricalRewards } from "../rewards/list-historical-rewards.ts"
import { listPendingRewards } from "../rewards/list-pending-rewards.ts"
import { search } from "../search/search.ts"
import type { Services } from "../services.ts"
import { aggregateSignatures } from "../signature-aggregator/aggregate-signatures.ts"
import { getAggregatedSignatures } from "../signature-aggregator/get-aggregated-signatures.ts"
import { getBlockchain } from "../subnets/get-blockchain.ts"
import { getSubnet } from "../subnets/get-subnet.ts"
import { listBlockchains } from "../subnets/list-blockchains.ts"
import { listSubnets } from "../subnets/list-subnets.ts"
import { getDeploymentTransaction } from "../transactions/get-deployment-transaction.ts"
import { getTransaction } from "../transactions/get-transaction.ts"
import { getTransactionsForBlock } from "../transactions/get-transactions-for-block.ts"
import { listAllLatestTransactions } from "../transactions/list-all-latest-transactions.ts"
import { listInternalTransactions } from "../transactions/list-internal-transactions.ts"
import { listLatestTransactionsAllChains } from "../transactions/list-latest-transactions-all-chains.ts"
import { listLatestTransactions } from "../transactions/list-latest-transactions.ts"
import { listNativeTransactions } from "../transactions/list-native-transactions.ts"
import { listTransactionsV2 } from "../transactions/list-transactions-v2.ts"
import { listTransactions } from "../transactions/list-transactions.ts"
import { listErc1155Transactions } from "../transfers/list-erc1155-transactions.ts"
import { listErc20Transactions } from "../transfers/list-erc20-transactions.ts"
import { listErc721Transfers } from "../transfers/list-erc721-transfers.ts"
import { listTokenTransfers } from "../transfers/list-token-transfers.ts"
import { getApiLogs } from "../usage-metrics/get-api-logs.ts"
import { getApiUsageMetrics } from "../usage-metrics/get-api-usage-metrics.ts"
import { getPrimaryNetworkRpcUsageMetrics } from "../usage-metrics/get-primary-network-rpc-usage-metrics.ts"
import { getRpcUsageMetrics } from "../usage-metrics/get-rpc-usage-metrics.ts"
import { getSubnetRpcUsageMetrics } from "../usage-metrics/get-subnet-rpc-usage-metrics.ts"
import { getUtxosByAddressesV2 } from "../utxos/get-utxos-by-addresses-v2.ts"
import { listUtxos } from "../utxos/list-utxos.ts"
import { listDelegators } from "../validators/list-delegators.ts"
import { listL1Validators } from "../validators/list-l1-validators.ts"
import { listNodeValidations } from "../validators/list-node-validations.ts"
import { listValidators } from "../validators/list-validators.ts"

/** What answers each operation of the document, by operationId. */
export const handlers = {
  aggregateSignatures,
  getAggregatedSignatures,
  listAssetTransactions,
  listValidators,
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
  listLatestTransactions,
  getTransaction,
  getDeploymentTransaction,
  listContractDeployments,
  getNativeBalance,
  listErc20Balances,
  listErc721Balances,
  listErc1155Balances,
  listCollectibleBalances,
  getPrimaryNetworkAddresses,
  getContractMetadata,
  getTransactionsForBlock,
  listNftTokens,
  getTokenDetails,
  reindexNft,
  listLatestBlocks,
  getBlock,
  listIcmMessages,
  listAllIcmMessages,
  getIcmMessage,
  listTeleporterMessagesByAddress,
  listTeleporterMessages,
  getTeleporterMessage,
  listLatestTransactionsAllChains,
  listLatestBlocksAllChains,
  getPrimaryNetworkRpcUsageMetrics,
  getApiUsageMetrics,
  getApiLogs,
  getSubnetRpcUsageMetrics,
  getRpcUsageMetrics,
  listChains,
  getChain,
  listAddressChains,
  getAddressChains,
  streamChanges,
  listAllLatestBlocks,
  listAllLatestTransactions,
  getAsset,
  listNodeValidations,
  listDelegators,
  listL1Validators,
  listLatestPrimaryNetworkTransactions,
  getPrimaryNetworkTransaction,
  listLatestPrimaryNetworkBlocks,
  getPrimaryNetworkBlock,
  streamPrimaryNetworkChanges,
  listPrimaryNetworkBlocksByNodeId,
  getPrimaryNetworkBalances,
  listActivePrimaryNetworkStakingTransactions,
  getLastActivityTimestampByAddresses,
  getLastActivityTimestampByAddressesV2,
  getChainIdsForAddresses,
  getNetworkDetails,
  listSubnets,
  getSubnet,
  listBlockchains,
  getBlockchain,
  listHistoricalRewards,
  listPendingRewards,
  getAvaxSupply,
  search,
  healthCheck,
  liveCheck,
} satisfies Handlers<operations, Services>
