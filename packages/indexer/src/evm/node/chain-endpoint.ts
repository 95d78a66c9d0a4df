import { NodeEndpoint, toDecimal } from "../../core/node/index.ts"

/** One URL of a chain's node, with its detected capabilities. */
export class ChainEndpoint extends NodeEndpoint {
  /** How receipts are requested: by block, or by transaction. */
  receipts: "block" | "transaction" = "block"
  /** Whether eth_getBlockReceipts accepts a hash. */
  receiptsByHash = true
  /** Refused requests for the receipts of blocks, in a row. */
  refusedReceipts = 0
  /** Whether the endpoint supports traces; undefined before the first request. */
  traces: boolean | undefined
  /** When traces may be requested again after a failure, by the clock's `elapsed`. */
  tracesDue = 0
  /** Blocks in a row whose traces could not be true. */
  untrueTraces = 0
  /** Requests for traces in a row without any result. */
  untraced = 0
}

/** The chain ID that an endpoint reports. @throws NodeFault */
export async function askChainId(endpoint: ChainEndpoint, signal: AbortSignal): Promise<string> {
  const [outcome] = await endpoint.call([{ method: "eth_chainId", params: [] }], signal, 65_536)
  if (!outcome || outcome.fault) throw outcome?.fault
  return toDecimal(outcome.result, "eth_chainId")
}
