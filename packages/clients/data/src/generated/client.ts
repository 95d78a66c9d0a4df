// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import {
  createRestCore,
  keyInHeader,
  type CallOptions,
  type Events,
  type Pages,
  type ResponsePromise,
  type RestCore,
  type RestOptions,
} from "@serac/client/rest"
import {
  aggregateSignatures,
  type AggregateSignaturesError,
  type AggregateSignaturesHeaders,
  type AggregateSignaturesParameters,
  type AggregateSignaturesResult,
} from "./aggregate-signatures.ts"
import {
  getAddressChains,
  type GetAddressChainsError,
  type GetAddressChainsHeaders,
  type GetAddressChainsParameters,
  type GetAddressChainsResult,
} from "./get-address-chains.ts"
import {
  getAggregatedSignatures,
  type GetAggregatedSignaturesError,
  type GetAggregatedSignaturesHeaders,
  type GetAggregatedSignaturesParameters,
  type GetAggregatedSignaturesResult,
} from "./get-aggregated-signatures.ts"
import {
  getApiLogs,
  type GetApiLogsError,
  type GetApiLogsHeaders,
  type GetApiLogsParameters,
  type GetApiLogsResult,
} from "./get-api-logs.ts"
import {
  getApiUsageMetrics,
  type GetApiUsageMetricsError,
  type GetApiUsageMetricsHeaders,
  type GetApiUsageMetricsParameters,
  type GetApiUsageMetricsResult,
} from "./get-api-usage-metrics.ts"
import {
  getAsset,
  type GetAssetError,
  type GetAssetHeaders,
  type GetAssetParameters,
  type GetAssetResult,
} from "./get-asset.ts"
import {
  getAvaxSupply,
  type GetAvaxSupplyError,
  type GetAvaxSupplyHeaders,
  type GetAvaxSupplyParameters,
  type GetAvaxSupplyResult,
} from "./get-avax-supply.ts"
import {
  getBlock,
  type GetBlockError,
  type GetBlockHeaders,
  type GetBlockParameters,
  type GetBlockResult,
} from "./get-block.ts"
import {
  getBlockchain,
  type GetBlockchainError,
  type GetBlockchainHeaders,
  type GetBlockchainParameters,
  type GetBlockchainResult,
} from "./get-blockchain.ts"
import {
  getChain,
  type GetChainError,
  type GetChainHeaders,
  type GetChainParameters,
  type GetChainResult,
} from "./get-chain.ts"
import {
  getChainIdsForAddresses,
  type GetChainIdsForAddressesError,
  type GetChainIdsForAddressesHeaders,
  type GetChainIdsForAddressesParameters,
  type GetChainIdsForAddressesResult,
} from "./get-chain-ids-for-addresses.ts"
import {
  getContractMetadata,
  type GetContractMetadataError,
  type GetContractMetadataHeaders,
  type GetContractMetadataParameters,
  type GetContractMetadataResult,
} from "./get-contract-metadata.ts"
import {
  getDeploymentTransaction,
  type GetDeploymentTransactionError,
  type GetDeploymentTransactionHeaders,
  type GetDeploymentTransactionParameters,
  type GetDeploymentTransactionResult,
} from "./get-deployment-transaction.ts"
import {
  getIcmMessage,
  type GetIcmMessageError,
  type GetIcmMessageHeaders,
  type GetIcmMessageParameters,
  type GetIcmMessageResult,
} from "./get-icm-message.ts"
import {
  getLastActivityTimestampByAddresses,
  type GetLastActivityTimestampByAddressesError,
  type GetLastActivityTimestampByAddressesHeaders,
  type GetLastActivityTimestampByAddressesParameters,
  type GetLastActivityTimestampByAddressesResult,
} from "./get-last-activity-timestamp-by-addresses.ts"
import {
  getLastActivityTimestampByAddressesV2,
  type GetLastActivityTimestampByAddressesV2Error,
  type GetLastActivityTimestampByAddressesV2Headers,
  type GetLastActivityTimestampByAddressesV2Parameters,
  type GetLastActivityTimestampByAddressesV2Result,
} from "./get-last-activity-timestamp-by-addresses-v2.ts"
import {
  getNativeBalance,
  type GetNativeBalanceError,
  type GetNativeBalanceHeaders,
  type GetNativeBalanceParameters,
  type GetNativeBalanceResult,
} from "./get-native-balance.ts"
import {
  getNetworkDetails,
  type GetNetworkDetailsError,
  type GetNetworkDetailsHeaders,
  type GetNetworkDetailsParameters,
  type GetNetworkDetailsResult,
} from "./get-network-details.ts"
import {
  getPrimaryNetworkAddresses,
  type GetPrimaryNetworkAddressesError,
  type GetPrimaryNetworkAddressesHeaders,
  type GetPrimaryNetworkAddressesParameters,
  type GetPrimaryNetworkAddressesResult,
} from "./get-primary-network-addresses.ts"
import {
  getPrimaryNetworkBalances,
  type GetPrimaryNetworkBalancesError,
  type GetPrimaryNetworkBalancesHeaders,
  type GetPrimaryNetworkBalancesParameters,
  type GetPrimaryNetworkBalancesResult,
} from "./get-primary-network-balances.ts"
import {
  getPrimaryNetworkBlock,
  type GetPrimaryNetworkBlockError,
  type GetPrimaryNetworkBlockHeaders,
  type GetPrimaryNetworkBlockParameters,
  type GetPrimaryNetworkBlockResult,
} from "./get-primary-network-block.ts"
import {
  getPrimaryNetworkRpcUsageMetrics,
  type GetPrimaryNetworkRpcUsageMetricsError,
  type GetPrimaryNetworkRpcUsageMetricsHeaders,
  type GetPrimaryNetworkRpcUsageMetricsParameters,
  type GetPrimaryNetworkRpcUsageMetricsResult,
} from "./get-primary-network-rpc-usage-metrics.ts"
import {
  getPrimaryNetworkTransaction,
  type GetPrimaryNetworkTransactionError,
  type GetPrimaryNetworkTransactionHeaders,
  type GetPrimaryNetworkTransactionParameters,
  type GetPrimaryNetworkTransactionResult,
} from "./get-primary-network-transaction.ts"
import {
  getRpcUsageMetrics,
  type GetRpcUsageMetricsError,
  type GetRpcUsageMetricsHeaders,
  type GetRpcUsageMetricsParameters,
  type GetRpcUsageMetricsResult,
} from "./get-rpc-usage-metrics.ts"
import {
  getSubnet,
  type GetSubnetError,
  type GetSubnetHeaders,
  type GetSubnetParameters,
  type GetSubnetResult,
} from "./get-subnet.ts"
import {
  getSubnetRpcUsageMetrics,
  type GetSubnetRpcUsageMetricsError,
  type GetSubnetRpcUsageMetricsHeaders,
  type GetSubnetRpcUsageMetricsParameters,
  type GetSubnetRpcUsageMetricsResult,
} from "./get-subnet-rpc-usage-metrics.ts"
import {
  getTeleporterMessage,
  type GetTeleporterMessageError,
  type GetTeleporterMessageHeaders,
  type GetTeleporterMessageParameters,
  type GetTeleporterMessageResult,
} from "./get-teleporter-message.ts"
import {
  getTokenDetails,
  type GetTokenDetailsError,
  type GetTokenDetailsHeaders,
  type GetTokenDetailsParameters,
  type GetTokenDetailsResult,
} from "./get-token-details.ts"
import {
  getTransaction,
  type GetTransactionError,
  type GetTransactionHeaders,
  type GetTransactionParameters,
  type GetTransactionResult,
} from "./get-transaction.ts"
import {
  getTransactionsForBlock,
  type GetTransactionsForBlockError,
  type GetTransactionsForBlockHeaders,
  type GetTransactionsForBlockParameters,
  type GetTransactionsForBlockResult,
} from "./get-transactions-for-block.ts"
import {
  getUtxosByAddressesV2,
  type GetUtxosByAddressesV2Error,
  type GetUtxosByAddressesV2Headers,
  type GetUtxosByAddressesV2Parameters,
  type GetUtxosByAddressesV2Result,
} from "./get-utxos-by-addresses-v2.ts"
import {
  healthCheck,
  type HealthCheckError,
  type HealthCheckHeaders,
  type HealthCheckParameters,
  type HealthCheckResult,
} from "./health-check.ts"
import {
  listActivePrimaryNetworkStakingTransactions,
  type ListActivePrimaryNetworkStakingTransactionsError,
  type ListActivePrimaryNetworkStakingTransactionsHeaders,
  type ListActivePrimaryNetworkStakingTransactionsParameters,
  type ListActivePrimaryNetworkStakingTransactionsResult,
} from "./list-active-primary-network-staking-transactions.ts"
import {
  listAddressChains,
  type ListAddressChainsError,
  type ListAddressChainsHeaders,
  type ListAddressChainsParameters,
  type ListAddressChainsResult,
} from "./list-address-chains.ts"
import {
  listAllIcmMessages,
  type ListAllIcmMessagesError,
  type ListAllIcmMessagesHeaders,
  type ListAllIcmMessagesParameters,
  type ListAllIcmMessagesResult,
} from "./list-all-icm-messages.ts"
import {
  listAllLatestBlocks,
  type ListAllLatestBlocksError,
  type ListAllLatestBlocksHeaders,
  type ListAllLatestBlocksParameters,
  type ListAllLatestBlocksResult,
} from "./list-all-latest-blocks.ts"
import {
  listAllLatestTransactions,
  type ListAllLatestTransactionsError,
  type ListAllLatestTransactionsHeaders,
  type ListAllLatestTransactionsParameters,
  type ListAllLatestTransactionsResult,
} from "./list-all-latest-transactions.ts"
import {
  listAssetTransactions,
  type ListAssetTransactionsError,
  type ListAssetTransactionsHeaders,
  type ListAssetTransactionsParameters,
  type ListAssetTransactionsResult,
} from "./list-asset-transactions.ts"
import {
  listBlockchains,
  type ListBlockchainsError,
  type ListBlockchainsHeaders,
  type ListBlockchainsParameters,
  type ListBlockchainsResult,
} from "./list-blockchains.ts"
import {
  listChains,
  type ListChainsError,
  type ListChainsHeaders,
  type ListChainsParameters,
  type ListChainsResult,
} from "./list-chains.ts"
import {
  listCollectibleBalances,
  type ListCollectibleBalancesError,
  type ListCollectibleBalancesHeaders,
  type ListCollectibleBalancesParameters,
  type ListCollectibleBalancesResult,
} from "./list-collectible-balances.ts"
import {
  listContractDeployments,
  type ListContractDeploymentsError,
  type ListContractDeploymentsHeaders,
  type ListContractDeploymentsParameters,
  type ListContractDeploymentsResult,
} from "./list-contract-deployments.ts"
import {
  listDelegators,
  type ListDelegatorsError,
  type ListDelegatorsHeaders,
  type ListDelegatorsParameters,
  type ListDelegatorsResult,
} from "./list-delegators.ts"
import {
  listErc1155Balances,
  type ListErc1155BalancesError,
  type ListErc1155BalancesHeaders,
  type ListErc1155BalancesParameters,
  type ListErc1155BalancesResult,
} from "./list-erc1155-balances.ts"
import {
  listErc1155Transactions,
  type ListErc1155TransactionsError,
  type ListErc1155TransactionsHeaders,
  type ListErc1155TransactionsParameters,
  type ListErc1155TransactionsResult,
} from "./list-erc1155-transactions.ts"
import {
  listErc20Balances,
  type ListErc20BalancesError,
  type ListErc20BalancesHeaders,
  type ListErc20BalancesParameters,
  type ListErc20BalancesResult,
} from "./list-erc20-balances.ts"
import {
  listErc20Transactions,
  type ListErc20TransactionsError,
  type ListErc20TransactionsHeaders,
  type ListErc20TransactionsParameters,
  type ListErc20TransactionsResult,
} from "./list-erc20-transactions.ts"
import {
  listErc721Balances,
  type ListErc721BalancesError,
  type ListErc721BalancesHeaders,
  type ListErc721BalancesParameters,
  type ListErc721BalancesResult,
} from "./list-erc721-balances.ts"
import {
  listErc721Transfers,
  type ListErc721TransfersError,
  type ListErc721TransfersHeaders,
  type ListErc721TransfersParameters,
  type ListErc721TransfersResult,
} from "./list-erc721-transfers.ts"
import {
  listHistoricalRewards,
  type ListHistoricalRewardsError,
  type ListHistoricalRewardsHeaders,
  type ListHistoricalRewardsParameters,
  type ListHistoricalRewardsResult,
} from "./list-historical-rewards.ts"
import {
  listIcmMessages,
  type ListIcmMessagesError,
  type ListIcmMessagesHeaders,
  type ListIcmMessagesParameters,
  type ListIcmMessagesResult,
} from "./list-icm-messages.ts"
import {
  listInternalTransactions,
  type ListInternalTransactionsError,
  type ListInternalTransactionsHeaders,
  type ListInternalTransactionsParameters,
  type ListInternalTransactionsResult,
} from "./list-internal-transactions.ts"
import {
  listL1Validators,
  type ListL1ValidatorsError,
  type ListL1ValidatorsHeaders,
  type ListL1ValidatorsParameters,
  type ListL1ValidatorsResult,
} from "./list-l1-validators.ts"
import {
  listLatestBlocks,
  type ListLatestBlocksError,
  type ListLatestBlocksHeaders,
  type ListLatestBlocksParameters,
  type ListLatestBlocksResult,
} from "./list-latest-blocks.ts"
import {
  listLatestBlocksAllChains,
  type ListLatestBlocksAllChainsError,
  type ListLatestBlocksAllChainsHeaders,
  type ListLatestBlocksAllChainsParameters,
  type ListLatestBlocksAllChainsResult,
} from "./list-latest-blocks-all-chains.ts"
import {
  listLatestPrimaryNetworkBlocks,
  type ListLatestPrimaryNetworkBlocksError,
  type ListLatestPrimaryNetworkBlocksHeaders,
  type ListLatestPrimaryNetworkBlocksParameters,
  type ListLatestPrimaryNetworkBlocksResult,
} from "./list-latest-primary-network-blocks.ts"
import {
  listLatestPrimaryNetworkTransactions,
  type ListLatestPrimaryNetworkTransactionsError,
  type ListLatestPrimaryNetworkTransactionsHeaders,
  type ListLatestPrimaryNetworkTransactionsParameters,
  type ListLatestPrimaryNetworkTransactionsResult,
} from "./list-latest-primary-network-transactions.ts"
import {
  listLatestTransactions,
  type ListLatestTransactionsError,
  type ListLatestTransactionsHeaders,
  type ListLatestTransactionsParameters,
  type ListLatestTransactionsResult,
} from "./list-latest-transactions.ts"
import {
  listLatestTransactionsAllChains,
  type ListLatestTransactionsAllChainsError,
  type ListLatestTransactionsAllChainsHeaders,
  type ListLatestTransactionsAllChainsParameters,
  type ListLatestTransactionsAllChainsResult,
} from "./list-latest-transactions-all-chains.ts"
import {
  listNativeTransactions,
  type ListNativeTransactionsError,
  type ListNativeTransactionsHeaders,
  type ListNativeTransactionsParameters,
  type ListNativeTransactionsResult,
} from "./list-native-transactions.ts"
import {
  listNftTokens,
  type ListNftTokensError,
  type ListNftTokensHeaders,
  type ListNftTokensParameters,
  type ListNftTokensResult,
} from "./list-nft-tokens.ts"
import {
  listNodeValidations,
  type ListNodeValidationsError,
  type ListNodeValidationsHeaders,
  type ListNodeValidationsParameters,
  type ListNodeValidationsResult,
} from "./list-node-validations.ts"
import {
  listPendingRewards,
  type ListPendingRewardsError,
  type ListPendingRewardsHeaders,
  type ListPendingRewardsParameters,
  type ListPendingRewardsResult,
} from "./list-pending-rewards.ts"
import {
  listPrimaryNetworkBlocksByNodeId,
  type ListPrimaryNetworkBlocksByNodeIdError,
  type ListPrimaryNetworkBlocksByNodeIdHeaders,
  type ListPrimaryNetworkBlocksByNodeIdParameters,
  type ListPrimaryNetworkBlocksByNodeIdResult,
} from "./list-primary-network-blocks-by-node-id.ts"
import {
  listSubnets,
  type ListSubnetsError,
  type ListSubnetsHeaders,
  type ListSubnetsParameters,
  type ListSubnetsResult,
} from "./list-subnets.ts"
import {
  listTeleporterMessages,
  type ListTeleporterMessagesError,
  type ListTeleporterMessagesHeaders,
  type ListTeleporterMessagesParameters,
  type ListTeleporterMessagesResult,
} from "./list-teleporter-messages.ts"
import {
  listTeleporterMessagesByAddress,
  type ListTeleporterMessagesByAddressError,
  type ListTeleporterMessagesByAddressHeaders,
  type ListTeleporterMessagesByAddressParameters,
  type ListTeleporterMessagesByAddressResult,
} from "./list-teleporter-messages-by-address.ts"
import {
  listTokenHolders,
  type ListTokenHoldersError,
  type ListTokenHoldersHeaders,
  type ListTokenHoldersParameters,
  type ListTokenHoldersResult,
} from "./list-token-holders.ts"
import {
  listTokenTransfers,
  type ListTokenTransfersError,
  type ListTokenTransfersHeaders,
  type ListTokenTransfersParameters,
  type ListTokenTransfersResult,
} from "./list-token-transfers.ts"
import {
  listTransactions,
  type ListTransactionsError,
  type ListTransactionsHeaders,
  type ListTransactionsParameters,
  type ListTransactionsResult,
} from "./list-transactions.ts"
import {
  listTransactionsV2,
  type ListTransactionsV2Error,
  type ListTransactionsV2Headers,
  type ListTransactionsV2Parameters,
  type ListTransactionsV2Result,
} from "./list-transactions-v2.ts"
import {
  listUtxos,
  type ListUtxosError,
  type ListUtxosHeaders,
  type ListUtxosParameters,
  type ListUtxosResult,
} from "./list-utxos.ts"
import {
  listValidators,
  type ListValidatorsError,
  type ListValidatorsHeaders,
  type ListValidatorsParameters,
  type ListValidatorsResult,
} from "./list-validators.ts"
import {
  liveCheck,
  type LiveCheckError,
  type LiveCheckHeaders,
  type LiveCheckParameters,
  type LiveCheckResult,
} from "./live-check.ts"
import {
  reindexNft,
  type ReindexNftError,
  type ReindexNftHeaders,
  type ReindexNftParameters,
  type ReindexNftResult,
} from "./reindex-nft.ts"
import { search, type SearchError, type SearchHeaders, type SearchParameters, type SearchResult } from "./search.ts"
import { streamChanges, type StreamChangesError, type StreamChangesParameters } from "./stream-changes.ts"
import {
  streamPrimaryNetworkChanges,
  type StreamPrimaryNetworkChangesError,
  type StreamPrimaryNetworkChangesParameters,
} from "./stream-primary-network-changes.ts"
import type {
  ApiLog,
  AssetTransaction,
  Blockchain,
  ChainEvent,
  CollectibleBalance,
  Contract,
  Delegator,
  Erc1155TokenBalance,
  Erc1155Transfer,
  Erc20TokenBalance,
  Erc20Transfer,
  Erc721TokenBalance,
  Erc721Transfer,
  EvmBlock,
  EvmTransaction,
  HistoricalReward,
  IcmMessage,
  InternalTransaction,
  L1Validator,
  NftToken,
  PendingReward,
  PrimaryNetworkBlock,
  PrimaryNetworkEvent,
  PrimaryNetworkTransaction,
  Subnet,
  TeleporterMessage,
  TokenHolder,
  TransactionDetails,
  TransactionDetailsV2,
  Transfer,
  Utxo,
  Validator,
  paths,
} from "./types.ts"

