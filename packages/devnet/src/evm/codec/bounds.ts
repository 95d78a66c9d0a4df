/** The smaller of two integers. */
export function min(one: bigint, other: bigint): bigint {
  return one < other ? one : other
}

/** The larger of two integers. */
export function max(one: bigint, other: bigint): bigint {
  return one < other ? other : one
}
