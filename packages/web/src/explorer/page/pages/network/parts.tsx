import { catalogChain } from "../../data/catalog.ts"
import { isPrimaryChain, primaryChainOf, primarySubnetId } from "../../data/network.ts"
import type { AssetAmount } from "../../data/schemas.ts"
import { pathTo } from "../../router/route.ts"
import { Amount } from "../../ui/amount.tsx"
import { IdLink } from "../../ui/links.tsx"
import { OwnLink } from "../../ui/own-link.tsx"

interface InNetwork {
  readonly network: string
}

/** An amount of an asset of the primary network; for an NFT, its name. */
export function AssetView({ asset, isShort = false }: { readonly asset: AssetAmount; readonly isShort?: boolean }) {
  const { amount = "0", denomination = 0, symbol = "" } = asset as AssetAmount & { readonly amount?: string }
  return <Amount digits={amount} decimals={denomination} symbol={symbol} isShort={isShort} />
}

/** A link to a node's page. */
export function NodeLink({
  network,
  nodeId,
  isWhole = false,
}: InNetwork & { readonly nodeId: string; readonly isWhole?: boolean }) {
  return <IdLink to={pathTo`/networks/${network}/validators/${nodeId}`} id={nodeId} isWhole={isWhole} ends={5} />
}

/** A link to a subnet's page. */
export function SubnetLink({
  network,
  subnetId,
  isWhole = false,
}: InNetwork & { readonly subnetId: string; readonly isWhole?: boolean }) {
  if (subnetId === primarySubnetId) return <OwnLink to={pathTo`/networks/${network}`}>Primary network</OwnLink>
  return <IdLink to={pathTo`/networks/${network}/subnets/${subnetId}`} id={subnetId} isWhole={isWhole} />
}

interface OnChain extends InNetwork {
  /** A blockchain ID or an alias. */
  readonly blockchainId: string
}

/** A link to a transaction of a chain of the primary network. */
export function PrimaryTransactionLink({
  network,
  blockchainId,
  hash,
  isWhole = false,
}: OnChain & { readonly hash: string; readonly isWhole?: boolean }) {
  return (
    <IdLink
      to={pathTo`/networks/${network}/blockchains/${primaryChainOf(blockchainId)}/transactions/${hash}`}
      id={hash}
      isWhole={isWhole}
    />
  )
}

/** A link to a block of a chain of the primary network. */
export function PrimaryBlockLink({ network, blockchainId, block }: OnChain & { readonly block: string | number }) {
  return (
    <OwnLink to={pathTo`/networks/${network}/blockchains/${primaryChainOf(blockchainId)}/blocks/${block}`}>
      {block}
    </OwnLink>
  )
}

/** A link to an address of a chain of the primary network. */
export function PrimaryAddress({
  network,
  blockchainId,
  address,
  isWhole = false,
}: OnChain & { readonly address: string; readonly isWhole?: boolean }) {
  // The pages of C-Chain addresses of UTXOs list only atomic transactions.
  return (
    <IdLink
      to={pathTo`/networks/${network}/blockchains/${primaryChainOf(blockchainId)}/addresses/${address}`}
      id={address}
      isWhole={isWhole}
    />
  )
}

/** A link to a chain of the primary network, or to a blockchain created on it. */
export function BlockchainLink({ network, blockchainId }: OnChain) {
  const words = { "p-chain": "P-Chain", "x-chain": "X-Chain", "c-chain": "C-Chain" }
  const primary = isPrimaryChain(blockchainId) ? blockchainId : primaryChainOf(blockchainId)
  const chain = catalogChain(blockchainId)
  if (chain !== undefined) return <OwnLink to={pathTo`/chains/${chain.chainId}`}>{chain.chainName}</OwnLink>
  return <OwnLink to={pathTo`/networks/${network}/blockchains/${primary}`}>{words[primary]}</OwnLink>
}
