import { catalogChain } from "../../data/catalog.ts"
import type { EvmTransaction } from "../../data/schemas.ts"
import { untrustedName } from "../../format/text.ts"
import { Amount } from "../../ui/amount.tsx"
import { Badge } from "../../ui/badge.tsx"
import { BlockLink, ChainLink, Party, TransactionLink } from "../../ui/links.tsx"
import { type Column, DataTable } from "../../ui/table.tsx"
import { Time } from "../../ui/time.tsx"
import { directionOf } from "./direction.ts"
import { DirectionBadge } from "./direction-badge.tsx"

interface TransactionTableProps {
  readonly transactions: readonly EvmTransaction[]
  readonly caption: string
  readonly hasChains?: boolean
  readonly isBrief?: boolean
  /** The chain of all transactions, if they do not contain it. */
  readonly chainId?: string
  /** The address whose transactions they are, for their direction. */
  readonly address?: string
}

/** A table of transactions of EVM chains. */
export function TransactionTable(props: TransactionTableProps) {
  const { transactions, caption, hasChains = false, isBrief = false, address } = props
  const chainIdOf = (transaction: EvmTransaction) => transaction.chainId ?? props.chainId ?? ""
  const columns: readonly (Column<EvmTransaction> | false)[] = [
    {
      name: "Transaction",
      cell: (transaction) => (
        <span class="with-mark">
          <TransactionLink chainId={chainIdOf(transaction)} hash={transaction.txHash} ends={isBrief ? 4 : 6} />
          {transaction.txStatus === "0" ? <Badge tone="bad">failed</Badge> : null}
        </span>
      ),
    },
    hasChains && {
      name: "Chain",
      cell: (transaction) => <ChainLink chainId={chainIdOf(transaction)} />,
    },
    {
      name: "Method",
      isMinor: isBrief,
      cell: ({ method, to }) => (
        <MethodCell name={method?.methodName} hash={method?.methodHash} isCreation={to === undefined} />
      ),
    },
    !isBrief && {
      name: "Block",
      cell: (transaction) => <BlockLink chainId={chainIdOf(transaction)} number={transaction.blockNumber} />,
    },
    { name: "Time", cell: ({ blockTimestamp }) => <Time at={blockTimestamp} /> },
    address !== undefined && {
      name: "Direction",
      cell: (transaction) => <DirectionBadge direction={directionOf(address, transaction)} />,
    },
    !isBrief && {
      name: "From",
      cell: (transaction) => <Party chainId={chainIdOf(transaction)} party={transaction.from} />,
    },
    !isBrief && {
      name: "To",
      cell: (transaction) => (transaction.to ? <Party chainId={chainIdOf(transaction)} party={transaction.to} /> : "–"),
    },
    {
      name: "Value",
      isNumber: true,
      cell: (transaction) => {
        if (transaction.value === "0") return <span class="soft">0</span>
        const { networkToken } = catalogChain(chainIdOf(transaction)) ?? {}
        return (
          <Amount
            digits={transaction.value}
            decimals={networkToken?.decimals ?? 18}
            symbol={networkToken?.symbol}
            isShort
          />
        )
      },
    },
  ]
  return (
    <DataTable
      caption={caption}
      rows={transactions}
      keyOf={(transaction) => `${chainIdOf(transaction)} ${transaction.txHash}`}
      columns={columns.filter((column) => column !== false)}
      nothing="There are no transactions."
    />
  )
}

interface MethodProps {
  readonly name: string | undefined
  readonly hash: string | undefined
  readonly isCreation: boolean
}

/** The called method: the name of the function without its types. */
export function MethodCell({ name = "", hash = "", isCreation }: MethodProps) {
  const plain = untrustedName(name.replace(/\(.*$/s, ""), 22)
  const words = isCreation ? "Create contract" : plain || hash || "Transfer"
  return (
    <span class="method" title={untrustedName(name, 200)}>
      {words}
    </span>
  )
}
