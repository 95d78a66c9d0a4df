import { expandFragment } from "../fragment/fill-holes.ts"
import { lastValueOf } from "../fragment/template.ts"
import { transferForm } from "./transfer-text.ts"

const valuePattern = /"value":"(\d+)"/

/** The transferred amount in a stored transfer's fragment; 0 if it has no value, as for an ERC-721 token. */
export function transferValueOf(fragment: string): bigint {
  // The value is the form's last: making the JSON first would take ten times as long.
  const value = fragment.startsWith(transferForm.sign)
    ? lastValueOf(fragment)
    : (valuePattern.exec(expandFragment(fragment))?.[1] ?? "")
  return value === "" ? 0n : BigInt(value)
}
