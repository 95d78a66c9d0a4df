import type { DevnetOptions } from "../devnet-options.ts"
import type { PrimaryNetwork } from "../network/primary-network.ts"
import { defaultSeed } from "../network/seed.ts"
import { formatState } from "./state-file.ts"

/** The state of a network with these options, as text. */
export function stateText({ genesisFile, log, clock, fork }: PrimaryNetwork, options: DevnetOptions): string {
  const { seed = defaultSeed, validators = 5, helicon, upgrades, genesis } = options
  const start = Number(genesisFile.startTime) * 1000
  const time = Math.floor(clock.now())
  const parts = { seed, start, validators, genesis, helicon, upgrades, fork: fork?.stored(), time, entries: log.length }
  return formatState({ head: { format: "serac devnet", version: 1, ...parts }, entries: [...log] })
}
