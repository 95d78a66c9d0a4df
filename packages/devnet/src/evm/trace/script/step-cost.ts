import type { InterpreterStep } from "@ethereumjs/evm"
import { min } from "../../codec/bounds.ts"
import { callOpcodes } from "../call-opcodes.ts"
import { stackError } from "./stack-needs.ts"

const sstore = 0x55
/** With so little gas left nothing is stored (EIP-2200). */
const sentry = 2_300n

/** What a step costs; a call costs what it passes on, too. */
export function stepCost({ opcode, gasLeft, stack }: InterpreterStep): bigint {
  const cost = BigInt(opcode.dynamicFee ?? opcode.fee)
  if (!callOpcodes.has(opcode.code) || cost > gasLeft) return cost
  const left = gasLeft - cost
  return cost + min(stack.at(-1) ?? 0n, left - left / 64n)
}

/** Why a step cannot even begin, in the node's words; undefined where it can, though it may fail in its middle. */
export function stepError({ opcode, gasLeft, stack }: InterpreterStep, cost: bigint): string | undefined {
  const wrong = stackError(opcode.code, stack.length)
  if (wrong !== undefined) return wrong
  return cost > gasLeft || (opcode.code === sstore && gasLeft <= sentry) ? "out of gas" : undefined
}
