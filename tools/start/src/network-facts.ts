import { formatAddress, formatId, formatNodeId, hrpOf } from "@serac/chain"
import { type Devnet, testAccounts } from "@serac/devnet"

/** An EVM chain of the network. */
export interface EvmFacts {
  readonly name: string
  readonly chainId: string
  readonly blockchainId: string
  readonly subnetId: string
  /** Base URL of its interfaces at the node. */
  readonly url: string
}

/** What is known of a network before anything is asked, in the form in which it is written. */
export interface NetworkFacts {
  /** Base URL of the node. */
  readonly url: string
  readonly networkID: number
  readonly xChainId: string
  readonly assetId: string
  /** The first validator. */
  readonly nodeId: string
  /** Who has the first funds, without a chain's prefix. */
  readonly address: string
  /** Who has funds on the C-Chain and on the L1. */
  readonly account: string
  readonly cChain: EvmFacts
  readonly l1: EvmFacts
}

/** The facts of a devnet with one L1. */
export function networkFacts(devnet: Devnet, url: string): NetworkFacts {
  const { genesis, validators, chains } = devnet.network
  const [cChain, l1] = devnet.chains.all.map(({ name, blockchainID, subnetID, chain }) => ({
    name,
    chainId: String(chain.config.chainID),
    blockchainId: formatId(blockchainID),
    subnetId: formatId(subnetID),
    url: `${url}/ext/bc/${chains.primaryAlias(blockchainID)}`,
  }))
  const [validator] = validators
  const [account] = testAccounts
  if (!cChain || !l1 || !validator || !account) throw new Error("the network has no L1 or no validator")
  return {
    url,
    networkID: genesis.networkID,
    xChainId: formatId(genesis.xChainID),
    assetId: formatId(genesis.avaxAssetID),
    nodeId: formatNodeId(validator.nodeID),
    address: formatAddress(devnet.treasury.address, hrpOf(genesis.networkID)),
    account: account.address,
    cChain,
    l1,
  }
}
