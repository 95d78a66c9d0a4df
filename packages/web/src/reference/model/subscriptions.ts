import type { Reference } from "./reference.ts"

/** The subscriptions of an EVM chain by their names, with what each sends. */
export const subscriptionDescriptions: Readonly<Record<string, string>> = {
  newHeads: "The header of each new block.",
  logs: "Logs as they come, of some addresses and topics where the filter names them.",
  newPendingTransactions: "The hash of each transaction that enters the pool.",
}

/** Whether a document describes an EVM chain, which has subscriptions in addition to its methods. */
export function hasSubscriptions({ kind, operations }: Reference): boolean {
  return kind === "openrpc" && operations.some(({ path }) => path === "eth_getLogs" || path === "eth_subscribe")
}
