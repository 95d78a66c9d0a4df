import type { CommonModel } from "../model/model.ts"

/** The sentence for comments, pages and requests of an operation that is documented but not offered by any server. */
const unservedSentence = "Not served by any node today: a call ends in an error."

/** The sentence as a list of paragraphs; empty for an operation that is offered. */
export function unservedNote({ isUnserved }: CommonModel): readonly string[] {
  return isUnserved === true ? [unservedSentence] : []
}

/** The marks before the first sentence of an operation in a list. */
export function listMarks({ deprecated, isUnserved }: CommonModel): string {
  return `${deprecated === undefined ? "" : "Deprecated. "}${isUnserved === true ? "Not served. " : ""}`
}

/** Whether a comment states that no server offers the operation. */
export function saysUnserved(comment: string): boolean {
  return comment.replace(/\s+/g, " ").includes(unservedSentence)
}
