import { predeployedContracts } from "../contracts/predeployed.ts"

/** Options of the genesis of a devnet's L1. */
export interface L1GenesisOptions {
  /** Its EVM chain id. */
  readonly chainID: number
  /** Seconds since 1970. */
  readonly timestamp: number
  /** Initial balances in wei by address; addresses are `0x` and digits. */
  readonly alloc: Readonly<Record<string, bigint>>
}

const zeroHash = `0x${"0".repeat(64)}`

/**
 * The genesis JSON of an L1: subnet-evm's default fees, all upgrades active from the start, warp messages enabled, and the predeployed contracts.
 */
export function l1Genesis({ chainID, timestamp, alloc }: L1GenesisOptions): string {
  const shown = `0x${timestamp.toString(16)}`
  return JSON.stringify({
    config: {
      chainId: chainID,
      feeConfig: {
        gasLimit: 15_000_000,
        targetBlockRate: 2,
        minBaseFee: 1_000_000_000,
        targetGas: 100_000_000,
        baseFeeChangeDenominator: 48,
        minBlockGasCost: 0,
        maxBlockGasCost: 1_000_000,
        blockGasCostStep: 200_000,
      },
      warpConfig: { blockTimestamp: timestamp, quorumNumerator: 67, requirePrimaryNetworkSigners: true },
    },
    nonce: "0x0",
    timestamp: shown,
    extraData: "0x",
    gasLimit: "0xe4e1c0",
    difficulty: "0x0",
    mixHash: zeroHash,
    coinbase: `0x${"0".repeat(40)}`,
    alloc: {
      ...Object.fromEntries(
        Object.entries(alloc).map(([address, wei]) => [
          address.replace("0x", ""),
          { balance: `0x${wei.toString(16)}` },
        ]),
      ),
      ...Object.fromEntries(
        predeployedContracts.map(({ address, nonce, code, storage }) => [
          address.slice(2),
          { balance: "0x0", nonce: `0x${nonce.toString(16)}`, code, storage },
        ]),
      ),
    },
    number: "0x0",
    gasUsed: "0x0",
    parentHash: zeroHash,
  })
}
