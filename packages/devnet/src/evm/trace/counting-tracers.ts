import type { InterpreterStep } from "@ethereumjs/evm"
import type { Machine } from "../execute/machine.ts"
import type { ExecutionResult } from "../execute/transition.ts"

/** Counts all steps, like the node's `opcountTracer`. */
export async function countSteps(machine: Machine, run: () => Promise<ExecutionResult>): Promise<number> {
  let steps = 0
  await watch(machine, run, () => steps++)
  return steps
}

/** Counts opcodes by name, like the node's `unigramTracer`. */
export async function countOpcodes(machine: Machine, run: () => Promise<ExecutionResult>): Promise<Counts> {
  const counts: Counts = {}
  await watch(machine, run, ({ opcode: { name } }) => increment(counts, name))
  return counts
}

/** Counts pairs of consecutive opcodes at one depth, such as `ADD-MUL`, like the node's `bigramTracer`. */
export async function countPairs(machine: Machine, run: () => Promise<ExecutionResult>): Promise<Counts> {
  const counts: Counts = {}
  let last: InterpreterStep | undefined
  await watch(machine, run, (step) => {
    if (last?.depth === step.depth) increment(counts, `${last.opcode.name}-${step.opcode.name}`)
    last = step
  })
  return counts
}

/**
 * Counts three consecutive opcodes at one depth, like the node's `trigramTracer`: the first step at another depth is skipped, and the next two have
 * empty names for the missing opcodes.
 */
export async function countTriples(machine: Machine, run: () => Promise<ExecutionResult>): Promise<Counts> {
  const counts: Counts = {}
  let [depth, first, second] = [-1, "", ""]
  await watch(machine, run, (step) => {
    if (step.depth !== depth) {
      ;[depth, first, second] = [step.depth, "", ""]
      return
    }
    const { name } = step.opcode
    increment(counts, `${first}-${second}-${name}`)
    ;[first, second] = [second, name]
  })
  return counts
}

type Counts = Record<string, number>

const increment = (counts: Counts, key: string) => {
  counts[key] = (counts[key] ?? 0) + 1
}

async function watch(machine: Machine, run: () => Promise<ExecutionResult>, look: (step: InterpreterStep) => void) {
  const stop = machine.onStep(look)
  try {
    await run()
  } finally {
    stop()
  }
}