/** The first argument of every function of this package. */
export type DataCore = RestCore<paths>

/** The core with every operation as a method; the functions of this package take it as well. */
export interface DataClient extends DataCore {
  /**
   * Aggregates the signatures of a subnet's validators for a message to another subnet. Give a `message`, a
   * `justification`, or both. Each signature is verified, and as few are aggregated as reach the quorum and the buffer;
   * too few are an error that says which part of the weight has signed, who refused, who was late, who was not asked
   * any more, and which part is inactive. Without a `message` it is the P-Chain's about the L1 that the `justification`
   * names: that its subnet was converted, or that a validator was removed.
   *
   * `POST /v1/signatureAggregator/{network}/aggregateSignatures`
   *
   * @param parameters.network The network. `fuji` and `testnet` both name the test network.
   * @param parameters.body The message, the signing subnet and the quorum.
   * @throws BadRequestError 400: Invalid message, justification or quorum.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The blockchain does not exist, or its subnet has no validators.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The signature aggregator that this service asks does not sign, or answers what does
   * not hold.
   * @throws ServiceUnavailableError 503: Too few validators have signed, no node of the P-Chain answers, or this
   * service has nobody to ask. With `retry-after` for now, with `x-should-retry: false` where so many refused, are
   * inactive or cannot be asked that asking again does not help.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * const result = await client.aggregateSignatures({
   *   network: "mainnet",
   *   body: { message: "0x0000000000010427d4b22a2a78bcddd456742caf91b56badbff985ee19aef1..." },
   * })
   * ```
   */
  aggregateSignatures(
    parameters: AggregateSignaturesParameters,
    options?: CallOptions,
  ): ResponsePromise<AggregateSignaturesResult, AggregateSignaturesError, AggregateSignaturesHeaders>
  /**
   * Returns the message that a P-Chain transaction about an L1 makes, signed by 67 percent of the validators that the
   * L1's manager takes it from: that a subnet was converted to an L1, or that a validator of one was registered, has
   * another weight, or was removed.
   *
   * `GET /v1/signatureAggregator/{network}/aggregateSignatures/{txHash}`
   *
   * @param parameters.network The network. `fuji` and `testnet` both name the test network.
   * @param parameters.txHash Hash of a transaction of the P-Chain or the X-Chain.
   * @throws BadRequestError 400: Invalid network or transaction hash.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The transaction does not exist.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The signature aggregator that this service asks does not sign, or answers what does
   * not hold.
   * @throws ServiceUnavailableError 503: Too few validators have signed, no node of the P-Chain answers, or this
   * service has nobody to ask. With `retry-after` for now, with `x-should-retry: false` where so many refused, are
   * inactive or cannot be asked that asking again does not help.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * const result = await client.getAggregatedSignatures({
   *   network: "mainnet",
   *   txHash: "2SnqcUB8Xx2etpaYsRyVDdC8HR2r6mUcnAJ39Raw9x8Rf4YrKn",
   * })
   * ```
   */
  getAggregatedSignatures(
    parameters: GetAggregatedSignaturesParameters,
    options?: CallOptions,
  ): ResponsePromise<GetAggregatedSignaturesResult, GetAggregatedSignaturesError, GetAggregatedSignaturesHeaders>
  /**
   * Lists the transactions of an X-Chain asset, by block and position in it, newest first.
   *
   * `GET /v1/networks/{network}/blockchains/{blockchainId}/assets/{assetId}/transactions`
   *
   * @param parameters.network The network. `fuji` and `testnet` both name the test network.
   * @param parameters.blockchainId The X-Chain, as `x-chain` or by its blockchain ID.
   * @param parameters.assetId ID of an asset of the X-Chain.
   * @param parameters.txTypes Only transactions of these types, at most 32. Repeat the parameter for several types, or
   * separate them by commas. Types that are not listed here are accepted.
   * @param parameters.startTimestamp Only items after this time, exclusive, in Unix seconds.
   * @param parameters.endTimestamp Only items before this time, exclusive, in Unix seconds.
   * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
   * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
   * @param parameters.pageSize Maximum number of items per page, 10 by default.
   * @throws BadRequestError 400: Invalid parameter of the list of asset transactions.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The asset or its chain does not exist.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * for await (const transaction of client.listAssetTransactions({
   *   network: "mainnet",
   *   blockchainId: "x-chain",
   *   assetId: "FvwEAhmxKfeiG8SnEvq42hc6whRyY3EFYAvebMqDNDGCgxN5Z",
   * }))
   *   console.log(transaction)
   * ```
   */
  listAssetTransactions(
    parameters: ListAssetTransactionsParameters,
    options?: CallOptions,
  ): Pages<ListAssetTransactionsResult, AssetTransaction, ListAssetTransactionsError, ListAssetTransactionsHeaders>
  /**
   * Lists the validators of the primary network and of subnets, all of them unless filtered. By the block of their
   * transaction, newest first, unless `sortBy` and `sortOrder` say otherwise; equal ones by that block, in the same
   * direction. Validators of L1s are in a list of their own (`/v1/networks/{network}/l1Validators`).
   *
   * `GET /v1/networks/{network}/validators`
   *
   * @param parameters.network The network. `fuji` and `testnet` both name the test network.
   * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
   * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
   * @param parameters.pageSize Maximum number of items per page, 10 by default.
   * @param parameters.nodeIds Only nodes whose ID contains one of these texts, separated by commas, at most 400.
   * @param parameters.sortBy What to sort by, `blockIndex` by default. `delegationFee` is for validators of the primary
   * network only, and requires `subnetId` `11111111111111111111111111111111LpoYY`, the ID of the primary network.
   * @param parameters.sortOrder Ascending or descending, by time or by `sortBy` where that is given. Descending when
   * omitted.
   * @param parameters.validationStatus Only validators of this status. All of them when omitted.
   * @param parameters.minDelegationCapacity Minimum amount that can still be delegated to the validator, in nAVAX.
   * @param parameters.maxDelegationCapacity Maximum amount that can still be delegated to the validator, in nAVAX.
   * @param parameters.minTimeRemaining Minimum number of seconds until the validation ends.
   * @param parameters.maxTimeRemaining Maximum number of seconds until the validation ends.
   * @param parameters.minFeePercentage Minimum delegation fee, in percent. Excludes validations of subnets, also with
   * 2, the lowest fee. No validator is excluded when omitted.
   * @param parameters.maxFeePercentage Maximum delegation fee, in percent. Excludes validations of subnets, also with
   * 100, the highest fee. No validator is excluded when omitted.
   * @param parameters.minUptimePerformance Minimum uptime, in percent. No validator is excluded when omitted; the
   * default of 90 that the hosted service documents is not applied. When given, validators whose uptime nobody measures
   * are excluded.
   * @param parameters.maxUptimePerformance Maximum uptime, in percent. No validator is excluded when omitted; when
   * given, those whose uptime nobody measures are.
   * @param parameters.subnetId Only validators of this subnet. Those of all subnets when omitted.
   * @throws BadRequestError 400: Invalid filter or order of the list of validators.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The subnet does not exist.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * for await (const validator of client.listValidators({ network: "mainnet" })) console.log(validator)
   * ```
   */
  listValidators(
    parameters: ListValidatorsParameters,
    options?: CallOptions,
  ): Pages<ListValidatorsResult, Validator, ListValidatorsError, ListValidatorsHeaders>
  /**
   * Lists the UTXOs of addresses on the chain of the primary network where they are or can be consumed: an exported
   * UTXO is listed on the chain that it was exported to. By timestamp descending unless `sortBy` and `sortOrder` say
   * otherwise; equal ones by their ID, in the same direction.
   *
   * `GET /v1/networks/{network}/blockchains/{blockchainId}/utxos`
   *
   * @param parameters.network The network. `fuji` and `testnet` both name the test network.
   * @param parameters.blockchainId Alias or blockchain ID of a chain of the primary network.
   * @param parameters.addresses Addresses, separated by commas, at most 256. Each starts with the prefix of the network
   * (`avax` on mainnet, `fuji` on the test network, `local` or `custom` on a private one), optionally preceded by `P-`,
   * `X-` or `C-`.
   * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
   * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
   * @param parameters.pageSize Maximum number of items per page, 10 by default.
   * @param parameters.assetId Only UTXOs of this asset. On the X-Chain only.
   * @param parameters.minUtxoAmount Minimum amount, inclusive, in the smallest unit of the asset (nAVAX for AVAX).
   * Default: `0`.
   * @param parameters.includeSpent Whether spent UTXOs are listed too. False when omitted.
   * @param parameters.sortBy What to sort by, `timestamp` by default.
   * @param parameters.sortOrder Ascending or descending, by time or by `sortBy` where that is given. Descending when
   * omitted.
   * @throws BadRequestError 400: Invalid parameter of the list of UTXOs.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The blockchain does not exist.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * for await (const utxo of client.listUtxos({
   *   network: "mainnet",
   *   blockchainId: "p-chain",
   *   addresses: ["avax18jma8ppw3nhx5r4ap8clazz0dps7rv5ukulre5", "P-avax1p898ulra99xaxcwsqgv46e8mdm2frzge4cjznp"],
   * }))
   *   console.log(utxo)
   * ```
   */
  listUtxos(
    parameters: ListUtxosParameters,
    options?: CallOptions,
  ): Pages<ListUtxosResult, Utxo, ListUtxosError, ListUtxosHeaders>
  /**
   * Lists UTXOs as `listUtxos` does, with the addresses in the body, so that they may be four times as many, on larger
   * pages. By timestamp descending unless `sortBy` and `sortOrder` say otherwise. A page token is good for the same
   * addresses in the same order only.
   *
   * `POST /v1/networks/{network}/blockchains/{blockchainId}/utxos`
   *
   * @param parameters.network The network. `fuji` and `testnet` both name the test network.
   * @param parameters.blockchainId Alias or blockchain ID of a chain of the primary network.
   * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
   * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
   * @param parameters.pageSize Maximum number of items per page, 10 by default.
   * @param parameters.assetId Only UTXOs of this asset. On the X-Chain only.
   * @param parameters.minUtxoAmount Minimum amount, inclusive, in the smallest unit of the asset (nAVAX for AVAX).
   * Default: `0`.
   * @param parameters.includeSpent Whether spent UTXOs are listed too. False when omitted.
   * @param parameters.sortBy What to sort by, `timestamp` by default.
   * @param parameters.sortOrder Ascending or descending, by time or by `sortBy` where that is given. Descending when
   * omitted.
   * @param parameters.body The addresses.
   * @throws BadRequestError 400: Invalid addresses, or an invalid parameter of the list of UTXOs.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The blockchain does not exist.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * for await (const utxo of client.getUtxosByAddressesV2({
   *   network: "mainnet",
   *   blockchainId: "p-chain",
   *   body: { addresses: "avax18jma8ppw3nhx5r4ap8clazz0dps7rv5ukulre5,P-avax1p898ulra99xax..." },
   * }))
   *   console.log(utxo)
   * ```
   */
  getUtxosByAddressesV2(
    parameters: GetUtxosByAddressesV2Parameters,
    options?: CallOptions,
  ): Pages<GetUtxosByAddressesV2Result, Utxo, GetUtxosByAddressesV2Error, GetUtxosByAddressesV2Headers>
  /**
   * Lists the transactions that an address sent or was sent, or in which it sent or received tokens or native funds, by
   * block and position in it, newest first unless `sortOrder` says otherwise. Its transfers and internal transactions
   * are those that the address sent or received; GET .../transactions/{txHash} has all of them.
   *
   * `GET /v1/chains/{chainId}/addresses/{address}/transactions`
   *
   * @param parameters.chainId EVM chain ID or blockchain ID of a supported chain.
   * @param parameters.address A wallet address.
   * @param parameters.startBlock First block of the range, inclusive. Without `endBlock` the range ends with the latest
   * block.
   * @param parameters.endBlock End of the range, exclusive. Without `startBlock` the range starts at genesis.
   * @param parameters.sortOrder Ascending or descending, by time or by `sortBy` where that is given. Descending when
   * omitted.
   * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
   * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
   * @param parameters.pageSize Maximum number of items per page, 10 by default.
   * @throws BadRequestError 400: Invalid chain, address, range, order or page.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The chain, or what is asked of it, does not exist.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * for await (const transaction of client.listTransactions({
   *   chainId: "43114",
   *   address: "0xa341927E2190cC6B9fD7a2fF4B020A47DF0CF5ef",
   * }))
   *   console.log(transaction)
   * ```
   */
  listTransactions(
    parameters: ListTransactionsParameters,
    options?: CallOptions,
  ): Pages<ListTransactionsResult, TransactionDetails, ListTransactionsError, ListTransactionsHeaders>
  /**
   * Lists the transactions of an address as `listTransactions` does, newest first unless `sortOrder` says otherwise,
   * with the reputation of ERC-20 tokens, and by default without those that a token of bad reputation made. Reputations
   * are the operator's: a token is spam that a token list of the service has with the tag `spam`; without such a list
   * nothing is left out. Its transfers and internal transactions are those that the address sent or received; GET
   * .../transactions/{txHash} has all of them.
   *
   * `GET /v2/chains/{chainId}/addresses/{address}/transactions`
   *
   * @param parameters.chainId EVM chain ID or blockchain ID of a supported chain.
   * @param parameters.address A wallet address.
   * @param parameters.startBlock First block of the range, inclusive. Without `endBlock` the range ends with the latest
   * block.
   * @param parameters.endBlock End of the range, exclusive. Without `startBlock` the range starts at genesis.
   * @param parameters.sortOrder Ascending or descending, by time or by `sortBy` where that is given. Descending when
   * omitted.
   * @param parameters.filterSpamTokens Whether to leave out transfers of tokens whose reputation is `Malicious`, and
   * transactions that have nothing else to do with the address, so that a page may have fewer items than `pageSize`, or
   * none, while there are more. Default: `true`.
   * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
   * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
   * @param parameters.pageSize Maximum number of items per page, 10 by default.
   * @throws BadRequestError 400: Invalid chain, address, range, order, filter or page.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The chain, or what is asked of it, does not exist.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * for await (const transaction of client.listTransactionsV2({
   *   chainId: "43114",
   *   address: "0xa341927E2190cC6B9fD7a2fF4B020A47DF0CF5ef",
   * }))
   *   console.log(transaction)
   * ```
   */
  listTransactionsV2(
    parameters: ListTransactionsV2Parameters,
    options?: CallOptions,
  ): Pages<ListTransactionsV2Result, TransactionDetailsV2, ListTransactionsV2Error, ListTransactionsV2Headers>
  /**
   * Lists the transactions that an address sent or was sent, by block and position in it, newest first, without their
   * transfers.
   *
   * `GET /v1/chains/{chainId}/addresses/{address}/transactions:listNative`
   *
   * @param parameters.chainId EVM chain ID or blockchain ID of a supported chain.
   * @param parameters.address A wallet address.
   * @param parameters.startBlock First block of the range, inclusive. Without `endBlock` the range ends with the latest
   * block.
   * @param parameters.endBlock End of the range, exclusive. Without `startBlock` the range starts at genesis.
   * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
   * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
   * @param parameters.pageSize Maximum number of items per page, 10 by default.
   * @throws BadRequestError 400: Invalid chain, address, range or page.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The chain, or what is asked of it, does not exist.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * for await (const transaction of client.listNativeTransactions({
   *   chainId: "43114",
   *   address: "0xa341927E2190cC6B9fD7a2fF4B020A47DF0CF5ef",
   * }))
   *   console.log(transaction)
   * ```
   */
  listNativeTransactions(
    parameters: ListNativeTransactionsParameters,
    options?: CallOptions,
  ): Pages<ListNativeTransactionsResult, EvmTransaction, ListNativeTransactionsError, ListNativeTransactionsHeaders>
  /**
   * Lists the ERC-20 transfers from and to an address, by block and position in it, newest first.
   *
   * `GET /v1/chains/{chainId}/addresses/{address}/transactions:listErc20`
   *
   * @param parameters.chainId EVM chain ID or blockchain ID of a supported chain.
   * @param parameters.address A wallet address.
   * @param parameters.startBlock First block of the range, inclusive. Without `endBlock` the range ends with the latest
   * block.
   * @param parameters.endBlock End of the range, exclusive. Without `startBlock` the range starts at genesis.
   * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
   * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
   * @param parameters.pageSize Maximum number of items per page, 10 by default.
   * @throws BadRequestError 400: Invalid chain, address, range or page.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The chain, or what is asked of it, does not exist.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * for await (const transaction of client.listErc20Transactions({
   *   chainId: "43114",
   *   address: "0xa341927E2190cC6B9fD7a2fF4B020A47DF0CF5ef",
   * }))
   *   console.log(transaction)
   * ```
   */
  listErc20Transactions(
    parameters: ListErc20TransactionsParameters,
    options?: CallOptions,
  ): Pages<ListErc20TransactionsResult, Erc20Transfer, ListErc20TransactionsError, ListErc20TransactionsHeaders>
  /**
   * Lists the ERC-721 transfers from and to an address, by block and position in it, newest first.
   *
   * `GET /v1/chains/{chainId}/addresses/{address}/transactions:listErc721`
   *
   * @param parameters.chainId EVM chain ID or blockchain ID of a supported chain.
   * @param parameters.address A wallet address.
   * @param parameters.startBlock First block of the range, inclusive. Without `endBlock` the range ends with the latest
   * block.
   * @param parameters.endBlock End of the range, exclusive. Without `startBlock` the range starts at genesis.
   * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
   * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
   * @param parameters.pageSize Maximum number of items per page, 10 by default.
   * @throws BadRequestError 400: Invalid chain, address, range or page.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The chain, or what is asked of it, does not exist.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * for await (const transaction of client.listErc721Transfers({
   *   chainId: "43114",
   *   address: "0xa341927E2190cC6B9fD7a2fF4B020A47DF0CF5ef",
   * }))
   *   console.log(transaction)
   * ```
   */
  listErc721Transfers(
    parameters: ListErc721TransfersParameters,
    options?: CallOptions,
  ): Pages<ListErc721TransfersResult, Erc721Transfer, ListErc721TransfersError, ListErc721TransfersHeaders>
  /**
   * Lists the ERC-1155 transfers from and to an address, by block and position in it, newest first. Each token that an
   * event moves is an item of its own.
   *
   * `GET /v1/chains/{chainId}/addresses/{address}/transactions:listErc1155`
   *
   * @param parameters.chainId EVM chain ID or blockchain ID of a supported chain.
   * @param parameters.address A wallet address.
   * @param parameters.startBlock First block of the range, inclusive. Without `endBlock` the range ends with the latest
   * block.
   * @param parameters.endBlock End of the range, exclusive. Without `startBlock` the range starts at genesis.
   * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
   * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
   * @param parameters.pageSize Maximum number of items per page, 10 by default.
   * @throws BadRequestError 400: Invalid chain, address, range or page.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The chain, or what is asked of it, does not exist.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * for await (const transaction of client.listErc1155Transactions({
   *   chainId: "43114",
   *   address: "0xa341927E2190cC6B9fD7a2fF4B020A47DF0CF5ef",
   * }))
   *   console.log(transaction)
   * ```
   */
  listErc1155Transactions(
    parameters: ListErc1155TransactionsParameters,
    options?: CallOptions,
  ): Pages<ListErc1155TransactionsResult, Erc1155Transfer, ListErc1155TransactionsError, ListErc1155TransactionsHeaders>
  /**
   * Lists the internal transactions from and to an address, by block and position in it, newest first: calls that moved
   * native funds, and creations of contracts. They are read from call traces; where the node does not trace, this is a
   * 503.
   *
   * `GET /v1/chains/{chainId}/addresses/{address}/transactions:listInternals`
   *
   * @param parameters.chainId EVM chain ID or blockchain ID of a supported chain.
   * @param parameters.address A wallet address.
   * @param parameters.startBlock First block of the range, inclusive. Without `endBlock` the range ends with the latest
   * block.
   * @param parameters.endBlock End of the range, exclusive. Without `startBlock` the range starts at genesis.
   * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
   * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
   * @param parameters.pageSize Maximum number of items per page, 10 by default.
   * @throws BadRequestError 400: Invalid chain, address, range or page.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The chain, or what is asked of it, does not exist.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * for await (const transaction of client.listInternalTransactions({
   *   chainId: "43114",
   *   address: "0xa341927E2190cC6B9fD7a2fF4B020A47DF0CF5ef",
   * }))
   *   console.log(transaction)
   * ```
   */
  listInternalTransactions(
    parameters: ListInternalTransactionsParameters,
    options?: CallOptions,
  ): Pages<ListInternalTransactionsResult, InternalTransaction, ListInternalTransactionsError, ListInternalTransactionsHeaders>
  /**
   * Lists the transfers of an ERC-20, ERC-721 or ERC-1155 contract, by block and position in it, newest first.
   *
   * `GET /v1/chains/{chainId}/tokens/{address}/transfers`
   *
   * @param parameters.chainId EVM chain ID or blockchain ID of a supported chain.
   * @param parameters.address The address of an ERC-20, ERC-721 or ERC-1155 contract.
   * @param parameters.startBlock First block of the range, inclusive. Without `endBlock` the range ends with the latest
   * block.
   * @param parameters.endBlock End of the range, exclusive. Without `startBlock` the range starts at genesis.
   * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
   * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
   * @param parameters.pageSize Maximum number of items per page, 10 by default.
   * @throws BadRequestError 400: Invalid chain, address, range or page.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The chain, or what is asked of it, does not exist.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * for await (const transfer of client.listTokenTransfers({
   *   chainId: "43114",
   *   address: "0xD97ab97Dd806593121C7ef33c00F33Ba1F768915",
   * }))
   *   console.log(transfer)
   * ```
   */
  listTokenTransfers(
    parameters: ListTokenTransfersParameters,
    options?: CallOptions,
  ): Pages<ListTokenTransfersResult, Transfer, ListTokenTransfersError, ListTokenTransfersHeaders>
  /**
   * Lists who has something of an ERC-20 token, or of the token of an NFT contract that `tokenId` names, at the last
   * indexed block: the largest balance first, and those of the same balance by address, descending. A balance is what
   * the token's transfers add up to, whatever its contract answers; `listErc20Balances` tells where the two differ. A
   * page goes on below the last balance of the one before it: who came to be above or below that balance meanwhile may
   * be missing or listed twice, and nobody else. To list who has the tokens of an ERC-721 contract, use
   * `listNftTokens`.
   *
   * `GET /v1/chains/{chainId}/tokens/{address}/holders`
   *
   * @param parameters.chainId EVM chain ID or blockchain ID of a supported chain.
   * @param parameters.address The address of an ERC-20, ERC-721 or ERC-1155 contract.
   * @param parameters.tokenId ID of the token of an ERC-721 or ERC-1155 contract whose holders are listed. Without it,
   * the contract is an ERC-20 token.
   * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
   * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
   * @param parameters.pageSize Maximum number of items per page, 10 by default.
   * @throws BadRequestError 400: Invalid chain, address, token ID or page.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The chain, or what is asked of it, does not exist.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * for await (const holder of client.listTokenHolders({
   *   chainId: "43114",
   *   address: "0xD97ab97Dd806593121C7ef33c00F33Ba1F768915",
   * }))
   *   console.log(holder)
   * ```
   */
  listTokenHolders(
    parameters: ListTokenHoldersParameters,
    options?: CallOptions,
  ): Pages<ListTokenHoldersResult, TokenHolder, ListTokenHoldersError, ListTokenHoldersHeaders>
  /**
   * Lists the latest transactions of one chain, by block and position in it, newest first.
   *
   * `GET /v1/chains/{chainId}/transactions`
   *
   * @param parameters.chainId EVM chain ID or blockchain ID of a supported chain.
   * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
   * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
   * @param parameters.pageSize Maximum number of items per page, 10 by default.
   * @param parameters.status Only transactions with this status. Both when omitted.
   * @throws BadRequestError 400: Invalid chain, status or page.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The chain, or what is asked of it, does not exist.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * for await (const transaction of client.listLatestTransactions({ chainId: "43114" })) console.log(transaction)
   * ```
   */
  listLatestTransactions(
    parameters: ListLatestTransactionsParameters,
    options?: CallOptions,
  ): Pages<ListLatestTransactionsResult, EvmTransaction, ListLatestTransactionsError, ListLatestTransactionsHeaders>
  /**
   * Returns a transaction with its input, events, transfers and internal transactions. Its input and events are read
   * from the archive of blocks.
   *
   * `GET /v1/chains/{chainId}/transactions/{txHash}`
   *
   * @param parameters.chainId EVM chain ID or blockchain ID of a supported chain.
   * @param parameters.txHash Hash of the transaction.
   * @throws BadRequestError 400: Invalid chain or transaction hash.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The transaction or its chain does not exist.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * const result = await client.getTransaction({
   *   chainId: "43114",
   *   txHash: "0xad45962bcea2c1da9778d827d877114f86a5651659db5da66fe76a910c8e1da1",
   * })
   * ```
   */
  getTransaction(
    parameters: GetTransactionParameters,
    options?: CallOptions,
  ): ResponsePromise<GetTransactionResult, GetTransactionError, GetTransactionHeaders>
  /**
   * Returns the transaction that deployed a contract, as `getTransaction` does.
   *
   * `GET /v1/chains/{chainId}/contracts/{address}/transactions:getDeployment`
   *
   * @param parameters.chainId EVM chain ID or blockchain ID of a supported chain.
   * @param parameters.address The address of a contract.
   * @param parameters.currency Currency of prices, `usd` by default. A price that is not known in it is absent.
   * @throws BadRequestError 400: Invalid chain, address or currency.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The contract or its chain does not exist.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * const result = await client.getDeploymentTransaction({
   *   chainId: "43114",
   *   address: "0xD97ab97Dd806593121C7ef33c00F33Ba1F768915",
   * })
   * ```
   */
  getDeploymentTransaction(
    parameters: GetDeploymentTransactionParameters,
    options?: CallOptions,
  ): ResponsePromise<GetDeploymentTransactionResult, GetDeploymentTransactionError, GetDeploymentTransactionHeaders>
  /**
   * Lists the contracts that an address deployed, as the sender of the transaction or as the contract that created
   * them, by block and position in it, newest first.
   *
   * `GET /v1/chains/{chainId}/contracts/{address}/deployments`
   *
   * @param parameters.chainId EVM chain ID or blockchain ID of a supported chain.
   * @param parameters.address Address of the deployer, a wallet or a contract.
   * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
   * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
   * @param parameters.pageSize Maximum number of items per page, 10 by default.
   * @throws BadRequestError 400: Invalid chain, address or page.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The chain, or what is asked of it, does not exist.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * for await (const contract of client.listContractDeployments({
   *   chainId: "43114",
   *   address: "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC",
   * }))
   *   console.log(contract)
   * ```
   */
  listContractDeployments(
    parameters: ListContractDeploymentsParameters,
    options?: CallOptions,
  ): Pages<ListContractDeploymentsResult, Contract, ListContractDeploymentsError, ListContractDeploymentsHeaders>
  /**
   * Returns what an address has of the chain's native token at the end of a block, the last indexed one unless
   * `blockNumber` names another. A node is asked for it by the block's hash, so that it is the balance on the chain
   * that is served. Of blocks whose state the node has dropped it is not known; this is a 503 that says so.
   *
   * `GET /v1/chains/{chainId}/addresses/{address}/balances:getNative`
   *
   * @param parameters.chainId EVM chain ID or blockchain ID of a supported chain.
   * @param parameters.address A wallet address.
   * @param parameters.blockNumber The balances at the end of this block. At the end of the last indexed one when
   * omitted.
   * @param parameters.currency Currency of prices, `usd` by default. A price that is not known in it is absent.
   * @throws BadRequestError 400: Invalid chain, address, block or currency.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The block or its chain does not exist.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or no node of the chain tells the balance. With `x-should-retry: false` for
   * good: the service has no node of the chain, or none that has the state of the block.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * const result = await client.getNativeBalance({
   *   chainId: "43114",
   *   address: "0xa341927E2190cC6B9fD7a2fF4B020A47DF0CF5ef",
   * })
   * ```
   */
  getNativeBalance(
    parameters: GetNativeBalanceParameters,
    options?: CallOptions,
  ): ResponsePromise<GetNativeBalanceResult, GetNativeBalanceError, GetNativeBalanceHeaders>
  /**
   * Lists what an address has of ERC-20 tokens at the end of a block, the last indexed one unless `blockNumber` names
   * another, by contract ascending, with its native balance. Tokens of which it has nothing are left out. A balance is
   * what the token's transfers add up to; of tokens whose contract was found to answer otherwise it is what `balanceOf`
   * last answered, as far as the contract was asked, and `balanceSource` says so.
   *
   * `GET /v1/chains/{chainId}/addresses/{address}/balances:listErc20`
   *
   * @param parameters.chainId EVM chain ID or blockchain ID of a supported chain.
   * @param parameters.address A wallet address.
   * @param parameters.blockNumber The balances at the end of this block. At the end of the last indexed one when
   * omitted.
   * @param parameters.contractAddresses Only tokens of these contracts, separated by commas, at most 100.
   * @param parameters.filterSpamTokens Whether to leave out tokens whose reputation is `Malicious`, so that a page may
   * have fewer items than `pageSize`, or none, while there are more. Default: `true`.
   * @param parameters.currency Currency of prices, `usd` by default. A price that is not known in it is absent.
   * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
   * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
   * @param parameters.pageSize Maximum number of items per page, 10 by default.
   * @throws BadRequestError 400: Invalid chain, address, block, filter, currency or page.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The block or its chain does not exist.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * for await (const erc20TokenBalance of client.listErc20Balances({
   *   chainId: "43114",
   *   address: "0xa341927E2190cC6B9fD7a2fF4B020A47DF0CF5ef",
   * }))
   *   console.log(erc20TokenBalance)
   * ```
   */
  listErc20Balances(
    parameters: ListErc20BalancesParameters,
    options?: CallOptions,
  ): Pages<ListErc20BalancesResult, Erc20TokenBalance, ListErc20BalancesError, ListErc20BalancesHeaders>
  /**
   * Lists the ERC-721 tokens that an address has at the last indexed block, by contract and token ID ascending, with
   * its native balance. A token belongs to whom its last transfer went, whatever that says of where it came from.
   *
   * `GET /v1/chains/{chainId}/addresses/{address}/balances:listErc721`
   *
   * @param parameters.chainId EVM chain ID or blockchain ID of a supported chain.
   * @param parameters.address A wallet address.
   * @param parameters.contractAddress Only tokens of this contract.
   * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
   * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
   * @param parameters.pageSize Maximum number of items per page, 10 by default.
   * @throws BadRequestError 400: Invalid chain, address, contract or page.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The chain, or what is asked of it, does not exist.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * for await (const erc721TokenBalance of client.listErc721Balances({
   *   chainId: "43114",
   *   address: "0xa341927E2190cC6B9fD7a2fF4B020A47DF0CF5ef",
   * }))
   *   console.log(erc721TokenBalance)
   * ```
   */
  listErc721Balances(
    parameters: ListErc721BalancesParameters,
    options?: CallOptions,
  ): Pages<ListErc721BalancesResult, Erc721TokenBalance, ListErc721BalancesError, ListErc721BalancesHeaders>
  /**
   * Lists what an address has of ERC-1155 tokens at the end of a block, the last indexed one unless `blockNumber` names
   * another, by contract and token ID ascending, with its native balance. Tokens of which it has nothing are left out.
   *
   * `GET /v1/chains/{chainId}/addresses/{address}/balances:listErc1155`
   *
   * @param parameters.chainId EVM chain ID or blockchain ID of a supported chain.
   * @param parameters.address A wallet address.
   * @param parameters.blockNumber The balances at the end of this block. At the end of the last indexed one when
   * omitted.
   * @param parameters.contractAddress Only tokens of this contract.
   * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
   * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
   * @param parameters.pageSize Maximum number of items per page, 10 by default.
   * @throws BadRequestError 400: Invalid chain, address, block, contract or page.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The block or its chain does not exist.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * for await (const erc1155TokenBalance of client.listErc1155Balances({
   *   chainId: "43114",
   *   address: "0xa341927E2190cC6B9fD7a2fF4B020A47DF0CF5ef",
   * }))
   *   console.log(erc1155TokenBalance)
   * ```
   */
  listErc1155Balances(
    parameters: ListErc1155BalancesParameters,
    options?: CallOptions,
  ): Pages<ListErc1155BalancesResult, Erc1155TokenBalance, ListErc1155BalancesError, ListErc1155BalancesHeaders>
  /**
   * Lists the NFTs that an address has at the last indexed block: ERC-721 tokens, and after them ERC-1155 tokens, each
   * by contract and token ID ascending. Tokens of which it has nothing are left out.
   *
   * `GET /v1/chains/{chainId}/addresses/{address}/balances:listCollectibles`
   *
   * @param parameters.chainId EVM chain ID or blockchain ID of a supported chain.
   * @param parameters.address A wallet address.
   * @param parameters.contractAddress Only tokens of this contract.
   * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
   * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
   * @param parameters.pageSize Maximum number of items per page, 10 by default.
   * @throws BadRequestError 400: Invalid chain, address, contract or page.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The chain, or what is asked of it, does not exist.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * for await (const collectibleBalance of client.listCollectibleBalances({
   *   chainId: "43114",
   *   address: "0xa341927E2190cC6B9fD7a2fF4B020A47DF0CF5ef",
   * }))
   *   console.log(collectibleBalance)
   * ```
   */
  listCollectibleBalances(
    parameters: ListCollectibleBalancesParameters,
    options?: CallOptions,
  ): Pages<ListCollectibleBalancesResult, CollectibleBalance, ListCollectibleBalancesError, ListCollectibleBalancesHeaders>
  /**
   * Returns the addresses on the X-, P- and C-Chain that belong to the key of an EVM address. They are another hash of
   * the same public key, which the address does not tell, but the signature of any transaction that it sent: the last
   * one is read from the archive of blocks, the key is recovered from it and checked against the address. Of a
   * contract, and of an address that sent none of the last 2000 transactions that it is in, the key is not known.
   *
   * `GET /v1/chains/{chainId}/addresses/{address}/primaryNetworkAddresses`
   *
   * @param parameters.chainId EVM chain ID or blockchain ID of a supported chain.
   * @param parameters.address The address of an account that sent a transaction.
   * @throws BadRequestError 400: Invalid chain or address.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: No transaction tells the key of the address, or the chain does not exist.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * const result = await client.getPrimaryNetworkAddresses({
   *   chainId: "43114",
   *   address: "0xb5ACCa84f52CE7571a9EA332F605994f7c110971",
   * })
   * ```
   */
  getPrimaryNetworkAddresses(
    parameters: GetPrimaryNetworkAddressesParameters,
    options?: CallOptions,
  ): ResponsePromise<GetPrimaryNetworkAddressesResult, GetPrimaryNetworkAddressesError, GetPrimaryNetworkAddressesHeaders>
  /**
   * Returns what is known of a contract: its standard, what it says of itself, what the operator's token lists say of
   * it, and who deployed it.
   *
   * `GET /v1/chains/{chainId}/addresses/{address}`
   *
   * @param parameters.chainId EVM chain ID or blockchain ID of a supported chain.
   * @param parameters.address The address of a contract.
   * @throws BadRequestError 400: Invalid chain or address.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The contract or its chain does not exist.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * const result = await client.getContractMetadata({
   *   chainId: "43114",
   *   address: "0xD97ab97Dd806593121C7ef33c00F33Ba1F768915",
   * })
   * ```
   */
  getContractMetadata(
    parameters: GetContractMetadataParameters,
    options?: CallOptions,
  ): ResponsePromise<GetContractMetadataResult, GetContractMetadataError, GetContractMetadataHeaders>
  /**
   * Lists the transactions of one block, by position in it ascending. Without a page size, or with 0, a page has all of
   * them, as far as they fit; of a very large block the rest is on the next page.
   *
   * `GET /v1/chains/{chainId}/blocks/{blockId}/transactions`
   *
   * @param parameters.chainId EVM chain ID or blockchain ID of a supported chain.
   * @param parameters.blockId Number or hash of the block.
   * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
   * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
   * @param parameters.pageSize Maximum number of items per page. With 0, the default, as many as fit.
   * @throws BadRequestError 400: Invalid chain, block or page.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The block or its chain does not exist.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * for await (const transaction of client.getTransactionsForBlock({ chainId: "43114", blockId: "61" }))
   *   console.log(transaction)
   * ```
   */
  getTransactionsForBlock(
    parameters: GetTransactionsForBlockParameters,
    options?: CallOptions,
  ): Pages<GetTransactionsForBlockResult, EvmTransaction, GetTransactionsForBlockError, GetTransactionsForBlockHeaders>
  /**
   * Lists the tokens of an NFT contract, by token ID ascending.
   *
   * `GET /v1/chains/{chainId}/nfts/collections/{address}/tokens`
   *
   * @param parameters.chainId EVM chain ID or blockchain ID of a supported chain.
   * @param parameters.address The address of an NFT contract.
   * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
   * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
   * @param parameters.pageSize Maximum number of items per page, 10 by default.
   * @throws BadRequestError 400: Invalid chain, address or page.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The NFT contract or its chain does not exist.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * for await (const token of client.listNftTokens({
   *   chainId: "43114",
   *   address: "0x1c64E344536221f938F724ba2a4677cc04657E77",
   * }))
   *   console.log(token)
   * ```
   */
  listNftTokens(
    parameters: ListNftTokensParameters,
    options?: CallOptions,
  ): Pages<ListNftTokensResult, NftToken, ListNftTokensError, ListNftTokensHeaders>
  /**
   * Returns one token of an NFT contract, with its owner and its metadata.
   *
   * `GET /v1/chains/{chainId}/nfts/collections/{address}/tokens/{tokenId}`
   *
   * @param parameters.chainId EVM chain ID or blockchain ID of a supported chain.
   * @param parameters.address The address of an NFT contract.
   * @param parameters.tokenId ID of the token in its contract.
   * @throws BadRequestError 400: Invalid chain, address or token ID.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The token, its contract or its chain does not exist.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * const result = await client.getTokenDetails({
   *   chainId: "43114",
   *   address: "0x1c64E344536221f938F724ba2a4677cc04657E77",
   *   tokenId: "7",
   * })
   * ```
   */
  getTokenDetails(
    parameters: GetTokenDetailsParameters,
    options?: CallOptions,
  ): ResponsePromise<GetTokenDetailsResult, GetTokenDetailsError, GetTokenDetailsHeaders>
  /**
   * Triggers indexing of the metadata of one NFT token, at most once per hour and token. Neither the request nor the
   * response has a body.
   *
   * `POST /v1/chains/{chainId}/nfts/collections/{address}/tokens/{tokenId}:reindex`
   *
   * @param parameters.chainId EVM chain ID or blockchain ID of a supported chain.
   * @param parameters.address The address of an NFT contract.
   * @param parameters.tokenId ID of the token in its contract.
   * @throws BadRequestError 400: Invalid chain, address or token ID.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The token, its contract or its chain does not exist.
   * @throws TooManyRequestsError 429: The token was reindexed within the last hour, or the rate limit was exceeded.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * await client.reindexNft({ chainId: "43114", address: "0x1c64E344536221f938F724ba2a4677cc04657E77", tokenId: "7" })
   * ```
   */
  reindexNft(
    parameters: ReindexNftParameters,
    options?: CallOptions,
  ): ResponsePromise<ReindexNftResult, ReindexNftError, ReindexNftHeaders>
  /**
   * Lists the latest indexed blocks of a chain, by block timestamp descending (by number, highest first).
   *
   * `GET /v1/chains/{chainId}/blocks`
   *
   * @param parameters.chainId EVM chain ID or blockchain ID of a supported chain.
   * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
   * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
   * @param parameters.pageSize Maximum number of items per page, 10 by default.
   * @throws BadRequestError 400: Invalid chain or page.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The chain, or what is asked of it, does not exist.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * for await (const block of client.listLatestBlocks({ chainId: "43114" })) console.log(block)
   * ```
   */
  listLatestBlocks(
    parameters: ListLatestBlocksParameters,
    options?: CallOptions,
  ): Pages<ListLatestBlocksResult, EvmBlock, ListLatestBlocksError, ListLatestBlocksHeaders>
  /**
   * Returns one block of a chain.
   *
   * `GET /v1/chains/{chainId}/blocks/{blockId}`
   *
   * @param parameters.chainId EVM chain ID or blockchain ID of a supported chain.
   * @param parameters.blockId Number or hash of the block.
   * @throws BadRequestError 400: Invalid chain or block.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The block or its chain does not exist.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * const result = await client.getBlock({ chainId: "43114", blockId: "61" })
   * ```
   */
  getBlock(
    parameters: GetBlockParameters,
    options?: CallOptions,
  ): ResponsePromise<GetBlockResult, GetBlockError, GetBlockHeaders>
  /**
   * Lists the interchain messages from and to an EVM address, by timestamp descending (newest first). A message stands
   * at the time when it was sent first, or when it was received where nothing is known of its sending. A list that is
   * paged through has what its chains had when its first page was read, so that nothing is in it twice or left out.
   *
   * `GET /v1/icm/addresses/{address}/messages`
   *
   * @param parameters.address A wallet address.
   * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
   * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
   * @param parameters.pageSize Maximum number of items per page, 10 by default.
   * @param parameters.network Only items of this network; a 404 where this service has nothing of it. `fuji` and
   * `testnet` both name the test network.
   * @throws BadRequestError 400: Invalid address, network or page.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The service has nothing of the network.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * for await (const message of client.listIcmMessages({ address: "0xa341927E2190cC6B9fD7a2fF4B020A47DF0CF5ef" }))
   *   console.log(message)
   * ```
   */
  listIcmMessages(
    parameters: ListIcmMessagesParameters,
    options?: CallOptions,
  ): Pages<ListIcmMessagesResult, IcmMessage, ListIcmMessagesError, ListIcmMessagesHeaders>
  /**
   * Lists the interchain messages of all supported EVM chains, by timestamp descending (newest first), or those from or
   * to a blockchain or an address. A message stands at the time when it was sent first, or when it was received where
   * nothing is known of its sending. A list that is paged through has what its chains had when its first page was read,
   * so that nothing is in it twice or left out.
   *
   * `GET /v1/icm/messages`
   *
   * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
   * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
   * @param parameters.pageSize Maximum number of items per page, 10 by default.
   * @param parameters.sourceBlockchainId Only messages that were sent from this blockchain.
   * @param parameters.destinationBlockchainId Only messages that were sent to this blockchain.
   * @param parameters.blockchainId Only messages that were sent from or to this blockchain.
   * @param parameters.to Only messages to this address.
   * @param parameters.from Only messages from this address.
   * @param parameters.network Only items of this network; a 404 where this service has nothing of it. `fuji` and
   * `testnet` both name the test network.
   * @throws BadRequestError 400: Invalid blockchain, address, network or page.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The service has nothing of the network.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * for await (const message of client.listAllIcmMessages()) console.log(message)
   * ```
   */
  listAllIcmMessages(
    parameters?: ListAllIcmMessagesParameters,
    options?: CallOptions,
  ): Pages<ListAllIcmMessagesResult, IcmMessage, ListAllIcmMessagesError, ListAllIcmMessagesHeaders>
  /**
   * Gets an interchain message by its ID, which is the same on both chains, with what either of them tells of it.
   *
   * `GET /v1/icm/messages/{messageId}`
   *
   * @param parameters.messageId ID of the message.
   * @throws BadRequestError 400: Invalid ID of a message.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: No chain that is indexed tells of the message.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * const result = await client.getIcmMessage({
   *   messageId: "0xcc1faba505ef358165b4a2c3c4d5b4c9e1e11f66c2e757633ca35830109555c4",
   * })
   * ```
   */
  getIcmMessage(
    parameters: GetIcmMessageParameters,
    options?: CallOptions,
  ): ResponsePromise<GetIcmMessageResult, GetIcmMessageError, GetIcmMessageHeaders>
  /**
   * Lists the interchain messages from and to an EVM address, newest first, as `GET
   * /v1/icm/addresses/{address}/messages` does. Page tokens of the one are no good for the other.
   *
   * `GET /v1/teleporter/addresses/{address}/messages`
   *
   * @deprecated; use `listIcmMessages`
   * @param parameters.address A wallet address.
   * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
   * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
   * @param parameters.pageSize Maximum number of items per page, 10 by default.
   * @param parameters.network Only items of this network; a 404 where this service has nothing of it. `fuji` and
   * `testnet` both name the test network.
   * @throws BadRequestError 400: Invalid address, network or page.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The service has nothing of the network.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * for await (const message of client.listTeleporterMessagesByAddress({
   *   address: "0xa341927E2190cC6B9fD7a2fF4B020A47DF0CF5ef",
   * }))
   *   console.log(message)
   * ```
   */
  listTeleporterMessagesByAddress(
    parameters: ListTeleporterMessagesByAddressParameters,
    options?: CallOptions,
  ): Pages<ListTeleporterMessagesByAddressResult, TeleporterMessage, ListTeleporterMessagesByAddressError, ListTeleporterMessagesByAddressHeaders>
  /**
   * Lists the interchain messages of all supported EVM chains, newest first, as `GET /v1/icm/messages` does. Page
   * tokens of the one are no good for the other.
   *
   * `GET /v1/teleporter/messages`
   *
   * @deprecated; use `listAllIcmMessages`
   * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
   * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
   * @param parameters.pageSize Maximum number of items per page, 10 by default.
   * @param parameters.sourceBlockchainId Only messages that were sent from this blockchain.
   * @param parameters.destinationBlockchainId Only messages that were sent to this blockchain.
   * @param parameters.blockchainId Only messages that were sent from or to this blockchain.
   * @param parameters.to Only messages to this address.
   * @param parameters.from Only messages from this address.
   * @param parameters.network Only items of this network; a 404 where this service has nothing of it. `fuji` and
   * `testnet` both name the test network.
   * @throws BadRequestError 400: Invalid blockchain, address, network or page.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The service has nothing of the network.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * for await (const message of client.listTeleporterMessages()) console.log(message)
   * ```
   */
  listTeleporterMessages(
    parameters?: ListTeleporterMessagesParameters,
    options?: CallOptions,
  ): Pages<ListTeleporterMessagesResult, TeleporterMessage, ListTeleporterMessagesError, ListTeleporterMessagesHeaders>
  /**
   * Gets an interchain message by its ID, as `GET /v1/icm/messages/{messageId}` does.
   *
   * `GET /v1/teleporter/messages/{messageId}`
   *
   * @deprecated; use `getIcmMessage`
   * @param parameters.messageId ID of the message.
   * @throws BadRequestError 400: Invalid ID of a message.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: No chain that is indexed tells of the message.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * const result = await client.getTeleporterMessage({
   *   messageId: "0xcc1faba505ef358165b4a2c3c4d5b4c9e1e11f66c2e757633ca35830109555c4",
   * })
   * ```
   */
  getTeleporterMessage(
    parameters: GetTeleporterMessageParameters,
    options?: CallOptions,
  ): ResponsePromise<GetTeleporterMessageResult, GetTeleporterMessageError, GetTeleporterMessageHeaders>
  /**
   * Lists the latest transactions of all supported EVM chains, by block timestamp descending (newest first); those of
   * one second by chain ID ascending, those of one chain by block and position in it, newest first.
   *
   * `GET /v1/transactions`
   *
   * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
   * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
   * @param parameters.pageSize Maximum number of items per page, 10 by default.
   * @param parameters.network Only items of this network; a 404 where this service has nothing of it. `fuji` and
   * `testnet` both name the test network.
   * @param parameters.status Only transactions with this status. Both when omitted.
   * @throws BadRequestError 400: Invalid network, status or page.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The service has nothing of the network.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * for await (const transaction of client.listLatestTransactionsAllChains()) console.log(transaction)
   * ```
   */
  listLatestTransactionsAllChains(
    parameters?: ListLatestTransactionsAllChainsParameters,
    options?: CallOptions,
  ): Pages<ListLatestTransactionsAllChainsResult, EvmTransaction, ListLatestTransactionsAllChainsError, ListLatestTransactionsAllChainsHeaders>
  /**
   * Lists the latest blocks of all supported EVM chains, by block timestamp descending (newest first); those of one
   * second by chain ID ascending, those of one chain by number, highest first.
   *
   * `GET /v1/blocks`
   *
   * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
   * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
   * @param parameters.pageSize Maximum number of items per page, 10 by default.
   * @param parameters.network Only items of this network; a 404 where this service has nothing of it. `fuji` and
   * `testnet` both name the test network.
   * @throws BadRequestError 400: Invalid network or page.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The service has nothing of the network.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * for await (const block of client.listLatestBlocksAllChains()) console.log(block)
   * ```
   */
  listLatestBlocksAllChains(
    parameters?: ListLatestBlocksAllChainsParameters,
    options?: CallOptions,
  ): Pages<ListLatestBlocksAllChainsResult, EvmBlock, ListLatestBlocksAllChainsError, ListLatestBlocksAllChainsHeaders>
  /**
   * Returns the usage of the public RPC of the primary network over time, oldest interval first: calls that went
   * through a gateway.
   *
   * `GET /v1/primaryNetworkRpcUsageMetrics`
   *
   * @param parameters.network The network. `fuji` and `testnet` both name the test network.
   * @param parameters.timeInterval Length of the interval of each entry, in UTC: weeks begin on Monday. Intervals
   * without usage have no entry. Default: `"daily"`.
   * @param parameters.startTimestamp Only usage from this time on, in Unix seconds, rounded down to 00:00 UTC of its
   * day. By default a week (`hourly`), 30 days (`daily`), 12 weeks or a year before the end.
   * @param parameters.endTimestamp Only usage before this time, in Unix seconds, rounded down to 00:00 UTC of its day.
   * By default up to now.
   * @param parameters.groupBy What to group by.
   * @param parameters.responseCode Only requests that were answered with this HTTP status.
   * @param parameters.requestPath Only requests to this path.
   * @param parameters.userAgent Only requests of this user agent.
   * @param parameters.rpcMethod Only requests of this method.
   * @param parameters.country Only requests from this country, by its ISO 3166-1 alpha-2 code. `XX` are clients without
   * country data, `T1` Tor clients.
   * @param parameters.continent Only requests from this continent, by its two-letter code.
   * @throws BadRequestError 400: Invalid parameter of the RPC usage.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The path is mistyped, or what it names does not exist or was moved or deleted.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: No gateway has counted requests to the public RPC of the primary network yet,
   * or the service is too busy.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * const result = await client.getPrimaryNetworkRpcUsageMetrics({ network: "mainnet" })
   * ```
   */
  getPrimaryNetworkRpcUsageMetrics(
    parameters: GetPrimaryNetworkRpcUsageMetricsParameters,
    options?: CallOptions,
  ): ResponsePromise<GetPrimaryNetworkRpcUsageMetricsResult, GetPrimaryNetworkRpcUsageMetricsError, GetPrimaryNetworkRpcUsageMetricsHeaders>
  /**
   * Returns the usage of the data service over time, oldest interval first.
   *
   * `GET /v1/apiUsageMetrics`
   *
   * @param parameters.orgId The organisation whose usage it is: that of the key, which is the only one that the key is
   * told of. Requests without a key are those of `anonymous`.
   * @param parameters.startTimestamp Only usage from this time on, in Unix seconds, rounded down to 00:00 UTC of its
   * day. By default a day (`minute`), a week (`hourly`), 30 days (`daily`), 12 weeks or a year before the end.
   * @param parameters.endTimestamp Only usage before this time, in Unix seconds, rounded down to 00:00 UTC of its day.
   * By default up to now.
   * @param parameters.timeInterval Length of the interval of each entry, in UTC: weeks begin on Monday. Intervals
   * without usage have no entry. Default: `"daily"`.
   * @param parameters.groupBy What to group by.
   * @param parameters.chainId Only requests about this chain.
   * @param parameters.responseCode Only requests that were answered with this HTTP status.
   * @param parameters.requestType Only requests to the data service, or only those to its RPC.
   * @param parameters.apiKeyId Only requests with the API key of this ID.
   * @param parameters.requestPath Only requests to this path, as this document writes it.
   * @throws BadRequestError 400: Invalid parameter of the API usage.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or the usage is that of
   * another organisation.
   * @throws NotFoundError 404: The path is mistyped, or what it names does not exist or was moved or deleted.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * const result = await client.getApiUsageMetrics()
   * ```
   */
  getApiUsageMetrics(
    parameters?: GetApiUsageMetricsParameters,
    options?: CallOptions,
  ): ResponsePromise<GetApiUsageMetricsResult, GetApiUsageMetricsError, GetApiUsageMetricsHeaders>
  /**
   * Lists the last requests of an organisation to the data service and to its RPC, newest first. Without a key they are
   * those without a key from the caller's own address. A service keeps a bounded number of them: beyond that, the last
   * ones.
   *
   * `GET /v1/apiLogs`
   *
   * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
   * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
   * @param parameters.pageSize Maximum number of items per page, 10 by default.
   * @param parameters.orgId The organisation whose requests they are: that of the key, which is the only one that the
   * key is told of. Requests without a key are those of `anonymous`.
   * @param parameters.startTimestamp Only requests from this time on, in Unix seconds.
   * @param parameters.endTimestamp Only requests before this time, in Unix seconds.
   * @param parameters.chainId Only requests about this chain.
   * @param parameters.responseCode Only requests that were answered with this HTTP status.
   * @param parameters.requestType Only requests to the data service, or only those to its RPC.
   * @param parameters.apiKeyId Only requests with the API key of this ID.
   * @param parameters.requestPath Only requests to this path, as this document writes it.
   * @throws BadRequestError 400: Invalid parameter of the list of requests.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or the usage is that of
   * another organisation.
   * @throws NotFoundError 404: The path is mistyped, or what it names does not exist or was moved or deleted.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * for await (const log of client.getApiLogs()) console.log(log)
   * ```
   */
  getApiLogs(
    parameters?: GetApiLogsParameters,
    options?: CallOptions,
  ): Pages<GetApiLogsResult, ApiLog, GetApiLogsError, GetApiLogsHeaders>
  /**
   * Returns the usage of the public RPC of an EVM chain over time, oldest interval first: calls that went through a
   * gateway.
   *
   * `GET /v1/subnetRpcUsageMetrics`
   *
   * @param parameters.timeInterval Length of the interval of each entry, in UTC: weeks begin on Monday. Intervals
   * without usage have no entry. Default: `"daily"`.
   * @param parameters.startTimestamp Only usage from this time on, in Unix seconds, rounded down to 00:00 UTC of its
   * day. By default a week (`hourly`), 30 days (`daily`), 12 weeks or a year before the end.
   * @param parameters.endTimestamp Only usage before this time, in Unix seconds, rounded down to 00:00 UTC of its day.
   * By default up to now.
   * @param parameters.groupBy What to group by.
   * @param parameters.chainId The chain whose usage it is. By default all chains together.
   * @param parameters.responseCode Only requests that were answered with this HTTP status.
   * @param parameters.rpcMethod Only requests of this method.
   * @param parameters.rlBypassApiToken Only requests with this token of the hosted service, of which others have none.
   * @throws BadRequestError 400: Invalid parameter of the RPC usage of a chain.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The chain is not supported.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: No gateway has counted requests to the public RPC of the chain yet, or the
   * service is too busy.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * const result = await client.getSubnetRpcUsageMetrics()
   * ```
   */
  getSubnetRpcUsageMetrics(
    parameters?: GetSubnetRpcUsageMetricsParameters,
    options?: CallOptions,
  ): ResponsePromise<GetSubnetRpcUsageMetricsResult, GetSubnetRpcUsageMetricsError, GetSubnetRpcUsageMetricsHeaders>
  /**
   * Returns the usage of the public RPC of an EVM chain over time, oldest interval first: calls that went through a
   * gateway.
   *
   * `GET /v1/rpcUsageMetrics`
   *
   * @deprecated; use `getSubnetRpcUsageMetrics`
   * @param parameters.timeInterval Length of the interval of each entry, in UTC: weeks begin on Monday. Intervals
   * without usage have no entry. Default: `"daily"`.
   * @param parameters.startTimestamp Only usage from this time on, in Unix seconds, rounded down to 00:00 UTC of its
   * day. By default a week (`hourly`), 30 days (`daily`), 12 weeks or a year before the end.
   * @param parameters.endTimestamp Only usage before this time, in Unix seconds, rounded down to 00:00 UTC of its day.
   * By default up to now.
   * @param parameters.groupBy What to group by.
   * @param parameters.chainId The chain whose usage it is. By default all chains together.
   * @param parameters.responseCode Only requests that were answered with this HTTP status.
   * @param parameters.rpcMethod Only requests of this method.
   * @param parameters.rlBypassApiToken Only requests with this token of the hosted service, of which others have none.
   * @throws BadRequestError 400: Invalid parameter of the RPC usage of a chain.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The chain is not supported.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: No gateway has counted requests to the public RPC of the chain yet, or the
   * service is too busy.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * const result = await client.getRpcUsageMetrics()
   * ```
   */
  getRpcUsageMetrics(
    parameters?: GetRpcUsageMetricsParameters,
    options?: CallOptions,
  ): ResponsePromise<GetRpcUsageMetricsResult, GetRpcUsageMetricsError, GetRpcUsageMetricsHeaders>
  /**
   * Lists the supported EVM chains, in the order in which the service is configured. The list is not paged.
   *
   * `GET /v1/chains`
   *
   * @param parameters.network Only items of this network; a 404 where this service has nothing of it. `fuji` and
   * `testnet` both name the test network.
   * @param parameters.feature Only chains with this feature (`enabledFeatures`).
   * @throws BadRequestError 400: Invalid network.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The service has nothing of the network.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * const result = await client.listChains()
   * ```
   */
  listChains(
    parameters?: ListChainsParameters,
    options?: CallOptions,
  ): ResponsePromise<ListChainsResult, ListChainsError, ListChainsHeaders>
  /**
   * Returns one supported EVM chain.
   *
   * `GET /v1/chains/{chainId}`
   *
   * @param parameters.chainId EVM chain ID or blockchain ID of a supported chain.
   * @throws BadRequestError 400: Invalid chain.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The chain, or what is asked of it, does not exist.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * const result = await client.getChain({ chainId: "43114" })
   * ```
   */
  getChain(
    parameters: GetChainParameters,
    options?: CallOptions,
  ): ResponsePromise<GetChainResult, GetChainError, GetChainHeaders>
  /**
   * Lists the chains on which an address has transactions: that it sent or was sent, or in which it sent or received
   * tokens. The list is not paged.
   *
   * `GET /v1/address/{address}/chains`
   *
   * @param parameters.address A wallet address.
   * @throws BadRequestError 400: Invalid address.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The path is mistyped, or what it names does not exist or was moved or deleted.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * const result = await client.listAddressChains({ address: "0xa341927E2190cC6B9fD7a2fF4B020A47DF0CF5ef" })
   * ```
   */
  listAddressChains(
    parameters: ListAddressChainsParameters,
    options?: CallOptions,
  ): ResponsePromise<ListAddressChainsResult, ListAddressChainsError, ListAddressChainsHeaders>
  /**
   * Lists the chains on which an address has transactions: that it sent or was sent, or in which it sent or received
   * tokens. The list is not paged. An older name of `listAddressChains`.
   *
   * `GET /v1/chains/address/{address}`
   *
   * @deprecated; use `listAddressChains`
   * @param parameters.address A wallet address.
   * @throws BadRequestError 400: Invalid address.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The path is mistyped, or what it names does not exist or was moved or deleted.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * const result = await client.getAddressChains({ address: "0xa341927E2190cC6B9fD7a2fF4B020A47DF0CF5ef" })
   * ```
   */
  getAddressChains(
    parameters: GetAddressChainsParameters,
    options?: CallOptions,
  ): ResponsePromise<GetAddressChainsResult, GetAddressChainsError, GetAddressChainsHeaders>
  /**
   * Sends what changes of a chain's indexed data, as it changes: server-sent events, as the HTML standard has them. The
   * type of an event is the `type` of its data, its `id` the `sequence`.
   *
   * The first event is a `reset`, which says up to which block there is data. A caller who was cut off goes on after
   * the last event that he has: its id comes back as the header `Last-Event-ID`, or is given as `after`. Each later
   * event comes once, in order. Where what came after it is not known any more, a `reset` comes first; the last 10,000
   * changes of a chain are kept.
   *
   * The stream does not end by itself. When nothing happens a comment is sent every 15 seconds. A service has places
   * for so many streams; beyond them it answers 503.
   *
   * `GET /v1/chains/{chainId}/stream`
   *
   * @param parameters.chainId EVM chain ID or blockchain ID of a supported chain.
   * @param parameters.after The `sequence` of the last event that the caller has. The header `Last-Event-ID` says it
   * too, and goes before.
   * @throws BadRequestError 400: Invalid chain or event.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The chain, or what is asked of it, does not exist.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * for await (const event of client.streamChanges({ chainId: "43114" })) console.log(event)
   * ```
   */
  streamChanges(parameters: StreamChangesParameters, options?: CallOptions): Events<ChainEvent, StreamChangesError>
  /**
   * Lists the latest blocks of all supported EVM chains, newest first, as `GET /v1/blocks` does. Page tokens of the one
   * are no good for the other.
   *
   * `GET /v1/chains/allBlocks`
   *
   * @deprecated; use `listLatestBlocksAllChains`
   * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
   * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
   * @param parameters.pageSize Maximum number of items per page, 10 by default.
   * @param parameters.network Only items of this network; a 404 where this service has nothing of it. `fuji` and
   * `testnet` both name the test network.
   * @throws BadRequestError 400: Invalid network or page.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The service has nothing of the network.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * for await (const block of client.listAllLatestBlocks()) console.log(block)
   * ```
   */
  listAllLatestBlocks(
    parameters?: ListAllLatestBlocksParameters,
    options?: CallOptions,
  ): Pages<ListAllLatestBlocksResult, EvmBlock, ListAllLatestBlocksError, ListAllLatestBlocksHeaders>
  /**
   * Lists the latest transactions of all supported EVM chains, newest first, as `GET /v1/transactions` does. Page
   * tokens of the one are no good for the other.
   *
   * `GET /v1/chains/allTransactions`
   *
   * @deprecated; use `listLatestTransactionsAllChains`
   * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
   * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
   * @param parameters.pageSize Maximum number of items per page, 10 by default.
   * @param parameters.network Only items of this network; a 404 where this service has nothing of it. `fuji` and
   * `testnet` both name the test network.
   * @param parameters.status Only transactions with this status. Both when omitted.
   * @throws BadRequestError 400: Invalid network, status or page.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The service has nothing of the network.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * for await (const transaction of client.listAllLatestTransactions()) console.log(transaction)
   * ```
   */
  listAllLatestTransactions(
    parameters?: ListAllLatestTransactionsParameters,
    options?: CallOptions,
  ): Pages<ListAllLatestTransactionsResult, EvmTransaction, ListAllLatestTransactionsError, ListAllLatestTransactionsHeaders>
  /**
   * Returns one asset of the X-Chain.
   *
   * `GET /v1/networks/{network}/blockchains/{blockchainId}/assets/{assetId}`
   *
   * @param parameters.network The network. `fuji` and `testnet` both name the test network.
   * @param parameters.blockchainId The X-Chain, as `x-chain` or by its blockchain ID.
   * @param parameters.assetId ID of an asset of the X-Chain.
   * @throws BadRequestError 400: Invalid network, chain or asset.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The asset or its chain does not exist.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * const result = await client.getAsset({
   *   network: "mainnet",
   *   blockchainId: "x-chain",
   *   assetId: "FvwEAhmxKfeiG8SnEvq42hc6whRyY3EFYAvebMqDNDGCgxN5Z",
   * })
   * ```
   */
  getAsset(
    parameters: GetAssetParameters,
    options?: CallOptions,
  ): ResponsePromise<GetAssetResult, GetAssetError, GetAssetHeaders>
  /**
   * Lists the validations of one node on all subnets, by the block of their transaction, newest first unless
   * `sortOrder` says otherwise.
   *
   * `GET /v1/networks/{network}/validators/{nodeId}`
   *
   * @param parameters.network The network. `fuji` and `testnet` both name the test network.
   * @param parameters.nodeId ID of the node.
   * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
   * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
   * @param parameters.pageSize Maximum number of items per page, 10 by default.
   * @param parameters.validationStatus Only validators of this status. All of them when omitted.
   * @param parameters.sortOrder Ascending or descending, by time or by `sortBy` where that is given. Descending when
   * omitted.
   * @throws BadRequestError 400: Invalid network, node, filter or order.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The service has no such network.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * for await (const validator of client.listNodeValidations({
   *   network: "mainnet",
   *   nodeId: "NodeID-C7dTGTDB4xq33YbBX8CVFUyXBUQZ8aTPQ",
   * }))
   *   console.log(validator)
   * ```
   */
  listNodeValidations(
    parameters: ListNodeValidationsParameters,
    options?: CallOptions,
  ): Pages<ListNodeValidationsResult, Validator, ListNodeValidationsError, ListNodeValidationsHeaders>
  /**
   * Lists delegators, by the block of their transaction, newest first unless `sortOrder` says otherwise.
   *
   * `GET /v1/networks/{network}/delegators`
   *
   * @param parameters.network The network. `fuji` and `testnet` both name the test network.
   * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
   * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
   * @param parameters.pageSize Maximum number of items per page, 10 by default.
   * @param parameters.rewardAddresses Only delegators whose rewards go to one of these addresses, separated by commas,
   * at most 256. Each starts with the prefix of the network, optionally preceded by `P-`, `X-` or `C-`.
   * @param parameters.sortOrder Ascending or descending, by time or by `sortBy` where that is given. Descending when
   * omitted.
   * @param parameters.delegationStatus Only delegators of this status. All of them when omitted.
   * @param parameters.nodeIds Only items of these nodes, by their whole IDs, separated by commas, at most 256.
   * @throws BadRequestError 400: Invalid filter or order of the list of delegators.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The service has no such network.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * for await (const delegator of client.listDelegators({ network: "mainnet" })) console.log(delegator)
   * ```
   */
  listDelegators(
    parameters: ListDelegatorsParameters,
    options?: CallOptions,
  ): Pages<ListDelegatorsResult, Delegator, ListDelegatorsError, ListDelegatorsHeaders>
  /**
   * Lists the validators of L1s, by the block that made them, newest first. Inactive ones, whose balance is used up,
   * and removed ones are left out unless `includeInactiveL1Validators` is true.
   *
   * `GET /v1/networks/{network}/l1Validators`
   *
   * @param parameters.network The network. `fuji` and `testnet` both name the test network.
   * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
   * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
   * @param parameters.pageSize Maximum number of items per page, 10 by default.
   * @param parameters.l1ValidationId Only the validation with this ID.
   * @param parameters.includeInactiveL1Validators Whether inactive and removed validators are listed too. False when
   * omitted.
   * @param parameters.nodeId Only validations of this node.
   * @param parameters.subnetId Only validators of this L1. Those of all L1s when omitted.
   * @throws BadRequestError 400: Invalid filter of the list of L1 validators.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The service has no such network.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * for await (const validator of client.listL1Validators({ network: "mainnet" })) console.log(validator)
   * ```
   */
  listL1Validators(
    parameters: ListL1ValidatorsParameters,
    options?: CallOptions,
  ): Pages<ListL1ValidatorsResult, L1Validator, ListL1ValidatorsError, ListL1ValidatorsHeaders>
  /**
   * Lists the transactions of a chain of the primary network, by block and position in it, newest first unless
   * `sortOrder` says otherwise. On the C-Chain these are the atomic transactions.
   *
   * `GET /v1/networks/{network}/blockchains/{blockchainId}/transactions`
   *
   * @param parameters.network The network. `fuji` and `testnet` both name the test network.
   * @param parameters.blockchainId Alias or blockchain ID of a chain of the primary network.
   * @param parameters.addresses Only transactions that consume or create UTXOs of these addresses or name them,
   * separated by commas, at most 256; together with `txTypes`, at most 2048 pairs of an address and a type. Each starts
   * with the prefix of the network (`avax` on mainnet, `fuji` on the test network, `local` or `custom` on a private
   * one), optionally preceded by `P-`, `X-` or `C-`. On the C-Chain also EVM addresses.
   * @param parameters.l1ValidationId Only transactions of the P-Chain that began or changed the L1 validation with this
   * ID: that converted its subnet or registered it, set its weight, increased its balance or disabled it. None on the
   * other chains.
   * @param parameters.txTypes Only transactions of these types, at most 32. Repeat the parameter for several types, or
   * separate them by commas. Types that are not listed here are accepted.
   * @param parameters.startTimestamp Only items after this time, exclusive, in Unix seconds.
   * @param parameters.endTimestamp Only items before this time, exclusive, in Unix seconds.
   * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
   * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
   * @param parameters.pageSize Maximum number of items per page, 10 by default.
   * @param parameters.sortOrder Ascending or descending, by time or by `sortBy` where that is given. Descending when
   * omitted.
   * @throws BadRequestError 400: Invalid parameter of the list of transactions.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The blockchain does not exist.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * for await (const transaction of client.listLatestPrimaryNetworkTransactions({
   *   network: "mainnet",
   *   blockchainId: "p-chain",
   * }))
   *   console.log(transaction)
   * ```
   */
  listLatestPrimaryNetworkTransactions(
    parameters: ListLatestPrimaryNetworkTransactionsParameters,
    options?: CallOptions,
  ): Pages<ListLatestPrimaryNetworkTransactionsResult, PrimaryNetworkTransaction, ListLatestPrimaryNetworkTransactionsError, ListLatestPrimaryNetworkTransactionsHeaders>
  /**
   * Returns one transaction of a chain of the primary network. On the C-Chain it is an atomic transaction.
   *
   * `GET /v1/networks/{network}/blockchains/{blockchainId}/transactions/{txHash}`
   *
   * @param parameters.network The network. `fuji` and `testnet` both name the test network.
   * @param parameters.blockchainId Alias or blockchain ID of a chain of the primary network.
   * @param parameters.txHash Hash of the transaction.
   * @throws BadRequestError 400: Invalid network, chain or transaction hash.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The transaction or its chain does not exist.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * const result = await client.getPrimaryNetworkTransaction({
   *   network: "mainnet",
   *   blockchainId: "p-chain",
   *   txHash: "2SnqcUB8Xx2etpaYsRyVDdC8HR2r6mUcnAJ39Raw9x8Rf4YrKn",
   * })
   * ```
   */
  getPrimaryNetworkTransaction(
    parameters: GetPrimaryNetworkTransactionParameters,
    options?: CallOptions,
  ): ResponsePromise<GetPrimaryNetworkTransactionResult, GetPrimaryNetworkTransactionError, GetPrimaryNetworkTransactionHeaders>
  /**
   * Lists the blocks of a chain of the primary network, by height, highest first. On the C-Chain these are the blocks
   * with atomic transactions.
   *
   * `GET /v1/networks/{network}/blockchains/{blockchainId}/blocks`
   *
   * @param parameters.network The network. `fuji` and `testnet` both name the test network.
   * @param parameters.blockchainId Alias or blockchain ID of a chain of the primary network.
   * @param parameters.startTimestamp Only items after this time, exclusive, in Unix seconds.
   * @param parameters.endTimestamp Only items before this time, exclusive, in Unix seconds.
   * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
   * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
   * @param parameters.pageSize Maximum number of items per page, 10 by default.
   * @throws BadRequestError 400: Invalid parameter of the list of blocks.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The blockchain does not exist.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * for await (const block of client.listLatestPrimaryNetworkBlocks({ network: "mainnet", blockchainId: "p-chain" }))
   *   console.log(block)
   * ```
   */
  listLatestPrimaryNetworkBlocks(
    parameters: ListLatestPrimaryNetworkBlocksParameters,
    options?: CallOptions,
  ): Pages<ListLatestPrimaryNetworkBlocksResult, PrimaryNetworkBlock, ListLatestPrimaryNetworkBlocksError, ListLatestPrimaryNetworkBlocksHeaders>
  /**
   * Returns one block of a chain of the primary network.
   *
   * `GET /v1/networks/{network}/blockchains/{blockchainId}/blocks/{blockId}`
   *
   * @param parameters.network The network. `fuji` and `testnet` both name the test network.
   * @param parameters.blockchainId Alias or blockchain ID of a chain of the primary network.
   * @param parameters.blockId Height or ID of the block; on the C-Chain its height or hash.
   * @throws BadRequestError 400: Invalid network, chain or block.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The block or its chain does not exist.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * const result = await client.getPrimaryNetworkBlock({ network: "mainnet", blockchainId: "p-chain", blockId: "22" })
   * ```
   */
  getPrimaryNetworkBlock(
    parameters: GetPrimaryNetworkBlockParameters,
    options?: CallOptions,
  ): ResponsePromise<GetPrimaryNetworkBlockResult, GetPrimaryNetworkBlockError, GetPrimaryNetworkBlockHeaders>
  /**
   * Sends what changes of the indexed data of a chain of the primary network, as it changes: server-sent events, as the
   * HTML standard has them. The type of an event is the `type` of its data, its `id` the `sequence`.
   *
   * The first event is a `reset`, which says up to which block there is data. A caller who was cut off goes on after
   * the last event that he has: its id comes back as the header `Last-Event-ID`, or is given as `after`. Each later
   * event comes once, in order. Where what came after it is not known any more, a `reset` comes first; the last 10,000
   * changes of a network are kept.
   *
   * The stream does not end by itself. When nothing happens a comment is sent every 15 seconds. A service has places
   * for so many streams; beyond them it answers 503.
   *
   * `GET /v1/networks/{network}/blockchains/{blockchainId}/stream`
   *
   * @param parameters.network The network. `fuji` and `testnet` both name the test network.
   * @param parameters.blockchainId Alias or blockchain ID of a chain of the primary network.
   * @param parameters.after The `sequence` of the last event that the caller has. The header `Last-Event-ID` says it
   * too, and goes before.
   * @throws BadRequestError 400: Invalid network, chain or event.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The blockchain does not exist.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * for await (const event of client.streamPrimaryNetworkChanges({ network: "mainnet", blockchainId: "p-chain" }))
   *   console.log(event)
   * ```
   */
  streamPrimaryNetworkChanges(
    parameters: StreamPrimaryNetworkChangesParameters,
    options?: CallOptions,
  ): Events<PrimaryNetworkEvent, StreamPrimaryNetworkChangesError>
  /**
   * Lists the blocks of a chain of the primary network that a node proposed, by height, highest first. Outcomes of
   * proposals and blocks that nobody signed have no proposer. On the C-Chain these are the blocks with atomic
   * transactions. Who proposed a block is told by the index of the node that is indexed from: as long as that is not
   * known of blocks that are older than ten minutes, counted from the last block, the answer is a 503 that says up to
   * which height it is.
   *
   * `GET /v1/networks/{network}/blockchains/{blockchainId}/nodes/{nodeId}/blocks`
   *
   * @param parameters.network The network. `fuji` and `testnet` both name the test network.
   * @param parameters.blockchainId Alias or blockchain ID of a chain of the primary network.
   * @param parameters.nodeId ID of the node.
   * @param parameters.startTimestamp Only items after this time, exclusive, in Unix seconds.
   * @param parameters.endTimestamp Only items before this time, exclusive, in Unix seconds.
   * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
   * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
   * @param parameters.pageSize Maximum number of items per page, 10 by default.
   * @throws BadRequestError 400: Invalid parameter of the list of a node's blocks.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The blockchain does not exist.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * for await (const block of client.listPrimaryNetworkBlocksByNodeId({
   *   network: "mainnet",
   *   blockchainId: "p-chain",
   *   nodeId: "NodeID-C7dTGTDB4xq33YbBX8CVFUyXBUQZ8aTPQ",
   * }))
   *   console.log(block)
   * ```
   */
  listPrimaryNetworkBlocksByNodeId(
    parameters: ListPrimaryNetworkBlocksByNodeIdParameters,
    options?: CallOptions,
  ): Pages<ListPrimaryNetworkBlocksByNodeIdResult, PrimaryNetworkBlock, ListPrimaryNetworkBlocksByNodeIdError, ListPrimaryNetworkBlocksByNodeIdHeaders>
  /**
   * Returns the balances of addresses on a chain of the primary network, by category. On the C-Chain only what can be
   * imported there: its accounts are not UTXOs.
   *
   * `GET /v1/networks/{network}/blockchains/{blockchainId}/balances`
   *
   * @param parameters.network The network. `fuji` and `testnet` both name the test network.
   * @param parameters.blockchainId Alias or blockchain ID of a chain of the primary network.
   * @param parameters.addresses Addresses, separated by commas, at most 256. Each starts with the prefix of the network
   * (`avax` on mainnet, `fuji` on the test network, `local` or `custom` on a private one), optionally preceded by `P-`,
   * `X-` or `C-`. A UTXO of several of them counts once.
   * @param parameters.blockTimestamp Unix seconds. The balances are those after all blocks up to this moment, parted by
   * what was locked and staked then. Now by default. Beyond the last indexed block nothing is known yet.
   * @throws BadRequestError 400: Invalid network, chain, address or time.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The blockchain does not exist.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * const result = await client.getPrimaryNetworkBalances({
   *   network: "mainnet",
   *   blockchainId: "p-chain",
   *   addresses: ["avax18jma8ppw3nhx5r4ap8clazz0dps7rv5ukulre5", "P-avax1p898ulra99xaxcwsqgv46e8mdm2frzge4cjznp"],
   * })
   * ```
   */
  getPrimaryNetworkBalances(
    parameters: GetPrimaryNetworkBalancesParameters,
    options?: CallOptions,
  ): ResponsePromise<GetPrimaryNetworkBalancesResult, GetPrimaryNetworkBalancesError, GetPrimaryNetworkBalancesHeaders>
  /**
   * Lists the transactions of the P-Chain whose stakes are active: those that made someone who validates or delegates
   * now. By block and position in it, newest first unless `sortOrder` says otherwise. Validators of permissioned
   * subnets stake nothing and are left out.
   *
   * `GET /v1/networks/{network}/blockchains/{blockchainId}/transactions:listStaking`
   *
   * @param parameters.network The network. `fuji` and `testnet` both name the test network.
   * @param parameters.blockchainId The P-Chain, as `p-chain` or by its blockchain ID.
   * @param parameters.addresses Only transactions that consume or create UTXOs of these addresses or name them,
   * separated by commas, at most 256; together with `txTypes`, at most 2048 pairs of an address and a type. Each starts
   * with the prefix of the network (`avax` on mainnet, `fuji` on the test network, `local` or `custom` on a private
   * one), optionally preceded by `P-`, `X-` or `C-`.
   * @param parameters.txTypes Only transactions of these types, at most 32. Repeat the parameter for several types, or
   * separate them by commas. Of types that stake nothing there are none.
   * @param parameters.startTimestamp Only items after this time, exclusive, in Unix seconds.
   * @param parameters.endTimestamp Only items before this time, exclusive, in Unix seconds.
   * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
   * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
   * @param parameters.pageSize Maximum number of items per page, 10 by default.
   * @param parameters.sortOrder Ascending or descending, by time or by `sortBy` where that is given. Descending when
   * omitted.
   * @throws BadRequestError 400: Invalid parameter of the list of active staking transactions.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The blockchain does not exist.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * for await (const transaction of client.listActivePrimaryNetworkStakingTransactions({
   *   network: "mainnet",
   *   blockchainId: "p-chain",
   * }))
   *   console.log(transaction)
   * ```
   */
  listActivePrimaryNetworkStakingTransactions(
    parameters: ListActivePrimaryNetworkStakingTransactionsParameters,
    options?: CallOptions,
  ): Pages<ListActivePrimaryNetworkStakingTransactionsResult, PrimaryNetworkTransaction, ListActivePrimaryNetworkStakingTransactionsError, ListActivePrimaryNetworkStakingTransactionsHeaders>
  /**
   * Returns what last became of a UTXO of any of the addresses by a block of a chain of the primary network: a
   * transaction consumed or created it, or it was paid as a reward. Where the last transaction did several of these,
   * the UTXO that it created with the highest output index is named; where it created none of theirs, the one that its
   * last input consumed. Of several rewards that one transaction paid, it is the one with the highest output index, and
   * where nothing but the genesis tells of the addresses, the one with the lowest UTXO ID. On the C-Chain only atomic
   * transactions count.
   *
   * `GET /v1/networks/{network}/blockchains/{blockchainId}/lastActivityTimestampByAddresses`
   *
   * @param parameters.network The network. `fuji` and `testnet` both name the test network.
   * @param parameters.blockchainId Alias or blockchain ID of a chain of the primary network.
   * @param parameters.addresses Addresses, separated by commas, at most 256. Each starts with the prefix of the network
   * (`avax` on mainnet, `fuji` on the test network, `local` or `custom` on a private one), optionally preceded by `P-`,
   * `X-` or `C-`.
   * @throws BadRequestError 400: Invalid network, chain or address.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: Nothing is known of the addresses on the chain, or the chain does not exist.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * const result = await client.getLastActivityTimestampByAddresses({
   *   network: "mainnet",
   *   blockchainId: "p-chain",
   *   addresses: ["avax18jma8ppw3nhx5r4ap8clazz0dps7rv5ukulre5", "P-avax1p898ulra99xaxcwsqgv46e8mdm2frzge4cjznp"],
   * })
   * ```
   */
  getLastActivityTimestampByAddresses(
    parameters: GetLastActivityTimestampByAddressesParameters,
    options?: CallOptions,
  ): ResponsePromise<GetLastActivityTimestampByAddressesResult, GetLastActivityTimestampByAddressesError, GetLastActivityTimestampByAddressesHeaders>
  /**
   * Returns what `getLastActivityTimestampByAddresses` does, with the addresses in the body, so that they may be four
   * times as many.
   *
   * `POST /v1/networks/{network}/blockchains/{blockchainId}/lastActivityTimestampByAddresses`
   *
   * @param parameters.network The network. `fuji` and `testnet` both name the test network.
   * @param parameters.blockchainId Alias or blockchain ID of a chain of the primary network.
   * @param parameters.body The addresses.
   * @throws BadRequestError 400: Invalid network, chain or addresses.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: Nothing is known of the addresses on the chain, or the chain does not exist.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * const result = await client.getLastActivityTimestampByAddressesV2({
   *   network: "mainnet",
   *   blockchainId: "p-chain",
   *   body: { addresses: "avax18jma8ppw3nhx5r4ap8clazz0dps7rv5ukulre5,P-avax1p898ulra99xax..." },
   * })
   * ```
   */
  getLastActivityTimestampByAddressesV2(
    parameters: GetLastActivityTimestampByAddressesV2Parameters,
    options?: CallOptions,
  ): ResponsePromise<GetLastActivityTimestampByAddressesV2Result, GetLastActivityTimestampByAddressesV2Error, GetLastActivityTimestampByAddressesV2Headers>
  /**
   * Returns, for each of the addresses in their order, the chains of the primary network on which there is something of
   * it: a transaction that consumes or creates a UTXO of it or names it, or a UTXO that it can or could consume there.
   * On the C-Chain only atomic transactions count.
   *
   * `GET /v1/networks/{network}/addresses:listChainIds`
   *
   * @param parameters.network The network. `fuji` and `testnet` both name the test network.
   * @param parameters.addresses Addresses, separated by commas, at most 256. Each starts with the prefix of the network
   * (`avax` on mainnet, `fuji` on the test network, `local` or `custom` on a private one), optionally preceded by `P-`,
   * `X-` or `C-`, or is an EVM address.
   * @throws BadRequestError 400: Invalid network or addresses.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The service has no such network.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * const result = await client.getChainIdsForAddresses({
   *   network: "mainnet",
   *   addresses: ["avax18jma8ppw3nhx5r4ap8clazz0dps7rv5ukulre5", "P-avax1p898ulra99xaxcwsqgv46e8mdm2frzge4cjznp"],
   * })
   * ```
   */
  getChainIdsForAddresses(
    parameters: GetChainIdsForAddressesParameters,
    options?: CallOptions,
  ): ResponsePromise<GetChainIdsForAddressesResult, GetChainIdsForAddressesError, GetChainIdsForAddressesHeaders>
  /**
   * Returns how much is staked on a primary network now, by its validators and its delegators.
   *
   * `GET /v1/networks/{network}`
   *
   * @param parameters.network The network. `fuji` and `testnet` both name the test network.
   * @throws BadRequestError 400: Invalid network.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The service has no such network.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * const result = await client.getNetworkDetails({ network: "mainnet" })
   * ```
   */
  getNetworkDetails(
    parameters: GetNetworkDetailsParameters,
    options?: CallOptions,
  ): ResponsePromise<GetNetworkDetailsResult, GetNetworkDetailsError, GetNetworkDetailsHeaders>
  /**
   * Lists the subnets, by the block that created them, newest first unless `sortOrder` says otherwise. The primary
   * network is not among them.
   *
   * `GET /v1/networks/{network}/subnets`
   *
   * @param parameters.network The network. `fuji` and `testnet` both name the test network.
   * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
   * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
   * @param parameters.pageSize Maximum number of items per page, 100 by default.
   * @param parameters.sortOrder Ascending or descending, by time or by `sortBy` where that is given. Descending when
   * omitted.
   * @throws BadRequestError 400: Invalid network, order or page.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The service has no such network.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * for await (const subnet of client.listSubnets({ network: "mainnet" })) console.log(subnet)
   * ```
   */
  listSubnets(
    parameters: ListSubnetsParameters,
    options?: CallOptions,
  ): Pages<ListSubnetsResult, Subnet, ListSubnetsError, ListSubnetsHeaders>
  /**
   * Returns one subnet.
   *
   * `GET /v1/networks/{network}/subnets/{subnetId}`
   *
   * @param parameters.network The network. `fuji` and `testnet` both name the test network.
   * @param parameters.subnetId ID of the subnet.
   * @throws BadRequestError 400: Invalid network or subnet.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The subnet does not exist.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * const result = await client.getSubnet({
   *   network: "mainnet",
   *   subnetId: "2HXEVVezdJdQJU75LfXLXfrsqewAXd5neyyr2L1NAFPWakuYyv",
   * })
   * ```
   */
  getSubnet(
    parameters: GetSubnetParameters,
    options?: CallOptions,
  ): ResponsePromise<GetSubnetResult, GetSubnetError, GetSubnetHeaders>
  /**
   * Lists the blockchains that were created by transactions of the P-Chain, by the block that created them, newest
   * first unless `sortOrder` says otherwise.
   *
   * `GET /v1/networks/{network}/blockchains`
   *
   * @param parameters.network The network. `fuji` and `testnet` both name the test network.
   * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
   * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
   * @param parameters.pageSize Maximum number of items per page, 100 by default.
   * @param parameters.sortOrder Ascending or descending, by time or by `sortBy` where that is given. Descending when
   * omitted.
   * @throws BadRequestError 400: Invalid network, order or page.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The service has no such network.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * for await (const blockchain of client.listBlockchains({ network: "mainnet" })) console.log(blockchain)
   * ```
   */
  listBlockchains(
    parameters: ListBlockchainsParameters,
    options?: CallOptions,
  ): Pages<ListBlockchainsResult, Blockchain, ListBlockchainsError, ListBlockchainsHeaders>
  /**
   * Returns one blockchain.
   *
   * `GET /v1/networks/{network}/blockchains/{blockchainId}`
   *
   * @param parameters.network The network. `fuji` and `testnet` both name the test network.
   * @param parameters.blockchainId ID of the blockchain.
   * @throws BadRequestError 400: Invalid network or blockchain.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The blockchain does not exist.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * const result = await client.getBlockchain({
   *   network: "mainnet",
   *   blockchainId: "8zJvxBi1pFzH5pDHgdDXfSHFronAvKfv5RZmqnW3PJaUDYmgx",
   * })
   * ```
   */
  getBlockchain(
    parameters: GetBlockchainParameters,
    options?: CallOptions,
  ): ResponsePromise<GetBlockchainResult, GetBlockchainError, GetBlockchainHeaders>
  /**
   * Lists the rewards that were paid to addresses or for nodes, by the block that paid them, newest first unless
   * `sortOrder` says otherwise; those of one block by the ID of their UTXO.
   *
   * `GET /v1/networks/{network}/rewards`
   *
   * @param parameters.network The network. `fuji` and `testnet` both name the test network.
   * @param parameters.addresses Only rewards of these addresses, separated by commas, at most 256. Each starts with the
   * prefix of the network, optionally preceded by `P-`, `X-` or `C-`. Give `addresses`, `nodeIds`, or both.
   * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
   * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
   * @param parameters.pageSize Maximum number of items per page, 10 by default.
   * @param parameters.nodeIds Only items of these nodes, by their whole IDs, separated by commas, at most 256.
   * @param parameters.sortOrder Ascending or descending, by time or by `sortBy` where that is given. Descending when
   * omitted.
   * @param parameters.currency Currency of `historicalPrice`, `usd` by default.
   * @throws BadRequestError 400: Invalid filter or order of the list of rewards.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The service has no such network.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * for await (const historicalReward of client.listHistoricalRewards({ network: "mainnet" }))
   *   console.log(historicalReward)
   * ```
   */
  listHistoricalRewards(
    parameters: ListHistoricalRewardsParameters,
    options?: CallOptions,
  ): Pages<ListHistoricalRewardsResult, HistoricalReward, ListHistoricalRewardsError, ListHistoricalRewardsHeaders>
  /**
   * Lists the rewards that active stakers can expect, by the block of the staker's transaction, newest first unless
   * `sortOrder` says otherwise.
   *
   * `GET /v1/networks/{network}/rewards:listPending`
   *
   * @param parameters.network The network. `fuji` and `testnet` both name the test network.
   * @param parameters.addresses Only rewards of these addresses, separated by commas, at most 256. Each starts with the
   * prefix of the network, optionally preceded by `P-`, `X-` or `C-`. Give `addresses`, `nodeIds`, or both.
   * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
   * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
   * @param parameters.pageSize Maximum number of items per page, 10 by default.
   * @param parameters.nodeIds Only items of these nodes, by their whole IDs, separated by commas, at most 256.
   * @param parameters.sortOrder Ascending or descending, by time or by `sortBy` where that is given. Descending when
   * omitted.
   * @throws BadRequestError 400: Invalid filter or order of the list of rewards.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The service has no such network.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * for await (const pendingReward of client.listPendingRewards({ network: "mainnet" })) console.log(pendingReward)
   * ```
   */
  listPendingRewards(
    parameters: ListPendingRewardsParameters,
    options?: CallOptions,
  ): Pages<ListPendingRewardsResult, PendingReward, ListPendingRewardsError, ListPendingRewardsHeaders>
  /**
   * Returns how much AVAX there is, what circulates of it, and what was burned, staked, locked and paid as rewards. It
   * is about the main network, or about the test network where only that one is indexed.
   *
   * `GET /v1/avax/supply`
   *
   * @throws BadRequestError 400: A parameter where there is none.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The path is mistyped, or what it names does not exist or was moved or deleted.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: one of the chains is
   * not indexed yet, what was indexed earlier is still being added up, or the service is too busy. With
   * `x-should-retry: false` for good: the service does not index the primary network and its C-Chain, or not from the
   * network's genesis on.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * const result = await client.getAvaxSupply()
   * ```
   */
  getAvaxSupply(
    parameters?: GetAvaxSupplyParameters,
    options?: CallOptions,
  ): ResponsePromise<GetAvaxSupplyResult, GetAvaxSupplyError, GetAvaxSupplyHeaders>
  /**
   * Says what a text stands for and where it is, in what this service has indexed. A text is recognized by its form:
   * the number of a block; a hash or an ID of 32 bytes in hexadecimal or in CB58, of a block, a transaction, a subnet,
   * a blockchain, an asset, an L1 validation or an interchain message; an address, in hexadecimal or in Bech32, of a
   * contract or of an account; a node ID or its beginning; the ID of a chain. `0x` and `NodeID-` before a whole hash,
   * address or node ID may be left out. The URL or the path of an explorer's page is what it shows. Anything else, and
   * plain digits, is the beginning of the name or the symbol of a contract, of a later word of its name (among the
   * first 10,000 names of a chain, in their order), or of the name of a chain; of a contract's A to Z are as a to z,
   * and 32 characters count. A valid address of which nothing is indexed is listed with `isUnused`, on at most 10 EVM
   * chains. The beginning of a node ID finds the nodes of the newest 20 validations that it fits. The beginning of a
   * hash in hexadecimal, of six digits or more, finds at most 10 blocks and transactions of each EVM chain; without
   * `0x` it must have both a digit from 0 to 9 and one from a to f. Primary networks come first, then the first 100 EVM
   * chains, with at most 10 contracts of each; at most 100 results are listed, and the list is not paged.
   *
   * `GET /v1/search`
   *
   * @param parameters.query What to look for, without regard to spaces around it.
   * @throws BadRequestError 400: Nothing to look for, or too much.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The path is mistyped, or what it names does not exist or was moved or deleted.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
   * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
   * `x-should-retry: false` for good: this service does not do what was asked for.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * const result = await client.search({ query: "0xD97ab97Dd806593121C7ef33c00F33Ba1F768915" })
   * ```
   */
  search(parameters: SearchParameters, options?: CallOptions): ResponsePromise<SearchResult, SearchError, SearchHeaders>
  /**
   * Tells whether the service can be asked, and which of its parts work: the store, and the indexing of each chain. It
   * is a 503 when the service has nothing to answer with, or, where its operator set a limit, when a chain is further
   * behind than that.
   *
   * `GET /v1/health-check`
   *
   * @throws BadRequestError 400: A parameter where there is none.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The path is mistyped, or what it names does not exist or was moved or deleted.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service should not be asked now.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * const result = await client.healthCheck()
   * ```
   */
  healthCheck(
    parameters?: HealthCheckParameters,
    options?: CallOptions,
  ): ResponsePromise<HealthCheckResult, HealthCheckError, HealthCheckHeaders>
  /**
   * Tells whether the service can read its store, whatever of it is indexed; otherwise it is a 503.
   *
   * `GET /v1/live-check`
   *
   * @throws BadRequestError 400: A parameter where there is none.
   * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
   * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
   * @throws NotFoundError 404: The path is mistyped, or what it names does not exist or was moved or deleted.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may
   * lead to a temporary block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The store cannot be read now.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * const result = await client.liveCheck()
   * ```
   */
  liveCheck(
    parameters?: LiveCheckParameters,
    options?: CallOptions,
  ): ResponsePromise<LiveCheckResult, LiveCheckError, LiveCheckHeaders>
}

