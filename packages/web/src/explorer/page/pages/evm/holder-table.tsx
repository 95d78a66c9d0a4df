import type { TokenHolderPage } from "../../data/schemas.ts"
import { grouped } from "../../format/decimals.ts"
import { shareOf } from "../../format/share.ts"
import { Amount } from "../../ui/amount.tsx"
import { Party } from "../../ui/links.tsx"
import { DataTable } from "../../ui/table.tsx"

interface HolderTableProps {
  readonly chainId: string
  readonly page: TokenHolderPage
  readonly decimals: number
  readonly symbol?: string | undefined
}

/** The holders of a token with their shares. */
export function HolderTable({ chainId, page, decimals, symbol }: HolderTableProps) {
  const { holders, holderCount, totalSupply } = page
  return (
    <>
      {holderCount === 0 ? null : (
        <p class="soft">
          {grouped(holderCount)} {holderCount === 1 ? "holder has" : "holders have"}{" "}
          <Amount digits={totalSupply} decimals={decimals} symbol={symbol} /> by the token's transfers.
        </p>
      )}
      <DataTable
        caption="Holders of the token"
        rows={holders}
        keyOf={({ address }) => address}
        nothing="Nobody has anything of it."
        columns={[
          { name: "Holder", cell: (holder) => <Party chainId={chainId} party={holder} /> },
          {
            name: "Balance",
            isNumber: true,
            cell: ({ balance }) => <Amount digits={balance} decimals={decimals} isShort />,
          },
          { name: "Share", isNumber: true, cell: ({ balance }) => shareOf(balance, totalSupply) },
        ]}
      />
    </>
  )
}
