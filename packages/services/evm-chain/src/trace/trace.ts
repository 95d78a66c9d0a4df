import type { EvmBlock } from "../block/block.ts"
import type { EvmChain } from "../chain/evm-chain.ts"
import { EvmError } from "../chain/evm-error.ts"
import type { Hex } from "../codec/hex.ts"
import type { BlockContext } from "../execute/block-context.ts"
import type { Machine } from "../execute/machine.ts"
import type { ExecutionMessage, ExecutionResult } from "../execute/transition.ts"
import { type CallOptions, type CallRequest, contextWith, messageOf, override, runMessage } from "../query/call.ts"
import { type CallTracerOptions, traceCalls } from "./call-tracer.ts"
import { tracePrestate } from "./prestate-tracer.ts"
import { replayBlock } from "./replay.ts"
import { type StructLoggerOptions, traceSteps } from "./struct-logger.ts"
import { TraceSize } from "./trace-size.ts"

/** Which tracer writes what; without a name every step of the code is written. */
export interface TraceOptions extends StructLoggerOptions {
  readonly tracer?: string | undefined
  readonly tracerConfig?: (CallTracerOptions & { readonly diffMode?: boolean | undefined }) | undefined
}

type Traced = Pick<ExecutionMessage, "from" | "to" | "nonce" | "gasLimit" | "data">

async function traceWith(
  machine: Machine,
  context: BlockContext,
  traced: Traced,
  run: () => Promise<ExecutionResult>,
  options: TraceOptions,
  size: TraceSize,
): Promise<unknown> {
  const { tracer, tracerConfig } = options
  if (tracer === undefined || tracer === "") return traceSteps(machine, run, size, options)
  if (tracer === "callTracer") return traceCalls(machine, traced, run, size, tracerConfig)
  if (tracer === "prestateTracer")
    return tracePrestate(machine, { ...traced, coinbase: context.coinbase }, run, size, tracerConfig)
  if (tracer === "noopTracer") {
    await run()
    return {}
  }
  throw new EvmError(`ReferenceError: ${tracer} is not defined at <eval>:1:2(0)`)
}

/** `debug_traceTransaction`. @throws EvmError where there is no such transaction */
export async function traceTransaction(chain: EvmChain, hash: Hex, options: TraceOptions): Promise<unknown> {
  const place = chain.transaction(hash)
  if (place === undefined) throw new EvmError("transaction not found")
  let trace: unknown
  const size = new TraceSize(chain.traceLimit)
  await replayBlock(
    chain,
    place.block,
    (index) => index === place.index,
    async ({ machine, context, transaction, run }) => {
      trace = await traceWith(machine, context, transaction, run, options, size)
    },
  )
  return trace
}

/** `debug_traceBlockByNumber`: all transactions of a block. @throws EvmError for the genesis */
export async function traceBlock(chain: EvmChain, block: EvmBlock, options: TraceOptions): Promise<readonly unknown[]> {
  const traces: unknown[] = []
  const size = new TraceSize(chain.traceLimit)
  await replayBlock(
    chain,
    block,
    () => true,
    async ({ machine, context, transaction, run }) => {
      const result = await traceWith(machine, context, transaction, run, options, size)
      traces.push({ txHash: transaction.hash, result })
    },
  )
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
  const message = messageOf(request, context.baseFee)
  return chain.read(block, async (machine) => {
    await override(machine, options.overrides)
    try {
      const run = () => runMessage(machine, context, message)
      return await traceWith(machine, context, message, run, options, new TraceSize(chain.traceLimit))
    } catch (error) {
      if (error instanceof EvmError) throw new EvmError(`tracing failed: ${error.message}`)
      throw error
    }
  })
}
