import { keyOf } from "../interfaces/keys.ts"
import { type Journal, JournaledMap } from "../ledger/index.ts"

/** The uptimes of validators, 1 by default. */
export class Uptimes {
  readonly #uptimes: JournaledMap<string, number>

  constructor(journal: Journal) {
    this.#uptimes = new JournaledMap(journal)
  }

  of(nodeID: Uint8Array): number {
    return this.#uptimes.get(keyOf(nodeID)) ?? 1
  }

  /** @throws {RangeError} if it is not 0 to 1. */
  set(nodeID: Uint8Array, uptime: number): void {
    if (!(uptime >= 0 && uptime <= 1)) throw new RangeError(`An uptime is 0 to 1, not ${uptime}`)
    this.#uptimes.set(keyOf(nodeID), uptime)
  }
}
