/** Millionths as a percentage with four decimals, as nodes write it. */
export function delegationFee(shares: number): string {
  return (shares / 10_000).toFixed(4)
}
