import { rebuildChain } from "@serac/evm-indexer"
import type { StoreLocation } from "@serac/store"
import { count, grouped } from "../words.ts"
import { openExisting, placeName } from "./open-existing.ts"
import { progressOnStderr } from "./progress-line.ts"
import { stopFirst } from "./stop-first.ts"
import { untilInterrupted } from "./until-interrupted.ts"

const items = { archive: "checking the archive", rows: "making rows", lists: "making lists" } as const
const stopped =
  "stopped before completion; run the command again to continue, or start the indexer, which does the rest while indexing"

/** Makes the rows and the lists of a chain again from its archive, and shows how far it is. */
export async function rebuild(location: StoreLocation, chain: string): Promise<void> {
  const store = await openExisting(location)
  const status = await store
    .chain(chain)
    .status()
    .finally(() => store.close())
  if (status === undefined) throw new Error(`nothing is stored of chain ${chain} in ${placeName(location)}`)
  const line = progressOnStderr((blocks) => count(blocks, "block").replace(/^\d+/, (digits) => grouped(Number(digits))))
  const { blocks, rows } = await untilInterrupted(
    (signal) =>
      stopFirst(() =>
        rebuildChain({
          store: location,
          chainId: chain,
          signal,
          onProgress: ({ phase, done, total }) => line.update({ item: items[phase], done, total }),
        }).finally(line.end),
      ),
    stopped,
  )
  const what = `blocks 0 to ${grouped(blocks - 1)} of chain ${chain}`
  console.log(
    rows
      ? `rebuilt ${what}`
      : `made the lists of ${what} that were behind; its rows were not changed: run the command again to rebuild them`,
  )
}
