// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import { type CallOptions, createRestCore, type RestCore, type RestOptions } from "@serac/rest"
import { aggregateSignatures, type AggregateSignaturesParameters } from "./aggregate-signatures.ts"
import { getAggregatedSignatures, type GetAggregatedSignaturesParameters } from "./get-aggregated-signatures.ts"
import { getApiUsageMetrics, type GetApiUsageMetricsParameters } from "./get-api-usage-metrics.ts"
import { getAsset, type GetAssetParameters } from "./get-asset.ts"
import { getBlock, type GetBlockParameters } from "./get-block.ts"
import { getBlockchain, type GetBlockchainParameters } from "./get-blockchain.ts"
import { getChain, type GetChainParameters } from "./get-chain.ts"
import { getPrimaryNetworkBalances, type GetPrimaryNetworkBalancesParameters } from "./get-primary-network-balances.ts"
import { getPrimaryNetworkBlock, type GetPrimaryNetworkBlockParameters } from "./get-primary-network-block.ts"
import {
  getPrimaryNetworkRpcUsageMetrics,
  type GetPrimaryNetworkRpcUsageMetricsParameters,
} from "./get-primary-network-rpc-usage-metrics.ts"
import {
  getPrimaryNetworkTransaction,
  type GetPrimaryNetworkTransactionParameters,
} from "./get-primary-network-transaction.ts"
import { getSubnet, type GetSubnetParameters } from "./get-subnet.ts"
import { listAssetTransactions, type ListAssetTransactionsParameters } from "./list-asset-transactions.ts"
import { listBlockchains, type ListBlockchainsParameters } from "./list-blockchains.ts"
import { listChains, type ListChainsParameters } from "./list-chains.ts"
import { listContractDeployments, type ListContractDeploymentsParameters } from "./list-contract-deployments.ts"
import { listDelegators, type ListDelegatorsParameters } from "./list-delegators.ts"
import { listErc721Transfers, type ListErc721TransfersParameters } from "./list-erc721-transfers.ts"
import { listHistoricalRewards, type ListHistoricalRewardsParameters } from "./list-historical-rewards.ts"
import { listIcmMessages, type ListIcmMessagesParameters } from "./list-icm-messages.ts"
import { listL1Validators, type ListL1ValidatorsParameters } from "./list-l1-validators.ts"
import { listLatestBlocks, type ListLatestBlocksParameters } from "./list-latest-blocks.ts"
import {
  listLatestPrimaryNetworkBlocks,
  type ListLatestPrimaryNetworkBlocksParameters,
} from "./list-latest-primary-network-blocks.ts"
import {
  listLatestPrimaryNetworkTransactions,
  type ListLatestPrimaryNetworkTransactionsParameters,
} from "./list-latest-primary-network-transactions.ts"
import { listLatestTransactions, type ListLatestTransactionsParameters } from "./list-latest-transactions.ts"
import {
  listLatestTransactionsAllChains,
  type ListLatestTransactionsAllChainsParameters,
} from "./list-latest-transactions-all-chains.ts"
import { listNftTokens, type ListNftTokensParameters } from "./list-nft-tokens.ts"
import { listNodeValidations, type ListNodeValidationsParameters } from "./list-node-validations.ts"
import { listPendingRewards, type ListPendingRewardsParameters } from "./list-pending-rewards.ts"
import { listSubnets, type ListSubnetsParameters } from "./list-subnets.ts"
import { listTokenTransfers, type ListTokenTransfersParameters } from "./list-token-transfers.ts"
import { listUtxos, type ListUtxosParameters } from "./list-utxos.ts"
import { listValidators, type ListValidatorsParameters } from "./list-validators.ts"
import { reindexNft, type ReindexNftParameters } from "./reindex-nft.ts"
import type { paths } from "./types.ts"

/** What the functions of this package take first. */
export type DataCore = RestCore<paths>

