import type { RpcMethod } from "./calls.ts"
import type { Schemas } from "./schemas.ts"

interface Param {
  readonly name: string
  readonly required?: boolean
}

/**
 * Violations of the spec by params that the node accepts: the client's parameter types would forbid a call that works.
 *
 * Five tolerances of the node are not part of the interface, so they are no violations: a member unknown to the node is
 * ignored, a member name in another case is taken, so is a value of an enumeration, and both null and the empty string
 * stand for "not given" (node-wire.md 1.2: Go's decoder and its zero values).
 */
export function paramViolations(schemas: Schemas, method: RpcMethod, parameters: object | undefined): string[] {
  const documented = (schemas.document.methods as readonly { name: string; params: readonly Param[] }[]).find(
    ({ name }) => name === method.operation.method,
  )
  const given = Object.entries((withoutBlanks(parameters) as object | undefined) ?? {})
  return (documented?.params ?? []).flatMap(({ name }, index) => {
    const found = given.find(([key]) => key === name)
    if (found === undefined) return []
    const check = (value: unknown) => schemas.violations(`${method.pointer}/params/${index}/schema`, value)
    const [, value] = found
    const violations = check(value)
    if (typeof value === "string" && check(value.toLowerCase()).length === 0) return []
    return violations.map((text) => `the node took the param ${name}, the spec refuses it: ${text}`)
  })
}

/** The value without what stands for "not given"; bigint as the number that a schema can judge. */
function withoutBlanks(value: unknown): unknown {
  if (value === null || value === "") return undefined
  if (typeof value === "bigint") return Number(value)
  if (Array.isArray(value)) return value.map((item) => (item === "" || item === null ? item : withoutBlanks(item)))
  if (typeof value !== "object") return value
  const members = Object.entries(value)
    .map(([name, member]) => [name, withoutBlanks(member)] as const)
    .filter(([, member]) => member !== undefined)
  return members.length === 0 && Object.keys(value).length > 0 ? undefined : Object.fromEntries(members)
}
