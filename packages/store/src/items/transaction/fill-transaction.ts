import { fillHoles } from "../fragment/fill-holes.ts"
import type { KnownParties } from "../known-parties.ts"

/** Provides metadata of transactions that their blocks do not contain. */
export interface TransactionFillings extends KnownParties {
  /**
   * The member with a method's name, after a comma, or nothing.
   *
   * @param selector - eight hexadecimal digits after `0x`.
   * @param callee - the called address, with its checksum.
   */
  method(selector: string, callee: string): string
}

/** Makes the served JSON of a transaction from its stored form. */
export function fillTransaction(stored: string, { party, method }: TransactionFillings): string {
  let callee = ""
  return fillHoles(stored, (kind, about) => {
    if (kind === "a") {
      // The party before the method is the callee.
      callee = about
      return party(about)
    }
    return kind === "m" ? method(about, callee) : ""
  })
}
