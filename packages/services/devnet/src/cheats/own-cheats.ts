import type { ByNameMethods } from "@serac/node-wire"
import { type FaucetOptions, faucet } from "./faucet.ts"
import { type CheatOptions, primaryCheats } from "./primary-cheats.ts"

/** What all of the devnet's own methods work on. */
export type OwnCheatOptions = CheatOptions & FaucetOptions

/** What is served at `/ext/devnet`. */
export function ownCheats(options: OwnCheatOptions): ByNameMethods {
  return { ...primaryCheats(options), ...faucet(options) }
}
