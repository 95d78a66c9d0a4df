import { stringifyLossless } from "@serac/client/rpc"
import { type EvmBlock, type EvmGenesis, type EvmKind, parseEvmGenesis, UpstreamError } from "../evm/index.ts"
import { type NodeClient, NodeRefusal } from "./node-client.ts"

/** The chain to configure. */
export interface ConfiguredChain {
  readonly kind: EvmKind
  readonly chainID: bigint
  readonly block: EvmBlock
}

/**
 * The configuration of a living chain as a genesis without accounts: that of an L1 as its node says it (`eth_getChainConfig`), else the
 * defaults with the block's gas limit.
 *
 * @throws UpstreamError for a configuration that a devnet cannot follow
 */
export async function livingGenesis(
  client: NodeClient,
  { kind, chainID, block }: ConfiguredChain,
): Promise<EvmGenesis> {
  const { gasLimit, timestamp, baseFeePerGas = 0n } = block.header
  const common = { alloc: {}, gasLimit: Number(gasLimit), timestamp: Number(timestamp) }
  const living = kind === "coreth" ? undefined : await livingConfig(client)
  const config =
    living === undefined
      ? { chainId: Number(chainID), ...(kind === "coreth" ? {} : defaultConfig(Number(gasLimit), baseFeePerGas)) }
      : { ...living, chainId: Number(chainID) }
  try {
    return parseEvmGenesis(String(stringifyLossless({ ...common, config })), { kind, upgradeJson: living?.upgrades })
  } catch (error) {
    const reason = (error as Error).message
    throw new UpstreamError(`A devnet cannot follow the chain's configuration: ${reason}`, { cause: error })
  }
}

async function livingConfig(client: NodeClient): Promise<Readonly<Record<string, unknown>> | undefined> {
  try {
    const config = await client.read("eth_getChainConfig", [], "its configuration")
    return typeof config === "object" && config !== null ? (config as Record<string, unknown>) : undefined
  } catch (error) {
    if (error instanceof NodeRefusal) return undefined
    throw error
  }
}

/** The configuration of a chain that is none of subnet-evm: its prices go on from its last, and it can send messages. */
const defaultConfig = (gasLimit: number, baseFee: bigint) => ({
  feeConfig: {
    gasLimit,
    targetBlockRate: 2,
    minBaseFee: String(baseFee < 25_000_000_000n ? baseFee : 25_000_000_000n),
    targetGas: gasLimit * 5,
    baseFeeChangeDenominator: 36,
    minBlockGasCost: 0,
    maxBlockGasCost: 1_000_000,
    blockGasCostStep: 200_000,
  },
  warpConfig: { blockTimestamp: 0, quorumNumerator: 67, requirePrimaryNetworkSigners: true },
})
