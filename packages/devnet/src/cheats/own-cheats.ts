import type { ByNameMethods } from "@serac/wire/node"
import type { Faults } from "../faults/faults.ts"
import type { Replacer } from "../host/replacer.ts"
import type { HealthWorker } from "../interfaces/health/health-worker.ts"
import type { Keyring } from "../network/keyring.ts"
import { type FaucetOptions, faucet } from "./faucet.ts"
import { faultCheats } from "./fault-cheats.ts"
import { healthCheats } from "./health-cheats.ts"
import { type L1CheatOptions, l1Cheats } from "./l1-cheats.ts"
import { type MessageCheatOptions, messageCheats } from "./message-cheats.ts"
import { type CheatOptions, primaryCheats } from "./primary-cheats.ts"
import { resetCheats } from "./reset-cheats.ts"
import { signingCheats } from "./signing-cheats.ts"

/** The objects that the devnet's own methods work with. */
export type OwnCheatOptions = CheatOptions &
  FaucetOptions & {
    readonly faults: Faults
    readonly health: HealthWorker
    readonly replacer: Replacer
    readonly keyring: Keyring
  } & L1CheatOptions &
  MessageCheatOptions

/** All methods served at `/ext/devnet`. */
export function ownCheats(options: OwnCheatOptions): ByNameMethods {
  return {
    ...primaryCheats(options),
    ...faucet(options),
    ...faultCheats(options.faults),
    ...healthCheats(options.health),
    ...resetCheats(options),
    ...signingCheats(options.keyring),
    ...l1Cheats(options),
    ...messageCheats(options),
  }
}
