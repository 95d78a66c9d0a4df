import { fillHoles } from "../fragment/fill-holes.ts"
import type { KnownParties } from "../known-parties.ts"

/** What becomes known of a transfer beside its block. */
export interface TransferFillings extends KnownParties {
  /** The member that tells the token, after a comma: `erc20Token`, `erc721Token` or `erc1155Token`. */
  token(): string
}

/** A transfer as it is served, of how it was stored. */
export function fillTransfer(stored: string, { party, token }: TransferFillings): string {
  return fillHoles(stored, (kind, about) => (kind === "a" ? party(about) : kind === "t" ? token() : ""))
}
