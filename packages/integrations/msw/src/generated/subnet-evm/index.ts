// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { HttpHandler } from "msw"
import { type HandlersOptions, handlersOf } from "../../handlers.ts"
import { avaxGetAtomicTxStatus } from "./avax-get-atomic-tx-status.ts"
import { avaxGetAtomicTx } from "./avax-get-atomic-tx.ts"
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
import { debugTraceBlockByHash } from "./debug-trace-block-by-hash.ts"
import { debugTraceBlockByNumber } from "./debug-trace-block-by-number.ts"
import { debugTraceBlock } from "./debug-trace-block.ts"
import { debugTraceCall } from "./debug-trace-call.ts"
import { debugTraceTransaction } from "./debug-trace-transaction.ts"
import { estimateGas } from "./estimate-gas.ts"
import { accounts, ethAccounts } from "./eth-accounts.ts"
import { ethCall } from "./eth-call.ts"
import { capabilities, ethCapabilities } from "./eth-capabilities.ts"
import { coinbase, ethCoinbase } from "./eth-coinbase.ts"
import { config, ethConfig } from "./eth-config.ts"
import { ethResend, resend } from "./eth-resend.ts"
import { ethSign, sign } from "./eth-sign.ts"
import { ethSubscribe } from "./eth-subscribe.ts"
import { ethSyncing, syncing } from "./eth-syncing.ts"
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
import { netListening } from "./net-listening.ts"
import { netPeerCount } from "./net-peer-count.ts"
import { netVersion } from "./net-version.ts"
import { newBlockFilter } from "./new-block-filter.ts"
import { newFilter } from "./new-filter.ts"
import { newPendingTransactionFilter } from "./new-pending-transaction-filter.ts"
import { pendingTransactions } from "./pending-transactions.ts"
import { protocolVersion } from "./protocol-version.ts"
import { rpcModules } from "./rpc-modules.ts"
import { sendRawTransaction } from "./send-raw-transaction.ts"
import { sendTransaction } from "./send-transaction.ts"
import { signTransaction } from "./sign-transaction.ts"
import { simulateV1 } from "./simulate-v1.ts"
import { suggestPriceOptions } from "./suggest-price-options.ts"
import { txpoolContentFrom } from "./txpool-content-from.ts"
import { txpoolContent } from "./txpool-content.ts"
import { txpoolInspect } from "./txpool-inspect.ts"
import { txpoolStatus } from "./txpool-status.ts"
import { uninstallFilter } from "./uninstall-filter.ts"
import { validatorsGetCurrentValidators } from "./validators-get-current-validators.ts"
import { warpGetBlockAggregateSignature } from "./warp-get-block-aggregate-signature.ts"
import { warpGetBlockSignature } from "./warp-get-block-signature.ts"
import { warpGetMessageAggregateSignature } from "./warp-get-message-aggregate-signature.ts"
import { warpGetMessageSignature } from "./warp-get-message-signature.ts"
import { warpGetMessage } from "./warp-get-message.ts"
import { web3ClientVersion } from "./web3-client-version.ts"
import { web3Sha3 } from "./web3-sha3.ts"

export {
  accounts,
  avaxGetAtomicTx,
  avaxGetAtomicTxStatus,
  avaxGetUTXOs,
  avaxIssueTx,
  baseFee,
  blobBaseFee,
  blockNumber,
  callDetailed,
  capabilities,
  chainId,
  coinbase,
  config,
  createAccessList,
  debugAccountRange,
  debugDumpBlock,
  debugGetAccessibleState,
  debugGetModifiedAccountsByHash,
  debugGetModifiedAccountsByNumber,
  debugGetRawBlock,
  debugGetRawHeader,
  debugGetRawReceipts,
  debugGetRawTransaction,
  debugIntermediateRoots,
  debugPreimage,
  debugPrintBlock,
  debugStandardTraceBlockToFile,
  debugStorageRangeAt,
  debugTraceBadBlock,
  debugTraceBlock,
  debugTraceBlockByHash,
  debugTraceBlockByNumber,
  debugTraceCall,
  debugTraceTransaction,
  estimateGas,
  ethAccounts,
  ethCall,
  ethCapabilities,
  ethCoinbase,
  ethConfig,
  ethResend,
  ethSign,
  ethSubscribe,
  ethSyncing,
  ethUnsubscribe,
  feeConfig,
  feeHistory,
  fillTransaction,
  gasPrice,
  getActivePrecompilesAt,
  getActiveRulesAt,
  getBadBlocks,
  getBalance,
  getBlockAccessList,
  getBlockByHash,
  getBlockByNumber,
  getBlockReceipts,
  getBlockTransactionCountByHash,
  getBlockTransactionCountByNumber,
  getChainConfig,
  getCode,
  getFilterChanges,
  getFilterLogs,
  getHeaderByHash,
  getHeaderByNumber,
  getLogs,
  getProof,
  getRawTransactionByBlockHashAndIndex,
  getRawTransactionByBlockNumberAndIndex,
  getRawTransactionByHash,
  getStorageAt,
  getStorageValues,
  getTransactionByBlockHashAndIndex,
  getTransactionByBlockNumberAndIndex,
  getTransactionByHash,
  getTransactionCount,
  getTransactionReceipt,
  getUncleByBlockHashAndIndex,
  getUncleByBlockNumberAndIndex,
  getUncleCountByBlockHash,
  getUncleCountByBlockNumber,
  maxPriorityFeePerGas,
  netListening,
  netPeerCount,
  netVersion,
  newBlockFilter,
  newFilter,
  newPendingTransactionFilter,
  pendingTransactions,
  protocolVersion,
  resend,
  rpcModules,
  sendRawTransaction,
  sendTransaction,
  sign,
  signTransaction,
  simulateV1,
  suggestPriceOptions,
  syncing,
  txpoolContent,
  txpoolContentFrom,
  txpoolInspect,
  txpoolStatus,
  uninstallFilter,
  validatorsGetCurrentValidators,
  warpGetBlockAggregateSignature,
  warpGetBlockSignature,
  warpGetMessage,
  warpGetMessageAggregateSignature,
  warpGetMessageSignature,
  web3ClientVersion,
  web3Sha3,
}

