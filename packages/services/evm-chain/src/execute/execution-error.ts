import { EVMError, type ExecResult } from "@ethereumjs/evm"

/** Why code failed, in the node's words. */
export interface ExecutionError {
  readonly message: string
  /** The code gave up by itself; what it gave back may say why. */
  readonly isRevert: boolean
}

const { errorMessages } = EVMError

/** What the EVM calls its errors, and what the node calls them. */
const nodeTexts: Readonly<Record<string, string>> = {
  [errorMessages.OUT_OF_GAS]: "out of gas",
  [errorMessages.CODESTORE_OUT_OF_GAS]: "contract creation code storage out of gas",
  [errorMessages.CODESIZE_EXCEEDS_MAXIMUM]: "max code size exceeded",
  [errorMessages.STACK_OVERFLOW]: "stack limit reached 1024 (1023)",
  [errorMessages.INVALID_JUMP]: "invalid jump destination",
  [errorMessages.OUT_OF_RANGE]: "return data out of bounds",
  [errorMessages.REVERT]: "execution reverted",
  [errorMessages.STATIC_STATE_CHANGE]: "write protection",
  [errorMessages.CREATE_COLLISION]: "contract address collision",
  [errorMessages.INSUFFICIENT_BALANCE]: "insufficient balance for transfer",
  [errorMessages.INVALID_BYTECODE_RESULT]: "invalid code: must not begin with 0xef",
  [errorMessages.INITCODE_SIZE_VIOLATION]: "max initcode size exceeded",
}

/** The node's words for what ended a message. */
export function executionError({ exceptionError, runState }: ExecResult): ExecutionError {
  const error = exceptionError?.error ?? ""
  const isRevert = error === errorMessages.REVERT
  if (error === errorMessages.INVALID_OPCODE && runState !== undefined)
    return { message: invalidOpcode(runState.opCode), isRevert }
  // Code that was given back but could not be paid for: the EVM calls that out of gas like any other.
  const returned = (runState as { readonly returnValue?: Uint8Array } | undefined)?.returnValue
  if (error === errorMessages.OUT_OF_GAS && returned !== undefined && returned.length > 0)
    return { message: "contract creation code storage out of gas", isRevert }
  return { message: nodeTexts[error] ?? error, isRevert }
}

const invalidOpcode = (code: number): string =>
  code === 0xfe ? "invalid opcode: INVALID" : `invalid opcode: opcode 0x${code.toString(16)} not defined`
