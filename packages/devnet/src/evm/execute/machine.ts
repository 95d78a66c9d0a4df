import type { EVM, ExecResult, InterpreterStep, Message, PrecompileFunc } from "@ethereumjs/evm"
import { fromHex, type Hex, toHex, zeroHash } from "../codec/hex.ts"
import type { ChainConfig } from "../config/chain-config.ts"
import { activePrecompiles } from "../config/chain-config.ts"
import { type PrecompileKey, precompileAddresses, precompileKeys } from "../config/precompile-config.ts"
import { type Crypto, ethereumjsCrypto } from "../crypto/crypto.ts"
import { allowListFunctions } from "../precompiles/allow-list.ts"
import { feeManager } from "../precompiles/fee-manager.ts"
import { nativeMinter } from "../precompiles/native-minter.ts"
import { evaluatePoint, pointEvaluationAddress } from "../precompiles/point-evaluation.ts"
import {
  bySelector,
  type ChainIdentity,
  Gas,
  noPredicates,
  PrecompileError,
  type PrecompileFunction,
  type PrecompileFunctions,
  type Predicates,
} from "../precompiles/precompile.ts"
import { rewardManager } from "../precompiles/reward-manager.ts"
import { warp } from "../precompiles/warp.ts"
import { EvmState } from "../state/evm-state.ts"
import type { WorldState } from "../state/world-state.ts"
import type { BlockContext } from "./block-context.ts"
import { boundCalls } from "./bound-calls.ts"
import { evmErrors } from "./execution-error.ts"
import type { Log } from "./log.ts"
import type { TimeLimit } from "./time-limit.ts"

const functions: Readonly<Record<PrecompileKey, PrecompileFunctions>> = {
  contractDeployerAllowListConfig: allowListFunctions(precompileAddresses.contractDeployerAllowListConfig),
  contractNativeMinterConfig: nativeMinter,
  txAllowListConfig: allowListFunctions(precompileAddresses.txAllowListConfig),
  feeManagerConfig: feeManager,
  rewardManagerConfig: rewardManager,
  warpConfig: warp,
}

/** Addresses of the C-Chain that once had assets, and now revert. */
const deprecated: readonly Hex[] = [
  "0x0100000000000000000000000000000000000000",
  "0x0100000000000000000000000000000000000001",
  "0x0100000000000000000000000000000000000002",
]

/** Code that may use more gas than this has a time limit, as it would run for more than some seconds. */
const boundingGas = 50_000_000n

/** What a machine belongs to. */
export interface MachineOptions {
  readonly state: WorldState
  readonly crypto: Crypto
  readonly config: ChainConfig
  readonly identity: ChainIdentity
  /** The hash of an earlier block of the chain, for code that asks. */
  readonly blockHash: (number: bigint) => Hex | undefined
  /** How long it may run code; without it the gas alone is the limit. */
  readonly timeLimit?: TimeLimit
}

/** The EVM over a state, with the precompiles of a chain. */
export class Machine {
  readonly state: WorldState
  readonly evm: EVM
  readonly #options: MachineOptions
  readonly #failed: Failed
  readonly #precompiles: ReadonlyMap<PrecompileKey, PrecompileFunction>
  /** Addresses that are warm from the beginning of a transaction. */
  readonly #warm: readonly string[]
  /** The messages that run, outermost first. */
  readonly #messages: Message[] = []
  #block: BlockContext | undefined
  #predicates: Predicates = noPredicates
  #isBoundedByGas = true

