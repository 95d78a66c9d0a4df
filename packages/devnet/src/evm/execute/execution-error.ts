import type { ExecResult } from "@ethereumjs/evm"
import { stackError } from "./stack-needs.ts"

/** A code's error, with the node's text. */
export interface ExecutionError {
  readonly message: string
  /** Whether the code reverted; its return data may contain the reason. */
  readonly isRevert: boolean
}

/** Error names of ethereumjs. */
export const evmErrors = { revert: "revert", outOfGas: "out of gas", invalidOpcode: "invalid opcode" } as const

/** The node's error texts by ethereumjs's. */
const nodeTexts: Readonly<Record<string, string>> = {
  [evmErrors.outOfGas]: "out of gas",
  "code store out of gas": "contract creation code storage out of gas",
  "code size to deposit exceeds maximum code size": "max code size exceeded",
  "stack overflow": "stack limit reached 1024 (1023)",
  "value out of range": "return data out of bounds",
  [evmErrors.revert]: "execution reverted",
  "static state change": "write protection",
  "create collision": "contract address collision",
  "insufficient balance": "insufficient balance for transfer",
  "invalid bytecode deployed": "invalid code: must not begin with 0xef",
  "initcode exceeds max initcode size": "max initcode size exceeded",
}

const invalidJump = "invalid JUMP"

/** The node's error for the result of a message. */
export function executionError({ exceptionError, runState }: ExecResult): ExecutionError {
  const error: string = exceptionError?.error ?? ""
  const isRevert = error === evmErrors.revert
  if (error === evmErrors.invalidOpcode && runState !== undefined)
    return { message: invalidOpcode(runState.opCode), isRevert }
  // Contract code that could not be paid for; ethereumjs reports it as out of gas.
  const returned = (runState as { readonly returnValue?: Uint8Array } | undefined)?.returnValue
  if (error === evmErrors.outOfGas && returned !== undefined && returned.length > 0)
    return { message: "contract creation code storage out of gas", isRevert }
  // ethereumjs does not tell how many values there were.
  const stackFault =
    error.startsWith("stack ") && runState ? stackError(runState.opCode, runState.stack.length) : undefined
  if (stackFault !== undefined) return { message: stackFault, isRevert }
  // ethereumjs appends the position to this error.
  if (error.startsWith(invalidJump)) return { message: "invalid jump destination", isRevert }
  return { message: nodeTexts[error] ?? error, isRevert }
}

const invalidOpcode = (code: number): string =>
  code === 0xfe ? "invalid opcode: INVALID" : `invalid opcode: opcode 0x${code.toString(16)} not defined`
