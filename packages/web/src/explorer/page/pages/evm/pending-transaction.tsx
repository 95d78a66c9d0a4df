import type { ComponentChildren } from "preact"
import { catalogChain } from "../../data/catalog.ts"
import { hasReason, pageData } from "../../data/page-data.ts"
import { useData } from "../../data/use-data.ts"
import { quantityDigits } from "../../format/quantity.ts"
import { Amount } from "../../ui/amount.tsx"
import { Badge } from "../../ui/badge.tsx"
import { Facts } from "../../ui/facts.tsx"
import { Party } from "../../ui/links.tsx"
import { Loading } from "../../ui/states.tsx"
import type { TracedTransaction } from "./view-props.ts"

/** A transaction as a node lists it; one without a block is pending. */
export interface NodeTransaction {
  readonly hash: string
  readonly from: string
  readonly to?: string | null
  readonly value: string
  readonly nonce: string
  readonly gas: string
  readonly input: string
  readonly blockNumber?: string | null
}

interface PendingTransactionProps extends TracedTransaction {
  /** Shown if the node does not know the transaction, or is not asked. */
  readonly children: ComponentChildren
  /** Grows with each change of the chain. */
  readonly version: number
}

/** A transaction that is not indexed, as the node knows it. */
export function PendingTransaction({ chainId, hash, children, version }: PendingTransactionProps) {
  const { value, failure } = useData(
    `pending ${chainId} ${hash}`,
    (signal) =>
      pageData<{ readonly transaction: NodeTransaction | null }>(`${chainId}/pendingTransactions/${hash}`, signal),
    version,
  )
  if (value === undefined && failure === undefined) return <Loading />
  if (value === undefined || hasReason(value) || value.transaction === null) return children
  const { from, to, value: amount, nonce, blockNumber } = value.transaction
  const { decimals = 18, symbol } = catalogChain(chainId)?.networkToken ?? {}
  return (
    <Facts
      of={[
        [
          "Status",
          blockNumber ? (
            <>
              <Badge tone="warn">Not indexed yet</Badge> It is in block {quantityDigits(blockNumber)} of the node.
            </>
          ) : (
            <>
              <Badge tone="warn">Pending</Badge> The node has it, and no block does.
            </>
          ),
        ],
        ["From", <Party key="" chainId={chainId} party={{ address: from }} isWhole />],
        to ? ["To", <Party key="" chainId={chainId} party={{ address: to }} isWhole />] : undefined,
        ["Value", <Amount key="" digits={quantityDigits(amount)} decimals={decimals} symbol={symbol} />],
        ["Nonce", quantityDigits(nonce)],
      ]}
    />
  )
}
