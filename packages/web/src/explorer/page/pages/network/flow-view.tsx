import { chains } from "../../data/catalog.ts"
import { isPrimaryChain, primaryChainOf, primarySubnetId } from "../../data/network.ts"
import type { Flow, FlowEnd } from "../../flow/flow.ts"
import { Icon } from "../../ui/icon.tsx"
import { Party } from "../../ui/links.tsx"
import { AssetView, PrimaryAddress, PrimaryTransactionLink } from "./parts.tsx"

interface FlowViewProps {
  readonly network: string
  readonly blockchainId: string
  readonly flow: Flow
}

/** The inputs and outputs of a transaction side by side, with links to the transactions at their other ends. */
export function FlowView({ network, blockchainId, flow }: FlowViewProps) {
  const { consumed, made, burned } = flow
  const at = { network, blockchainId }
  return (
    <div class="flow">
      <Ends title="Consumed" ends={consumed} nothing="It consumed nothing." direction="from" {...at} />
      <div class="flow-arrow">
        <Icon name="arrow" />
      </div>
      <div>
        <Ends title="Made" ends={made} nothing="It made nothing." direction="to" {...at} />
        {burned.length === 0 ? null : (
          <p class="burned">
            <span class="soft">Burned as the fee</span>{" "}
            {burned.map((asset) => (
              <AssetView key={asset.assetId} asset={asset} />
            ))}
          </p>
        )}
      </div>
    </div>
  )
}

interface EndsProps {
  readonly network: string
  readonly blockchainId: string
  readonly title: string
  readonly ends: readonly FlowEnd[]
  readonly nothing: string
  readonly direction: "from" | "to"
}

function Ends({ network, blockchainId, title, ends, nothing, direction }: EndsProps) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {ends.length === 0 ? <p class="soft">{nothing}</p> : null}
      <ul class="ends">
        {ends.map((end) => (
          <li key={end.key}>
            <p class="end-amount">
              <AssetView asset={end.asset} />
            </p>
            {end.addresses.map((address) => (
              <p key={address}>
                {end.isAccount ? (
                  <FlowAccount address={address} />
                ) : (
                  <PrimaryAddress network={network} blockchainId={addressChain(end, blockchainId)} address={address} />
                )}
              </p>
            ))}
            <p class="soft">
              {end.notes.map((note) => `${note}, `)}
              {end.other === undefined ? (
                direction === "from" ? (
                  "from the beginning"
                ) : end.isAccount ? (
                  "on its account"
                ) : (
                  "unspent"
                )
              ) : (
                <>
                  {direction}{" "}
                  <PrimaryTransactionLink
                    network={network}
                    blockchainId={end.other.blockchainId}
                    hash={end.other.hash}
                  />
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The chain on which the addresses of a UTXO are listed: the one that can consume it. */
function addressChain({ other }: FlowEnd, blockchainId: string): string {
  const chain = other?.blockchainId ?? blockchainId
  return isPrimaryChain(chain) ? chain : primaryChainOf(chain)
}

/** A link to an account of the C-Chain. */
function FlowAccount({ address }: { readonly address: string }) {
  const cChain = chains.value?.find(({ subnetId }) => subnetId === primarySubnetId)
  return cChain === undefined ? (
    <span class="mono">{address}</span>
  ) : (
    <Party chainId={cChain.chainId} party={{ address }} />
  )
}
