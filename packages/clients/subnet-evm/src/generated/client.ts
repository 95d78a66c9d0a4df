// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import { batching, createRpcCore, positional, type RpcCallOptions, type RpcCore, type RpcOptions } from "@serac/rpc"
import { accounts } from "./accounts.ts"
import { avaxGetAtomicTx } from "./avax-get-atomic-tx.ts"
import { avaxGetAtomicTxStatus } from "./avax-get-atomic-tx-status.ts"
import { avaxGetUTXOs } from "./avax-get-utxos.ts"
import { avaxIssueTx } from "./avax-issue-tx.ts"
import { baseFee } from "./base-fee.ts"
import { blobBaseFee } from "./blob-base-fee.ts"
import { blockNumber } from "./block-number.ts"
import { callDetailed } from "./call-detailed.ts"
import { capabilities } from "./capabilities.ts"
import { chainId } from "./chain-id.ts"
import { coinbase } from "./coinbase.ts"
import { config } from "./config.ts"
import { createAccessList } from "./create-access-list.ts"
import { debugTraceBlockByHash } from "./debug-trace-block-by-hash.ts"
import { debugTraceBlockByNumber } from "./debug-trace-block-by-number.ts"
import { debugTraceTransaction } from "./debug-trace-transaction.ts"
import { estimateGas } from "./estimate-gas.ts"
import { ethCall } from "./eth-call.ts"
import { feeConfig } from "./fee-config.ts"
import { feeHistory } from "./fee-history.ts"
import { fillTransaction } from "./fill-transaction.ts"
import { gasPrice } from "./gas-price.ts"
import { getActivePrecompilesAt } from "./get-active-precompiles-at.ts"
import { getActiveRulesAt } from "./get-active-rules-at.ts"
import { getBadBlocks } from "./get-bad-blocks.ts"
import { getBalance } from "./get-balance.ts"
import { getBlockAccessList } from "./get-block-access-list.ts"
import { getBlockByHash } from "./get-block-by-hash.ts"
import { getBlockByNumber } from "./get-block-by-number.ts"
import { getBlockReceipts } from "./get-block-receipts.ts"
import { getBlockTransactionCountByHash } from "./get-block-transaction-count-by-hash.ts"
import { getBlockTransactionCountByNumber } from "./get-block-transaction-count-by-number.ts"
import { getChainConfig } from "./get-chain-config.ts"
import { getCode } from "./get-code.ts"
import { getFilterChanges } from "./get-filter-changes.ts"
import { getFilterLogs } from "./get-filter-logs.ts"
import { getHeaderByHash } from "./get-header-by-hash.ts"
import { getHeaderByNumber } from "./get-header-by-number.ts"
import { getLogs } from "./get-logs.ts"
import { getProof } from "./get-proof.ts"
import { getRawTransactionByBlockHashAndIndex } from "./get-raw-transaction-by-block-hash-and-index.ts"
import { getRawTransactionByBlockNumberAndIndex } from "./get-raw-transaction-by-block-number-and-index.ts"
import { getRawTransactionByHash } from "./get-raw-transaction-by-hash.ts"
import { getStorageAt } from "./get-storage-at.ts"
import { getStorageValues } from "./get-storage-values.ts"
import { getTransactionByBlockHashAndIndex } from "./get-transaction-by-block-hash-and-index.ts"
import { getTransactionByBlockNumberAndIndex } from "./get-transaction-by-block-number-and-index.ts"
import { getTransactionByHash } from "./get-transaction-by-hash.ts"
import { getTransactionCount } from "./get-transaction-count.ts"
import { getTransactionReceipt } from "./get-transaction-receipt.ts"
import { getUncleByBlockHashAndIndex } from "./get-uncle-by-block-hash-and-index.ts"
import { getUncleByBlockNumberAndIndex } from "./get-uncle-by-block-number-and-index.ts"
import { getUncleCountByBlockHash } from "./get-uncle-count-by-block-hash.ts"
import { getUncleCountByBlockNumber } from "./get-uncle-count-by-block-number.ts"
import { maxPriorityFeePerGas } from "./max-priority-fee-per-gas.ts"
import type { SubnetEvmMethods } from "./methods.ts"
import { netListening } from "./net-listening.ts"
import { netPeerCount } from "./net-peer-count.ts"
import { netVersion } from "./net-version.ts"
import { newBlockFilter } from "./new-block-filter.ts"
import { newFilter } from "./new-filter.ts"
import { newPendingTransactionFilter } from "./new-pending-transaction-filter.ts"
import { pendingTransactions } from "./pending-transactions.ts"
import { protocolVersion } from "./protocol-version.ts"
import { describeMethods } from "./request.ts"
import { resend } from "./resend.ts"
import { rpcModules } from "./rpc-modules.ts"
import { sendRawTransaction } from "./send-raw-transaction.ts"
import { sendTransaction } from "./send-transaction.ts"
import { sign } from "./sign.ts"
import { signTransaction } from "./sign-transaction.ts"
import { simulateV1 } from "./simulate-v1.ts"
import { suggestPriceOptions } from "./suggest-price-options.ts"
import { syncing } from "./syncing.ts"
import { txpoolContent } from "./txpool-content.ts"
import { txpoolContentFrom } from "./txpool-content-from.ts"
import { txpoolInspect } from "./txpool-inspect.ts"
import { txpoolStatus } from "./txpool-status.ts"
import { uninstallFilter } from "./uninstall-filter.ts"
import { validatorsGetCurrentValidators } from "./validators-get-current-validators.ts"
import { warpGetBlockAggregateSignature } from "./warp-get-block-aggregate-signature.ts"
import { warpGetBlockSignature } from "./warp-get-block-signature.ts"
import { warpGetMessage } from "./warp-get-message.ts"
import { warpGetMessageAggregateSignature } from "./warp-get-message-aggregate-signature.ts"
import { warpGetMessageSignature } from "./warp-get-message-signature.ts"
import { web3ClientVersion } from "./web3-client-version.ts"
import { web3Sha3 } from "./web3-sha3.ts"
import type {
  AccountsParams,
  AvaxGetAtomicTxParams,
  AvaxGetAtomicTxStatusParams,
  AvaxGetUTXOsParams,
  AvaxIssueTxParams,
  BaseFeeParams,
  BlobBaseFeeParams,
  BlockNumberParams,
  CallDetailedParams,
  CapabilitiesParams,
  ChainIdParams,
  CoinbaseParams,
  ConfigParams,
  CreateAccessListParams,
  DebugTraceBlockByHashParams,
  DebugTraceBlockByNumberParams,
  DebugTraceTransactionParams,
  EstimateGasParams,
  EthCallParams,
  FeeConfigParams,
  FeeHistoryParams,
  FillTransactionParams,
  GasPriceParams,
  GetActivePrecompilesAtParams,
  GetActiveRulesAtParams,
  GetBadBlocksParams,
  GetBalanceParams,
  GetBlockAccessListParams,
  GetBlockByHashParams,
  GetBlockByNumberParams,
  GetBlockReceiptsParams,
  GetBlockTransactionCountByHashParams,
  GetBlockTransactionCountByNumberParams,
  GetChainConfigParams,
  GetCodeParams,
  GetFilterChangesParams,
  GetFilterLogsParams,
  GetHeaderByHashParams,
  GetHeaderByNumberParams,
  GetLogsParams,
  GetProofParams,
  GetRawTransactionByBlockHashAndIndexParams,
  GetRawTransactionByBlockNumberAndIndexParams,
  GetRawTransactionByHashParams,
  GetStorageAtParams,
  GetStorageValuesParams,
  GetTransactionByBlockHashAndIndexParams,
  GetTransactionByBlockNumberAndIndexParams,
  GetTransactionByHashParams,
  GetTransactionCountParams,
  GetTransactionReceiptParams,
  GetUncleByBlockHashAndIndexParams,
  GetUncleByBlockNumberAndIndexParams,
  GetUncleCountByBlockHashParams,
  GetUncleCountByBlockNumberParams,
  MaxPriorityFeePerGasParams,
  NetListeningParams,
  NetPeerCountParams,
  NetVersionParams,
  NewBlockFilterParams,
  NewFilterParams,
  NewPendingTransactionFilterParams,
  PendingTransactionsParams,
  ProtocolVersionParams,
  ResendParams,
  RpcModulesParams,
  SendRawTransactionParams,
  SendTransactionParams,
  SignParams,
  SignTransactionParams,
  SimulateV1Params,
  SuggestPriceOptionsParams,
  SyncingParams,
  TxpoolContentFromParams,
  TxpoolContentParams,
  TxpoolInspectParams,
  TxpoolStatusParams,
  UninstallFilterParams,
  ValidatorsGetCurrentValidatorsParams,
  WarpGetBlockAggregateSignatureParams,
  WarpGetBlockSignatureParams,
  WarpGetMessageAggregateSignatureParams,
  WarpGetMessageParams,
  WarpGetMessageSignatureParams,
  Web3ClientVersionParams,
  Web3Sha3Params,
} from "./types.ts"

