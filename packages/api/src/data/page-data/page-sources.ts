import type { AbiBook } from "./abi-book.ts"
import type { NodeQuestions } from "./node-questions.ts"

/** What the pages of a chain need besides its operations. */
export interface PageSources {
  readonly abis: AbiBook
  readonly questions: NodeQuestions
}
