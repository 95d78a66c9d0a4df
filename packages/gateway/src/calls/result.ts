import type { NodeAnswer } from "../nodes/node-connections.ts"

/** The members of a node's answer; undefined if it is not an answer to a call. */
function resultMember({
  status,
  text,
}: Pick<NodeAnswer, "status" | "text">): Readonly<Record<string, unknown>> | undefined {
  if (status !== 200) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Readonly<Record<string, unknown>>)
      : undefined
  } catch {
    return undefined
  }
}

/** Whether a node's answer contains a result, and no error. */
export function isResult(answer: Pick<NodeAnswer, "status" | "text">): boolean {
  const { result, error } = resultMember(answer) ?? {}
  return result !== undefined && (error === undefined || error === null)
}
