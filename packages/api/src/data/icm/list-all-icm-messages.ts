import type { operations } from "@serac/data/types"
import { cached, type Handler } from "@serac/server/http"
import type { Services } from "../services.ts"
import { messagesVersion } from "../versions.ts"
import { listMessages } from "./messages.ts"

/** `GET /v1/icm/messages`. */
export const listAllIcmMessages: Handler<operations["listAllIcmMessages"], Services> = cached(
  messagesVersion,
  ({ query, page }, services) => listMessages(page, query, services, "icmContractAddress"),
)
