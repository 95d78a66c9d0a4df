import { repairChain } from "@serac/indexer/evm/repair"
import type { Config } from "../config/config.ts"
import { openExisting } from "../operations/open-existing.ts"
import { stopFirst } from "../operations/stop-first.ts"
import { untilInterrupted } from "../operations/until-interrupted.ts"
import { locateStore } from "../stack/locate-store.ts"
import { progressLine } from "../verify/progress-line.ts"
import { findNodeUrls } from "../verify/verify.ts"
import { grouped } from "../words.ts"
import { exitCodeOfRepair, repairWords } from "./repair-words.ts"

/** The blocks and the chain to repair. */
export interface Repairing {
  readonly chain: string
  readonly blocks?: { readonly first: number; readonly last: number }
  readonly from?: "archive" | "node"
  readonly dryRun?: boolean
}

/** The result of a repair, for people and for programs. */
export interface RepairOutcome {
  readonly words: string
  readonly report: object
  readonly code: 0 | 1 | 2
}

/** Corrects the stored blocks of a chain, and shows the progress. */
export async function repair(
  config: Config,
  { chain, blocks, from, dryRun = false }: Repairing,
): Promise<RepairOutcome> {
  const location = locateStore(config)
  await (await openExisting(location)).close()
  const progress = progressLine(process.stderr)
  const stopped = "stopped before completion; what was repaired stays so, and the command can be run again"
  const report = await untilInterrupted(async (signal) => {
    const rpcUrls = from === "archive" ? [] : ((await findNodeUrls(config, signal)).get(chain) ?? [])
    if (from === "node" && rpcUrls.length === 0)
      throw new Error(`no node of chain ${chain} is configured or answers; set --rpc or --node, or use --from archive`)
    return stopFirst(() =>
      repairChain({
        store: location,
        chainId: chain,
        rpcUrls,
        blocks,
        isDryRun: dryRun,
        signal,
        onProgress: (what, done, of) => progress.show(`chain ${chain}: ${what} ${grouped(done)} of ${grouped(of)}`),
      }).finally(progress.clear),
    )
  }, stopped)
  return { words: repairWords(report, dryRun), report, code: exitCodeOfRepair(report, dryRun) }
}
