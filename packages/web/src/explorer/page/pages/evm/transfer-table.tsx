import { FoldSpam } from "../../ui/fold-spam.tsx"
import { type EvmParty, TransactionLink } from "../../ui/links.tsx"
import { type Column, DataTable } from "../../ui/table.tsx"
import { Time } from "../../ui/time.tsx"
import { directionOf } from "./direction.ts"
import { DirectionBadge } from "./direction-badge.tsx"
import { Receiver, Sender, TokenLink, type TransferRow, TransferValue } from "./transfers.tsx"

/** A row of the transfer table. */
export interface ListedTransfer extends Pick<TransferRow, "token" | "tokenId" | "value"> {
  readonly txHash: string
  readonly logIndex: number
  readonly blockTimestamp: number
  readonly from: EvmParty
  readonly to: EvmParty
}

interface TransferTableProps {
  readonly chainId: string
  readonly rows: readonly ListedTransfer[]
  /** The address whose transfers they are, for their direction. */
  readonly address?: string
}

/** A table of token transfers, newest first. */
export function TransferTable({ chainId, rows, address }: TransferTableProps) {
  const direction: Column<ListedTransfer> | false = address !== undefined && {
    name: "Direction",
    cell: (row) => <DirectionBadge direction={directionOf(address, row)} />,
  }
  return (
    <FoldSpam chainId={chainId} rows={rows} tokenOf={({ token }) => token.address}>
      {(shown) => (
        <DataTable
          caption="Token transfers"
          rows={shown}
          keyOf={({ txHash, logIndex, tokenId = "" }) => `${txHash} ${logIndex} ${tokenId}`}
          nothing="No token moved."
          columns={[
            { name: "Transaction", cell: ({ txHash }) => <TransactionLink chainId={chainId} hash={txHash} /> },
            { name: "Time", cell: ({ blockTimestamp }) => <Time at={blockTimestamp} /> },
            ...(direction ? [direction] : []),
            { name: "From", cell: ({ from }) => <Sender chainId={chainId} party={from} /> },
            { name: "To", cell: ({ to }) => <Receiver chainId={chainId} party={to} /> },
            { name: "Token", cell: (row) => <TokenLink chainId={chainId} row={row} /> },
            { name: "Amount", isNumber: true, cell: (row) => <TransferValue row={row} /> },
          ]}
        />
      )}
    </FoldSpam>
  )
}