/**
 * Creates a bare core: with it, a bundler keeps only the operations that are imported.
 *
 * @example
 * ```ts
 * import { aggregateSignatures, createDataCore } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * const result = await aggregateSignatures(client, {
 *   network: "mainnet",
 *   body: { message: "0x0000000000010427d4b22a2a78bcddd456742caf91b56badbff985ee19aef1..." },
 * })
 * ```
 */
export function createDataCore(options: RestOptions): DataCore {
  return createRestCore<paths>(options, { security: keyInHeader("x-data-api-key") })
}

/**
 * Creates a client: a core with every operation of this package as a method.
 *
 * @example
 * ```ts
 * import { createDataClient } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
 * const result = await client.aggregateSignatures({
 *   network: "mainnet",
 *   body: { message: "0x0000000000010427d4b22a2a78bcddd456742caf91b56badbff985ee19aef1..." },
 * })
 * ```
 */
export function createDataClient(options: RestOptions): DataClient {
  const core = createDataCore(options)
  return {
    ...core,
    aggregateSignatures: (parameters, options) => aggregateSignatures(core, parameters, options),
    getAggregatedSignatures: (parameters, options) => getAggregatedSignatures(core, parameters, options),
    listAssetTransactions: (parameters, options) => listAssetTransactions(core, parameters, options),
    listValidators: (parameters, options) => listValidators(core, parameters, options),
    listUtxos: (parameters, options) => listUtxos(core, parameters, options),
    getUtxosByAddressesV2: (parameters, options) => getUtxosByAddressesV2(core, parameters, options),
    listTransactions: (parameters, options) => listTransactions(core, parameters, options),
    listTransactionsV2: (parameters, options) => listTransactionsV2(core, parameters, options),
    listNativeTransactions: (parameters, options) => listNativeTransactions(core, parameters, options),
    listErc20Transactions: (parameters, options) => listErc20Transactions(core, parameters, options),
    listErc721Transfers: (parameters, options) => listErc721Transfers(core, parameters, options),
    listErc1155Transactions: (parameters, options) => listErc1155Transactions(core, parameters, options),
    listInternalTransactions: (parameters, options) => listInternalTransactions(core, parameters, options),
    listTokenTransfers: (parameters, options) => listTokenTransfers(core, parameters, options),
    listTokenHolders: (parameters, options) => listTokenHolders(core, parameters, options),
    listLatestTransactions: (parameters, options) => listLatestTransactions(core, parameters, options),
    getTransaction: (parameters, options) => getTransaction(core, parameters, options),
    getDeploymentTransaction: (parameters, options) => getDeploymentTransaction(core, parameters, options),
    listContractDeployments: (parameters, options) => listContractDeployments(core, parameters, options),
    getNativeBalance: (parameters, options) => getNativeBalance(core, parameters, options),
    listErc20Balances: (parameters, options) => listErc20Balances(core, parameters, options),
    listErc721Balances: (parameters, options) => listErc721Balances(core, parameters, options),
    listErc1155Balances: (parameters, options) => listErc1155Balances(core, parameters, options),
    listCollectibleBalances: (parameters, options) => listCollectibleBalances(core, parameters, options),
    getPrimaryNetworkAddresses: (parameters, options) => getPrimaryNetworkAddresses(core, parameters, options),
    getContractMetadata: (parameters, options) => getContractMetadata(core, parameters, options),
    getTransactionsForBlock: (parameters, options) => getTransactionsForBlock(core, parameters, options),
    listNftTokens: (parameters, options) => listNftTokens(core, parameters, options),
    getTokenDetails: (parameters, options) => getTokenDetails(core, parameters, options),
    reindexNft: (parameters, options) => reindexNft(core, parameters, options),
    listLatestBlocks: (parameters, options) => listLatestBlocks(core, parameters, options),
    getBlock: (parameters, options) => getBlock(core, parameters, options),
    listIcmMessages: (parameters, options) => listIcmMessages(core, parameters, options),
    listAllIcmMessages: (parameters, options) => listAllIcmMessages(core, parameters, options),
    getIcmMessage: (parameters, options) => getIcmMessage(core, parameters, options),
    listTeleporterMessagesByAddress: (parameters, options) =>
      listTeleporterMessagesByAddress(core, parameters, options),
    listTeleporterMessages: (parameters, options) => listTeleporterMessages(core, parameters, options),
    getTeleporterMessage: (parameters, options) => getTeleporterMessage(core, parameters, options),
    listLatestTransactionsAllChains: (parameters, options) =>
      listLatestTransactionsAllChains(core, parameters, options),
    listLatestBlocksAllChains: (parameters, options) => listLatestBlocksAllChains(core, parameters, options),
    getPrimaryNetworkRpcUsageMetrics: (parameters, options) =>
      getPrimaryNetworkRpcUsageMetrics(core, parameters, options),
    getApiUsageMetrics: (parameters, options) => getApiUsageMetrics(core, parameters, options),
    getApiLogs: (parameters, options) => getApiLogs(core, parameters, options),
    getSubnetRpcUsageMetrics: (parameters, options) => getSubnetRpcUsageMetrics(core, parameters, options),
    getRpcUsageMetrics: (parameters, options) => getRpcUsageMetrics(core, parameters, options),
    listChains: (parameters, options) => listChains(core, parameters, options),
    getChain: (parameters, options) => getChain(core, parameters, options),
    listAddressChains: (parameters, options) => listAddressChains(core, parameters, options),
    getAddressChains: (parameters, options) => getAddressChains(core, parameters, options),
    streamChanges: (parameters, options) => streamChanges(core, parameters, options),
    listAllLatestBlocks: (parameters, options) => listAllLatestBlocks(core, parameters, options),
    listAllLatestTransactions: (parameters, options) => listAllLatestTransactions(core, parameters, options),
    getAsset: (parameters, options) => getAsset(core, parameters, options),
    listNodeValidations: (parameters, options) => listNodeValidations(core, parameters, options),
    listDelegators: (parameters, options) => listDelegators(core, parameters, options),
    listL1Validators: (parameters, options) => listL1Validators(core, parameters, options),
    listLatestPrimaryNetworkTransactions: (parameters, options) =>
      listLatestPrimaryNetworkTransactions(core, parameters, options),
    getPrimaryNetworkTransaction: (parameters, options) => getPrimaryNetworkTransaction(core, parameters, options),
    listLatestPrimaryNetworkBlocks: (parameters, options) => listLatestPrimaryNetworkBlocks(core, parameters, options),
    getPrimaryNetworkBlock: (parameters, options) => getPrimaryNetworkBlock(core, parameters, options),
    streamPrimaryNetworkChanges: (parameters, options) => streamPrimaryNetworkChanges(core, parameters, options),
    listPrimaryNetworkBlocksByNodeId: (parameters, options) =>
      listPrimaryNetworkBlocksByNodeId(core, parameters, options),
    getPrimaryNetworkBalances: (parameters, options) => getPrimaryNetworkBalances(core, parameters, options),
    listActivePrimaryNetworkStakingTransactions: (parameters, options) =>
      listActivePrimaryNetworkStakingTransactions(core, parameters, options),
    getLastActivityTimestampByAddresses: (parameters, options) =>
      getLastActivityTimestampByAddresses(core, parameters, options),
    getLastActivityTimestampByAddressesV2: (parameters, options) =>
      getLastActivityTimestampByAddressesV2(core, parameters, options),
    getChainIdsForAddresses: (parameters, options) => getChainIdsForAddresses(core, parameters, options),
    getNetworkDetails: (parameters, options) => getNetworkDetails(core, parameters, options),
    listSubnets: (parameters, options) => listSubnets(core, parameters, options),
    getSubnet: (parameters, options) => getSubnet(core, parameters, options),
    listBlockchains: (parameters, options) => listBlockchains(core, parameters, options),
    getBlockchain: (parameters, options) => getBlockchain(core, parameters, options),
    listHistoricalRewards: (parameters, options) => listHistoricalRewards(core, parameters, options),
    listPendingRewards: (parameters, options) => listPendingRewards(core, parameters, options),
    getAvaxSupply: (parameters, options) => getAvaxSupply(core, parameters, options),
    search: (parameters, options) => search(core, parameters, options),
    healthCheck: (parameters, options) => healthCheck(core, parameters, options),
    liveCheck: (parameters, options) => liveCheck(core, parameters, options),
  }
}
