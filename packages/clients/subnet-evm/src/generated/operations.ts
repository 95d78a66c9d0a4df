// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcOperation } from "@serac/client/rpc"

export const chainId: RpcOperation = { method: "eth_chainId", path: "/ext/bc/{blockchainID}/rpc", positions: [] }

export const blockNumber: RpcOperation = {
  method: "eth_blockNumber",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: [],
}

export const ethSyncing: RpcOperation = { method: "eth_syncing", path: "/ext/bc/{blockchainID}/rpc", positions: [] }

/** @deprecated Renamed to {@link ethSyncing}. */
export const syncing: typeof ethSyncing = ethSyncing

export const ethCoinbase: RpcOperation = { method: "eth_coinbase", path: "/ext/bc/{blockchainID}/rpc", positions: [] }

/** @deprecated Renamed to {@link ethCoinbase}. */
export const coinbase: typeof ethCoinbase = ethCoinbase

export const getChainConfig: RpcOperation = {
  method: "eth_getChainConfig",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: [],
  bigints: [
    "apricotPhase1BlockTimestamp",
    "apricotPhase2BlockTimestamp",
    "apricotPhase3BlockTimestamp",
    "apricotPhase4BlockTimestamp",
    "apricotPhase5BlockTimestamp",
    "apricotPhase6BlockTimestamp",
    "apricotPhasePost6BlockTimestamp",
    "apricotPhasePre6BlockTimestamp",
    "banffBlockTimestamp",
    "baseFeeChangeDenominator",
    "berlinBlock",
    "blockGasCostStep",
    "blockTimestamp",
    "byzantiumBlock",
    "cancunTime",
    "chainId",
    "constantinopleBlock",
    "cortinaBlockTimestamp",
    "daoForkBlock",
    "durangoBlockTimestamp",
    "durangoTimestamp",
    "eip150Block",
    "eip155Block",
    "eip158Block",
    "etnaTimestamp",
    "fortunaTimestamp",
    "gasLimit",
    "graniteTimestamp",
    "heliconTimestamp",
    "homesteadBlock",
    "istanbulBlock",
    "londonBlock",
    "maxBlockGasCost",
    "minBaseFee",
    "minBlockGasCost",
    "minGasPrice",
    "muirGlacierBlock",
    "petersburgBlock",
    "quorumNumerator",
    "shanghaiTime",
    "subnetEVMTimestamp",
    "targetBlockRate",
    "targetGas",
    "timeToDouble",
  ],
}

export const getActiveRulesAt: RpcOperation = {
  method: "eth_getActiveRulesAt",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["timestamp"],
  bigints: ["ChainID", "timestamp"],
}

export const getActivePrecompilesAt: RpcOperation = {
  method: "eth_getActivePrecompilesAt",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["timestamp"],
  bigints: [
    "baseFeeChangeDenominator",
    "blockGasCostStep",
    "blockTimestamp",
    "gasLimit",
    "maxBlockGasCost",
    "minBaseFee",
    "minBlockGasCost",
    "minGasPrice",
    "quorumNumerator",
    "targetBlockRate",
    "targetGas",
    "timeToDouble",
  ],
}

export const feeConfig: RpcOperation = {
  method: "eth_feeConfig",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["block"],
  bigints: [
    "baseFeeChangeDenominator",
    "blockGasCostStep",
    "gasLimit",
    "lastChangedAt",
    "maxBlockGasCost",
    "minBaseFee",
    "minBlockGasCost",
    "targetBlockRate",
    "targetGas",
  ],
  quantities: [0],
}

export const gasPrice: RpcOperation = { method: "eth_gasPrice", path: "/ext/bc/{blockchainID}/rpc", positions: [] }

export const baseFee: RpcOperation = { method: "eth_baseFee", path: "/ext/bc/{blockchainID}/rpc", positions: [] }

export const maxPriorityFeePerGas: RpcOperation = {
  method: "eth_maxPriorityFeePerGas",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: [],
}

export const feeHistory: RpcOperation = {
  method: "eth_feeHistory",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["blockCount", "newestBlock", "rewardPercentiles"],
  quantities: [1],
}

export const suggestPriceOptions: RpcOperation = {
  method: "eth_suggestPriceOptions",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: [],
}

export const getBalance: RpcOperation = {
  method: "eth_getBalance",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["address", "block"],
  quantities: [1],
}

export const getCode: RpcOperation = {
  method: "eth_getCode",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["address", "block"],
  quantities: [1],
}

