import type { Connection } from "../../engine.ts"
import { readBatch } from "../../read-batch.ts"
import { chainCode, textOf } from "../keys.ts"
import { readNetworkCheckpoints } from "../queries/state.ts"
import type { PrimaryChain } from "../rows.ts"
import { type CheckpointColumns, platformOf } from "../state.ts"
import type { StoredSupply } from "../stored.ts"
import { sumsBetween, sumsByKeys } from "./queries.ts"
import { sumKey } from "./sum.ts"
import { endOfParts, partsBehind, progressOf, summedOf } from "./summed.ts"

interface SumColumns {
  readonly key: Uint8Array
  readonly amount: string
}

/** The supply of the network's own asset, from the stored sums: a few rows, plus one for each future unlock time. */
export async function readSupply(connection: Connection, network: number, assetId: Uint8Array): Promise<StoredSupply> {
  const checkpoints = await connection.all<CheckpointColumns>(readNetworkCheckpoints, { network })
  const timestamp = Math.max(0, ...checkpoints.map((checkpoint) => checkpoint.timestamp))
  const burnedOn = (chain: PrimaryChain) => sumKey("burned", assetId, chainCode(chain))
  const ofPlatform = (["l1Balance", "l1Ends", "l1Active", "staked", "restaked"] as const).map((kind) => sumKey(kind))
  const ofAsset = [sumKey("genesis", assetId), sumKey("rewards", assetId)]
  const keys = [burnedOn("P"), burnedOn("X"), burnedOn("C"), ...ofAsset, ...ofPlatform]
  const rows = await readBatch<SumColumns>(connection, sumsByKeys, { network }, keys)
  const stored = new Map(rows.map(({ key, amount }) => [textOf(key), BigInt(amount)]))
  const sum = (key: Uint8Array) => stored.get(textOf(key)) ?? 0n
  const accrued = (await platformOf(connection, network))?.accruedFees ?? 0n
  const l1Balances = sum(sumKey("l1Ends")) - sum(sumKey("l1Active")) * accrued
  const stretch = { first: sumKey("locked", assetId, timestamp + 1), last: sumKey("locked", assetId, 2 ** 53 - 1) }
  const locked = await connection.all<SumColumns>(sumsBetween, { network, ...stretch })
  const [summed, end] = [await summedOf(connection, network), await endOfParts(connection, network)]
  const [part] = partsBehind(summed, end)
  return {
    timestamp,
    genesis: sum(sumKey("genesis", assetId)),
    rewards: sum(sumKey("rewards", assetId)) + sum(sumKey("restaked")),
    burned: { P: sum(burnedOn("P")), X: sum(burnedOn("X")), C: sum(burnedOn("C")) },
    l1ValidatorFees: sum(sumKey("l1Balance")) - l1Balances,
    staked: sum(sumKey("staked")),
    locked: locked.reduce((total, { amount }) => total + BigInt(amount), 0n),
    ...(part !== undefined && { behind: progressOf(part, summed, end) }),
  }
}
