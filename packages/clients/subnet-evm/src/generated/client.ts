// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import {
  batching,
  createRpcCore,
  positional,
  type RpcCallOptions,
  type RpcCore,
  type RpcDefaults,
  type RpcOptions,
} from "@serac/client/rpc"
import { avaxGetAtomicTx } from "./avax-get-atomic-tx.ts"
import { avaxGetAtomicTxStatus } from "./avax-get-atomic-tx-status.ts"
import { avaxGetUTXOs } from "./avax-get-utxos.ts"
import { avaxIssueTx } from "./avax-issue-tx.ts"
import { baseFee } from "./base-fee.ts"
import { blobBaseFee } from "./blob-base-fee.ts"
import { blockNumber } from "./block-number.ts"
import { callDetailed } from "./call-detailed.ts"
import { chainId } from "./chain-id.ts"
import { createAccessList } from "./create-access-list.ts"
import { debugAccountRange } from "./debug-account-range.ts"
import { debugDumpBlock } from "./debug-dump-block.ts"
import { debugGetAccessibleState } from "./debug-get-accessible-state.ts"
import { debugGetModifiedAccountsByHash } from "./debug-get-modified-accounts-by-hash.ts"
import { debugGetModifiedAccountsByNumber } from "./debug-get-modified-accounts-by-number.ts"
import { debugGetRawBlock } from "./debug-get-raw-block.ts"
import { debugGetRawHeader } from "./debug-get-raw-header.ts"
import { debugGetRawReceipts } from "./debug-get-raw-receipts.ts"
import { debugGetRawTransaction } from "./debug-get-raw-transaction.ts"
import { debugIntermediateRoots } from "./debug-intermediate-roots.ts"
import { debugPreimage } from "./debug-preimage.ts"
import { debugPrintBlock } from "./debug-print-block.ts"
import { debugStandardTraceBlockToFile } from "./debug-standard-trace-block-to-file.ts"
import { debugStorageRangeAt } from "./debug-storage-range-at.ts"
import { debugTraceBadBlock } from "./debug-trace-bad-block.ts"
import { debugTraceBlock } from "./debug-trace-block.ts"
import { debugTraceBlockByHash } from "./debug-trace-block-by-hash.ts"
import { debugTraceBlockByNumber } from "./debug-trace-block-by-number.ts"
import { debugTraceCall } from "./debug-trace-call.ts"
import { debugTraceTransaction } from "./debug-trace-transaction.ts"
import { estimateGas } from "./estimate-gas.ts"
import { ethAccounts } from "./eth-accounts.ts"
import { ethCall } from "./eth-call.ts"
import { ethCapabilities } from "./eth-capabilities.ts"
import { ethCoinbase } from "./eth-coinbase.ts"
import { ethConfig } from "./eth-config.ts"
import { ethResend } from "./eth-resend.ts"
import { ethSign } from "./eth-sign.ts"
import { ethSubscribe } from "./eth-subscribe.ts"
import { ethSyncing } from "./eth-syncing.ts"
import { ethUnsubscribe } from "./eth-unsubscribe.ts"
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
import * as operations from "./operations.ts"
import { pendingTransactions } from "./pending-transactions.ts"
import { protocolVersion } from "./protocol-version.ts"
import { rpcModules } from "./rpc-modules.ts"
import { sendRawTransaction } from "./send-raw-transaction.ts"
import { sendTransaction } from "./send-transaction.ts"
import { signTransaction } from "./sign-transaction.ts"
import { simulateV1 } from "./simulate-v1.ts"
import { suggestPriceOptions } from "./suggest-price-options.ts"
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
  AvaxGetAtomicTxParams,
  AvaxGetAtomicTxResult,
  AvaxGetAtomicTxStatusParams,
  AvaxGetAtomicTxStatusResult,
  AvaxGetUTXOsParams,
  AvaxGetUTXOsResult,
  AvaxIssueTxParams,
  AvaxIssueTxResult,
  BaseFeeParams,
  BaseFeeResult,
  BlobBaseFeeParams,
  BlobBaseFeeResult,
  BlockNumberParams,
  BlockNumberResult,
  BlockWithHashes,
  BlockWithTransactions,
  CallDetailedParams,
  CallDetailedResult,
  ChainIdParams,
  ChainIdResult,
  CreateAccessListParams,
  CreateAccessListResult,
  DebugAccountRangeParams,
  DebugAccountRangeResult,
  DebugDumpBlockParams,
  DebugDumpBlockResult,
  DebugGetAccessibleStateParams,
  DebugGetAccessibleStateResult,
  DebugGetModifiedAccountsByHashParams,
  DebugGetModifiedAccountsByHashResult,
  DebugGetModifiedAccountsByNumberParams,
  DebugGetModifiedAccountsByNumberResult,
  DebugGetRawBlockParams,
  DebugGetRawBlockResult,
  DebugGetRawHeaderParams,
  DebugGetRawHeaderResult,
  DebugGetRawReceiptsParams,
  DebugGetRawReceiptsResult,
  DebugGetRawTransactionParams,
  DebugGetRawTransactionResult,
  DebugIntermediateRootsParams,
  DebugIntermediateRootsResult,
  DebugPreimageParams,
  DebugPreimageResult,
  DebugPrintBlockParams,
  DebugPrintBlockResult,
  DebugStandardTraceBlockToFileParams,
  DebugStandardTraceBlockToFileResult,
  DebugStorageRangeAtParams,
  DebugStorageRangeAtResult,
  DebugTraceBadBlockParams,
  DebugTraceBadBlockResult,
  DebugTraceBlockByHashParams,
  DebugTraceBlockByHashResult,
  DebugTraceBlockByNumberParams,
  DebugTraceBlockByNumberResult,
  DebugTraceBlockParams,
  DebugTraceBlockResult,
  DebugTraceCallParams,
  DebugTraceCallResult,
  DebugTraceTransactionParams,
  DebugTraceTransactionResult,
  EstimateGasParams,
  EstimateGasResult,
  EthAccountsParams,
  EthAccountsResult,
  EthCallParams,
  EthCallResult,
  EthCapabilitiesParams,
  EthCapabilitiesResult,
  EthCoinbaseParams,
  EthCoinbaseResult,
  EthConfigParams,
  EthConfigResult,
  EthResendParams,
  EthResendResult,
  EthSignParams,
  EthSignResult,
  EthSubscribeParams,
  EthSubscribeResult,
  EthSyncingParams,
  EthSyncingResult,
  EthUnsubscribeParams,
  EthUnsubscribeResult,
  FeeConfigParams,
  FeeConfigResult,
  FeeHistoryParams,
  FeeHistoryResult,
  FillTransactionParams,
  FillTransactionResult,
  GasPriceParams,
  GasPriceResult,
  GetActivePrecompilesAtParams,
  GetActivePrecompilesAtResult,
  GetActiveRulesAtParams,
  GetActiveRulesAtResult,
  GetBadBlocksParams,
  GetBadBlocksResult,
  GetBalanceParams,
  GetBalanceResult,
  GetBlockAccessListParams,
  GetBlockAccessListResult,
  GetBlockByHashParams,
  GetBlockByHashResult,
  GetBlockByNumberParams,
  GetBlockByNumberResult,
  GetBlockReceiptsParams,
  GetBlockReceiptsResult,
  GetBlockTransactionCountByHashParams,
  GetBlockTransactionCountByHashResult,
  GetBlockTransactionCountByNumberParams,
  GetBlockTransactionCountByNumberResult,
  GetChainConfigParams,
  GetChainConfigResult,
  GetCodeParams,
  GetCodeResult,
  GetFilterChangesParams,
  GetFilterChangesResult,
  GetFilterLogsParams,
  GetFilterLogsResult,
  GetHeaderByHashParams,
  GetHeaderByHashResult,
  GetHeaderByNumberParams,
  GetHeaderByNumberResult,
  GetLogsParams,
  GetLogsResult,
  GetProofParams,
  GetProofResult,
  GetRawTransactionByBlockHashAndIndexParams,
  GetRawTransactionByBlockHashAndIndexResult,
  GetRawTransactionByBlockNumberAndIndexParams,
  GetRawTransactionByBlockNumberAndIndexResult,
  GetRawTransactionByHashParams,
  GetRawTransactionByHashResult,
  GetStorageAtParams,
  GetStorageAtResult,
  GetStorageValuesParams,
  GetStorageValuesResult,
  GetTransactionByBlockHashAndIndexParams,
  GetTransactionByBlockHashAndIndexResult,
  GetTransactionByBlockNumberAndIndexParams,
  GetTransactionByBlockNumberAndIndexResult,
  GetTransactionByHashParams,
  GetTransactionByHashResult,
  GetTransactionCountParams,
  GetTransactionCountResult,
  GetTransactionReceiptParams,
  GetTransactionReceiptResult,
  GetUncleByBlockHashAndIndexParams,
  GetUncleByBlockHashAndIndexResult,
  GetUncleByBlockNumberAndIndexParams,
  GetUncleByBlockNumberAndIndexResult,
  GetUncleCountByBlockHashParams,
  GetUncleCountByBlockHashResult,
  GetUncleCountByBlockNumberParams,
  GetUncleCountByBlockNumberResult,
  MaxPriorityFeePerGasParams,
  MaxPriorityFeePerGasResult,
  NetListeningParams,
  NetListeningResult,
  NetPeerCountParams,
  NetPeerCountResult,
  NetVersionParams,
  NetVersionResult,
  NewBlockFilterParams,
  NewBlockFilterResult,
  NewFilterParams,
  NewFilterResult,
  NewPendingTransactionFilterParams,
  NewPendingTransactionFilterResult,
  PendingTransactionsParams,
  PendingTransactionsResult,
  ProtocolVersionParams,
  ProtocolVersionResult,
  RpcModulesParams,
  RpcModulesResult,
  SendRawTransactionParams,
  SendRawTransactionResult,
  SendTransactionParams,
  SendTransactionResult,
  SignTransactionParams,
  SignTransactionResult,
  SimulateV1Params,
  SimulateV1Result,
  SuggestPriceOptionsParams,
  SuggestPriceOptionsResult,
  TxpoolContentFromParams,
  TxpoolContentFromResult,
  TxpoolContentParams,
  TxpoolContentResult,
  TxpoolInspectParams,
  TxpoolInspectResult,
  TxpoolStatusParams,
  TxpoolStatusResult,
  UninstallFilterParams,
  UninstallFilterResult,
  ValidatorsGetCurrentValidatorsParams,
  ValidatorsGetCurrentValidatorsResult,
  WarpGetBlockAggregateSignatureParams,
  WarpGetBlockAggregateSignatureResult,
  WarpGetBlockSignatureParams,
  WarpGetBlockSignatureResult,
  WarpGetMessageAggregateSignatureParams,
  WarpGetMessageAggregateSignatureResult,
  WarpGetMessageParams,
  WarpGetMessageResult,
  WarpGetMessageSignatureParams,
  WarpGetMessageSignatureResult,
  Web3ClientVersionParams,
  Web3ClientVersionResult,
  Web3Sha3Params,
  Web3Sha3Result,
} from "./types.ts"

/** The first argument of every function of this package. */
export type SubnetEvmCore = RpcCore

