import type { WritingConnection } from "../../engine.ts"
import type { BalanceAnswer, DueBalances, TransferPlace } from "./balance-answers.ts"
import { readDueBalances } from "./read-due-balances.ts"
import { saveBalanceAnswers } from "./save-balance-answers.ts"

/** Which balances of a chain contracts are to be asked for, and what they answered. */
export class BalanceQuestions {
  readonly #connection: WritingConnection
  readonly #chain: bigint
  /** Up to which transfer of a block its holders were asked for; of one that was not done when a process ended all are asked for again. */
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

  /** All holders of a block are asked for again. */
  forget(): void {
    this.#within = undefined
  }
}
