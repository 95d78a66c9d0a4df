import { describe, expect, test } from "vitest"
import { lies, tell } from "../../../test/evm/lies.ts"
import { recordedChain, recordedChains } from "../../../test/evm/recorded-chain.ts"
import { verifiedContext, verifyTools } from "../../../test/evm/verified-context.ts"
import { NodeFault } from "../../core/index.ts"
import type { BlockAnswers } from "../decode/block.ts"
import type { PackedBlock } from "../decode/packed-block.ts"
import { decodeVerified } from "./decode-verified.ts"
import { Settlements } from "./settlements.ts"

const context = verifiedContext()
/** The number of blocks that are falsified with each lie. */
const enoughBlocks = 3

const verified = (number: number, answers: BlockAnswers): PackedBlock => decodeVerified({ number }, answers, context)

/** Verifies blocks one after the other, with the blocks that they settle. */
function verifyAll(blocks: readonly PackedBlock[]): void {
  const settlements = new Settlements(verifyTools.keccak, { believed: (blocks[0]?.block.number ?? 0) - 1 })
  for (const block of blocks) settlements.take({ blocks: [block], bytes: 0, release: () => {} }, () => true)
}

test.each(recordedChains)("every recorded block of %s verifies, with all senders and all that it settles", (name) => {
  const chain = recordedChain(name)
  verifyAll(chain.blocks.map((answers, number) => verified(number, answers)))
})

const chains = recordedChains.map((name) => {
  const { blocks } = recordedChain(name)
  return { name, blocks, packed: blocks.map((answers, number) => verified(number, answers)) }
})

/** Why a block is refused, by itself or by a block that settles it; undefined if it is accepted. */
function refusal({ blocks, packed }: (typeof chains)[number], number: number, told: BlockAnswers): string | undefined {
  try {
    const believed = verified(number, told)
    // The blocks before it are settled, and some after it settle it.
    const from = packed.findIndex(({ block }) => block.number >= number - 20)
    const all = packed.slice(from, number + 20)
    all[number - from] = believed
    if (number + 20 < blocks.length) verifyAll(all)
  } catch (error) {
    expect(error).toBeInstanceOf(NodeFault)
    return (error as NodeFault).message
  }
  return undefined
}

describe("a lie is refused wherever it can be told, before Helicon and after it", () => {
  test.each(Object.keys(lies))("%s", (lie) => {
    let told = 0
    for (const chain of chains) {
      let left = enoughBlocks
      for (const [number, answers] of chain.blocks.entries()) {
        // The recording ends before the blocks that settle the last ones.
        if (left === 0 || number === 0 || number + 20 >= chain.blocks.length) continue
        const isLater = (answers.block as { readonly settledHeight?: string }).settledHeight !== undefined
        if (chain.name === "helicon" && !isLater) continue
        const falsified = tell(lie, answers)
        if (falsified === undefined) continue
        left -= 1
        told += 1
        expect(`${chain.name} ${number}: ${refusal(chain, number, falsified)}`).toMatch(/: block \d+[,:]/)
      }
    }
    expect(told).toBeGreaterThanOrEqual(enoughBlocks)
  })
})