/** The core with every operation as a method; the functions of this package take it as well. */
export interface SubnetEvmClient extends RpcCore<SubnetEvmMethods> {
  /**
   * Returns the EVM chain ID, to which transactions of this chain are bound.
   *
   * `eth_chainId` at `/ext/bc/{blockchainID}/rpc`
   *
   * @throws RpcError -32602: too many arguments, want at most {count}
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.chainId()
   * ```
   */
  chainId(parameters?: ChainIdParams, options?: RpcCallOptions): Promise<ChainIdResult>
  /**
   * Returns the number of the last accepted block; since the Helicon upgrade the C-Chain gives that of the last
   * executed one.
   *
   * `eth_blockNumber` at `/ext/bc/{blockchainID}/rpc`
   *
   * @throws RpcError -32602: non-array args
   * @throws RpcError -32602: too many arguments, want at most {count}
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.blockNumber()
   * ```
   */
  blockNumber(parameters?: BlockNumberParams, options?: RpcCallOptions): Promise<BlockNumberResult>
  /**
   * Returns whether the node is still catching up. The answer is always false, as a node that is not up to date answers
   * HTTP status 503 to every call.
   *
   * `eth_syncing` at `/ext/bc/{blockchainID}/rpc`
   *
   * @throws RpcError -32602: too many arguments, want at most {count}
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.ethSyncing()
   * ```
   */
  ethSyncing(parameters?: EthSyncingParams, options?: RpcCallOptions): Promise<EthSyncingResult>
  /** @deprecated Renamed to {@link SubnetEvmClient.ethSyncing}. */
  syncing: SubnetEvmClient["ethSyncing"]
  /**
   * Returns the address that the node names as recipient of the fees of blocks it builds.
   *
   * `eth_coinbase` at `/ext/bc/{blockchainID}/rpc`
   *
   * @throws RpcError -32602: too many arguments, want at most {count}
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.ethCoinbase()
   * ```
   */
  ethCoinbase(parameters?: EthCoinbaseParams, options?: RpcCallOptions): Promise<EthCoinbaseResult>
  /** @deprecated Renamed to {@link SubnetEvmClient.ethCoinbase}. */
  coinbase: SubnetEvmClient["ethCoinbase"]
  /**
   * Returns the chain configuration with the upgrade configuration. Part of the internal-blockchain namespace, which
   * nodes serve by default.
   *
   * `eth_getChainConfig` at `/ext/bc/{blockchainID}/rpc`
   *
   * @throws RpcError -32602: too many arguments, want at most {count}
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getChainConfig()
   * ```
   */
  getChainConfig(parameters?: GetChainConfigParams, options?: RpcCallOptions): Promise<GetChainConfigResult>
  /**
   * Returns the Ethereum rules, the network rules and the precompiles that are active at a time. Not served on the
   * C-Chain.
   *
   * `eth_getActiveRulesAt` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.timestamp A time in Unix seconds. The time of the last accepted block when omitted.
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getActiveRulesAt()
   * ```
   */
  getActiveRulesAt(parameters?: GetActiveRulesAtParams, options?: RpcCallOptions): Promise<GetActiveRulesAtResult>
  /**
   * Returns the configurations of the precompiles that are active at a time. Not served on the C-Chain.
   *
   * `eth_getActivePrecompilesAt` at `/ext/bc/{blockchainID}/rpc`
   *
   * @deprecated; use `eth_getActiveRulesAt`
   * @param parameters.timestamp A time in Unix seconds. The time of the last accepted block when omitted.
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getActivePrecompilesAt()
   * ```
   */
  getActivePrecompilesAt(
    parameters?: GetActivePrecompilesAtParams,
    options?: RpcCallOptions,
  ): Promise<GetActivePrecompilesAtResult>
  /**
   * Returns the fee configuration at a block and the block that last changed it. Not served on the C-Chain.
   *
   * `eth_feeConfig` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.block The block. `latest` when omitted.
   * @throws RpcError -32000: cannot query unfinalized data
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @throws RpcError -32602: too many arguments, want at most {count}
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @throws RpcError -32000: header for hash not found
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.feeConfig()
   * ```
   */
  feeConfig(parameters?: FeeConfigParams, options?: RpcCallOptions): Promise<FeeConfigResult>
  /**
   * Returns a gas price, in wei, at which a legacy transaction is likely to be accepted soon.
   *
   * `eth_gasPrice` at `/ext/bc/{blockchainID}/rpc`
   *
   * @throws RpcError -32602: too many arguments, want at most {count}
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.gasPrice()
   * ```
   */
  gasPrice(parameters?: GasPriceParams, options?: RpcCallOptions): Promise<GasPriceResult>
  /**
   * Returns an estimate of the base fee of the next block, in wei per unit of gas.
   *
   * `eth_baseFee` at `/ext/bc/{blockchainID}/rpc`
   *
   * @throws RpcError -32602: too many arguments, want at most {count}
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.baseFee()
   * ```
   */
  baseFee(parameters?: BaseFeeParams, options?: RpcCallOptions): Promise<BaseFeeResult>
  /**
   * Returns a priority fee, in wei per unit of gas, at which a transaction is likely to be accepted soon.
   *
   * `eth_maxPriorityFeePerGas` at `/ext/bc/{blockchainID}/rpc`
   *
   * @throws RpcError -32602: too many arguments, want at most {count}
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.maxPriorityFeePerGas()
   * ```
   */
  maxPriorityFeePerGas(
    parameters?: MaxPriorityFeePerGasParams,
    options?: RpcCallOptions,
  ): Promise<MaxPriorityFeePerGasResult>
  /**
   * Returns base fees, gas use and tips of consecutive blocks. The node may cover fewer blocks than requested.
   *
   * `eth_feeHistory` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.blockCount How many blocks to cover.
   * @param parameters.newestBlock The last block.
   * @param parameters.rewardPercentiles Percentiles of the tips of each block, weighted by gas, in rising order from 0
   * to 100. May be empty.
   * @throws RpcError -32000: invalid reward percentile: {reason}
   * @throws RpcError -32000: cannot query unfinalized data
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.feeHistory({ blockCount: "0x5", newestBlock: "latest", rewardPercentiles: [10, 50, 90] })
   * ```
   */
  feeHistory(parameters: FeeHistoryParams, options?: RpcCallOptions): Promise<FeeHistoryResult>
  /**
   * Returns fees for slow, normal and fast acceptance. Served on the C-Chain only. Null when the chain has no dynamic
   * fees.
   *
   * `eth_suggestPriceOptions` at `/ext/bc/{blockchainID}/rpc`
   *
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.suggestPriceOptions()
   * ```
   */
  suggestPriceOptions(
    parameters?: SuggestPriceOptionsParams,
    options?: RpcCallOptions,
  ): Promise<SuggestPriceOptionsResult>
  /**
   * Returns the balance of an account in wei.
   *
   * `eth_getBalance` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.address The account.
   * @param parameters.block The block whose state is read.
   * @throws RpcError -32000: cannot query unfinalized data
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @throws RpcError -32602: too many arguments, want at most {count}
   * @throws RpcError -32000: header not found
   * @throws RpcError -32000: header for hash not found
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getBalance({ address: "0xbBBb37DB3c3318952bc89C4F85E91C30e729d920", block: "latest" })
   * ```
   */
  getBalance(parameters: GetBalanceParams, options?: RpcCallOptions): Promise<GetBalanceResult>
  /**
   * Returns the code of a contract, no bytes for an account without code.
   *
   * `eth_getCode` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.address The contract.
   * @param parameters.block The block whose state is read.
   * @throws RpcError -32000: cannot query unfinalized data
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @throws RpcError -32000: header for hash not found
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getCode({ address: "0x5fE5aA387d7eA97E94A09eA5C283E51707Ed74fc", block: "latest" })
   * ```
   */
  getCode(parameters: GetCodeParams, options?: RpcCallOptions): Promise<GetCodeResult>
  /**
   * Returns the value of one slot of a contract's storage, 32 bytes.
   *
   * `eth_getStorageAt` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.address The contract.
   * @param parameters.slot The storage slot.
   * @param parameters.block The block whose state is read.
   * @throws RpcError -32000: cannot query unfinalized data
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @throws RpcError -32000: header for hash not found
   * @throws RpcError -32000: unable to decode storage key: {reason}
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getStorageAt({
   *   address: "0xD97ab97Dd806593121C7ef33c00F33Ba1F768915",
   *   slot: "0x0",
   *   block: "latest",
   * })
   * ```
   */
  getStorageAt(parameters: GetStorageAtParams, options?: RpcCallOptions): Promise<GetStorageAtResult>
  /**
   * Returns how many transactions an account has sent, which is the nonce of its next one. With the tag `pending` those
   * in the pool count too.
   *
   * `eth_getTransactionCount` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.address The account.
   * @param parameters.block The block whose state is read.
   * @throws RpcError -32000: cannot query unfinalized data
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @throws RpcError -32000: header for hash not found
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getTransactionCount({
   *   address: "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC",
   *   block: "latest",
   * })
   * ```
   */
  getTransactionCount(
    parameters: GetTransactionCountParams,
    options?: RpcCallOptions,
  ): Promise<GetTransactionCountResult>
  /**
   * Returns an account with Merkle proofs of it and of slots of its storage.
   *
   * `eth_getProof` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.address The account.
   * @param parameters.slots The storage slots. May be empty.
   * @param parameters.block The block whose state is read.
   * @throws RpcError -32000: cannot query unfinalized data
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @throws RpcError -32000: header for hash not found
   * @throws RpcError -32000: unable to decode storage key: {reason}
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getProof({
   *   address: "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC",
   *   slots: ["0x0"],
   *   block: "latest",
   * })
   * ```
   */
  getProof(parameters: GetProofParams, options?: RpcCallOptions): Promise<GetProofResult>
  /**
   * Executes a call on the state of a block without a transaction, and returns what it returned. A call that fails is a
   * JSON-RPC error.
   *
   * `eth_call` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.transaction The call.
   * @param parameters.block The block on whose state the call is executed. `latest` when omitted.
   * @param parameters.stateOverrides Accounts to override for the call.
   * @param parameters.blockOverrides Members of the block to override for the call.
   * @throws RpcError 3: execution reverted: {reason}
   * @throws RpcError 3: execution reverted
   * @throws RpcError -32000: execution reverted
   * @throws RpcError -32000: invalid opcode: {opcode}
   * @throws RpcError -32000: out of gas
   * @throws RpcError -32000: err: {reason} (supplied gas {gas})
   * @throws RpcError -32000: cannot query unfinalized data
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @throws RpcError -32000: header for hash not found
   * @throws RpcError -32000: both gasPrice and (maxFeePerGas or maxPriorityFeePerGas) specified
   * @throws RpcError -32000: account {address} has both 'state' and 'stateDiff'
   * @throws RpcError -32000: stack underflow ({size} <=> {required})
   * @throws RpcError -32000: invalid jump destination
   * @throws RpcError -32000: stack limit reached {size} ({limit})
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.ethCall({
   *   transaction: { to: "0xD97ab97Dd806593121C7ef33c00F33Ba1F768915", data: "0x06fdde03" },
   *   block: "latest",
   * })
   * ```
   */
  ethCall(parameters: EthCallParams, options?: RpcCallOptions): Promise<EthCallResult>
  /**
   * Executes a call like `eth_call` and returns the gas used too. A call that fails is answered with its error as the
   * result.
   *
   * `eth_callDetailed` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.transaction The call.
   * @param parameters.block The block on whose state the call is executed.
   * @param parameters.stateOverrides Accounts to override for the call.
   * @throws RpcError -32000: err: {reason} (supplied gas {gas})
   * @throws RpcError -32000: cannot query unfinalized data
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @throws RpcError -32000: header for hash not found
   * @throws RpcError -32000: both gasPrice and (maxFeePerGas or maxPriorityFeePerGas) specified
   * @throws RpcError -32000: account {address} has both 'state' and 'stateDiff'
   * @throws RpcError -32000: stack underflow ({size} <=> {required})
   * @throws RpcError -32000: invalid jump destination
   * @throws RpcError -32000: stack limit reached {size} ({limit})
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.callDetailed({
   *   transaction: { to: "0xD97ab97Dd806593121C7ef33c00F33Ba1F768915", data: "0x06fdde03" },
   *   block: "latest",
   * })
   * ```
   */
  callDetailed(parameters: CallDetailedParams, options?: RpcCallOptions): Promise<CallDetailedResult>
  /**
   * Returns the lowest gas limit with which a transaction succeeds.
   *
   * `eth_estimateGas` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.transaction The transaction.
   * @param parameters.block The block on whose state the call is executed. `latest` when omitted.
   * @param parameters.stateOverrides Accounts to override for the call.
   * @throws RpcError -32000: gas required exceeds allowance ({gas})
   * @throws RpcError 3: execution reverted: {reason}
   * @throws RpcError 3: execution reverted
   * @throws RpcError -32000: execution reverted
   * @throws RpcError -32000: invalid opcode: {opcode}
   * @throws RpcError -32000: out of gas
   * @throws RpcError -32000: failed with {gas} gas: {reason}
   * @throws RpcError -32000: cannot query unfinalized data
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @throws RpcError -32000: header for hash not found
   * @throws RpcError -32000: both gasPrice and (maxFeePerGas or maxPriorityFeePerGas) specified
   * @throws RpcError -32000: insufficient funds for transfer
   * @throws RpcError -32000: account {address} has both 'state' and 'stateDiff'
   * @throws RpcError -32000: stack underflow ({size} <=> {required})
   * @throws RpcError -32000: invalid jump destination
   * @throws RpcError -32000: stack limit reached {size} ({limit})
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.estimateGas({
   *   transaction: {
   *     from: "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC",
   *     to: "0x0000000000000000000000000000000000000000",
   *     value: "0x1",
   *   },
   * })
   * ```
   */
  estimateGas(parameters: EstimateGasParams, options?: RpcCallOptions): Promise<EstimateGasResult>
  /**
   * Returns the accounts and storage slots that a transaction touches, as an access list to send it with, and the gas
   * used with it.
   *
   * `eth_createAccessList` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.transaction The transaction.
   * @param parameters.block The block on whose state the call is executed. `latest` when omitted.
   * @throws RpcError -32000: failed to apply transaction: {hash} err: {reason}
   * @throws RpcError -32000: cannot query unfinalized data
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @throws RpcError -32000: header for hash not found
   * @throws RpcError -32000: both gasPrice and (maxFeePerGas or maxPriorityFeePerGas) specified
   * @throws RpcError -32000: contract creation without any data provided
   * @throws RpcError -32000: gasPrice must be non-zero after london fork
   * @throws RpcError -32000: maxFeePerGas must be non-zero
   * @throws RpcError -32000: maxFeePerGas ({maxFeePerGas}) < maxPriorityFeePerGas ({maxPriorityFeePerGas})
   * @throws RpcError -32000: chainId does not match node's (have={given}, want={chainId})
   * @throws RpcError -32000: both "data" and "input" are set and not equal. Please use "input" to pass transaction call
   * data
   * @throws RpcError -32000: stack underflow ({size} <=> {required})
   * @throws RpcError -32000: invalid jump destination
   * @throws RpcError -32000: stack limit reached {size} ({limit})
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.createAccessList({
   *   transaction: {
   *     from: "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC",
   *     to: "0xD97ab97Dd806593121C7ef33c00F33Ba1F768915",
   *     data: "0x06fdde03",
   *   },
   *   block: "latest",
   * })
   * ```
   */
  createAccessList(parameters: CreateAccessListParams, options?: RpcCallOptions): Promise<CreateAccessListResult>
  /**
   * Returns the block with a number. A number above the last accepted block is an error.
   *
   * `eth_getBlockByNumber` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.block The number or a tag.
   * @param parameters.hydrated Whether to return full transactions instead of their hashes.
   * @returns Null when the node does not have the block, such as one before its state sync.
   * @throws RpcError -32000: cannot query unfinalized data
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getBlockByNumber({ block: "latest", hydrated: false })
   * ```
   */
  getBlockByNumber(
    parameters: GetBlockByNumberParams & { hydrated: true },
    options?: RpcCallOptions,
  ): Promise<BlockWithTransactions | null>
  /**
   * Returns the block with a number. A number above the last accepted block is an error.
   *
   * `eth_getBlockByNumber` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.block The number or a tag.
   * @param parameters.hydrated Whether to return full transactions instead of their hashes.
   * @returns Null when the node does not have the block, such as one before its state sync.
   * @throws RpcError -32000: cannot query unfinalized data
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getBlockByNumber({ block: "latest", hydrated: false })
   * ```
   */
  getBlockByNumber(
    parameters: GetBlockByNumberParams & { hydrated: false },
    options?: RpcCallOptions,
  ): Promise<BlockWithHashes | null>
  /**
   * Returns the block with a number. A number above the last accepted block is an error.
   *
   * `eth_getBlockByNumber` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.block The number or a tag.
   * @param parameters.hydrated Whether to return full transactions instead of their hashes.
   * @returns Null when the node does not have the block, such as one before its state sync.
   * @throws RpcError -32000: cannot query unfinalized data
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getBlockByNumber({ block: "latest", hydrated: false })
   * ```
   */
  getBlockByNumber(parameters: GetBlockByNumberParams, options?: RpcCallOptions): Promise<GetBlockByNumberResult>
  /**
   * Returns the block with a hash.
   *
   * `eth_getBlockByHash` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.blockHash The hash.
   * @param parameters.hydrated Whether to return full transactions instead of their hashes.
   * @returns Null when there is no such block.
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getBlockByHash({
   *   blockHash: "0xb42af5d39ddda229ec0d9dd8ab9f755ce19b56cbf1b11b77b8bc033595d98712",
   *   hydrated: false,
   * })
   * ```
   */
  getBlockByHash(
    parameters: GetBlockByHashParams & { hydrated: true },
    options?: RpcCallOptions,
  ): Promise<BlockWithTransactions | null>
  /**
   * Returns the block with a hash.
   *
   * `eth_getBlockByHash` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.blockHash The hash.
   * @param parameters.hydrated Whether to return full transactions instead of their hashes.
   * @returns Null when there is no such block.
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getBlockByHash({
   *   blockHash: "0xb42af5d39ddda229ec0d9dd8ab9f755ce19b56cbf1b11b77b8bc033595d98712",
   *   hydrated: false,
   * })
   * ```
   */
  getBlockByHash(
    parameters: GetBlockByHashParams & { hydrated: false },
    options?: RpcCallOptions,
  ): Promise<BlockWithHashes | null>
  /**
   * Returns the block with a hash.
   *
   * `eth_getBlockByHash` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.blockHash The hash.
   * @param parameters.hydrated Whether to return full transactions instead of their hashes.
   * @returns Null when there is no such block.
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getBlockByHash({
   *   blockHash: "0xb42af5d39ddda229ec0d9dd8ab9f755ce19b56cbf1b11b77b8bc033595d98712",
   *   hydrated: false,
   * })
   * ```
   */
  getBlockByHash(parameters: GetBlockByHashParams, options?: RpcCallOptions): Promise<GetBlockByHashResult>
  /**
   * Returns the header of the block with a number.
   *
   * `eth_getHeaderByNumber` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.block The number or a tag.
   * @returns Null when the node does not have the block, such as one before its state sync.
   * @throws RpcError -32000: cannot query unfinalized data
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getHeaderByNumber({ block: "latest" })
   * ```
   */
  getHeaderByNumber(parameters: GetHeaderByNumberParams, options?: RpcCallOptions): Promise<GetHeaderByNumberResult>
  /**
   * Returns the header of the block with a hash.
   *
   * `eth_getHeaderByHash` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.blockHash The hash.
   * @returns Null when there is no such block.
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getHeaderByHash({
   *   blockHash: "0x1636016d365a0d8583de32b11df720890353cd0c33f3b87760d488080251dca2",
   * })
   * ```
   */
  getHeaderByHash(parameters: GetHeaderByHashParams, options?: RpcCallOptions): Promise<GetHeaderByHashResult>
  /**
   * Returns the receipts of all transactions of a block, in their order.
   *
   * `eth_getBlockReceipts` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.block The block.
   * @returns Null when there is no such block, also above the last accepted one.
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getBlockReceipts({
   *   block: "0x1636016d365a0d8583de32b11df720890353cd0c33f3b87760d488080251dca2",
   * })
   * ```
   */
  getBlockReceipts(parameters: GetBlockReceiptsParams, options?: RpcCallOptions): Promise<GetBlockReceiptsResult>
  /**
   * Returns how many transactions the block with a hash has.
   *
   * `eth_getBlockTransactionCountByHash` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.blockHash The hash.
   * @returns Null when there is no such block.
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getBlockTransactionCountByHash({
   *   blockHash: "0x553d778fa2969cdef1512d4412c59fde1cbf3c72fb69fc6fe07b7620c6fd953e",
   * })
   * ```
   */
  getBlockTransactionCountByHash(
    parameters: GetBlockTransactionCountByHashParams,
    options?: RpcCallOptions,
  ): Promise<GetBlockTransactionCountByHashResult>
  /**
   * Returns how many transactions the block with a number has.
   *
   * `eth_getBlockTransactionCountByNumber` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.block The number or a tag.
   * @returns Null when there is no such block.
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getBlockTransactionCountByNumber({ block: "latest" })
   * ```
   */
  getBlockTransactionCountByNumber(
    parameters: GetBlockTransactionCountByNumberParams,
    options?: RpcCallOptions,
  ): Promise<GetBlockTransactionCountByNumberResult>
  /**
   * Returns an uncle of a block. No block of this network has one.
   *
   * `eth_getUncleByBlockHashAndIndex` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.blockHash The hash of the block.
   * @param parameters.index The index of the uncle, from 0.
   * @returns Always null.
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getUncleByBlockHashAndIndex({
   *   blockHash: "0xb42af5d39ddda229ec0d9dd8ab9f755ce19b56cbf1b11b77b8bc033595d98712",
   *   index: "0x0",
   * })
   * ```
   */
  getUncleByBlockHashAndIndex(
    parameters: GetUncleByBlockHashAndIndexParams,
    options?: RpcCallOptions,
  ): Promise<GetUncleByBlockHashAndIndexResult>
  /**
   * Returns an uncle of a block. No block of this network has one.
   *
   * `eth_getUncleByBlockNumberAndIndex` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.block The number of the block or a tag.
   * @param parameters.index The index of the uncle, from 0.
   * @returns Always null.
   * @throws RpcError -32000: cannot query unfinalized data
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getUncleByBlockNumberAndIndex({ block: "latest", index: "0x0" })
   * ```
   */
  getUncleByBlockNumberAndIndex(
    parameters: GetUncleByBlockNumberAndIndexParams,
    options?: RpcCallOptions,
  ): Promise<GetUncleByBlockNumberAndIndexResult>
  /**
   * Returns how many uncles a block has. No block of this network has one.
   *
   * `eth_getUncleCountByBlockHash` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.blockHash The hash of the block.
   * @returns Null when there is no such block.
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getUncleCountByBlockHash({
   *   blockHash: "0xb42af5d39ddda229ec0d9dd8ab9f755ce19b56cbf1b11b77b8bc033595d98712",
   * })
   * ```
   */
  getUncleCountByBlockHash(
    parameters: GetUncleCountByBlockHashParams,
    options?: RpcCallOptions,
  ): Promise<GetUncleCountByBlockHashResult>
  /**
   * Returns how many uncles a block has. No block of this network has one.
   *
   * `eth_getUncleCountByBlockNumber` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.block The number of the block or a tag.
   * @returns Null when there is no such block.
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getUncleCountByBlockNumber({ block: "latest" })
   * ```
   */
  getUncleCountByBlockNumber(
    parameters: GetUncleCountByBlockNumberParams,
    options?: RpcCallOptions,
  ): Promise<GetUncleCountByBlockNumberResult>
  /**
   * Returns the last blocks that the node rejected, with the reasons.
   *
   * `eth_getBadBlocks` at `/ext/bc/{blockchainID}/rpc`
   *
   * @throws RpcError -32602: too many arguments, want at most {count}
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getBadBlocks()
   * ```
   */
  getBadBlocks(parameters?: GetBadBlocksParams, options?: RpcCallOptions): Promise<GetBadBlocksResult>
  /**
   * Returns the transaction with a hash. One that waits in the pool has no block.
   *
   * `eth_getTransactionByHash` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.transactionHash The hash.
   * @returns Null when the node knows no such transaction.
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getTransactionByHash({
   *   transactionHash: "0xe6522ac5909dd23ea03951a9fb6b60e05b3da3fd494139ae82f0841d423c5a21",
   * })
   * ```
   */
  getTransactionByHash(
    parameters: GetTransactionByHashParams,
    options?: RpcCallOptions,
  ): Promise<GetTransactionByHashResult>
  /**
   * Returns a transaction by its index in the block with a hash.
   *
   * `eth_getTransactionByBlockHashAndIndex` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.blockHash The hash of the block.
   * @param parameters.index The index of the transaction in the block, from 0.
   * @returns Null when there is no such block or index.
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getTransactionByBlockHashAndIndex({
   *   blockHash: "0x33e1cc46dcb980cceef7965749eef8b2cfb0dbff90ab346cb2ee54c82ecfa22e",
   *   index: "0x5",
   * })
   * ```
   */
  getTransactionByBlockHashAndIndex(
    parameters: GetTransactionByBlockHashAndIndexParams,
    options?: RpcCallOptions,
  ): Promise<GetTransactionByBlockHashAndIndexResult>
  /**
   * Returns a transaction by its index in the block with a number.
   *
   * `eth_getTransactionByBlockNumberAndIndex` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.block The number of the block or a tag.
   * @param parameters.index The index of the transaction in the block, from 0.
   * @returns Null when there is no such block or index.
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getTransactionByBlockNumberAndIndex({ block: "0x3", index: "0x0" })
   * ```
   */
  getTransactionByBlockNumberAndIndex(
    parameters: GetTransactionByBlockNumberAndIndexParams,
    options?: RpcCallOptions,
  ): Promise<GetTransactionByBlockNumberAndIndexResult>
  /**
   * Returns the encoded transaction with a hash.
   *
   * `eth_getRawTransactionByHash` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.transactionHash The hash.
   * @returns No bytes when the node knows no such transaction.
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getRawTransactionByHash({
   *   transactionHash: "0x0225b87d0a1bf7ad7e9730eddabc9920203cad6b13d77fd886ae9f30f2891039",
   * })
   * ```
   */
  getRawTransactionByHash(
    parameters: GetRawTransactionByHashParams,
    options?: RpcCallOptions,
  ): Promise<GetRawTransactionByHashResult>
  /**
   * Returns an encoded transaction by its index in the block with a hash.
   *
   * `eth_getRawTransactionByBlockHashAndIndex` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.blockHash The hash of the block.
   * @param parameters.index The index of the transaction in the block, from 0.
   * @returns No bytes when there is no such block or index.
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getRawTransactionByBlockHashAndIndex({
   *   blockHash: "0x49ce89de4bfda418f06ff9cb1fd9018253f90d9c3b3983513310a4993d113d07",
   *   index: "0x0",
   * })
   * ```
   */
  getRawTransactionByBlockHashAndIndex(
    parameters: GetRawTransactionByBlockHashAndIndexParams,
    options?: RpcCallOptions,
  ): Promise<GetRawTransactionByBlockHashAndIndexResult>
  /**
   * Returns an encoded transaction by its index in the block with a number.
   *
   * `eth_getRawTransactionByBlockNumberAndIndex` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.block The number of the block or a tag.
   * @param parameters.index The index of the transaction in the block, from 0.
   * @returns No bytes when there is no such block or index.
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getRawTransactionByBlockNumberAndIndex({ block: "0x20", index: "0x0" })
   * ```
   */
  getRawTransactionByBlockNumberAndIndex(
    parameters: GetRawTransactionByBlockNumberAndIndexParams,
    options?: RpcCallOptions,
  ): Promise<GetRawTransactionByBlockNumberAndIndexResult>
  /**
   * Returns the receipt of an accepted transaction: status, gas used and logs.
   *
   * `eth_getTransactionReceipt` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.transactionHash The hash.
   * @returns Null when no accepted block has the transaction.
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getTransactionReceipt({
   *   transactionHash: "0x882f2c4bd3504fffb5f11513bc42bdf4d08af47d94560417a1557f7515d41609",
   * })
   * ```
   */
  getTransactionReceipt(
    parameters: GetTransactionReceiptParams,
    options?: RpcCallOptions,
  ): Promise<GetTransactionReceiptResult>
  /**
   * Returns the transactions in the pool that one of the node's own accounts sent. A node without keys has none.
   *
   * `eth_pendingTransactions` at `/ext/bc/{blockchainID}/rpc`
   *
   * @throws RpcError -32602: too many arguments, want at most {count}
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.pendingTransactions()
   * ```
   */
  pendingTransactions(
    parameters?: PendingTransactionsParams,
    options?: RpcCallOptions,
  ): Promise<PendingTransactionsResult>
  /**
   * Adds a signed transaction to the transaction pool and returns its hash. A transaction that the pool rejects is an
   * error.
   *
   * `eth_sendRawTransaction` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.transaction The encoded transaction.
   * @throws RpcError -32000: typed transaction too short
   * @throws RpcError -32000: rlp: {reason}
   * @throws RpcError -32000: already known
   * @throws RpcError -32000: nonce too low: next nonce {next}, tx nonce {nonce}
   * @throws RpcError -32000: replacement transaction underpriced
   * @throws RpcError -32000: transaction underpriced: address {address} have gas fee cap ({cap}) < pool minimum fee cap
   * ({minimum})
   * @throws RpcError -32000: insufficient funds for gas * price + value: {reason}
   * @throws RpcError -32000: intrinsic gas too low: address {address} tx gas ({gas}), minimum needed {minimum}
   * @throws RpcError -32000: exceeds block gas limit: tx gas ({gas}) > current max gas ({maximum})
   * @throws RpcError -32000: oversized data: transaction size {size}, limit {limit}
   * @throws RpcError -32000: max initcode size exceeded: code size {size}, limit {limit}
   * @throws RpcError -32000: transaction type not supported
   * @throws RpcError -32000: invalid sender
   * @throws RpcError -32000: only replay-protected (EIP-155) transactions allowed over RPC
   * @throws RpcError -32000: cannot unpack predicate bytes: {reason}
   * @throws RpcError -32000: cannot unpack warp message: {reason}
   * @throws RpcError -32000: cannot fetch num signers from warp message: {reason}
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.sendRawTransaction({
   *   transaction: "0xf8543384781a75c2830186a0808081fe830150f3a0558d378f9e9102a49fc7...",
   * })
   * ```
   */
  sendRawTransaction(parameters: SendRawTransactionParams, options?: RpcCallOptions): Promise<SendRawTransactionResult>
  /**
   * Signs a transaction with one of the node's own accounts and adds it to the transaction pool. A node without keys
   * refuses.
   *
   * `eth_sendTransaction` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.transaction The transaction.
   * @throws RpcError -32000: unknown account
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @throws RpcError -32000: both gasPrice and (maxFeePerGas or maxPriorityFeePerGas) specified
   * @throws RpcError -32000: both "data" and "input" are set and not equal. Please use "input" to pass transaction call
   * data
   * @throws RpcError -32000: contract creation without any data provided
   * @throws RpcError -32000: insufficient funds for transfer
   * @throws RpcError -32000: gasPrice must be non-zero after london fork
   * @throws RpcError -32000: maxFeePerGas must be non-zero
   * @throws RpcError -32000: maxFeePerGas ({maxFeePerGas}) < maxPriorityFeePerGas ({maxPriorityFeePerGas})
   * @throws RpcError -32000: chainId does not match node's (have={given}, want={chainId})
   * @throws RpcError -32000: stack underflow ({size} <=> {required})
   * @throws RpcError -32000: invalid jump destination
   * @throws RpcError -32000: stack limit reached {size} ({limit})
   * @throws RpcError -32000: invalid opcode: {opcode}
   * @throws RpcError 3: execution reverted: {reason}
   * @throws RpcError 3: execution reverted
   * @throws RpcError -32000: execution reverted
   * @throws RpcError -32000: out of gas
   * @throws RpcError -32000: gas required exceeds allowance ({gas})
   * @throws RpcError -32000: failed with {gas} gas: {reason}
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.sendTransaction({
   *   transaction: {
   *     from: "0xa341927e2190cc6b9fd7a2ff4b020a47df0cf5ef",
   *     to: "0x5ad371f63a66db032e2cb30ce0cb547c8343cad1",
   *     value: "0x4",
   *     gas: "0x5208",
   *   },
   * })
   * ```
   */
  sendTransaction(parameters: SendTransactionParams, options?: RpcCallOptions): Promise<SendTransactionResult>
  /**
   * Fills in what a transaction lacks (nonce, gas and fees) and returns it unsigned. A transaction without fees gets
   * two fee caps.
   *
   * `eth_fillTransaction` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.transaction The transaction.
   * @throws RpcError 3: execution reverted: {reason}
   * @throws RpcError 3: execution reverted
   * @throws RpcError -32000: execution reverted
   * @throws RpcError -32000: gas required exceeds allowance ({gas})
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @throws RpcError -32000: both gasPrice and (maxFeePerGas or maxPriorityFeePerGas) specified
   * @throws RpcError -32000: both "data" and "input" are set and not equal. Please use "input" to pass transaction call
   * data
   * @throws RpcError -32000: contract creation without any data provided
   * @throws RpcError -32000: insufficient funds for transfer
   * @throws RpcError -32000: gasPrice must be non-zero after london fork
   * @throws RpcError -32000: maxFeePerGas must be non-zero
   * @throws RpcError -32000: maxFeePerGas ({maxFeePerGas}) < maxPriorityFeePerGas ({maxPriorityFeePerGas})
   * @throws RpcError -32000: chainId does not match node's (have={given}, want={chainId})
   * @throws RpcError -32000: stack underflow ({size} <=> {required})
   * @throws RpcError -32000: invalid jump destination
   * @throws RpcError -32000: stack limit reached {size} ({limit})
   * @throws RpcError -32000: invalid opcode: {opcode}
   * @throws RpcError -32000: out of gas
   * @throws RpcError -32000: failed with {gas} gas: {reason}
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.fillTransaction({
   *   transaction: {
   *     from: "0xeb8ccee526ae9d42c2198b1a2c18f79dd1d56c2a",
   *     to: "0x91c91b458acd394500f59d6a3c82cbb31fdba3f4",
   *     value: "0x2ed7b0095d119f",
   *   },
   * })
   * ```
   */
  fillTransaction(parameters: FillTransactionParams, options?: RpcCallOptions): Promise<FillTransactionResult>
  /**
   * Signs a message with one of the node's own accounts (EIP-191). A node without keys refuses.
   *
   * `eth_sign` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.address The account.
   * @param parameters.message The message.
   * @returns 65 bytes: r, s and the recovery value 27 or 28.
   * @throws RpcError -32000: unknown account
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.ethSign({ address: "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC", message: "0x00" })
   * ```
   */
  ethSign(parameters: EthSignParams, options?: RpcCallOptions): Promise<EthSignResult>
  /** @deprecated Renamed to {@link SubnetEvmClient.ethSign}. */
  sign: SubnetEvmClient["ethSign"]
  /**
   * Signs a transaction with one of the node's own accounts without sending it. Gas, nonce and fees have to be given. A
   * node without keys refuses.
   *
   * `eth_signTransaction` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.transaction The transaction.
   * @throws RpcError -32000: unknown account
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @throws RpcError -32000: both gasPrice and (maxFeePerGas or maxPriorityFeePerGas) specified
   * @throws RpcError -32000: both "data" and "input" are set and not equal. Please use "input" to pass transaction call
   * data
   * @throws RpcError -32000: contract creation without any data provided
   * @throws RpcError -32000: gasPrice must be non-zero after london fork
   * @throws RpcError -32000: maxFeePerGas must be non-zero
   * @throws RpcError -32000: maxFeePerGas ({maxFeePerGas}) < maxPriorityFeePerGas ({maxPriorityFeePerGas})
   * @throws RpcError -32000: chainId does not match node's (have={given}, want={chainId})
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.signTransaction({
   *   transaction: {
   *     from: "0xeb8ccee526ae9d42c2198b1a2c18f79dd1d56c2a",
   *     to: "0x91c91b458acd394500f59d6a3c82cbb31fdba3f4",
   *     gas: "0x7536",
   *     maxFeePerGas: "0x11dbea283",
   *     maxPriorityFeePerGas: "0x8edf5140",
   *     value: "0x2ed7b0095d119f",
   *     nonce: "0x1",
   *   },
   * })
   * ```
   */
  signTransaction(parameters: SignTransactionParams, options?: RpcCallOptions): Promise<SignTransactionResult>
  /**
   * Replaces a pending transaction of one of the node's own accounts by one with another price or gas limit. A node
   * without keys refuses.
   *
   * `eth_resend` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.transaction The pending transaction, with its nonce.
   * @param parameters.gasPrice The new price of one unit of gas, in wei.
   * @param parameters.gas The new gas limit.
   * @throws RpcError -32000: missing transaction nonce in transaction spec
   * @throws RpcError -32000: transaction {hash} not found
   * @throws RpcError -32000: unknown account
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @throws RpcError -32000: both gasPrice and (maxFeePerGas or maxPriorityFeePerGas) specified
   * @throws RpcError -32000: both "data" and "input" are set and not equal. Please use "input" to pass transaction call
   * data
   * @throws RpcError -32000: contract creation without any data provided
   * @throws RpcError -32000: gasPrice must be non-zero after london fork
   * @throws RpcError -32000: maxFeePerGas must be non-zero
   * @throws RpcError -32000: maxFeePerGas ({maxFeePerGas}) < maxPriorityFeePerGas ({maxPriorityFeePerGas})
   * @throws RpcError -32000: chainId does not match node's (have={given}, want={chainId})
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.ethResend({
   *   transaction: {
   *     from: "0xeb8ccee526ae9d42c2198b1a2c18f79dd1d56c2a",
   *     to: "0x91c91b458acd394500f59d6a3c82cbb31fdba3f4",
   *     gas: "0x7536",
   *     maxFeePerGas: "0x11dbea283",
   *     maxPriorityFeePerGas: "0x8edf5140",
   *     value: "0x2ed7b0095d119f",
   *     nonce: "0x1",
   *   },
   *   gasPrice: "0x8edf5141",
   * })
   * ```
   */
  ethResend(parameters: EthResendParams, options?: RpcCallOptions): Promise<EthResendResult>
  /** @deprecated Renamed to {@link SubnetEvmClient.ethResend}. */
  resend: SubnetEvmClient["ethResend"]
  /**
   * Returns the logs that match a filter. A node may cap the range of blocks.
   *
   * `eth_getLogs` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.filter Which logs.
   * @throws RpcError -32000: requested from block {number} after last accepted block {tip}
   * @throws RpcError -32000: requested to block {number} after last accepted block {tip}
   * @throws RpcError -32000: invalid block range params
   * @throws RpcError -32000: exceed max topics
   * @throws RpcError -32000: exceed max addresses
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @throws RpcError -32003: response too large
   * @throws RpcError -32000: unknown block
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getLogs({
   *   filter: { blockHash: "0x1636016d365a0d8583de32b11df720890353cd0c33f3b87760d488080251dca2" },
   * })
   * ```
   */
  getLogs(parameters: GetLogsParams, options?: RpcCallOptions): Promise<GetLogsResult>
  /**
   * Creates a filter of new logs to poll. The node drops a filter that is not polled for five minutes.
   *
   * `eth_newFilter` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.filter Which logs.
   * @throws RpcError -32000: invalid block range params
   * @throws RpcError -32000: exceed max topics
   * @throws RpcError -32000: exceed max addresses
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.newFilter({ filter: { fromBlock: "latest" } })
   * ```
   */
  newFilter(parameters: NewFilterParams, options?: RpcCallOptions): Promise<NewFilterResult>
  /**
   * Creates a filter of new blocks to poll. The node drops a filter that is not polled for five minutes.
   *
   * `eth_newBlockFilter` at `/ext/bc/{blockchainID}/rpc`
   *
   * @throws RpcError -32602: too many arguments, want at most {count}
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.newBlockFilter()
   * ```
   */
  newBlockFilter(parameters?: NewBlockFilterParams, options?: RpcCallOptions): Promise<NewBlockFilterResult>
  /**
   * Creates a filter of transactions that enter the pool, to poll. The node drops a filter that is not polled for five
   * minutes.
   *
   * `eth_newPendingTransactionFilter` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.hydrated Whether to return full transactions instead of their hashes. False when omitted.
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @throws RpcError -32602: too many arguments, want at most {count}
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.newPendingTransactionFilter()
   * ```
   */
  newPendingTransactionFilter(
    parameters?: NewPendingTransactionFilterParams,
    options?: RpcCallOptions,
  ): Promise<NewPendingTransactionFilterResult>
  /**
   * Returns what is new since the filter was created or last polled.
   *
   * `eth_getFilterChanges` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.filterID The filter.
   * @throws RpcError -32000: filter not found
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getFilterChanges({ filterID: "0x9e067ad4c3134f346bd37cae1cb7a53b" })
   * ```
   */
  getFilterChanges(parameters: GetFilterChangesParams, options?: RpcCallOptions): Promise<GetFilterChangesResult>
  /**
   * Returns all logs that match a log filter, whether polled or not.
   *
   * `eth_getFilterLogs` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.filterID The filter.
   * @throws RpcError -32000: filter not found
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @throws RpcError -32000: unknown block
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getFilterLogs({ filterID: "0x9e067ad4c3134f346bd37cae1cb7a53b" })
   * ```
   */
  getFilterLogs(parameters: GetFilterLogsParams, options?: RpcCallOptions): Promise<GetFilterLogsResult>
  /**
   * Removes a filter.
   *
   * `eth_uninstallFilter` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.filterID The filter.
   * @returns Whether there was such a filter.
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.uninstallFilter({ filterID: "0x9e067ad4c3134f346bd37cae1cb7a53b" })
   * ```
   */
  uninstallFilter(parameters: UninstallFilterParams, options?: RpcCallOptions): Promise<UninstallFilterResult>
  /**
   * Begins to send `eth_subscription` notifications, until `eth_unsubscribe` or the end of the connection. A node
   * serves it on WebSocket connections to `/ext/bc/{blockchainID}/ws` alone; over HTTP it is an error. The function
   * `subscribe` follows the events.
   *
   * `eth_subscribe` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.subject What to be told of.
   * @param parameters.options The filter of logs, or whether transactions are sent whole.
   * @throws RpcError -32601: notifications not supported
   * @throws RpcError -32601: no "{subject}" subscription in eth namespace
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.ethSubscribe({ subject: "newHeads" })
   * ```
   */
  ethSubscribe(parameters: EthSubscribeParams, options?: RpcCallOptions): Promise<EthSubscribeResult>
  /**
   * Ends a subscription of the same connection. A node serves it on WebSocket connections to
   * `/ext/bc/{blockchainID}/ws` alone; over HTTP, as this package calls it, it is an error.
   *
   * `eth_unsubscribe` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.subscriptionID The subscription.
   * @throws RpcError -32000: subscription not found
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.ethUnsubscribe({ subscriptionID: "0x4db2eaaa232aefec2c4e48dedfc70ecb" })
   * ```
   */
  ethUnsubscribe(parameters: EthUnsubscribeParams, options?: RpcCallOptions): Promise<EthUnsubscribeResult>
  /**
   * Returns the network ID in decimal digits, which is the EVM chain ID.
   *
   * `net_version` at `/ext/bc/{blockchainID}/rpc`
   *
   * @throws RpcError -32602: too many arguments, want at most {count}
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.netVersion()
   * ```
   */
  netVersion(parameters?: NetVersionParams, options?: RpcCallOptions): Promise<NetVersionResult>
  /**
   * Always returns true.
   *
   * `net_listening` at `/ext/bc/{blockchainID}/rpc`
   *
   * @throws RpcError -32602: too many arguments, want at most {count}
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.netListening()
   * ```
   */
  netListening(parameters?: NetListeningParams, options?: RpcCallOptions): Promise<NetListeningResult>
  /**
   * Returns how many peers the chain's own network layer has, which is always zero: peers belong to the node.
   *
   * `net_peerCount` at `/ext/bc/{blockchainID}/rpc`
   *
   * @throws RpcError -32602: too many arguments, want at most {count}
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.netPeerCount()
   * ```
   */
  netPeerCount(parameters?: NetPeerCountParams, options?: RpcCallOptions): Promise<NetPeerCountResult>
  /**
   * Returns the version of the virtual machine.
   *
   * `web3_clientVersion` at `/ext/bc/{blockchainID}/rpc`
   *
   * @throws RpcError -32602: too many arguments, want at most {count}
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.web3ClientVersion()
   * ```
   */
  web3ClientVersion(parameters?: Web3ClientVersionParams, options?: RpcCallOptions): Promise<Web3ClientVersionResult>
  /**
   * Returns the Keccak-256 hash of bytes.
   *
   * `web3_sha3` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.data The bytes.
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.web3Sha3({ data: "0x68656c6c6f" })
   * ```
   */
  web3Sha3(parameters: Web3Sha3Params, options?: RpcCallOptions): Promise<Web3Sha3Result>
  /**
   * Returns the namespaces of methods that the node serves, with their versions.
   *
   * `rpc_modules` at `/ext/bc/{blockchainID}/rpc`
   *
   * @throws RpcError -32600: invalid request
   * @throws RpcError -32602: too many arguments, want at most {count}
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.rpcModules()
   * ```
   */
  rpcModules(parameters?: RpcModulesParams, options?: RpcCallOptions): Promise<RpcModulesResult>
  /**
   * Returns the number of pending and queued transactions. Nodes serve the namespace only when their configuration
   * enables it.
   *
   * `txpool_status` at `/ext/bc/{blockchainID}/rpc`
   *
   * @throws RpcError -32602: too many arguments, want at most {count}
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.txpoolStatus()
   * ```
   */
  txpoolStatus(parameters?: TxpoolStatusParams, options?: RpcCallOptions): Promise<TxpoolStatusResult>
  /**
   * Returns the pending and queued transactions. Nodes serve the namespace only when their configuration enables it.
   *
   * `txpool_content` at `/ext/bc/{blockchainID}/rpc`
   *
   * @throws RpcError -32602: too many arguments, want at most {count}
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.txpoolContent()
   * ```
   */
  txpoolContent(parameters?: TxpoolContentParams, options?: RpcCallOptions): Promise<TxpoolContentResult>
  /**
   * Returns the pending and queued transactions of one sender. Nodes serve the namespace only when their configuration
   * enables it.
   *
   * `txpool_contentFrom` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.address The sender.
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.txpoolContentFrom({ address: "0xa341927E2190cC6B9fD7a2fF4B020A47DF0CF5ef" })
   * ```
   */
  txpoolContentFrom(parameters: TxpoolContentFromParams, options?: RpcCallOptions): Promise<TxpoolContentFromResult>
  /**
   * Returns the pending and queued transactions as text. Nodes serve the namespace only when their configuration
   * enables it.
   *
   * `txpool_inspect` at `/ext/bc/{blockchainID}/rpc`
   *
   * @throws RpcError -32602: too many arguments, want at most {count}
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.txpoolInspect()
   * ```
   */
  txpoolInspect(parameters?: TxpoolInspectParams, options?: RpcCallOptions): Promise<TxpoolInspectResult>
  /**
   * Executes an accepted transaction again and returns the tracer's result. Nodes serve the namespace only when their
   * configuration enables it.
   *
   * `debug_traceTransaction` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.transactionHash The transaction.
   * @param parameters.config The tracer and its options. A step log when omitted.
   * @throws RpcError -32000: transaction not found
   * @throws RpcError -32000: ReferenceError: {tracer} is not defined at <eval>:1:{column}(0)
   * @throws RpcError -32000: missing trie node {hash} (path {path}) {reason}
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @throws RpcError -32002: request timed out
   * @throws RpcError -32000: time: {reason}
   * @throws RpcError -32000: trace object must expose {what}
   * @throws RpcError -32000: SyntaxError: {reason}
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.debugTraceTransaction({
   *   transactionHash: "0x782da941a2eba8cdffc3439730b6f5fe3c1c2bc8be0c9b6b9badf76754188ead",
   *   config: { tracer: "callTracer" },
   * })
   * ```
   */
  debugTraceTransaction(
    parameters: DebugTraceTransactionParams,
    options?: RpcCallOptions,
  ): Promise<DebugTraceTransactionResult>
  /**
   * Executes the transactions of a block again and returns the tracer's result for each. Block 0 cannot be traced.
   * Nodes serve the namespace only when their configuration enables it.
   *
   * `debug_traceBlockByNumber` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.block The number of the block or a tag.
   * @param parameters.config The tracer and its options. A step log when omitted.
   * @throws RpcError -32000: genesis is not traceable
   * @throws RpcError -32000: cannot query unfinalized data
   * @throws RpcError -32000: ReferenceError: {tracer} is not defined at <eval>:1:{column}(0)
   * @throws RpcError -32000: missing trie node {hash} (path {path}) {reason}
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @throws RpcError -32002: request timed out
   * @throws RpcError -32000: time: {reason}
   * @throws RpcError -32000: trace object must expose {what}
   * @throws RpcError -32000: SyntaxError: {reason}
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.debugTraceBlockByNumber({ block: "0x81", config: { tracer: "callTracer" } })
   * ```
   */
  debugTraceBlockByNumber(
    parameters: DebugTraceBlockByNumberParams,
    options?: RpcCallOptions,
  ): Promise<DebugTraceBlockByNumberResult>
  /**
   * Executes the transactions of a block again and returns the tracer's result for each. Block 0 cannot be traced.
   * Nodes serve the namespace only when their configuration enables it.
   *
   * `debug_traceBlockByHash` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.blockHash The hash of the block.
   * @param parameters.config The tracer and its options. A step log when omitted.
   * @throws RpcError -32000: block {hash} not found
   * @throws RpcError -32000: genesis is not traceable
   * @throws RpcError -32000: ReferenceError: {tracer} is not defined at <eval>:1:{column}(0)
   * @throws RpcError -32000: missing trie node {hash} (path {path}) {reason}
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @throws RpcError -32002: request timed out
   * @throws RpcError -32000: time: {reason}
   * @throws RpcError -32000: trace object must expose {what}
   * @throws RpcError -32000: SyntaxError: {reason}
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.debugTraceBlockByHash({
   *   blockHash: "0xde0d05c7c9171b26a56f88c60e684cf495ceefa42eaa851739875ce375f53e53",
   *   config: { tracer: "callTracer" },
   * })
   * ```
   */
  debugTraceBlockByHash(
    parameters: DebugTraceBlockByHashParams,
    options?: RpcCallOptions,
  ): Promise<DebugTraceBlockByHashResult>
  /**
   * Executes a call on the state after a block, without a transaction, and returns the tracer's result. Nodes serve the
   * namespace only when their configuration enables it.
   *
   * `debug_traceCall` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.transaction The call.
   * @param parameters.block The block on whose state the call runs, by number, name or hash; `pending` is an error.
   * @param parameters.config The tracer and its options, with what to override.
   * @throws RpcError -32000: tracing on top of pending is not supported
   * @throws RpcError -32000: tracing failed: {reason}
   * @throws RpcError -32000: cannot query unfinalized data
   * @throws RpcError -32000: ReferenceError: {tracer} is not defined at <eval>:1:{column}(0)
   * @throws RpcError -32000: missing trie node {hash} (path {path}) {reason}
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @throws RpcError -32002: request timed out
   * @throws RpcError -32000: header for hash not found
   * @throws RpcError -32000: both gasPrice and (maxFeePerGas or maxPriorityFeePerGas) specified
   * @throws RpcError -32000: time: {reason}
   * @throws RpcError -32000: trace object must expose {what}
   * @throws RpcError -32000: account {address} has both 'state' and 'stateDiff'
   * @throws RpcError -32000: SyntaxError: {reason}
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.debugTraceCall({
   *   transaction: {
   *     from: "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC",
   *     to: "0x5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e",
   *     value: "0x1",
   *   },
   *   block: "latest",
   *   config: { tracer: "callTracer" },
   * })
   * ```
   */
  debugTraceCall(parameters: DebugTraceCallParams, options?: RpcCallOptions): Promise<DebugTraceCallResult>
  /**
   * Executes the transactions of an encoded block, whose parent the node has, and returns the tracer's result for each.
   * Nodes serve the namespace only when their configuration enables it.
   *
   * `debug_traceBlock` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.block The block in RLP.
   * @param parameters.config The tracer and its options. A step log when omitted.
   * @throws RpcError -32000: could not decode block: {reason}
   * @throws RpcError -32000: genesis is not traceable
   * @throws RpcError -32000: ReferenceError: {tracer} is not defined at <eval>:1:{column}(0)
   * @throws RpcError -32000: missing trie node {hash} (path {path}) {reason}
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @throws RpcError -32002: request timed out
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.debugTraceBlock({
   *   block: "0xf902dcf90266a0608ddbd611241719b64642d8e152537e2a5bdf46b6ddb9e8...",
   *   config: { tracer: "callTracer" },
   * })
   * ```
   */
  debugTraceBlock(parameters: DebugTraceBlockParams, options?: RpcCallOptions): Promise<DebugTraceBlockResult>
  /**
   * Executes the transactions of a block that the node refused as invalid (`eth_getBadBlocks` lists them) and returns
   * the tracer's result for each. Nodes serve the namespace only when their configuration enables it.
   *
   * `debug_traceBadBlock` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.blockHash The hash of the block.
   * @param parameters.config The tracer and its options. A step log when omitted.
   * @throws RpcError -32000: bad block {hash} not found
   * @throws RpcError -32000: ReferenceError: {tracer} is not defined at <eval>:1:{column}(0)
   * @throws RpcError -32000: missing trie node {hash} (path {path}) {reason}
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @throws RpcError -32002: request timed out
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.debugTraceBadBlock({
   *   blockHash: "0x394bca607f28335d33106d2f6f1ea2bdd91e8b8725b11923e533b4189185a677",
   * })
   * ```
   */
  debugTraceBadBlock(parameters: DebugTraceBadBlockParams, options?: RpcCallOptions): Promise<DebugTraceBadBlockResult>
  /**
   * Executes a block again and returns the state root after each of its transactions. Nodes serve the namespace only
   * when their configuration enables it.
   *
   * `debug_intermediateRoots` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.blockHash The hash of the block.
   * @param parameters.config The tracer and its options. A step log when omitted.
   * @throws RpcError -32000: block {hash} not found
   * @throws RpcError -32000: genesis is not traceable
   * @throws RpcError -32000: missing trie node {hash} (path {path}) {reason}
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @throws RpcError -32002: request timed out
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.debugIntermediateRoots({
   *   blockHash: "0x394bca607f28335d33106d2f6f1ea2bdd91e8b8725b11923e533b4189185a677",
   * })
   * ```
   */
  debugIntermediateRoots(
    parameters: DebugIntermediateRootsParams,
    options?: RpcCallOptions,
  ): Promise<DebugIntermediateRootsResult>
  /**
   * Executes a block again and writes the steps of each transaction to a file on the node's machine, in the format of
   * EIP-3155. For the node's operator: nodes serve it only when their configuration enables `debug-file-tracer`.
   *
   * `debug_standardTraceBlockToFile` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.blockHash The hash of the block.
   * @param parameters.config What to trace, and how.
   * @throws RpcError -32000: block {hash} not found
   * @throws RpcError -32000: genesis is not traceable
   * @throws RpcError -32000: missing trie node {hash} (path {path}) {reason}
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @throws RpcError -32002: request timed out
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.debugStandardTraceBlockToFile({
   *   blockHash: "0x394bca607f28335d33106d2f6f1ea2bdd91e8b8725b11923e533b4189185a677",
   * })
   * ```
   */
  debugStandardTraceBlockToFile(
    parameters: DebugStandardTraceBlockToFileParams,
    options?: RpcCallOptions,
  ): Promise<DebugStandardTraceBlockToFileResult>
  /**
   * Returns the header of a block in RLP. Nodes serve the namespace only when their configuration enables it. Since the
   * Helicon upgrade the C-Chain does not serve it; chains of L1s do.
   *
   * `debug_getRawHeader` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.block The block, by number, name or hash.
   * @throws RpcError -32000: cannot query unfinalized data
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @throws RpcError -32000: header for hash not found
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.debugGetRawHeader({ block: "0x1" })
   * ```
   */
  debugGetRawHeader(parameters: DebugGetRawHeaderParams, options?: RpcCallOptions): Promise<DebugGetRawHeaderResult>
  /**
   * Returns a block in RLP. Nodes serve the namespace only when their configuration enables it. Since the Helicon
   * upgrade the C-Chain does not serve it; chains of L1s do.
   *
   * `debug_getRawBlock` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.block The block, by number, name or hash.
   * @throws RpcError -32000: cannot query unfinalized data
   * @throws RpcError -32000: block #{block} not found
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.debugGetRawBlock({ block: "0x1" })
   * ```
   */
  debugGetRawBlock(parameters: DebugGetRawBlockParams, options?: RpcCallOptions): Promise<DebugGetRawBlockResult>
  /**
   * Returns the receipts of a block in the encoding that its receipts root is made of. Nodes serve the namespace only
   * when their configuration enables it. Since the Helicon upgrade the C-Chain does not serve it; chains of L1s do.
   *
   * `debug_getRawReceipts` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.block The block, by number, name or hash.
   * @throws RpcError -32000: cannot query unfinalized data
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @throws RpcError -32000: header for hash not found
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.debugGetRawReceipts({ block: "0x1" })
   * ```
   */
  debugGetRawReceipts(
    parameters: DebugGetRawReceiptsParams,
    options?: RpcCallOptions,
  ): Promise<DebugGetRawReceiptsResult>
  /**
   * Returns an accepted or pooled transaction as signed bytes, and `0x` for an unknown one. Nodes serve the namespace
   * only when their configuration enables it. Since the Helicon upgrade the C-Chain does not serve it; chains of L1s
   * do.
   *
   * `debug_getRawTransaction` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.transactionHash The transaction.
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.debugGetRawTransaction({
   *   transactionHash: "0x64e7c5d0b8001e364689e3d91deecddbdf1eccc9ba60ef3cc63a2292a9a43d4c",
   * })
   * ```
   */
  debugGetRawTransaction(
    parameters: DebugGetRawTransactionParams,
    options?: RpcCallOptions,
  ): Promise<DebugGetRawTransactionResult>
  /**
   * Returns a block as the node's program prints it. The text is for people and differs between versions. Nodes serve
   * the namespace only when their configuration enables it. Since the Helicon upgrade the C-Chain does not serve it;
   * chains of L1s do.
   *
   * `debug_printBlock` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.number The number of the block.
   * @throws RpcError -32000: block #{number} not found
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.debugPrintBlock({ number: 0 })
   * ```
   */
  debugPrintBlock(parameters: DebugPrintBlockParams, options?: RpcCallOptions): Promise<DebugPrintBlockResult>
  /**
   * Returns up to 256 accounts of the state after a block, with code and storage. Nodes serve the namespace only when
   * their configuration enables it. Since the Helicon upgrade the C-Chain does not serve it; chains of L1s do.
   *
   * `debug_dumpBlock` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.block The number of the block or a tag.
   * @throws RpcError -32000: block #{number} not found
   * @throws RpcError -32000: firewood triedb scheme does not yet support this operation
   * @throws RpcError -32000: missing trie node {hash} (path {path}) {reason}
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.debugDumpBlock({ block: "0x2" })
   * ```
   */
  debugDumpBlock(parameters: DebugDumpBlockParams, options?: RpcCallOptions): Promise<DebugDumpBlockResult>
  /**
   * Returns the accounts of the state after a block, in the order of their hashed addresses. Nodes serve the namespace
   * only when their configuration enables it. Since the Helicon upgrade the C-Chain does not serve it; chains of L1s
   * do.
   *
   * `debug_accountRange` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.block The block, by number, name or hash.
   * @param parameters.start The hashed address to begin at; `0x` for the first.
   * @param parameters.maxResults The maximum number of accounts, up to 256; 0 or less means 256.
   * @param parameters.nocode Whether to leave out code.
   * @param parameters.nostorage Whether to leave out storage.
   * @param parameters.incompletes Whether to include accounts whose address the node does not know.
   * @throws RpcError -32000: block #{number} not found
   * @throws RpcError -32000: firewood triedb scheme does not yet support this operation
   * @throws RpcError -32000: missing trie node {hash} (path {path}) {reason}
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.debugAccountRange({
   *   block: "0x2",
   *   start: "0x",
   *   maxResults: 2,
   *   nocode: true,
   *   nostorage: true,
   *   incompletes: false,
   * })
   * ```
   */
  debugAccountRange(parameters: DebugAccountRangeParams, options?: RpcCallOptions): Promise<DebugAccountRangeResult>
  /**
   * Returns the storage of a contract before a transaction of a block, in the order of the hashed slots. Nodes serve
   * the namespace only when their configuration enables it. Since the Helicon upgrade the C-Chain does not serve it;
   * chains of L1s do.
   *
   * `debug_storageRangeAt` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.block The block, by number, name or hash.
   * @param parameters.transactionIndex The transaction's index in the block.
   * @param parameters.contractAddress The contract.
   * @param parameters.keyStart The hashed slot to begin at; `0x` for the first.
   * @param parameters.maxResult The maximum number of slots.
   * @throws RpcError -32000: cannot query unfinalized data
   * @throws RpcError -32000: transaction index {index} out of range for block {hash}
   * @throws RpcError -32000: firewood triedb scheme does not yet support this operation
   * @throws RpcError -32000: missing trie node {hash} (path {path}) {reason}
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.debugStorageRangeAt({
   *   block: "0x3",
   *   transactionIndex: 0,
   *   contractAddress: "0x17ab05351fc94a1a67bf3f56ddbb941ae6c63e25",
   *   keyStart: "0x",
   *   maxResult: 1,
   * })
   * ```
   */
  debugStorageRangeAt(
    parameters: DebugStorageRangeAtParams,
    options?: RpcCallOptions,
  ): Promise<DebugStorageRangeAtResult>
  /**
   * Returns the bytes with a Keccak-256 hash, if the node recorded them (`preimages-enabled`). Nodes serve the
   * namespace only when their configuration enables it. Since the Helicon upgrade the C-Chain does not serve it; chains
   * of L1s do.
   *
   * `debug_preimage` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.hash The hash.
   * @throws RpcError -32000: unknown preimage
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.debugPreimage({
   *   hash: "0x290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e563",
   * })
   * ```
   */
  debugPreimage(parameters: DebugPreimageParams, options?: RpcCallOptions): Promise<DebugPreimageResult>
  /**
   * Returns the number of the first of several blocks, in either direction, whose state the node has. Nodes serve the
   * namespace only when their configuration enables it. Since the Helicon upgrade the C-Chain does not serve it; chains
   * of L1s do.
   *
   * `debug_getAccessibleState` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.from Where to begin, by number or name.
   * @param parameters.to Where to end, by number or name; this block is not looked at.
   * @throws RpcError -32000: from and to needs to be different
   * @throws RpcError -32000: missing header {number}
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.debugGetAccessibleState({ from: "0x0", to: "0x2" })
   * ```
   */
  debugGetAccessibleState(
    parameters: DebugGetAccessibleStateParams,
    options?: RpcCallOptions,
  ): Promise<DebugGetAccessibleStateResult>
  /**
   * Returns the accounts that the blocks after one up to another changed, or that one block changed. Nodes serve the
   * namespace only when their configuration enables it. Since the Helicon upgrade the C-Chain does not serve it; chains
   * of L1s do.
   *
   * `debug_getModifiedAccountsByNumber` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.start The number of the block before the first, or of the only block.
   * @param parameters.end The number of the last block. Only the first one when omitted.
   * @throws RpcError -32000: start block {block} not found
   * @throws RpcError -32000: end block {block} not found
   * @throws RpcError -32000: block {number} has no parent
   * @throws RpcError -32000: start block height ({start}) must be less than end block height ({end})
   * @throws RpcError -32000: firewood triedb scheme does not yet support this operation
   * @throws RpcError -32000: missing trie node {hash} (path {path}) {reason}
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.debugGetModifiedAccountsByNumber({ start: 1 })
   * ```
   */
  debugGetModifiedAccountsByNumber(
    parameters: DebugGetModifiedAccountsByNumberParams,
    options?: RpcCallOptions,
  ): Promise<DebugGetModifiedAccountsByNumberResult>
  /**
   * Returns the accounts that the blocks after one up to another changed, or that one block changed. Nodes serve the
   * namespace only when their configuration enables it. Since the Helicon upgrade the C-Chain does not serve it; chains
   * of L1s do.
   *
   * `debug_getModifiedAccountsByHash` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.startHash The hash of the block before the first, or of the only block.
   * @param parameters.endHash The hash of the last block. Only the first one when omitted.
   * @throws RpcError -32000: start block {block} not found
   * @throws RpcError -32000: end block {block} not found
   * @throws RpcError -32000: block {number} has no parent
   * @throws RpcError -32000: start block height ({start}) must be less than end block height ({end})
   * @throws RpcError -32000: firewood triedb scheme does not yet support this operation
   * @throws RpcError -32000: missing trie node {hash} (path {path}) {reason}
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.debugGetModifiedAccountsByHash({
   *   startHash: "0x479e1f2246450fdd99db610cebc481eef7f696f82b1e765a97cda13818c85a24",
   * })
   * ```
   */
  debugGetModifiedAccountsByHash(
    parameters: DebugGetModifiedAccountsByHashParams,
    options?: RpcCallOptions,
  ): Promise<DebugGetModifiedAccountsByHashResult>
  /**
   * Returns a message that a contract of this chain sent, unsigned. Nodes serve the namespace only when their
   * configuration enables it.
   *
   * `warp_getMessage` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.messageID The message, in CB58. Logs of the Warp precompile have the same ID in hexadecimal.
   * @throws RpcError -32000: failed to get message {messageID} with error not found
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.warpGetMessage({ messageID: "bD315yPSGRFRcmRTD6myB3Tjw7TrSRZ1WNFiVrDXT1QZz7qmR" })
   * ```
   */
  warpGetMessage(parameters: WarpGetMessageParams, options?: RpcCallOptions): Promise<WarpGetMessageResult>
  /**
   * Returns the BLS signature of this node over a message that a contract of this chain sent, 96 bytes. Nodes serve the
   * namespace only when their configuration enables it.
   *
   * `warp_getMessageSignature` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.messageID The message, in CB58. Logs of the Warp precompile have the same ID in hexadecimal.
   * @throws RpcError -32000: failed to get message {messageID} with error not found
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.warpGetMessageSignature({
   *   messageID: "bD315yPSGRFRcmRTD6myB3Tjw7TrSRZ1WNFiVrDXT1QZz7qmR",
   * })
   * ```
   */
  warpGetMessageSignature(
    parameters: WarpGetMessageSignatureParams,
    options?: RpcCallOptions,
  ): Promise<WarpGetMessageSignatureResult>
  /**
   * Returns a message that a contract of this chain sent, signed by the validators that the node asks. It can take 30
   * seconds, after which the node gives up, when validators do not respond. Nodes serve the namespace only when their
   * configuration enables it.
   *
   * `warp_getMessageAggregateSignature` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.messageID The message, in CB58. Logs of the Warp precompile have the same ID in hexadecimal.
   * @param parameters.quorumNumerator The percentage of the weight that must sign. The answer may hold less: verify the
   * weight of its signers.
   * @param parameters.subnetID The subnet whose validators sign, in CB58. Empty for the subnet of this chain.
   * @throws RpcError -32000: not found
   * @throws RpcError -32000: failed to parse subnetID: "{subnetID}"
   * @throws RpcError -32000: cannot retrieve validator set: {subnetID} source subnet not found
   * @throws RpcError -32000: cannot aggregate signatures from subnet with no validators (SubnetID: {subnetID}, Height:
   * {height})
   * @throws RpcError -32002: request timed out
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.warpGetMessageAggregateSignature({
   *   messageID: "bD315yPSGRFRcmRTD6myB3Tjw7TrSRZ1WNFiVrDXT1QZz7qmR",
   *   quorumNumerator: 67,
   *   subnetID: "",
   * })
   * ```
   */
  warpGetMessageAggregateSignature(
    parameters: WarpGetMessageAggregateSignatureParams,
    options?: RpcCallOptions,
  ): Promise<WarpGetMessageAggregateSignatureResult>
  /**
   * Returns the BLS signature of this node over the hash of an accepted block, 96 bytes. Nodes serve the namespace only
   * when their configuration enables it.
   *
   * `warp_getBlockSignature` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.blockID The hash of the block, in CB58.
   * @throws RpcError -32000: failed to get signature for block {blockID} with error failed to validate block message:
   * 2: {reason}
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.warpGetBlockSignature({ blockID: "2NM9QjQriKaDQhsoey6zk1y2pEYAijj1NEWM8EXgft7XE6NzdL" })
   * ```
   */
  warpGetBlockSignature(
    parameters: WarpGetBlockSignatureParams,
    options?: RpcCallOptions,
  ): Promise<WarpGetBlockSignatureResult>
  /**
   * Returns the hash of an accepted block as a Warp message, signed by the validators that the node asks. It can take
   * 30 seconds, after which the node gives up, when validators do not respond. Nodes serve the namespace only when
   * their configuration enables it.
   *
   * `warp_getBlockAggregateSignature` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.blockID The hash of the block, in CB58.
   * @param parameters.quorumNumerator The percentage of the weight that must sign. The answer may hold less: verify the
   * weight of its signers.
   * @param parameters.subnetID The subnet whose validators sign, in CB58. Empty for the subnet of this chain.
   * @throws RpcError -32000: cannot retrieve validator set: {subnetID} source subnet not found
   * @throws RpcError -32000: cannot aggregate signatures from subnet with no validators (SubnetID: {subnetID}, Height:
   * {height})
   * @throws RpcError -32000: failed to parse subnetID: "{subnetID}"
   * @throws RpcError -32002: request timed out
   * @throws RpcError -32602: invalid argument {index}: {reason}
   * @throws RpcError -32602: missing value for required argument {index}
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @throws RpcError -32000: failed to get signature for block {blockID} with error failed to validate block message:
   * 2: {reason}
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.warpGetBlockAggregateSignature({
   *   blockID: "2NM9QjQriKaDQhsoey6zk1y2pEYAijj1NEWM8EXgft7XE6NzdL",
   *   quorumNumerator: 67,
   *   subnetID: "",
   * })
   * ```
   */
  warpGetBlockAggregateSignature(
    parameters: WarpGetBlockAggregateSignatureParams,
    options?: RpcCallOptions,
  ): Promise<WarpGetBlockAggregateSignatureResult>
  /**
   * Returns the validators of the chain as the called node sees them: uptime and connection are its own observation.
   * Not served on the C-Chain.
   *
   * `validators.getCurrentValidators` at `/ext/bc/{blockchainID}/validators`
   *
   * @param parameters.nodeIDs Which validators. All when omitted or empty; unknown ones are left out.
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.validatorsGetCurrentValidators()
   * ```
   */
  validatorsGetCurrentValidators(
    parameters?: ValidatorsGetCurrentValidatorsParams,
    options?: RpcCallOptions,
  ): Promise<ValidatorsGetCurrentValidatorsResult>
  /**
   * Returns UTXOs that another chain exported to the C-Chain and that are not yet imported. Pages may repeat UTXOs and
   * are not consistent across calls.
   *
   * `avax.getUTXOs` at `/ext/bc/{blockchainID}/avax`
   *
   * @param parameters.addresses Addresses of which a returned UTXO references at least one. From 1 to 1024.
   * @param parameters.limit Maximum number of UTXOs to return. 1024 when omitted, 0 or above 1024.
   * @param parameters.startIndex Cursor for the next page. Pass the `endIndex` of the page before; without it the first
   * page is fetched.
   * @param parameters.sourceChain The chain whose exported, not yet imported UTXOs are fetched.
   * @param parameters.encoding The encoding of each UTXO. `hex` when omitted.
   * @throws RpcError -32000: no source chain provided
   * @throws RpcError -32000: no addresses provided
   * @throws RpcError -32000: number of addresses given, {count}, exceeds maximum, 1024
   * @throws RpcError -32000: couldn't parse address "{address}": {reason}
   * @throws RpcError -32000: problem parsing source chainID "{sourceChain}": there is no ID with alias: {sourceChain}
   * @throws RpcError -32000: couldn't parse start index address "{address}": {reason}
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.avaxGetUTXOs({
   *   addresses: ["C-custom1p898ulra99xaxcwsqgv46e8mdm2frzgexzqc55"],
   *   sourceChain: "X",
   *   encoding: "hex",
   * })
   * ```
   */
  avaxGetUTXOs(parameters: AvaxGetUTXOsParams, options?: RpcCallOptions): Promise<AvaxGetUTXOsResult>
  /**
   * Returns an atomic transaction in encoded form. The encoding `json` is not accepted.
   *
   * `avax.getAtomicTx` at `/ext/bc/{blockchainID}/avax`
   *
   * @param parameters.txID The transaction.
   * @param parameters.encoding The encoding of the transaction. `hex` when omitted.
   * @throws RpcError -32000: could not find tx {txID}
   * @throws RpcError -32000: nil transaction ID
   * @throws RpcError -32000: unsupported encoding in method
   * @throws RpcError -32000: encoding tx: encoding tx: unsupported encoding in method
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.avaxGetAtomicTx({
   *   txID: "ys2asTqyUBfu59QALGJPpyyAEMUqTMsBVBZZHptD58jThyEeL",
   *   encoding: "hex",
   * })
   * ```
   */
  avaxGetAtomicTx(parameters: AvaxGetAtomicTxParams, options?: RpcCallOptions): Promise<AvaxGetAtomicTxResult>
  /**
   * Returns whether an atomic transaction is accepted, and in which block.
   *
   * `avax.getAtomicTxStatus` at `/ext/bc/{blockchainID}/avax`
   *
   * @param parameters.txID The transaction.
   * @throws RpcError -32000: nil transaction ID
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.avaxGetAtomicTxStatus({ txID: "ys2asTqyUBfu59QALGJPpyyAEMUqTMsBVBZZHptD58jThyEeL" })
   * ```
   */
  avaxGetAtomicTxStatus(
    parameters: AvaxGetAtomicTxStatusParams,
    options?: RpcCallOptions,
  ): Promise<AvaxGetAtomicTxStatusResult>
  /**
   * Adds a signed atomic transaction to the transaction pool and returns its ID.
   *
   * `avax.issueTx` at `/ext/bc/{blockchainID}/avax`
   *
   * @param parameters.tx The signed transaction.
   * @param parameters.encoding The encoding of the transaction. `hex` when omitted.
   * @throws RpcError -32000: problem decoding transaction: {reason}
   * @throws RpcError -32000: problem parsing transaction: {reason}
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.avaxIssueTx({
   *   tx: "0x00000000000000000539ec8b6f2c796c33893c514d7dbd3195a57b3dd7b8d9...",
   *   encoding: "hex",
   * })
   * ```
   */
  avaxIssueTx(parameters: AvaxIssueTxParams, options?: RpcCallOptions): Promise<AvaxIssueTxResult>
  /**
   * Returns the addresses whose keys the node holds. Part of the Ethereum standard.
   *
   * Not served by any node today: a call ends in an error.
   *
   * `eth_accounts` at `/ext/bc/{blockchainID}/rpc`
   *
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.ethAccounts()
   * ```
   */
  ethAccounts(parameters?: EthAccountsParams, options?: RpcCallOptions): Promise<EthAccountsResult>
  /** @deprecated Renamed to {@link SubnetEvmClient.ethAccounts}. */
  accounts: SubnetEvmClient["ethAccounts"]
  /**
   * Returns the base fee of one unit of blob gas in wei. Part of the Ethereum standard.
   *
   * Not served by any node today: a call ends in an error.
   *
   * `eth_blobBaseFee` at `/ext/bc/{blockchainID}/rpc`
   *
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.blobBaseFee()
   * ```
   */
  blobBaseFee(parameters?: BlobBaseFeeParams, options?: RpcCallOptions): Promise<BlobBaseFeeResult>
  /**
   * Returns the version of the Ethereum wire protocol. Part of the Ethereum standard.
   *
   * Not served by any node today: a call ends in an error.
   *
   * `eth_protocolVersion` at `/ext/bc/{blockchainID}/rpc`
   *
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.protocolVersion()
   * ```
   */
  protocolVersion(parameters?: ProtocolVersionParams, options?: RpcCallOptions): Promise<ProtocolVersionResult>
  /**
   * Returns the rules of the current, the next and the last scheduled fork. Part of the Ethereum standard.
   *
   * Not served by any node today: a call ends in an error.
   *
   * `eth_config` at `/ext/bc/{blockchainID}/rpc`
   *
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.ethConfig()
   * ```
   */
  ethConfig(parameters?: EthConfigParams, options?: RpcCallOptions): Promise<EthConfigResult>
  /** @deprecated Renamed to {@link SubnetEvmClient.ethConfig}. */
  config: SubnetEvmClient["ethConfig"]
  /**
   * Returns for which blocks the node has each kind of data. Part of the Ethereum standard.
   *
   * Not served by any node today: a call ends in an error.
   *
   * `eth_capabilities` at `/ext/bc/{blockchainID}/rpc`
   *
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.ethCapabilities()
   * ```
   */
  ethCapabilities(parameters?: EthCapabilitiesParams, options?: RpcCallOptions): Promise<EthCapabilitiesResult>
  /** @deprecated Renamed to {@link SubnetEvmClient.ethCapabilities}. */
  capabilities: SubnetEvmClient["ethCapabilities"]
  /**
   * Returns the values of storage slots of several contracts. Part of the Ethereum standard.
   *
   * Not served by any node today: a call ends in an error.
   *
   * `eth_getStorageValues` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.requests The slots to read.
   * @param parameters.block The block whose state is read. `latest` when omitted.
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getStorageValues({
   *   requests: { "0xD97ab97Dd806593121C7ef33c00F33Ba1F768915": ["0x0"] },
   *   block: "latest",
   * })
   * ```
   */
  getStorageValues(parameters: GetStorageValuesParams, options?: RpcCallOptions): Promise<GetStorageValuesResult>
  /**
   * Returns the accounts and storage slots that a block read and changed. Part of the Ethereum standard.
   *
   * Not served by any node today: a call ends in an error.
   *
   * `eth_getBlockAccessList` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.block The block.
   * @returns Null when there is no such block.
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getBlockAccessList({ block: "latest" })
   * ```
   */
  getBlockAccessList(parameters: GetBlockAccessListParams, options?: RpcCallOptions): Promise<GetBlockAccessListResult>
  /**
   * Executes blocks of calls one after the other on the state of a block, without transactions. Part of the Ethereum
   * standard.
   *
   * Not served by any node today: a call ends in an error.
   *
   * `eth_simulateV1` at `/ext/bc/{blockchainID}/rpc`
   *
   * @param parameters.simulation The blocks of calls.
   * @param parameters.block The block to begin after. `latest` when omitted.
   * @throws RpcError -32601: the method {method} does not exist/is not available
   * @example
   * ```ts
   * import { createSubnetEvmClient } from "@serac/subnet-evm"
   *
   * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.simulateV1({
   *   simulation: {
   *     blockStateCalls: [
   *       {
   *         stateOverrides: { "0xa341927e2190cc6b9fd7a2ff4b020a47df0cf5ef": { balance: "0x3e8" } },
   *         calls: [
   *           {
   *             from: "0xa341927e2190cc6b9fd7a2ff4b020a47df0cf5ef",
   *             to: "0x5ad371f63a66db032e2cb30ce0cb547c8343cad1",
   *             value: "0x3e8",
   *           },
   *         ],
   *       },
   *     ],
   *   },
   *   block: "latest",
   * })
   * ```
   */
  simulateV1(parameters: SimulateV1Params, options?: RpcCallOptions): Promise<SimulateV1Result>
}

