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

/** A chain whose side of messages is told. */
export interface IcmChain {
  readonly chain: ServedChain
  /** 32 bytes. */
  readonly blockchainId: Hex
}

/**
 * The chains whose side of messages is told: those of which something is indexed, and whose messenger knows where it is, which it does
 * before it sends or receives anything. Of several that say that they are one blockchain it is the one that is configured to be, or else the first.
 *
 * Throws a {@link ServiceError} (503) where the side of one is not whole, and where the operator has left the lists out of all of them.
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
    // Nothing is indexed of it yet, as of those that this service does not know.
    if ((await statusesOf(chain)).size === 0) continue
    await assertWhole(chain)
    const one = await located(chain, directory)
    if (one !== undefined && found.every(({ blockchainId }) => blockchainId !== one.blockchainId)) found.push(one)
  }
  return found
}

/** A chain as {@link icmChains} gives it; undefined where its side of messages is not whole. */
export async function icmChain(chain: ServedChain, directory: ChainDirectory): Promise<IcmChain | undefined> {
  return (await hasMessages(chain)) ? located(chain, directory) : undefined
}

/** A chain as it is configured, or else as its messenger says, but for what another is configured to be. */
async function located(chain: ServedChain, directory: ChainDirectory): Promise<IcmChain | undefined> {
  const blockchainId = await blockchainIdOf(chain)
  if (blockchainId === undefined) return undefined
  const configured = directory.find(formatId(parseHex(blockchainId, "hexnc")))
  return configured === undefined || configured === chain ? { chain, blockchainId } : undefined
}

/** Whether a chain's side of messages is there as far as its blocks are. */
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
