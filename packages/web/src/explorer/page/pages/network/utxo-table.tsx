import type { Utxo } from "../../data/schemas.ts"
import { flowOf } from "../../flow/flow.ts"
import { absoluteTime } from "../../format/time.ts"
import { Id } from "../../ui/links.tsx"
import { DataTable } from "../../ui/table.tsx"
import { AssetView, PrimaryTransactionLink } from "./parts.tsx"

interface UtxoTableProps {
  readonly network: string
  readonly blockchainId: string
  readonly utxos: readonly Utxo[]
}

/** A table of UTXOs, with the transactions that created them. */
export function UtxoTable({ network, utxos }: UtxoTableProps) {
  const { consumed } = flowOf({ consumedUtxos: utxos }, absoluteTime)
  return (
    <DataTable
      caption="UTXOs"
      rows={consumed}
      keyOf={({ key }) => key}
      nothing="It has no UTXOs now."
      columns={[
        { name: "UTXO", cell: ({ key }) => <Id id={key} /> },
        {
          name: "Made by",
          cell: ({ other }) =>
            other === undefined ? (
              "–"
            ) : (
              <PrimaryTransactionLink network={network} blockchainId={other.blockchainId} hash={other.hash} />
            ),
        },
        { name: "Notes", cell: ({ notes }) => <span class="soft">{notes.join(", ") || "–"}</span> },
        { name: "Amount", isNumber: true, cell: ({ asset }) => <AssetView asset={asset} /> },
      ]}
    />
  )
}