const defaults: RpcDefaults = {
  path: "/ext/bc/{blockchainID}/rpc",
  variables: { blockchainID: "C" },
  dialect: positional,
}

/**
 * Creates a bare core: with it, a bundler keeps only the operations that are imported. It sends each call by itself,
 * unless its options say `dialect: batching`.
 *
 * @example
 * ```ts
 * import { chainId, createSubnetEvmCore } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await chainId(client)
 * ```
 */
export function createSubnetEvmCore(options: RpcOptions): SubnetEvmCore {
  return createRpcCore(options, defaults)
}

/**
 * Creates a client: a core with every operation of this package as a method.
 *
 * @example
 * ```ts
 * import { createSubnetEvmClient } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await client.chainId()
 * ```
 */
export function createSubnetEvmClient(options: RpcOptions): SubnetEvmClient {
  const core = createRpcCore<SubnetEvmMethods>(
    { ...options, dialect: options.dialect ?? batching },
    { ...defaults, operations },
  )
  return {
    ...core,
    chainId: (parameters, options) => chainId(core, parameters, options),
    blockNumber: (parameters, options) => blockNumber(core, parameters, options),
    ethSyncing: (parameters, options) => ethSyncing(core, parameters, options),
    syncing: (parameters, options) => ethSyncing(core, parameters, options),
    ethCoinbase: (parameters, options) => ethCoinbase(core, parameters, options),
    coinbase: (parameters, options) => ethCoinbase(core, parameters, options),
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
    getBlockByNumber: ((parameters: GetBlockByNumberParams, options?: RpcCallOptions) =>
      getBlockByNumber(core, parameters, options)) as SubnetEvmClient["getBlockByNumber"],
    getBlockByHash: ((parameters: GetBlockByHashParams, options?: RpcCallOptions) =>
      getBlockByHash(core, parameters, options)) as SubnetEvmClient["getBlockByHash"],
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
    ethSign: (parameters, options) => ethSign(core, parameters, options),
    sign: (parameters, options) => ethSign(core, parameters, options),
    signTransaction: (parameters, options) => signTransaction(core, parameters, options),
    ethResend: (parameters, options) => ethResend(core, parameters, options),
    resend: (parameters, options) => ethResend(core, parameters, options),
    getLogs: (parameters, options) => getLogs(core, parameters, options),
    newFilter: (parameters, options) => newFilter(core, parameters, options),
    newBlockFilter: (parameters, options) => newBlockFilter(core, parameters, options),
    newPendingTransactionFilter: (parameters, options) => newPendingTransactionFilter(core, parameters, options),
    getFilterChanges: (parameters, options) => getFilterChanges(core, parameters, options),
    getFilterLogs: (parameters, options) => getFilterLogs(core, parameters, options),
    uninstallFilter: (parameters, options) => uninstallFilter(core, parameters, options),
    ethSubscribe: (parameters, options) => ethSubscribe(core, parameters, options),
    ethUnsubscribe: (parameters, options) => ethUnsubscribe(core, parameters, options),
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
    debugTraceCall: (parameters, options) => debugTraceCall(core, parameters, options),
    debugTraceBlock: (parameters, options) => debugTraceBlock(core, parameters, options),
    debugTraceBadBlock: (parameters, options) => debugTraceBadBlock(core, parameters, options),
    debugIntermediateRoots: (parameters, options) => debugIntermediateRoots(core, parameters, options),
    debugStandardTraceBlockToFile: (parameters, options) => debugStandardTraceBlockToFile(core, parameters, options),
    debugGetRawHeader: (parameters, options) => debugGetRawHeader(core, parameters, options),
    debugGetRawBlock: (parameters, options) => debugGetRawBlock(core, parameters, options),
    debugGetRawReceipts: (parameters, options) => debugGetRawReceipts(core, parameters, options),
    debugGetRawTransaction: (parameters, options) => debugGetRawTransaction(core, parameters, options),
    debugPrintBlock: (parameters, options) => debugPrintBlock(core, parameters, options),
    debugDumpBlock: (parameters, options) => debugDumpBlock(core, parameters, options),
    debugAccountRange: (parameters, options) => debugAccountRange(core, parameters, options),
    debugStorageRangeAt: (parameters, options) => debugStorageRangeAt(core, parameters, options),
    debugPreimage: (parameters, options) => debugPreimage(core, parameters, options),
    debugGetAccessibleState: (parameters, options) => debugGetAccessibleState(core, parameters, options),
    debugGetModifiedAccountsByNumber: (parameters, options) =>
      debugGetModifiedAccountsByNumber(core, parameters, options),
    debugGetModifiedAccountsByHash: (parameters, options) => debugGetModifiedAccountsByHash(core, parameters, options),
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
    ethAccounts: (parameters, options) => ethAccounts(core, parameters, options),
    accounts: (parameters, options) => ethAccounts(core, parameters, options),
    blobBaseFee: (parameters, options) => blobBaseFee(core, parameters, options),
    protocolVersion: (parameters, options) => protocolVersion(core, parameters, options),
    ethConfig: (parameters, options) => ethConfig(core, parameters, options),
    config: (parameters, options) => ethConfig(core, parameters, options),
    ethCapabilities: (parameters, options) => ethCapabilities(core, parameters, options),
    capabilities: (parameters, options) => ethCapabilities(core, parameters, options),
    getStorageValues: (parameters, options) => getStorageValues(core, parameters, options),
    getBlockAccessList: (parameters, options) => getBlockAccessList(core, parameters, options),
    simulateV1: (parameters, options) => simulateV1(core, parameters, options),
  }
}