/** The core with every operation as a method; the functions of this package take it as well. */
export interface DataClient extends DataCore {
  /** Aggregate signatures. */
  aggregateSignatures(
    parameters: AggregateSignaturesParameters,
    options?: CallOptions,
  ): ReturnType<typeof aggregateSignatures>
  /** Get aggregated signatures. */
  getAggregatedSignatures(
    parameters: GetAggregatedSignaturesParameters,
    options?: CallOptions,
  ): ReturnType<typeof getAggregatedSignatures>
  /** List asset transactions. */
  listAssetTransactions(
    parameters: ListAssetTransactionsParameters,
    options?: CallOptions,
  ): ReturnType<typeof listAssetTransactions>
  /** List validators. */
  listValidators(parameters: ListValidatorsParameters, options?: CallOptions): ReturnType<typeof listValidators>
  /** List UTXOs. */
  listUtxos(parameters: ListUtxosParameters, options?: CallOptions): ReturnType<typeof listUtxos>
  /** List ERC-721 transfers of an address. */
  listErc721Transfers(
    parameters: ListErc721TransfersParameters,
    options?: CallOptions,
  ): ReturnType<typeof listErc721Transfers>
  /** List transfers of a token. */
  listTokenTransfers(
    parameters: ListTokenTransfersParameters,
    options?: CallOptions,
  ): ReturnType<typeof listTokenTransfers>
  /** List latest transactions of a chain. */
  listLatestTransactions(
    parameters: ListLatestTransactionsParameters,
    options?: CallOptions,
  ): ReturnType<typeof listLatestTransactions>
  /** List contract deployments. */
  listContractDeployments(
    parameters: ListContractDeploymentsParameters,
    options?: CallOptions,
  ): ReturnType<typeof listContractDeployments>
  /** List NFT tokens. */
  listNftTokens(parameters: ListNftTokensParameters, options?: CallOptions): ReturnType<typeof listNftTokens>
  /** Reindex an NFT. */
  reindexNft(parameters: ReindexNftParameters, options?: CallOptions): ReturnType<typeof reindexNft>
  /** List latest blocks. */
  listLatestBlocks(parameters: ListLatestBlocksParameters, options?: CallOptions): ReturnType<typeof listLatestBlocks>
  /** Get a block. */
  getBlock(parameters: GetBlockParameters, options?: CallOptions): ReturnType<typeof getBlock>
  /** List ICM messages of an address. */
  listIcmMessages(parameters: ListIcmMessagesParameters, options?: CallOptions): ReturnType<typeof listIcmMessages>
  /** List latest transactions of all chains. */
  listLatestTransactionsAllChains(
    parameters?: ListLatestTransactionsAllChainsParameters,
    options?: CallOptions,
  ): ReturnType<typeof listLatestTransactionsAllChains>
  /** Get primary-network RPC usage. */
  getPrimaryNetworkRpcUsageMetrics(
    parameters: GetPrimaryNetworkRpcUsageMetricsParameters,
    options?: CallOptions,
  ): ReturnType<typeof getPrimaryNetworkRpcUsageMetrics>
  /** Get API usage. */
  getApiUsageMetrics(
    parameters?: GetApiUsageMetricsParameters,
    options?: CallOptions,
  ): ReturnType<typeof getApiUsageMetrics>
  /** List chains. */
  listChains(parameters?: ListChainsParameters, options?: CallOptions): ReturnType<typeof listChains>
  /** Get a chain. */
  getChain(parameters: GetChainParameters, options?: CallOptions): ReturnType<typeof getChain>
  /** Get an asset. */
  getAsset(parameters: GetAssetParameters, options?: CallOptions): ReturnType<typeof getAsset>
  /** List the validations of a node. */
  listNodeValidations(
    parameters: ListNodeValidationsParameters,
    options?: CallOptions,
  ): ReturnType<typeof listNodeValidations>
  /** List delegators. */
  listDelegators(parameters: ListDelegatorsParameters, options?: CallOptions): ReturnType<typeof listDelegators>
  /** List L1 validators. */
  listL1Validators(parameters: ListL1ValidatorsParameters, options?: CallOptions): ReturnType<typeof listL1Validators>
  /** List primary-network transactions. */
  listLatestPrimaryNetworkTransactions(
    parameters: ListLatestPrimaryNetworkTransactionsParameters,
    options?: CallOptions,
  ): ReturnType<typeof listLatestPrimaryNetworkTransactions>
  /** Get a primary-network transaction. */
  getPrimaryNetworkTransaction(
    parameters: GetPrimaryNetworkTransactionParameters,
    options?: CallOptions,
  ): ReturnType<typeof getPrimaryNetworkTransaction>
  /** List primary-network blocks. */
  listLatestPrimaryNetworkBlocks(
    parameters: ListLatestPrimaryNetworkBlocksParameters,
    options?: CallOptions,
  ): ReturnType<typeof listLatestPrimaryNetworkBlocks>
  /** Get a primary-network block. */
  getPrimaryNetworkBlock(
    parameters: GetPrimaryNetworkBlockParameters,
    options?: CallOptions,
  ): ReturnType<typeof getPrimaryNetworkBlock>
  /** Get balances. */
  getPrimaryNetworkBalances(
    parameters: GetPrimaryNetworkBalancesParameters,
    options?: CallOptions,
  ): ReturnType<typeof getPrimaryNetworkBalances>
  /** List subnets. */
  listSubnets(parameters: ListSubnetsParameters, options?: CallOptions): ReturnType<typeof listSubnets>
  /** Get a subnet. */
  getSubnet(parameters: GetSubnetParameters, options?: CallOptions): ReturnType<typeof getSubnet>
  /** List blockchains. */
  listBlockchains(parameters: ListBlockchainsParameters, options?: CallOptions): ReturnType<typeof listBlockchains>
  /** Get a blockchain. */
  getBlockchain(parameters: GetBlockchainParameters, options?: CallOptions): ReturnType<typeof getBlockchain>
  /** List paid rewards. */
  listHistoricalRewards(
    parameters: ListHistoricalRewardsParameters,
    options?: CallOptions,
  ): ReturnType<typeof listHistoricalRewards>
  /** List expected rewards. */
  listPendingRewards(
    parameters: ListPendingRewardsParameters,
    options?: CallOptions,
  ): ReturnType<typeof listPendingRewards>
}

/**
 * A core alone: with it a bundler keeps only the operations that are imported.
 *
 * @example
 * ```ts
 * import { aggregateSignatures, createDataCore } from "@serac/data"
 *
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * const result = await aggregateSignatures(client, {
 *   network: "mainnet",
 *   body: { message: "0x0000000005394a1c1f2e8b6a1f0d8e3c5b7a9d0e1f2a3b4c5d6e7f8091a2b3..." },
 * })
 * ```
 */
export function createDataCore(options: RestOptions): DataCore {
  return createRestCore<paths>(options, { security: { kind: "header", name: "x-data-api-key" } })
}

/**
 * A core with every operation of this package as a method.
 *
 * @example
 * ```ts
 * import { createDataClient } from "@serac/data"
 *
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
