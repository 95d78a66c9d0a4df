import { isDeepStrictEqual } from "node:util"
import type { Operation } from "../document/operations.ts"
import { ReadyJson } from "../ready-json.ts"
import type { Validators } from "../request/validators.ts"

/** Thrown when a response breaks the document. */
export class ResponseError extends Error {
  override readonly name = "ResponseError"
  readonly code = "RESPONSE_ERROR"
  readonly operation: string
  readonly violations: readonly string[]

  constructor(operation: string, violations: readonly string[]) {
    super(`${operation} answered against its document: ${violations.join("; ")}`)
    this.operation = operation
    this.violations = violations
  }
}

/** Makes a check of an operation's result and of its JSON text. The check throws {@link ResponseError}. */
export function responseCheck(
  validators: Validators,
  { id, success }: Operation,
): (result: unknown, text: string) => void {
  if (success === undefined)
    return (result) => {
      if (result !== undefined) throw new ResponseError(id, ["the document shows no body"])
    }
  // Compiled on first use: the schemas of a large document take long to compile, and a test calls few operations of a service.
  let check: ReturnType<Validators["check"]> | undefined
  return (result, text) => {
    check ??= validators.check(success, "the answer")
    const sent = parseAnswer(id, text)
    const violations = check(sent).map((violation) => violation.text)
    if (violations.length > 0) throw new ResponseError(id, violations)
    if (result instanceof ReadyJson) return
    const meant: unknown = JSON.parse(JSON.stringify(result))
    if (!isDeepStrictEqual(sent, meant))
      throw new ResponseError(id, [`the document's schema made ${text} of ${JSON.stringify(meant)}`])
  }
}

/** Makes a check of an event's data of an operation's stream. The check throws {@link ResponseError}. */
export function eventCheck(validators: Validators, { id, events }: Operation): (data: unknown) => void {
  const check = validators.check(events ?? {}, "the event")
  return (data) => {
    const violations = check(JSON.parse(JSON.stringify(data))).map((violation) => violation.text)
    if (violations.length > 0) throw new ResponseError(id, violations)
  }
}

function parseAnswer(id: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ResponseError(id, [`the text is not JSON: ${(error as Error).message}`])
  }
}
