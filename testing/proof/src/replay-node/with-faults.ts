import type { ReplayFault } from "./fault.ts"
import type { NodeMethod } from "./methods.ts"
import { RpcError } from "./rpc-error.ts"

/** Methods of which some calls fail or lie, by `[method, params]` as JSON. */
export function withFaults(
  methods: Readonly<Record<string, NodeMethod>>,
  struck: ReadonlyMap<string, ReplayFault | undefined>,
) {
  if (![...struck.values()].some((fault) => fault?.kind === "error" || fault?.kind === "result")) return methods
  const faulty = Object.entries(methods).map(([name, method]): [string, NodeMethod] => [
    name,
    (params) => {
      const fault = struck.get(JSON.stringify([name, params]))
      if (fault?.kind === "error") throw new RpcError(fault.code, fault.message)
      return fault?.kind === "result" ? fault.result : method(params)
    },
  ])
  return Object.fromEntries(faulty)
}
