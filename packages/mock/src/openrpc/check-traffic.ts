import {
  compactJson,
  JsonSyntaxError,
  type JsonValue,
  parseJson,
  plainJson,
  type RequestReading,
  type WireCall,
} from "@serac/wire/node"
import { inBatch, type Violation, violation } from "../http/violations.ts"
import type { MockEndpoint } from "./endpoints.ts"

/** The calls in a request body, and its violations of the document. */
export interface CheckedRequest {
  readonly calls: readonly IndexedCall[]
  /** The ids of the invalid requests, which are answered with errors without a method being called. */
  readonly refused: readonly string[]
  readonly violations: readonly Violation[]
}

interface IndexedCall extends WireCall {
  /** The index in the batch; `undefined` for a single request. */
  readonly index: number | undefined
}

/** Validates the requests in a body. */
export function checkRequest(body: string, { dialect, methods }: MockEndpoint): CheckedRequest {
  const reading = dialect.wire.read(body)
  if ("response" in reading) return { calls: [], refused: ["null"], violations: violationsOf(reading, dialect) }
  const calls: IndexedCall[] = []
  const refused: string[] = []
  const violations = reading.calls.flatMap((entry, position) => {
    const index = reading.batch ? position : undefined
    if (!("method" in entry)) {
      if (entry.id !== undefined) refused.push(entry.id)
      return inBatch([dialect.violationOf(entry.error)], index)
    }
    calls.push({ ...entry, index })
    const method = methods.get(entry.method)
    return inBatch(
      method === undefined
        ? [unknownMethod(entry.method)]
        : dialect.bind(method, entry.params && plainJson(entry.params)).violations,
      index,
    )
  })
  return { calls, refused, violations }
}

/** The violations of a body as a whole. */
export function violationsOf(
  { error }: Extract<RequestReading, { response: unknown }>,
  dialect: MockEndpoint["dialect"],
): readonly Violation[] {
  return error === undefined ? [] : [dialect.violationOf(error)]
}

/** The violation for a call of a method that is not in the document. */
export function unknownMethod(name: string): Violation {
  return violation(["request", "body", "method"], "method", `${name} is not served here`)
}

/** Checks that every call has an answer and that every result matches the document. */
export function checkAnswers(
  { calls, refused }: CheckedRequest,
  body: string,
  { methods }: MockEndpoint,
): readonly Violation[] {
  const expected = calls.filter(({ id }) => id !== undefined)
  let answers: readonly AnsweredCall[]
  try {
    answers = answersOf(body)
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error
    return [violation(["response", "body"], "parse", `the body is not JSON: ${error.message}`)]
  }
  const left = [...answers]
  const take = (id: string | undefined): AnsweredCall | undefined => {
    const at = left.findIndex((answer) => answer.id === id)
    return at < 0 ? undefined : left.splice(at, 1)[0]
  }
  const violations = expected.flatMap((call) => inBatch(checkAnswer(call, take(call.id), methods), call.index))
  for (const id of refused) take(id)
  const strangers = left.map(({ id }) => violation(["response", "id"], "id", `no request waits for id ${id}`))
  return [...violations, ...strangers]
}

interface AnsweredCall {
  readonly id: string
  readonly result: string | undefined
  readonly error: string | undefined
}

function checkAnswer(
  call: WireCall,
  answer: AnsweredCall | undefined,
  methods: MockEndpoint["methods"],
): readonly Violation[] {
  if (answer === undefined)
    return [violation(["response", "id"], "missing", `no answer to ${call.method}, id ${call.id}`)]
  if (answer.result !== undefined) {
    return methods.get(call.method)?.checkResult(JSON.parse(answer.result), ["response", "result"]) ?? []
  }
  const { code, message } = answer.error === undefined ? {} : (JSON.parse(answer.error) ?? {})
  if (Number.isInteger(code) && typeof message === "string") return []
  return [violation(["response"], "answer", `the answer to ${call.method} has neither a result nor a proper error`)]
}

function answersOf(body: string): readonly AnsweredCall[] {
  const value = parseJson(body)
  if (value === undefined) return []
  return (value.kind === "array" ? value.elements : [value]).map((answer) => {
    const text = (name: string) => lastOf(answer, name)?.text
    return { id: compactJson(text("id") ?? "null"), result: text("result"), error: text("error") }
  })
}

function lastOf(answer: JsonValue, name: string): JsonValue | undefined {
  return answer.kind === "object" ? answer.members.findLast((member) => member.name === name)?.value : undefined
}
