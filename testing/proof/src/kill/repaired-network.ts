import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { recordedNetwork } from "@serac/recordings"
import type { StoreLocation } from "@serac/store"
import { workOut } from "../primary/oracle/world.ts"
import { readPrimaryRecording } from "../primary/recording/recording.ts"
import { startPrimaryNode } from "../primary/replay-node/start-primary-node.ts"
import { indexNetwork } from "../verify/index-network.ts"
import { correctedNetwork } from "./corrected-subject.ts"
import { damageRows } from "./damage-rows.ts"
import { type CorrectionKillReport, killCorrections } from "./kill-corrections.ts"
import { makeTemporaryFolder } from "./temporary-folder.ts"

/** The options of killing the repair of a recorded network. */
export interface NetworkRepairKillOptions {
  /** An empty store. */
  readonly location: StoreLocation
  readonly kills: number
  readonly seed: number
  readonly log?: (line: string) => void
}

/** Statements that corrupt rows of every kind. */
export const networkDamages: readonly string[] = [
  "UPDATE primary_block SET json = 'x' WHERE height % 3 = 1",
  "DELETE FROM primary_block_time WHERE chain = 1",
  "UPDATE primary_transaction SET type = 'BaseTx' WHERE chain = 0",
  "UPDATE primary_transaction SET fragment = '{}' WHERE chain = 2",
  "DELETE FROM primary_list WHERE list % 2 = 0",
  "DELETE FROM primary_consumption WHERE height % 2 = 0",
  "UPDATE primary_utxo SET amount = id WHERE number % 5 = 0",
  "UPDATE primary_utxo SET fragment = 'x', platform_fragment = NULL WHERE number % 7 = 0",
  "DELETE FROM primary_utxo_key WHERE number % 11 = 0",
  "UPDATE primary_address_utxo SET number = 1",
  "UPDATE primary_balance SET amount = '7'",
  "DELETE FROM primary_sum",
  "UPDATE primary_staker SET weight = '1', end_at = 5",
  "UPDATE primary_l1_validator SET end_accumulated_fee = '9'",
  "DELETE FROM primary_reward",
  "UPDATE primary_platform SET accrued_fees = '1'",
]

/** Damages the rows of a network, which no other process may write meanwhile. */
export const damageNetwork = (
  location: StoreLocation,
  networkId: number,
  statements: readonly string[],
): Promise<void> => damageRows(location, `networks/${networkId}.sqlite`, statements)

/** Indexes a recorded network, damages it, and repeatedly kills its repair. */
export async function killNetworkRepair({
  location,
  kills,
  seed,
  log,
}: NetworkRepairKillOptions): Promise<CorrectionKillReport> {
  const world = workOut(await readPrimaryRecording(recordedNetwork))
  const node = await startPrimaryNode({ world })
  const folder = await makeTemporaryFolder("serac-genesis")
  try {
    const { networkId } = await indexNetwork(location, world, node, 40)
    const genesis = join(folder.path, "genesis.json")
    await writeFile(genesis, world.recording.genesis ?? "")
    return await killCorrections({
      command: ["repair", "--chain", "P", "--node", node.url, "--genesis", genesis],
      ...{ location, subject: correctedNetwork(networkId), kills, seed },
      ruin: () => damageNetwork(location, networkId, networkDamages),
      ...(log && { log }),
    })
  } finally {
    await node.stop()
    await folder.remove()
  }
}
