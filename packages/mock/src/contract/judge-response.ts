import { isDeepStrictEqual } from "node:util"
import { type Violation, violationsHeader } from "../http/violations.ts"
import type { ContractCase } from "./contract-case.ts"

/** A response, as far as it was read. */
export interface ReadResponse {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/** The judgement of a response. */
export interface Verdict {
  /** What is wrong, one line each; empty if the response is as expected. */
  readonly problems: readonly string[]
  /** Set if a value that was made of a schema does not fit it, so that the response proves nothing. */
  readonly isUntried?: true
}

/** The maximum length of a quoted value. */
const quotedLength = 200

/** Compares a response with what a case expects, and reads the violations that the server or the proxy before it found. */
export function judgeResponse({ expected, sampled, statuses }: ContractCase, response: ReadResponse): Verdict {
  const violations = violationsIn(response.headers)
  const [asked, answered] = [
    violations.filter(isOfRequest),
    violations.filter((found) => !isOfRequest(found) && isOfBody(found)),
  ]
  if (expected.kind === "refusal") {
    const isRefused = response.status >= 400 && response.status < 500
    const refused = isRefused ? [] : [`it is not refused: the status is ${response.status}`]
    return { problems: [...refused, ...undocumented(response, statuses), ...answered.map(wordsOfViolation)] }
  }
  if (asked.length > 0 && sampled.length > 0)
    return {
      problems: [`no example of ${sampled.join(", ")}: ${asked.map(wordsOfViolation).join("; ")}`],
      isUntried: true,
    }
  // What breaks a rule may be what causes the error.
  const isOfError = expected.kind === "outcome" && "error" in expected.outcome
  const found = [...(isOfError ? [] : asked), ...answered].map(wordsOfViolation)
  if (expected.kind === "answer") return { problems: [...found, ...unlike(expected, response)] }
  if (expected.kind === "outcome") return { problems: [...found, ...unlikeOutcome(expected.outcome, response)] }
  return { problems: [...undocumented(response, statuses), ...found] }
}

/** Prism reports a status without a documented response only where it is a success. */
function undocumented({ status }: ReadResponse, statuses: readonly string[] | undefined): readonly string[] {
  const fitting = [String(status), `${Math.floor(status / 100)}XX`, "default"]
  if (statuses === undefined || statuses.some((code) => fitting.includes(code.replace("xx", "XX")))) return []
  return [`the status ${status} is not documented, only ${statuses.join(", ")}`]
}

function unlike(
  expected: { readonly status: number; readonly body: unknown },
  { status, text }: ReadResponse,
): readonly string[] {
  if (status !== expected.status) return [`the status is ${status} instead of ${expected.status}: ${quoted(text)}`]
  if (expected.body === undefined || isDeepStrictEqual(parsed(text), expected.body)) return []
  return [`the body is ${quoted(text)} instead of ${quoted(JSON.stringify(expected.body))}`]
}

function unlikeOutcome(expected: object, { status, text }: ReadResponse): readonly string[] {
  const body = parsed(text)
  if (typeof body !== "object" || body === null)
    return [`HTTP status ${status} without a JSON-RPC response: ${quoted(text)}`]
  return Object.entries(expected).flatMap(([member, value]) => {
    const given = (body as Readonly<Record<string, unknown>>)[member]
    // JSON has no undefined: an example without a result is one with null.
    const wanted = value ?? null
    const isLike =
      member === "error"
        ? Object.entries(wanted).every(([key, part]) =>
            isDeepStrictEqual((given as Record<string, unknown>)?.[key], part),
          )
        : isDeepStrictEqual(given, wanted)
    return isLike ? [] : [`the response is ${quoted(text)} instead of ${quoted(JSON.stringify({ [member]: wanted }))}`]
  })
}

function violationsIn(headers: Headers): readonly Violation[] {
  const found = parsed(headers.get(violationsHeader) ?? "[]")
  return Array.isArray(found) ? (found as readonly Violation[]).filter(({ severity }) => severity === "Error") : []
}

/** Whether it is another violation than that of the status, which is judged here. */
const isOfBody = ({ message }: Violation) => !message.startsWith("Unable to match the returned status code")

const isOfRequest = ({ location }: Violation) => location[0] === "request"

const wordsOfViolation = ({ location, message }: Violation) => `${location.join(".")}: ${message}`

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const quoted = (text: string) => (text.length <= quotedLength ? text : `${text.slice(0, quotedLength)}...`)
