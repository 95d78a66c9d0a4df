// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type {
  AvaxGetAtomicTxParams,
  AvaxGetAtomicTxResult,
  AvaxGetAtomicTxStatusParams,
  AvaxGetAtomicTxStatusResult,
  AvaxGetUTXOsParams,
  AvaxGetUTXOsResult,
  AvaxIssueTxParams,
  AvaxIssueTxResult,
  BaseFeeResult,
  BlobBaseFeeResult,
  BlockNumberResult,
  CallDetailedParams,
  CallDetailedResult,
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
  EthAccountsResult,
  EthCallParams,
  EthCallResult,
  EthCapabilitiesResult,
  EthCoinbaseResult,
  EthConfigResult,
  EthResendParams,
  EthResendResult,
  EthSignParams,
  EthSignResult,
  EthSubscribeParams,
  EthSubscribeResult,
  EthSyncingResult,
  EthUnsubscribeParams,
  EthUnsubscribeResult,
  FeeConfigParams,
  FeeConfigResult,
  FeeHistoryParams,
  FeeHistoryResult,
  FillTransactionParams,
  FillTransactionResult,
  GasPriceResult,
  GetActivePrecompilesAtParams,
  GetActivePrecompilesAtResult,
  GetActiveRulesAtParams,
  GetActiveRulesAtResult,
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
  MaxPriorityFeePerGasResult,
  NetListeningResult,
  NetPeerCountResult,
  NetVersionResult,
  NewBlockFilterResult,
  NewFilterParams,
  NewFilterResult,
  NewPendingTransactionFilterParams,
  NewPendingTransactionFilterResult,
  PendingTransactionsResult,
  ProtocolVersionResult,
  RpcModulesResult,
  SendRawTransactionParams,
  SendRawTransactionResult,
  SendTransactionParams,
  SendTransactionResult,
  SignTransactionParams,
  SignTransactionResult,
  SimulateV1Params,
  SimulateV1Result,
  SuggestPriceOptionsResult,
  TxpoolContentFromParams,
  TxpoolContentFromResult,
  TxpoolContentResult,
  TxpoolInspectResult,
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
  Web3ClientVersionResult,
  Web3Sha3Params,
  Web3Sha3Result,
} from "./types.ts"

