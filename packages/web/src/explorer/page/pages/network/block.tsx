import { getPrimaryNetworkBlock } from "@serac/data"
import { chainName } from "../../data/catalog.ts"
import { dataClient } from "../../data/client.ts"
import { networkName, type PrimaryChain } from "../../data/network.ts"
import { useData } from "../../data/use-data.ts"
import { grouped } from "../../format/decimals.ts"
import type { PageProps } from "../../page-props.ts"
import { pathTo } from "../../router/route.ts"
import { Avax } from "../../ui/amount.tsx"
import { Facts } from "../../ui/facts.tsx"
import { Id, IdLink } from "../../ui/links.tsx"
import { OwnLink } from "../../ui/own-link.tsx"
import { PageHead } from "../../ui/page-head.tsx"
import { Panel } from "../../ui/panel.tsx"
import { Empty, Show } from "../../ui/states.tsx"
import { FullTime } from "../../ui/time.tsx"
import { NodeLink, PrimaryTransactionLink } from "./parts.tsx"

/** A block of a chain of the primary network. */
export default function PrimaryBlockPage({ parameters }: PageProps) {
  const { network = "", blockchainId = "", blockId = "" } = parameters
  const at = { network: networkName(network), blockchainId: blockchainId as PrimaryChain }
  const loaded = useData(`${network} ${blockchainId} ${blockId}`, (signal) =>
    getPrimaryNetworkBlock(dataClient(), { ...at, blockId }, { signal }),
  )
  const base = pathTo`/networks/${network}/blockchains/${blockchainId}`
  return (
    <>
      <PageHead
        kind={
          <>
            Block of the <OwnLink to={base}>{chainName(blockchainId)}</OwnLink>
          </>
        }
        title={`Block ${loaded.value === undefined ? blockId : grouped(loaded.value.blockNumber)}`}
      />
      <Show of={loaded}>
        {(block) => (
          <>
            <Facts
              of={[
                ["Time", <FullTime key="" at={block.blockTimestamp} />],
                ["ID", <Id key="" id={block.blockHash} isWhole />],
                [
                  "Parent",
                  <IdLink
                    key=""
                    to={`${base}/blocks/${encodeURIComponent(block.parentHash)}`}
                    id={block.parentHash}
                    isWhole
                  />,
                ],
                ["Kind", block.blockType],
                ["Bytes", grouped(block.blockSizeBytes)],
                block.proposerDetails?.proposerNodeId !== undefined && [
                  "Proposed by",
                  <NodeLink key="" network={network} nodeId={block.proposerDetails.proposerNodeId} isWhole />,
                ],
                block.activeL1Validators !== undefined && ["Active L1 validators", grouped(block.activeL1Validators)],
                block.l1ValidatorsAccruedFees !== undefined && [
                  "Fees of L1 validators",
                  <Avax key="" nano={block.l1ValidatorsAccruedFees} />,
                ],
                block.currentSupply !== undefined && ["Supply", <Avax key="" nano={block.currentSupply} />],
              ]}
            />
            <Panel title={`Transactions ${block.txCount}`}>
              {block.transactions.length === 0 ? <Empty>It has none.</Empty> : null}
              <ul class="ids">
                {block.transactions.map((hash) => (
                  <li key={hash}>
                    <PrimaryTransactionLink network={network} blockchainId={blockchainId} hash={hash} isWhole />
                  </li>
                ))}
              </ul>
            </Panel>
          </>
        )}
      </Show>
    </>
  )
}
