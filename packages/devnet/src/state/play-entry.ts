import { parseId, parseNodeId } from "@serac/chain"
import { editChain } from "../cheats/evm/edit-chain.ts"
import type { EvmChains } from "../network/evm-chains.ts"
import type { Keyring } from "../network/keyring.ts"
import { playValidator } from "../network/play-validator.ts"
import type { PrimaryNetwork } from "../network/primary-network.ts"
import { validatorIdentity } from "../network/validator-identity.ts"
import type { LogEntry } from "./log-entry.ts"
import { StateError } from "./state-file.ts"

/** The parts of a devnet that replayed entries change. */
export interface Played {
  readonly network: PrimaryNetwork
  readonly chains: EvmChains
  readonly keyring: Keyring
}

/** Replays the changes of a state. @throws {StateError} naming the line of the first that is invalid */
export async function playEntries(played: Played, entries: readonly LogEntry[]): Promise<void> {
  for (const [at, entry] of entries.entries())
    await playEntry(played, entry).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      // The first line is the head.
      throw new StateError(`line ${at + 2}: ${reason}`, { cause: error })
    })
}

/** Replays a recorded change. @throws {Error} if it is invalid. */
async function playEntry(played: Played, entry: LogEntry): Promise<void> {
  const { network, chains } = played
  const { chain } = entry
  network.clock.restore(entry.time, true)
  if (chain === "P" || chain === "X") {
    if ("block" in entry) {
      network.accept(chain, entry.block)
      if (chain === "P") await chains.begin()
    } else editPrimary(played, entry.method, entry.params)
    return
  }
  const running = chains.get(parseId(chain))
  if (!running) throw new Error(`there is no chain ${chain}`)
  if ("block" in entry) {
    await running.chain.accept(entry.block)
    return
  }
  const params = entry.params.map(String)
  await editChain(running.chain, entry.method, params)
  network.note({ chain, method: entry.method, params })
}

function editPrimary(played: Played, method: string, [first, second]: readonly unknown[]): void {
  if (method === "setUptime") played.network.setUptime(parseNodeId(String(first)), Number(second))
  else if (method === "playValidator") playValidator(played, validatorIdentity(String(first), Number(second)))
  else if (method === "setChainUpgrades") played.network.setChainUpgrades(parseId(String(first)), String(second))
  else throw new Error(`there is no edit ${method}`)
}
