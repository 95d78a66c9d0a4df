import { testAccounts } from "@serac/devnet"
import { EvmChain, parseEvmGenesis } from "@serac/devnet/evm"
import { anvilChainId } from "./transactions.ts"

/** The genesis time of both chains, in Unix seconds. */
export const genesisTime = 1_800_000_000

/** The gas limit of a block on both chains. */
export const gasLimit = 30_000_000

/** The initial balance of each anvil account, in wei. */
const fortune = 10_000n * 10n ** 18n

/** A chain with the accounts, limits and chain ID of a new anvil. */
export function ourChain(): Promise<EvmChain> {
  const fees = {
    ...{
      gasLimit,
      targetBlockRate: 2,
      minBaseFee: 1_000_000_000,
      targetGas: 100_000_000,
      baseFeeChangeDenominator: 48,
    },
    ...{ minBlockGasCost: 0, maxBlockGasCost: 0, blockGasCostStep: 0 },
  }
  const genesis = {
    config: { chainId: anvilChainId, feeConfig: fees },
    alloc: Object.fromEntries(
      testAccounts.map(({ address }) => [address.slice(2), { balance: `0x${fortune.toString(16)}` }]),
    ),
    gasLimit: `0x${gasLimit.toString(16)}`,
    difficulty: "0x0",
    timestamp: `0x${genesisTime.toString(16)}`,
  }
  return EvmChain.create({
    genesis: parseEvmGenesis(JSON.stringify(genesis), { kind: "subnet-evm" }),
    networkID: 12_345,
    blockchainID: new Uint8Array(32).fill(1),
    subnetID: new Uint8Array(32).fill(2),
    clock: { now: () => genesisTime * 1000 },
  })
}
