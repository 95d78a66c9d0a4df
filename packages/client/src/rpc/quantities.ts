/**
 * Positional parameters with each bigint at the given positions, at any depth, written as Ethereum writes a quantity: `0x` and
 * hexadecimal digits without leading zeros. All other values stay unchanged.
 *
 * @example
 * import { withQuantities } from "@serac/client/rpc"
 *
 * withQuantities([17n, true], [0]) // ["0x11", true]
 */
export function withQuantities(params: readonly unknown[], positions: readonly number[]): readonly unknown[] {
  return params.map((value, position) => (positions.includes(position) ? quantityParameter(value) : value))
}

function quantityParameter(value: unknown): unknown {
  // The node rejects a negative quantity, like any other invalid text of the caller.
  if (typeof value === "bigint") return value < 0n ? `-0x${(-value).toString(16)}` : `0x${value.toString(16)}`
  if (Array.isArray(value)) return value.map(quantityParameter)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, quantityParameter(member)]))
}
