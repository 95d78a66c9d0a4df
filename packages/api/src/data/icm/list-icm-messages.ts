import type { operations } from "@serac/data/types"
import { cached, type Handler } from "@serac/server/http"
import type { Services } from "../services.ts"
import { messagesVersion } from "../versions.ts"
import { listMessages } from "./messages.ts"

/** `GET /v1/icm/addresses/{address}/messages`. */
export const listIcmMessages: Handler<operations["listIcmMessages"], Services> = cached(
  messagesVersion,
  ({ path, query, page }, services) => listMessages(page, { ...path, ...query }, services, "icmContractAddress"),
)
