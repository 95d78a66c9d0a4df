import { stringifyLossless } from "@serac/client/rpc"
import { type EvmBlock, type EvmGenesis, type EvmKind, parseEvmGenesis, UpstreamError } from "../evm/index.ts"

/** The chain to configure. */
export interface ConfiguredChain {
  readonly kind: EvmKind
  readonly chainID: bigint
  readonly block: EvmBlock
}

/**
 * The configuration of a living chain as a genesis without accounts.
 *
 * @param living - that of an L1, as its node says it (`eth_getChainConfig`). Default: the usual one, with the block's gas limit and base fee
 * @throws {UpstreamError} for a configuration that a devnet cannot follow
 */
export function livingGenesis(
  living: Readonly<Record<string, unknown>> | undefined,
  { kind, chainID, block }: ConfiguredChain,
): EvmGenesis {
  const { gasLimit, timestamp, baseFeePerGas = 0n } = block.header
  const common = { alloc: {}, gasLimit: Number(gasLimit), timestamp: Number(timestamp) }
  const usual = kind === "coreth" ? {} : usualConfig(Number(gasLimit), baseFeePerGas)
  const config = { ...(living ?? usual), chainId: Number(chainID) }
  try {
    return parseEvmGenesis(String(stringifyLossless({ ...common, config })), { kind, upgradeJson: living?.upgrades })
  } catch (error) {
    const reason = (error as Error).message
    throw new UpstreamError(`A devnet cannot follow the chain's configuration: ${reason}`, { cause: error })
  }
}

/** The configuration of a chain that is none of subnet-evm: its prices go on from its last, and it can send messages. */
const usualConfig = (gasLimit: number, baseFee: bigint) => ({
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
