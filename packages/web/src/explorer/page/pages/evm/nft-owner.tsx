import { grouped } from "../../format/decimals.ts"
import { Party } from "../../ui/links.tsx"
import type { Nft } from "./nft-of.ts"

/** The owner of an NFT, or the owner's amount. */
export function Owner({ chainId, token }: { readonly chainId: string; readonly token: Nft }) {
  const { ownerAddress, balance } = token
  if (balance !== undefined) return <>{grouped(balance)}</>
  if (ownerAddress === undefined) return <span class="soft">–</span>
  return <Party chainId={chainId} party={{ address: ownerAddress }} />
}
