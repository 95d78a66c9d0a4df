import type { EvmBlock } from "../block/block.ts"
import type { EvmChain } from "../chain/evm-chain.ts"
import { EvmError, RevertError } from "../chain/evm-error.ts"
import { empty, fromHex, type Hex, zeroAddress } from "../codec/hex.ts"
import { activePrecompiles } from "../config/chain-config.ts"
import type { BlockContext } from "../execute/block-context.ts"
import type { ExecutionError } from "../execute/execution-error.ts"
import type { Machine } from "../execute/machine.ts"
import { type ExecutionMessage, type ExecutionResult, executeMessage } from "../execute/transition.ts"
import { checksummed } from "../precompiles/allow-list.ts"
import { predicatesOf } from "../precompiles/predicate.ts"
import { emptyAccount } from "../state/account-state.ts"
import type { AccessListEntry } from "../transaction/transaction.ts"
import { gasCapOf, gasLimitOfCall } from "./call-gas.ts"
import { revertReason } from "./revert-reason.ts"

/** What is asked of code without a transaction; every member may be left out. */
export interface CallRequest {
  readonly from?: Hex | undefined
  readonly to?: Hex | undefined
  readonly gas?: bigint | undefined
  readonly gasPrice?: bigint | undefined
  readonly maxFeePerGas?: bigint | undefined
  readonly maxPriorityFeePerGas?: bigint | undefined
  readonly value?: bigint | undefined
  readonly nonce?: bigint | undefined
  readonly data?: Uint8Array | undefined
  readonly accessList?: readonly AccessListEntry[] | undefined
}

/** What a call takes as given instead of the state, by address. */
export type StateOverrides = Readonly<
  Record<
    Hex,
    {
      readonly balance?: bigint | undefined
      readonly nonce?: bigint | undefined
      readonly code?: Uint8Array | undefined
      /** All slots; the others are zero. */
      readonly state?: Readonly<Record<Hex, Hex>> | undefined
      /** Some slots; the others stay. */
      readonly stateDiff?: Readonly<Record<Hex, Hex>> | undefined
    }
  >
>

/** What a call takes as given instead of the block. */
export interface BlockOverrides {
  readonly number?: bigint | undefined
  readonly time?: bigint | undefined
  readonly gasLimit?: bigint | undefined
  readonly coinbase?: Hex | undefined
  readonly baseFee?: bigint | undefined
}

/** What a call assumes. */
export interface EvmCallOptions {
  readonly overrides?: StateOverrides | undefined
  readonly blockOverrides?: BlockOverrides | undefined
}

/** Runs code upon the state after a block and forgets what it did. @throws EvmError for a call that cannot run */
export async function runCall(
  chain: EvmChain,
  block: EvmBlock,
  request: CallRequest,
  options: EvmCallOptions = {},
): Promise<ExecutionResult> {
  const context = contextWith(chain.contextOf(block), options.blockOverrides)
  const message = executionMessage(request, context.baseFee, gasCapOf(chain))
  return chain.read(block, async (machine) => {
    await override(machine, options.overrides)
    try {
      return await runMessage(machine, context, message)
    } catch (error) {
      if (error instanceof EvmError) throw new EvmError(`err: ${error.message} (supplied gas ${message.gasLimit})`)
      throw error
    }
  })
}

/** `eth_call`: what the code gives back. @throws RevertError, EvmError */
export async function call(...given: Parameters<typeof runCall>): Promise<Uint8Array> {
  const { error, output } = await runCall(...given)
  if (error !== undefined) throw executionFailure(error, output)
  return output
}

/** What is thrown to a caller for code that failed. */
export function executionFailure(error: ExecutionError, output: Uint8Array): Error {
  if (!error.isRevert || output.length === 0) return new EvmError(error.message)
  const reason = revertReason(output)
  return new RevertError(reason === undefined ? error.message : `${error.message}: ${reason}`, output)
}

/**
 * Runs a message on a machine's state; predicates in its access list count as verified. Where it names no price, code finds a base fee
 * of zero.
 */
export async function runMessage(
  machine: Machine,
  context: BlockContext,
  message: ExecutionMessage,
): Promise<ExecutionResult> {
  machine.enter(context)
  const hasWarp = activePrecompiles(machine.config, Number(context.timestamp)).warpConfig !== undefined
  const predicates = { chunks: hasWarp ? predicatesOf(message.accessList) : [], failed: new Set<number>() }
  const found = message.gasPrice === 0n ? { ...context, baseFee: 0n } : context
  return executeMessage(machine, found, message, predicates, 2n ** 64n)
}

/** The message that a request comes to. @param gasCap - see {@link gasCapOf} @throws EvmError for prices of both kinds */
export function executionMessage(request: CallRequest, baseFee: bigint, gasCap: bigint | undefined): ExecutionMessage {
  const { gasPrice, maxFeePerGas, maxPriorityFeePerGas } = request
  if (gasPrice !== undefined && (maxFeePerGas !== undefined || maxPriorityFeePerGas !== undefined))
    throw new EvmError("both gasPrice and (maxFeePerGas or maxPriorityFeePerGas) specified")
  const cap = gasPrice ?? maxFeePerGas ?? 0n
  const tip = gasPrice ?? maxPriorityFeePerGas ?? 0n
  const wanted = tip + baseFee
  const price = gasPrice ?? (cap === 0n && tip === 0n ? 0n : wanted < cap ? wanted : cap)
  return {
    from: request.from ?? zeroAddress,
    to: request.to,
    nonce: request.nonce ?? 0n,
    gasLimit: gasLimitOfCall(request.gas, gasCap),
    gasPrice: price,
    maxFeePerGas: cap,
    maxPriorityFeePerGas: tip,
    value: request.value ?? 0n,
    data: request.data ?? empty,
    accessList: request.accessList ?? [],
    isCall: true,
  }
}

/** A block with some of its members replaced. */
export function contextWith(context: BlockContext, given: BlockOverrides | undefined): BlockContext {
  if (given === undefined) return context
  return {
    ...context,
    number: given.number ?? context.number,
    timestamp: given.time ?? context.timestamp,
    gasLimit: given.gasLimit ?? context.gasLimit,
    baseFee: given.baseFee ?? context.baseFee,
    coinbase: given.coinbase ?? context.coinbase,
  }
}

/** Writes what is given over a machine's state. @throws EvmError where an account has both all and some slots */
export async function override(machine: Machine, overrides: StateOverrides | undefined): Promise<void> {
  const { state } = machine
  for (const [address, given] of Object.entries(overrides ?? {}) as [Hex, StateOverrides[Hex]][]) {
    if (given.state !== undefined && given.stateDiff !== undefined)
      throw new EvmError(`account ${checksummed(machine, address)} has both 'state' and 'stateDiff'`)
    const account = (await state.account(address)) ?? emptyAccount
    const { nonce = account.nonce, balance = account.balance } = given
    state.setAccount(address, { ...account, nonce, balance })
    if (given.code !== undefined) await state.setCode(address, given.code)
    if (given.state !== undefined) await state.clearSlots(address)
    for (const [slot, value] of Object.entries(given.state ?? given.stateDiff ?? {}) as [Hex, Hex][])
      await state.setStorage(address, slot, fromHex(value))
  }
  // What is given is how the call finds things, not what it did.
  state.endTransaction()
}
