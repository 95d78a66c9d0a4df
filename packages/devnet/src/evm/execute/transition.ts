import { Address } from "@ethereumjs/util"
import { EvmError } from "../chain/evm-error.ts"
import { max, min } from "../codec/bounds.ts"
import { empty, fromHex, type Hex, toHex, zeroAddress } from "../codec/hex.ts"
import { hasHelicon } from "../config/chain-config.ts"
import { precompileAddresses } from "../config/precompile-config.ts"
import { checksummed, isEnabled } from "../precompiles/allow-list.ts"
import type { Predicates } from "../precompiles/precompile.ts"
import { emptyAccount, emptyCodeHash } from "../state/account-state.ts"
import type { AccessListEntry } from "../transaction/transaction.ts"
import { type BlockContext, evmBlock } from "./block-context.ts"
import { type ExecutionError, executionError } from "./execution-error.ts"
import { assertInitCodeSize, intrinsicGas } from "./intrinsic-gas.ts"
import type { Log } from "./log.ts"
import type { Machine } from "./machine.ts"

/** The refund is at most 1/5 of the used gas (EIP-3529). */
const maxRefundQuotient = 5n

/** A transaction or call to execute. */
export interface ExecutionMessage {
  readonly from: Hex
  readonly to: Hex | undefined
  readonly nonce: bigint
  readonly gasLimit: bigint
  /** The price of a unit of gas in this block, in wei. */
  readonly gasPrice: bigint
  readonly maxFeePerGas: bigint
  readonly maxPriorityFeePerGas: bigint
  readonly value: bigint
  readonly data: Uint8Array
  readonly accessList: readonly AccessListEntry[]
  /** An unsigned call: its nonce and sender account are not checked, and a price of 0 passes any base fee. */
  readonly isCall: boolean
  /** An impersonated transaction: the sender may be a contract. */
  readonly isImpersonated?: true
}

/** The outcome of a message. */
export interface ExecutionResult {
  readonly gasUsed: bigint
  /** The gas value of freed storage from Helicon on, which no account receives; 0 before. */
  readonly refundedGas: bigint
  /** Undefined if the message succeeded. */
  readonly error: ExecutionError | undefined
  readonly output: Uint8Array
  readonly logs: readonly Log[]
  readonly contractAddress: Hex | undefined
}

/**
 * Executes a message on the machine's state and commits its changes, even if the code fails.
 *
 * @param gasAvailable - the remaining gas of the block
 * @throws EvmError with the node's text for a message that no block can include; the state is unchanged then
 */
export async function executeMessage(
  machine: Machine,
  block: BlockContext,
  message: ExecutionMessage,
  predicates: Predicates,
  gasAvailable: bigint,
): Promise<ExecutionResult> {
  const { state, evm } = machine
  await evm.journal.cleanup()
  await evm.journal.checkpoint()
  try {
    await assertValid(machine, block, message, gasAvailable)
    const result = await runMessage(machine, block, message, predicates)
    await evm.journal.cleanup()
    state.commit()
    state.endTransaction()
    return result
  } catch (error) {
    await evm.journal.revert()
    evm.journal.cleanJournal()
    state.endTransaction()
    throw error
  }
}

async function assertValid(
  machine: Machine,
  block: BlockContext,
  message: ExecutionMessage,
  gasAvailable: bigint,
): Promise<void> {
  const { state } = machine
  const { from, nonce, isCall, maxFeePerGas, maxPriorityFeePerGas, gasLimit, value } = message
  const named = `address ${checksummed(machine, from)}`
  const sender = (await state.account(from)) ?? emptyAccount
  if (!isCall) {
    if (sender.nonce < nonce) throw new EvmError(`nonce too high: ${named}, tx: ${nonce} state: ${sender.nonce}`)
    if (sender.nonce > nonce) throw new EvmError(`nonce too low: ${named}, tx: ${nonce} state: ${sender.nonce}`)
    if (!message.isImpersonated && toHex(sender.codeHash) !== toHex(emptyCodeHash))
      throw new EvmError(`sender not an eoa: ${named}, codehash: ${toHex(sender.codeHash)}`)
    if (machine.has("txAllowListConfig") && !(await isEnabled(state, precompileAddresses.txAllowListConfig, from)))
      throw new EvmError(`cannot issue transaction from non-allow listed address: ${checksummed(machine, from)}`)
  }
  if (!(isCall && maxFeePerGas === 0n && maxPriorityFeePerGas === 0n)) {
    if (maxFeePerGas < maxPriorityFeePerGas)
      throw new EvmError(
        `max priority fee per gas higher than max fee per gas: ${named}, maxPriorityFeePerGas: ${maxPriorityFeePerGas}, maxFeePerGas: ${maxFeePerGas}`,
      )
    if (maxFeePerGas < block.baseFee)
      throw new EvmError(
        `max fee per gas less than block base fee: ${named}, maxFeePerGas: ${maxFeePerGas}, baseFee: ${block.baseFee}`,
      )
  }
  const needed = gasLimit * maxFeePerGas + value
  if (sender.balance < needed)
    throw new EvmError(`insufficient funds for gas * price + value: ${named} have ${sender.balance} want ${needed}`)
  if (gasAvailable < gasLimit) throw new EvmError("gas limit reached")
}

