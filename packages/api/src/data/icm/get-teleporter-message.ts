import type { operations } from "@serac/data/types"
import { cached, type Handler } from "@serac/server/http"
import type { Services } from "../services.ts"
import { messagesVersion } from "../versions.ts"
import { oneMessage } from "./one-message.ts"

/** `GET /v1/teleporter/messages/{messageId}`. */
export const getTeleporterMessage: Handler<operations["getTeleporterMessage"], Services> = cached(
  messagesVersion,
  ({ path }, services) => oneMessage(path.messageId, services, "teleporterContractAddress"),
)
