/** Patterns that read members of stored JSON without parsing it: JSON with holes cannot be parsed. */
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

/** The text of a member at the start of a fragment; empty if the fragment does not begin with it. */
export function fragmentMember(fragment: string, name: keyof typeof patterns): string {
  return patterns[name].exec(fragment)?.[1] ?? ""
}

/** Parses stored JSON that has no holes; undefined if it is invalid. */
export function parseObject(json: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : undefined
  } catch {
    return undefined
  }
}
