import type { Connection, Transaction, Value } from "../../engine.ts"
import { bytesFromHex, type Hex, hexOf } from "../../hex.ts"
import { readBatch } from "../../read-batch.ts"
import { deltasOf, heldByOwners, ownerChanges } from "../balances/balance-changes.ts"
import { moveHoldings, type StoredHolding } from "../balances/holdings.ts"
import { holdingOf } from "../balances/key.ts"
import { balancesAt } from "../balances/queries.ts"
import { readOwners } from "../balances/write-balances.ts"
import type { TransferRow } from "../rows.ts"
import { balanceTable } from "../tables.ts"
import type { HolderRun } from "./holder-run.ts"
import { SortedKeys, withRoom } from "./sorted-keys.ts"

/** Changes of balances by many blocks, in little memory, until the balances are stored in the order of their keys. */
export class BalanceRun {
  readonly #chain: bigint
  readonly #keys = new SortedKeys()
  #blocks = new Float64Array(256)
  /** Amounts as integers of 128 bits: the upper and the lower half. */
  #upper = new BigInt64Array(256)
  #lower = new BigUint64Array(256)
  /** Amounts that are larger, by index. */
  readonly #larger = new Map<number, bigint>()
  #taken = 0

  constructor(chain: bigint) {
    this.#chain = chain
  }

  get bytes(): number {
    return this.#keys.bytes + this.#keys.count * 24 + this.#larger.size * 100
  }

  /** Adds the changes by transfers of whole blocks, of which `first` is the first; blocks come in their order. */
  async add(connection: Connection, first: number, transfers: readonly TransferRow[]): Promise<void> {
    for (const [key, blocks] of deltasOf(transfers)) for (const [block, delta] of blocks) this.#push(key, block, delta)
    const owners = await readOwners(connection, this.#chain, transfers, first)
    for (const [key, blocks] of heldByOwners(ownerChanges(transfers, owners)))
      for (const [block, held] of blocks) this.#push(key, block, held)
  }

  #push(key: Hex, block: number, amount: bigint): void {
    const index = this.#keys.add(key)
    this.#blocks = withRoom(this.#blocks, index)
    this.#upper = withRoom(this.#upper, index)
    this.#lower = withRoom(this.#lower, index)
    this.#blocks[index] = block
    this.#upper[index] = amount >> 64n
    this.#lower[index] = amount
    if (this.#amount(index) !== amount) this.#larger.set(index, amount)
  }

  #amount(index: number): bigint {
    return this.#larger.get(index) ?? ((this.#upper[index] as bigint) << 64n) | (this.#lower[index] as bigint)
  }

  /**
   * Stores the balances of the next keys.
   *
   * @returns what to do once they are committed; undefined if no key was left.
   */
  async write(
    transaction: Transaction,
    { before, most, holders, isRepeated }: BalanceWork,
  ): Promise<(() => void) | undefined> {
    const { changes, end } = this.#next(most)
    if (changes.size === 0) return undefined
    const stored =
      before === 0 && !isRepeated ? new Map() : await this.#stored(transaction, [...changes.keys()], before)
    const rows: (readonly [bigint, Value, number, string])[] = []
    const after = new Map<Hex, bigint>()
    for (const [key, blocks] of changes) {
      const octets = bytesFromHex(key)
      // An NFT is held or not, whatever was before.
      const isSum = holdingOf(key).standard !== 721
      let balance = stored.get(key)?.balance ?? 0n
      for (const [block, amount] of blocks) {
        balance = isSum ? balance + amount : amount
        rows.push([this.#chain, octets, block, balance.toString()])
      }
      after.set(key, balance)
    }
    if (isRepeated) await transaction.insertMissing(balanceTable, rows)
    else await transaction.insert(balanceTable, rows)
    await moveHoldings(transaction, this.#chain, stored, after)
    return () => {
      for (const [key, balance] of after) holders?.move(key, stored.get(key)?.balance ?? 0n, balance)
      this.#taken = end
    }
  }

  /** The changes of the next keys, and the place after them in the order. */
  #next(most: number): { readonly changes: Changes; readonly end: number } {
    const changes = new Map<Hex, (readonly [number, bigint])[]>()
    let own: (readonly [number, bigint])[] = []
    let end = this.#taken
    for (let last = -1; end < this.#keys.count; end += 1) {
      const index = this.#keys.at(end)
      if (last === -1 || !this.#keys.isSame(last, index)) {
        if (changes.size === most) break
        own = []
        changes.set(hexOf(this.#keys.key(index)), own)
      }
      last = index
      own.push([this.#blocks[index] as number, this.#amount(index)])
    }
    return { changes, end }
  }

  /** The balances of keys before a block, and whether their last ones are above 0. */
  async #stored(
    transaction: Transaction,
    keys: readonly Hex[],
    before: number,
  ): Promise<ReadonlyMap<Hex, StoredHolding>> {
    const rows = await readBatch<{ key: Uint8Array; held: number; balance: string | null }>(
      transaction,
      balancesAt,
      { chain: this.#chain, block: before - 1 },
      keys.map(bytesFromHex),
    )
    const read = rows.map(({ key, held, balance }): [Hex, StoredHolding] => [
      hexOf(key),
      { held, balance: balance === null ? undefined : BigInt(balance) },
    ])
    return new Map(read)
  }
}

type Changes = ReadonlyMap<Hex, readonly (readonly [block: number, amount: bigint])[]>

/** How the balances of some keys are stored. */
export interface BalanceWork {
  /** The first block of the run: balances of earlier blocks are stored. */
  readonly before: number
  readonly most: number
  /** Collects the holders that the balances move. */
  readonly holders: HolderRun | undefined
  /** Whether a killed process may have stored some of them. */
  readonly isRepeated: boolean
}