export const getStorageAt: RpcOperation = {
  method: "eth_getStorageAt",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["address", "slot", "block"],
  quantities: [2],
}

export const getTransactionCount: RpcOperation = {
  method: "eth_getTransactionCount",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["address", "block"],
  quantities: [1],
}

export const getProof: RpcOperation = {
  method: "eth_getProof",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["address", "slots", "block"],
  quantities: [2],
}

export const ethCall: RpcOperation = {
  method: "eth_call",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["transaction", "block", "stateOverrides", "blockOverrides"],
  quantities: [1],
}

export const callDetailed: RpcOperation = {
  method: "eth_callDetailed",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["transaction", "block", "stateOverrides"],
  bigints: ["gas"],
  quantities: [1],
}

export const estimateGas: RpcOperation = {
  method: "eth_estimateGas",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["transaction", "block", "stateOverrides"],
  quantities: [1],
}

export const createAccessList: RpcOperation = {
  method: "eth_createAccessList",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["transaction", "block"],
  quantities: [1],
}

export const getBlockByNumber: RpcOperation = {
  method: "eth_getBlockByNumber",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["block", "hydrated"],
  quantities: [0],
}

export const getBlockByHash: RpcOperation = {
  method: "eth_getBlockByHash",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["blockHash", "hydrated"],
}

export const getHeaderByNumber: RpcOperation = {
  method: "eth_getHeaderByNumber",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["block"],
  quantities: [0],
}

export const getHeaderByHash: RpcOperation = {
  method: "eth_getHeaderByHash",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["blockHash"],
}

export const getBlockReceipts: RpcOperation = {
  method: "eth_getBlockReceipts",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["block"],
  quantities: [0],
}

export const getBlockTransactionCountByHash: RpcOperation = {
  method: "eth_getBlockTransactionCountByHash",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["blockHash"],
}

export const getBlockTransactionCountByNumber: RpcOperation = {
  method: "eth_getBlockTransactionCountByNumber",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["block"],
  quantities: [0],
}

export const getUncleByBlockHashAndIndex: RpcOperation = {
  method: "eth_getUncleByBlockHashAndIndex",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["blockHash", "index"],
}

export const getUncleByBlockNumberAndIndex: RpcOperation = {
  method: "eth_getUncleByBlockNumberAndIndex",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["block", "index"],
  quantities: [0],
}

export const getUncleCountByBlockHash: RpcOperation = {
  method: "eth_getUncleCountByBlockHash",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["blockHash"],
}

export const getUncleCountByBlockNumber: RpcOperation = {
  method: "eth_getUncleCountByBlockNumber",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["block"],
  quantities: [0],
}

export const getBadBlocks: RpcOperation = {
  method: "eth_getBadBlocks",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: [],
}

export const getTransactionByHash: RpcOperation = {
  method: "eth_getTransactionByHash",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["transactionHash"],
}

export const getTransactionByBlockHashAndIndex: RpcOperation = {
  method: "eth_getTransactionByBlockHashAndIndex",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["blockHash", "index"],
}

export const getTransactionByBlockNumberAndIndex: RpcOperation = {
  method: "eth_getTransactionByBlockNumberAndIndex",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["block", "index"],
  quantities: [0],
}

export const getRawTransactionByHash: RpcOperation = {
  method: "eth_getRawTransactionByHash",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["transactionHash"],
}

export const getRawTransactionByBlockHashAndIndex: RpcOperation = {
  method: "eth_getRawTransactionByBlockHashAndIndex",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["blockHash", "index"],
}

export const getRawTransactionByBlockNumberAndIndex: RpcOperation = {
  method: "eth_getRawTransactionByBlockNumberAndIndex",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["block", "index"],
  quantities: [0],
}

export const getTransactionReceipt: RpcOperation = {
  method: "eth_getTransactionReceipt",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["transactionHash"],
}

export const pendingTransactions: RpcOperation = {
  method: "eth_pendingTransactions",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: [],
}

export const sendRawTransaction: RpcOperation = {
  method: "eth_sendRawTransaction",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["transaction"],
  idempotent: false,
}

export const sendTransaction: RpcOperation = {
  method: "eth_sendTransaction",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["transaction"],
  idempotent: false,
}

export const fillTransaction: RpcOperation = {
  method: "eth_fillTransaction",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["transaction"],
}

export const ethSign: RpcOperation = {
  method: "eth_sign",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["address", "message"],
}

/** @deprecated Renamed to {@link ethSign}. */
export const sign: typeof ethSign = ethSign

