import { getAsset, listAssetTransactions } from "@serac/data"
import { dataClient } from "../../data/client.ts"
import { networkName } from "../../data/network.ts"
import { useData } from "../../data/use-data.ts"
import { untrustedName } from "../../format/text.ts"
import type { PageProps } from "../../page-props.ts"
import { Facts } from "../../ui/facts.tsx"
import { Listing } from "../../ui/listing.tsx"
import { PageHead } from "../../ui/page-head.tsx"
import { Panel } from "../../ui/panel.tsx"
import { Show } from "../../ui/states.tsx"
import { FullTime } from "../../ui/time.tsx"
import { PrimaryTransactionTable } from "./primary-transaction-table.tsx"

/** An asset of the X-Chain with its transactions. */
export default function AssetPage({ parameters }: PageProps) {
  const { network = "", assetId = "" } = parameters
  const at = { network: networkName(network), blockchainId: "x-chain" as const, assetId }
  const loaded = useData(`${network} ${assetId}`, (signal) => getAsset(dataClient(), at, { signal }))
  const { name = "", symbol = "" } = loaded.value ?? {}
  return (
    <>
      <PageHead
        kind="Asset of the X-Chain"
        title={`${untrustedName(name) || "Asset"}${symbol === "" ? "" : ` (${untrustedName(symbol, 14)})`}`}
        id={assetId}
      />
      <Show of={loaded}>
        {({ denomination, cap, createdAtTimestamp, type }) => (
          <Facts
            of={[
              ["Decimals", String(denomination)],
              ["Kind", type],
              ["Supply", cap],
              ["Created", <FullTime key="" at={createdAtTimestamp} />],
            ]}
          />
        )}
      </Show>
      <Panel title="Transactions">
        <Listing
          name={`asset ${network} ${assetId}`}
          load={(page, signal) => listAssetTransactions(dataClient(), { ...at, ...page }, { signal })}
        >
          {(items) => <PrimaryTransactionTable network={network} blockchainId="x-chain" transactions={items} />}
        </Listing>
      </Panel>
    </>
  )
}
