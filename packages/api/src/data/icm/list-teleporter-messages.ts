import type { operations } from "@serac/data/types"
import { cached, type Handler } from "@serac/server/http"
import type { Services } from "../services.ts"
import { messagesVersion } from "../versions.ts"
import { listMessages } from "./messages.ts"

/** `GET /v1/teleporter/messages`. */
export const listTeleporterMessages: Handler<operations["listTeleporterMessages"], Services> = cached(
  messagesVersion,
  ({ query, page }, services) => listMessages(page, query, services, "teleporterContractAddress"),
)
