import type { Paging, ReadyJson } from "@serac/server/http"
import type { NetworkName } from "../networks/unknown-network.ts"
import type { Services } from "../services.ts"
import { icmChains } from "./icm-chains.ts"
import { MessageFilter, type MessagesRequest } from "./message-filter.ts"
import { messagePages, messagePosition } from "./message-pages.ts"
import { type MessageContext, renderMessage } from "./render-message.ts"

/** The filters of a list of messages. */
export interface MessageListRequest extends MessagesRequest {
  readonly network?: NetworkName | undefined
}

/** A page of the matching messages. */
export async function listMessages(
  page: Paging,
  asked: MessageListRequest,
  services: Services,
  contractMember: MessageContext["contractMember"],
): Promise<ReadyJson> {
  const chains = await icmChains(services.chains.served(asked.network), services.chains)
  const filter = new MessageFilter(asked)
  const context = { ...services, chains, contractMember }
  return page.list("messages", (range) => messagePages(chains, { filter, ...range }), {
    json: (items) => Promise.all(items.map(({ message }) => renderMessage(message, context))),
    position: messagePosition,
  })
}
