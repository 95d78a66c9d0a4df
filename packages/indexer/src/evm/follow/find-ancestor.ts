import { type BlockReference, type ChainWriter, ReorgTooDeepError } from "@serac/store"
import { NodeFault, nonsense } from "../../core/index.ts"
import type { Header } from "../node/header.ts"
import type { ChainNode } from "../node/node.ts"

/** What {@link findAncestor} needs. */
export interface AncestorContext {
  readonly node: Pick<ChainNode, "header">
  readonly writer: Pick<ChainWriter, "block">
  readonly stored: BlockReference
  readonly reorgDepth: number
  readonly signal: AbortSignal
}

/**
 * The last stored block that the node's chain contains. The search descends from a block of the node by parent hash, so that
 * answers from different forks cannot mislead it.
 *
 * @param tip - a block of the node's chain, at most one above the last stored block.
 * @throws ReorgTooDeepError if there is none within the depth.
 * @throws NodeFault if the node does not answer.
 */
export async function findAncestor(tip: Header, context: AncestorContext): Promise<number> {
  const { node, writer, stored, reorgDepth, signal } = context
  for (let child = tip; ; ) {
    const number = child.number - 1
    if (number < 0)
      throw new ReorgTooDeepError(
        "The node's first block is another than the stored one: the node serves another chain, or one that began anew.",
      )
    if (stored.number - number > reorgDepth)
      throw new ReorgTooDeepError(
        `The node's chain leaves the stored one more than ${reorgDepth} blocks below block ${stored.number}.`,
      )
    const known = await writer.block(number)
    if (known?.hash === child.parentHash) return number
    const parent = await node.header(child.parentHash, signal)
    if (!parent) throw new NodeFault("behind", `the node does not have block ${child.parentHash}`)
    if (parent.number !== number) throw nonsense(`block ${child.number} has a parent with number ${parent.number}`)
    child = parent
  }
}
