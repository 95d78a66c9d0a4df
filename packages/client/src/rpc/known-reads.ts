/**
 * Read methods of all Ethereum clients (execution-apis, `eth`), for calls without a descriptor:
 * they may be retried and deduplicated. The effect of all other methods is unknown.
 */
const knownReads =
  /^net_version$|^eth_(blockNumber|call|chainId|estimateGas|feeHistory|gasPrice|get(Balance|Block.*|Code|Logs|Proof|StorageAt|Transaction.*))$/

export const isKnownRead = (method: string): boolean => knownReads.test(method)
