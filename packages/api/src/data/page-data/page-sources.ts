import type { AbiBook } from "./abi-book.ts"
import type { NodeQuestions } from "./node-questions.ts"
import type { Standings } from "./standing.ts"

/** What the pages of a chain need besides its operations. */
export interface PageSources {
  readonly abis: AbiBook
  readonly questions: NodeQuestions
  readonly standings: Standings
}