async function runMessage(
  machine: Machine,
  block: BlockContext,
  message: ExecutionMessage,
  predicates: Predicates,
): Promise<ExecutionResult> {
  const { state, evm } = machine
  const { from, to, gasLimit, gasPrice, value, data } = message
  const sender = (await state.account(from)) ?? emptyAccount
  state.setAccount(from, { ...sender, balance: sender.balance - gasLimit * gasPrice })
  const intrinsic = intrinsicGas(message, machine.has("warpConfig"))
  if (gasLimit < intrinsic) throw new EvmError(`intrinsic gas too low: have ${gasLimit}, want ${intrinsic}`)
  if (value > 0n && sender.balance - gasLimit * gasPrice < value)
    throw new EvmError(`insufficient funds for transfer: address ${checksummed(machine, from)}`)
  if (to === undefined) assertInitCodeSize(data)
  warmUp(machine, block, message, predicates)
  if (to === undefined && machine.has("contractDeployerAllowListConfig")) {
    const list = precompileAddresses.contractDeployerAllowListConfig
    if (!(await isEnabled(state, list, from))) return refuseDeployment(machine, block, message)
  }
  const { execResult, createdAddress } = await evm.runCall({
    block: evmBlock(block),
    gasPrice,
    origin: new Address(fromHex(from)),
    caller: new Address(fromHex(from)),
    gasLimit: gasLimit - intrinsic,
    value,
    data,
    ...(to === undefined ? {} : { to: new Address(fromHex(to)) }),
  })
  const gasNeeded = intrinsic + execResult.executionGasUsed
  const gasUsed = max(gasNeeded, minGas(machine, block, gasLimit))
  await settle(machine, block, message, gasUsed)
  for (const address of execResult.selfdestruct?.keys() ?? [])
    if (execResult.createdAddresses?.has(address)) await evm.journal.deleteAccount(new Address(fromHex(address)))
  return {
    gasUsed,
    refundedGas: hasHelicon(machine.config, block.timestamp)
      ? min(execResult.gasRefund ?? 0n, gasNeeded / maxRefundQuotient)
      : 0n,
    error: execResult.exceptionError && executionError(execResult),
    output: execResult.returnValue,
    logs: (execResult.logs ?? []).map(([address, topics, bytes]) => ({
      address: toHex(address),
      topics: topics.map(toHex),
      data: bytes,
    })),
    contractAddress: to === undefined ? createdAddress?.toString() : undefined,
  }
}

function warmUp(
  machine: Machine,
  block: BlockContext,
  { from, to, gasLimit, accessList }: ExecutionMessage,
  predicates: Predicates,
): void {
  const { journal } = machine.evm
  machine.begin(predicates, gasLimit)
  journal.addAlwaysWarmAddress(from)
  if (to !== undefined) journal.addAlwaysWarmAddress(to)
  journal.addAlwaysWarmAddress(block.coinbase)
  for (const { address, storageKeys } of accessList) {
    journal.addAlwaysWarmAddress(address, true)
    for (const key of storageKeys) journal.addAlwaysWarmSlot(address, key, true)
  }
}

/** The least gas that a transaction pays for: from Helicon on half of its limit, since the block reserved room for it (ACP-194). */
function minGas({ config }: Machine, { timestamp }: BlockContext, gasLimit: bigint): bigint {
  return hasHelicon(config, timestamp) ? (gasLimit + 1n) / 2n : 0n
}

/** Refunds unused gas to the sender, and pays base fee and tip to the coinbase. Freed storage is not refunded. */
async function settle(
  machine: Machine,
  block: BlockContext,
  message: ExecutionMessage,
  gasUsed: bigint,
): Promise<void> {
  const { state } = machine
  const { from, gasLimit, gasPrice } = message
  const sender = (await state.account(from)) ?? emptyAccount
  state.setAccount(from, { ...sender, balance: sender.balance + (gasLimit - gasUsed) * gasPrice })
  const fee = gasUsed * gasPrice
  if (fee === 0n) return
  const receiver = (await state.account(block.coinbase)) ?? emptyAccount
  state.setAccount(block.coinbase, { ...receiver, balance: receiver.balance + fee })
}

/** Fails a deployment by an address without permission; it pays for all its gas. */
async function refuseDeployment(
  machine: Machine,
  block: BlockContext,
  message: ExecutionMessage,
): Promise<ExecutionResult> {
  const { state } = machine
  const sender = (await state.account(message.from)) ?? emptyAccount
  state.setAccount(message.from, { ...sender, nonce: sender.nonce + 1n })
  await settle(machine, block, message, message.gasLimit)
  const text = `tx.origin ${checksummed(machine, message.from)} is not authorized to deploy a contract`
  return {
    gasUsed: message.gasLimit,
    refundedGas: 0n,
    error: { message: text, isRevert: false },
    output: empty,
    logs: [],
    contractAddress: zeroAddress,
  }
}
