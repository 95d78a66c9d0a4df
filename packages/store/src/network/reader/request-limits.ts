import { limitOf } from "../../limit.ts"
import type { Range } from "../../range.ts"

const maxAddresses = 1024

/** A range whose limit is clamped to what one read allows. */
export function withLimit<Stretch extends Range>(range: Stretch): Stretch {
  return { ...range, limit: limitOf(range.limit) }
}

/** Throws a RangeError for more addresses or nodes than a request may contain. */
export function assertFew(values: readonly Uint8Array[] | undefined): void {
  if (values !== undefined && values.length > maxAddresses) {
    throw new RangeError(`${values.length} addresses or nodes are more than ${maxAddresses}.`)
  }
}
