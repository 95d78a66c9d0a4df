import { EvmError } from "../chain/evm-error.ts"
import { precompileAddresses } from "../config/precompile-config.ts"
import { intrinsicGas } from "../execute/intrinsic-gas.ts"
import type { Machine } from "../execute/machine.ts"
import { checksummed, isEnabled } from "../precompiles/allow-list.ts"
import { emptyAccount } from "../state/account-state.ts"
import { maxCost, type Transaction } from "../transaction/transaction.ts"
import type { TransactionPool } from "./transaction-pool.ts"

const maxSize = 4 * 32 * 1024
const feeCap = 100n * 10n ** 18n

/** The rules by which a pool accepts transactions. */
export interface PoolRules {
  readonly chainID: bigint
  /** The gas limit of the head block, which is the maximum for a transaction. */
  readonly gasLimit: bigint
  /** The least fee cap of a transaction, in wei per unit of gas. */
  readonly minimumFee: bigint
}

/** Checks that a node's JSON-RPC interface makes before its pool. @throws EvmError */
export function assertSendable({ maxFeePerGas, gasLimit, chainID, type }: Transaction): void {
  const fee = maxFeePerGas * gasLimit
  if (fee > feeCap)
    throw new EvmError(`tx fee (${(Number(fee) / 1e18).toFixed(2)} ether) exceeds the configured cap (100.00 ether)`)
  if (type === 0 && chainID === undefined)
    throw new EvmError("only replay-protected (EIP-155) transactions allowed over RPC")
}

/**
 * Checks that the pool may accept a transaction, by itself and against the head's state, in the node's order.
 *
 * @throws EvmError with the node's text
 */
export async function assertAcceptable(
  transaction: Transaction,
  pool: TransactionPool,
  machine: Machine,
  rules: PoolRules,
): Promise<void> {
  assertWellFormed(transaction, machine, rules)
  if (pool.has(transaction.hash)) throw new EvmError("already known")
  await assertAffordable(transaction, pool, machine, rules)
}

function assertWellFormed(transaction: Transaction, machine: Machine, { gasLimit, chainID }: PoolRules): void {
  const { bytes, to, data, maxFeePerGas, maxPriorityFeePerGas } = transaction
  if (bytes.length > maxSize) throw new EvmError(`oversized data: transaction size ${bytes.length}, limit ${maxSize}`)
  if (to === undefined && data.length > 49_152)
    throw new EvmError(`max initcode size exceeded: code size ${data.length}, limit 49152`)
  if (transaction.gasLimit > gasLimit)
    throw new EvmError(`exceeds block gas limit: tx gas (${transaction.gasLimit}) > current max gas (${gasLimit})`)
  if (maxFeePerGas < maxPriorityFeePerGas) throw new EvmError("max priority fee per gas higher than max fee per gas")
  if (transaction.chainID !== undefined && transaction.chainID !== chainID) throw new EvmError("invalid sender")
  const needed = intrinsicGas(transaction, machine.has("warpConfig"))
  if (transaction.gasLimit < needed)
    throw new EvmError(
      `intrinsic gas too low: address ${checksummed(machine, transaction.from)} tx gas (${transaction.gasLimit}), minimum needed ${needed}`,
    )
}

async function assertAffordable(
  transaction: Transaction,
  pool: TransactionPool,
  machine: Machine,
  { minimumFee }: PoolRules,
): Promise<void> {
  const { from, nonce, maxFeePerGas } = transaction
  const named = checksummed(machine, from)
  if (maxFeePerGas < minimumFee)
    throw new EvmError(
      `transaction underpriced: address ${named} have gas fee cap (${maxFeePerGas}) < pool minimum fee cap (${minimumFee})`,
    )
  const account = (await machine.state.account(from)) ?? emptyAccount
  if (account.nonce > nonce) throw new EvmError(`nonce too low: next nonce ${account.nonce}, tx nonce ${nonce}`)
  const { balance } = account
  const cost = maxCost(transaction)
  const refuse = (details: string, needed: bigint) => {
    if (balance < needed)
      throw new EvmError(
        `insufficient funds for gas * price + value: balance ${balance}, ${details}, overshot ${needed - balance}`,
      )
  }
  refuse(`tx cost ${cost}`, cost)
  const { pending } = pool.split(from, account.nonce)
  const spent = pending.reduce((sum, waiting) => sum + maxCost(waiting), 0n)
  const replaced = pending.find((waiting) => waiting.nonce === nonce)
  if (replaced === undefined) refuse(`queued cost ${spent}, tx cost ${cost}`, spent + cost)
  else {
    const bump = cost - maxCost(replaced)
    refuse(`queued cost ${spent}, tx bumped ${bump}`, spent + bump)
  }
  const list = precompileAddresses.txAllowListConfig
  if (machine.has("txAllowListConfig") && !(await isEnabled(machine.state, list, from)))
    throw new EvmError(`cannot issue transaction from non-allow listed address: ${named}`)
}
