import type { InterpreterStep, Message } from "@ethereumjs/evm"
import { type Hex, toHex, toWord } from "../../codec/hex.ts"
import type { Machine } from "../../execute/machine.ts"
import { createdAddress } from "../../query/created-address.ts"
import { emptyCodeHash } from "../../state/account-state.ts"
import { saltedAddress } from "./answers.ts"
import type { ScriptTask } from "./messages.ts"

/** Whose code a message runs, or where the contract comes to be that it makes. */
export async function messageTarget(machine: Machine, message: Message): Promise<Hex> {
  if (message.to !== undefined) return message.codeAddress.toString()
  const from = message.caller.toString()
  if (message.salt !== undefined) return saltedAddress(machine, from, message.salt, message.data)
  // By now the creator's nonce is that of what comes next.
  const account = await machine.state.account(from)
  return createdAddress(from, (account?.nonce ?? 1n) - 1n, machine.crypto)
}

/** Whether no contract can come to be at an address. */
export async function isTaken({ state }: Machine, address: Hex): Promise<boolean> {
  const account = await state.account(address)
  return account !== undefined && (account.nonce > 0n || toHex(account.codeHash) !== toHex(emptyCodeHash))
}

/** A contract that destroys itself, as a call of who gets what it has. */
export function destructionOf(
  { state }: Machine,
  { address, stack }: InterpreterStep,
): Extract<ScriptTask, { kind: "enter" }> {
  const from = address.toString()
  return {
    kind: "enter",
    type: "SELFDESTRUCT",
    from,
    to: toHex(toWord(BigInt.asUintN(160, stack.at(-1) ?? 0n)).subarray(12)),
    input: "0x",
    gas: 0,
    value: String(state.knownBalance(from)),
  }
}
