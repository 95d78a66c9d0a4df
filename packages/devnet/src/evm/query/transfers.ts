import type { EVMResult, InterpreterStep, Message } from "@ethereumjs/evm"
import { empty, type Hex, padLeft, toHex, toWord } from "../codec/hex.ts"
import type { Log } from "../execute/log.ts"
import type { Machine } from "../execute/machine.ts"

/** The address of the logs that stand for transfers of the native currency. */
export const transferAddress: Hex = "0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee"

/** The topic of a token's `Transfer(address,address,uint256)`. */
const transferEvent: Hex = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef"

/** A message that runs, and what it did, in order: sent a transfer, or wrote a log. */
interface Running {
  readonly message: Message
  readonly done: (Message | "log")[]
}

/** Watches the transfers of a message that is about to run. */
export function watchTransfers(machine: Machine) {
  const { events, precompiles } = machine.evm
  const running: Running[] = []
  let done: Running["done"] = []
  const before = (message: Message) => {
    const sends = message.value > 0n && !message.delegatecall
    running.push({ message, done: sends ? [message] : [] })
  }
  const after = ({ execResult: { exceptionError, logs } }: EVMResult) => {
    const ended = running.pop()
    // What a failed message did is undone.
    if (ended === undefined || exceptionError !== undefined) return
    const { to } = ended.message
    const isPrecompile = to !== undefined && precompiles.has(to.toString().slice(2))
    if (isPrecompile) for (const _ of logs ?? []) ended.done.push("log")
    const outer = running.at(-1)
    if (outer === undefined) done = ended.done
    else outer.done.push(...ended.done)
  }
  const step = ({ opcode: { name } }: InterpreterStep) => {
    if (name.startsWith("LOG")) running.at(-1)?.done.push("log")
  }
  events.on("beforeMessage", before)
  events.on("afterMessage", after)
  const endSteps = machine.onStep(step)
  return {
    /** The logs of the message and its transfers, in order. */
    logsWith(logs: readonly Log[]): readonly Log[] {
      const written = logs.values()
      return done.flatMap((one) => (one === "log" ? (written.next().value ?? []) : [transferLog(one)]))
    },
    end() {
      events.off("beforeMessage", before)
      events.off("afterMessage", after)
      endSteps()
    },
  }
}

/** The log of a transfer; a message that created a contract has its address by now. */
function transferLog({ caller, to, value }: Message): Log {
  const topic = (bytes: Uint8Array) => toHex(padLeft(bytes, 32))
  return {
    address: transferAddress,
    topics: [transferEvent, topic(caller.bytes), topic(to?.bytes ?? empty)],
    data: toWord(value),
  }
}
