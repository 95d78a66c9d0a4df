import { nanoUnit } from "../../data/nano-unit.ts"
import type { ListedEvmBlock } from "../../data/schemas.ts"
import { grouped, percentage } from "../../format/decimals.ts"
import { Amount } from "../../ui/amount.tsx"
import { BlockLink, ChainLink } from "../../ui/links.tsx"
import { type Column, DataTable } from "../../ui/table.tsx"
import { Time } from "../../ui/time.tsx"

interface BlockTableProps {
  readonly blocks: readonly ListedEvmBlock[]
  readonly caption: string
  /** Whether the blocks are from several chains. */
  readonly hasChains?: boolean
  /** Whether to show few columns, for a part of a page. */
  readonly isBrief?: boolean
}

/** A table of blocks of EVM chains. */
export function BlockTable({ blocks, caption, hasChains = false, isBrief = false }: BlockTableProps) {
  const columns: readonly (Column<ListedEvmBlock> | false)[] = [
    { name: "Block", cell: ({ chainId, blockNumber }) => <BlockLink chainId={chainId} number={blockNumber} /> },
    hasChains && { name: "Chain", cell: ({ chainId }) => <ChainLink chainId={chainId} /> },
    { name: "Time", cell: ({ blockTimestamp }) => <Time at={blockTimestamp} /> },
    { name: isBrief ? "Txs" : "Transactions", isNumber: true, cell: ({ txCount }) => grouped(txCount) },
    !isBrief && { name: "Gas used", isNumber: true, cell: ({ gasUsed }) => grouped(gasUsed) },
    {
      name: "Full",
      isNumber: true,
      isMinor: isBrief,
      cell: ({ gasUsed, gasLimit }) => `${percentage(gasUsed, gasLimit) ?? "–"} %`,
    },
    !isBrief && {
      name: "Base fee",
      isNumber: true,
      isMinor: true,
      cell: ({ chainId, baseFee }) =>
        baseFee === undefined ? "–" : <Amount digits={baseFee} decimals={9} symbol={nanoUnit(chainId)} isShort />,
    },
  ]
  return (
    <DataTable
      caption={caption}
      rows={blocks}
      keyOf={({ chainId, blockHash }) => `${chainId} ${blockHash}`}
      columns={columns.filter((column) => column !== false)}
      nothing="No block is indexed yet."
    />
  )
}
