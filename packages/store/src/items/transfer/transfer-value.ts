import { expandFragment } from "../fragment/fill-holes.ts"
import { lastValueOf } from "../fragment/template.ts"
import { transferForm } from "./transfer-text.ts"

const valuePattern = /"value":"(\d+)"/

/** What a stored transfer's fragment says was moved; 0 where it tells no value, as that of an ERC-721 token does not. */
export function transferValueOf(fragment: string): bigint {
  // The value is the last of the form's: to write the JSON first would take ten times as long.
  const value = fragment.startsWith(transferForm.sign)
    ? lastValueOf(fragment)
    : (valuePattern.exec(expandFragment(fragment))?.[1] ?? "")
  return value === "" ? 0n : BigInt(value)
}
