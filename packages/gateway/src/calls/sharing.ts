import type { GatewayCall } from "./call.ts"
import { isReading } from "./methods.ts"

/** Methods about an account, with the position of their block parameter. */
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

/** P-Chain, X-Chain and atomic methods about accounts; they always use the latest state. */
const ofLatestAccounts: ReadonlySet<string> = new Set([
  ...["getBalance", "getStake", "getUTXOs"].map((name) => `platform.${name}`),
  ...["getAddressTxs", "getAllBalances", "getBalance", "getUTXOs"].map((name) => `avm.${name}`),
  "avax.getUTXOs",
])

/**
 * Whether a call may share the answer to another caller's earlier request: it reads, and it does not read an account at
 * `latest` or `pending`, where the account's owner may know of a newer state.
 */
export function maybeShared({ method, params }: GatewayCall): boolean {
  if (!isReading(method) || ofLatestAccounts.has(method)) return false
  const at = ofAccounts.get(method)
  return at === undefined || isNumbered(params, at)
}

/** Whether a parameter identifies a block by number or hash. */
function isNumbered(params: string, at: number): boolean {
  const given: unknown = params === "" ? [] : JSON.parse(params)
  const block: unknown = Array.isArray(given) ? given[at] : undefined
  return typeof block === "string" && block.startsWith("0x")
}
