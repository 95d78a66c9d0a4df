import type { operations } from "@serac/data/types"
import type { Handler } from "@serac/server/http"
import type { Services } from "../services.ts"
import { healthAnswer } from "./health-answer.ts"

/** `GET /v1/health-check`: ready when `/health` is. */
export const healthCheck: Handler<operations["healthCheck"], Services> = async (_request, { health }) => {
  const { checks, ready } = await health()
  return healthAnswer(checks, ready)
}
