import type { ListLatestPrimaryNetworkBlocksResult } from "@serac/data"
import { grouped } from "../../format/decimals.ts"
import { type Column, DataTable } from "../../ui/table.tsx"
import { Time } from "../../ui/time.tsx"
import { PrimaryBlockLink } from "./parts.tsx"

interface PrimaryBlockTableProps {
  readonly network: string
  readonly blockchainId: string
  readonly blocks: readonly ListLatestPrimaryNetworkBlocksResult["blocks"][number][]
  readonly caption?: string
  readonly nothing?: string
  /** Whether sizes are left out, for two tables side by side. */
  readonly isBrief?: boolean
}

/** A table of blocks of a chain of the primary network. */
export function PrimaryBlockTable({
  blocks,
  caption = "Blocks, newest first",
  nothing = "No block is indexed yet.",
  isBrief = false,
  ...at
}: PrimaryBlockTableProps) {
  const columns: readonly Column<(typeof blocks)[number]>[] = [
    { name: "Block", cell: ({ blockNumber }) => <PrimaryBlockLink {...at} block={blockNumber} /> },
    { name: "Time", cell: ({ blockTimestamp }) => <Time at={blockTimestamp} /> },
    { name: "Kind", cell: ({ blockType }) => blockType },
    { name: "Transactions", isNumber: true, cell: ({ txCount }) => grouped(txCount) },
    { name: "Bytes", isNumber: true, cell: ({ blockSizeBytes }) => grouped(blockSizeBytes) },
  ]
  return (
    <DataTable
      caption={caption}
      rows={blocks}
      keyOf={({ blockHash }) => blockHash}
      nothing={nothing}
      columns={isBrief ? columns.slice(0, 4) : columns}
    />
  )
}
