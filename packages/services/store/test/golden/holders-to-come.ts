import { expect } from "vitest"
import { dump, holdersProjection, type Store } from "../../src/index.ts"
import { address } from "../conformance/chain-of.ts"
import { linesOf } from "../conformance/lines-of.ts"
import { goldenChainId } from "./history.ts"

/**
 * Expects a golden database of a version without holders to have them after it has caught up.
 *
 * @param later - what a golden database of the first version with holders says, of the same blocks.
 */
export async function expectHoldersToCome(store: Store, later: string): Promise<void> {
  const chain = store.chain(goldenChainId)
  const stateOf = async () => (await chain.projections()).find(({ name }) => name === holdersProjection.name)
  expect(await stateOf()).toEqual({ name: "holders", state: "behind", next: 0, head: 3 })
  const writer = await store.openWriter(goldenChainId)
  while ((await writer.catchUp(1)) !== undefined);
  await writer.close()
  expect(await stateOf()).toEqual({ name: "holders", state: "current", next: 4, head: 3 })
  expect(`${(await linesOf(dump(store, goldenChainId))).join("\n")}\n`).toBe(later)
  expect(await chain.holders({ contract: address(0xc01), limit: 9 })).toEqual({
    holders: [
      { holder: address(2), balance: 5n },
      { holder: address(3), balance: 2n },
    ],
    holderCount: 2,
    supply: 7n,
  })
}
