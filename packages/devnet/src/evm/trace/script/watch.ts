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
/** As deep tracers look into the stack: SWAP16 is the deepest. */
const topSize = 17
/** What ends a message behind its last step, so that no opcode is at fault. */
const behindCode = new Set([
  "contract creation code storage out of gas",
  "max code size exceeded",
  "invalid code: must not begin with 0xef",
])

/** A message that runs. */
interface Frame {
  readonly message: Message
  readonly number: number
  /** The node does not begin to make a contract where there is one already. */
  readonly isTold: boolean
  /** Its last step: why it fails, where that was known before it, and whom it gives all that there is. */
  last?: { readonly error: string | undefined; readonly destruction: ScriptTask | undefined }
}

/** Runs a message and gives a tracer what happens, then what came of it. @returns the result, JSON @throws TracerError where it fails */
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
    // The EVM tells of all that there are not as of the one that never will be.
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

  // The EVM waits for who takes what goes on beside what happens. A script that failed is told of nothing more.
  const inTurn =
    <Event>(handle: (event: Event) => Promise<void>) =>
    (event: Event, goOn: () => void) => {
      if (failure !== undefined) return goOn()
      handle(event).then(goOn, (error: unknown) => {
        failure = error
        // What was in a block ends by its gas, and the transactions behind it find the state that it left.
        if (place.transactionHash !== null) machine.stopTime()
        goOn()
      })
    }
  const listeners = [
    ["beforeMessage", inTurn(before)],
    ["step", inTurn(onStep)],
    ["afterMessage", inTurn(after)],
  ] as const
  // The time that code may run is looked at with each step that somebody watches.
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
