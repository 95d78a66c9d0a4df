import { formatHex, formatId, parseHex, parseId } from "@serac/chain"
import { ServiceError } from "@serac/server/http"
import { type Hex, initializedKey, lists } from "@serac/store"
import { readMessengerEvent } from "@serac/store/items"
import { assertListed } from "../chains/assert-listed.ts"
import type { ChainDirectory } from "../chains/chain-directory.ts"
import { statusesOf } from "../chains/projection-statuses.ts"
import type { ServedChain } from "../chains/served-chain.ts"

/** The lists by which messages are found. */
export const messageLists = [lists.messengerEvents, lists.addressMessages, lists.chainMessages] as const

/** A chain whose messages are served. */
export interface IcmChain {
  readonly chain: ServedChain
  /** Blockchain ID, 32 bytes. */
  readonly blockchainId: Hex
}

/**
 * The chains whose messages are served: those with indexed data whose messenger has recorded its blockchain ID, which precedes any message. Of
 * several chains with the same blockchain ID the configured one is used, or else the first.
 *
 * Throws a {@link ServiceError} (503) where the messages of a chain are incomplete, and where the operator has disabled the lists of all
 * chains.
 */
export async function icmChains(
  chains: readonly ServedChain[],
  directory: ChainDirectory,
): Promise<readonly IcmChain[]> {
  const kept: ServedChain[] = []
  for (const chain of chains) if (await isKept(chain)) kept.push(chain)
  if (kept.length === 0 && chains.length > 0)
    throw new ServiceError(503, "this service does not keep ICM messages of any of these chains")
  const found: IcmChain[] = []
  for (const chain of kept) {
    // Nothing of this chain is indexed yet; it is treated as an unknown chain.
    if ((await statusesOf(chain)).size === 0) continue
    await assertWhole(chain)
    const one = await located(chain, directory)
    if (one !== undefined && found.every(({ blockchainId }) => blockchainId !== one.blockchainId)) found.push(one)
  }
  return found
}

/** A chain as {@link icmChains} returns it; undefined where its messages are incomplete. */
export async function icmChain(chain: ServedChain, directory: ChainDirectory): Promise<IcmChain | undefined> {
  return (await hasMessages(chain)) ? located(chain, directory) : undefined
}

/** A chain with its blockchain ID, as configured or else as its messenger recorded it; undefined if another chain is configured with that ID. */
async function located(chain: ServedChain, directory: ChainDirectory): Promise<IcmChain | undefined> {
  const blockchainId = await blockchainIdOf(chain)
  if (blockchainId === undefined) return undefined
  const configured = directory.find(formatId(parseHex(blockchainId, "hexnc")))
  return configured === undefined || configured === chain ? { chain, blockchainId } : undefined
}

/** Whether a chain's messages are complete up to its last block. */
export async function hasMessages(chain: ServedChain): Promise<boolean> {
  const statuses = await statusesOf(chain)
  return [...messageLists.map(({ name }) => name), eventRows].every((name) => statuses.get(name)?.state === "current")
}

const eventRows = "messenger-event-rows"

async function isKept(chain: ServedChain): Promise<boolean> {
  const statuses = await statusesOf(chain)
  return messageLists.every(({ name }) => statuses.get(name)?.state !== "off")
}

async function assertWhole(chain: ServedChain): Promise<void> {
  const { chainId, reader } = chain
  const rows = (await statusesOf(chain)).get(eventRows)
  if (rows !== undefined && rows.state !== "current") {
    const archived = rows.state === "behind" ? await reader.archiveRange() : undefined
    if (archived !== undefined && archived.first <= rows.next && rows.next <= archived.last)
      throw new ServiceError(
        503,
        `ICM messages of chain ${chainId} are being made: ${rows.next} of ${rows.head + 1} blocks have theirs`,
        { retryAfter: 10 },
      )
    throw new ServiceError(
      503,
      `ICM messages of chain ${chainId} are not known of all blocks, since its archive lacks some; index it again to have all`,
    )
  }
  await assertListed(chain, messageLists)
}

async function blockchainIdOf({ definition, reader }: ServedChain): Promise<Hex | undefined> {
  if (definition.platformChainId !== undefined) return formatHex(parseId(definition.platformChainId), "hexnc") as Hex
  const [row] = await reader.listed(lists.messengerEvents, initializedKey, { limit: 1, order: "asc" })
  const event = row && readMessengerEvent(row.fragment)
  return event?.kind === "initialized" ? event.blockchainId : undefined
}
