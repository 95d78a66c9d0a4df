import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect } from "vitest"
import { balancesProjection, dump, openStore, type Store } from "../../src/index.ts"
import { address, word } from "../conformance/chain-of.ts"
import { linesOf } from "../conformance/lines-of.ts"
import { fillStore } from "./fill-store.ts"
import { goldenChainId } from "./history.ts"

/** Expects a golden database of a version without balances to have them after it has caught up, as one that is made today has. */
export async function expectBalancesToCome(store: Store): Promise<void> {
  const chain = store.chain(goldenChainId)
  const stateOf = async () => (await chain.projections()).find(({ name }) => name === balancesProjection.name)
  expect(await stateOf()).toEqual({ name: "balances", state: "behind", next: 0, head: 3 })
  const writer = await store.openWriter(goldenChainId)
  while ((await writer.catchUp(1)) !== undefined);
  await writer.close()
  expect(await stateOf()).toEqual({ name: "balances", state: "current", next: 4, head: 3 })
  expect(await linesOf(dump(store, goldenChainId))).toEqual(await dumpOfToday())
  expect(await chain.balances({ holder: address(3), of: "collectibles", limit: 9 })).toEqual({
    balances: [
      {
        standard: 721,
        contract: address(0xa47),
        tokenId: word(77),
        balance: 1n,
        source: "events",
        byEvents: 1n,
        verdict: "unasked",
        nft: {
          contract: address(0xa47),
          tokenId: word(77),
          standard: 721,
          tokenUri: "ipfs://77",
          metadata: '{"indexStatus":"INDEXED","name":"Serac"}',
          owner: address(3),
        },
      },
    ],
  })
}

async function dumpOfToday(): Promise<readonly string[]> {
  const directory = await mkdtemp(join(tmpdir(), "serac-golden-"))
  const store = await openStore({ kind: "sqlite", directory })
  await fillStore(store)
  const lines = await linesOf(dump(store, goldenChainId))
  await store.close()
  await rm(directory, { recursive: true })
  return lines
}
