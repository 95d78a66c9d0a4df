import type { ExecutionResult } from "../execute/transition.ts"
import { type CallTracerOptions, traceCalls } from "./call-tracer.ts"
import { countOpcodes, countPairs, countSteps, countTriples } from "./counting-tracers.ts"
import { type FlatCallOptions, flatCalls } from "./flat-call-tracer.ts"
import { traceSelectors } from "./four-byte-tracer.ts"
import { tracePrestate } from "./prestate-tracer.ts"
import type { Traced } from "./traced.ts"
import { TracerError } from "./tracer-error.ts"

/** The options of all tracers; each uses its own. */
export interface TracerConfig extends CallTracerOptions, FlatCallOptions {
  /** For the `prestateTracer`. */
  readonly diffMode?: boolean | undefined
  /** For the `muxTracer`: tracers that watch the same run, by name. */
  readonly tracers?: Readonly<Record<string, TracerConfig>> | undefined
  /** The whole configuration as JSON, for `setup` of a JavaScript tracer. Default `{}`. */
  readonly json?: string | undefined
}

type Run = () => Promise<ExecutionResult>
type Tracer = (traced: Traced, run: Run, config: TracerConfig) => Promise<unknown>

/** The node's built-in tracers by name. */
const tracers: Readonly<Record<string, Tracer>> = {
  callTracer: ({ machine, message, size }, run, config) => traceCalls(machine, message, run, size, config),
  flatCallTracer: async ({ machine, message, size, place }, run, config) =>
    flatCalls(await traceCalls(machine, message, run, size), place, new Set(machine.warmAddresses), config),
  prestateTracer: ({ machine, message, context, size }, run, config) =>
    tracePrestate(machine, { ...message, coinbase: context.coinbase }, run, size, config),
  "4byteTracer": ({ machine }, run) => traceSelectors(machine, run),
  noopTracer: noopTracer,
  muxTracer: traceTogether,
  opcountTracer: ({ machine }, run) => countSteps(machine, run),
  unigramTracer: ({ machine }, run) => countOpcodes(machine, run),
  bigramTracer: ({ machine }, run) => countPairs(machine, run),
  trigramTracer: ({ machine }, run) => countTriples(machine, run),
  "4byteTracerLegacy": ({ machine }, run) => traceSelectors(machine, run),
  noopTracerLegacy: noopTracer,
}

/** Legacy tracers that a node still has. */
const legacyTracers = new Set(["callTracerLegacy", "evmdisTracer", "prestateTracerLegacy"])

/**
 * Runs a message with a tracer: a built-in one by name; any other text is JavaScript source.
 *
 * @throws TracerError for an unknown tracer, and for a script that is invalid or fails
 */
export async function traceNamed(name: string, traced: Traced, run: Run, config: TracerConfig = {}): Promise<unknown> {
  const tracer = Object.hasOwn(tracers, name) ? tracers[name] : undefined
  if (tracer !== undefined) return tracer(traced, run, config)
  if (legacyTracers.has(name))
    throw new TracerError(`there is no ${name} here; there are ${Object.keys(tracers).join(", ")}`)
  const { traceScript } = await import("./script/script-tracer.ts")
  return traceScript(name, traced, run, config.json ?? "{}")
}

async function noopTracer(_: Traced, run: Run): Promise<unknown> {
  await run()
  return {}
}

/** Runs several tracers on the same run: each one's run is the traced run of the previous one. */
async function traceTogether(traced: Traced, run: Run, { tracers: given = {} }: TracerConfig): Promise<unknown> {
  const traces: Record<string, unknown> = {}
  let last: ExecutionResult | undefined
  let watched = async () => {
    last = await run()
    return last
  }
  // The prestate tracer runs the message twice, so it must be the innermost.
  const inner = Object.entries(given).sort(([one], [other]) => Number(one === outermost) - Number(other === outermost))
  for (const [name, config] of inner) {
    if (name === "muxTracer") throw new TracerError("muxTracer does not watch with another muxTracer")
    const before = watched
    watched = async () => {
      const scripts = Object.hasOwn(tracers, name) ? traced.scripts : traced.scripts.another()
      traces[name] = await traceNamed(name, { ...traced, scripts, isTogether: true }, before, config)
      return last as ExecutionResult
    }
  }
  try {
    await watched()
  } finally {
    await traced.scripts.closeOthers()
  }
  return Object.fromEntries(Object.keys(given).map((name) => [name, traces[name]]))
}

const outermost = "prestateTracer"
