const maxUint256 = 2n ** 256n - 1n

/** A balance that a contract can have stored. Events that are not true add up to others. */
export function withinRange(balance: bigint): bigint {
  if (balance < 0n) return 0n
  return balance > maxUint256 ? maxUint256 : balance
}
