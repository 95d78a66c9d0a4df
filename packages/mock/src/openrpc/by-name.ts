import { byNameDialect, undecodable } from "@serac/wire/node"
import { violation } from "../http/violations.ts"
import { checkArguments, namedValues } from "./arguments.ts"
import type { Bound, MockDialect } from "./dialect.ts"
import type { MockMethod } from "./methods.ts"

/** The JSON-RPC dialect of a node's X-Chain, P-Chain and health interfaces, in which parameters are passed by name. */
export const namedDialect: MockDialect = {
  wire: byNameDialect,

  bind(method, params) {
    // A list is replaced by its first element; an empty list and null mean no arguments.
    const object = (Array.isArray(params) ? params[0] : params) ?? {}
    return typeof object === "object" && !Array.isArray(object)
      ? bindNamed(method, object as Readonly<Record<string, unknown>>)
      : {
          violations: [violation(["request", "params"], "type", "params must be an object")],
          error: undecodable,
        }
  },

  violationOf: ({ code, message }) =>
    code === -32600
      ? violation(["request", "body", "jsonrpc"], "const", message)
      : violation(["request", "body"], "parse", message),

  errors: [
    { code: -32700, message: "unexpected EOF", data: { jsonrpc: "", method: "", params: null, id: null } },
    { code: -32600, message: "jsonrpc must be 2.0" },
    undecodable,
  ],
}

function bindNamed(method: MockMethod, params: Readonly<Record<string, unknown>>): Bound {
  const { failed, ...checked } = checkArguments(method, namedValues(method, params))
  return failed === undefined ? checked : { ...checked, error: undecodable }
}
