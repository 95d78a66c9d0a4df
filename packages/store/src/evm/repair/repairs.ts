import type { Transaction, WritingConnection } from "../../engine.ts"
import type { List } from "../lists/list.ts"
import type { Batch } from "../rows.ts"
import { orDry } from "./dry-run.ts"
import { repairBlocks } from "./repair.ts"
import { type FoundDerived, repairDerived } from "./repair-derived.ts"
import type { RepairedBlock, RepairOptions } from "./repaired.ts"

/** Corrects the stored data of a chain. */
export class Repairs {
  readonly #connection: WritingConnection
  readonly #chain: bigint
  readonly #lists: readonly List[]

  constructor(connection: WritingConnection, chain: bigint, lists: readonly List[]) {
    this.#connection = connection
    this.#chain = chain
    this.#lists = lists
  }

  /** As `ChainWriter.repair`. */
  blocks(batch: Batch, options: RepairOptions): Promise<readonly RepairedBlock[]> {
    const work = (transaction: Transaction) => repairBlocks(transaction, this.#chain, batch, this.#lists, options)
    return orDry(options, (repair) => this.#connection.transaction(repair), work)
  }

  /** As `ChainWriter.repairDerived`. */
  derived(found: readonly FoundDerived[]): Promise<readonly string[]> {
    return repairDerived(this.#connection, this.#chain, found)
  }
}
