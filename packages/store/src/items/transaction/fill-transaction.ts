import { fillHoles } from "../fragment/fill-holes.ts"
import type { KnownParties } from "../known-parties.ts"

/** What becomes known of transactions beside their blocks. */
export interface TransactionFillings extends KnownParties {
  /**
   * The member that names a method, after a comma, or nothing.
   *
   * @param selector - `0x` and eight digits.
   * @param callee - the address that is called, with its checksum.
   */
  method(selector: string, callee: string): string
}

/** A transaction as it is served, of how it was stored. */
export function fillTransaction(stored: string, { party, method }: TransactionFillings): string {
  let callee = ""
  return fillHoles(stored, (kind, about) => {
    if (kind === "a") {
      // The party before the method is the one that is called.
      callee = about
      return party(about)
    }
    return kind === "m" ? method(about, callee) : ""
  })
}
