import { getBlockchain, listLatestPrimaryNetworkBlocks, listLatestPrimaryNetworkTransactions } from "@serac/data"
import { catalogChain, chainName } from "../../data/catalog.ts"
import { dataClient } from "../../data/client.ts"
import { useChanges } from "../../data/follow.ts"
import { isPrimaryChain, networkName, type PrimaryChain } from "../../data/network.ts"
import { useData } from "../../data/use-data.ts"
import { untrustedName } from "../../format/text.ts"
import type { PageProps } from "../../page-props.ts"
import { pathTo } from "../../router/route.ts"
import { Facts } from "../../ui/facts.tsx"
import { Id } from "../../ui/links.tsx"
import { Listing } from "../../ui/listing.tsx"
import { OwnLink } from "../../ui/own-link.tsx"
import { PageHead } from "../../ui/page-head.tsx"
import { Show } from "../../ui/states.tsx"
import { Tabs } from "../../ui/tabs.tsx"
import { FullTime } from "../../ui/time.tsx"
import { PrimaryBlockLink, SubnetLink } from "./parts.tsx"
import { PrimaryBlockTable } from "./primary-block-table.tsx"
import { PrimaryTransactionTable } from "./primary-transaction-table.tsx"

/** A chain of the primary network with its newest blocks and transactions, or a blockchain created on the P-Chain. */
export default function BlockchainPage({ parameters }: PageProps) {
  const { network = "", blockchainId = "" } = parameters
  return isPrimaryChain(blockchainId) ? (
    <PrimaryChainView network={network} blockchainId={blockchainId} />
  ) : (
    <MadeBlockchain network={network} blockchainId={blockchainId} />
  )
}

function PrimaryChainView({
  network,
  blockchainId,
}: {
  readonly network: string
  readonly blockchainId: PrimaryChain
}) {
  const at = { network: networkName(network), blockchainId }
  const version = useChanges([at])
  return (
    <>
      <PageHead
        kind={<OwnLink to={pathTo`/networks/${network}`}>Primary network</OwnLink>}
        title={chainName(blockchainId)}
      />
      <Tabs
        label="Lists of the chain"
        tabs={[
          {
            name: "transactions",
            label: blockchainId === "c-chain" ? "Atomic transactions" : "Transactions",
            content: () => (
              <Listing
                name={`transactions ${network} ${blockchainId}`}
                version={version}
                load={(page, signal) =>
                  listLatestPrimaryNetworkTransactions(dataClient(), { ...at, ...page }, { signal })
                }
              >
                {(items) => (
                  <PrimaryTransactionTable network={network} blockchainId={blockchainId} transactions={items} />
                )}
              </Listing>
            ),
          },
          {
            name: "blocks",
            label: "Blocks",
            content: () => (
              <Listing
                name={`blocks ${network} ${blockchainId}`}
                version={version}
                load={(page, signal) => listLatestPrimaryNetworkBlocks(dataClient(), { ...at, ...page }, { signal })}
              >
                {(items) => <PrimaryBlockTable network={network} blockchainId={blockchainId} blocks={items} />}
              </Listing>
            ),
          },
        ]}
      />
    </>
  )
}

function MadeBlockchain({ network, blockchainId }: { readonly network: string; readonly blockchainId: string }) {
  const loaded = useData(`${network} ${blockchainId}`, (signal) =>
    getBlockchain(dataClient(), { network: networkName(network), blockchainId }, { signal }),
  )
  const chain = catalogChain(blockchainId)
  return (
    <>
      <PageHead
        kind="Blockchain of the P-Chain"
        title={untrustedName(loaded.value?.blockchainName ?? "Blockchain")}
        id={blockchainId}
      />
      <Show of={loaded}>
        {({ subnetId, vmId, evmChainId, createBlockTimestamp, createBlockNumber, genesisData }) => (
          <>
            <Facts
              of={[
                ["Subnet", <SubnetLink key="" network={network} subnetId={subnetId} isWhole />],
                chain !== undefined && [
                  "Explore",
                  <OwnLink key="" to={pathTo`/chains/${chain.chainId}`}>
                    Blocks, transactions and addresses of {untrustedName(chain.chainName)}
                  </OwnLink>,
                ],
                evmChainId !== undefined && ["EVM chain ID", String(evmChainId)],
                ["Virtual machine", <Id key="" id={vmId} isWhole />],
                ["Created", <FullTime key="" at={createBlockTimestamp} />],
                [
                  "In block",
                  <PrimaryBlockLink key="" network={network} blockchainId="p-chain" block={createBlockNumber} />,
                ],
              ]}
            />
            {genesisData === undefined ? null : <Genesis data={genesisData} />}
          </>
        )}
      </Show>
    </>
  )
}

/** The genesis data of a chain. */
function Genesis({ data }: { readonly data: unknown }) {
  const text = typeof data === "string" ? data : JSON.stringify(data, null, 2)
  return (
    <details class="genesis">
      <summary>Genesis</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by the keyboard. */}
      <pre tabIndex={0}>{text.slice(0, 200_000)}</pre>
    </details>
  )
}
