import type { EvmBlock } from "../block/block.ts"
import type { EvmChain } from "../chain/evm-chain.ts"
import { EvmError } from "../chain/evm-error.ts"
import { min } from "../codec/bounds.ts"
import type { Machine } from "../execute/machine.ts"
import type { ExecutionMessage, ExecutionResult } from "../execute/transition.ts"
import { emptyAccount } from "../state/account-state.ts"
import {
  type CallRequest,
  type EvmCallOptions,
  executionFailure,
  executionMessage,
  override,
  runMessage,
} from "./call.ts"
import { gasCapOf } from "./call-gas.ts"

const transferGas = 21_000n
const stipend = 2_300n
const errorRatio = 0.015

/**
 * `eth_estimateGas`: approximately the least gas with which a call succeeds, by the node's search.
 *
 * @throws RevertError, EvmError
 */
export async function estimateGas(
  chain: EvmChain,
  block: EvmBlock,
  request: CallRequest,
  options: EvmCallOptions = {},
): Promise<bigint> {
  const context = chain.contextOf(block)
  const gasCap = gasCapOf(chain)
  // With a gas cap, a call without a limit has the block's gas limit; from Helicon on it has no limit.
  const gas = request.gas ?? (gasCap === undefined ? undefined : context.gasLimit)
  const message = executionMessage({ ...request, gas }, context.baseFee, gasCap)
  return chain.read(block, async (machine) => {
    await override(machine, options.overrides)
    const run = async (gasLimit: bigint): Promise<ExecutionResult | undefined> => {
      machine.state.checkpoint()
      try {
        return await runMessage(machine, context, { ...message, gasLimit })
      } catch (error) {
        if (!(error instanceof EvmError)) throw error
        // A higher gas limit may succeed.
        if (error.message.startsWith("intrinsic gas too low")) return undefined
        throw new EvmError(`failed with ${gasLimit} gas: ${error.message}`)
      } finally {
        machine.state.revert()
      }
    }
    if ((await isPlainTransfer(machine, message)) && (await paysForTransfer(run))) return transferGas
    const high = await highest(machine, message, context.gasLimit)
    return searchGasLimit(run, gasCap === undefined ? high : min(high, gasCap))
  })
}

async function isPlainTransfer({ state }: Machine, { to, data }: ExecutionMessage): Promise<boolean> {
  return data.length === 0 && to !== undefined && (await state.code(to)).length === 0
}

/** Whether a plain transfer succeeds with 21,000 gas. For failures the later run with the highest gas gives the reason. */
async function paysForTransfer(run: (gasLimit: bigint) => Promise<ExecutionResult | undefined>): Promise<boolean> {
  try {
    const plain = await run(transferGas)
    return plain !== undefined && plain.error === undefined
  } catch (error) {
    if (error instanceof EvmError) return false
    throw error
  }
}

/** The highest gas that the call may use: its requested limit, at most what the sender can pay. */
async function highest(
  { state }: Machine,
  { from, gasLimit, maxFeePerGas, value }: ExecutionMessage,
  blockGasLimit: bigint,
): Promise<bigint> {
  const asked = gasLimit >= transferGas ? gasLimit : blockGasLimit
  if (maxFeePerGas === 0n) return asked
  const { balance } = (await state.account(from)) ?? emptyAccount
  if (value >= balance) throw new EvmError("insufficient funds for transfer")
  return min(asked, (balance - value) / maxFeePerGas)
}

async function searchGasLimit(
  run: (gasLimit: bigint) => Promise<ExecutionResult | undefined>,
  highestGas: bigint,
): Promise<bigint> {
  const first = await run(highestGas)
  if (first?.error !== undefined && first.error.message !== "out of gas")
    throw executionFailure(first.error, first.output)
  if (first === undefined || first.error !== undefined)
    throw new EvmError(`gas required exceeds allowance (${highestGas})`)
  let low = first.gasUsed - 1n
  let high = highestGas
  const succeeds = async (gas: bigint) => {
    const result = await run(gas)
    return result !== undefined && result.error === undefined
  }
  // A node computes in 64 bits. From Helicon on the first run uses half of its limit, so that without a limit this overflows to a small number,
  // from which the search grows.
  const likely = BigInt.asUintN(64, (first.gasUsed + first.refundedGas + stipend) * 64n) / 63n
  if (likely < high) {
    if (await succeeds(likely)) high = likely
    else low = likely
  }
  while (low + 1n < high && Number(high - low) / Number(high) >= errorRatio) {
    const half = (high + low) / 2n
    const middle = half > low * 2n ? low * 2n : half
    if (await succeeds(middle)) high = middle
    else low = middle
  }
  return high
}
