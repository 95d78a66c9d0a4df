type Reviver = (key: string, value: unknown, context: { readonly source?: string }) => unknown

/** JSON in which every integer beyond 2^53 is a bigint, as the node writes amounts bare. */
export function parseExact(text: string): unknown {
  const revive: Reviver = (_, value, { source }) =>
    typeof value === "number" && !Number.isSafeInteger(value) && source && /^-?\d+$/.test(source)
      ? BigInt(source)
      : value
  return JSON.parse(text, revive as (key: string, value: unknown) => unknown)
}
