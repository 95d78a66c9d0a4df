import { privateKeyToAccount } from "viem/accounts"
import { EvmChain } from "../../../src/evm/chain/evm-chain.ts"
import type { EvmChainOptions } from "../../../src/evm/chain/options.ts"
import { fromHex, type Hex } from "../../../src/evm/codec/hex.ts"
import { parseEvmGenesis } from "../../../src/evm/config/genesis.ts"

/** An account with funds on every chain created here. */
export const rich = privateKeyToAccount(`0x${"01".repeat(32)}`)

/** An account without funds. */
export const poor = privateKeyToAccount(`0x${"02".repeat(32)}`)

/** A million coins, in wei. */
export const fortune = 10n ** 24n

/** Creates an L1 at its genesis, with its clock. */
export async function localChain(
  options: Partial<EvmChainOptions> = {},
  config: Readonly<Record<string, unknown>> = {},
): Promise<{
  readonly chain: EvmChain
  readonly clock: { now(): number; milliseconds: number }
  readonly options: EvmChainOptions
}> {
  const clock = {
    milliseconds: 1_800_000_000_000,
    now() {
      return this.milliseconds
    },
  }
  const genesis = {
    config: {
      chainId: 7,
      feeConfig: {
        gasLimit: 15_000_000,
        targetBlockRate: 2,
        minBaseFee: 1_000_000_000,
        targetGas: 100_000_000,
        baseFeeChangeDenominator: 48,
        minBlockGasCost: 0,
        maxBlockGasCost: 0,
        blockGasCostStep: 0,
      },
      warpConfig: { blockTimestamp: 1_607_144_400, quorumNumerator: 67 },
      ...config,
    },
    alloc: { [rich.address.slice(2)]: { balance: `0x${fortune.toString(16)}` } },
    gasLimit: "0xe4e1c0",
    difficulty: "0x0",
    timestamp: "0x5fcb13d0",
  }
  const given: EvmChainOptions = {
    genesis: parseEvmGenesis(JSON.stringify(genesis), { kind: "subnet-evm" }),
    networkID: 1337,
    blockchainID: new Uint8Array(32).fill(1),
    subnetID: new Uint8Array(32).fill(2),
    clock,
    ...options,
  }
  return { chain: await EvmChain.create(given), clock, options: given }
}

/** A transaction signed by the rich account. */
export async function signed(
  given: { readonly nonce: number } & Readonly<
    Partial<Record<"to" | "data", Hex> & Record<"value" | "gas" | "maxFeePerGas" | "maxPriorityFeePerGas", bigint>>
  > & {
      readonly accessList?: readonly { address: Hex; storageKeys: readonly Hex[] }[]
    },
): Promise<Uint8Array> {
  const text = await rich.signTransaction({
    type: "eip1559",
    chainId: 7,
    to: poor.address,
    gas: 21_000n,
    maxFeePerGas: 2_000_000_000n,
    maxPriorityFeePerGas: 1n,
    ...given,
  } as never)
  return fromHex(text)
}
