import { type DecodeContext, type DecodedBlock, decodeBlock } from "../decode/block.ts"
import { nonsense } from "../fault.ts"
import type { ChainNode } from "../node/node.ts"
import type { FetchContext } from "./fetch-stretch.ts"

/** Asks a node for consecutive blocks of an EVM chain: all of them or none. */
export function readBlocks(
  node: Pick<ChainNode, "blocks">,
  decoding: DecodeContext,
): FetchContext<DecodedBlock>["read"] {
  return (from, count, signal, limit) => {
    const asked = Array.from({ length: count }, (_, index) => ({ number: from + index }))
    return node.blocks(asked, signal, limit, (answers) => {
      const decoded = answers.map((one, index) => decodeBlock({ number: from + index }, one, decoding))
      checkLinks(decoded)
      return decoded
    })
  }
}

/** @throws NodeFault unless each block is the child of the one before it. */
function checkLinks(blocks: readonly DecodedBlock[]): void {
  for (let index = 1; index < blocks.length; index++) {
    const { block } = blocks[index] as DecodedBlock
    const { block: parent } = blocks[index - 1] as DecodedBlock
    if (block.parentHash !== parent.hash) throw nonsense(`block ${block.number} is no child of block ${parent.number}`)
  }
}
