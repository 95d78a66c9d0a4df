const maxUint256 = 2n ** 256n - 1n

/** Clamps a balance to the range that a contract can store. False events can add up to values outside it. */
export function withinRange(balance: bigint): bigint {
  if (balance < 0n) return 0n
  return balance > maxUint256 ? maxUint256 : balance
}
