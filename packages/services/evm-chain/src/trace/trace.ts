import type { EvmBlock } from "../block/block.ts"
import type { EvmChain } from "../chain/evm-chain.ts"
import { EvmError } from "../chain/evm-error.ts"
import type { Hex } from "../codec/hex.ts"
import type { ExecutionResult } from "../execute/transition.ts"
import { type CallOptions, type CallRequest, contextWith, messageOf, override, runMessage } from "../query/call.ts"
import { gasCapOf } from "../query/call-gas.ts"
import type { Transaction } from "../transaction/transaction.ts"
import type { TracePlace } from "./flat-call-tracer.ts"
import { replayBlock } from "./replay.ts"
import { type StructLoggerOptions, traceSteps } from "./struct-logger.ts"
import { TraceSize } from "./trace-size.ts"
import { type Traced, type TracerConfig, traceNamed } from "./tracers.ts"

/** Which tracer writes what; without a name every step of the code is written. */
export interface TraceOptions extends StructLoggerOptions {
  readonly tracer?: string | undefined
  readonly tracerConfig?: TracerConfig | undefined
}

async function traceWith(
  traced: Traced,
  run: () => Promise<ExecutionResult>,
  { tracer, tracerConfig, ...steps }: TraceOptions,
): Promise<unknown> {
  if (tracer === undefined || tracer === "") return traceSteps(traced.machine, run, traced.size, steps)
  return traceNamed(tracer, traced, run, tracerConfig)
}

/** Where a transaction of a block stands. */
const placeOf = ({ hash, header }: EvmBlock, transaction: Transaction, index: number): TracePlace => ({
  blockHash: hash,
  blockNumber: Number(header.number),
  transactionHash: transaction.hash,
  transactionPosition: index,
})

const nowhere: TracePlace = { blockHash: null, blockNumber: 0, transactionHash: null, transactionPosition: 0 }

/** `debug_traceTransaction`. @throws EvmError where there is no such transaction */
export async function traceTransaction(chain: EvmChain, hash: Hex, options: TraceOptions): Promise<unknown> {
  const place = chain.transaction(hash)
  if (place === undefined) throw new EvmError("transaction not found")
  let trace: unknown
  const size = new TraceSize(chain.traceLimit)
  await replayBlock(chain, place.block, place.index, async ({ machine, context, transaction: message, index, run }) => {
    const traced = { machine, context, message, size, place: placeOf(place.block, message, index) }
    trace = await traceWith(traced, run, options)
  })
  return trace
}

/** `debug_traceBlockByNumber`: all transactions of a block. @throws EvmError for the genesis */
export async function traceBlock(chain: EvmChain, block: EvmBlock, options: TraceOptions): Promise<readonly unknown[]> {
  const traces: unknown[] = []
  const size = new TraceSize(chain.traceLimit)
  await replayBlock(chain, block, undefined, async ({ machine, context, transaction: message, index, run }) => {
    const traced = { machine, context, message, size, place: placeOf(block, message, index) }
    traces.push({ txHash: message.hash, result: await traceWith(traced, run, options) })
  })
  return traces
}

/** `debug_traceCall`: a call upon the state after a block. @throws EvmError for a call that cannot run */
export async function traceCall(
  chain: EvmChain,
  block: EvmBlock,
  request: CallRequest,
  options: TraceOptions & CallOptions,
): Promise<unknown> {
  const context = contextWith(chain.contextOf(block), options.blockOverrides)
  const message = messageOf(request, context.baseFee, gasCapOf(chain))
  return chain.read(block, async (machine) => {
    await override(machine, options.overrides)
    try {
      const run = () => runMessage(machine, context, message)
      const size = new TraceSize(chain.traceLimit)
      return await traceWith({ machine, context, message, size, place: nowhere }, run, options)
    } catch (error) {
      if (error instanceof EvmError) throw new EvmError(`tracing failed: ${error.message}`)
      throw error
    }
  })
}
