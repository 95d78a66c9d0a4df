import { setTimeout as sleep } from "node:timers/promises"
import {
  decodePChainBlock,
  encodeUnsignedWarpMessage,
  encodeWarpPayload,
  ethAddressOfPrivateKey,
  formatAddress,
  formatId,
  formatNodeId,
  hrpOf,
} from "@serac/chain"
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

/** The contracts in use, and the accounts that use them: `0x` and digits. */
export interface ContractFacts {
  /** An ERC-20 token. */
  readonly token: string
  readonly tokenSymbol: string
  /** ERC-721. */
  readonly nfts: string
  /** ERC-1155. */
  readonly goods: string
  /** The account that created them. */
  readonly deployer: string
  /** The account that uses them most. */
  readonly person: string
}

/** The message that the L1's validators can sign. */
export interface SigningFacts {
  /** The transaction of the P-Chain that made the L1 one. */
  readonly conversionTxId: string
  /** That the L1 accepted its first block: an unsigned message, hexadecimal. */
  readonly blockMessage: string
}

/** The facts about a network that are known before any request, in the format in which they are written. */
export interface NetworkFacts {
  /** Base URL of the node. */
  readonly url: string
  readonly networkID: number
  readonly xChainId: string
  readonly assetId: string
  /** The first validator. */
  readonly nodeId: string
  /** The owner of the initial funds, without a chain's prefix. */
  readonly address: string
  /** The account with funds on the C-Chain and on the L1. */
  readonly account: string
  readonly cChain: EvmFacts
  readonly l1: EvmFacts
  readonly signing: SigningFacts
}

/** The facts known after the network has been used for a while. */
export interface UsedNetworkFacts extends NetworkFacts {
  /** The contracts on the L1. */
  readonly contracts: ContractFacts
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
    signing: signingFacts(devnet),
  }
}

function signingFacts({ chains, network }: Devnet): SigningFacts {
  const running = chains.all[1]
  const first = running?.chain.blockAt(0n)
  if (!running || !first) throw new Error("the L1 has no block")
  const hash = Uint8Array.from(Buffer.from(first.hash.slice(2), "hex"))
  const message = encodeUnsignedWarpMessage({
    networkID: network.genesis.networkID,
    sourceChainID: running.blockchainID,
    payload: encodeWarpPayload({ type: "Hash", hash }),
  })
  return { conversionTxId: conversionOf(network), blockMessage: Buffer.from(message).toString("hex") }
}

/** The transaction that made the L1 one: one of the first. */
function conversionOf({ p }: Devnet["network"]): string {
  for (let height = 1; height <= p.last.height; height++) {
    const block = p.state.blocks.at(height)
    const decoded = block && decodePChainBlock(block.bytes)
    const transactions = decoded && "transactions" in decoded ? decoded.transactions : []
    const found = transactions.find(({ unsigned }) => unsigned.type === "ConvertSubnetToL1Tx")
    if (found) return formatId(found.id)
  }
  throw new Error("the network has no L1")
}

/** The contracts of a devnet's L1, as soon as people have made the first of each kind. */
export async function contractFacts(devnet: Devnet): Promise<ContractFacts> {
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
