import type { InterpreterStep } from "@ethereumjs/evm"
import { min } from "../../codec/bounds.ts"
import { stackError } from "../../execute/stack-needs.ts"
import { callOpcodes } from "../call-opcodes.ts"

const sstore = 0x55
/** With at most this much gas left, SSTORE fails (EIP-2200). */
const sentry = 2_300n

/** The gas cost of a step; that of a call includes the gas that it passes on. */
export function stepCost({ opcode, gasLeft, stack }: InterpreterStep): bigint {
  const cost = BigInt(opcode.dynamicFee ?? opcode.fee)
  if (!callOpcodes.has(opcode.code) || cost > gasLeft) return cost
  const left = gasLeft - cost
  return cost + min(stack.at(-1) ?? 0n, left - left / 64n)
}

/** The node's error for a step that cannot start; undefined if it can start, although it may fail later. */
export function stepError({ opcode, gasLeft, stack }: InterpreterStep, cost: bigint): string | undefined {
  const wrong = stackError(opcode.code, stack.length)
  if (wrong !== undefined) return wrong
  return cost > gasLeft || (opcode.code === sstore && gasLeft <= sentry) ? "out of gas" : undefined
}
