/** Members of stored JSON that are looked at without parsing it, which holes do not let. */
const patterns = {
  blockNumber: /"blockNumber":"(\d+)"/,
  blockHash: /"blockHash":"([^"]*)"/,
  parentHash: /"parentHash":"([^"]*)"/,
  blockIndex: /"blockIndex":(\d+)/,
  txHash: /"txHash":"([^"]*)"/,
  txStatus: /"txStatus":"([01])"/,
  gasUsed: /"gasUsed":"(\d+)"/,
  gasPrice: /"gasPrice":"(\d+)"/,
  logIndex: /"logIndex":(\d+)/,
  from: /"from":\{"address":"(0x[0-9a-fA-F]{40})"/,
  to: /"to":\{"address":"(0x[0-9a-fA-F]{40})"/,
  cumulativeTransactions: /"cumulativeTransactions":"(\d+)"/,
  feesSpent: /"feesSpent":"(\d+)"/,
  callType: /"callType":"([^"]*)"/,
  internalTxType: /"internalTxType":"([^"]*)"/,
  utxoBytes: /"utxoBytes":"([^"]*)"/,
} as const

/** The text of a member where it stands first in a fragment; empty where it does not stand there. */
export function fragmentMember(fragment: string, name: keyof typeof patterns): string {
  return patterns[name].exec(fragment)?.[1] ?? ""
}

/** Stored JSON that has no holes; undefined where it is none. */
export function parseObject(json: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : undefined
  } catch {
    return undefined
  }
}
