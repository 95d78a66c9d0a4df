import { type Rebuilt, rebuildChain } from "@serac/indexer/evm"
import type { StoreLocation } from "@serac/store"
import { countedNoun, grouped } from "../words.ts"
import { openExisting, placeName } from "./open-existing.ts"
import { progressOnStderr } from "./progress-line.ts"
import { stopFirst } from "./stop-first.ts"
import { untilInterrupted } from "./until-interrupted.ts"

const stepTitles = { archive: "checking the archive", rows: "making rows", lists: "making lists" } as const
const stopped =
  "stopped before completion; run the command again to continue, or start the indexer, which does the rest while indexing"

/** Rebuilds the rows and lists of a chain from its archive, and shows the progress. */
export async function rebuild(location: StoreLocation, chain: string): Promise<void> {
  const store = await openExisting(location)
  const status = await store
    .chain(chain)
    .status()
    .finally(() => store.close())
  if (status === undefined) throw new Error(`nothing is stored of chain ${chain} in ${placeName(location)}`)
  const line = progressOnStderr((blocks) =>
    countedNoun(Math.round(blocks), "block").replace(/^\d+/, (digits) => grouped(Number(digits))),
  )
  const rebuilt = await untilInterrupted(
    (signal) =>
      stopFirst(() =>
        rebuildChain({
          store: location,
          chainId: chain,
          signal,
          onProgress: ({ phase, done, total }) => line.update({ item: stepTitles[phase], done, total }),
        }).finally(line.end),
      ),
    stopped,
  )
  console.log(rebuiltWords(chain, rebuilt))
}

/** Describes a rebuild in a line. */
export function rebuiltWords(chain: string, { blocks, rows, lists }: Rebuilt): string {
  const what = `blocks 0 to ${grouped(blocks - 1)} of chain ${chain}`
  if (!rows)
    return `made the lists of ${what} that were behind; its rows were not changed: run the command again to rebuild them`
  return lists
    ? `rebuilt ${what}`
    : `rebuilt the rows of ${what}; its lists are not made yet, since the chain is far behind its node: the indexer makes them when it is near`
}
