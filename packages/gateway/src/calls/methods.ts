/** The interfaces of a node that a gateway serves. */
export type Interface =
  | "evm"
  | "avax"
  | "wallet"
  | "validators"
  | "platform"
  | "avm"
  | "proposervm"
  | "index"
  | "info"
  | "health"

const splitWords = (text: string) => text.trim().split(/\s+/)

const evmNamespace = splitWords(`
  eth_baseFee eth_blockNumber eth_call eth_callDetailed eth_chainId eth_createAccessList eth_estimateGas eth_feeConfig eth_feeHistory
  eth_gasPrice eth_getActivePrecompilesAt eth_getActiveRulesAt eth_getBalance eth_getBlockByHash eth_getBlockByNumber
  eth_getBlockReceipts eth_getBlockTransactionCountByHash eth_getBlockTransactionCountByNumber eth_getChainConfig eth_getCode
  eth_getHeaderByHash eth_getHeaderByNumber eth_getLogs eth_getProof eth_getRawTransactionByBlockHashAndIndex
  eth_getRawTransactionByBlockNumberAndIndex eth_getRawTransactionByHash eth_getStorageAt
  eth_getTransactionByBlockHashAndIndex eth_getTransactionByBlockNumberAndIndex eth_getTransactionByHash eth_getTransactionCount
  eth_getTransactionReceipt eth_getUncleByBlockHashAndIndex
  eth_getUncleByBlockNumberAndIndex eth_getUncleCountByBlockHash eth_getUncleCountByBlockNumber eth_maxPriorityFeePerGas
  eth_sendRawTransaction eth_suggestPriceOptions eth_syncing eth_accounts net_listening net_peerCount net_version
  rpc_modules web3_clientVersion web3_sha3 warp_getBlockSignature warp_getMessage warp_getMessageSignature
`)

/** Methods about filters, each of which exists on one node for one caller. */
export const filterMethods: ReadonlySet<string> = new Set(
  splitWords(`
    eth_newFilter eth_newBlockFilter eth_newPendingTransactionFilter eth_getFilterChanges eth_getFilterLogs eth_uninstallFilter
  `),
)

const platform = splitWords(`
  getBalance getBlock getBlockByHeight getBlockchainStatus getBlockchains getCurrentSupply getCurrentValidators getFeeConfig getFeeState
  getHeight getL1Validator getMinStake getProposedHeight getRewardUTXOs getStake getStakingAssetID getSubnet getSubnets getTimestamp
  getTotalStake getTx getTxStatus getUTXOs getValidatorFeeConfig getValidatorFeeState getValidatorsAt getAllValidatorsAt issueTx
  sampleValidators validatedBy validates
`)

const avm = splitWords(`
  getAddressTxs getAllBalances getAssetDescription getBalance getBlock getBlockByHeight getHeight getTx getTxFee getTxStatus getUTXOs issueTx
`)

const info = splitWords(`
  acps getBlockchainID getNetworkID getNetworkName getNodeID getNodeIP getNodeVersion getTxFee getUpgrades getVMs isBootstrapped peers
  upgrades uptime
`)

const indexMethods = splitWords(`
  getContainerByID getContainerByIndex getContainerRange getIndex getLastAccepted isAccepted
`)

const prefixedNames = (prefix: string, names: readonly string[]) => names.map((name) => `${prefix}.${name}`)

/** The default methods: they read the state of a chain or a node, or issue a signed transaction. None of them administers, debugs or signs. */
export const defaultMethods: Readonly<Record<Interface, ReadonlySet<string>>> = {
  evm: new Set([...evmNamespace, ...filterMethods]),
  avax: new Set(prefixedNames("avax", splitWords("getAtomicTx getAtomicTxStatus getUTXOs issueTx"))),
  validators: new Set(["validators.getCurrentValidators"]),
  platform: new Set(prefixedNames("platform", platform)),
  avm: new Set(prefixedNames("avm", avm)),
  wallet: new Set(["wallet.issueTx"]),
  proposervm: new Set(prefixedNames("proposervm", splitWords("getCurrentEpoch getProposedHeight"))),
  index: new Set(prefixedNames("index", indexMethods)),
  info: new Set(prefixedNames("info", info)),
  health: new Set(prefixedNames("health", splitWords("health liveness readiness"))),
}

/** Methods that issue a transaction. */
const issuing: ReadonlySet<string> = new Set([
  "eth_sendRawTransaction",
  "avax.issueTx",
  "platform.issueTx",
  "avm.issueTx",
  "wallet.issueTx",
])

const reading: ReadonlySet<string> = new Set(
  Object.values(defaultMethods)
    .flatMap((methods) => [...methods])
    .filter((method) => !issuing.has(method) && !filterMethods.has(method)),
)

/** Names of optional methods that only read. */
const readingNames = /^(?:debug_(?:trace|get)|trace_|txpool_|warp_get)/

/** Whether a method is a default one that reads, whose answers may be shared. */
export function isReading(method: string): boolean {
  return reading.has(method)
}

/**
 * Whether a method may change something: it is not known to read. Such calls are never answered from the cache, and never
 * repeated on another node if one may have accepted them.
 */
export function isWriting(method: string): boolean {
  return !isReading(method) && !readingNames.test(method)
}
