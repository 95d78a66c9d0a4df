import { EvmError } from "../chain/evm-error.ts"
import type { BlockContext } from "../execute/block-context.ts"
import type { Machine } from "../execute/machine.ts"
import type { ExecutionMessage, ExecutionResult } from "../execute/transition.ts"
import { type CallTracerOptions, traceCalls } from "./call-tracer.ts"
import { type FlatCallOptions, flatCalls, type TracePlace } from "./flat-call-tracer.ts"
import { traceSelectors } from "./four-byte-tracer.ts"
import { tracePrestate } from "./prestate-tracer.ts"
import type { TraceSize } from "./trace-size.ts"

/** What a tracer is told; each knows its own. */
export interface TracerConfig extends CallTracerOptions, FlatCallOptions {
  /** Of the `prestateTracer`. */
  readonly diffMode?: boolean | undefined
  /** Of the `muxTracer`: tracers that watch together, by name. */
  readonly tracers?: Readonly<Record<string, TracerConfig>> | undefined
}

/** What is traced, and what it is traced with. */
export interface Traced {
  readonly machine: Machine
  readonly context: BlockContext
  readonly message: Pick<ExecutionMessage, "from" | "to" | "nonce" | "gasLimit" | "data">
  readonly place: TracePlace
  readonly size: TraceSize
}

type Run = () => Promise<ExecutionResult>
type Tracer = (traced: Traced, run: Run, config: TracerConfig) => Promise<unknown>

/** The tracers that a node has built in, by their names. */
const tracers: Readonly<Record<string, Tracer>> = {
  callTracer: ({ machine, message, size }, run, config) => traceCalls(machine, message, run, size, config),
  flatCallTracer: async ({ machine, message, size, place }, run, config) =>
    flatCalls(await traceCalls(machine, message, run, size), place, new Set(machine.warmAddresses), config),
  prestateTracer: ({ machine, message, context, size }, run, config) =>
    tracePrestate(machine, { ...message, coinbase: context.coinbase }, run, size, config),
  "4byteTracer": ({ machine }, run) => traceSelectors(machine, run),
  noopTracer: async (_, run) => {
    await run()
    return {}
  },
  muxTracer: traceTogether,
}

/** Tracers that a node has too, written in JavaScript. */
const scripts = new Set([
  ...["bigramTracer", "evmdisTracer", "opcountTracer", "trigramTracer", "unigramTracer"],
  ...["4byteTracerLegacy", "callTracerLegacy", "noopTracerLegacy", "prestateTracerLegacy"],
])

/** Runs a message and lets a tracer watch. @throws EvmError for one that there is not, and for JavaScript */
export async function traceNamed(name: string, traced: Traced, run: Run, config: TracerConfig = {}): Promise<unknown> {
  const tracer = Object.hasOwn(tracers, name) ? tracers[name] : undefined
  if (tracer !== undefined) return tracer(traced, run, config)
  // A node runs anything else as JavaScript, in which a name alone is a variable.
  if (/^[A-Za-z_$][\w$]*$/.test(name) && !scripts.has(name))
    throw new EvmError(`ReferenceError: ${name} is not defined at <eval>:1:2(0)`)
  throw new EvmError(`tracers in JavaScript are not run here; there are ${Object.keys(tracers).join(", ")}`)
}

/** All watch the same run: each runs what the others watch. */
async function traceTogether(traced: Traced, run: Run, { tracers: given = {} }: TracerConfig): Promise<unknown> {
  const traces: Record<string, unknown> = {}
  let last: ExecutionResult | undefined
  let watched = async () => {
    last = await run()
    return last
  }
  // The prestate tracer runs the message twice: nobody watches it from outside.
  const inner = Object.entries(given).sort(([one], [other]) => Number(one === outermost) - Number(other === outermost))
  for (const [name, config] of inner) {
    if (name === "muxTracer") throw new EvmError("muxTracer does not watch with another muxTracer")
    const before = watched
    watched = async () => {
      traces[name] = await traceNamed(name, traced, before, config)
      return last as ExecutionResult
    }
  }
  await watched()
  return Object.fromEntries(Object.keys(given).map((name) => [name, traces[name]]))
}

const outermost = "prestateTracer"
