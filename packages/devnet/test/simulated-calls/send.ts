import { type EvmChain, fromHex, type Hex, toHex } from "../../src/evm/index.ts"
import { signEvmTransaction } from "../../src/wallet/sign-evm-transaction.ts"

/** A transaction for a block of a recorded chain. */
export interface Sent {
  readonly key: Uint8Array
  readonly nonce: bigint
  /** Wei per unit of gas in addition to the base fee. */
  readonly tip: bigint
  readonly to?: Hex
  readonly data: Hex
}

/** The address of the Warp precompile. */
export const warp: Hex = "0x0200000000000000000000000000000000000005"

/** The call data for sending a text with the Warp precompile. */
export function sendWarpMessage(text: string): Hex {
  const payload = new TextEncoder().encode(text)
  const number = (value: number) => value.toString(16).padStart(64, "0")
  const padded = toHex(payload)
    .slice(2)
    .padEnd(Math.ceil(payload.length / 32) * 64, "0")
  return `0xee5b48eb${number(32)}${number(payload.length)}${padded}`
}

/** Signs a transaction with a gas limit of 200,000 and adds it to the pool. */
export async function send(chain: EvmChain, { key, nonce, tip, to, data }: Sent): Promise<void> {
  const baseFee = chain.tip.header.baseFeePerGas ?? 0n
  const unsigned = {
    type: 2 as const,
    chainID: chain.config.chainID,
    nonce,
    maxPriorityFeePerGas: tip,
    maxFeePerGas: 4n * baseFee + tip,
    gasLimit: 200_000n,
    to,
    value: 0n,
    data: fromHex(data),
    accessList: [],
  }
  await chain.issue(signEvmTransaction(unsigned, key, chain.crypto))
}
