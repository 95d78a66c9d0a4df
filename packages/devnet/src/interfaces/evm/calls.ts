import {
  type BlockReference,
  optionalReader,
  type PositionalMethods,
  positionalMethod,
  RpcError,
} from "@serac/wire/node"
import {
  type BlockOverrides,
  call,
  callGasOf,
  createAccessList,
  ExecutionTimeout,
  estimateGas,
  executionFailure,
  RevertError,
  runCall,
  toHex,
  toQuantity,
} from "../../evm/index.ts"
import { blockAt, blockReaders, type EvmContext } from "./evm-context.ts"
import { fillTransaction } from "./fill-transaction.ts"
import { blockOverrides, callRequest, stateOverrides } from "./readers.ts"

/** `eth_` methods that run code and discard its changes. */
export function callMethods(context: EvmContext): PositionalMethods {
  const { chain, oracle, hasHelicon } = context
  const { blockReference } = blockReaders(context)
  const at = optionalReader(blockReference)
  const overrides = optionalReader(stateOverrides)
  // From Helicon on a call has no time limit of its own; the request has one.
  const called = hasHelicon ? inTimeOrError : <Result>(run: Promise<Result>) => run
  /** The block overrides of a call. Before Helicon, `pending` means the block that would be made now. */
  const found = async (reference: BlockReference | undefined, given: BlockOverrides = {}): Promise<BlockOverrides> => {
    if (reference !== "pending" || hasHelicon) return given
    return {
      ...given,
      number: given.number ?? chain.tip.header.number + 1n,
      time: given.time ?? BigInt(Math.floor(chain.now() / 1000)),
      baseFee: given.baseFee ?? (await oracle.baseFee()),
    }
  }
  return {
    eth_call: positionalMethod(
      [callRequest, at, overrides, optionalReader(blockOverrides)],
      async ([request, reference, state, block]) => {
        const options = { overrides: state, blockOverrides: await found(reference, block) }
        return toHex(await called(call(chain, blockAt(context, reference), request, options)))
      },
    ),
    eth_callDetailed: positionalMethod(
      [callRequest, blockReference, overrides],
      async ([request, reference, state]) => {
        const options = { overrides: state, blockOverrides: await found(reference) }
        const { gasUsed, error, output } = await called(runCall(chain, blockAt(context, reference), request, options))
        const failure = error && executionFailure(error, output)
        // Before Helicon a revert without data has the error code of other failures.
        const isRevert = failure instanceof RevertError || (hasHelicon && error?.isRevert === true)
        return { gas: gasUsed, errCode: isRevert ? 3 : 0, err: failure?.message ?? "", returnData: toHex(output) }
      },
    ),
    eth_estimateGas: positionalMethod([callRequest, at, overrides], async ([request, reference, state]) =>
      toQuantity(await inTimeOrError(estimateGas(chain, blockAt(context, reference), request, { overrides: state }))),
    ),
    eth_createAccessList: positionalMethod([callRequest, at], async ([request, reference]) => {
      const block = blockAt(context, reference)
      const filled = await fillTransaction({ chain, oracle, gas: () => callGasOf(chain) }, request)
      const priced = request.gasPrice === undefined ? filled : { ...filled, ...legacy, gasPrice: request.gasPrice }
      const { accessList, gasUsed, error } = await inTimeOrError(
        createAccessList(chain, block, { ...priced, from: request.from, gas: filled.gasLimit }),
      )
      return { accessList, ...(error === undefined ? {} : { error: error.message }), gasUsed: toQuantity(gasUsed) }
    }),
  }
}

const legacy = { maxFeePerGas: undefined, maxPriorityFeePerGas: undefined }

/** Converts a timeout to the node's error for a request that runs too long. */
async function inTimeOrError<Result>(run: Promise<Result>): Promise<Result> {
  try {
    return await run
  } catch (error) {
    if (error instanceof ExecutionTimeout) throw new RpcError(-32002, "request timed out", undefined, { cause: error })
    throw error
  }
}
