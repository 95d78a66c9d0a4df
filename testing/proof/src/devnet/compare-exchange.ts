import { type JsonObject, type JsonValue, parseJson } from "@serac/wire/node"
import { type Closeness, compareJson } from "./compare-json.ts"
import { areAlike, type Exempt, type Rules } from "./rules.ts"
import type { RecordedResponse } from "./wire-exchange.ts"

/** The part of an answer that differs; the first in this order. */
export type Aspect = "status" | "headers" | "code" | "text" | "shape" | "values"

/** A difference between an answer and the recorded one. */
export interface ExchangeDifference {
  readonly aspect: Aspect
  /** The location of the difference: a header's name, or a path into the body. */
  readonly at: string
  readonly expected: string
  readonly got: string
}

/**
 * The first difference between a recorded answer and another one; `undefined` where there is none.
 *
 * @param exempt - receives the reason of each difference that a rule excuses; those of headers are not told
 */
export function compareResponses(
  expected: RecordedResponse,
  got: RecordedResponse,
  closeness: Closeness,
  rules: Rules,
  exempt: Exempt = () => {},
): ExchangeDifference | undefined {
  if (expected.status !== got.status) {
    return {
      aspect: "status",
      at: "",
      expected: String(expected.status),
      got: `${got.status} ${got.body.slice(0, 200)}`,
    }
  }
  return (
    compareHeaders(expected, got, closeness, rules) ?? compareBodies(expected.body, got.body, closeness, rules, exempt)
  )
}

function compareHeaders(
  expected: RecordedResponse,
  got: RecordedResponse,
  closeness: Closeness,
  rules: Rules,
): ExchangeDifference | undefined {
  const names = new Set([...Object.keys(expected.headers), ...Object.keys(got.headers)])
  for (const name of names) {
    if (rules.headers.has(name)) continue
    const [one = "none", other = "none"] = [expected.headers[name], got.headers[name]]
    // The node of another network has another ID, but it must have one.
    const isOtherNode = name === "node-id" && closeness === "shape" && /^NodeID-\w+$/.test(other)
    if (one !== other && !isOtherNode) return { aspect: "headers", at: name, expected: one, got: other }
  }
  return undefined
}

function compareBodies(
  expected: string,
  got: string,
  closeness: Closeness,
  rules: Rules,
  exempt: Exempt,
): ExchangeDifference | undefined {
  const [one, other] = [readJson(expected), readJson(got)]
  if (one === undefined || other === undefined) {
    return expected === got ? undefined : { aspect: "text", at: "body", expected, got }
  }
  if (ending(expected) !== ending(got)) {
    return { aspect: "text", at: "end of the body", expected: ending(expected), got: ending(got) }
  }
  const [asked, answered] = [answersIn(one), answersIn(other)]
  if (asked.length !== answered.length || (one.kind === "array") !== (other.kind === "array")) {
    return { aspect: "shape", at: "body", expected: `${asked.length} answers`, got: `${answered.length} answers` }
  }
  for (const [index, answer] of asked.entries()) {
    const found = compareAnswers(answer, answered[index] as JsonValue, closeness, rules, exempt)
    if (found !== undefined) return found
  }
  return undefined
}

function compareAnswers(
  expected: JsonValue,
  got: JsonValue,
  closeness: Closeness,
  rules: Rules,
  exempt: Exempt,
): ExchangeDifference | undefined {
  const [wrong, wrongHere] = [answerError(expected), answerError(got)]
  if (wrong !== undefined && wrongHere !== undefined) {
    const found = compareErrors(wrong, wrongHere, rules, exempt)
    if (found !== undefined) return found
  } else if (wrong !== undefined || wrongHere !== undefined) {
    return { aspect: "code", at: "answer", expected: shortenedText(expected.text), got: shortenedText(got.text) }
  }
  // The members of an answer, and its ID, do not depend on the state.
  const [id, idHere] = [answerId(expected), answerId(got)]
  if (id !== idHere) return { aspect: "text", at: "id", expected: id, got: idHere }
  if (wrong !== undefined) return undefined
  const found = compareJson(expected, got, "shape", rules)
  if (found !== undefined) {
    return { aspect: "shape", at: found.path, expected: shortenedText(found.expected), got: shortenedText(found.got) }
  }
  const closer = closeness === "values" ? compareJson(expected, got, "values", rules, exempt) : undefined
  return (
    closer && {
      aspect: "values",
      at: closer.path,
      expected: shortenedText(closer.expected),
      got: shortenedText(closer.got),
    }
  )
}

/** Compares errors completely, except for the parts of their texts that rules exclude. */
function compareErrors(
  expected: JsonObject,
  got: JsonObject,
  rules: Rules,
  exempt: Exempt,
): ExchangeDifference | undefined {
  for (const [aspect, member] of errorMembers) {
    const [one, other] = [memberText(expected, member), memberText(got, member)]
    if (!areAlike(one, other, rules, exempt)) return { aspect, at: `error.${member}`, expected: one, got: other }
  }
  return undefined
}

const errorMembers = [
  ["code", "code"],
  ["text", "message"],
  ["values", "data"],
] as const

function memberText(object: JsonObject, name: string): string {
  return jsonMember(object, name)?.text ?? "none"
}

function answerId(answer: JsonValue): string {
  return answer.kind === "object" ? memberText(answer, "id") : "none"
}

function answersIn(body: JsonValue): readonly JsonValue[] {
  return body.kind === "array" ? body.elements : [body]
}

function answerError(answer: JsonValue): JsonObject | undefined {
  const error = answer.kind === "object" ? jsonMember(answer, "error") : undefined
  return error?.kind === "object" ? error : undefined
}

function jsonMember({ members }: JsonObject, name: string): JsonValue | undefined {
  return members.findLast((member) => member.name === name)?.value
}

function readJson(body: string): JsonValue | undefined {
  if (!/^[[{]/.test(body)) return undefined
  try {
    return parseJson(body)
  } catch {
    return undefined
  }
}

function ending(body: string): string {
  return JSON.stringify(/\s*$/.exec(body)?.[0] ?? "")
}

function shortenedText(text: string): string {
  return text.length > 300 ? `${text.slice(0, 300)}…` : text
}
