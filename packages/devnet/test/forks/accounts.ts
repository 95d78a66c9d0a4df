import type { Hex } from "viem"
import { type PrivateKeyAccount, privateKeyToAccount } from "viem/accounts"
import { type EvmChain, fromHex } from "../../src/evm/index.ts"

/** Accounts that are none of a devnet's own, so that a fork does not fund them. */
export const [alice, bob, carol] = ["a1", "b0", "ca"].map((byte) => privateKeyToAccount(`0x${byte.repeat(32)}`)) as [
  PrivateKeyAccount,
  PrivateKeyAccount,
  PrivateKeyAccount,
]

export const accounts = [alice, bob, carol] as const

/** An address as the chains write it. */
export const addressOf = (account: PrivateKeyAccount): Hex => account.address.toLowerCase() as Hex

/** A transaction to send. */
export interface Sent {
  readonly from: PrivateKeyAccount
  readonly to?: Hex | undefined
  readonly value?: bigint
  readonly data?: Hex
  readonly gas?: bigint
}

/** Signs a transaction with the nonce that its sender has after the chain's last block. */
export async function signed(
  chain: EvmChain,
  { from, to, value = 0n, data = "0x", gas = 1_500_000n }: Sent,
): Promise<Uint8Array> {
  const account = await chain.read(chain.tip, ({ state }) => state.account(addressOf(from)))
  const bytes = await from.signTransaction({
    type: "eip1559",
    chainId: Number(chain.config.chainID),
    nonce: Number(account?.nonce ?? 0n),
    maxFeePerGas: 10n ** 12n,
    maxPriorityFeePerGas: 1n,
    gas,
    to,
    value,
    data,
  })
  return fromHex(bytes)
}

/** Sends a transaction and makes its block. @returns the address of the contract that it created */
export async function send(chain: EvmChain, sent: Sent): Promise<Hex | undefined> {
  await chain.issue(await signed(chain, sent))
  const block = await chain.build()
  return block?.receipts[0]?.contractAddress
}
