import { arrayItems } from "./array-items.ts"
import { stringOrEmpty } from "./lookup.ts"
import type { ReferenceOperation } from "./reference.ts"

/** Notes for callers from the extensions of an operation. */
export function notesOf({ verb, source, isUnserved }: ReferenceOperation): readonly string[] {
  const weight = source["x-execution-weight"]
  const chains = arrayItems(source["x-chains"]).map(stringOrEmpty)
  const reason = stringOrEmpty(source["x-unserved"])
  return [
    ...(isUnserved ? [reason === "" ? "No server of this API offers it." : `Not served here: ${reason}.`] : []),
    ...(typeof weight === "number" ? [`Weighs ${weight} compute units where the rate of calls is limited.`] : []),
    ...(chains.length > 0 ? [`About ${chains.map((chain) => chainNames[chain] ?? chain).join(", ")}.`] : []),
    ...(verb === "RPC" && source["x-idempotent"] === false ? ["Not idempotent: a call repeated may act twice."] : []),
    ...(verb === "POST" && source["x-idempotent"] === true ? ["It only reads: a call may be repeated."] : []),
  ]
}

const chainNames: Readonly<Record<string, string>> = {
  evm: "EVM chains",
  p: "the P-Chain",
  x: "the X-Chain",
  c: "atomic transactions of the C-Chain",
}
