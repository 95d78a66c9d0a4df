import { HttpError, InvalidResponseError, MissingResponseError, RpcError } from "@serac/client/rpc"
import type { RecordedAnswer, Settled } from "./answer.ts"
import { canonical } from "./canonical.ts"

/** The differences between a client's outcome and the recorded answer; empty if they agree. */
export function compareAnswer(answer: RecordedAnswer, settled: Settled): string[] {
  if (answer.kind === "result") {
    if (settled.status === "rejected") return [`the client threw ${shownReason(settled.reason)} at a result`]
    return canonical(settled.value) === answer.canonical ? [] : ["the result did not survive the client unchanged"]
  }
  if (settled.status === "fulfilled") return [`the client returned a result where the node answered ${answer.kind}`]
  const { reason } = settled
  switch (answer.kind) {
    case "error":
      return compareError(answer, reason)
    case "status":
      return reason instanceof HttpError && reason.status === answer.status
        ? []
        : [`HTTP ${answer.status} became ${shownReason(reason)}`]
    case "malformed":
      return reason instanceof InvalidResponseError || reason instanceof MissingResponseError
        ? []
        : [`an answer that is no JSON-RPC became ${shownReason(reason)}`]
  }
}

function compareError(answer: Extract<RecordedAnswer, { kind: "error" }>, reason: unknown): string[] {
  if (!(reason instanceof RpcError)) return [`a JSON-RPC error became ${shownReason(reason)}`]
  const violations: string[] = []
  if (reason.code !== answer.code) violations.push(`error code ${answer.code} became ${reason.code}`)
  if (!reason.message.includes(answer.message)) violations.push(`the error message "${answer.message}" was lost`)
  if (canonical(reason.data ?? null) !== answer.data)
    violations.push("the error data did not survive the client unchanged")
  return violations
}

export const shownReason = (reason: unknown): string =>
  reason instanceof Error ? `${reason.name}: ${reason.message.slice(0, 200)}` : String(reason)

/**
 * Integers that the spec calls 64-bit must be bigint in the client's value, and every other safe one a number: a type
 * that depends on the size of the value would be no type.
 */
export function compareIntegers(value: unknown, bigints: ReadonlySet<string>, name = "", path = ""): string[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => compareIntegers(item, bigints, name, `${path}/${index}`))
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, item]) => compareIntegers(item, bigints, key, `${path}/${key}`))
  if (typeof value === "number" && bigints.has(name)) return [`${path} is a number where the spec says 64 bits`]
  if (typeof value === "bigint" && !bigints.has(name))
    return [`${path} is a bigint where the spec does not say 64 bits`]
  return []
}
