import { type EvmBlock, encodeBlock } from "../block/block.ts"
import { baseFeeOf } from "../block/outcome.ts"
import { bloomOf, type Receipt } from "../block/receipt.ts"
import { receiptsOf, receiptsRootOf, transactionsRootOf } from "../block/roots.ts"
import type { EvmChain } from "../chain/evm-chain.ts"
import { EvmError } from "../chain/evm-error.ts"
import { max, min } from "../codec/bounds.ts"
import { empty } from "../codec/hex.ts"
import type { FeeConfig } from "../config/fee-config.ts"
import type { BlockContext } from "../execute/block-context.ts"
import type { ExecutionError } from "../execute/execution-error.ts"
import type { Log } from "../execute/log.ts"
import type { Machine } from "../execute/machine.ts"
import { type Header, headerHash, headerTimeMs } from "../header/header.ts"
import { constantMembers, nextHeader } from "../header/next.ts"
import { emptyAccount } from "../state/account-state.ts"
import { impersonate } from "../transaction/encode.ts"
import type { Transaction } from "../transaction/transaction.ts"
import {
  type BlockOverrides,
  type CallRequest,
  executionMessage,
  override,
  runMessage,
  type StateOverrides,
} from "./call.ts"
import { callGasOf } from "./call-gas.ts"
import { watchTransfers } from "./transfers.ts"

/** The calls of a simulated block, and what differs in it from the block that would follow. */
export interface SimulatedCalls {
  readonly blockOverrides?: (BlockOverrides & { readonly prevRandao?: bigint | undefined }) | undefined
  readonly stateOverrides?: StateOverrides | undefined
  readonly calls?: readonly CallRequest[] | undefined
}

/** How blocks are simulated. */
export interface SimulationOptions {
  /** Whether calls are checked as transactions are, and pay the base fee. Default: false, with a base fee of 0. */
  readonly validation?: boolean | undefined
  /** Whether transfers of the native currency are among the logs, as those of a token at {@link transferAddress}. Default: false. */
  readonly traceTransfers?: boolean | undefined
}

/** The outcome of a simulated call. */
export interface SimulatedCall {
  readonly gasUsed: bigint
  readonly output: Uint8Array
  readonly logs: readonly Log[]
  readonly error: ExecutionError | undefined
}

/** A simulated block; its transactions have no signatures. */
export interface SimulatedBlock {
  readonly block: EvmBlock
  readonly calls: readonly SimulatedCall[]
}