/** What the functions of this package take first. */
export type SubnetEvmCore = RpcCore

/** The core with every operation as a method; the functions of this package take it as well. */
export interface SubnetEvmClient extends RpcCore<SubnetEvmMethods> {
  /** Get the chain ID. */
  chainId(parameters?: ChainIdParams, options?: RpcCallOptions): ReturnType<typeof chainId>
  /** Get the block number. */
  blockNumber(parameters?: BlockNumberParams, options?: RpcCallOptions): ReturnType<typeof blockNumber>
  /** Get the sync status. */
  syncing(parameters?: SyncingParams, options?: RpcCallOptions): ReturnType<typeof syncing>
  /** Get the fee recipient. */
  coinbase(parameters?: CoinbaseParams, options?: RpcCallOptions): ReturnType<typeof coinbase>
  /** Get the chain configuration. */
  getChainConfig(parameters?: GetChainConfigParams, options?: RpcCallOptions): ReturnType<typeof getChainConfig>
  /** Get the active rules. */
  getActiveRulesAt(parameters?: GetActiveRulesAtParams, options?: RpcCallOptions): ReturnType<typeof getActiveRulesAt>
  /**
   * Get the active precompiles.
   *
   * @deprecated; use `eth_getActiveRulesAt`
   */
  getActivePrecompilesAt(
    parameters?: GetActivePrecompilesAtParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof getActivePrecompilesAt>
  /** Get the fee configuration. */
  feeConfig(parameters?: FeeConfigParams, options?: RpcCallOptions): ReturnType<typeof feeConfig>
  /** Get the gas price. */
  gasPrice(parameters?: GasPriceParams, options?: RpcCallOptions): ReturnType<typeof gasPrice>
  /** Get the base fee. */
  baseFee(parameters?: BaseFeeParams, options?: RpcCallOptions): ReturnType<typeof baseFee>
  /** Get the suggested tip. */
  maxPriorityFeePerGas(
    parameters?: MaxPriorityFeePerGasParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof maxPriorityFeePerGas>
  /** Get the fee history. */
  feeHistory(parameters: FeeHistoryParams, options?: RpcCallOptions): ReturnType<typeof feeHistory>
  /** Get price options. */
  suggestPriceOptions(
    parameters?: SuggestPriceOptionsParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof suggestPriceOptions>
  /** Get a balance. */
  getBalance(parameters: GetBalanceParams, options?: RpcCallOptions): ReturnType<typeof getBalance>
  /** Get the code. */
  getCode(parameters: GetCodeParams, options?: RpcCallOptions): ReturnType<typeof getCode>
  /** Get a word of storage. */
  getStorageAt(parameters: GetStorageAtParams, options?: RpcCallOptions): ReturnType<typeof getStorageAt>
  /** Get the nonce. */
  getTransactionCount(
    parameters: GetTransactionCountParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof getTransactionCount>
  /** Get proofs of an account. */
  getProof(parameters: GetProofParams, options?: RpcCallOptions): ReturnType<typeof getProof>
  /** Call a contract. */
  ethCall(parameters: EthCallParams, options?: RpcCallOptions): ReturnType<typeof ethCall>
  /** Call a contract, in detail. */
  callDetailed(parameters: CallDetailedParams, options?: RpcCallOptions): ReturnType<typeof callDetailed>
  /** Estimate gas. */
  estimateGas(parameters: EstimateGasParams, options?: RpcCallOptions): ReturnType<typeof estimateGas>
  /** Create an access list. */
  createAccessList(parameters: CreateAccessListParams, options?: RpcCallOptions): ReturnType<typeof createAccessList>
  /** Get a block by number. */
  getBlockByNumber(parameters: GetBlockByNumberParams, options?: RpcCallOptions): ReturnType<typeof getBlockByNumber>
  /** Get a block by hash. */
  getBlockByHash(parameters: GetBlockByHashParams, options?: RpcCallOptions): ReturnType<typeof getBlockByHash>
  /** Get a header by number. */
  getHeaderByNumber(parameters: GetHeaderByNumberParams, options?: RpcCallOptions): ReturnType<typeof getHeaderByNumber>
  /** Get a header by hash. */
  getHeaderByHash(parameters: GetHeaderByHashParams, options?: RpcCallOptions): ReturnType<typeof getHeaderByHash>
  /** Get the receipts of a block. */
  getBlockReceipts(parameters: GetBlockReceiptsParams, options?: RpcCallOptions): ReturnType<typeof getBlockReceipts>
  /** Count the transactions of a block by hash. */
  getBlockTransactionCountByHash(
    parameters: GetBlockTransactionCountByHashParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof getBlockTransactionCountByHash>
  /** Count the transactions of a block by number. */
  getBlockTransactionCountByNumber(
    parameters: GetBlockTransactionCountByNumberParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof getBlockTransactionCountByNumber>
  /** Get an uncle by block hash. */
  getUncleByBlockHashAndIndex(
    parameters: GetUncleByBlockHashAndIndexParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof getUncleByBlockHashAndIndex>
  /** Get an uncle by block number. */
  getUncleByBlockNumberAndIndex(
    parameters: GetUncleByBlockNumberAndIndexParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof getUncleByBlockNumberAndIndex>
  /** Count the uncles of a block by hash. */
  getUncleCountByBlockHash(
    parameters: GetUncleCountByBlockHashParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof getUncleCountByBlockHash>
  /** Count the uncles of a block by number. */
  getUncleCountByBlockNumber(
    parameters: GetUncleCountByBlockNumberParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof getUncleCountByBlockNumber>
  /** List bad blocks. */
  getBadBlocks(parameters?: GetBadBlocksParams, options?: RpcCallOptions): ReturnType<typeof getBadBlocks>
  /** Get a transaction. */
  getTransactionByHash(
    parameters: GetTransactionByHashParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof getTransactionByHash>
  /** Get a transaction by block hash. */
  getTransactionByBlockHashAndIndex(
    parameters: GetTransactionByBlockHashAndIndexParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof getTransactionByBlockHashAndIndex>
  /** Get a transaction by block number. */
  getTransactionByBlockNumberAndIndex(
    parameters: GetTransactionByBlockNumberAndIndexParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof getTransactionByBlockNumberAndIndex>
  /** Get an encoded transaction. */
  getRawTransactionByHash(
    parameters: GetRawTransactionByHashParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof getRawTransactionByHash>
  /** Get an encoded transaction by block hash. */
  getRawTransactionByBlockHashAndIndex(
    parameters: GetRawTransactionByBlockHashAndIndexParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof getRawTransactionByBlockHashAndIndex>
  /** Get an encoded transaction by block number. */
  getRawTransactionByBlockNumberAndIndex(
    parameters: GetRawTransactionByBlockNumberAndIndexParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof getRawTransactionByBlockNumberAndIndex>
  /** Get a receipt. */
  getTransactionReceipt(
    parameters: GetTransactionReceiptParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof getTransactionReceipt>
  /** List pending transactions. */
  pendingTransactions(
    parameters?: PendingTransactionsParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof pendingTransactions>
  /** Send a signed transaction. */
  sendRawTransaction(
    parameters: SendRawTransactionParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof sendRawTransaction>
  /** Sign and send a transaction. */
  sendTransaction(parameters: SendTransactionParams, options?: RpcCallOptions): ReturnType<typeof sendTransaction>
  /** Fill in a transaction. */
  fillTransaction(parameters: FillTransactionParams, options?: RpcCallOptions): ReturnType<typeof fillTransaction>
  /** Sign a message. */
  sign(parameters: SignParams, options?: RpcCallOptions): ReturnType<typeof sign>
  /** Sign a transaction. */
  signTransaction(parameters: SignTransactionParams, options?: RpcCallOptions): ReturnType<typeof signTransaction>
  /** Resend a transaction. */
  resend(parameters: ResendParams, options?: RpcCallOptions): ReturnType<typeof resend>
  /** List logs. */
  getLogs(parameters: GetLogsParams, options?: RpcCallOptions): ReturnType<typeof getLogs>
  /** Create a log filter. */
  newFilter(parameters: NewFilterParams, options?: RpcCallOptions): ReturnType<typeof newFilter>
  /** Create a block filter. */
  newBlockFilter(parameters?: NewBlockFilterParams, options?: RpcCallOptions): ReturnType<typeof newBlockFilter>
  /** Create a filter of pending transactions. */
  newPendingTransactionFilter(
    parameters?: NewPendingTransactionFilterParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof newPendingTransactionFilter>
  /** Poll a filter. */
  getFilterChanges(parameters: GetFilterChangesParams, options?: RpcCallOptions): ReturnType<typeof getFilterChanges>
  /** List the logs of a filter. */
  getFilterLogs(parameters: GetFilterLogsParams, options?: RpcCallOptions): ReturnType<typeof getFilterLogs>
  /** Remove a filter. */
  uninstallFilter(parameters: UninstallFilterParams, options?: RpcCallOptions): ReturnType<typeof uninstallFilter>
  /** Get the network ID. */
  netVersion(parameters?: NetVersionParams, options?: RpcCallOptions): ReturnType<typeof netVersion>
  /** Check whether the node listens. */
  netListening(parameters?: NetListeningParams, options?: RpcCallOptions): ReturnType<typeof netListening>
  /** Count the peers. */
  netPeerCount(parameters?: NetPeerCountParams, options?: RpcCallOptions): ReturnType<typeof netPeerCount>
  /** Get the client version. */
  web3ClientVersion(
    parameters?: Web3ClientVersionParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof web3ClientVersion>
  /** Hash bytes. */
  web3Sha3(parameters: Web3Sha3Params, options?: RpcCallOptions): ReturnType<typeof web3Sha3>
  /** List the namespaces. */
  rpcModules(parameters?: RpcModulesParams, options?: RpcCallOptions): ReturnType<typeof rpcModules>
  /** Count the pool. */
  txpoolStatus(parameters?: TxpoolStatusParams, options?: RpcCallOptions): ReturnType<typeof txpoolStatus>
  /** List the pool. */
  txpoolContent(parameters?: TxpoolContentParams, options?: RpcCallOptions): ReturnType<typeof txpoolContent>
  /** List the pool of one sender. */
  txpoolContentFrom(parameters: TxpoolContentFromParams, options?: RpcCallOptions): ReturnType<typeof txpoolContentFrom>
  /** List the pool as text. */
  txpoolInspect(parameters?: TxpoolInspectParams, options?: RpcCallOptions): ReturnType<typeof txpoolInspect>
  /** Trace a transaction. */
  debugTraceTransaction(
    parameters: DebugTraceTransactionParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof debugTraceTransaction>
  /** Trace a block by number. */
  debugTraceBlockByNumber(
    parameters: DebugTraceBlockByNumberParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof debugTraceBlockByNumber>
  /** Trace a block by hash. */
  debugTraceBlockByHash(
    parameters: DebugTraceBlockByHashParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof debugTraceBlockByHash>
  /** Get a Warp message. */
  warpGetMessage(parameters: WarpGetMessageParams, options?: RpcCallOptions): ReturnType<typeof warpGetMessage>
  /** Sign a Warp message. */
  warpGetMessageSignature(
    parameters: WarpGetMessageSignatureParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof warpGetMessageSignature>
  /** Collect signatures of a Warp message. */
  warpGetMessageAggregateSignature(
    parameters: WarpGetMessageAggregateSignatureParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof warpGetMessageAggregateSignature>
  /** Sign a block. */
  warpGetBlockSignature(
    parameters: WarpGetBlockSignatureParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof warpGetBlockSignature>
  /** Collect signatures of a block. */
  warpGetBlockAggregateSignature(
    parameters: WarpGetBlockAggregateSignatureParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof warpGetBlockAggregateSignature>
  /** List the current validators. */
  validatorsGetCurrentValidators(
    parameters?: ValidatorsGetCurrentValidatorsParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof validatorsGetCurrentValidators>
  /** List atomic UTXOs. */
  avaxGetUTXOs(parameters: AvaxGetUTXOsParams, options?: RpcCallOptions): ReturnType<typeof avaxGetUTXOs>
  /** Get an atomic transaction. */
  avaxGetAtomicTx(parameters: AvaxGetAtomicTxParams, options?: RpcCallOptions): ReturnType<typeof avaxGetAtomicTx>
  /** Get the status of an atomic transaction. */
  avaxGetAtomicTxStatus(
    parameters: AvaxGetAtomicTxStatusParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof avaxGetAtomicTxStatus>
  /** Issue an atomic transaction. */
  avaxIssueTx(parameters: AvaxIssueTxParams, options?: RpcCallOptions): ReturnType<typeof avaxIssueTx>
  /** List the node's accounts. */
  accounts(parameters?: AccountsParams, options?: RpcCallOptions): ReturnType<typeof accounts>
  /** Get the blob base fee. */
  blobBaseFee(parameters?: BlobBaseFeeParams, options?: RpcCallOptions): ReturnType<typeof blobBaseFee>
  /** Get the protocol version. */
  protocolVersion(parameters?: ProtocolVersionParams, options?: RpcCallOptions): ReturnType<typeof protocolVersion>
  /** Get the node's fork configuration. */
  config(parameters?: ConfigParams, options?: RpcCallOptions): ReturnType<typeof config>
  /** Get the node's capabilities. */
  capabilities(parameters?: CapabilitiesParams, options?: RpcCallOptions): ReturnType<typeof capabilities>
  /** Get words of storage. */
  getStorageValues(parameters: GetStorageValuesParams, options?: RpcCallOptions): ReturnType<typeof getStorageValues>
  /** Get the access list of a block. */
  getBlockAccessList(
    parameters: GetBlockAccessListParams,
    options?: RpcCallOptions,
  ): ReturnType<typeof getBlockAccessList>
  /** Simulate blocks. */
  simulateV1(parameters: SimulateV1Params, options?: RpcCallOptions): ReturnType<typeof simulateV1>
}

/**
 * A core alone: with it a bundler keeps only the operations that are imported. It sends each call by itself, unless its
 * options say `dialect: batching`.
 *
 * @example
 * ```ts
 * import { chainId, createSubnetEvmCore } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ url: "http://127.0.0.1:9650" })
 * const result = await chainId(client)
 * ```
 */
export function createSubnetEvmCore(options: RpcOptions): SubnetEvmCore {
  return createRpcCore(options, { path: "/ext/bc/{blockchainID}/rpc", variables: { blockchainID: "C" }, dialect: positional })
}

/**
 * A core with every operation of this package as a method.
 *
 * @example
 * ```ts
 * import { createSubnetEvmClient } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmClient({ url: "http://127.0.0.1:9650" })
 * const result = await client.chainId()
 * ```
 */
export function createSubnetEvmClient(options: RpcOptions): SubnetEvmClient {
  const core = createSubnetEvmCore({ dialect: batching, ...options })
  return {
    ...describeMethods(core),
    chainId: (parameters, options) => chainId(core, parameters, options),
    blockNumber: (parameters, options) => blockNumber(core, parameters, options),
    syncing: (parameters, options) => syncing(core, parameters, options),
    coinbase: (parameters, options) => coinbase(core, parameters, options),
    getChainConfig: (parameters, options) => getChainConfig(core, parameters, options),
    getActiveRulesAt: (parameters, options) => getActiveRulesAt(core, parameters, options),
    getActivePrecompilesAt: (parameters, options) => getActivePrecompilesAt(core, parameters, options),
    feeConfig: (parameters, options) => feeConfig(core, parameters, options),
    gasPrice: (parameters, options) => gasPrice(core, parameters, options),
    baseFee: (parameters, options) => baseFee(core, parameters, options),
    maxPriorityFeePerGas: (parameters, options) => maxPriorityFeePerGas(core, parameters, options),
    feeHistory: (parameters, options) => feeHistory(core, parameters, options),
    suggestPriceOptions: (parameters, options) => suggestPriceOptions(core, parameters, options),
    getBalance: (parameters, options) => getBalance(core, parameters, options),
    getCode: (parameters, options) => getCode(core, parameters, options),
    getStorageAt: (parameters, options) => getStorageAt(core, parameters, options),
    getTransactionCount: (parameters, options) => getTransactionCount(core, parameters, options),
    getProof: (parameters, options) => getProof(core, parameters, options),
    ethCall: (parameters, options) => ethCall(core, parameters, options),
    callDetailed: (parameters, options) => callDetailed(core, parameters, options),
    estimateGas: (parameters, options) => estimateGas(core, parameters, options),
    createAccessList: (parameters, options) => createAccessList(core, parameters, options),
    getBlockByNumber: (parameters, options) => getBlockByNumber(core, parameters, options),
    getBlockByHash: (parameters, options) => getBlockByHash(core, parameters, options),
    getHeaderByNumber: (parameters, options) => getHeaderByNumber(core, parameters, options),
    getHeaderByHash: (parameters, options) => getHeaderByHash(core, parameters, options),
    getBlockReceipts: (parameters, options) => getBlockReceipts(core, parameters, options),
    getBlockTransactionCountByHash: (parameters, options) => getBlockTransactionCountByHash(core, parameters, options),
    getBlockTransactionCountByNumber: (parameters, options) =>
      getBlockTransactionCountByNumber(core, parameters, options),
    getUncleByBlockHashAndIndex: (parameters, options) => getUncleByBlockHashAndIndex(core, parameters, options),
    getUncleByBlockNumberAndIndex: (parameters, options) => getUncleByBlockNumberAndIndex(core, parameters, options),
    getUncleCountByBlockHash: (parameters, options) => getUncleCountByBlockHash(core, parameters, options),
    getUncleCountByBlockNumber: (parameters, options) => getUncleCountByBlockNumber(core, parameters, options),
    getBadBlocks: (parameters, options) => getBadBlocks(core, parameters, options),
    getTransactionByHash: (parameters, options) => getTransactionByHash(core, parameters, options),
    getTransactionByBlockHashAndIndex: (parameters, options) =>
      getTransactionByBlockHashAndIndex(core, parameters, options),
    getTransactionByBlockNumberAndIndex: (parameters, options) =>
      getTransactionByBlockNumberAndIndex(core, parameters, options),
    getRawTransactionByHash: (parameters, options) => getRawTransactionByHash(core, parameters, options),
    getRawTransactionByBlockHashAndIndex: (parameters, options) =>
      getRawTransactionByBlockHashAndIndex(core, parameters, options),
    getRawTransactionByBlockNumberAndIndex: (parameters, options) =>
      getRawTransactionByBlockNumberAndIndex(core, parameters, options),
    getTransactionReceipt: (parameters, options) => getTransactionReceipt(core, parameters, options),
    pendingTransactions: (parameters, options) => pendingTransactions(core, parameters, options),
    sendRawTransaction: (parameters, options) => sendRawTransaction(core, parameters, options),
    sendTransaction: (parameters, options) => sendTransaction(core, parameters, options),
    fillTransaction: (parameters, options) => fillTransaction(core, parameters, options),
    sign: (parameters, options) => sign(core, parameters, options),
    signTransaction: (parameters, options) => signTransaction(core, parameters, options),
    resend: (parameters, options) => resend(core, parameters, options),
    getLogs: (parameters, options) => getLogs(core, parameters, options),
    newFilter: (parameters, options) => newFilter(core, parameters, options),
    newBlockFilter: (parameters, options) => newBlockFilter(core, parameters, options),
    newPendingTransactionFilter: (parameters, options) => newPendingTransactionFilter(core, parameters, options),
    getFilterChanges: (parameters, options) => getFilterChanges(core, parameters, options),
    getFilterLogs: (parameters, options) => getFilterLogs(core, parameters, options),
    uninstallFilter: (parameters, options) => uninstallFilter(core, parameters, options),
    netVersion: (parameters, options) => netVersion(core, parameters, options),
    netListening: (parameters, options) => netListening(core, parameters, options),
    netPeerCount: (parameters, options) => netPeerCount(core, parameters, options),
    web3ClientVersion: (parameters, options) => web3ClientVersion(core, parameters, options),
    web3Sha3: (parameters, options) => web3Sha3(core, parameters, options),
    rpcModules: (parameters, options) => rpcModules(core, parameters, options),
    txpoolStatus: (parameters, options) => txpoolStatus(core, parameters, options),
    txpoolContent: (parameters, options) => txpoolContent(core, parameters, options),
    txpoolContentFrom: (parameters, options) => txpoolContentFrom(core, parameters, options),
    txpoolInspect: (parameters, options) => txpoolInspect(core, parameters, options),
    debugTraceTransaction: (parameters, options) => debugTraceTransaction(core, parameters, options),
    debugTraceBlockByNumber: (parameters, options) => debugTraceBlockByNumber(core, parameters, options),
    debugTraceBlockByHash: (parameters, options) => debugTraceBlockByHash(core, parameters, options),
    warpGetMessage: (parameters, options) => warpGetMessage(core, parameters, options),
    warpGetMessageSignature: (parameters, options) => warpGetMessageSignature(core, parameters, options),
    warpGetMessageAggregateSignature: (parameters, options) =>
      warpGetMessageAggregateSignature(core, parameters, options),
    warpGetBlockSignature: (parameters, options) => warpGetBlockSignature(core, parameters, options),
    warpGetBlockAggregateSignature: (parameters, options) => warpGetBlockAggregateSignature(core, parameters, options),
    validatorsGetCurrentValidators: (parameters, options) => validatorsGetCurrentValidators(core, parameters, options),
    avaxGetUTXOs: (parameters, options) => avaxGetUTXOs(core, parameters, options),
    avaxGetAtomicTx: (parameters, options) => avaxGetAtomicTx(core, parameters, options),
    avaxGetAtomicTxStatus: (parameters, options) => avaxGetAtomicTxStatus(core, parameters, options),
    avaxIssueTx: (parameters, options) => avaxIssueTx(core, parameters, options),
    accounts: (parameters, options) => accounts(core, parameters, options),
    blobBaseFee: (parameters, options) => blobBaseFee(core, parameters, options),
    protocolVersion: (parameters, options) => protocolVersion(core, parameters, options),
    config: (parameters, options) => config(core, parameters, options),
    capabilities: (parameters, options) => capabilities(core, parameters, options),
    getStorageValues: (parameters, options) => getStorageValues(core, parameters, options),
    getBlockAccessList: (parameters, options) => getBlockAccessList(core, parameters, options),
    simulateV1: (parameters, options) => simulateV1(core, parameters, options),
  }
}
