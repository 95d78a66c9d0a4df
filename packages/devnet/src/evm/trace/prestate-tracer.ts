import { type Hex, padLeft, toHex, toQuantity, toWord } from "../codec/hex.ts"
import type { Machine } from "../execute/machine.ts"
import type { ExecutionResult } from "../execute/transition.ts"
import { createdAddress } from "../query/created-address.ts"
import { addressFromWord, callOpcodes } from "./call-opcodes.ts"
import type { TraceSize } from "./trace-size.ts"

/** An account in the format of the node's `prestateTracer`. */
export interface PrestateAccount {
  balance?: Hex
  code?: Hex
  nonce?: number
  storage?: Record<Hex, Hex>
}

/** Accounts by address. */
export type Prestate = Record<Hex, PrestateAccount>

/** The parts of the traced message that the tracer needs. */
interface Traced {
  readonly from: Hex
  readonly to: Hex | undefined
  readonly nonce: bigint
  readonly coinbase: Hex
}

const slotOpcodes = new Set([0x54, 0x55])
const accountOpcodes = new Set([0x31, 0x3b, 0x3c, 0x3f, 0xff])
/** Approximate size of an account without code and slots, and of a slot, in characters. */
const [perAccount, perSlot] = [120, 140]
const zeroWord: Hex = `0x${"0".repeat(64)}`

/** Runs a message and records the previous state of all that it accessed; with `diffMode` the state before and after of all that it changed. */
export async function tracePrestate(
  machine: Machine,
  { from, to, nonce, coinbase }: Traced,
  run: () => Promise<ExecutionResult>,
  size: TraceSize,
  { diffMode = false }: { readonly diffMode?: boolean | undefined } = {},
): Promise<Prestate | { readonly pre: Prestate; readonly post: Prestate }> {
  const { state, crypto, evm } = machine
  const touched = new Map<Hex, Set<Hex>>()
  const touch = (address: Hex, slot?: Hex) => {
    const slots = touched.get(address) ?? new Set()
    touched.set(address, slots)
    if (slot !== undefined) slots.add(slot)
  }
  const created = to === undefined ? createdAddress(from, nonce, crypto) : undefined
  const contracts = new Set(created === undefined ? [] : [created])
  for (const address of [coinbase, from, to ?? (created as Hex)]) touch(address)
  const stop = machine.onStep(({ opcode: { code }, stack, address }) => {
    const top = stack.at(-1) ?? 0n
    if (slotOpcodes.has(code)) touch(address.toString(), toHex(toWord(top)))
    if (accountOpcodes.has(code)) touch(addressFromWord(top))
    if (callOpcodes.has(code)) touch(addressFromWord(stack.at(-2) ?? 0n))
  })
  const after = ({ createdAddress: made }: { createdAddress?: { toString(): Hex } | undefined }) => {
    if (made === undefined) return
    touch(made.toString())
    contracts.add(made.toString())
  }
  evm.events.on("afterMessage", after)
  state.checkpoint()
  let post: Prestate = {}
  try {
    await run()
    post = await readPrestate(machine, touched, size)
  } finally {
    evm.events.off("afterMessage", after)
    stop()
    state.revert()
  }
  const pre = await readPrestate(machine, touched, size)
  // Runs the message again, so that later transactions have its state.
  await run()
  if (diffMode) return difference(pre, post, contracts)
  if (created !== undefined && isEmpty(pre[created])) delete pre[created]
  return pre
}

async function readPrestate(
  { state }: Machine,
  touched: ReadonlyMap<Hex, ReadonlySet<Hex>>,
  size: TraceSize,
): Promise<Prestate> {
  const accounts: Prestate = {}
  for (const [address, slots] of touched) {
    const account = await state.account(address)
    const code = await state.code(address)
    size.add(perAccount + 2 * code.length + perSlot * slots.size)
    const storage: Record<Hex, Hex> = {}
    for (const slot of slots) storage[slot] = toHex(padLeft(await state.storage(address, slot), 32))
    accounts[address] = {
      balance: toQuantity(account?.balance ?? 0n),
      ...(code.length > 0 ? { code: toHex(code) } : {}),
      ...(account !== undefined && account.nonce > 0n ? { nonce: Number(account.nonce) } : {}),
      ...(slots.size > 0 ? { storage } : {}),
    }
  }
  return accounts
}

/** The changed parts of accounts; a created contract has no state before. */
function difference(before: Prestate, after: Prestate, contracts: ReadonlySet<Hex>): { pre: Prestate; post: Prestate } {
  const pre: Prestate = {}
  const post: Prestate = {}
  for (const [address, was] of Object.entries(before) as [Hex, PrestateAccount][]) {
    const is = after[address] ?? {}
    const change: PrestateAccount = {}
    if (is.balance !== was.balance) change.balance = is.balance ?? "0x0"
    if (is.nonce !== was.nonce && is.nonce !== undefined) change.nonce = is.nonce
    if (is.code !== was.code && is.code !== undefined) change.code = is.code
    const slots = (Object.keys(was.storage ?? {}) as Hex[]).filter((slot) => was.storage?.[slot] !== is.storage?.[slot])
    const written = slots.filter((slot) => is.storage?.[slot] !== zeroWord)
    if (written.length > 0) change.storage = pick(is.storage, written)
    if (Object.keys(change).length === 0 && slots.length === 0) continue
    if (Object.keys(change).length > 0) post[address] = change
    if (contracts.has(address) && isEmpty(was)) continue
    const { storage: _, ...members } = was
    const full = slots.filter((slot) => was.storage?.[slot] !== zeroWord)
    pre[address] = full.length > 0 ? { ...members, storage: pick(was.storage, full) } : members
  }
  return { pre, post }
}

const pick = (storage: Record<Hex, Hex> | undefined, slots: readonly Hex[]): Record<Hex, Hex> =>
  Object.fromEntries(slots.map((slot) => [slot, storage?.[slot] ?? zeroWord]))

const isEmpty = (account: PrestateAccount | undefined): boolean =>
  account === undefined || (account.balance === "0x0" && account.nonce === undefined && account.code === undefined)