/** A simulation that is refused, with the error code of the standard. */
export class SimulationError extends EvmError {
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

/** Maximum number of simulated blocks, those between given numbers included. */
const maxBlocks = 256n
/** Seconds from a simulated block to the next one whose time is not given. */
const blockInterval = 1n

/**
 * `eth_simulateV1`: executes blocks of calls, one after the other, on the state after a block, and discards their changes. Blocks between given
 * numbers are empty.
 *
 * @throws {SimulationError} for blocks out of order, too many of them, and with `validation` for calls that no block can include
 */
export async function simulate(
  chain: EvmChain,
  base: EvmBlock,
  given: readonly SimulatedCalls[],
  options: SimulationOptions = {},
): Promise<readonly SimulatedBlock[]> {
  const blocks = inOrder(base.header, given)
  const { feeConfig } = await chain.feeConfigAt(base)
  return chain.read(base, async (machine) => {
    const made: SimulatedBlock[] = []
    try {
      for (const calls of blocks) {
        const parent = made.at(-1)?.block ?? base
        const simulated = await simulateBlock(chain, machine, { parent, base, calls, options, feeConfig })
        machine.simulatedHashes.set(simulated.block.header.number, simulated.block.hash)
        made.push(simulated)
      }
      return made
    } finally {
      machine.simulatedHashes.clear()
    }
  })
}

type PlacedCalls = SimulatedCalls & { readonly number: bigint; readonly time: bigint }

/** Gives each block its number and time, and adds the empty blocks between them. */
function inOrder(base: Header, given: readonly SimulatedCalls[]): readonly PlacedCalls[] {
  const blocks: PlacedCalls[] = []
  let [number, time] = [base.number, base.timestamp]
  for (const calls of given) {
    const { blockOverrides: { number: wanted = number + 1n, time: wantedTime } = {} } = calls
    if (wanted <= number) throw new SimulationError(-38020, `block numbers must be in order: ${wanted} <= ${number}`)
    if (wanted - base.number > maxBlocks) throw new SimulationError(-38026, "too many blocks")
    for (number += 1n; number < wanted; number++) {
      time += blockInterval
      blocks.push({ number, time })
    }
    const at = wantedTime ?? time + blockInterval
    if (at <= time) throw new SimulationError(-38021, `block timestamps must be in order: ${at} <= ${time}`)
    time = at
    blocks.push({ ...calls, number, time })
  }
  return blocks
}

interface BlockToSimulate {
  readonly parent: EvmBlock
  readonly base: EvmBlock
  readonly calls: PlacedCalls
  readonly options: SimulationOptions
  readonly feeConfig: FeeConfig
}

/** The base fee of a block after a parent, in wei. From Helicon on it is known only once the block is made: the parent's. */
function baseFeeAfter(chain: EvmChain, parent: EvmBlock, time: bigint, feeConfig: FeeConfig): bigint {
  if (chain.executesLater) return baseFeeOf(parent)
  const milliseconds = max(time * 1000n, headerTimeMs(parent.header))
  return nextHeader(parent.header, milliseconds, chain.config, feeConfig).baseFeePerGas
}

async function simulateBlock(
  chain: EvmChain,
  machine: Machine,
  { parent, base, calls: given, options, feeConfig }: BlockToSimulate,
): Promise<SimulatedBlock> {
  const { config, crypto } = chain
  const { number, time, blockOverrides = {}, stateOverrides, calls = [] } = given
  const usual = options.validation === true ? baseFeeAfter(chain, parent, time, feeConfig) : 0n
  const context: BlockContext = {
    ...chain.contextOf(base),
    number,
    timestamp: time,
    gasLimit: blockOverrides.gasLimit ?? base.header.gasLimit,
    coinbase: blockOverrides.coinbase ?? base.header.miner,
    difficulty: blockOverrides.prevRandao ?? constantMembers.difficulty,
    baseFee: blockOverrides.baseFee ?? usual,
  }
  machine.enter(context)
  await override(machine, stateOverrides)
  const transactions: Transaction[] = []
  const receipts: Receipt[] = []
  const results: SimulatedCall[] = []
  let gasUsed = 0n
  for (const request of calls) {
    const left = context.gasLimit - gasUsed
    if (request.gas !== undefined && request.gas > left)
      throw new SimulationError(-38015, `block gas limit reached: ${gasUsed} >= ${context.gasLimit}`)
    const done = await simulateCall(chain, machine, context, { ...request, gas: request.gas ?? left }, options)
    gasUsed += done.call.gasUsed
    transactions.push(done.transaction)
    receipts.push({ ...done.receipt, cumulativeGasUsed: gasUsed })
    results.push(done.call)
  }
  const logs = receipts.flatMap((receipt) => receipt.logs)
  const header: Header = {
    ...base.header,
    ...constantMembers,
    parentHash: parent.hash,
    miner: context.coinbase,
    stateRoot: await machine.state.commitRoot(),
    transactionsRoot: transactionsRootOf(transactions, crypto),
    receiptsRoot: receiptsRootOf(receiptsOf(transactions, receipts), crypto),
    logsBloom: bloomOf(logs, crypto),
    number,
    gasLimit: context.gasLimit,
    gasUsed,
    timestamp: time,
    timestampMilliseconds: time * 1000n,
    baseFeePerGas: context.baseFee,
  }
  const body = { header, transactions, blockExtraData: empty }
  const block: EvmBlock = {
    ...body,
    receipts,
    predicates: new Map(),
    hash: headerHash(header, config.kind, crypto),
    size: encodeBlock(body, config.kind).length,
  }
  return { block, calls: results }
}

async function simulateCall(
  chain: EvmChain,
  machine: Machine,
  context: BlockContext,
  request: CallRequest,
  { validation = false, traceTransfers = false }: SimulationOptions,
) {
  const from = request.from ?? executionMessage(request, context.baseFee, undefined).from
  const account = (await machine.state.account(from)) ?? emptyAccount
  const nonce = request.nonce ?? account.nonce
  const gas = min(request.gas ?? callGasOf(chain), callGasOf(chain))
  const message = executionMessage({ ...request, from, nonce, gas }, context.baseFee, undefined)
  const transfers = traceTransfers ? watchTransfers(machine) : undefined
  try {
    const result = await runMessage(machine, context, { ...message, isCall: !validation })
    const logs = transfers?.logsWith(result.logs) ?? result.logs
    const { config, crypto } = chain
    const transaction = impersonate({ ...message, type: 2, chainID: config.chainID }, from, crypto)
    const receipt = {
      succeeded: result.error === undefined,
      gasUsed: result.gasUsed,
      effectiveGasPrice: message.gasPrice,
      logs,
      contractAddress: result.contractAddress,
    }
    const { gasUsed, output, error } = result
    return { transaction, receipt, call: { gasUsed, output, error, logs } satisfies SimulatedCall }
  } catch (error) {
    if (!(error instanceof EvmError)) throw error
    const code = refusalCodes.find(([text]) => error.message.startsWith(text))?.[1] ?? -32_000
    throw new SimulationError(code, error.message)
  } finally {
    transfers?.end()
  }
}

/** The error codes of the standard for calls that no block can include, by the beginnings of the node's texts. */
const refusalCodes: readonly (readonly [text: string, code: number])[] = [
  ["nonce too low", -38_010],
  ["nonce too high", -38_011],
  ["max fee per gas less than block base fee", -38_012],
  ["intrinsic gas too low", -38_013],
  ["insufficient funds", -38_014],
  ["gas limit reached", -38_015],
  ["sender not an eoa", -38_024],
  ["max initcode size exceeded", -38_025],
]
