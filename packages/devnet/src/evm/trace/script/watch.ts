import type { InterpreterStep, Message } from "@ethereumjs/evm"
import { type Hex, toHex } from "../../codec/hex.ts"
import { executionError } from "../../execute/execution-error.ts"
import type { ExecutionResult } from "../../execute/transition.ts"
import type { Traced } from "../traced.ts"
import type { Scene } from "./answers.ts"
import type { ScriptContext, ScriptFunctions, ScriptTask } from "./messages.ts"
import { stepCost, stepError } from "./step-cost.ts"
import { destructionOf, isTaken, messageTarget } from "./targets.ts"
import type { Tasks } from "./tasks.ts"

const callTypes: Readonly<Record<number, string>> = {
  240: "CREATE",
  241: "CALL",
  242: "CALLCODE",
  244: "DELEGATECALL",
  245: "CREATE2",
  250: "STATICCALL",
}
const selfDestruct = 0xff
/** How many stack values a step includes, enough for SWAP16. */
const topSize = 17
/** Errors that end a message after its last step, so that no opcode failed. */
const behindCode = new Set([
  "contract creation code storage out of gas",
  "max code size exceeded",
  "invalid code: must not begin with 0xef",
])

/** A running message. */
interface Frame {
  readonly message: Message
  readonly number: number
  /** Whether the tracer sees the message: the node does not start a creation at an address that has a contract already. */
  readonly isTold: boolean
  /** Its last step: the error known before it, and the receiver of its balance if it is a SELFDESTRUCT. */
  last?: { readonly error: string | undefined; readonly destruction: ScriptTask | undefined }
}

/** Runs a message and calls a tracer for its events, then for its result. @returns the result as JSON @throws TracerError if the tracer fails */
export async function watch(
  { machine, context: block, message, place }: Traced,
  tasks: Tasks,
  has: ScriptFunctions,
  run: () => Promise<ExecutionResult>,
): Promise<string> {
  const { evm } = machine
  const frames: Frame[] = []
  const told: Record<string, string | number> = {}
  let [lastCall, count, failure]: [number, number, unknown] = [0, 0, undefined]
  let scene: Scene = {}
  const tell = (task: ScriptTask) => tasks.add(task, scene)

  const before = async (made: Message) => {
    const to = await messageTarget(machine, made)
    const isTold = made.depth === 0 || made.to !== undefined || !(await isTaken(machine, to))
    frames.push({ message: made, number: count++, isTold })
    if (made.depth === 0) {
      const type = made.to === undefined ? "CREATE" : "CALL"
      Object.assign(told, { type, from: message.from, to, input: toHex(made.data), value: String(made.value) })
      return
    }
    if (!has.frames || !isTold) return
    const type = callTypes[lastCall] ?? "CALL"
    const from = (made.delegatecall && made.to !== undefined ? made.to : made.caller).toString()
    const value = type === "STATICCALL" ? undefined : String(made.value)
    await tell({ kind: "enter", type, from, to, input: toHex(made.data), gas: Number(made.gasLimit), value })
  }
  const onStep = async (step: InterpreterStep) => {
    const frame = frames.at(-1)
    if (frame === undefined) return
    // ethereumjs reports all undefined opcodes as INVALID, so read the opcode from the code.
    const opcode = (frame.message.code as Uint8Array | undefined)?.[step.pc] ?? step.opcode.code
    if (callTypes[opcode] !== undefined) lastCall = opcode
    scene = { step, message: frame.message }
    const cost = stepCost(step)
    const error = stepError(step, cost)
    frame.last = { error, destruction: opcode === selfDestruct ? destructionOf(machine, step) : undefined }
    if (!has.step) return
    const { stack } = step
    await tell({
      kind: "step",
      pc: step.pc,
      opcode,
      opcodeName: step.opcode.code === opcode ? step.opcode.name : `opcode 0x${opcode.toString(16)} not defined`,
      gas: Number(step.gasLeft),
      cost: Number(cost),
      depth: step.depth + 1,
      refund: Number(step.gasRefund),
      stackSize: stack.length,
      top: stack
        .slice(-topSize)
        .reverse()
        .map((value) => `0x${value.toString(16)}`)
        .join(),
      memorySize: step.memory.length,
      call: frame.number,
      error,
    })
  }
  const after = async ({ execResult }: { execResult: Parameters<typeof executionError>[0] }) => {
    const frame = frames.pop()
    const { last } = frame ?? {}
    const failed = execResult.exceptionError && executionError(execResult)
    const error = failed && (last?.error ?? failed.message)
    if (failed !== undefined && last !== undefined && last.error === undefined && !behindCode.has(failed.message))
      await tell({ kind: "fault", error: failed.message })
    if (has.frames && failed === undefined && last?.destruction !== undefined) {
      await tell(last.destruction)
      await tell({ kind: "exit", gasUsed: 0, output: "0x", error: undefined })
    }
    const output = failed === undefined || failed.isRevert ? toHex(execResult.returnValue) : "0x"
    if (frames.length === 0) Object.assign(told, { output }, error === undefined ? {} : { error })
    else if (has.frames && frame?.isTold)
      await tell({ kind: "exit", gasUsed: Number(execResult.executionGasUsed), output, error })
  }

  // ethereumjs waits for listeners that take a callback. After a failure of the script, events are ignored.
  const inTurn =
    <Event>(handle: (event: Event) => Promise<void>) =>
    (event: Event, goOn: () => void) => {
      if (failure !== undefined) return goOn()
      handle(event).then(goOn, (error: unknown) => {
        failure = error
        // A transaction of a block is bounded by its gas, and later transactions need its state, so it runs to its end.
        if (place.transactionHash !== null) machine.stopTime()
        goOn()
      })
    }
  const listeners = [
    ["beforeMessage", inTurn(before)],
    ["step", inTurn(onStep)],
    ["afterMessage", inTurn(after)],
  ] as const
  // A step listener makes the machine check the time limit at each step.
  const untimed = machine.onStep(() => {})
  for (const [event, listener] of listeners) evm.events.on(event, listener as never)
  let result: ExecutionResult
  try {
    result = await run()
  } catch (error) {
    throw failure ?? error
  } finally {
    untimed()
    for (const [event, listener] of listeners) evm.events.off(event, listener as never)
  }
  if (failure !== undefined) throw failure
  const placed: ScriptContext =
    place.blockHash === null || place.transactionHash === null
      ? {}
      : { blockHash: place.blockHash, txHash: place.transactionHash as Hex, txIndex: place.transactionPosition }
  const ended: ScriptContext = {
    gas: Number(message.gasLimit),
    gasPrice: String(message.gasPrice),
    block: Number(block.number),
    gasUsed: Number(result.gasUsed),
  }
  return tasks.result({ kind: "result", context: { ...placed, ...told, ...ended } }, scene)
}
