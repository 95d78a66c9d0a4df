import { memberOf } from "../verification/fragment-members.ts"
import { expandFragment } from "./fill-holes.ts"
import { forms } from "./forms.ts"
import { lastValueOf } from "./template.ts"

/** What a stored transfer's fragment says was moved; 0 where it tells no value, as that of an ERC-721 token does not. */
export function transferValueOf(fragment: string): bigint {
  // The value is the last of the form's: to write the JSON first would take ten times as long.
  const value = fragment.startsWith(forms.transfer.sign)
    ? lastValueOf(fragment)
    : memberOf(expandFragment(fragment), "value")
  return value === "" ? 0n : BigInt(value)
}
