import type { operations } from "@serac/data/types"
import { cached, type Handler } from "@serac/server/http"
import type { Services } from "../services.ts"
import { messagesVersion } from "../versions.ts"
import { oneMessage } from "./one-message.ts"

/** `GET /v1/icm/messages/{messageId}`. */
export const getIcmMessage: Handler<operations["getIcmMessage"], Services> = cached(
  messagesVersion,
  ({ path }, services) => oneMessage(path.messageId, services, "icmContractAddress"),
)
