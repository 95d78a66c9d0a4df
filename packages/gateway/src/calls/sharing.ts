import type { GatewayCall } from "./call.ts"
import { isReading } from "./methods.ts"

/** What is told of an account, and where in the parameters the block stands that it is told of. */
const ofAccounts: ReadonlyMap<string, number> = new Map([
  ["eth_getBalance", 1],
  ["eth_getTransactionCount", 1],
  ["eth_getCode", 1],
  ["eth_getStorageAt", 2],
  ["eth_getProof", 2],
  ["eth_call", 1],
  ["eth_callDetailed", 1],
  ["eth_estimateGas", 1],
  ["eth_createAccessList", 1],
])

/** What interfaces by name tell of accounts, which is always what is the latest. */
const ofLatestAccounts: ReadonlySet<string> = new Set([
  ...["getBalance", "getStake", "getUTXOs"].map((name) => `platform.${name}`),
  ...["getAddressTxs", "getAllBalances", "getBalance", "getUTXOs"].map((name) => `avm.${name}`),
  "avax.getUTXOs",
])

/**
 * Whether a call may be answered by what somebody else has asked a moment ago: it reads, and not an account's `latest` or `pending`, of
 * which its owner may know more than that moment did.
 */
export function maybeShared({ method, params }: GatewayCall): boolean {
  if (!isReading(method) || ofLatestAccounts.has(method)) return false
  const at = ofAccounts.get(method)
  return at === undefined || isNumbered(params, at)
}

/** Whether a parameter names a block by its number or hash. */
function isNumbered(params: string, at: number): boolean {
  const given: unknown = params === "" ? [] : JSON.parse(params)
  const block: unknown = Array.isArray(given) ? given[at] : undefined
  return typeof block === "string" && block.startsWith("0x")
}
