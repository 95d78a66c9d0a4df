import { faultOfHeader } from "../../core/header/index.ts"
import { type Clock, NodeFault, nonsense } from "../../core/index.ts"
import { readNodeUrl, toRecord } from "../../core/node/index.ts"
import type { Liar } from "../../core/reconciliation/index.ts"
import { archivedText } from "../archive/archive-blocks.ts"
import { largestAnswer } from "../backfill/limits.ts"
import type { DecodeContext } from "../decode/block.ts"
import { decodePacked, type PackedBlock } from "../decode/packed-block.ts"
import { type ChainNode, createNode, type IndexerNodeOptions } from "../node/node.ts"
import { type Unsettled, verifyBody, verifySettled } from "../verify/verify-block.ts"
import type { VerifyTools } from "../verify/verify-tools.ts"

/** A block that matches its hashes, whichever node returned it. */
export interface TrueBlock {
  readonly packed: PackedBlock
  /** The node's answers about the block in archived form. */
  readonly text: ReturnType<typeof archivedText>
  /** Host of the node that returned it. */
  readonly verified: string
  /** Nodes whose answers about the block contradict its hashes. */
  readonly liars: readonly Liar[]
}

/** No node returns the block so that it matches its hashes. */
export class NoTrueBlockFault extends NodeFault {
  readonly liars: readonly Liar[]

  constructor({ kind, message, ...fault }: NodeFault, liars: readonly Liar[]) {
    super(kind, message, fault)
    this.liars = liars
  }
}

/** What {@link NodeBlocks} needs. */
export interface NodeBlocksOptions extends Omit<IndexerNodeOptions, "traces"> {
  readonly context: DecodeContext
  readonly tools: VerifyTools
  readonly traces?: IndexerNodeOptions["traces"]
}

interface NamedNode {
  readonly name: string
  readonly node: Pick<ChainNode, "blocks">
}

interface VerifiedBlock {
  readonly packed: PackedBlock
  readonly text: ReturnType<typeof archivedText>
  readonly unsettled: Unsettled | undefined
}

const attemptsOfNode = 3

/** Reads blocks from each node of a chain separately, so that a lying node is identified. Every block and all its senders are verified. */
export class NodeBlocks {
  readonly #nodes: readonly NamedNode[]
  readonly #context: DecodeContext
  readonly #tools: VerifyTools
  readonly #clock: Pick<Clock, "sleep">

  constructor({ chain, context, tools, ...options }: NodeBlocksOptions) {
    this.#nodes = chain.rpcUrls.map((url) => ({
      name: readNodeUrl(url).host,
      node: createNode({ ...options, chain: { chainId: chain.chainId, rpcUrls: [url] } }),
    }))
    this.#context = context
    this.#tools = tools
    this.#clock = options.clock
  }

  /**
   * The block of the first node whose answer matches its hashes.
   *
   * @param asksAll - whether the other nodes are called too, so that every lying one is found. Default false.
   * @throws NoTrueBlockFault if no node's answer matches.
   */
  async block(number: number, signal: AbortSignal, asksAll = false): Promise<TrueBlock> {
    const liars: Liar[] = []
    let failure: NodeFault | undefined
    let told: Omit<TrueBlock, "liars"> | undefined
    for (const { name, node } of this.#nodes) {
      try {
        const { packed, text, unsettled } = await this.#verified(node, number, signal)
        if (unsettled !== undefined && number > 0) await this.#settle(node, unsettled, signal)
        told ??= { packed, text, verified: name }
        if (!asksAll) break
      } catch (error) {
        if (!(error instanceof NodeFault)) throw error
        if (error.kind === "nonsense") liars.push({ node: name, reason: error.message.replace(`${name}: `, "") })
        failure = error
      }
    }
    if (told !== undefined) return { ...told, liars }
    throw new NoTrueBlockFault(failure ?? new NodeFault("unsupported", "no node is configured"), liars)
  }

  async #verified(node: NamedNode["node"], number: number, signal: AbortSignal): Promise<VerifiedBlock> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const { value } = await node.blocks([{ number }], signal, largestAnswer, ([given]) => {
          const answers = given ?? { block: null, receipts: null }
          const packed = decodePacked({ number }, answers, this.#context)
          const fault = faultOfHeader(toRecord(answers.block, "the block"), this.#tools.keccak)
          // A header of an unknown form is not a lie, since it cannot be checked.
          if (fault?.isForm) throw new NodeFault("unsupported", `block ${number}: ${fault.reason}`)
          if (fault !== undefined) throw nonsense(`block ${number}: ${fault.reason}`)
          const unsettled = verifyBody(answers, this.#tools, () => true)
          return { packed, text: archivedText(number, answers), unsettled }
        })
        return value
      } catch (error) {
        signal.throwIfAborted()
        if (!(error instanceof NodeFault) || error.kind === "nonsense" || attempt >= attemptsOfNode) throw error
        await this.#clock.sleep(200 * 2 ** attempt, signal)
      }
    }
  }

  /** Verifies the receipts of a block by the later header that settles them, together with the receipts of the other blocks that the header settles. */
  async #settle(node: NamedNode["node"], own: Unsettled, signal: AbortSignal): Promise<void> {
    const known = new Map([[own.number, own]])
    const read = async (number: number): Promise<Unsettled> => {
      const one = known.get(number) ?? (await this.#verified(node, number, signal)).unsettled
      if (one === undefined) throw nonsense(`block ${number} settles nothing, and one before it did`)
      known.set(number, one)
      return one
    }
    let before = own
    let settling = await read(own.number + 1)
    while (settling.settledHeight < own.number) {
      before = settling
      settling = await read(settling.number + 1)
    }
    const settled: Unsettled[] = []
    for (let number = before.settledHeight + 1; number <= settling.settledHeight; number += 1)
      settled.push(await read(number))
    try {
      verifySettled(settled, settling, this.#tools.keccak)
    } catch (error) {
      throw nonsense(`block ${settling.number}, which settles block ${own.number}: ${(error as Error).message}`)
    }
  }
}
