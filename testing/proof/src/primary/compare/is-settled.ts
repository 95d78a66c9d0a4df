import { setTimeout as delay } from "node:timers/promises"
import type { NetworkReader } from "@serac/store"
import { hasIndex } from "../expect/proposers.ts"
import { chains, isStaked, isUnspent, ownersInBlocks } from "../oracle/utxo.ts"
import type { World } from "../oracle/world.ts"
import { fromCb58, zeroIdText } from "../recording/text.ts"

/**
 * Resolves when each chain is stored to its end, proposers are stored where the node has an Index API, all validators were observed, and, without a genesis file, the state that
 * nodes report of it was added. This state may never be complete: after `timeoutMs` the comparison uses the state as it is.
 */
export async function untilSettled(
  reader: NetworkReader,
  world: World,
  { index, genesis, timeoutMs }: { readonly index: boolean; readonly genesis: boolean; readonly timeoutMs: number },
): Promise<void> {
  const deadline = performance.now() + timeoutMs
  let missing: string | undefined
  while (performance.now() < deadline) {
    const began = performance.now()
    missing = (await firstMissing(reader, world)) ?? (index ? await firstUnproposed(reader, world) : undefined)
    if (missing === undefined && (genesis || (await hasReported(reader, world)))) return
    // The poll uses at most a tenth of the time, so that it does not slow the indexer.
    await delay(Math.max(50, 9 * (performance.now() - began)))
  }
  if (missing !== undefined) throw new Error(`The network was not indexed in time: ${missing}`)
}

async function firstMissing(reader: NetworkReader, world: World): Promise<string | undefined> {
  const status = await reader.status()
  for (const chain of chains) {
    const head = status?.chains.find((one) => one.chain === chain)?.head.height
    if (head !== world.heights[chain]) return `blocks of ${chain} after ${head}`
  }
  const filter = {
    now: world.time,
    subnetId: fromCb58(zeroIdText),
    status: "active",
    sortBy: "blockIndex",
    order: "asc",
  } as const
  const validators = await reader.validators(filter, { limit: 10_000 })
  return validators.every(({ observedAt }) => observedAt !== undefined) ? undefined : "observations of validators"
}

async function firstUnproposed(reader: NetworkReader, world: World): Promise<string | undefined> {
  for (const chain of chains) {
    if (!hasIndex(world, chain)) continue
    const known = await reader.proposedUpTo(chain)
    if (known !== world.heights[chain]) return `who proposed blocks of ${chain} after ${known}`
  }
  return undefined
}

async function hasReported(reader: NetworkReader, world: World): Promise<boolean> {
  const { heights } = world
  const named = ownersInBlocks(world.utxos.values(), "P")
  const there = [...world.utxos.values()].filter(
    (utxo) =>
      utxo.consumedOn === "P" &&
      (isUnspent(utxo, heights) || isStaked(utxo, heights)) &&
      utxo.output.owners.some((owner) => named.has(owner)),
  )
  const addresses = [...new Set(there.flatMap(({ output }) => output.owners))].map((owner) => Buffer.from(owner, "hex"))
  const filter = { chain: "P", addresses, includeSpent: false, sortBy: "timestamp", order: "asc" } as const
  const found = await reader.utxos(filter, { limit: there.length + 1 })
  // Without a genesis file the first validators and their stakes are unknown.
  const staked = there.filter((utxo) => isStaked(utxo, heights) && utxo.made.height === 0)
  return found.length >= there.length - staked.length
}
