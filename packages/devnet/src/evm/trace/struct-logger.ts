import { type Hex, toHex, toWord } from "../codec/hex.ts"
import type { Machine } from "../execute/machine.ts"
import type { ExecutionResult } from "../execute/transition.ts"
import { callOpcodes } from "./call-opcodes.ts"
import type { TraceSize } from "./trace-size.ts"

/** A step of code in the format of the node's default tracer. */
export interface StructLog {
  pc: number
  op: string
  gas: number | bigint
  gasCost: number | bigint
  depth: number
  error?: string
  stack?: readonly Hex[]
  memory?: readonly string[]
  storage?: Record<string, string>
  refund?: number
}

/** The result of the default tracer. */
export interface StructLogs {
  readonly gas: number | bigint
  readonly failed: boolean
  readonly returnValue: string
  readonly structLogs: readonly StructLog[]
}

/** Options of the default tracer. */
export interface StructLoggerOptions {
  readonly enableMemory?: boolean | undefined
  readonly disableStack?: boolean | undefined
  readonly disableStorage?: boolean | undefined
  /** Maximum number of steps; 0 for all. */
  readonly limit?: number | undefined
}

const [sload, sstore] = [0x54, 0x55]
const stipend = 2_300n
/** Approximate size of a step without its words, in characters. */
const perStep = 80
/** Approximate size of a word with its quotes, in characters. */
const perWord = 69

/** Runs a message and records every step of its code. */
export async function traceSteps(
  machine: Machine,
  run: () => Promise<ExecutionResult>,
  size: TraceSize,
  options: StructLoggerOptions = {},
): Promise<StructLogs> {
  const structLogs: StructLog[] = []
  const storage = new Map<Hex, Record<string, string>>()
  let calling: StructLog | undefined
  const stop = machine.onStep(({ pc, opcode, gasLeft, gasRefund, depth, stack, memory, address }) => {
    calling = undefined
    if (options.limit && structLogs.length >= options.limit) return
    const log: StructLog = {
      pc,
      op: opcode.name,
      gas: exact(gasLeft),
      gasCost: exact(BigInt(opcode.dynamicFee ?? opcode.fee)),
      depth: depth + 1,
    }
    if (options.disableStack !== true) log.stack = stack.map((item) => `0x${item.toString(16)}` as Hex)
    if (options.enableMemory === true) log.memory = memoryWords(memory)
    if (options.disableStorage !== true && (opcode.code === sload || opcode.code === sstore)) {
      const slots = storage.get(address.toString()) ?? {}
      storage.set(address.toString(), slots)
      const slot = toHex(toWord(stack.at(-1) ?? 0n)).slice(2)
      slots[slot] =
        opcode.code === sstore
          ? toHex(toWord(stack.at(-2) ?? 0n)).slice(2)
          : toHex(machine.state.knownSlot(address.toString(), `0x${slot}`)).slice(2)
      log.storage = { ...slots }
    }
    const words = (log.stack?.length ?? 0) + (log.memory?.length ?? 0)
    size.add(perStep + perWord * (words + 2 * (log.storage === undefined ? 0 : Object.keys(log.storage).length)))
    if (gasRefund > 0n) log.refund = Number(gasRefund)
    if (callOpcodes.has(opcode.code)) calling = log
    structLogs.push(log)
  })
  // The cost of a call includes the gas that it passes on.
  const before = ({
    gasLimit,
    value,
    delegatecall,
    depth,
  }: {
    gasLimit: bigint
    value: bigint
    delegatecall: boolean
    depth: number
  }) => {
    if (calling === undefined || depth === 0) return
    calling.gasCost = exact(BigInt(calling.gasCost) + gasLimit - (value > 0n && !delegatecall ? stipend : 0n))
    calling = undefined
  }
  machine.evm.events.on("beforeMessage", before)
  try {
    const { gasUsed, error, output } = await run()
    const isSilent = error !== undefined && !error.isRevert
    return {
      gas: exact(gasUsed),
      failed: error !== undefined,
      returnValue: isSilent ? "" : toHex(output).slice(2),
      structLogs,
    }
  } finally {
    machine.evm.events.off("beforeMessage", before)
    stop()
  }
}

/** A number if it is exact; both types have the same JSON. */
const exact = (gas: bigint): number | bigint => (gas <= Number.MAX_SAFE_INTEGER ? Number(gas) : gas)

function memoryWords(memory: Uint8Array): readonly string[] {
  const words: string[] = []
  for (let at = 0; at + 32 <= memory.length; at += 32) words.push(toHex(memory.subarray(at, at + 32)).slice(2))
  return words
}
