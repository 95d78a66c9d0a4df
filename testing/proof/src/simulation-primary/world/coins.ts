import type { PChainOutput, XChainState } from "@serac/chain"
import type { Random } from "../../simulation/random.ts"
import { hexOf } from "./bytes.ts"
import type { Owners } from "./people.ts"

export type ChainAlias = "P" | "X" | "C"

/** The place of an event: the block, the chain and the time (Unix seconds). */
export interface Moment {
  readonly chain: ChainAlias
  readonly height: number
  readonly timestamp: number
}

/** The consumption of an output: its transaction, and its credential on X and C. */
export interface CoinSpending extends Moment {
  readonly txID: Uint8Array
  readonly signatures: readonly { readonly signature: Uint8Array; readonly signer: Uint8Array }[]
}

/** An output in the wire's form, with its later state. */
export interface Coin {
  readonly txID: Uint8Array
  readonly outputIndex: number
  readonly assetID: Uint8Array
  readonly output: XChainState | PChainOutput
  readonly made: Moment
  /** The chain on which the output can be consumed. */
  readonly home: ChainAlias
  readonly reward?: "VALIDATOR" | "DELEGATOR" | "VALIDATOR_FEE"
  /** A stake that is not returned. */
  isStaked: boolean
  /** The block that returned the stake. */
  returnedAt?: number
  spent?: CoinSpending
}

type Transfer = Extract<PChainOutput, { readonly type: "secp256k1fx.TransferOutput" }>

/** The output inside a lock, or the output itself. */
export function innerOf({ output }: Pick<Coin, "output">): Exclude<Coin["output"], { type: "stakeable.LockOut" }> {
  return output.type === "stakeable.LockOut" ? (output.output as Transfer) : output
}

/** The time until which the output can only be staked. */
export const stakeableUntil = ({ output }: Pick<Coin, "output">): bigint =>
  output.type === "stakeable.LockOut" ? output.locktime : 0n

export const coinOwners = (coin: Pick<Coin, "output">): Owners => innerOf(coin)

/** In the asset's smallest unit; an NFT or a property counts 1, a mint right 0. */
export function coinAmount(coin: Pick<Coin, "output">): bigint {
  const output = innerOf(coin)
  if ("amount" in output) return output.amount
  return output.type.endsWith("MintOutput") ? 0n : 1n
}

export const isTransfer = (coin: Pick<Coin, "output">): boolean => innerOf(coin).type === "secp256k1fx.TransferOutput"

/** All outputs that were ever made, and those that are unspent. */
export class Coins {
  readonly all = new Map<string, Coin>()
  readonly #there: Record<ChainAlias, Coin[]> = { P: [], X: [], C: [] }

  add(coin: Coin): void {
    this.all.set(`${hexOf(coin.txID)}:${coin.outputIndex}`, coin)
    this.#there[coin.home].push(coin)
  }

  find(txID: Uint8Array, outputIndex: number): Coin {
    const coin = this.all.get(`${hexOf(txID)}:${outputIndex}`)
    if (!coin) throw new Error(`there is no output ${outputIndex} of ${hexOf(txID)}`)
    return coin
  }

  spend(coin: Coin, spending: CoinSpending): void {
    if (coin.spent) throw new Error("it is spent already")
    coin.spent = spending
    const there = this.#there[coin.home]
    there.splice(there.indexOf(coin), 1)
  }

  /** Up to `most` outputs that can be consumed on a chain now, in any order. */
  some(home: ChainAlias, random: Random, most: number, suits: (coin: Coin) => boolean): readonly Coin[] {
    const there = this.#there[home]
    const first = random.between(0, Math.max(0, there.length - 1))
    const found: Coin[] = []
    for (let count = 0; count < there.length && found.length < most; count++) {
      const coin = there[(first + count) % there.length] as Coin
      if (!coin.isStaked && suits(coin)) found.push(coin)
    }
    return found
  }
}
