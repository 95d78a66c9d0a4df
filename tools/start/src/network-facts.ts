import { setTimeout as sleep } from "node:timers/promises"
import { ethAddressOfPrivateKey, formatAddress, formatId, formatNodeId, hrpOf } from "@serac/chain"
import { type Devnet, type DevnetContract, testAccounts } from "@serac/devnet"

/** An EVM chain of the network. */
export interface EvmFacts {
  readonly name: string
  readonly chainId: string
  readonly blockchainId: string
  readonly subnetId: string
  /** Base URL of its interfaces at the node. */
  readonly url: string
}

/** Contracts that people use, and who uses them: `0x` and digits. */
export interface ContractFacts {
  /** An ERC-20 token. */
  readonly token: string
  readonly tokenSymbol: string
  /** ERC-721. */
  readonly nfts: string
  /** ERC-1155. */
  readonly goods: string
  /** Who made them. */
  readonly deployer: string
  /** Who uses them most. */
  readonly person: string
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
  /** What stands on the L1. */
  readonly contracts: ContractFacts
}

/** The facts of a devnet with one L1, as soon as people have made their first contracts on it. */
export async function networkFacts(devnet: Devnet, url: string): Promise<NetworkFacts> {
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
    contracts: await contractFacts(devnet),
  }
}

async function contractFacts(devnet: Devnet): Promise<ContractFacts> {
  const person = `0x${Buffer.from(ethAddressOfPrivateKey(devnet.personKey(0))).toString("hex")}`
  for (;;) {
    const contracts = await contractsOfL1(devnet)
    const ofKind = (kind: DevnetContract["kind"]) => contracts.find((one) => one.kind === kind && !one.isSpam)
    const [token, nfts, goods] = [ofKind("ERC-20"), ofKind("ERC-721"), ofKind("ERC-1155")]
    if (token && nfts && goods) {
      const { symbol: tokenSymbol, deployer } = token
      return { token: token.address, tokenSymbol, nfts: nfts.address, goods: goods.address, deployer, person }
    }
    await sleep(10)
  }
}

async function contractsOfL1(devnet: Devnet): Promise<readonly DevnetContract[]> {
  const [, l1] = devnet.chains.all
  return l1 ? devnet.contracts(l1) : []
}
