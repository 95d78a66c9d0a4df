import { listLatestPrimaryNetworkBlocks, listLatestPrimaryNetworkTransactions } from "@serac/data"
import { dataClient } from "../../data/client.ts"
import { useChanges } from "../../data/follow.ts"
import { networkName } from "../../data/network.ts"
import { useData } from "../../data/use-data.ts"
import { pathTo } from "../../router/route.ts"
import { Panel } from "../../ui/panel.tsx"
import { Show } from "../../ui/states.tsx"
import { PrimaryBlockTable } from "../network/primary-block-table.tsx"
import { PrimaryTransactionTable } from "../network/primary-transaction-table.tsx"

/** The newest blocks and transactions of a network's P-Chain. */
export default function NetworkNews({ network }: { readonly network: string }) {
  const at = { network: networkName(network), blockchainId: "p-chain" } as const
  const version = useChanges([at])
  const options = { ...at, pageSize: 6 }
  const blocks = useData(
    `blocks ${network}`,
    (signal) => listLatestPrimaryNetworkBlocks(dataClient(), options, { signal }),
    version,
  )
  const transactions = useData(
    `transactions ${network}`,
    (signal) => listLatestPrimaryNetworkTransactions(dataClient(), options, { signal }),
    version,
  )
  const shown = { network, blockchainId: at.blockchainId }
  const base = pathTo`/networks/${network}/blockchains/p-chain`
  return (
    <div class="halves">
      <Panel title="Newest blocks of the P-Chain" more={`${base}?tab=blocks`}>
        <Show of={blocks} compact>
          {({ items }) => <PrimaryBlockTable {...shown} blocks={items} isBrief />}
        </Show>
      </Panel>
      <Panel title="Newest transactions of the P-Chain" more={base}>
        <Show of={transactions} compact>
          {({ items }) => <PrimaryTransactionTable {...shown} transactions={items} isBrief />}
        </Show>
      </Panel>
    </div>
  )
}