export const signTransaction: RpcOperation = {
  method: "eth_signTransaction",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["transaction"],
}

export const ethResend: RpcOperation = {
  method: "eth_resend",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["transaction", "gasPrice", "gas"],
  idempotent: false,
}

/** @deprecated Renamed to {@link ethResend}. */
export const resend: typeof ethResend = ethResend

export const getLogs: RpcOperation = {
  method: "eth_getLogs",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["filter"],
  quantities: [0],
}

export const newFilter: RpcOperation = {
  method: "eth_newFilter",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["filter"],
  quantities: [0],
  idempotent: false,
}

export const newBlockFilter: RpcOperation = {
  method: "eth_newBlockFilter",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: [],
  idempotent: false,
}

export const newPendingTransactionFilter: RpcOperation = {
  method: "eth_newPendingTransactionFilter",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["hydrated"],
  idempotent: false,
}

export const getFilterChanges: RpcOperation = {
  method: "eth_getFilterChanges",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["filterID"],
  idempotent: false,
}

export const getFilterLogs: RpcOperation = {
  method: "eth_getFilterLogs",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["filterID"],
}

export const uninstallFilter: RpcOperation = {
  method: "eth_uninstallFilter",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["filterID"],
  idempotent: false,
}

export const ethSubscribe: RpcOperation = {
  method: "eth_subscribe",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["subject", "options"],
  quantities: [1],
  idempotent: false,
}

export const ethUnsubscribe: RpcOperation = {
  method: "eth_unsubscribe",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["subscriptionID"],
  idempotent: false,
}

export const netVersion: RpcOperation = { method: "net_version", path: "/ext/bc/{blockchainID}/rpc", positions: [] }

export const netListening: RpcOperation = { method: "net_listening", path: "/ext/bc/{blockchainID}/rpc", positions: [] }

export const netPeerCount: RpcOperation = { method: "net_peerCount", path: "/ext/bc/{blockchainID}/rpc", positions: [] }

export const web3ClientVersion: RpcOperation = {
  method: "web3_clientVersion",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: [],
}

export const web3Sha3: RpcOperation = { method: "web3_sha3", path: "/ext/bc/{blockchainID}/rpc", positions: ["data"] }

export const rpcModules: RpcOperation = { method: "rpc_modules", path: "/ext/bc/{blockchainID}/rpc", positions: [] }

export const txpoolStatus: RpcOperation = { method: "txpool_status", path: "/ext/bc/{blockchainID}/rpc", positions: [] }

export const txpoolContent: RpcOperation = {
  method: "txpool_content",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: [],
}

export const txpoolContentFrom: RpcOperation = {
  method: "txpool_contentFrom",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["address"],
}

export const txpoolInspect: RpcOperation = {
  method: "txpool_inspect",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: [],
}

export const debugTraceTransaction: RpcOperation = {
  method: "debug_traceTransaction",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["transactionHash", "config"],
  bigints: ["gas", "gasCost", "pc", "refund"],
}

export const debugTraceBlockByNumber: RpcOperation = {
  method: "debug_traceBlockByNumber",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["block", "config"],
  bigints: ["gas", "gasCost", "pc", "refund"],
  quantities: [0],
}

export const debugTraceBlockByHash: RpcOperation = {
  method: "debug_traceBlockByHash",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["blockHash", "config"],
  bigints: ["gas", "gasCost", "pc", "refund"],
}

export const debugTraceCall: RpcOperation = {
  method: "debug_traceCall",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["transaction", "block", "config"],
  bigints: ["gas", "gasCost", "pc", "refund"],
  quantities: [1],
}

export const debugTraceBlock: RpcOperation = {
  method: "debug_traceBlock",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["block", "config"],
  bigints: ["gas", "gasCost", "pc", "refund"],
}

export const debugTraceBadBlock: RpcOperation = {
  method: "debug_traceBadBlock",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["blockHash", "config"],
  bigints: ["gas", "gasCost", "pc", "refund"],
}

export const debugIntermediateRoots: RpcOperation = {
  method: "debug_intermediateRoots",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["blockHash", "config"],
}

export const debugStandardTraceBlockToFile: RpcOperation = {
  method: "debug_standardTraceBlockToFile",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["blockHash", "config"],
  idempotent: false,
}

export const debugGetRawHeader: RpcOperation = {
  method: "debug_getRawHeader",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["block"],
  quantities: [0],
}

