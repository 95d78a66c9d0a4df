import { type CallOutcome, plainJson, type WireAnswer, type WireCall } from "@serac/wire/node"
import type { Preferences } from "../http/prefer.ts"
import type { Violation } from "../http/violations.ts"
import { sameArguments } from "./arguments.ts"
import { unknownMethod } from "./check-traffic.ts"
import type { ErrorObject } from "./document.ts"
import type { MockEndpoint } from "./endpoints.ts"
import type { FailureExample, MockMethod, ResultExample } from "./methods.ts"

/** The answer to one call; `unmet` explains why a requested example or error code is not available. */
export interface CallAnswer extends WireAnswer {
  readonly violations: readonly Violation[]
  readonly unmet?: string
}

/** Determines the answer to a call. */
export function answerCall(call: WireCall, { dialect, methods }: MockEndpoint, preferences: Preferences): CallAnswer {
  const method = methods.get(call.method)
  if (method === undefined) {
    return {
      id: call.id,
      outcome: dialect.wire.failed(dialect.wire.unknownMethod(call.method, methods.keys())),
      violations: [unknownMethod(call.method)],
    }
  }
  const bound = dialect.bind(method, call.params && plainJson(call.params))
  const wanted = wantedBy(preferences, method, dialect.errors)
  const known = matching(method.failures, bound.arguments)
  const answer = (outcome: CallOutcome, found: readonly Violation[] = []): CallAnswer => ({
    id: call.id,
    outcome,
    violations: [...bound.violations, ...found],
    ...("unmet" in wanted ? { unmet: wanted.unmet } : {}),
  })

  // Documented errors come from the method itself, so the call counts as executed.
  const failedBy = (error: ErrorObject): CallOutcome => ({ ...dialect.wire.failed(error), called: true })

  if ("error" in wanted) return answer(failedBy(wanted.error))
  if (bound.error !== undefined)
    return answer(known === undefined ? dialect.wire.failed(bound.error) : failedBy(known.error))

  const result = (example: ResultExample | undefined, dynamic: boolean | undefined) => {
    const value = dynamic || example === undefined ? method.sampleResult() : example.result
    return answer(dialect.wire.succeeded(value), method.checkResult(value, ["response", "result"]))
  }
  if ("example" in wanted) return result(wanted.example, false)
  const example = matching(method.results, bound.arguments)
  if (example === undefined && known !== undefined && !preferences.dynamic) return answer(failedBy(known.error))
  return result(example ?? method.results[0], preferences.dynamic)
}

type Wanted =
  | { readonly error: ErrorObject }
  | { readonly example: ResultExample }
  | { readonly unmet: string }
  | Record<never, never>

function wantedBy({ example, errorCode }: Preferences, method: MockMethod, common: readonly ErrorObject[]): Wanted {
  if (example !== undefined) {
    const result = method.results.find(({ name }) => name === example)
    if (result !== undefined) return { example: result }
    const failure = method.failures.find(({ name }) => name === example)
    if (failure !== undefined) return { error: failure.error }
    return { unmet: `${method.name} has no example "${example}". It has ${exampleNames(method)}.` }
  }
  if (errorCode === undefined) return {}
  const errors = [...method.failures.map(({ error }) => error), ...method.errors, ...common]
  const error = errors.find(({ code }) => code === errorCode)
  if (error !== undefined) return { error }
  const codes = [...new Set(errors.map(({ code }) => code))]
  return { unmet: `${method.name} has no error ${errorCode}. It has ${codes.join(", ")}.` }
}

function exampleNames({ results, failures }: MockMethod): string {
  const list = (kind: string, examples: readonly { readonly name: string }[]) =>
    `${kind}: ${examples.map(({ name }) => name).join(", ") || "none"}`
  return `${list("results", results)}; ${list("errors", failures)}`
}

function matching<Example extends ResultExample | FailureExample>(
  examples: readonly Example[],
  given: readonly unknown[] | undefined,
): Example | undefined {
  return given && examples.find((example) => sameArguments(example.arguments, given))
}
