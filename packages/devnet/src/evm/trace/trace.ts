import type { EvmBlock } from "../block/block.ts"
import type { EvmChain } from "../chain/evm-chain.ts"
import { EvmError } from "../chain/evm-error.ts"
import type { Hex } from "../codec/hex.ts"
import type { ExecutionResult } from "../execute/transition.ts"
import {
  type CallRequest,
  contextWith,
  type EvmCallOptions,
  executionMessage,
  override,
  runMessage,
} from "../query/call.ts"
import { gasCapOf } from "../query/call-gas.ts"
import { effectiveGasPrice, type Transaction } from "../transaction/transaction.ts"
import { durationOf } from "./duration.ts"
import type { TraceContext } from "./flat-call-tracer.ts"
import { type Replayed, replayBlock } from "./replay.ts"
import { ScriptThread } from "./script/script-thread.ts"
import { type StructLoggerOptions, traceSteps } from "./struct-logger.ts"
import { TraceSize } from "./trace-size.ts"
import type { Traced } from "./traced.ts"
import { TracerError } from "./tracer-error.ts"
import { type TracerConfig, traceNamed } from "./tracers.ts"

/** The tracer and its options; without a name the default tracer records every step. */
export interface TraceOptions extends StructLoggerOptions {
  readonly tracer?: string | undefined
  readonly tracerConfig?: TracerConfig | undefined
  /** Time limit of a JavaScript tracer, as `1.5s` or `300ms`; at most the chain's time limit, which is the default. */
  readonly timeout?: string | undefined
}

async function traceWith(
  traced: Traced,
  run: () => Promise<ExecutionResult>,
  { tracer, tracerConfig, timeout: _, ...steps }: TraceOptions,
): Promise<unknown> {
  if (tracer === undefined || tracer === "") return traceSteps(traced.machine, run, traced.size, steps)
  return traceNamed(tracer, traced, run, tracerConfig)
}

/** The location of a transaction of a block. */
const tracePlace = ({ hash, header }: EvmBlock, transaction: Transaction, index: number): TraceContext => ({
  blockHash: hash,
  blockNumber: Number(header.number),
  transactionHash: transaction.hash,
  transactionPosition: index,
})

const noPlace: TraceContext = { blockHash: null, blockNumber: 0, transactionHash: null, transactionPosition: 0 }

/** The state that all traces of one request share. */
class Tracing {
  readonly #options: TraceOptions
  readonly #size: TraceSize
  readonly #scripts = new ScriptThread()
  readonly #scriptTime: number

  constructor(chain: EvmChain, options: TraceOptions) {
    this.#options = options
    const { timeLimit, traceLimit } = chain.limits
    this.#size = new TraceSize(traceLimit)
    const given = options.timeout === undefined ? Number.POSITIVE_INFINITY : durationOf(options.timeout)
    this.#scriptTime = Math.min(given, timeLimit)
  }

  /** Runs and traces a message. */
  trace(
    traced: Omit<Traced, "size" | "scripts" | "scriptTime">,
    run: () => Promise<ExecutionResult>,
  ): Promise<unknown> {
    const together = { size: this.#size, scripts: this.#scripts, scriptTime: this.#scriptTime }
    return traceWith({ ...traced, ...together }, run, this.#options)
  }

  /** Traces a transaction of a block. */
  replayed({ machine, context, transaction, index, run }: Replayed, block: EvmBlock): Promise<unknown> {
    const message = { ...transaction, gasPrice: effectiveGasPrice(transaction, context.baseFee) }
    return this.trace({ machine, context, message, place: tracePlace(block, transaction, index) }, run)
  }

  async close(): Promise<void> {
    await this.#scripts.close()
  }
}

/** Runs the traces of one request, and ends their thread. */
async function tracing<Result>(
  chain: EvmChain,
  options: TraceOptions,
  work: (tracing: Tracing) => Promise<Result>,
): Promise<Result> {
  const one = new Tracing(chain, options)
  try {
    return await work(one)
  } finally {
    await one.close()
  }
}

/** `debug_traceTransaction`. @throws EvmError if there is no such transaction */
export async function traceTransaction(chain: EvmChain, hash: Hex, options: TraceOptions): Promise<unknown> {
  const place = chain.transaction(hash)
  if (place === undefined) throw new EvmError("transaction not found")
  return tracing(chain, options, async (tracing) => {
    let trace: unknown
    await replayBlock(chain, place.block, place.index, async (replayed) => {
      trace = await tracing.replayed(replayed, place.block)
    })
    return trace
  })
}

/**
 * `debug_traceBlockByNumber`: traces all transactions of a block; for a tracer that fails the entry has its error. @throws EvmError for the genesis
 */
export async function traceBlock(chain: EvmChain, block: EvmBlock, options: TraceOptions): Promise<readonly unknown[]> {
  return tracing(chain, options, async (tracing) => {
    const traces: unknown[] = []
    await replayBlock(chain, block, undefined, async (replayed) => {
      const txHash = replayed.transaction.hash
      try {
        traces.push({ txHash, result: await tracing.replayed(replayed, block) })
      } catch (error) {
        if (!(error instanceof TracerError)) throw error
        traces.push({ txHash, error: error.message })
      }
    })
    return traces
  })
}

/** `debug_traceCall`: traces a call on the state after a block. @throws EvmError for an invalid call */
export async function traceCall(
  chain: EvmChain,
  block: EvmBlock,
  request: CallRequest,
  options: TraceOptions & EvmCallOptions,
): Promise<unknown> {
  const context = contextWith(chain.contextOf(block), options.blockOverrides)
  const message = executionMessage(request, context.baseFee, gasCapOf(chain))
  return tracing(chain, options, (tracing) =>
    chain.read(block, async (machine) => {
      await override(machine, options.overrides)
      try {
        const run = () => runMessage(machine, context, message)
        return await tracing.trace({ machine, context, message, place: noPlace }, run)
      } catch (error) {
        if (error instanceof EvmError && !(error instanceof TracerError))
          throw new EvmError(`tracing failed: ${error.message}`)
        throw error
      }
    }),
  )
}
