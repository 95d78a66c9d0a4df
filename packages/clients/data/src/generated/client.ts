// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import {
  createRestCore,
  keyInHeader,
  type CallOptions,
  type Pages,
  type ResponsePromise,
  type RestCore,
  type RestOptions,
} from "@serac/rest"
import {
  aggregateSignatures,
  type AggregateSignaturesError,
  type AggregateSignaturesParameters,
  type AggregateSignaturesResult,
} from "./aggregate-signatures.ts"
import {
  getAggregatedSignatures,
  type GetAggregatedSignaturesError,
  type GetAggregatedSignaturesParameters,
  type GetAggregatedSignaturesResult,
} from "./get-aggregated-signatures.ts"
import {
  getApiUsageMetrics,
  type GetApiUsageMetricsError,
  type GetApiUsageMetricsParameters,
  type GetApiUsageMetricsResult,
} from "./get-api-usage-metrics.ts"
import { getAsset, type GetAssetError, type GetAssetParameters, type GetAssetResult } from "./get-asset.ts"
import { getBlock, type GetBlockError, type GetBlockParameters, type GetBlockResult } from "./get-block.ts"
import {
  getBlockchain,
  type GetBlockchainError,
  type GetBlockchainParameters,
  type GetBlockchainResult,
} from "./get-blockchain.ts"
import { getChain, type GetChainError, type GetChainParameters, type GetChainResult } from "./get-chain.ts"
import {
  getPrimaryNetworkBalances,
  type GetPrimaryNetworkBalancesError,
  type GetPrimaryNetworkBalancesParameters,
  type GetPrimaryNetworkBalancesResult,
} from "./get-primary-network-balances.ts"
import {
  getPrimaryNetworkBlock,
  type GetPrimaryNetworkBlockError,
  type GetPrimaryNetworkBlockParameters,
  type GetPrimaryNetworkBlockResult,
} from "./get-primary-network-block.ts"
import {
  getPrimaryNetworkRpcUsageMetrics,
  type GetPrimaryNetworkRpcUsageMetricsError,
  type GetPrimaryNetworkRpcUsageMetricsParameters,
  type GetPrimaryNetworkRpcUsageMetricsResult,
} from "./get-primary-network-rpc-usage-metrics.ts"
import {
  getPrimaryNetworkTransaction,
  type GetPrimaryNetworkTransactionError,
  type GetPrimaryNetworkTransactionParameters,
  type GetPrimaryNetworkTransactionResult,
} from "./get-primary-network-transaction.ts"
import { getSubnet, type GetSubnetError, type GetSubnetParameters, type GetSubnetResult } from "./get-subnet.ts"
import {
  listAssetTransactions,
  type ListAssetTransactionsError,
  type ListAssetTransactionsParameters,
  type ListAssetTransactionsResult,
} from "./list-asset-transactions.ts"
import {
  listBlockchains,
  type ListBlockchainsError,
  type ListBlockchainsParameters,
  type ListBlockchainsResult,
} from "./list-blockchains.ts"
import { listChains, type ListChainsError, type ListChainsParameters, type ListChainsResult } from "./list-chains.ts"
import {
  listContractDeployments,
  type ListContractDeploymentsError,
  type ListContractDeploymentsParameters,
  type ListContractDeploymentsResult,
} from "./list-contract-deployments.ts"
import {
  listDelegators,
  type ListDelegatorsError,
  type ListDelegatorsParameters,
  type ListDelegatorsResult,
} from "./list-delegators.ts"
import {
  listErc721Transfers,
  type ListErc721TransfersError,
  type ListErc721TransfersParameters,
  type ListErc721TransfersResult,
} from "./list-erc721-transfers.ts"
import {
  listHistoricalRewards,
  type ListHistoricalRewardsError,
  type ListHistoricalRewardsParameters,
  type ListHistoricalRewardsResult,
} from "./list-historical-rewards.ts"
import {
  listIcmMessages,
  type ListIcmMessagesError,
  type ListIcmMessagesParameters,
  type ListIcmMessagesResult,
} from "./list-icm-messages.ts"
import {
  listL1Validators,
  type ListL1ValidatorsError,
  type ListL1ValidatorsParameters,
  type ListL1ValidatorsResult,
} from "./list-l1-validators.ts"
import {
  listLatestBlocks,
  type ListLatestBlocksError,
  type ListLatestBlocksParameters,
  type ListLatestBlocksResult,
} from "./list-latest-blocks.ts"
import {
  listLatestPrimaryNetworkBlocks,
  type ListLatestPrimaryNetworkBlocksError,
  type ListLatestPrimaryNetworkBlocksParameters,
  type ListLatestPrimaryNetworkBlocksResult,
} from "./list-latest-primary-network-blocks.ts"
import {
  listLatestPrimaryNetworkTransactions,
  type ListLatestPrimaryNetworkTransactionsError,
  type ListLatestPrimaryNetworkTransactionsParameters,
  type ListLatestPrimaryNetworkTransactionsResult,
} from "./list-latest-primary-network-transactions.ts"
import {
  listLatestTransactions,
  type ListLatestTransactionsError,
  type ListLatestTransactionsParameters,
  type ListLatestTransactionsResult,
} from "./list-latest-transactions.ts"
import {
  listLatestTransactionsAllChains,
  type ListLatestTransactionsAllChainsError,
  type ListLatestTransactionsAllChainsParameters,
  type ListLatestTransactionsAllChainsResult,
} from "./list-latest-transactions-all-chains.ts"
import {
  listNftTokens,
  type ListNftTokensError,
  type ListNftTokensParameters,
  type ListNftTokensResult,
} from "./list-nft-tokens.ts"
import {
  listNodeValidations,
  type ListNodeValidationsError,
  type ListNodeValidationsParameters,
  type ListNodeValidationsResult,
} from "./list-node-validations.ts"
import {
  listPendingRewards,
  type ListPendingRewardsError,
  type ListPendingRewardsParameters,
  type ListPendingRewardsResult,
} from "./list-pending-rewards.ts"
import {
  listSubnets,
  type ListSubnetsError,
  type ListSubnetsParameters,
  type ListSubnetsResult,
} from "./list-subnets.ts"
import {
  listTokenTransfers,
  type ListTokenTransfersError,
  type ListTokenTransfersParameters,
  type ListTokenTransfersResult,
} from "./list-token-transfers.ts"
import { listUtxos, type ListUtxosError, type ListUtxosParameters, type ListUtxosResult } from "./list-utxos.ts"
import {
  listValidators,
  type ListValidatorsError,
  type ListValidatorsParameters,
  type ListValidatorsResult,
} from "./list-validators.ts"
import { reindexNft, type ReindexNftError, type ReindexNftParameters, type ReindexNftResult } from "./reindex-nft.ts"
import type {
  AssetTransaction,
  Blockchain,
  Contract,
  Delegator,
  Erc721Transfer,
  EvmBlock,
  EvmTransaction,
  HistoricalReward,
  IcmMessage,
  L1Validator,
  NftToken,
  PendingReward,
  PrimaryNetworkBlock,
  PrimaryNetworkTransaction,
  Subnet,
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
   * Aggregates the signatures of a subnet's validators for a message to another subnet. A `message` or a
   * `justification` must be given.
   *
   * `POST /v1/signatureAggregator/{network}/aggregateSignatures`
   *
   * @param parameters.network The network. `fuji` and `testnet` both denote the test network.
   * @param parameters.body What to sign, by whom, and with how much of their weight.
   * @throws BadRequestError 400: Invalid message, justification or quorum.
   * @throws UnauthorizedError 401: A key is required here and none was sent.
   * @throws ForbiddenError 403: The key is valid but has no privilege for this.
   * @throws NotFoundError 404: The subnet does not exist.
   * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
   * to a temporary block.
   * @throws InternalServerError 500: The server failed in a way that it did not foresee, or too few validators signed.
   * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
   * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
   * subnets may work.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * const result = await client.aggregateSignatures({
   *   network: "mainnet",
   *   body: { message: "0x0000000005394a1c1f2e8b6a1f0d8e3c5b7a9d0e1f2a3b4c5d6e7f8091a2b3..." },
   * })
   * ```
   */
  aggregateSignatures(
    parameters: AggregateSignaturesParameters,
    options?: CallOptions,
  ): ResponsePromise<AggregateSignaturesResult, AggregateSignaturesError>
  /**
   * Returns the aggregated signatures for a message of a P-Chain transaction about an L1.
   *
   * `GET /v1/signatureAggregator/{network}/aggregateSignatures/{txHash}`
   *
   * @param parameters.network The network. `fuji` and `testnet` both denote the test network.
   * @param parameters.txHash The transaction, of the P-Chain or the X-Chain.
   * @throws BadRequestError 400: Invalid network or transaction hash.
   * @throws UnauthorizedError 401: A key is required here and none was sent.
   * @throws ForbiddenError 403: The key is valid but has no privilege for this.
   * @throws NotFoundError 404: The transaction does not exist.
   * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
   * to a temporary block.
   * @throws InternalServerError 500: The server failed in a way that it did not foresee, or too few validators signed.
   * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
   * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
   * subnets may work.
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
  ): ResponsePromise<GetAggregatedSignaturesResult, GetAggregatedSignaturesError>
  /**
   * Lists the transactions of an X-Chain asset, newest first.
   *
   * `GET /v1/networks/{network}/blockchains/{blockchainId}/assets/{assetId}/transactions`
   *
   * @param parameters.network The network. `fuji` and `testnet` both denote the test network.
   * @param parameters.blockchainId The X-Chain, by its alias `x-chain` or its blockchain ID.
   * @param parameters.assetId Any asset of the X-Chain.
   * @param parameters.txTypes Only transactions of these types, 32 at most. Repeat the parameter for several, or
   * separate them by commas. The set of types grows, so others pass.
   * @param parameters.startTimestamp Only items after this moment, in Unix seconds.
   * @param parameters.endTimestamp Only items before this moment, in Unix seconds.
   * @param parameters.pageToken Where to go on; the `nextPageToken` of the answer before. Without it the first page is
   * returned.
   * @param parameters.pageSize Most items on the page. 10 when omitted.
   * @throws BadRequestError 400: Invalid parameter of the list of asset transactions.
   * @throws UnauthorizedError 401: A key is required here and none was sent.
   * @throws ForbiddenError 403: The key is valid but has no privilege for this.
   * @throws NotFoundError 404: The asset or its chain does not exist.
   * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
   * to a temporary block.
   * @throws InternalServerError 500: The server failed in a way that it did not foresee.
   * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
   * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
   * subnets may work.
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
  ): Pages<ListAssetTransactionsResult, AssetTransaction, ListAssetTransactionsError>
  /**
   * Lists validators of the primary network and of subnets; all of them unless filtered. By block, newest first, unless
   * sorted otherwise; equal ones by block, in the same direction. Validators of L1s are in a list of their own.
   *
   * `GET /v1/networks/{network}/validators`
   *
   * @param parameters.network The network. `fuji` and `testnet` both denote the test network.
   * @param parameters.pageToken Where to go on; the `nextPageToken` of the answer before. Without it the first page is
   * returned.
   * @param parameters.pageSize Most items on the page. 10 when omitted.
   * @param parameters.nodeIds Only nodes whose ID contains one of these IDs or parts of IDs, separated by commas, 400
   * at most.
   * @param parameters.sortBy What to sort by; `blockIndex` when omitted. `delegationFee` is for validators of the
   * primary network only, and requires `subnetId` to be its, `11111111111111111111111111111111LpoYY`.
   * @param parameters.sortOrder Ascending or descending, by timestamp or by `sortBy` where that is given.
   * @param parameters.validationStatus Only validators of this status. All when omitted.
   * @param parameters.minDelegationCapacity Only validators with at least this left to delegate, in the smallest native
   * unit.
   * @param parameters.maxDelegationCapacity Only validators with at most this left to delegate, in the smallest native
   * unit.
   * @param parameters.minTimeRemaining Only validators with at least this many seconds to go.
   * @param parameters.maxTimeRemaining Only validators with at most this many seconds to go.
   * @param parameters.minFeePercentage Only validators that keep at least this percentage. The default of 2 is the
   * least there is and excludes nothing; given, validations of subnets are excluded.
   * @param parameters.maxFeePercentage Only validators that keep at most this percentage. The default of 100 is the
   * most there is and excludes nothing; given, validations of subnets are excluded.
   * @param parameters.minUptimePerformance Only validators that were up for at least this percentage of the time. The
   * default of 90 is a proposal for those who filter by uptime: omitted, no validator is excluded.
   * @param parameters.maxUptimePerformance Only validators that were up for at most this percentage of the time. The
   * default of 100 excludes nothing.
   * @param parameters.subnetId Only validators of this subnet. Those of all subnets when omitted.
   * @throws BadRequestError 400: Invalid filter or order of the list of validators.
   * @throws UnauthorizedError 401: A key is required here and none was sent.
   * @throws ForbiddenError 403: The key is valid but has no privilege for this.
   * @throws NotFoundError 404: The subnet does not exist.
   * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
   * to a temporary block.
   * @throws InternalServerError 500: The server failed in a way that it did not foresee.
   * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
   * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
   * subnets may work.
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
  ): Pages<ListValidatorsResult, Validator, ListValidatorsError>
  /**
   * Lists the UTXOs of addresses that are or can be consumed on a chain of the primary network: an export is listed on
   * the chain it goes to. By time, newest first, unless sorted otherwise; equal ones by their ID, in the same
   * direction. Without addresses the page is empty.
   *
   * `GET /v1/networks/{network}/blockchains/{blockchainId}/utxos`
   *
   * @param parameters.network The network. `fuji` and `testnet` both denote the test network.
   * @param parameters.blockchainId A chain of the primary network, by its alias or its blockchain ID.
   * @param parameters.addresses Addresses, separated by commas, 256 at most. Each starts with the network's prefix
   * (`avax` on mainnet, `fuji` on the test network, `local` or `custom` on one's own), optionally after `P-`, `X-` or
   * `C-`.
   * @param parameters.pageToken Where to go on; the `nextPageToken` of the answer before. Without it the first page is
   * returned.
   * @param parameters.pageSize Most items on the page. 10 when omitted.
   * @param parameters.assetId Only UTXOs of this asset. For the X-Chain only.
   * @param parameters.minUtxoAmount Only UTXOs of at least this amount, in the smallest native unit. Default: `0`.
   * @param parameters.includeSpent Whether to list spent UTXOs too.
   * @param parameters.sortBy What to sort by.
   * @param parameters.sortOrder Ascending or descending, by timestamp or by `sortBy` where that is given.
   * @throws BadRequestError 400: Invalid parameter of the list of UTXOs.
   * @throws UnauthorizedError 401: A key is required here and none was sent.
   * @throws ForbiddenError 403: The key is valid but has no privilege for this.
   * @throws NotFoundError 404: The blockchain does not exist.
   * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
   * to a temporary block.
   * @throws InternalServerError 500: The server failed in a way that it did not foresee.
   * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
   * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
   * subnets may work.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * for await (const utxo of client.listUtxos({ network: "mainnet", blockchainId: "p-chain" })) console.log(utxo)
   * ```
   */
  listUtxos(parameters: ListUtxosParameters, options?: CallOptions): Pages<ListUtxosResult, Utxo, ListUtxosError>
  /**
   * Lists the ERC-721 transfers from and to an address, newest first.
   *
   * `GET /v1/chains/{chainId}/addresses/{address}/transactions:listErc721`
   *
   * @param parameters.chainId A supported chain, by its EVM chain ID or its blockchain ID.
   * @param parameters.address A wallet address.
   * @param parameters.startBlock The first block, inclusive. With no `endBlock` the range ends at the latest block.
   * @param parameters.endBlock The block to end before, itself excluded. With no `startBlock` the range starts at
   * genesis.
   * @param parameters.pageToken Where to go on; the `nextPageToken` of the answer before. Without it the first page is
   * returned.
   * @param parameters.pageSize Most items on the page. 10 when omitted.
   * @throws BadRequestError 400: Invalid chain, address, range or page.
   * @throws UnauthorizedError 401: A key is required here and none was sent.
   * @throws ForbiddenError 403: The key is valid but has no privilege for this.
   * @throws NotFoundError 404: The chain, or what is asked of it, does not exist.
   * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
   * to a temporary block.
   * @throws InternalServerError 500: The server failed in a way that it did not foresee.
   * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
   * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
   * subnets may work.
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
  ): Pages<ListErc721TransfersResult, Erc721Transfer, ListErc721TransfersError>
  /**
   * Lists the transfers of an ERC-20, ERC-721 or ERC-1155 contract, newest first.
   *
   * `GET /v1/chains/{chainId}/tokens/{address}/transfers`
   *
   * @param parameters.chainId A supported chain, by its EVM chain ID or its blockchain ID.
   * @param parameters.address The address of an ERC-20, ERC-721 or ERC-1155 contract.
   * @param parameters.startBlock The first block, inclusive. With no `endBlock` the range ends at the latest block.
   * @param parameters.endBlock The block to end before, itself excluded. With no `startBlock` the range starts at
   * genesis.
   * @param parameters.pageToken Where to go on; the `nextPageToken` of the answer before. Without it the first page is
   * returned.
   * @param parameters.pageSize Most items on the page. 10 when omitted.
   * @throws BadRequestError 400: Invalid chain, address, range or page.
   * @throws UnauthorizedError 401: A key is required here and none was sent.
   * @throws ForbiddenError 403: The key is valid but has no privilege for this.
   * @throws NotFoundError 404: The chain, or what is asked of it, does not exist.
   * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
   * to a temporary block.
   * @throws InternalServerError 500: The server failed in a way that it did not foresee.
   * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
   * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
   * subnets may work.
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
  ): Pages<ListTokenTransfersResult, Transfer, ListTokenTransfersError>
  /**
   * Lists the latest transactions of one chain, newest first.
   *
   * `GET /v1/chains/{chainId}/transactions`
   *
   * @param parameters.chainId A supported chain, by its EVM chain ID or its blockchain ID.
   * @param parameters.pageToken Where to go on; the `nextPageToken` of the answer before. Without it the first page is
   * returned.
   * @param parameters.pageSize Most items on the page. 10 when omitted.
   * @param parameters.status Only transactions that failed, or only those that succeeded. Both when omitted.
   * @throws BadRequestError 400: Invalid chain, status or page.
   * @throws UnauthorizedError 401: A key is required here and none was sent.
   * @throws ForbiddenError 403: The key is valid but has no privilege for this.
   * @throws NotFoundError 404: The chain, or what is asked of it, does not exist.
   * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
   * to a temporary block.
   * @throws InternalServerError 500: The server failed in a way that it did not foresee.
   * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
   * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
   * subnets may work.
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
  ): Pages<ListLatestTransactionsResult, EvmTransaction, ListLatestTransactionsError>
  /**
   * Lists the contracts that an address deployed.
   *
   * `GET /v1/chains/{chainId}/contracts/{address}/deployments`
   *
   * @param parameters.chainId A supported chain, by its EVM chain ID or its blockchain ID.
   * @param parameters.address Who deployed them, a wallet or a contract.
   * @param parameters.pageToken Where to go on; the `nextPageToken` of the answer before. Without it the first page is
   * returned.
   * @param parameters.pageSize Most items on the page. 10 when omitted.
   * @throws BadRequestError 400: Invalid chain, address or page.
   * @throws UnauthorizedError 401: A key is required here and none was sent.
   * @throws ForbiddenError 403: The key is valid but has no privilege for this.
   * @throws NotFoundError 404: The chain, or what is asked of it, does not exist.
   * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
   * to a temporary block.
   * @throws InternalServerError 500: The server failed in a way that it did not foresee.
   * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
   * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
   * subnets may work.
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
  ): Pages<ListContractDeploymentsResult, Contract, ListContractDeploymentsError>
  /**
   * Lists the tokens of an NFT contract.
   *
   * `GET /v1/chains/{chainId}/nfts/collections/{address}/tokens`
   *
   * @param parameters.chainId A supported chain, by its EVM chain ID or its blockchain ID.
   * @param parameters.address The address of an NFT contract.
   * @param parameters.pageToken Where to go on; the `nextPageToken` of the answer before. Without it the first page is
   * returned.
   * @param parameters.pageSize Most items on the page. 10 when omitted.
   * @throws BadRequestError 400: Invalid chain, address or page.
   * @throws UnauthorizedError 401: A key is required here and none was sent.
   * @throws ForbiddenError 403: The key is valid but has no privilege for this.
   * @throws NotFoundError 404: The NFT contract or its chain does not exist.
   * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
   * to a temporary block.
   * @throws InternalServerError 500: The server failed in a way that it did not foresee.
   * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
   * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
   * subnets may work.
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
  ): Pages<ListNftTokensResult, NftToken, ListNftTokensError>
  /**
   * Has the metadata of one NFT token indexed again. At most once an hour for a token. It takes no body and answers
   * none.
   *
   * `POST /v1/chains/{chainId}/nfts/collections/{address}/tokens/{tokenId}:reindex`
   *
   * @param parameters.chainId A supported chain, by its EVM chain ID or its blockchain ID.
   * @param parameters.address The address of an NFT contract.
   * @param parameters.tokenId The token's number in its contract.
   * @throws BadRequestError 400: Invalid chain, address or token ID.
   * @throws UnauthorizedError 401: A key is required here and none was sent.
   * @throws ForbiddenError 403: The key is valid but has no privilege for this.
   * @throws NotFoundError 404: The token, its contract or its chain does not exist.
   * @throws TooManyRequestsError 429: The rate limit is exceeded, or the token was reindexed within the hour.
   * @throws InternalServerError 500: The server failed in a way that it did not foresee.
   * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
   * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
   * subnets may work.
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
  ): ResponsePromise<ReindexNftResult, ReindexNftError>
  /**
   * Lists the latest indexed blocks of a chain, by block timestamp descending.
   *
   * `GET /v1/chains/{chainId}/blocks`
   *
   * @param parameters.chainId A supported chain, by its EVM chain ID or its blockchain ID.
   * @param parameters.pageToken Where to go on; the `nextPageToken` of the answer before. Without it the first page is
   * returned.
   * @param parameters.pageSize Most items on the page. 10 when omitted.
   * @throws BadRequestError 400: Invalid chain or page.
   * @throws UnauthorizedError 401: A key is required here and none was sent.
   * @throws ForbiddenError 403: The key is valid but has no privilege for this.
   * @throws NotFoundError 404: The chain, or what is asked of it, does not exist.
   * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
   * to a temporary block.
   * @throws InternalServerError 500: The server failed in a way that it did not foresee.
   * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
   * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
   * subnets may work.
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
  ): Pages<ListLatestBlocksResult, EvmBlock, ListLatestBlocksError>
  /**
   * Returns one block of a chain.
   *
   * `GET /v1/chains/{chainId}/blocks/{blockId}`
   *
   * @param parameters.chainId A supported chain, by its EVM chain ID or its blockchain ID.
   * @param parameters.blockId The block's number or its hash.
   * @throws BadRequestError 400: Invalid chain or block.
   * @throws UnauthorizedError 401: A key is required here and none was sent.
   * @throws ForbiddenError 403: The key is valid but has no privilege for this.
   * @throws NotFoundError 404: The block or its chain does not exist.
   * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
   * to a temporary block.
   * @throws InternalServerError 500: The server failed in a way that it did not foresee.
   * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
   * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
   * subnets may work.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * const result = await client.getBlock({ chainId: "43114", blockId: "61" })
   * ```
   */
  getBlock(parameters: GetBlockParameters, options?: CallOptions): ResponsePromise<GetBlockResult, GetBlockError>
  /**
   * Lists the interchain messages from and to an EVM address, by timestamp descending.
   *
   * `GET /v1/icm/addresses/{address}/messages`
   *
   * @param parameters.address A wallet address.
   * @param parameters.pageToken Where to go on; the `nextPageToken` of the answer before. Without it the first page is
   * returned.
   * @param parameters.pageSize Most items on the page. 10 when omitted.
   * @param parameters.network Only items of this network. `fuji` and `testnet` both denote the test network.
   * @throws BadRequestError 400: Invalid address, network or page.
   * @throws UnauthorizedError 401: A key is required here and none was sent.
   * @throws ForbiddenError 403: The key is valid but has no privilege for this.
   * @throws NotFoundError 404: The path is mistyped, or what it names was moved, was deleted or does not exist.
   * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
   * to a temporary block.
   * @throws InternalServerError 500: The server failed in a way that it did not foresee.
   * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
   * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
   * subnets may work.
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
  ): Pages<ListIcmMessagesResult, IcmMessage, ListIcmMessagesError>
  /**
   * Lists the latest transactions across all supported EVM chains, newest first.
   *
   * `GET /v1/transactions`
   *
   * @param parameters.pageToken Where to go on; the `nextPageToken` of the answer before. Without it the first page is
   * returned.
   * @param parameters.pageSize Most items on the page. 10 when omitted.
   * @param parameters.network Only items of this network. `fuji` and `testnet` both denote the test network.
   * @param parameters.status Only transactions that failed, or only those that succeeded. Both when omitted.
   * @throws BadRequestError 400: Invalid network, status or page.
   * @throws UnauthorizedError 401: A key is required here and none was sent.
   * @throws ForbiddenError 403: The key is valid but has no privilege for this.
   * @throws NotFoundError 404: The path is mistyped, or what it names was moved, was deleted or does not exist.
   * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
   * to a temporary block.
   * @throws InternalServerError 500: The server failed in a way that it did not foresee.
   * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
   * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
   * subnets may work.
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
  ): Pages<ListLatestTransactionsAllChainsResult, EvmTransaction, ListLatestTransactionsAllChainsError>
  /**
   * Returns how the public RPC of the primary network was used, over time.
   *
   * `GET /v1/primaryNetworkRpcUsageMetrics`
   *
   * @param parameters.network The network. `fuji` and `testnet` both denote the test network.
   * @param parameters.timeInterval The interval that each entry sums up.
   * @param parameters.startTimestamp Only usage from this moment on, in Unix seconds, rounded down to 00:00 UTC of its
   * day.
   * @param parameters.endTimestamp Only usage up to this moment, in Unix seconds, rounded down to 00:00 UTC of its day.
   * @param parameters.groupBy What to group by.
   * @param parameters.responseCode Only requests answered with this status.
   * @param parameters.requestPath Only requests to this path.
   * @param parameters.userAgent Only requests of this user agent.
   * @param parameters.rpcMethod Only requests of this method.
   * @param parameters.country Only requests from this country, by its ISO 3166-1 alpha-2 code. `XX` are clients without
   * country data, `T1` Tor clients.
   * @param parameters.continent Only requests from this continent, by its two-letter code.
   * @throws BadRequestError 400: Invalid parameter of the RPC usage.
   * @throws UnauthorizedError 401: A key is required here and none was sent.
   * @throws ForbiddenError 403: The key is valid but has no privilege for this.
   * @throws NotFoundError 404: The path is mistyped, or what it names was moved, was deleted or does not exist.
   * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
   * to a temporary block.
   * @throws InternalServerError 500: The server failed in a way that it did not foresee.
   * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
   * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
   * subnets may work.
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
  ): ResponsePromise<GetPrimaryNetworkRpcUsageMetricsResult, GetPrimaryNetworkRpcUsageMetricsError>
  /**
   * Returns how the data service was used, over time.
   *
   * `GET /v1/apiUsageMetrics`
   *
   * @param parameters.orgId Only usage of this organisation.
   * @param parameters.startTimestamp Only usage from this moment on, in Unix seconds, rounded down to 00:00 UTC of its
   * day.
   * @param parameters.endTimestamp Only usage up to this moment, in Unix seconds, rounded down to 00:00 UTC of its day.
   * @param parameters.timeInterval The interval that each entry sums up.
   * @param parameters.groupBy What to group by.
   * @param parameters.chainId Only requests about this chain.
   * @param parameters.responseCode Only requests answered with this status.
   * @param parameters.requestType Only requests to the data service, or only those to its RPC.
   * @param parameters.apiKeyId Only requests with this key.
   * @param parameters.requestPath Only requests to this path.
   * @throws BadRequestError 400: Invalid parameter of the API usage.
   * @throws UnauthorizedError 401: A key is required here and none was sent.
   * @throws ForbiddenError 403: The key is valid but has no privilege for this.
   * @throws NotFoundError 404: The path is mistyped, or what it names was moved, was deleted or does not exist.
   * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
   * to a temporary block.
   * @throws InternalServerError 500: The server failed in a way that it did not foresee.
   * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
   * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
   * subnets may work.
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
  ): ResponsePromise<GetApiUsageMetricsResult, GetApiUsageMetricsError>
  /**
   * Lists the supported EVM chains. The list is not paged.
   *
   * `GET /v1/chains`
   *
   * @param parameters.network Only items of this network. `fuji` and `testnet` both denote the test network.
   * @param parameters.feature Only chains for which the service does this.
   * @throws BadRequestError 400: Invalid network.
   * @throws UnauthorizedError 401: A key is required here and none was sent.
   * @throws ForbiddenError 403: The key is valid but has no privilege for this.
   * @throws NotFoundError 404: The path is mistyped, or what it names was moved, was deleted or does not exist.
   * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
   * to a temporary block.
   * @throws InternalServerError 500: The server failed in a way that it did not foresee.
   * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
   * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
   * subnets may work.
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
  ): ResponsePromise<ListChainsResult, ListChainsError>
  /**
   * Returns one supported EVM chain.
   *
   * `GET /v1/chains/{chainId}`
   *
   * @param parameters.chainId A supported chain, by its EVM chain ID or its blockchain ID.
   * @throws BadRequestError 400: Invalid chain.
   * @throws UnauthorizedError 401: A key is required here and none was sent.
   * @throws ForbiddenError 403: The key is valid but has no privilege for this.
   * @throws NotFoundError 404: The chain, or what is asked of it, does not exist.
   * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
   * to a temporary block.
   * @throws InternalServerError 500: The server failed in a way that it did not foresee.
   * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
   * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
   * subnets may work.
   * @example
   * ```ts
   * import { createDataClient } from "@serac/data"
   *
   * // A data service of your own: `serac up` starts one.
   * const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
   * const result = await client.getChain({ chainId: "43114" })
   * ```
   */
  getChain(parameters: GetChainParameters, options?: CallOptions): ResponsePromise<GetChainResult, GetChainError>
  /**
   * Returns one asset of the X-Chain.
   *
   * `GET /v1/networks/{network}/blockchains/{blockchainId}/assets/{assetId}`
   *
   * @param parameters.network The network. `fuji` and `testnet` both denote the test network.
   * @param parameters.blockchainId The X-Chain, by its alias `x-chain` or its blockchain ID.
   * @param parameters.assetId Any asset of the X-Chain.
   * @throws BadRequestError 400: Invalid network, chain or asset.
   * @throws UnauthorizedError 401: A key is required here and none was sent.
   * @throws ForbiddenError 403: The key is valid but has no privilege for this.
   * @throws NotFoundError 404: The asset or its chain does not exist.
   * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
   * to a temporary block.
   * @throws InternalServerError 500: The server failed in a way that it did not foresee.
   * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
   * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
   * subnets may work.
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
  getAsset(parameters: GetAssetParameters, options?: CallOptions): ResponsePromise<GetAssetResult, GetAssetError>
  /**
   * Lists the validations of one node on all subnets, newest first unless sorted otherwise.
   *
   * `GET /v1/networks/{network}/validators/{nodeId}`
   *
   * @param parameters.network The network. `fuji` and `testnet` both denote the test network.
   * @param parameters.nodeId The node.
   * @param parameters.pageToken Where to go on; the `nextPageToken` of the answer before. Without it the first page is
   * returned.
   * @param parameters.pageSize Most items on the page. 10 when omitted.
   * @param parameters.validationStatus Only validators of this status. All when omitted.
   * @param parameters.sortOrder Ascending or descending, by timestamp or by `sortBy` where that is given.
   * @throws BadRequestError 400: Invalid network, node, filter or order.
   * @throws UnauthorizedError 401: A key is required here and none was sent.
   * @throws ForbiddenError 403: The key is valid but has no privilege for this.
   * @throws NotFoundError 404: The service has no such network.
   * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
   * to a temporary block.
   * @throws InternalServerError 500: The server failed in a way that it did not foresee.
   * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
   * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
   * subnets may work.
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
  ): Pages<ListNodeValidationsResult, Validator, ListNodeValidationsError>
  /**
   * Lists the delegators, newest first unless sorted otherwise.
   *
   * `GET /v1/networks/{network}/delegators`
   *
   * @param parameters.network The network. `fuji` and `testnet` both denote the test network.
   * @param parameters.pageToken Where to go on; the `nextPageToken` of the answer before. Without it the first page is
   * returned.
   * @param parameters.pageSize Most items on the page. 10 when omitted.
   * @param parameters.rewardAddresses Only delegators that reward one of these addresses, separated by commas, 256 at
   * most. Each starts with the network's prefix, optionally after `P-`, `X-` or `C-`.
   * @param parameters.sortOrder Ascending or descending, by timestamp or by `sortBy` where that is given.
   * @param parameters.delegationStatus Only delegators of this status. All when omitted.
   * @param parameters.nodeIds Only of these nodes, by their whole IDs, separated by commas, 256 at most.
   * @throws BadRequestError 400: Invalid filter or order of the list of delegators.
   * @throws UnauthorizedError 401: A key is required here and none was sent.
   * @throws ForbiddenError 403: The key is valid but has no privilege for this.
   * @throws NotFoundError 404: The service has no such network.
   * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
   * to a temporary block.
   * @throws InternalServerError 500: The server failed in a way that it did not foresee.
   * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
   * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
   * subnets may work.
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
  ): Pages<ListDelegatorsResult, Delegator, ListDelegatorsError>
  /**
   * Lists the validators of L1s, newest first. Those that are inactive, as their balance is used up, or that were
   * removed are left out unless `includeInactiveL1Validators` is given.
   *
   * `GET /v1/networks/{network}/l1Validators`
   *
   * @param parameters.network The network. `fuji` and `testnet` both denote the test network.
   * @param parameters.pageToken Where to go on; the `nextPageToken` of the answer before. Without it the first page is
   * returned.
   * @param parameters.pageSize Most items on the page. 10 when omitted.
   * @param parameters.l1ValidationId Only this validation.
   * @param parameters.includeInactiveL1Validators Whether to list those too that are inactive or were removed.
   * @param parameters.nodeId Only validations of this node.
   * @param parameters.subnetId Only validators of this L1. Those of all L1s when omitted.
   * @throws BadRequestError 400: Invalid filter of the list of L1 validators.
   * @throws UnauthorizedError 401: A key is required here and none was sent.
   * @throws ForbiddenError 403: The key is valid but has no privilege for this.
   * @throws NotFoundError 404: The service has no such network.
   * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
   * to a temporary block.
   * @throws InternalServerError 500: The server failed in a way that it did not foresee.
   * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
   * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
   * subnets may work.
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
  ): Pages<ListL1ValidatorsResult, L1Validator, ListL1ValidatorsError>
  /**
   * Lists the transactions of a chain of the primary network, newest first unless sorted otherwise; of the C-Chain its
   * atomic ones.
   *
   * `GET /v1/networks/{network}/blockchains/{blockchainId}/transactions`
   *
   * @param parameters.network The network. `fuji` and `testnet` both denote the test network.
   * @param parameters.blockchainId A chain of the primary network, by its alias or its blockchain ID.
   * @param parameters.addresses Only transactions that consume or create something of these addresses or name them,
   * separated by commas, 256 at most; with `txTypes` at most 2048 pairs of an address and a type. Each starts with the
   * network's prefix (`avax` on mainnet, `fuji` on the test network, `local` or `custom` on one's own), optionally
   * after `P-`, `X-` or `C-`. For the C-Chain also addresses of its accounts, in hexadecimal after `0x`.
   * @param parameters.txTypes Only transactions of these types, 32 at most. Repeat the parameter for several, or
   * separate them by commas. The set of types grows, so others pass.
   * @param parameters.startTimestamp Only items after this moment, in Unix seconds.
   * @param parameters.endTimestamp Only items before this moment, in Unix seconds.
   * @param parameters.pageToken Where to go on; the `nextPageToken` of the answer before. Without it the first page is
   * returned.
   * @param parameters.pageSize Most items on the page. 10 when omitted.
   * @param parameters.sortOrder Ascending or descending, by timestamp or by `sortBy` where that is given.
   * @throws BadRequestError 400: Invalid parameter of the list of transactions.
   * @throws UnauthorizedError 401: A key is required here and none was sent.
   * @throws ForbiddenError 403: The key is valid but has no privilege for this.
   * @throws NotFoundError 404: The blockchain does not exist.
   * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
   * to a temporary block.
   * @throws InternalServerError 500: The server failed in a way that it did not foresee.
   * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
   * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
   * subnets may work.
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
  ): Pages<ListLatestPrimaryNetworkTransactionsResult, PrimaryNetworkTransaction, ListLatestPrimaryNetworkTransactionsError>
  /**
   * Returns one transaction of a chain of the primary network; of the C-Chain an atomic one.
   *
   * `GET /v1/networks/{network}/blockchains/{blockchainId}/transactions/{txHash}`
   *
   * @param parameters.network The network. `fuji` and `testnet` both denote the test network.
   * @param parameters.blockchainId A chain of the primary network, by its alias or its blockchain ID.
   * @param parameters.txHash A transaction of the chain.
   * @throws BadRequestError 400: Invalid network, chain or transaction hash.
   * @throws UnauthorizedError 401: A key is required here and none was sent.
   * @throws ForbiddenError 403: The key is valid but has no privilege for this.
   * @throws NotFoundError 404: The transaction or its chain does not exist.
   * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
   * to a temporary block.
   * @throws InternalServerError 500: The server failed in a way that it did not foresee.
   * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
   * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
   * subnets may work.
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
  ): ResponsePromise<GetPrimaryNetworkTransactionResult, GetPrimaryNetworkTransactionError>
  /**
   * Lists the blocks of a chain of the primary network, newest first; of the C-Chain those that hold atomic
   * transactions.
   *
   * `GET /v1/networks/{network}/blockchains/{blockchainId}/blocks`
   *
   * @param parameters.network The network. `fuji` and `testnet` both denote the test network.
   * @param parameters.blockchainId A chain of the primary network, by its alias or its blockchain ID.
   * @param parameters.startTimestamp Only items after this moment, in Unix seconds.
   * @param parameters.endTimestamp Only items before this moment, in Unix seconds.
   * @param parameters.pageToken Where to go on; the `nextPageToken` of the answer before. Without it the first page is
   * returned.
   * @param parameters.pageSize Most items on the page. 10 when omitted.
   * @throws BadRequestError 400: Invalid parameter of the list of blocks.
   * @throws UnauthorizedError 401: A key is required here and none was sent.
   * @throws ForbiddenError 403: The key is valid but has no privilege for this.
   * @throws NotFoundError 404: The blockchain does not exist.
   * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
   * to a temporary block.
   * @throws InternalServerError 500: The server failed in a way that it did not foresee.
   * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
   * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
   * subnets may work.
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
  ): Pages<ListLatestPrimaryNetworkBlocksResult, PrimaryNetworkBlock, ListLatestPrimaryNetworkBlocksError>
  /**
   * Returns one block of a chain of the primary network.
   *
   * `GET /v1/networks/{network}/blockchains/{blockchainId}/blocks/{blockId}`
   *
   * @param parameters.network The network. `fuji` and `testnet` both denote the test network.
   * @param parameters.blockchainId A chain of the primary network, by its alias or its blockchain ID.
   * @param parameters.blockId The block's height, or its identifier; of the C-Chain its hash.
   * @throws BadRequestError 400: Invalid network, chain or block.
   * @throws UnauthorizedError 401: A key is required here and none was sent.
   * @throws ForbiddenError 403: The key is valid but has no privilege for this.
   * @throws NotFoundError 404: The block or its chain does not exist.
   * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
   * to a temporary block.
   * @throws InternalServerError 500: The server failed in a way that it did not foresee.
   * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
   * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
   * subnets may work.
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
  ): ResponsePromise<GetPrimaryNetworkBlockResult, GetPrimaryNetworkBlockError>
  /**
   * Returns what addresses own on a chain of the primary network, by what can be done with it. Of the C-Chain only what
   * is on its way to it or from it: what its accounts hold is not in UTXOs.
   *
   * `GET /v1/networks/{network}/blockchains/{blockchainId}/balances`
   *
   * @param parameters.network The network. `fuji` and `testnet` both denote the test network.
   * @param parameters.blockchainId A chain of the primary network, by its alias or its blockchain ID.
   * @param parameters.addresses Addresses, separated by commas, 256 at most. Each starts with the network's prefix
   * (`avax` on mainnet, `fuji` on the test network, `local` or `custom` on one's own), optionally after `P-`, `X-` or
   * `C-`. A UTXO of several of them counts once.
   * @throws BadRequestError 400: Invalid network, chain or address.
   * @throws UnauthorizedError 401: A key is required here and none was sent.
   * @throws ForbiddenError 403: The key is valid but has no privilege for this.
   * @throws NotFoundError 404: The blockchain does not exist.
   * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
   * to a temporary block.
   * @throws InternalServerError 500: The server failed in a way that it did not foresee.
   * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
   * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
   * subnets may work.
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
  ): ResponsePromise<GetPrimaryNetworkBalancesResult, GetPrimaryNetworkBalancesError>
  /**
   * Lists the subnets, newest first unless sorted otherwise. The primary network is none of them.
   *
   * `GET /v1/networks/{network}/subnets`
   *
   * @param parameters.network The network. `fuji` and `testnet` both denote the test network.
   * @param parameters.pageToken Where to go on; the `nextPageToken` of the answer before. Without it the first page is
   * returned.
   * @param parameters.pageSize Most items on the page. 100 when omitted.
   * @param parameters.sortOrder Ascending or descending, by timestamp or by `sortBy` where that is given.
   * @throws BadRequestError 400: Invalid network, order or page.
   * @throws UnauthorizedError 401: A key is required here and none was sent.
   * @throws ForbiddenError 403: The key is valid but has no privilege for this.
   * @throws NotFoundError 404: The service has no such network.
   * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
   * to a temporary block.
   * @throws InternalServerError 500: The server failed in a way that it did not foresee.
   * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
   * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
   * subnets may work.
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
  ): Pages<ListSubnetsResult, Subnet, ListSubnetsError>
  /**
   * Returns one subnet.
   *
   * `GET /v1/networks/{network}/subnets/{subnetId}`
   *
   * @param parameters.network The network. `fuji` and `testnet` both denote the test network.
   * @param parameters.subnetId A subnet.
   * @throws BadRequestError 400: Invalid network or subnet.
   * @throws UnauthorizedError 401: A key is required here and none was sent.
   * @throws ForbiddenError 403: The key is valid but has no privilege for this.
   * @throws NotFoundError 404: The subnet does not exist.
   * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
   * to a temporary block.
   * @throws InternalServerError 500: The server failed in a way that it did not foresee.
   * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
   * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
   * subnets may work.
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
  getSubnet(parameters: GetSubnetParameters, options?: CallOptions): ResponsePromise<GetSubnetResult, GetSubnetError>
  /**
   * Lists the blockchains that transactions of the P-Chain created, newest first unless sorted otherwise.
   *
   * `GET /v1/networks/{network}/blockchains`
   *
   * @param parameters.network The network. `fuji` and `testnet` both denote the test network.
   * @param parameters.pageToken Where to go on; the `nextPageToken` of the answer before. Without it the first page is
   * returned.
   * @param parameters.pageSize Most items on the page. 100 when omitted.
   * @param parameters.sortOrder Ascending or descending, by timestamp or by `sortBy` where that is given.
   * @throws BadRequestError 400: Invalid network, order or page.
   * @throws UnauthorizedError 401: A key is required here and none was sent.
   * @throws ForbiddenError 403: The key is valid but has no privilege for this.
   * @throws NotFoundError 404: The service has no such network.
   * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
   * to a temporary block.
   * @throws InternalServerError 500: The server failed in a way that it did not foresee.
   * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
   * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
   * subnets may work.
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
  ): Pages<ListBlockchainsResult, Blockchain, ListBlockchainsError>
  /**
   * Returns one blockchain.
   *
   * `GET /v1/networks/{network}/blockchains/{blockchainId}`
   *
   * @param parameters.network The network. `fuji` and `testnet` both denote the test network.
   * @param parameters.blockchainId A blockchain.
   * @throws BadRequestError 400: Invalid network or blockchain.
   * @throws UnauthorizedError 401: A key is required here and none was sent.
   * @throws ForbiddenError 403: The key is valid but has no privilege for this.
   * @throws NotFoundError 404: The blockchain does not exist.
   * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
   * to a temporary block.
   * @throws InternalServerError 500: The server failed in a way that it did not foresee.
   * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
   * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
   * subnets may work.
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
  ): ResponsePromise<GetBlockchainResult, GetBlockchainError>
  /**
   * Lists the rewards that were paid to addresses or for nodes, newest first unless sorted otherwise.
   *
   * `GET /v1/networks/{network}/rewards`
   *
   * @param parameters.network The network. `fuji` and `testnet` both denote the test network.
   * @param parameters.addresses Only rewards of these addresses, separated by commas, 256 at most. Each starts with the
   * network's prefix, optionally after `P-`, `X-` or `C-`. At least one of `addresses` and `nodeIds` must be given.
   * @param parameters.pageToken Where to go on; the `nextPageToken` of the answer before. Without it the first page is
   * returned.
   * @param parameters.pageSize Most items on the page. 10 when omitted.
   * @param parameters.nodeIds Only of these nodes, by their whole IDs, separated by commas, 256 at most.
   * @param parameters.sortOrder Ascending or descending, by timestamp or by `sortBy` where that is given.
   * @param parameters.currency The currency of `historicalPrice`. `usd` when omitted.
   * @throws BadRequestError 400: Invalid filter or order of the list of rewards.
   * @throws UnauthorizedError 401: A key is required here and none was sent.
   * @throws ForbiddenError 403: The key is valid but has no privilege for this.
   * @throws NotFoundError 404: The service has no such network.
   * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
   * to a temporary block.
   * @throws InternalServerError 500: The server failed in a way that it did not foresee.
   * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
   * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
   * subnets may work.
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
  ): Pages<ListHistoricalRewardsResult, HistoricalReward, ListHistoricalRewardsError>
  /**
   * Lists the rewards that active stakers can expect, by their transaction, newest first unless sorted otherwise.
   *
   * `GET /v1/networks/{network}/rewards:listPending`
   *
   * @param parameters.network The network. `fuji` and `testnet` both denote the test network.
   * @param parameters.addresses Only rewards of these addresses, separated by commas, 256 at most. Each starts with the
   * network's prefix, optionally after `P-`, `X-` or `C-`. At least one of `addresses` and `nodeIds` must be given.
   * @param parameters.pageToken Where to go on; the `nextPageToken` of the answer before. Without it the first page is
   * returned.
   * @param parameters.pageSize Most items on the page. 10 when omitted.
   * @param parameters.nodeIds Only of these nodes, by their whole IDs, separated by commas, 256 at most.
   * @param parameters.sortOrder Ascending or descending, by timestamp or by `sortBy` where that is given.
   * @throws BadRequestError 400: Invalid filter or order of the list of rewards.
   * @throws UnauthorizedError 401: A key is required here and none was sent.
   * @throws ForbiddenError 403: The key is valid but has no privilege for this.
   * @throws NotFoundError 404: The service has no such network.
   * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
   * to a temporary block.
   * @throws InternalServerError 500: The server failed in a way that it did not foresee.
   * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
   * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
   * subnets may work.
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
  ): Pages<ListPendingRewardsResult, PendingReward, ListPendingRewardsError>
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
 *   body: { message: "0x0000000005394a1c1f2e8b6a1f0d8e3c5b7a9d0e1f2a3b4c5d6e7f8091a2b3..." },
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
 *   body: { message: "0x0000000005394a1c1f2e8b6a1f0d8e3c5b7a9d0e1f2a3b4c5d6e7f8091a2b3..." },
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
    listErc721Transfers: (parameters, options) => listErc721Transfers(core, parameters, options),
    listTokenTransfers: (parameters, options) => listTokenTransfers(core, parameters, options),
    listLatestTransactions: (parameters, options) => listLatestTransactions(core, parameters, options),
    listContractDeployments: (parameters, options) => listContractDeployments(core, parameters, options),
    listNftTokens: (parameters, options) => listNftTokens(core, parameters, options),
    reindexNft: (parameters, options) => reindexNft(core, parameters, options),
    listLatestBlocks: (parameters, options) => listLatestBlocks(core, parameters, options),
    getBlock: (parameters, options) => getBlock(core, parameters, options),
    listIcmMessages: (parameters, options) => listIcmMessages(core, parameters, options),
    listLatestTransactionsAllChains: (parameters, options) =>
      listLatestTransactionsAllChains(core, parameters, options),
    getPrimaryNetworkRpcUsageMetrics: (parameters, options) =>
      getPrimaryNetworkRpcUsageMetrics(core, parameters, options),
    getApiUsageMetrics: (parameters, options) => getApiUsageMetrics(core, parameters, options),
    listChains: (parameters, options) => listChains(core, parameters, options),
    getChain: (parameters, options) => getChain(core, parameters, options),
    getAsset: (parameters, options) => getAsset(core, parameters, options),
    listNodeValidations: (parameters, options) => listNodeValidations(core, parameters, options),
    listDelegators: (parameters, options) => listDelegators(core, parameters, options),
    listL1Validators: (parameters, options) => listL1Validators(core, parameters, options),
    listLatestPrimaryNetworkTransactions: (parameters, options) =>
      listLatestPrimaryNetworkTransactions(core, parameters, options),
    getPrimaryNetworkTransaction: (parameters, options) => getPrimaryNetworkTransaction(core, parameters, options),
    listLatestPrimaryNetworkBlocks: (parameters, options) => listLatestPrimaryNetworkBlocks(core, parameters, options),
    getPrimaryNetworkBlock: (parameters, options) => getPrimaryNetworkBlock(core, parameters, options),
    getPrimaryNetworkBalances: (parameters, options) => getPrimaryNetworkBalances(core, parameters, options),
    listSubnets: (parameters, options) => listSubnets(core, parameters, options),
    getSubnet: (parameters, options) => getSubnet(core, parameters, options),
    listBlockchains: (parameters, options) => listBlockchains(core, parameters, options),
    getBlockchain: (parameters, options) => getBlockchain(core, parameters, options),
    listHistoricalRewards: (parameters, options) => listHistoricalRewards(core, parameters, options),
    listPendingRewards: (parameters, options) => listPendingRewards(core, parameters, options),
  }
}
