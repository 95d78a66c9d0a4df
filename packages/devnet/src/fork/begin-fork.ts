import { editAndNote } from "../cheats/evm/edit-chain.ts"
import type { RunningChain } from "../network/evm/running-chain.ts"
import type { PrimaryNetwork } from "../network/primary-network.ts"

/** Gives accounts of a fork at least some balances, in wei by address, by edits of its first state: nobody there can pay them. */
export async function fundOnFork(
  network: PrimaryNetwork,
  running: RunningChain,
  balances: Readonly<Record<string, bigint>>,
): Promise<void> {
  const { chain } = running
  for (const [given, balance] of Object.entries(balances)) {
    const address = given.toLowerCase() as `0x${string}`
    const account = await chain.read(chain.tip, ({ state }) => state.account(address))
    if ((account?.balance ?? 0n) >= balance) continue
    await editAndNote(network, running, "setBalance", [address, `0x${balance.toString(16)}`])
  }
}
