import type { ExecResult } from "@ethereumjs/evm"

/** Why code failed, in the node's words. */
export interface ExecutionError {
  readonly message: string
  /** The code gave up by itself; what it gave back may say why. */
  readonly isRevert: boolean
}

/** What the EVM calls a revert, and too little gas. */
export const evmErrors = { revert: "revert", outOfGas: "out of gas", invalidOpcode: "invalid opcode" } as const

/** What the EVM calls its errors, and what the node calls them. */
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

/** The node's words for what ended a message. */
export function executionError({ exceptionError, runState }: ExecResult): ExecutionError {
  const error: string = exceptionError?.error ?? ""
  const isRevert = error === evmErrors.revert
  if (error === evmErrors.invalidOpcode && runState !== undefined)
    return { message: invalidOpcode(runState.opCode), isRevert }
  // Code that was given back but could not be paid for: the EVM calls that out of gas like any other.
  const returned = (runState as { readonly returnValue?: Uint8Array } | undefined)?.returnValue
  if (error === evmErrors.outOfGas && returned !== undefined && returned.length > 0)
    return { message: "contract creation code storage out of gas", isRevert }
  // It says where, too.
  if (error.startsWith(invalidJump)) return { message: "invalid jump destination", isRevert }
  return { message: nodeTexts[error] ?? error, isRevert }
}

const invalidOpcode = (code: number): string =>
  code === 0xfe ? "invalid opcode: INVALID" : `invalid opcode: opcode 0x${code.toString(16)} not defined`
