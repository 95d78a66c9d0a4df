import { grouped } from "../../format/decimals.ts"
import { Party } from "../../ui/links.tsx"
import type { Nft } from "./nft-of.ts"

/** Who has an NFT, or how many of it somebody has. */
export function Owner({ chainId, token }: { readonly chainId: string; readonly token: Nft }) {
  const { ownerAddress, balance } = token
  if (balance !== undefined) return <>{grouped(balance)}</>
  if (ownerAddress === undefined) return <span class="soft">–</span>
  return <Party chainId={chainId} party={{ address: ownerAddress }} />
}
