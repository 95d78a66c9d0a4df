import type { EvmBlock } from "../block/block.ts"
import type { EvmChain } from "../chain/evm-chain.ts"
import { EvmError } from "../chain/evm-error.ts"
import type { Machine } from "../execute/machine.ts"
import type { ExecutionResult } from "../execute/transition.ts"
import { emptyAccount } from "../state/account-state.ts"
import { type CallOptions, type CallRequest, callGasCap, failureOf, messageOf, override, runMessage } from "./call.ts"

const transferGas = 21_000n
const stipend = 2_300n
const errorRatio = 0.015

/**
 * `eth_estimateGas`: about the least gas with which a call succeeds, found as the node finds it.
 *
 * @throws RevertError, EvmError
 */
export async function estimateGas(
  chain: EvmChain,
  block: EvmBlock,
  request: CallRequest,
  options: CallOptions = {},
): Promise<bigint> {
  const context = chain.contextOf(block)
  const message = messageOf({ ...request, gas: request.gas ?? context.gasLimit }, context.baseFee)
  return chain.read(block, async (machine) => {
    await override(machine, options.overrides)
    const run = async (gasLimit: bigint): Promise<ExecutionResult | undefined> => {
      machine.state.checkpoint()
      try {
        return await runMessage(machine, context, { ...message, gasLimit })
      } catch (error) {
        if (!(error instanceof EvmError)) throw error
        // More gas may help.
        if (error.message.startsWith("intrinsic gas too low")) return undefined
        throw new EvmError(`failed with ${gasLimit} gas: ${error.message}`)
      } finally {
        machine.state.revert()
      }
    }
    return search(run, await highest(machine, message, context.gasLimit), machine, message)
  })
}

/** The most that the call may use: what it asks for, what the sender can pay, what is allowed. */
async function highest(
  { state }: Machine,
  { from, gasLimit, maxFeePerGas, value }: ReturnType<typeof messageOf>,
  blockGasLimit: bigint,
): Promise<bigint> {
  let high = gasLimit >= transferGas ? gasLimit : blockGasLimit
  if (maxFeePerGas > 0n) {
    const { balance } = (await state.account(from)) ?? emptyAccount
    if (value > 0n && value >= balance) throw new EvmError("insufficient funds for transfer")
    const allowance = (balance - value) / maxFeePerGas
    if (high > allowance) high = allowance
  }
  return high > callGasCap ? callGasCap : high
}

async function search(
  run: (gasLimit: bigint) => Promise<ExecutionResult | undefined>,
  highestGas: bigint,
  { state }: Machine,
  { to, data }: ReturnType<typeof messageOf>,
): Promise<bigint> {
  if (data.length === 0 && to !== undefined && (await state.code(to)).length === 0) {
    const plain = await run(transferGas)
    if (plain !== undefined && plain.error === undefined) return transferGas
  }
  const first = await run(highestGas)
  if (first?.error !== undefined && first.error.message !== "out of gas") throw failureOf(first.error, first.output)
  if (first === undefined || first.error !== undefined)
    throw new EvmError(`gas required exceeds allowance (${highestGas})`)
  let low = first.gasUsed - 1n
  let high = highestGas
  const succeeds = async (gas: bigint) => {
    const result = await run(gas)
    return result !== undefined && result.error === undefined
  }
  const likely = ((first.gasUsed + stipend) * 64n) / 63n
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
