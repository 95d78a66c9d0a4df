import { repairNetwork } from "@serac/indexer/network/repair"
import type { PrimaryChain } from "@serac/store"
import type { Config } from "../config/config.ts"
import { ConfigError } from "../config/config-error.ts"
import { repairDirectory } from "../directory/reconciliation-files.ts"
import { readGenesis, requireGenesisOf } from "../networks/genesis.ts"
import { openExisting } from "../operations/open-existing.ts"
import { stopFirst } from "../operations/stop-first.ts"
import { untilInterrupted } from "../operations/until-interrupted.ts"
import { locateStore } from "../stack/locate-store.ts"
import { progressLine } from "../verify/progress-line.ts"
import { findNodeNetwork } from "../verify/verify.ts"
import { grouped } from "../words.ts"
import { exitCodeOfNetworkRepair, networkRepairWords } from "./network-repair-words.ts"
import type { Repairing, RepairOutcome } from "./repair.ts"

/** Corrects the stored rows of the primary network, and shows how far it is. */
export async function repairPrimary(
  config: Config,
  { chain, blocks, from, dryRun = false }: Repairing,
): Promise<RepairOutcome> {
  if (from === "archive") throw new ConfigError(["a primary network has no archive: use --from node"], true)
  const genesis = config.genesis === undefined ? undefined : readGenesis(config.genesis)
  const location = locateStore(config)
  await (await openExisting(location)).close()
  const progress = progressLine(process.stderr)
  const report = await untilInterrupted(async (signal) => {
    const network = await findNodeNetwork(config, signal)
    if (network === undefined) throw new Error("no node of a primary network is configured or answers; set --node")
    if (genesis !== undefined) requireGenesisOf(network.networkId, genesis)
    return stopFirst(() =>
      repairNetwork({
        store: location,
        network,
        genesis: genesis?.text,
        scratch: repairDirectory(config.dataDirectory, network.networkId),
        blocks: blocks && { chain: chain as PrimaryChain, ...blocks },
        isDryRun: dryRun,
        signal,
        onProgress: (what, done, of) =>
          progress.show(
            `network ${network.networkId}: ${what} ${grouped(done)}${of === undefined ? "" : ` of ${grouped(of)}`}`,
          ),
      }).finally(progress.clear),
    )
  })
  return { words: networkRepairWords(report, dryRun), report, code: exitCodeOfNetworkRepair(report, dryRun) }
}