export const debugGetRawBlock: RpcOperation = {
  method: "debug_getRawBlock",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["block"],
  quantities: [0],
}

export const debugGetRawReceipts: RpcOperation = {
  method: "debug_getRawReceipts",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["block"],
  quantities: [0],
}

export const debugGetRawTransaction: RpcOperation = {
  method: "debug_getRawTransaction",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["transactionHash"],
}

export const debugPrintBlock: RpcOperation = {
  method: "debug_printBlock",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["number"],
}

export const debugDumpBlock: RpcOperation = {
  method: "debug_dumpBlock",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["block"],
  bigints: ["nonce"],
  quantities: [0],
}

export const debugAccountRange: RpcOperation = {
  method: "debug_accountRange",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["block", "start", "maxResults", "nocode", "nostorage", "incompletes"],
  bigints: ["nonce"],
  quantities: [0],
}

export const debugStorageRangeAt: RpcOperation = {
  method: "debug_storageRangeAt",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["block", "transactionIndex", "contractAddress", "keyStart", "maxResult"],
  quantities: [0],
}

export const debugPreimage: RpcOperation = {
  method: "debug_preimage",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["hash"],
}

export const debugGetAccessibleState: RpcOperation = {
  method: "debug_getAccessibleState",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["from", "to"],
  quantities: [0, 1],
}

export const debugGetModifiedAccountsByNumber: RpcOperation = {
  method: "debug_getModifiedAccountsByNumber",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["start", "end"],
}

export const debugGetModifiedAccountsByHash: RpcOperation = {
  method: "debug_getModifiedAccountsByHash",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["startHash", "endHash"],
}

export const warpGetMessage: RpcOperation = {
  method: "warp_getMessage",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["messageID"],
}

export const warpGetMessageSignature: RpcOperation = {
  method: "warp_getMessageSignature",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["messageID"],
}

export const warpGetMessageAggregateSignature: RpcOperation = {
  method: "warp_getMessageAggregateSignature",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["messageID", "quorumNumerator", "subnetID"],
}

export const warpGetBlockSignature: RpcOperation = {
  method: "warp_getBlockSignature",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["blockID"],
}

export const warpGetBlockAggregateSignature: RpcOperation = {
  method: "warp_getBlockAggregateSignature",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["blockID", "quorumNumerator", "subnetID"],
}

export const validatorsGetCurrentValidators: RpcOperation = {
  method: "validators.getCurrentValidators",
  path: "/ext/bc/{blockchainID}/validators",
  bigints: ["startTimestamp", "uptimeSeconds", "weight"],
}

export const avaxGetUTXOs: RpcOperation = { method: "avax.getUTXOs", path: "/ext/bc/{blockchainID}/avax" }

export const avaxGetAtomicTx: RpcOperation = { method: "avax.getAtomicTx", path: "/ext/bc/{blockchainID}/avax" }

export const avaxGetAtomicTxStatus: RpcOperation = {
  method: "avax.getAtomicTxStatus",
  path: "/ext/bc/{blockchainID}/avax",
}

export const avaxIssueTx: RpcOperation = {
  method: "avax.issueTx",
  path: "/ext/bc/{blockchainID}/avax",
  idempotent: false,
}

export const ethAccounts: RpcOperation = { method: "eth_accounts", path: "/ext/bc/{blockchainID}/rpc", positions: [] }

/** @deprecated Renamed to {@link ethAccounts}. */
export const accounts: typeof ethAccounts = ethAccounts

export const blobBaseFee: RpcOperation = {
  method: "eth_blobBaseFee",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: [],
}

export const protocolVersion: RpcOperation = {
  method: "eth_protocolVersion",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: [],
}

export const ethConfig: RpcOperation = {
  method: "eth_config",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: [],
  bigints: ["activationTime"],
}

/** @deprecated Renamed to {@link ethConfig}. */
export const config: typeof ethConfig = ethConfig

export const ethCapabilities: RpcOperation = {
  method: "eth_capabilities",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: [],
}

/** @deprecated Renamed to {@link ethCapabilities}. */
export const capabilities: typeof ethCapabilities = ethCapabilities

export const getStorageValues: RpcOperation = {
  method: "eth_getStorageValues",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["requests", "block"],
  quantities: [1],
}

export const getBlockAccessList: RpcOperation = {
  method: "eth_getBlockAccessList",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["block"],
  quantities: [0],
}

export const simulateV1: RpcOperation = {
  method: "eth_simulateV1",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["simulation", "block"],
  quantities: [1],
}
