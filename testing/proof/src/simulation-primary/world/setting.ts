import type { Random } from "../../simulation/random.ts"
import type { ChainAlias, Coins } from "./coins.ts"
import type { Beginning } from "./genesis.ts"

/** The settings that all chains of a world share. */
export interface WorldSetting {
  readonly random: Random
  readonly networkID: number
  readonly beginning: Beginning
  readonly coins: Coins
  /** Of the three chains. */
  readonly ids: Readonly<Record<ChainAlias, Uint8Array>>
  readonly avax: Uint8Array
}
