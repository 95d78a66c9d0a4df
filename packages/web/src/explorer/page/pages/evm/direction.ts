import type { EvmParty } from "../../ui/links.tsx"

/** Where an entry went, as seen from an address. */
export type Direction = "in" | "out" | "self"

/** The direction of an entry for an address. */
export function directionOf(
  address: string,
  { from, to }: { readonly from: EvmParty; readonly to?: EvmParty | undefined },
): Direction {
  const isSame = (party: EvmParty | undefined) => party?.address.toLowerCase() === address.toLowerCase()
  if (isSame(from)) return isSame(to) ? "self" : "out"
  return "in"
}
