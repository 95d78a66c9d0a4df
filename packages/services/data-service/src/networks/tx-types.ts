import { ServiceError } from "@serac/http"

/** More than there are; each is a list of its own to read. */
const most = 32

/** The types that `txTypes` asks for, repeated or separated by commas; undefined for all. Throws a 400 for too many. */
export function txTypesOf(values: readonly string[] | undefined): readonly string[] | undefined {
  const types = [...new Set(values?.flatMap((value) => value.split(",")).filter((type) => type !== ""))]
  if (types.length > most) throw new ServiceError(400, `txTypes must be at most ${most} types`)
  return types.length === 0 ? undefined : types
}

/** Each pair of an address and a type may be a list of its own to read. */
const mostPairs = 2048

/** Throws a 400 for more addresses and types together than are read for one page. */
export function assertFewPairs(addresses: readonly Uint8Array[] = [], types: readonly string[] = []): void {
  if (addresses.length * types.length <= mostPairs) return
  throw new ServiceError(400, `addresses and txTypes must be at most ${mostPairs} pairs of an address and a type`)
}
