import { defaulted, type PositionalMethods, positionalMethod, readEvm } from "@serac/wire/node"
import { EvmError, traceBlock, traceCall, traceTransaction } from "../../evm/index.ts"
import { blockAt, blockReaders, type EvmContext } from "./evm-context.ts"
import { modifiedAccountMethods } from "./modified-accounts.ts"
import { rawBytesMethods } from "./raw-bytes.ts"
import { callRequest, traceOptions } from "./readers.ts"

/** `debug_` methods: traces by step or by call. */
export function debugMethods(context: EvmContext): PositionalMethods {
  const { chain } = context
  const { blockNumber, blockReference } = blockReaders(context)
  const options = defaulted(traceOptions, {})
  return {
    ...(context.hasHelicon ? {} : { ...rawBytesMethods(context), ...modifiedAccountMethods(context) }),
    debug_traceTransaction: positionalMethod([readEvm.hash, options], ([hash, how]) =>
      traceTransaction(chain, hash, how),
    ),
    debug_traceBlockByNumber: positionalMethod([blockNumber, options], ([at, how]) =>
      traceBlock(chain, blockAt(context, at), how),
    ),
    debug_traceBlockByHash: positionalMethod([readEvm.hash, options], ([hash, how]) => {
      const block = chain.blockByHash(hash)
      if (block !== undefined) return traceBlock(chain, block, how)
      throw new EvmError(context.hasHelicon ? `block not found: hash ${hash}` : `block ${hash} not found`)
    }),
    debug_traceCall: positionalMethod([callRequest, blockReference, options], ([request, at, how]) => {
      if (at === "pending") throw new EvmError("tracing on top of pending is not supported")
      const { stateOverrides, blockOverrides, ...trace } = how as ReturnType<typeof traceOptions>
      return traceCall(chain, blockAt(context, at), request, { ...trace, overrides: stateOverrides, blockOverrides })
    }),
  }
}
