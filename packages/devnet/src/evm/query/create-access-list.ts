import type { EvmBlock } from "../block/block.ts"
import type { EvmChain } from "../chain/evm-chain.ts"
import { EvmError } from "../chain/evm-error.ts"
import { type Hex, toHex, toWord, zeroAddress } from "../codec/hex.ts"
import type { ExecutionError } from "../execute/execution-error.ts"
import { emptyAccount } from "../state/account-state.ts"
import { addressFromWord, callOpcodes } from "../trace/call-opcodes.ts"
import { encodeUnsigned } from "../transaction/encode.ts"
import type { AccessListEntry } from "../transaction/transaction.ts"
import { type CallRequest, executionMessage, runMessage } from "./call.ts"
import { gasCapOf } from "./call-gas.ts"
import { createdAddress } from "./created-address.ts"

/** The addresses and slots that a call accesses, besides those that are warm anyway. */
export interface AccessListResult {
  readonly accessList: readonly AccessListEntry[]
  readonly gasUsed: bigint
  readonly error: ExecutionError | undefined
}

const slotOpcodes = new Set([0x54, 0x55])
const accountOpcodes = new Set([0x31, 0x3b, 0x3c, 0x3f, 0xff])

/** `eth_createAccessList`: repeats a call until its access list stops growing. @throws EvmError */
export async function createAccessList(
  chain: EvmChain,
  block: EvmBlock,
  request: CallRequest,
): Promise<AccessListResult> {
  const context = chain.contextOf(block)
  return chain.read(block, async (machine) => {
    const from = request.from ?? zeroAddress
    const { nonce } = (await machine.state.account(from)) ?? emptyAccount
    const to = request.to ?? createdAddress(from, request.nonce ?? nonce, machine.crypto)
    machine.enter(context)
    const free = new Set<string>([from, to, ...machine.warmAddresses])
    let accessList = request.accessList ?? []
    for (;;) {
      const touched = new Map<Hex, Set<Hex>>()
      const add = (address: Hex, slot?: Hex) => {
        if (slot === undefined && free.has(address)) return
        const slots = touched.get(address) ?? new Set()
        touched.set(address, slots)
        if (slot !== undefined) slots.add(slot)
      }
      for (const { address, storageKeys } of accessList) {
        add(address)
        for (const key of storageKeys) add(address, key)
      }
      const stop = machine.onStep(({ opcode, stack, address }) => {
        const top = stack.at(-1)
        if (slotOpcodes.has(opcode.code) && top !== undefined) add(address.toString(), toHex(toWord(top)))
        if (accountOpcodes.has(opcode.code) && top !== undefined) add(addressFromWord(top))
        const target = stack.at(-2)
        if (callOpcodes.has(opcode.code) && target !== undefined) add(addressFromWord(target))
      })
      machine.state.checkpoint()
      const message = executionMessage({ ...request, accessList }, context.baseFee, gasCapOf(chain))
      try {
        const result = await runMessage(machine, context, message)
        const next = [...touched].map(([address, slots]) => ({ address, storageKeys: [...slots] }))
        if (accessListSize(next) === accessListSize(accessList))
          return { accessList: next, gasUsed: result.gasUsed, error: result.error }
        accessList = next
      } catch (error) {
        if (!(error instanceof EvmError)) throw error
        const type = request.gasPrice === undefined ? 2 : 1
        const hash = chain.crypto.keccak256(encodeUnsigned({ ...message, type, chainID: chain.config.chainID }))
        throw new EvmError(`failed to apply transaction: ${toHex(hash)} err: ${error.message}`)
      } finally {
        stop()
        machine.state.revert()
      }
    }
  })
}

const accessListSize = (list: readonly AccessListEntry[]): number =>
  list.reduce((sum, { storageKeys }) => sum + 1 + storageKeys.length, 0)
