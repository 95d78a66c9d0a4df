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

/** The fields of a call; all are optional. */
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

/** State overrides of a call, by address. */
export type StateOverrides = Readonly<
  Record<
    Hex,
    {
      readonly balance?: bigint | undefined
      readonly nonce?: bigint | undefined
      readonly code?: Uint8Array | undefined
      /** Replaces the whole storage; all other slots are zero. */
      readonly state?: Readonly<Record<Hex, Hex>> | undefined
      /** Replaces these slots; the others keep their values. */
      readonly stateDiff?: Readonly<Record<Hex, Hex>> | undefined
    }
  >
>

/** Block overrides of a call. */
export interface BlockOverrides {
  readonly number?: bigint | undefined
  readonly time?: bigint | undefined
  readonly gasLimit?: bigint | undefined
  readonly coinbase?: Hex | undefined
  readonly baseFee?: bigint | undefined
}

/** Options of a call. */
export interface EvmCallOptions {
  readonly overrides?: StateOverrides | undefined
  readonly blockOverrides?: BlockOverrides | undefined
}

/** Runs a call on the state after a block and discards its changes. @throws EvmError for an invalid call */
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

/** `eth_call`: returns the data that the code returns. @throws RevertError, EvmError */
export async function call(...given: Parameters<typeof runCall>): Promise<Uint8Array> {
  const { error, output } = await runCall(...given)
  if (error !== undefined) throw executionFailure(error, output)
  return output
}

/** The error to throw for code that failed. */
export function executionFailure(error: ExecutionError, output: Uint8Array): Error {
  if (!error.isRevert || output.length === 0) return new EvmError(error.message)
  const reason = revertReason(output)
  return new RevertError(reason === undefined ? error.message : `${error.message}: ${reason}`, output)
}

/**
 * Runs a message on a machine's state; predicates in its access list count as verified. Without a price, the base fee that the code of a call
 * reads is 0.
 */
export async function runMessage(
  machine: Machine,
  context: BlockContext,
  message: ExecutionMessage,
): Promise<ExecutionResult> {
  machine.enter(context)
  const hasWarp = activePrecompiles(machine.config, Number(context.timestamp)).warpConfig !== undefined
  const predicates = { chunks: hasWarp ? predicatesOf(message.accessList) : [], failed: new Set<number>() }
  const found = message.isCall && message.gasPrice === 0n ? { ...context, baseFee: 0n } : context
  return executeMessage(machine, found, message, predicates, 2n ** 64n)
}

/** Converts a request to a message. @param gasCap - see {@link gasCapOf} @throws EvmError if the request has both a gas price and a fee cap */
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

/** A block context with overrides. */
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

/** Writes overrides into a machine's state. @throws EvmError if an account has both `state` and `stateDiff` */
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
  // Overridden values count as the original values of the call's transaction.
  state.endTransaction()
}