  private constructor(options: MachineOptions, evm: EVM, failed: Failed) {
    this.#failed = failed
    this.#options = options
    this.state = options.state
    this.evm = evm
    this.#precompiles = new Map(precompileKeys.map((key) => [key, bySelector(functions[key], options.crypto)]))
    evm.precompiles.set(pointEvaluationAddress.slice(2), async ({ data, gasLimit }) => {
      try {
        const { gasUsed, output } = await evaluatePoint(data, gasLimit)
        return { executionGasUsed: gasUsed, returnValue: output }
      } catch (error) {
        if (!(error instanceof PrecompileError)) throw error
        return failed(error.message, gasLimit)
      }
    })
    if (options.config.kind === "coreth")
      for (const address of deprecated) evm.precompiles.set(address.slice(2), () => failed(reverted, 0n))
    this.#warm = [...evm.precompiles.keys()]
    if (options.timeLimit !== undefined)
      boundCalls(evm, () => {
        if (!this.#isBoundedByGas) options.timeLimit?.check()
      })
    evm.events.on("beforeMessage", (message) => {
      options.timeLimit?.check()
      this.#messages.push(message)
    })
    evm.events.on("afterMessage", () => {
      this.#messages.pop()
    })
  }

  static async create(options: MachineOptions): Promise<Machine> {
    // The EVM is large: a chain that nobody asks anything of does without it.
    const [{ createCustomCommon, Hardfork, Mainnet }, { createEVM, EVMError }] = await Promise.all([
      import("@ethereumjs/common"),
      import("@ethereumjs/evm"),
    ])
    const failed: Failed = (message, executionGasUsed) => ({
      executionGasUsed,
      returnValue: new Uint8Array(0),
      exceptionError: new EVMError(message as typeof EVMError.errorMessages.REVERT),
    })
    const common = createCustomCommon({ chainId: Number(options.config.chainID) }, Mainnet, {
      hardfork: Hardfork.Cancun,
      // P-256 signatures came with Granite.
      eips: [7951],
      customCrypto: ethereumjsCrypto(options.crypto),
    })
    const hashOf = (number: bigint) => fromHex(options.blockHash(number) ?? zeroHash)
    const blockchain = {
      getBlock: async (number: number) => ({ hash: () => hashOf(BigInt(number)) }),
      putBlock: async () => {},
      shallowCopy: () => blockchain,
    }
    const evm = (await createEVM({
      common,
      stateManager: new EvmState(options.state),
      blockchain: blockchain as never,
    })) as EVM
    return new Machine(options, evm, failed)
  }

  /** The chain's rules. */
  get config(): ChainConfig {
    return this.#options.config
  }

  get crypto(): Crypto {
    return this.#options.crypto
  }

  /** The time that it may run code begins. */
  startTime(): void {
    this.#options.timeLimit?.start()
  }

  /** What runs from now on was paid for, so that its gas alone is the limit. */
  stopTime(): void {
    this.#options.timeLimit?.stop()
  }

  /** Addresses whose first use costs no more than the next: the precompiles. */
  get warmAddresses(): readonly Hex[] {
    return this.#warm.map((digits) => `0x${digits}` as Hex)
  }

  /** Tells every step of the code that runs. @returns what ends it */
  onStep(listener: (step: InterpreterStep) => void): () => void {
    const timed = (step: InterpreterStep) => {
      this.#options.timeLimit?.check()
      listener(step)
    }
    this.evm.events.on("step", timed)
    return () => {
      this.evm.events.off("step", timed)
    }
  }

  /** Code runs in this block from now on: its precompiles are there, and no other. */
  enter(block: BlockContext): void {
    this.#block = block
    const active = activePrecompiles(this.config, Number(block.timestamp))
    for (const key of precompileKeys) {
      const address = precompileAddresses[key].slice(2)
      const run = this.#precompiles.get(key)
      if (active[key] === undefined || run === undefined) this.evm.precompiles.delete(address)
      else this.evm.precompiles.set(address, this.#stateful(run))
    }
  }

  /** Whether a stateful precompile is there in the block. */
  has(key: PrecompileKey): boolean {
    return this.evm.precompiles.has(precompileAddresses[key].slice(2))
  }

  /** A transaction begins: what it brings and may use, and what is warm from its start. */
  begin(predicates: Predicates, gasLimit: bigint): void {
    this.#predicates = predicates
    this.#isBoundedByGas = gasLimit <= boundingGas
    this.#messages.length = 0
    // Code that was stopped leaves what it had.
    this.evm.transientStorage.clear()
    for (const address of this.#warm) this.evm.journal.addAlwaysWarmAddress(address)
  }

  #stateful(run: PrecompileFunction): PrecompileFunc {
    return async ({ data, gasLimit }) => {
      const message = this.#messages.at(-1)
      const block = this.#block
      if (message === undefined || block === undefined) throw new Error("A precompile was called outside of a message.")
      // Since Granite none may be borrowed.
      if (message.delegatecall || toHex(message.codeAddress.bytes) !== message.to?.toString())
        return this.#failed(reverted, gasLimit)
      const gas = new Gas(gasLimit)
      const logs: Log[] = []
      try {
        const output = await run(
          {
            ...this.#options,
            caller: message.caller.toString(),
            isStatic: message.isStatic,
            blockNumber: block.number,
            timestamp: Number(block.timestamp),
            predicates: this.#predicates,
            gas,
            logs,
          },
          data,
        )
        return { executionGasUsed: gasLimit - gas.left, returnValue: output, logs: logs.map(evmLog) }
      } catch (error) {
        if (!(error instanceof PrecompileError) && !(error instanceof Error && error.name === "EvmError")) throw error
        return this.#failed(error.message, gasLimit)
      }
    }
  }
}

const reverted = evmErrors.revert

/** How a precompile says that it failed. */
type Failed = (message: string, executionGasUsed: bigint) => ExecResult

const evmLog = ({ address, topics, data }: Log): [Uint8Array, Uint8Array[], Uint8Array] => [
  fromHex(address),
  topics.map(fromHex),
  data,
]
