/**
 * Methods that read, of those that any Ethereum client has (execution-apis, `eth`), for calls that no descriptor describes:
 * they may be repeated and shared. Of all others it is not known what they do.
 */
const knownReads =
  /^net_version$|^eth_(blockNumber|call|chainId|estimateGas|feeHistory|gasPrice|get(Balance|Block.*|Code|Logs|Proof|StorageAt|Transaction.*))$/

export const isKnownRead = (method: string): boolean => knownReads.test(method)
