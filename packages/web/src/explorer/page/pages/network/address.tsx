import {
  getPrimaryNetworkBalances,
  listHistoricalRewards,
  listLatestPrimaryNetworkTransactions,
  listPendingRewards,
  listUtxos,
} from "@serac/data"
import { chainName } from "../../data/catalog.ts"
import { dataClient } from "../../data/client.ts"
import { useChanges } from "../../data/follow.ts"
import { networkName, type PrimaryChain } from "../../data/network.ts"
import type { AssetAmount } from "../../data/schemas.ts"
import { useData } from "../../data/use-data.ts"
import { spacedWords } from "../../format/text.ts"
import type { PageProps } from "../../page-props.ts"
import { appLocation } from "../../router/location.ts"
import { pathTo } from "../../router/route.ts"
import { Facts } from "../../ui/facts.tsx"
import { Listing } from "../../ui/listing.tsx"
import { OwnLink } from "../../ui/own-link.tsx"
import { PageHead } from "../../ui/page-head.tsx"
import { Show } from "../../ui/states.tsx"
import { Tabs } from "../../ui/tabs.tsx"
import { AssetView } from "./parts.tsx"
import { PrimaryTransactionTable } from "./primary-transaction-table.tsx"
import { HistoricalRewards, PendingRewards } from "./reward-tables.tsx"
import { UtxoTable } from "./utxo-table.tsx"

/** An address of a chain of the primary network: its balances, rewards and transactions. */
export default function PrimaryAddressPage({ parameters }: PageProps) {
  const { network = "", blockchainId = "", address = "" } = parameters
  const at = { network: networkName(network), blockchainId: blockchainId as PrimaryChain }
  const version = useChanges(appLocation.value.query.has("page") ? undefined : [at])
  const key = `${network} ${blockchainId} ${address}`
  const balances = useData(
    `balances ${key}`,
    (signal) => getPrimaryNetworkBalances(dataClient(), { ...at, addresses: [address] }, { signal }),
    version,
  )
  const isPlatform = blockchainId === "p-chain"
  const rewards = { network: at.network, addresses: [address] }
  return (
    <>
      <PageHead
        kind={
          <>
            Address on the{" "}
            <OwnLink to={pathTo`/networks/${network}/blockchains/${blockchainId}`}>{chainName(blockchainId)}</OwnLink>
          </>
        }
        title="Address"
        id={address}
        canLabel
      >
        <SameKey network={network} blockchainId={blockchainId} address={address} />
      </PageHead>
      <Show of={balances} compact>
        {(answer) => <Balances of={answer.balances as unknown as Categories} />}
      </Show>
      <Tabs
        label="Lists of the address"
        tabs={[
          {
            name: "transactions",
            label: "Transactions",
            content: () => (
              <Listing
                name={`transactions ${key}`}
                version={version}
                load={(page, signal) =>
                  listLatestPrimaryNetworkTransactions(
                    dataClient(),
                    { ...at, addresses: [address], ...page },
                    { signal },
                  )
                }
              >
                {(items) => (
                  <PrimaryTransactionTable network={network} blockchainId={blockchainId} transactions={items} />
                )}
              </Listing>
            ),
          },
          {
            name: "utxos",
            label: "UTXOs",
            content: () => (
              <Listing
                name={`utxos ${key}`}
                version={version}
                load={(page, signal) => listUtxos(dataClient(), { ...at, addresses: [address], ...page }, { signal })}
              >
                {(items) => <UtxoTable network={network} blockchainId={blockchainId} utxos={items} />}
              </Listing>
            ),
          },
          ...(isPlatform
            ? [
                {
                  name: "rewards",
                  label: "Rewards",
                  content: () => (
                    <Listing
                      name={`rewards ${key}`}
                      version={version}
                      load={(page, signal) => listHistoricalRewards(dataClient(), { ...rewards, ...page }, { signal })}
                    >
                      {(items) => <HistoricalRewards network={network} rewards={items} />}
                    </Listing>
                  ),
                },
                {
                  name: "pending",
                  label: "Rewards to come",
                  content: () => (
                    <Listing
                      name={`pending ${key}`}
                      version={version}
                      load={(page, signal) => listPendingRewards(dataClient(), { ...rewards, ...page }, { signal })}
                    >
                      {(items) => <PendingRewards network={network} rewards={items} />}
                    </Listing>
                  ),
                },
              ]
            : []),
        ]}
      />
    </>
  )
}

/** Links to the same address on the other chains, where the same key owns it. */
function SameKey({ network, blockchainId, address }: Readonly<Record<"network" | "blockchainId" | "address", string>>) {
  const others = ["p-chain", "x-chain", "c-chain"].filter((alias) => alias !== blockchainId)
  return (
    <p class="soft">
      The same key on{" "}
      {others.map((alias, at) => (
        <>
          {at === 0 ? "" : " and "}
          <OwnLink key={alias} to={pathTo`/networks/${network}/blockchains/${alias}/addresses/${address}`}>
            {chainName(alias)}
          </OwnLink>
        </>
      ))}
    </p>
  )
}

type Categories = Readonly<Record<string, readonly AssetAmount[]>>

/** The balances of an address by category, without empty categories. */
function Balances({ of }: { readonly of: Categories }) {
  const held = Object.entries(of).filter(([, assets]) => assets.length > 0)
  if (held.length === 0) return <p class="soft">It has nothing now.</p>
  return (
    <Facts
      of={held.map(([category, assets]) => [
        spacedWords(category),
        assets.map((asset) => (
          <p key={asset.assetId}>
            <AssetView asset={asset} />
          </p>
        )),
      ])}
    />
  )
}
