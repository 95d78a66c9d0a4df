import { type PositionalMethod, type PositionalMethods, RpcError } from "@serac/wire/node"
import { EvmError, ExecutionTimeout, RevertError, RlpError, toHex, UpstreamError } from "../../evm/index.ts"

/** Converts the errors of methods to the node's error codes: -32000, or 3 for a revert, with its data. */
export function withNodeErrors(methods: PositionalMethods): PositionalMethods {
  return Object.fromEntries(Object.entries(methods).map(([name, method]) => [name, guarded(method)]))
}

const guarded = ({ parameters, call }: PositionalMethod): PositionalMethod => ({
  parameters,
  call: async (given, connection) => {
    try {
      return await call(given, connection)
    } catch (error) {
      throw nodeError(error)
    }
  },
})

function nodeError(error: unknown): unknown {
  if (error instanceof RevertError) return new RpcError(3, error.message, toHex(error.data), { cause: error })
  if ([EvmError, RlpError, ExecutionTimeout, UpstreamError].some((kind) => error instanceof kind))
    return new RpcError(-32000, (error as Error).message, undefined, { cause: error })
  return error
}
