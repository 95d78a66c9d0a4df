import type { Message } from "@ethereumjs/evm"
import { type Hex, toHex, toQuantity, toWord } from "../codec/hex.ts"
import { maxMemory } from "../execute/bound-calls.ts"
import { executionError } from "../execute/execution-error.ts"
import type { Machine } from "../execute/machine.ts"
import type { ExecutionResult } from "../execute/transition.ts"
import { revertReason } from "../query/revert-reason.ts"
import type { TraceSize } from "./trace-size.ts"

/** A call within a transaction, in the format of the node's `callTracer`. */
export interface CallFrame {
  from: Hex
  gas: Hex
  gasUsed: Hex
  to?: Hex
  input: Hex
  output?: Hex
  error?: string
  revertReason?: string
  calls?: CallFrame[]
  logs?: CallLog[]
  value?: Hex
  type: string
}

/** A log of a call, with the number of earlier calls in its frame. */
export interface CallLog {
  address: Hex
  topics: Hex[]
  data: Hex
  position: Hex
}

/** Options of the call tracer. */
export interface CallTracerOptions {
  readonly onlyTopCall?: boolean | undefined
  readonly withLog?: boolean | undefined
}

const callTypes: Readonly<Record<number, string>> = {
  240: "CREATE",
  241: "CALL",
  242: "CALLCODE",
  244: "DELEGATECALL",
  245: "CREATE2",
  250: "STATICCALL",
}
const collision = "contract address collision"
const logOpcode = 0xa0
const selfDestruct = 0xff
const logByteGas = 8n
/** Approximate size of a call or log without its data, in characters. */
const perFrame = 300

/** The parts of the traced message that the result needs. */
interface Traced {
  readonly from: Hex
  readonly gasLimit: bigint
  readonly data: Uint8Array
}

/**
 * Runs a message and records every call in it.
 *
 * @param run - executes the message on the machine
 */
export async function traceCalls(
  machine: Machine,
  { from, gasLimit, data }: Traced,
  run: () => Promise<ExecutionResult>,
  size: TraceSize,
  { onlyTopCall = false, withLog = false }: CallTracerOptions = {},
): Promise<CallFrame> {
  const { evm, state } = machine
  const stack: CallFrame[] = []
  let top: CallFrame | undefined
  let lastCall = 0
  const enter = (frame: CallFrame) => {
    const parent = stack.at(-1)
    size.add(perFrame + frame.input.length)
    if (parent === undefined) top = frame
    else if (!onlyTopCall) push(parent, "calls", frame)
    stack.push(frame)
  }
  const before = (message: Message) => enter(frameOf(message, message.depth === 0 ? undefined : callTypes[lastCall]))
  const after = ({ execResult, createdAddress }: Parameters<typeof finish>[1]) => {
    const frame = stack.pop()
    if (frame === undefined) return
    finish(frame, { execResult, createdAddress })
    size.add(frame.output?.length ?? 0)
    // For an address that already has a contract, the node does not start the creation.
    if (frame.error === collision) dropLast(stack.at(-1))
  }
  const steps = machine.onStep(({ opcode: { code }, stack: items, address, memory, gasLeft }) => {
    if (callTypes[code] !== undefined) lastCall = code
    const frame = stack.at(-1)
    if (frame === undefined) return
    if (withLog && code >= logOpcode && code <= logOpcode + 4) {
      const [offset = 0n, length = 0n] = [items.at(-1), items.at(-2)]
      // A log that the gas does not pay for is not recorded: the call fails.
      if (gasLeft < logByteGas * length || length > maxMemory) return
      size.add(perFrame + 2 * Number(length))
      const topics = Array.from({ length: code - logOpcode }, (_, at) => toHex(toWord(items.at(-3 - at) ?? 0n)))
      const bytes = new Uint8Array(Number(length))
      bytes.set(memory.subarray(Number(offset), Number(offset + length)))
      push(frame, "logs", {
        address: address.toString(),
        topics,
        data: toHex(bytes),
        position: toQuantity(frame.calls?.length ?? 0),
      })
    }
    if (code === selfDestruct && !onlyTopCall) {
      const contract = address.toString()
      push(frame, "calls", {
        from: contract,
        gas: "0x0",
        gasUsed: "0x0",
        to: toHex(toWord(BigInt.asUintN(160, items.at(-1) ?? 0n)).subarray(12)),
        input: "0x",
        value: toQuantity(state.knownBalance(contract)),
        type: "SELFDESTRUCT",
      })
    }
  })
  evm.events.on("beforeMessage", before)
  evm.events.on("afterMessage", after)
  try {
    const result = await run()
    const frame = top ?? refusedFrame(from, data, result)
    frame.from = from
    frame.gas = toQuantity(gasLimit)
    frame.gasUsed = toQuantity(result.gasUsed)
    if (withLog) clearFailedLogs(frame, false)
    return orderedFrame(frame)
  } finally {
    evm.events.off("beforeMessage", before)
    evm.events.off("afterMessage", after)
    steps()
  }
}

