import type { CommonModel } from "../model/model.ts"

/** What a comment, a page and a request say of an operation that is documented and that no server offers. */
const unservedSentence = "Not served by any node today: a call ends in an error."

/** The sentence as a list of paragraphs; none for an operation that is served. */
export function unservedNote({ isUnserved }: CommonModel): readonly string[] {
  return isUnserved === true ? [unservedSentence] : []
}

/** What stands before the first sentence of an operation in a list. */
export function listMarks({ deprecated, isUnserved }: CommonModel): string {
  return `${deprecated === undefined ? "" : "Deprecated. "}${isUnserved === true ? "Not served. " : ""}`
}

/** Whether a comment says that no server offers what it describes. */
export function saysUnserved(comment: string): boolean {
  return comment.replace(/\s+/g, " ").includes(unservedSentence)
}
