import { type Violation, violation } from "../http/violations.ts"
import type { MockMethod } from "./methods.ts"

/** Validated arguments in the order of the parameters; `failed` is the index of the first invalid one. */
export interface CheckedArguments {
  readonly arguments: readonly unknown[]
  readonly violations: readonly Violation[]
  readonly failed?: { readonly position: number; readonly missing: boolean }
}

/** Validates the values given for a method's parameters; missing optional ones are `undefined`. */
export function checkArguments(method: MockMethod, values: readonly unknown[]): CheckedArguments {
  const violations: Violation[] = []
  let failed: CheckedArguments["failed"]
  method.parameters.forEach((parameter, position) => {
    const value = values[position]
    const location = ["request", "params", parameter.name]
    const missing = value === undefined
    if (missing && !parameter.required) return
    const found = missing
      ? [violation(location, "required", `${parameter.name} is required`)]
      : parameter.check(value, location)
    if (found.length === 0) return
    violations.push(...found)
    failed ??= { position, missing }
  })
  return { arguments: values, violations, ...(failed === undefined ? {} : { failed }) }
}

/**
 * The members of an object in the order of the parameters. Names are matched case-insensitively; of several matches the last is used, and other members are
 * ignored.
 */
export function namedValues(method: MockMethod, params: Readonly<Record<string, unknown>>): readonly unknown[] {
  const given = new Map(Object.entries(params).map(([name, value]) => [name.toLowerCase(), value]))
  // Go's JSON decoder leaves a field unset for null.
  return method.parameters.map(({ name }) => given.get(name.toLowerCase()) ?? undefined)
}

/** Whether two argument lists are equivalent: null equals an absent argument, and an integer equals its decimal string. */
export function sameArguments(left: readonly unknown[], right: readonly unknown[]): boolean {
  const length = Math.max(left.length, right.length)
  return Array.from({ length }, (_, index) => same(left[index], right[index])).every(Boolean)
}

function same(left: unknown, right: unknown): boolean {
  if (left === null || left === undefined) return right === null || right === undefined
  if (typeof left !== "object") return (typeof right === "object" ? undefined : String(right)) === String(left)
  if (typeof right !== "object" || right === null || Array.isArray(left) !== Array.isArray(right)) return false
  if (Array.isArray(left)) {
    return (
      left.length === (right as unknown[]).length &&
      left.every((item, index) => same(item, (right as unknown[])[index]))
    )
  }
  const names = new Set([...Object.keys(left), ...Object.keys(right)])
  return [...names].every((name) => same((left as ArgumentValues)[name], (right as ArgumentValues)[name]))
}

type ArgumentValues = Readonly<Record<string, unknown>>
