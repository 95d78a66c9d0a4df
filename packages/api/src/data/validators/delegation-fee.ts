/** Millionths as a percentage with four decimals, in the format of nodes. */
export function delegationFee(shares: number): string {
  return (shares / 10_000).toFixed(4)
}
