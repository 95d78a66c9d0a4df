import type { LosslessNumber } from "lossless-json"
import { parseOrUndefined } from "./calls.ts"
import { canonical, parseExactly } from "./canonical.ts"
import type { RecordedExchange } from "./exchange.ts"

/** The outcome of a recorded response, read without any code of the clients. */
export type RecordedAnswer =
  | { readonly kind: "result"; readonly canonical: string; readonly value: unknown }
  | { readonly kind: "error"; readonly code: number; readonly message: string; readonly data: string }
  | { readonly kind: "status"; readonly status: number }
  /** 200 with a body that is no JSON-RPC answer. */
  | { readonly kind: "malformed" }

/** Reads the answer to one JSON-RPC call. */
export function readAnswer(response: RecordedExchange["response"]): RecordedAnswer {
  if (response.status !== 200) return { kind: "status", status: response.status }
  return readAnswerText(response.body)
}

/** Reads the text of one JSON-RPC answer. */
export function readAnswerText(text: string): RecordedAnswer {
  const value = parseOrUndefined(text)
  if (typeof value !== "object" || value === null || Array.isArray(value)) return { kind: "malformed" }
  const exact = parseExactly(text) as {
    result?: unknown
    error?: { code: LosslessNumber; message: string; data?: unknown }
  }
  if (exact.error !== undefined && exact.error !== null) {
    const { code, message, data } = exact.error
    return { kind: "error", code: Number(code), message, data: canonical(data ?? null) }
  }
  if (!("result" in exact)) return { kind: "malformed" }
  return { kind: "result", canonical: canonical(exact.result), value: (value as { result: unknown }).result }
}

/** The outcome of a client's call. */
export type Settled =
  | { readonly status: "fulfilled"; readonly value: unknown }
  | { readonly status: "rejected"; readonly reason: unknown }

export async function settle(promise: Promise<unknown>): Promise<Settled> {
  try {
    return { status: "fulfilled", value: await promise }
  } catch (reason) {
    return { status: "rejected", reason }
  }
}
