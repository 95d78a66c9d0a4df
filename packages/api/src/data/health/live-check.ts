import type { operations } from "@serac/data/types"
import type { Handler } from "@serac/server/http"
import type { Services } from "../services.ts"
import { healthAnswer } from "./health-answer.ts"

/** `GET /v1/live-check`: whether the store can be read. */
export const liveCheck: Handler<operations["liveCheck"], Services> = async (_request, { health }) => {
  const store = (await health()).checks.filter(({ name }) => name === "store")
  return healthAnswer(
    store,
    store.every(({ isUp }) => isUp),
  )
}
