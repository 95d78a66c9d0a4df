import { NodeEndpoint, toDecimal } from "../../core/node/index.ts"

/** One URL of a chain's node, and what it was found to offer. */
export class ChainEndpoint extends NodeEndpoint {
  /** How receipts are asked for. */
  receipts: "block" | "transaction" = "block"
  /** Whether eth_getBlockReceipts takes a hash. */
  receiptsByHash = true
  /** How many requests for the receipts of blocks in a row it refused. */
  refusedReceipts = 0
  /** Whether it traces; undefined until it was asked. */
  traces: boolean | undefined
  /** When it may be asked for traces again after it could not give any. */
  tracesDue = 0
  /** Of how many blocks in a row it gave traces that cannot be true. */
  untrueTraces = 0
  /** How many requests for traces in a row it could not fulfil at all. */
  untraced = 0
}

/** Which chain an endpoint says that it serves. @throws NodeFault */
export async function askChainId(endpoint: ChainEndpoint, signal: AbortSignal): Promise<string> {
  const [outcome] = await endpoint.call([{ method: "eth_chainId", params: [] }], signal, 65_536)
  if (!outcome || outcome.fault) throw outcome?.fault
  return toDecimal(outcome.result, "eth_chainId")
}
