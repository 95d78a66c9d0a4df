import { getSubnet } from "@serac/data"
import { catalogChain } from "../../data/catalog.ts"
import { dataClient } from "../../data/client.ts"
import { networkName } from "../../data/network.ts"
import { useData } from "../../data/use-data.ts"
import { untrustedName } from "../../format/text.ts"
import type { PageProps } from "../../page-props.ts"
import { pathTo } from "../../router/route.ts"
import { Facts } from "../../ui/facts.tsx"
import { Party } from "../../ui/links.tsx"
import { OwnLink } from "../../ui/own-link.tsx"
import { PageHead } from "../../ui/page-head.tsx"
import { Panel } from "../../ui/panel.tsx"
import { Show } from "../../ui/states.tsx"
import { FullTime } from "../../ui/time.tsx"
import { L1ValidatorTable } from "./l1-validator-table.tsx"
import { PrimaryAddress, PrimaryBlockLink, PrimaryTransactionLink } from "./parts.tsx"
import { ValidatorTable } from "./validator-table.tsx"

/** A subnet or L1: its owner, blockchains and validators. */
export default function SubnetPage({ parameters }: PageProps) {
  const { network = "", subnetId = "" } = parameters
  const loaded = useData(`${network} ${subnetId}`, (signal) =>
    getSubnet(dataClient(), { network: networkName(network), subnetId }, { signal }),
  )
  const { isL1 = false, blockchains = [] } = loaded.value ?? {}
  const name = untrustedName(blockchains[0]?.blockchainName ?? "")
  return (
    <>
      <PageHead kind={isL1 ? "L1" : "Subnet"} title={name === "" ? "Subnet" : name} id={subnetId} />
      <Show of={loaded}>
        {(subnet) => {
          const manager = subnet.l1ValidatorManagerDetails
          const managerChain = manager && catalogChain(manager.blockchainId)
          return (
            <Facts
              of={[
                ["Created", <FullTime key="" at={subnet.createBlockTimestamp} />],
                [
                  "In block",
                  <PrimaryBlockLink key="" network={network} blockchainId="p-chain" block={subnet.createBlockIndex} />,
                ],
                [
                  "Made by",
                  <PrimaryTransactionLink
                    key=""
                    network={network}
                    blockchainId="p-chain"
                    hash={subnet.subnetId}
                    isWhole
                  />,
                ],
                [
                  `Owners, ${subnet.threshold} of which sign`,
                  subnet.ownerAddresses.map((address) => (
                    <p key={address}>
                      <PrimaryAddress network={network} blockchainId="p-chain" address={address} isWhole />
                    </p>
                  )),
                ],
                subnet.blockchains.length > 0 && [
                  "Blockchains",
                  subnet.blockchains.map(({ blockchainId, blockchainName }) => (
                    <p key={blockchainId}>
                      <OwnLink to={pathTo`/networks/${network}/blockchains/${blockchainId}`}>
                        {untrustedName(blockchainName) || blockchainId}
                      </OwnLink>
                    </p>
                  )),
                ],
                subnet.l1ConversionTransactionHash !== undefined && [
                  "Made an L1 by",
                  <PrimaryTransactionLink
                    key=""
                    network={network}
                    blockchainId="p-chain"
                    hash={subnet.l1ConversionTransactionHash}
                    isWhole
                  />,
                ],
                manager !== undefined && [
                  "Validator manager",
                  managerChain === undefined ? (
                    <span class="mono">{manager.contractAddress}</span>
                  ) : (
                    <Party key="" chainId={managerChain.chainId} party={{ address: manager.contractAddress }} isWhole />
                  ),
                ],
              ]}
            />
          )
        }}
      </Show>
      {loaded.value === undefined ? null : (
        <Panel title="Validators">
          {isL1 ? (
            <L1ValidatorTable network={network} subnetId={subnetId} />
          ) : (
            <ValidatorTable network={network} filters={{ subnetId }} />
          )}
        </Panel>
      )}
    </>
  )
}
