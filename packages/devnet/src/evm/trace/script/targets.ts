import type { InterpreterStep, Message } from "@ethereumjs/evm"
import { type Hex, toHex, toWord } from "../../codec/hex.ts"
import type { Machine } from "../../execute/machine.ts"
import { createdAddress } from "../../query/created-address.ts"
import { emptyCodeHash } from "../../state/account-state.ts"
import { saltedAddress } from "./answers.ts"
import type { ScriptTask } from "./messages.ts"

/** The address whose code a message runs, or of the contract that it creates. */
export async function messageTarget(machine: Machine, message: Message): Promise<Hex> {
  if (message.to !== undefined) return message.codeAddress.toString()
  const from = message.caller.toString()
  if (message.salt !== undefined) return saltedAddress(machine, from, message.salt, message.data)
  // The creator's nonce has already been incremented.
  const account = await machine.state.account(from)
  return createdAddress(from, (account?.nonce ?? 1n) - 1n, machine.crypto)
}

/** Whether an address cannot receive a new contract. */
export async function isTaken({ state }: Machine, address: Hex): Promise<boolean> {
  const account = await state.account(address)
  return account !== undefined && (account.nonce > 0n || toHex(account.codeHash) !== toHex(emptyCodeHash))
}

/** The SELFDESTRUCT of a contract as a call of the account that receives its balance. */
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
