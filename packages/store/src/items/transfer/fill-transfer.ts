import { fillHoles } from "../fragment/fill-holes.ts"
import type { KnownParties } from "../known-parties.ts"

/** Provides metadata of a transfer that its block does not contain. */
export interface TransferFillings extends KnownParties {
  /** The token's member, after a comma: `erc20Token`, `erc721Token` or `erc1155Token`. */
  token(): string
}

/** Makes the served JSON of a transfer from its stored form. */
export function fillTransfer(stored: string, { party, token }: TransferFillings): string {
  return fillHoles(stored, (kind, about) => (kind === "a" ? party(about) : kind === "t" ? token() : ""))
}
