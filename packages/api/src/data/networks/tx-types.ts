/** More than there are; each is a list of its own to read. */
const maxTxTypes = 32

/** The types that `txTypes` asks for, repeated or separated by commas; undefined for all. */
export function txTypesOf(values: readonly string[] | undefined): readonly string[] | undefined {
  const types = [...new Set(values?.flatMap((value) => value.split(",")).filter((type) => type !== ""))]
  return types.length === 0 ? undefined : types
}

/** Each pair of an address and a type may be a list of its own to read. */
const maxPairs = 2048

interface TxTypesQuery {
  readonly txTypes?: readonly string[]
  readonly addresses?: readonly string[]
}

/** Says whether there are more types, or more addresses and types together, than are read for one page. */
export function tooManyTypes({ txTypes, addresses = [] }: TxTypesQuery): string[] {
  const types = txTypesOf(txTypes)?.length ?? 0
  if (types > maxTxTypes) return [`txTypes must be at most ${maxTxTypes} types, not ${types}`]
  const pairs = types * new Set(addresses).size
  if (pairs <= maxPairs) return []
  return [`addresses and txTypes must be at most ${maxPairs} pairs of an address and a type, not ${pairs}`]
}
