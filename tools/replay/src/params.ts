import type { RpcMethod } from "./calls.ts"
import type { Schemas } from "./schemas.ts"

interface Param {
  readonly name: string
  readonly required?: boolean
}

/**
 * What the spec refuses although the node answered it with a result: our parameter types would forbid a call that works.
 *
 * Three tolerances of the node are not part of the interface, so they are no violations: a member that it does not know
 * is ignored, a member name in another case is taken, and null stands for "not given" (node-wire.md 1.2).
 */
export function paramViolations(schemas: Schemas, method: RpcMethod, parameters: object | undefined): string[] {
  const documented = (schemas.document.methods as readonly { name: string; params: readonly Param[] }[]).find(
    ({ name }) => name === method.operation.method,
  )
  const given = Object.entries(parameters ?? {}).filter(([, value]) => value !== null && value !== undefined)
  return (documented?.params ?? []).flatMap(({ name }, index) => {
    const found = given.find(([key]) => key === name)
    if (found === undefined) return []
    const violations = schemas.violations(`${method.pointer}/params/${index}/schema`, found[1])
    return violations.map((text) => `the node took the param ${name}, the spec refuses it: ${text}`)
  })
}
