import { parseGenesis } from "@serac/chain"
import type { DevnetOptions } from "../devnet-options.ts"
import type { Fork } from "../fork/fork.ts"
import type { Recover } from "../ledger/index.ts"
import { DevnetClock } from "../network/devnet-clock.ts"
import { PrimaryNetwork } from "../network/primary-network.ts"
import { defaultSeed } from "../network/seed.ts"
import { upgradesOf } from "../network/upgrade-config.ts"

const millisecondsPerDay = 86_400_000

/** The primary network of a devnet. With days of history its clock begins that long ago, and stands until they are filled. */
export function networkOf(options: DevnetOptions, recover: Recover, fork: Fork | undefined): PrimaryNetwork {
  const { seed = defaultSeed, days = 0, validators, archive } = options
  const { real = Date.now, start = real() } = options.clock ?? {}
  const clock = new DevnetClock(
    days > 0 ? { real, start: start - days * millisecondsPerDay, isStopped: true } : options.clock,
  )
  const genesis = options.genesis === undefined ? undefined : parseGenesis(options.genesis)
  return new PrimaryNetwork({ clock, seed, validators, upgrades: upgradesOf(options), genesis, recover, archive, fork })
}
