import { call, createAccessList, estimateGas, failureOf, quantity, RevertError, runCall, toHex } from "@serac/evm-chain"
import { optional, type PositionalMethods, positionalMethod } from "@serac/node-wire"
import { blockOf, blockReaders, type EvmContext } from "./evm-context.ts"
import { blockOverrides, callRequest, stateOverrides } from "./readers.ts"

/** `eth_` methods that run code and forget what it did. */
export function callMethods(context: EvmContext): PositionalMethods {
  const { chain } = context
  const { blockReference } = blockReaders(context)
  const at = optional(blockReference)
  const overrides = optional(stateOverrides)
  return {
    eth_call: positionalMethod(
      [callRequest, at, overrides, optional(blockOverrides)],
      async ([request, reference, state, block]) =>
        toHex(await call(chain, blockOf(context, reference), request, { overrides: state, blockOverrides: block })),
    ),
    eth_callDetailed: positionalMethod(
      [callRequest, blockReference, overrides],
      async ([request, reference, state]) => {
        const { gasUsed, error, output } = await runCall(chain, blockOf(context, reference), request, {
          overrides: state,
        })
        const failure = error && failureOf(error, output)
        return {
          gas: gasUsed,
          errCode: failure instanceof RevertError ? 3 : 0,
          err: failure?.message ?? "",
          returnData: toHex(output),
        }
      },
    ),
    eth_estimateGas: positionalMethod([callRequest, at, overrides], async ([request, reference, state]) =>
      quantity(await estimateGas(chain, blockOf(context, reference), request, { overrides: state })),
    ),
    eth_createAccessList: positionalMethod([callRequest, at], async ([request, reference]) => {
      const { accessList, gasUsed, error } = await createAccessList(chain, blockOf(context, reference), request)
      return { accessList, ...(error === undefined ? {} : { error: error.message }), gasUsed: quantity(gasUsed) }
    }),
  }
}