/**
 * Mock handlers of every operation of the document; each answers with its first example.
 *
 * @example
 * ```ts
 * import { subnetEvmHandlers } from "@serac/msw/subnet-evm"
 * import { setupServer } from "msw/node"
 *
 * export const server = setupServer(...subnetEvmHandlers())
 * ```
 */
export function subnetEvmHandlers(options?: HandlersOptions): HttpHandler[] {
  return handlersOf([
    chainId,
    blockNumber,
    ethSyncing,
    ethCoinbase,
    getChainConfig,
    getActiveRulesAt,
    getActivePrecompilesAt,
    feeConfig,
    gasPrice,
    baseFee,
    maxPriorityFeePerGas,
    feeHistory,
    suggestPriceOptions,
    getBalance,
    getCode,
    getStorageAt,
    getTransactionCount,
    getProof,
    ethCall,
    callDetailed,
    estimateGas,
    createAccessList,
    getBlockByNumber,
    getBlockByHash,
    getHeaderByNumber,
    getHeaderByHash,
    getBlockReceipts,
    getBlockTransactionCountByHash,
    getBlockTransactionCountByNumber,
    getUncleByBlockHashAndIndex,
    getUncleByBlockNumberAndIndex,
    getUncleCountByBlockHash,
    getUncleCountByBlockNumber,
    getBadBlocks,
    getTransactionByHash,
    getTransactionByBlockHashAndIndex,
    getTransactionByBlockNumberAndIndex,
    getRawTransactionByHash,
    getRawTransactionByBlockHashAndIndex,
    getRawTransactionByBlockNumberAndIndex,
    getTransactionReceipt,
    pendingTransactions,
    sendRawTransaction,
    sendTransaction,
    fillTransaction,
    ethSign,
    signTransaction,
    ethResend,
    getLogs,
    newFilter,
    newBlockFilter,
    newPendingTransactionFilter,
    getFilterChanges,
    getFilterLogs,
    uninstallFilter,
    ethSubscribe,
    ethUnsubscribe,
    netVersion,
    netListening,
    netPeerCount,
    web3ClientVersion,
    web3Sha3,
    rpcModules,
    txpoolStatus,
    txpoolContent,
    txpoolContentFrom,
    txpoolInspect,
    debugTraceTransaction,
    debugTraceBlockByNumber,
    debugTraceBlockByHash,
    debugTraceCall,
    debugTraceBlock,
    debugTraceBadBlock,
    debugIntermediateRoots,
    debugStandardTraceBlockToFile,
    debugGetRawHeader,
    debugGetRawBlock,
    debugGetRawReceipts,
    debugGetRawTransaction,
    debugPrintBlock,
    debugDumpBlock,
    debugAccountRange,
    debugStorageRangeAt,
    debugPreimage,
    debugGetAccessibleState,
    debugGetModifiedAccountsByNumber,
    debugGetModifiedAccountsByHash,
    warpGetMessage,
    warpGetMessageSignature,
    warpGetMessageAggregateSignature,
    warpGetBlockSignature,
    warpGetBlockAggregateSignature,
    validatorsGetCurrentValidators,
    avaxGetUTXOs,
    avaxGetAtomicTx,
    avaxGetAtomicTxStatus,
    avaxIssueTx,
    ethAccounts,
    blobBaseFee,
    protocolVersion,
    ethConfig,
    ethCapabilities,
    getStorageValues,
    getBlockAccessList,
    simulateV1,
  ], options)
}
