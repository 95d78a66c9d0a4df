import { formatId, parseHex } from "@serac/chain"
import type { Hex, StoredTransaction } from "@serac/store"
import { type MessengerEvent, readMessengerEvent } from "@serac/store/items"
import type { ChainDirectory } from "../chains/chain-directory.ts"
import type { ServedChain } from "../chains/served-chain.ts"
import { icmChain } from "./icm-chains.ts"
import { isTrue } from "./join-message.ts"

/**
 * The JSON member of the first message that a transaction sent or received, after a comma; empty for a transaction without one, or where the
 * chain's messages are incomplete. The other chain's ID is present where this service has that chain.
 */
export async function messageInfo(
  chain: ServedChain,
  chains: ChainDirectory,
  transaction: StoredTransaction,
): Promise<string> {
  const side = await icmChain(chain, chains)
  if (side === undefined) return ""
  const events = (await chain.reader.messengerEventsOf(transaction)).map(({ fragment }) => readMessengerEvent(fragment))
  const isMessage = (one: MessengerEvent) => one.kind === "sent" || one.kind === "received"
  const event = events.filter(isMessage).find((one) => isTrue(side, one))
  if (event === undefined) return ""
  const own = chain.chainId
  const idOf = (id: Hex) => chains.find(formatId(parseHex(id, "hexnc")))?.chainId
  const info =
    event.kind === "sent"
      ? { direction: "SOURCE_TRANSACTION", sourceChainId: own, destinationChainId: idOf(event.destination) }
      : { direction: "DESTINATION_TRANSACTION", sourceChainId: idOf(event.source), destinationChainId: own }
  return `,"teleporterMessageInfo":${JSON.stringify({ teleporterMessageId: event.messageId, ...info })}`
}
