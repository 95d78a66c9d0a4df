import { positionalDialect } from "@serac/wire/node"
import { violation } from "../http/violations.ts"
import { type CheckedArguments, checkArguments, namedValues } from "./arguments.ts"
import type { Bound, MockDialect } from "./dialect.ts"
import type { ErrorObject } from "./document.ts"

/** The JSON-RPC dialect of a node's EVM interface, in which parameters are passed by position. */
export const byPosition: MockDialect = {
  wire: positionalDialect,

  bind(method, params) {
    const given = params ?? []
    if (!Array.isArray(given)) {
      if (method.structure === "either" && typeof given === "object") {
        return bound(checkArguments(method, namedValues(method, given as Readonly<Record<string, unknown>>)))
      }
      return mismatch("non-array args", "params must be an array")
    }
    const most = method.parameters.length
    if (given.length > most) {
      return mismatch(`too many arguments, want at most ${most}`, `params must have at most ${most} elements`)
    }
    // Null is a placeholder for an omitted optional argument that other arguments follow.
    const values = method.parameters.map(({ required }, index) =>
      given[index] === null && !required ? undefined : given[index],
    )
    return bound(checkArguments(method, values))
  },

  violationOf: ({ message }) =>
    message === "invalid request"
      ? violation(["request", "body"], "request", "not a JSON-RPC 2.0 request")
      : violation(["request", "body"], "parse", message),

  errors: [
    { code: -32700, message: "parse error" },
    { code: -32600, message: "invalid request" },
    { code: -32601, message: "the method does not exist/is not available" },
    { code: -32602, message: "missing value for required argument 0" },
    { code: -32603, message: "method handler crashed" },
    { code: -32000, message: "execution reverted" },
    { code: -32002, message: "request timed out" },
    { code: -32003, message: "response too large" },
    { code: 3, message: "execution reverted", data: "0x" },
  ],
}

function mismatch(message: string, explanation: string): Bound {
  return {
    violations: [violation(["request", "params"], "type", explanation)],
    error: { code: -32602, message },
  }
}

function bound({ failed, ...checked }: CheckedArguments): Bound {
  if (failed === undefined) return checked
  const message = failed.missing
    ? `missing value for required argument ${failed.position}`
    : `invalid argument ${failed.position}: ${checked.violations[0]?.message}`
  const error: ErrorObject = { code: -32602, message }
  return { ...checked, error }
}