/** What `request` takes and gives, by method. */
export interface SubnetEvmMethods {
  eth_chainId: { parameters: readonly []; result: ChainIdResult }
  eth_blockNumber: { parameters: readonly []; result: BlockNumberResult }
  eth_syncing: { parameters: readonly []; result: EthSyncingResult }
  eth_coinbase: { parameters: readonly []; result: EthCoinbaseResult }
  eth_getChainConfig: { parameters: readonly []; result: GetChainConfigResult }
  eth_getActiveRulesAt: {
    parameters: readonly [timestamp?: Required<GetActiveRulesAtParams>["timestamp"]]
    result: GetActiveRulesAtResult
  }
  eth_getActivePrecompilesAt: {
    parameters: readonly [timestamp?: Required<GetActivePrecompilesAtParams>["timestamp"]]
    result: GetActivePrecompilesAtResult
  }
  eth_feeConfig: { parameters: readonly [block?: Required<FeeConfigParams>["block"]]; result: FeeConfigResult }
  eth_gasPrice: { parameters: readonly []; result: GasPriceResult }
  eth_baseFee: { parameters: readonly []; result: BaseFeeResult }
  eth_maxPriorityFeePerGas: { parameters: readonly []; result: MaxPriorityFeePerGasResult }
  eth_feeHistory: {
    parameters: readonly [
      blockCount: FeeHistoryParams["blockCount"],
      newestBlock: FeeHistoryParams["newestBlock"],
      rewardPercentiles: FeeHistoryParams["rewardPercentiles"],
    ]
    result: FeeHistoryResult
  }
  eth_suggestPriceOptions: { parameters: readonly []; result: SuggestPriceOptionsResult }
  eth_getBalance: {
    parameters: readonly [address: GetBalanceParams["address"], block: GetBalanceParams["block"]]
    result: GetBalanceResult
  }
  eth_getCode: {
    parameters: readonly [address: GetCodeParams["address"], block: GetCodeParams["block"]]
    result: GetCodeResult
  }
  eth_getStorageAt: {
    parameters: readonly [
      address: GetStorageAtParams["address"],
      slot: GetStorageAtParams["slot"],
      block: GetStorageAtParams["block"],
    ]
    result: GetStorageAtResult
  }
  eth_getTransactionCount: {
    parameters: readonly [address: GetTransactionCountParams["address"], block: GetTransactionCountParams["block"]]
    result: GetTransactionCountResult
  }
  eth_getProof: {
    parameters: readonly [
      address: GetProofParams["address"],
      slots: GetProofParams["slots"],
      block: GetProofParams["block"],
    ]
    result: GetProofResult
  }
  eth_call: {
    parameters: readonly [
      transaction: EthCallParams["transaction"],
      block?: Required<EthCallParams>["block"],
      stateOverrides?: Required<EthCallParams>["stateOverrides"],
      blockOverrides?: Required<EthCallParams>["blockOverrides"],
    ]
    result: EthCallResult
  }
  eth_callDetailed: {
    parameters: readonly [
      transaction: CallDetailedParams["transaction"],
      block: CallDetailedParams["block"],
      stateOverrides?: Required<CallDetailedParams>["stateOverrides"],
    ]
    result: CallDetailedResult
  }
  eth_estimateGas: {
    parameters: readonly [
      transaction: EstimateGasParams["transaction"],
      block?: Required<EstimateGasParams>["block"],
      stateOverrides?: Required<EstimateGasParams>["stateOverrides"],
    ]
    result: EstimateGasResult
  }
  eth_createAccessList: {
    parameters: readonly [
      transaction: CreateAccessListParams["transaction"],
      block?: Required<CreateAccessListParams>["block"],
    ]
    result: CreateAccessListResult
  }
  eth_getBlockByNumber: {
    parameters: readonly [block: GetBlockByNumberParams["block"], hydrated: GetBlockByNumberParams["hydrated"]]
    result: GetBlockByNumberResult
  }
  eth_getBlockByHash: {
    parameters: readonly [blockHash: GetBlockByHashParams["blockHash"], hydrated: GetBlockByHashParams["hydrated"]]
    result: GetBlockByHashResult
  }
  eth_getHeaderByNumber: {
    parameters: readonly [block: GetHeaderByNumberParams["block"]]
    result: GetHeaderByNumberResult
  }
  eth_getHeaderByHash: {
    parameters: readonly [blockHash: GetHeaderByHashParams["blockHash"]]
    result: GetHeaderByHashResult
  }
  eth_getBlockReceipts: {
    parameters: readonly [block: GetBlockReceiptsParams["block"]]
    result: GetBlockReceiptsResult
  }
  eth_getBlockTransactionCountByHash: {
    parameters: readonly [blockHash: GetBlockTransactionCountByHashParams["blockHash"]]
    result: GetBlockTransactionCountByHashResult
  }
  eth_getBlockTransactionCountByNumber: {
    parameters: readonly [block: GetBlockTransactionCountByNumberParams["block"]]
    result: GetBlockTransactionCountByNumberResult
  }
  eth_getUncleByBlockHashAndIndex: {
    parameters: readonly [
      blockHash: GetUncleByBlockHashAndIndexParams["blockHash"],
      index: GetUncleByBlockHashAndIndexParams["index"],
    ]
    result: GetUncleByBlockHashAndIndexResult
  }
  eth_getUncleByBlockNumberAndIndex: {
    parameters: readonly [
      block: GetUncleByBlockNumberAndIndexParams["block"],
      index: GetUncleByBlockNumberAndIndexParams["index"],
    ]
    result: GetUncleByBlockNumberAndIndexResult
  }
  eth_getUncleCountByBlockHash: {
    parameters: readonly [blockHash: GetUncleCountByBlockHashParams["blockHash"]]
    result: GetUncleCountByBlockHashResult
  }
  eth_getUncleCountByBlockNumber: {
    parameters: readonly [block: GetUncleCountByBlockNumberParams["block"]]
    result: GetUncleCountByBlockNumberResult
  }
  eth_getBadBlocks: { parameters: readonly []; result: GetBadBlocksResult }
  eth_getTransactionByHash: {
    parameters: readonly [transactionHash: GetTransactionByHashParams["transactionHash"]]
    result: GetTransactionByHashResult
  }
  eth_getTransactionByBlockHashAndIndex: {
    parameters: readonly [
      blockHash: GetTransactionByBlockHashAndIndexParams["blockHash"],
      index: GetTransactionByBlockHashAndIndexParams["index"],
    ]
    result: GetTransactionByBlockHashAndIndexResult
  }
  eth_getTransactionByBlockNumberAndIndex: {
    parameters: readonly [
      block: GetTransactionByBlockNumberAndIndexParams["block"],
      index: GetTransactionByBlockNumberAndIndexParams["index"],
    ]
    result: GetTransactionByBlockNumberAndIndexResult
  }
  eth_getRawTransactionByHash: {
    parameters: readonly [transactionHash: GetRawTransactionByHashParams["transactionHash"]]
    result: GetRawTransactionByHashResult
  }
  eth_getRawTransactionByBlockHashAndIndex: {
    parameters: readonly [
      blockHash: GetRawTransactionByBlockHashAndIndexParams["blockHash"],
      index: GetRawTransactionByBlockHashAndIndexParams["index"],
    ]
    result: GetRawTransactionByBlockHashAndIndexResult
  }
  eth_getRawTransactionByBlockNumberAndIndex: {
    parameters: readonly [
      block: GetRawTransactionByBlockNumberAndIndexParams["block"],
      index: GetRawTransactionByBlockNumberAndIndexParams["index"],
    ]
    result: GetRawTransactionByBlockNumberAndIndexResult
  }
  eth_getTransactionReceipt: {
    parameters: readonly [transactionHash: GetTransactionReceiptParams["transactionHash"]]
    result: GetTransactionReceiptResult
  }
  eth_pendingTransactions: { parameters: readonly []; result: PendingTransactionsResult }
  eth_sendRawTransaction: {
    parameters: readonly [transaction: SendRawTransactionParams["transaction"]]
    result: SendRawTransactionResult
  }
  eth_sendTransaction: {
    parameters: readonly [transaction: SendTransactionParams["transaction"]]
    result: SendTransactionResult
  }
  eth_fillTransaction: {
    parameters: readonly [transaction: FillTransactionParams["transaction"]]
    result: FillTransactionResult
  }
  eth_sign: {
    parameters: readonly [address: EthSignParams["address"], message: EthSignParams["message"]]
    result: EthSignResult
  }
  eth_signTransaction: {
    parameters: readonly [transaction: SignTransactionParams["transaction"]]
    result: SignTransactionResult
  }
  eth_resend: {
    parameters: readonly [
      transaction: EthResendParams["transaction"],
      gasPrice?: Required<EthResendParams>["gasPrice"],
      gas?: Required<EthResendParams>["gas"],
    ]
    result: EthResendResult
  }
  eth_getLogs: { parameters: readonly [filter: GetLogsParams["filter"]]; result: GetLogsResult }
  eth_newFilter: { parameters: readonly [filter: NewFilterParams["filter"]]; result: NewFilterResult }
  eth_newBlockFilter: { parameters: readonly []; result: NewBlockFilterResult }
  eth_newPendingTransactionFilter: {
    parameters: readonly [hydrated?: Required<NewPendingTransactionFilterParams>["hydrated"]]
    result: NewPendingTransactionFilterResult
  }
  eth_getFilterChanges: {
    parameters: readonly [filterID: GetFilterChangesParams["filterID"]]
    result: GetFilterChangesResult
  }
  eth_getFilterLogs: { parameters: readonly [filterID: GetFilterLogsParams["filterID"]]; result: GetFilterLogsResult }
  eth_uninstallFilter: {
    parameters: readonly [filterID: UninstallFilterParams["filterID"]]
    result: UninstallFilterResult
  }
  eth_subscribe: {
    parameters: readonly [
      subject: EthSubscribeParams["subject"],
      optionsOperation?: Required<EthSubscribeParams>["options"],
    ]
    result: EthSubscribeResult
  }
  eth_unsubscribe: {
    parameters: readonly [subscriptionID: EthUnsubscribeParams["subscriptionID"]]
    result: EthUnsubscribeResult
  }
  net_version: { parameters: readonly []; result: NetVersionResult }
  net_listening: { parameters: readonly []; result: NetListeningResult }
  net_peerCount: { parameters: readonly []; result: NetPeerCountResult }
  web3_clientVersion: { parameters: readonly []; result: Web3ClientVersionResult }
  web3_sha3: { parameters: readonly [data: Web3Sha3Params["data"]]; result: Web3Sha3Result }
  rpc_modules: { parameters: readonly []; result: RpcModulesResult }
  txpool_status: { parameters: readonly []; result: TxpoolStatusResult }
  txpool_content: { parameters: readonly []; result: TxpoolContentResult }
  txpool_contentFrom: {
    parameters: readonly [address: TxpoolContentFromParams["address"]]
    result: TxpoolContentFromResult
  }
  txpool_inspect: { parameters: readonly []; result: TxpoolInspectResult }
  debug_traceTransaction: {
    parameters: readonly [
      transactionHash: DebugTraceTransactionParams["transactionHash"],
      config?: Required<DebugTraceTransactionParams>["config"],
    ]
    result: DebugTraceTransactionResult
  }
  debug_traceBlockByNumber: {
    parameters: readonly [
      block: DebugTraceBlockByNumberParams["block"],
      config?: Required<DebugTraceBlockByNumberParams>["config"],
    ]
    result: DebugTraceBlockByNumberResult
  }
  debug_traceBlockByHash: {
    parameters: readonly [
      blockHash: DebugTraceBlockByHashParams["blockHash"],
      config?: Required<DebugTraceBlockByHashParams>["config"],
    ]
    result: DebugTraceBlockByHashResult
  }
  debug_traceCall: {
    parameters: readonly [
      transaction: DebugTraceCallParams["transaction"],
      block: DebugTraceCallParams["block"],
      config?: Required<DebugTraceCallParams>["config"],
    ]
    result: DebugTraceCallResult
  }
  debug_traceBlock: {
    parameters: readonly [block: DebugTraceBlockParams["block"], config?: Required<DebugTraceBlockParams>["config"]]
    result: DebugTraceBlockResult
  }
  debug_traceBadBlock: {
    parameters: readonly [
      blockHash: DebugTraceBadBlockParams["blockHash"],
      config?: Required<DebugTraceBadBlockParams>["config"],
    ]
    result: DebugTraceBadBlockResult
  }
  debug_intermediateRoots: {
    parameters: readonly [
      blockHash: DebugIntermediateRootsParams["blockHash"],
      config?: Required<DebugIntermediateRootsParams>["config"],
    ]
    result: DebugIntermediateRootsResult
  }
  debug_standardTraceBlockToFile: {
    parameters: readonly [
      blockHash: DebugStandardTraceBlockToFileParams["blockHash"],
      config?: Required<DebugStandardTraceBlockToFileParams>["config"],
    ]
    result: DebugStandardTraceBlockToFileResult
  }
  debug_getRawHeader: {
    parameters: readonly [block: DebugGetRawHeaderParams["block"]]
    result: DebugGetRawHeaderResult
  }
  debug_getRawBlock: { parameters: readonly [block: DebugGetRawBlockParams["block"]]; result: DebugGetRawBlockResult }
  debug_getRawReceipts: {
    parameters: readonly [block: DebugGetRawReceiptsParams["block"]]
    result: DebugGetRawReceiptsResult
  }
  debug_getRawTransaction: {
    parameters: readonly [transactionHash: DebugGetRawTransactionParams["transactionHash"]]
    result: DebugGetRawTransactionResult
  }
  debug_printBlock: { parameters: readonly [number: DebugPrintBlockParams["number"]]; result: DebugPrintBlockResult }
  debug_dumpBlock: { parameters: readonly [block: DebugDumpBlockParams["block"]]; result: DebugDumpBlockResult }
  debug_accountRange: {
    parameters: readonly [
      block: DebugAccountRangeParams["block"],
      start: DebugAccountRangeParams["start"],
      maxResults: DebugAccountRangeParams["maxResults"],
      nocode: DebugAccountRangeParams["nocode"],
      nostorage: DebugAccountRangeParams["nostorage"],
      incompletes: DebugAccountRangeParams["incompletes"],
    ]
    result: DebugAccountRangeResult
  }
  debug_storageRangeAt: {
    parameters: readonly [
      block: DebugStorageRangeAtParams["block"],
      transactionIndex: DebugStorageRangeAtParams["transactionIndex"],
      contractAddress: DebugStorageRangeAtParams["contractAddress"],
      keyStart: DebugStorageRangeAtParams["keyStart"],
      maxResult: DebugStorageRangeAtParams["maxResult"],
    ]
    result: DebugStorageRangeAtResult
  }
  debug_preimage: { parameters: readonly [hash: DebugPreimageParams["hash"]]; result: DebugPreimageResult }
  debug_getAccessibleState: {
    parameters: readonly [from: DebugGetAccessibleStateParams["from"], to: DebugGetAccessibleStateParams["to"]]
    result: DebugGetAccessibleStateResult
  }
  debug_getModifiedAccountsByNumber: {
    parameters: readonly [
      start: DebugGetModifiedAccountsByNumberParams["start"],
      end?: Required<DebugGetModifiedAccountsByNumberParams>["end"],
    ]
    result: DebugGetModifiedAccountsByNumberResult
  }
  debug_getModifiedAccountsByHash: {
    parameters: readonly [
      startHash: DebugGetModifiedAccountsByHashParams["startHash"],
      endHash?: Required<DebugGetModifiedAccountsByHashParams>["endHash"],
    ]
    result: DebugGetModifiedAccountsByHashResult
  }
  warp_getMessage: { parameters: readonly [messageID: WarpGetMessageParams["messageID"]]; result: WarpGetMessageResult }
  warp_getMessageSignature: {
    parameters: readonly [messageID: WarpGetMessageSignatureParams["messageID"]]
    result: WarpGetMessageSignatureResult
  }
  warp_getMessageAggregateSignature: {
    parameters: readonly [
      messageID: WarpGetMessageAggregateSignatureParams["messageID"],
      quorumNumerator: WarpGetMessageAggregateSignatureParams["quorumNumerator"],
      subnetID: WarpGetMessageAggregateSignatureParams["subnetID"],
    ]
    result: WarpGetMessageAggregateSignatureResult
  }
  warp_getBlockSignature: {
    parameters: readonly [blockID: WarpGetBlockSignatureParams["blockID"]]
    result: WarpGetBlockSignatureResult
  }
  warp_getBlockAggregateSignature: {
    parameters: readonly [
      blockID: WarpGetBlockAggregateSignatureParams["blockID"],
      quorumNumerator: WarpGetBlockAggregateSignatureParams["quorumNumerator"],
      subnetID: WarpGetBlockAggregateSignatureParams["subnetID"],
    ]
    result: WarpGetBlockAggregateSignatureResult
  }
  "validators.getCurrentValidators": {
    parameters: ValidatorsGetCurrentValidatorsParams
    result: ValidatorsGetCurrentValidatorsResult
  }
  "avax.getUTXOs": { parameters: AvaxGetUTXOsParams; result: AvaxGetUTXOsResult }
  "avax.getAtomicTx": { parameters: AvaxGetAtomicTxParams; result: AvaxGetAtomicTxResult }
  "avax.getAtomicTxStatus": { parameters: AvaxGetAtomicTxStatusParams; result: AvaxGetAtomicTxStatusResult }
  "avax.issueTx": { parameters: AvaxIssueTxParams; result: AvaxIssueTxResult }
  eth_accounts: { parameters: readonly []; result: EthAccountsResult }
  eth_blobBaseFee: { parameters: readonly []; result: BlobBaseFeeResult }
  eth_protocolVersion: { parameters: readonly []; result: ProtocolVersionResult }
  eth_config: { parameters: readonly []; result: EthConfigResult }
  eth_capabilities: { parameters: readonly []; result: EthCapabilitiesResult }
  eth_getStorageValues: {
    parameters: readonly [
      requests: GetStorageValuesParams["requests"],
      block?: Required<GetStorageValuesParams>["block"],
    ]
    result: GetStorageValuesResult
  }
  eth_getBlockAccessList: {
    parameters: readonly [block: GetBlockAccessListParams["block"]]
    result: GetBlockAccessListResult
  }
  eth_simulateV1: {
    parameters: readonly [simulation: SimulateV1Params["simulation"], block?: Required<SimulateV1Params>["block"]]
    result: SimulateV1Result
  }
}
