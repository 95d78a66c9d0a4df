import { indexPieces } from "@serac/indexer/evm/pieces"
import type { Config } from "../config/config.ts"
import { stopFirst } from "../operations/stop-first.ts"
import { untilInterrupted } from "../operations/until-interrupted.ts"
import { locateStore } from "../stack/locate-store.ts"
import { countedNoun, grouped } from "../words.ts"
import { blockProgress } from "./block-progress.ts"
import { openArchive } from "./open-archive.ts"

const stepTitles = { blocks: "storing blocks", lists: "making lists" } as const
const stopped = "stopped before completion; run the command again to continue"

/** Stores the chains of an archive, one after another, and shows the progress. */
export async function indexArchive(config: Config, place: string): Promise<void> {
  const archive = await openArchive(config, place)
  const chainIds = [...new Set((await archive.list()).map(({ chainId }) => chainId))]
  if (chainIds.length === 0) throw new Error(`there are no pieces in ${place}`)
  const { dataDirectory, store } = config
  const location = locateStore({ dataDirectory, ...(store === undefined ? {} : { store }) })
  for (const chainId of chainIds) {
    const own = config.chains.find((chain) => chain.chainId === chainId)?.indexer
    const { projections, reorgDepth, archive: kept, verify } = { ...config.indexer, ...own }
    const line = blockProgress()
    const { blocks, head } = await untilInterrupted(
      (signal) =>
        stopFirst(() =>
          indexPieces({
            store: location,
            chainId,
            archive,
            projections,
            reorgDepth,
            memory: config.memory,
            isArchived: kept !== "off",
            verify,
            signal,
            onProgress: ({ phase, done, total }) => line.update({ item: stepTitles[phase], done, total }),
          }).finally(line.end),
        ),
      stopped,
    )
    console.log(
      `chain ${chainId}: ${countedNoun(blocks, "block")} stored from ${place}, up to block ${grouped(head.number)}`,
    )
  }
}
