import { parseId, parseNodeId } from "@serac/chain"
import { editChain } from "../cheats/edit-chain.ts"
import type { EvmChains } from "../network/evm-chains.ts"
import type { PrimaryNetwork } from "../network/primary-network.ts"
import type { LogEntry } from "./log-entry.ts"
import { StateError } from "./state-file.ts"

/** Lets something happen again that changed a network. */
export async function playEntry(
  { network, chains }: { readonly network: PrimaryNetwork; readonly chains: EvmChains },
  entry: LogEntry,
): Promise<void> {
  const { chain } = entry
  network.clock.restore(entry.time, true)
  if (chain === "P" || chain === "X") {
    if ("block" in entry) {
      network.accept(chain, entry.block)
      if (chain === "P") await chains.begin()
      return
    }
    const [nodeID, uptime] = entry.params
    if (entry.method !== "setUptime") throw new StateError(`there is no edit ${entry.method} of ${chain}`)
    network.setUptime(parseNodeId(String(nodeID)), Number(uptime))
    return
  }
  const running = chains.get(parseId(chain))
  if (!running) throw new StateError(`there is no chain ${chain}`)
  if ("block" in entry) {
    await running.chain.accept(entry.block)
    return
  }
  const params = entry.params.map(String)
  await editChain(running.chain, entry.method, params)
  network.note({ chain, method: entry.method, params })
}
