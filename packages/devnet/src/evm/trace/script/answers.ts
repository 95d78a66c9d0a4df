import type { InterpreterStep, Message } from "@ethereumjs/evm"
import { concat, fromHex, type Hex, padLeft, toHex } from "../../codec/hex.ts"
import type { Machine } from "../../execute/machine.ts"
import { createdAddress } from "../../query/created-address.ts"
import type { ScriptAnswer, ScriptQuestion } from "./messages.ts"

/** How many bytes a script may read beyond the end of memory; the node's limit. */
const paddingLimit = 2 ** 20

/** The execution state that a script can query during a task. */
export interface Scene {
  /** The last step and the message that runs it; undefined before the first step. */
  readonly step?: InterpreterStep
  readonly message?: Message
}

/** Answers a script's query. Arguments are untrusted: anything but a valid address, slot or offset is rejected. */
export async function answerQuestion(
  question: ScriptQuestion,
  machine: Machine,
  { step, message }: Scene,
): Promise<ScriptAnswer> {
  const { state, crypto } = machine
  switch (question.about) {
    case "stack":
      return { value: [...(step?.stack ?? [])].reverse().join() }
    case "memory":
      return memoryBetween(step?.memory ?? new Uint8Array(0), question.begin, question.end)
    case "contract": {
      if (step === undefined || message === undefined) return { refusal: "no code runs" }
      const input = message.to === undefined ? "0x" : toHex(message.data)
      return { value: [message.caller.toString(), step.address.toString(), message.value, input].join() }
    }
    case "balance":
      return withAddress(question.address, async (of) => String((await state.account(of))?.balance ?? 0n))
    case "nonce":
      return withAddress(question.address, async (of) => String((await state.account(of))?.nonce ?? 0n))
    case "code":
      return withAddress(question.address, (of) => state.code(of))
    case "exists":
      return withAddress(question.address, async (of) => String((await state.account(of)) !== undefined))
    case "state":
      if (!isBytes(question.slot, 32)) return { refusal: "invalid slot" }
      return withAddress(question.address, async (of) => toHex(padLeft(await state.storage(of, question.slot), 32)))
    case "created": {
      const { nonce } = question
      if (!Number.isSafeInteger(nonce) || nonce < 0) return { refusal: "invalid nonce" }
      return withAddress(question.from, async (from) => createdAddress(from, BigInt(nonce), crypto))
    }
    case "created2": {
      const { salt, initCode } = question
      if (!isBytes(salt, 32)) return { refusal: "invalid salt" }
      return withAddress(question.from, async (from) => saltedAddress(machine, from, fromHex(salt), initCode))
    }
  }
}

/** The address of a contract that was created with a salt (CREATE2). */
export const saltedAddress = (
  { crypto }: Pick<Machine, "crypto">,
  from: Hex,
  salt: Uint8Array,
  initCode: Uint8Array,
): Hex =>
  toHex(
    crypto
      .keccak256(concat(Uint8Array.of(0xff), fromHex(from), padLeft(salt, 32), crypto.keccak256(initCode)))
      .subarray(12),
  )

const isBytes = (text: string, length: number): boolean => text.length === 2 + 2 * length && /^0x[0-9a-f]*$/.test(text)

async function withAddress(of: Hex, read: (of: Hex) => Promise<string | Uint8Array>): Promise<ScriptAnswer> {
  return isBytes(of, 20) ? { value: await read(of) } : { refusal: "invalid address" }
}

function memoryBetween(memory: Uint8Array, begin: number, end: number): ScriptAnswer {
  if (!Number.isSafeInteger(begin) || !Number.isSafeInteger(end) || begin < 0 || end < begin)
    return { refusal: `tracer accessed out of bound memory: offset ${begin}, end ${end}` }
  const padding = end - memory.length
  if (padding > paddingLimit) return { refusal: `reached limit for padding memory slice: ${padding}` }
  const bytes = new Uint8Array(end - begin)
  bytes.set(memory.subarray(begin, end))
  return { value: bytes }
}
