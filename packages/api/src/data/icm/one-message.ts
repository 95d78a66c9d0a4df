import { ReadyJson, ServiceError } from "@serac/server/http"
import type { Hex } from "@serac/store"
import { boundedJson } from "../render/json-text.ts"
import type { Services } from "../services.ts"
import { icmChains } from "./icm-chains.ts"
import { findMessage } from "./join-message.ts"
import { type MessageContext, renderMessage } from "./render-message.ts"

/** A message by its ID. Throws a {@link ServiceError} (404) where no chain of this service has it. */
export async function oneMessage(
  messageId: string,
  services: Services,
  contractMember: MessageContext["contractMember"],
): Promise<ReadyJson> {
  const chains = await icmChains(services.chains.all, services.chains)
  const message = await findMessage(chains, messageId.toLowerCase() as Hex)
  if (message === undefined) throw new ServiceError(404, `message ${boundedJson(messageId, 80)} was not found`)
  return new ReadyJson(await renderMessage(message, { ...services, chains, contractMember }))
}
