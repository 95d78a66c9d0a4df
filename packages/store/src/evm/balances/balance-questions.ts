import type { WritingConnection } from "../../engine.ts"
import type { BalanceAnswer, DueBalances, TransferPlace } from "./balance-answers.ts"
import { readDueBalances } from "./read-due-balances.ts"
import { saveBalanceAnswers } from "./save-balance-answers.ts"

/** The balances of a chain to query from contracts, and the answers. */
export class BalanceQuestions {
  readonly #connection: WritingConnection
  readonly #chain: bigint
  /** The last queried transfer of a partly queried block; after a restart all holders of the block are queried again. */
  #within: TransferPlace | undefined

  constructor(connection: WritingConnection, chain: bigint) {
    this.#connection = connection
    this.#chain = chain
  }

  /** As `ChainWriter.dueBalances`. */
  due(limit: number, now: number): Promise<DueBalances | undefined> {
    return this.#connection.transaction((transaction) =>
      readDueBalances(transaction, this.#chain, limit, now, this.#within),
    )
  }

  /** As `ChainWriter.saveBalances`. */
  async save(due: Pick<DueBalances, "block" | "step">, answers: readonly BalanceAnswer[], now: number): Promise<void> {
    const isSaved = await this.#connection.transaction((transaction) =>
      saveBalanceAnswers(transaction, this.#chain, due, answers, now),
    )
    if (isSaved && due.step.kind === "blocks") this.#within = due.step.within
  }

  /** Makes all holders of the block be queried again. */
  forget(): void {
    this.#within = undefined
  }
}
