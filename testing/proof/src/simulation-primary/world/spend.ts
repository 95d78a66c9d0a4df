import type { Random } from "../../simulation/random.ts"
import { equalBytes, hexOf } from "./bytes.ts"
import { type ChainAlias, type Coin, type Coins, coinAmount, coinOwners, isTransfer, stakeableUntil } from "./coins.ts"
import { someSigners } from "./people.ts"

/** The UTXOs that a transaction will consume. */
export class Spend {
  readonly coins: Coin[] = []
  readonly #all: Coins
  readonly #chain: ChainAlias
  readonly #now: number
  readonly #random: Random
  readonly #signers = new Map<Coin, readonly number[]>()

  constructor(all: Coins, chain: ChainAlias, now: number, random: Random) {
    this.#all = all
    this.#chain = chain
    this.#now = now
    this.#random = random
  }

  /**
   * Takes a few transfer outputs of an asset with this total amount.
   *
   * @param mayLock - whether outputs that can only be staked are allowed.
   * @returns their total amount; undefined if there are not enough, and then none are taken.
   */
  take(assetID: Uint8Array, least: bigint, mayLock = false): bigint | undefined {
    const suits = (coin: Coin) =>
      isTransfer(coin) &&
      equalBytes(coin.assetID, assetID) &&
      coin.made.chain === this.#chain &&
      this.isFree(coin) &&
      (mayLock || stakeableUntil(coin) <= BigInt(this.#now)) &&
      !this.coins.includes(coin)
    const found = this.#all.some(this.#chain, this.#random, this.#random.between(4, 8), suits)
    let total = 0n
    const taken: Coin[] = []
    for (const coin of found) {
      if (total >= least && this.#random.chance(0.7)) break
      taken.push(coin)
      total += coinAmount(coin)
    }
    if (total < least || taken.length === 0) return undefined
    this.add(...taken)
    return total
  }

  add(...coins: readonly Coin[]): void {
    this.coins.push(...coins)
    this.coins.sort(compareCoins)
  }

  /** Whether the locktime has passed. */
  isFree(coin: Coin): boolean {
    return coinOwners(coin).locktime <= BigInt(this.#now)
  }

  /** The indices of the owners that sign. */
  signersOf(coin: Coin): number[] {
    const signers = this.#signers.get(coin) ?? someSigners(coinOwners(coin), this.#random)
    this.#signers.set(coin, signers)
    return [...signers]
  }

  /** The addresses of those that sign. */
  addressesOf(coin: Coin): Uint8Array[] {
    return this.signersOf(coin).map((index) => coinOwners(coin).addresses[index] as Uint8Array)
  }

  /** The inputs of a transaction that consume these outputs. */
  inputs(coins: readonly Coin[] = this.coins) {
    return coins.map((coin) => {
      const { txID, outputIndex, assetID } = coin
      const transfer = {
        type: "secp256k1fx.TransferInput" as const,
        amount: coinAmount(coin),
        signatureIndices: this.signersOf(coin),
      }
      return { txID, outputIndex, assetID, input: transfer }
    })
  }

  /** The same for the P-Chain, where a locked output is consumed by an input of the locked type. */
  platformInputs(coins: readonly Coin[] = this.coins) {
    return this.inputs(coins).map((one, index) => {
      const locktime = stakeableUntil(coins[index] as Coin)
      if (locktime <= BigInt(this.#now)) return one
      return { ...one, input: { type: "stakeable.LockIn" as const, locktime, input: one.input } }
    })
  }
}

/** Sorts inputs as the chains require. */
export const compareCoins = (one: Coin, other: Coin): number => {
  const [left, right] = [hexOf(one.txID), hexOf(other.txID)]
  return left < right ? -1 : left > right ? 1 : one.outputIndex - other.outputIndex
}
