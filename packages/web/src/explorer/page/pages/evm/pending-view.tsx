import { catalogChain } from "../../data/catalog.ts"
import { hasReason, pageData } from "../../data/page-data.ts"
import { useData } from "../../data/use-data.ts"
import { quantityDigits } from "../../format/quantity.ts"
import { Amount } from "../../ui/amount.tsx"
import { Badge } from "../../ui/badge.tsx"
import { Party, TransactionLink } from "../../ui/links.tsx"
import { Empty, Show } from "../../ui/states.tsx"
import { DataTable } from "../../ui/table.tsx"
import type { NodeTransaction } from "./pending-transaction.tsx"
import type { AddressListProps } from "./view-props.ts"

type Waiting = Readonly<Record<string, NodeTransaction>>

/** The transactions that an address sent and no block has yet, where its node shows its pool. */
export function PendingView({ chainId, address, version }: AddressListProps) {
  const { decimals = 18, symbol } = catalogChain(chainId)?.networkToken ?? {}
  const loaded = useData(
    `pool ${chainId} ${address}`,
    (signal) =>
      pageData<{ readonly pool: { readonly pending?: Waiting; readonly queued?: Waiting } }>(
        `${chainId}/pending/${address}`,
        signal,
      ),
    version,
  )
  return (
    <Show of={loaded}>
      {(answer) =>
        hasReason(answer) ? (
          <Empty>Pending transactions are not known: {answer.reason}.</Empty>
        ) : (
          <DataTable
            caption="Pending transactions"
            rows={[...rowsOf("pending", answer.pool.pending), ...rowsOf("queued", answer.pool.queued)]}
            keyOf={({ hash }) => hash}
            nothing="The node has no pending transaction of it."
            columns={[
              { name: "Transaction", cell: ({ hash }) => <TransactionLink chainId={chainId} hash={hash} /> },
              { name: "State", cell: ({ state }) => <Badge tone="warn">{state}</Badge> },
              { name: "Nonce", isNumber: true, cell: ({ nonce }) => quantityDigits(nonce) },
              { name: "To", cell: ({ to }) => (to ? <Party chainId={chainId} party={{ address: to }} /> : "–") },
              {
                name: "Value",
                isNumber: true,
                cell: ({ value }) => (
                  <Amount digits={quantityDigits(value)} decimals={decimals} symbol={symbol} isShort />
                ),
              },
            ]}
          />
        )
      }
    </Show>
  )
}

const rowsOf = (state: string, waiting: Waiting = {}) => Object.values(waiting).map((one) => ({ ...one, state }))
