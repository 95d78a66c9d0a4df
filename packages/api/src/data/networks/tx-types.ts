/** Maximum types of a filter, above the number of existing ones; each is a separate list to read. */
const maxTxTypes = 32

/** The types of the filter `txTypes`, repeated or separated by commas; undefined for all. */
export function txTypesOf(values: readonly string[] | undefined): readonly string[] | undefined {
  const types = [...new Set(values?.flatMap((value) => value.split(",")).filter((type) => type !== ""))]
  return types.length === 0 ? undefined : types
}

/** Maximum pairs of an address and a type; each may be a separate list to read. */
const maxPairs = 2048

interface TxTypesQuery {
  readonly txTypes?: readonly string[]
  readonly addresses?: readonly string[]
}

/** Returns a problem where there are too many types, or too many pairs of an address and a type, for one page. */
export function tooManyTypes({ txTypes, addresses = [] }: TxTypesQuery): string[] {
  const types = txTypesOf(txTypes)?.length ?? 0
  if (types > maxTxTypes) return [`txTypes must be at most ${maxTxTypes} types, not ${types}`]
  const pairs = types * new Set(addresses).size
  if (pairs <= maxPairs) return []
  return [`addresses and txTypes must be at most ${maxPairs} pairs of an address and a type, not ${pairs}`]
}
