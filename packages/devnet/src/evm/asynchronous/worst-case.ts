import type { CChainAtomicTransaction } from "@serac/chain"
import { atomicGas, weiPerNanoAvax } from "@serac/chain"
import { EvmError } from "../chain/evm-error.ts"
import { type Hex, toHex } from "../codec/hex.ts"
import { advanceClock, consumeGas, type GasClock, type GasConfig, priceOf, rateOf } from "../fees/gas-clock.ts"
import { type AccountState, emptyAccount, emptyCodeHash } from "../state/account-state.ts"
import { effectiveGasPrice, maxCost, type Transaction } from "../transaction/transaction.ts"

/** The gas limit of a block in seconds of gas (tau times lambda of ACP-194). */
const secondsPerBlock = 10n
/** The number of full blocks that may await execution when another block is accepted. */
const maxWaiting = 2n

/** The gas limit of a block. @param target - gas per second */
export const gasLimitOf = (target: bigint): bigint => rateOf(target) * secondsPerBlock

/**
 * The worst case of balances, nonces and price after the settled state: all gas that awaits execution is
 * consumed, and no account has received funds. A transaction that is valid here can execute for any outcome of the others.
 */
export class WorstCase {
  readonly #accountAt: (address: Hex) => Promise<AccountState | undefined>
  readonly #accounts = new Map<Hex, Pick<AccountState, "balance" | "nonce" | "codeHash">>()
  #clock: GasClock
  #waiting = 0n
  #gasLimit = 0n
  #baseFee = 0n
  #gasUsed = 0n

  /**
   * @param clock - the gas clock after the settled block
   * @param accountAt - reads accounts from the state that transactions apply to
   */
  constructor(clock: GasClock, accountAt: (address: Hex) => Promise<AccountState | undefined>) {
    this.#clock = clock
    this.#accountAt = accountAt
  }

  /** The block's gas limit. */
  get gasLimit(): bigint {
    return this.#gasLimit
  }

  /** The highest possible price of a unit of gas in the block, in wei. */
  get baseFee(): bigint {
    return this.#baseFee
  }

  /** The gas that the block's transactions can consume in total. */
  get gasUsed(): bigint {
    return this.#gasUsed
  }

  /** Starts a block. @throws EvmError if too much gas awaits execution */
  startBlock(milliseconds: bigint): void {
    this.#clock = advanceClock(this.#clock, milliseconds)
    this.#gasUsed = 0n
    this.#gasLimit = gasLimitOf(this.#clock.target)
    this.#baseFee = priceOf(this.#clock)
    const most = maxWaiting * this.#gasLimit
    if (this.#waiting > most)
      throw new EvmError(
        `queue exceeds gas threshold for new block: current size ${this.#waiting} exceeds maximum size for accepting new blocks ${most}`,
      )
  }

  /** Adds a transaction to the block. @throws EvmError if the block cannot include it; nothing changes then */
  async applyTransaction(transaction: Transaction): Promise<void> {
    const { from, nonce, gasLimit, value } = transaction
    const { codeHash } = await this.#account(from)
    if (!transaction.isImpersonated && toHex(codeHash) !== toHex(emptyCodeHash))
      throw new EvmError(`sender not an eoa: address ${from}, codehash: ${toHex(codeHash)}`)
    const amount = gasLimit * effectiveGasPrice(transaction, this.#baseFee) + value
    const debits = new Map([[from, { nonce, amount, least: maxCost(transaction) }]])
    await this.#apply(gasLimit, transaction.maxFeePerGas, debits)
  }

  /** Adds an atomic transaction to the block. @throws EvmError if the block cannot include it; nothing changes then */
  async applyAtomic({ unsigned }: CChainAtomicTransaction, avaxAssetID: Uint8Array): Promise<void> {
    const gas = atomicGas(unsigned)
    const asset = toHex(avaxAssetID)
    const sum = (moved: readonly { readonly amount: bigint; readonly assetID: Uint8Array }[]) =>
      moved.reduce((total, { amount, assetID }) => (toHex(assetID) === asset ? total + amount : total), 0n)
    if (unsigned.type === "ImportTx") {
      const imported = unsigned.importedInputs.map(({ assetID, input }) => ({ assetID, amount: input.amount }))
      const burned = sum(imported) - sum(unsigned.outputs)
      await this.#apply(gas, (burned * weiPerNanoAvax) / gas, new Map())
      for (const { address, amount, assetID } of unsigned.outputs) {
        if (toHex(assetID) !== asset) continue
        const account = await this.#account(toHex(address))
        const balance = account.balance + amount * weiPerNanoAvax
        this.#accounts.set(toHex(address), { ...account, balance })
      }
      return
    }
    const exported = unsigned.exportedOutputs.map(({ assetID, output }) => ({ assetID, amount: output.amount }))
    const burned = sum(unsigned.inputs) - sum(exported)
    const debits = new Map<Hex, Debit>()
    for (const { address, amount, assetID, nonce } of unsigned.inputs) {
      const from = toHex(address)
      const known = debits.get(from)?.amount ?? 0n
      const all = toHex(assetID) === asset ? known + amount * weiPerNanoAvax : known
      debits.set(from, { nonce, amount: all, least: all })
    }
    await this.#apply(gas, (burned * weiPerNanoAvax) / gas, debits)
  }

  /** Ends the block. @returns the latest possible time of its execution */
  finishBlock(config: GasConfig): GasClock {
    this.#clock = consumeGas(this.#clock, this.#gasUsed, config)
    this.#waiting += this.#gasUsed
    return this.#clock
  }

  /** Adds an accepted block whose effects the start state already has: only its gas counts. */
  passBlock(milliseconds: bigint, gas: bigint, config: GasConfig): void {
    this.startBlock(milliseconds)
    this.#gasUsed = gas
    this.finishBlock(config)
  }

  async #apply(gas: bigint, feeCap: bigint, debits: ReadonlyMap<Hex, Debit>): Promise<void> {
    if (gas > this.#gasLimit - this.#gasUsed) throw new EvmError("gas limit reached")
    if (feeCap < this.#baseFee) throw new EvmError("max fee per gas less than block base fee")
    for (const [from, { nonce, least }] of debits) {
      const account = await this.#account(from)
      if (nonce < account.nonce) throw new EvmError(`nonce too low: ${nonce} < ${account.nonce}`)
      if (nonce > account.nonce) throw new EvmError(`nonce too high: ${nonce} > ${account.nonce}`)
      if (account.balance < least) throw new EvmError("insufficient funds for gas * price + value")
    }
    for (const [from, { amount }] of debits) {
      const { balance, nonce, codeHash } = await this.#account(from)
      this.#accounts.set(from, { balance: balance - amount, nonce: nonce + 1n, codeHash })
    }
    this.#gasUsed += gas
  }

  async #account(address: Hex): Promise<Pick<AccountState, "balance" | "nonce" | "codeHash">> {
    const account = this.#accounts.get(address) ?? (await this.#accountAt(address)) ?? emptyAccount
    this.#accounts.set(address, account)
    return account
  }
}

/** A deduction from an account. */
interface Debit {
  readonly nonce: bigint
  readonly amount: bigint
  /** The least balance that the account must have. */
  readonly least: bigint
}
