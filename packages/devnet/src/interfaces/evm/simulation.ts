import {
  listReader,
  optionalReader,
  type PositionalMethods,
  positionalMethod,
  RpcError,
  readEvm,
  struct,
} from "@serac/wire/node"
import {
  executionFailure,
  RevertError,
  type SimulatedBlock,
  type SimulatedCall,
  SimulationError,
  simulate,
  toHex,
  toQuantity,
} from "../../evm/index.ts"
import { blockJson } from "./block-json.ts"
import { blockAt, blockReaders, type EvmContext } from "./evm-context.ts"
import { callRequest, stateOverrides } from "./readers.ts"
import { logJson } from "./transaction-json.ts"

const overridesOfBlock = struct(
  {
    number: optionalReader(readEvm.bigQuantity),
    time: optionalReader(readEvm.quantity),
    gasLimit: optionalReader(readEvm.quantity),
    feeRecipient: optionalReader(readEvm.address),
    baseFeePerGas: optionalReader(readEvm.bigQuantity),
    prevRandao: optionalReader(readEvm.hash),
  },
  "BlockOverrides",
)

const blockStateCalls = struct(
  {
    blockOverrides: optionalReader(overridesOfBlock),
    stateOverrides: optionalReader(stateOverrides),
    calls: optionalReader(listReader(callRequest)),
  },
  "simBlock",
)

const simulation = struct(
  {
    blockStateCalls: listReader(blockStateCalls),
    traceTransfers: optionalReader(readEvm.flag),
    validation: optionalReader(readEvm.flag),
    returnFullTransactions: optionalReader(readEvm.flag),
  },
  "simOpts",
)

/** `eth_simulateV1`, which no node of today has: blocks of calls, executed one after the other, whose changes are discarded. */
export function simulationMethods(context: EvmContext): PositionalMethods {
  const { chain, hasHelicon } = context
  const { blockReference } = blockReaders(context)
  return {
    eth_simulateV1: positionalMethod([simulation, optionalReader(blockReference)], async ([given, reference]) => {
      if (given.blockStateCalls.length === 0) throw new RpcError(-32602, "empty input")
      const blocks = given.blockStateCalls.map(({ blockOverrides, ...calls }) => {
        const { feeRecipient: coinbase, baseFeePerGas: baseFee, prevRandao, ...other } = blockOverrides ?? {}
        const random = prevRandao === undefined ? undefined : BigInt(prevRandao)
        return { ...calls, blockOverrides: { ...other, coinbase, baseFee, prevRandao: random } }
      })
      try {
        const simulated = await simulate(chain, blockAt(context, reference), blocks, given)
        const form = { kind: chain.config.kind, hasHelicon }
        return simulated.map(({ block, calls }) => ({
          ...blockJson(block, form, given.returnFullTransactions === true),
          calls: calls.map((call, index) => callJson(call, block, index)),
        }))
      } catch (error) {
        if (error instanceof SimulationError) throw new RpcError(error.code, error.message, undefined, { cause: error })
        throw error
      }
    }),
  }
}

/** The standard's error code of code that failed without a revert. */
const failedCode = -32_015

function callJson({ output, gasUsed, logs, error }: SimulatedCall, block: SimulatedBlock["block"], index: number) {
  const failure = error && executionFailure(error, output)
  const isRevert = failure instanceof RevertError || error?.isRevert === true
  const first = block.receipts.slice(0, index).reduce((sum, receipt) => sum + receipt.logs.length, 0)
  return {
    returnData: toHex(output),
    logs: logs.map((log, at) => logJson({ log, block, transactionIndex: index, logIndex: first + at }, false)),
    gasUsed: toQuantity(gasUsed),
    status: error === undefined ? "0x1" : "0x0",
    ...(failure && {
      error: {
        code: isRevert ? 3 : failedCode,
        message: failure.message,
        ...(failure instanceof RevertError ? { data: toHex(failure.data) } : {}),
      },
    }),
  }
}