/** Adds an item to a frame's list, and creates the list for the first item. */
function push<Name extends "calls" | "logs">(
  frame: CallFrame,
  name: Name,
  item: Required<CallFrame>[Name][number],
): void {
  const list = (frame[name] ?? []) as (typeof item)[]
  list.push(item)
  Object.assign(frame, { [name]: list })
}

/** The frame with its members in the node's order. */
function orderedFrame({
  from,
  gas,
  gasUsed,
  to,
  input,
  output,
  error,
  revertReason: reason,
  calls,
  logs,
  value,
  type,
}: CallFrame): CallFrame {
  return {
    from,
    gas,
    gasUsed,
    ...(to === undefined ? {} : { to }),
    input,
    ...(output === undefined ? {} : { output }),
    ...(error === undefined ? {} : { error }),
    ...(reason === undefined ? {} : { revertReason: reason }),
    ...(calls === undefined ? {} : { calls: calls.map(orderedFrame) }),
    ...(logs === undefined ? {} : { logs }),
    ...(value === undefined ? {} : { value }),
    type,
  }
}

function dropLast(parent: CallFrame | undefined): void {
  parent?.calls?.pop()
  if (parent?.calls?.length === 0) delete parent.calls
}

function frameOf(message: Message, calledBy: string | undefined): CallFrame {
  const { caller, to, gasLimit, data, value, delegatecall } = message
  const type = calledBy ?? (to === undefined ? "CREATE" : "CALL")
  const target = to === undefined ? undefined : message.codeAddress.toString()
  const from = delegatecall && to !== undefined ? to.toString() : caller.toString()
  return {
    from,
    gas: toQuantity(gasLimit),
    gasUsed: "0x0",
    ...(target === undefined ? {} : { to: target }),
    input: toHex(data),
    ...(type === "STATICCALL" ? {} : { value: toQuantity(value) }),
    type,
  }
}

function finish(
  frame: CallFrame,
  result: {
    readonly execResult: Parameters<typeof executionError>[0]
    readonly createdAddress?: { toString(): Hex } | undefined
  },
): void {
  const { execResult, createdAddress } = result
  frame.gasUsed = toQuantity(execResult.executionGasUsed)
  const isCreate = frame.type.startsWith("CREATE")
  const output = execResult.returnValue
  if (execResult.exceptionError === undefined) {
    if (createdAddress !== undefined) frame.to = createdAddress.toString()
    if (output.length > 0) frame.output = toHex(output)
    return
  }
  const { message, isRevert } = executionError(execResult)
  frame.error = message
  if (isCreate) delete frame.to
  if (!isRevert || output.length === 0) return
  frame.output = toHex(output)
  const reason = revertReason(output)
  if (reason !== undefined) frame.revertReason = reason
}

/** The frame of a deployment that its sender was not permitted to make. */
const refusedFrame = (from: Hex, data: Uint8Array, { error }: ExecutionResult): CallFrame => ({
  from,
  gas: "0x0",
  gasUsed: "0x0",
  input: toHex(data),
  ...(error === undefined ? {} : { error: error.message }),
  value: "0x0",
  type: "CREATE",
})

/** Removes the logs of failed calls. */
function clearFailedLogs(frame: CallFrame, parentFailed: boolean): void {
  const failed = parentFailed || frame.error !== undefined
  if (failed) delete frame.logs
  for (const call of frame.calls ?? []) clearFailedLogs(call, failed)
}
