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

/** Addresses of the C-Chain's removed native-asset precompiles, which now revert. */
const deprecated: readonly Hex[] = [
  "0x0100000000000000000000000000000000000000",
  "0x0100000000000000000000000000000000000001",
  "0x0100000000000000000000000000000000000002",
]

/** Code with a higher gas limit than this has a time limit, since it could run for several seconds. */
const boundingGas = 50_000_000n

/** Options of a machine. */
export interface MachineOptions {
  readonly state: WorldState
  readonly crypto: Crypto
  readonly config: ChainConfig
  readonly identity: ChainIdentity
  /** The hash of an earlier block of the chain, for the BLOCKHASH opcode. */
  readonly blockHash: (number: bigint) => Promise<Hex | undefined> | Hex | undefined
  /** The time limit for code; without it only gas limits code. */
  readonly timeLimit?: TimeLimit
}

/** The EVM on a state, with the precompiles of a chain. */
export class Machine {
  readonly state: WorldState
  readonly evm: EVM
  /** Hashes that BLOCKHASH gives for blocks that are simulated on top of the chain. */
  readonly simulatedHashes: Map<bigint, Hex>
  readonly #options: MachineOptions
  readonly #failed: Failed
  readonly #precompiles: ReadonlyMap<PrecompileKey, PrecompileFunction>
  /** Addresses that are warm at the start of a transaction. */
  readonly #warm: readonly string[]
  /** The messages that are running, outermost first. */
  readonly #messages: Message[] = []
  #block: BlockContext | undefined
  #predicates: Predicates = noPredicates
  #isBoundedByGas = true

  private constructor(options: MachineOptions, evm: EVM, failed: Failed, simulatedHashes: Map<bigint, Hex>) {
    this.simulatedHashes = simulatedHashes
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
    // The EVM library is large, so it loads only when a chain first executes code.
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
      // P-256 signatures, active since Granite.
      eips: [7951],
      customCrypto: ethereumjsCrypto(options.crypto),
    })
    const simulated = new Map<bigint, Hex>()
    const blockchain = {
      getBlock: async (number: number) => {
        const height = BigInt(number)
        const hash = fromHex(simulated.get(height) ?? (await options.blockHash(height)) ?? zeroHash)
        return { hash: () => hash }
      },
      putBlock: async () => {},
      shallowCopy: () => blockchain,
    }
    const evm = (await createEVM({
      common,
      stateManager: new EvmState(options.state),
      blockchain: blockchain as never,
    })) as EVM
    return new Machine(options, evm, failed, simulated)
  }

  /** The chain's rules. */
  get config(): ChainConfig {
    return this.#options.config
  }

  get crypto(): Crypto {
    return this.#options.crypto
  }

  /** Starts the time limit. */
  startTime(): void {
    this.#options.timeLimit?.start()
  }

  /** Stops the time limit: the code that follows is limited by the gas that it paid for. */
  stopTime(): void {
    this.#options.timeLimit?.stop()
  }

  /** Addresses that are warm from the start: the precompiles. */
  get warmAddresses(): readonly Hex[] {
    return this.#warm.map((digits) => `0x${digits}` as Hex)
  }

  /** Calls a listener for each step of running code. @returns a function that removes the listener */
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

  /** Enters a block: code then runs with its context and its active precompiles. */
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

  /** Whether a stateful precompile is active in the block. */
  has(key: PrecompileKey): boolean {
    return this.evm.precompiles.has(precompileAddresses[key].slice(2))
  }

  /** Starts a transaction: sets its predicates, its gas limit, and its warm addresses. */
  begin(predicates: Predicates, gasLimit: bigint): void {
    this.#predicates = predicates
    this.#isBoundedByGas = gasLimit <= boundingGas
    this.#messages.length = 0
    // Code that was aborted leaves its transient storage.
    this.evm.transientStorage.clear()
    for (const address of this.#warm) this.evm.journal.addAlwaysWarmAddress(address)
  }

  #stateful(run: PrecompileFunction): PrecompileFunc {
    return async ({ data, gasLimit }) => {
      const message = this.#messages.at(-1)
      const block = this.#block
      if (message === undefined || block === undefined) throw new Error("A precompile was called outside of a message.")
      // Since Granite a precompile rejects delegated calls.
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

/** Builds the result of a failed precompile call. */
type Failed = (message: string, executionGasUsed: bigint) => ExecResult

const evmLog = ({ address, topics, data }: Log): [Uint8Array, Uint8Array[], Uint8Array] => [
  fromHex(address),
  topics.map(fromHex),
  data,
]
