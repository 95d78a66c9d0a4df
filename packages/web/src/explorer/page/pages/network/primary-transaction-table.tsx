import type { PrimaryTransaction } from "../../data/schemas.ts"
import { spacedWords } from "../../format/text.ts"
import { type Column, DataTable } from "../../ui/table.tsx"
import { Time } from "../../ui/time.tsx"
import { AssetView, PrimaryBlockLink, PrimaryTransactionLink } from "./parts.tsx"

/** Assets of a transaction that a row has, one below the other. */
const maxAssets = 2

interface PrimaryTransactionRow {
  readonly txHash: string
  readonly txType: string
  readonly blockNumber?: string
  readonly blockHeight?: number
  readonly blockTimestamp?: number
  readonly timestamp?: number
  readonly value?: readonly Parameters<typeof AssetView>[0]["asset"][]
  readonly amountCreated?: readonly Parameters<typeof AssetView>[0]["asset"][]
}

interface PrimaryTransactionTableProps {
  readonly network: string
  readonly blockchainId: string
  readonly transactions: readonly PrimaryTransaction[]
  /** Whether blocks are left out, for two tables side by side. */
  readonly isBrief?: boolean
}

/** A table of transactions of a chain of the primary network. */
export function PrimaryTransactionTable({
  network,
  blockchainId,
  transactions,
  isBrief = false,
}: PrimaryTransactionTableProps) {
  const at = { network, blockchainId }
  const columns: readonly Column<PrimaryTransactionRow>[] = [
    { name: "Transaction", cell: ({ txHash }) => <PrimaryTransactionLink {...at} hash={txHash} /> },
    { name: "Kind", cell: ({ txType }) => spacedWords(txType.replace(/Tx$/, "")) },
    {
      name: "Block",
      isNumber: true,
      cell: ({ blockNumber, blockHeight }) => <PrimaryBlockLink {...at} block={blockNumber ?? blockHeight ?? ""} />,
    },
    { name: "Time", cell: ({ blockTimestamp, timestamp }) => <Time at={blockTimestamp ?? timestamp ?? 0} /> },
    {
      name: "Value",
      isNumber: true,
      cell: ({ value, amountCreated }) => {
        const assets = value ?? amountCreated ?? []
        return assets.length === 0 ? (
          <span class="soft">–</span>
        ) : (
          <>
            {assets.slice(0, maxAssets).map((asset) => (
              <div key={asset.assetId}>
                <AssetView asset={asset} isShort />
              </div>
            ))}
            {assets.length > maxAssets ? <span class="soft">and {assets.length - maxAssets} more</span> : null}
          </>
        )
      },
    },
  ]
  return (
    <DataTable
      caption="Transactions, newest first"
      rows={transactions as unknown as readonly PrimaryTransactionRow[]}
      keyOf={({ txHash }) => txHash}
      nothing="There are no transactions."
      columns={isBrief ? columns.filter(({ name }) => name !== "Block") : columns}
    />
  )
}
