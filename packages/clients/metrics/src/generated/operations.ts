// Made by `pnpm generate` from specs/metrics/openapi.yaml. Do not edit.
import { type RestOperation, createPages } from "@serac/client/rest"

export const getAverageTps: RestOperation = {
  id: "getAverageTps",
  method: "GET",
  path: "/v1/avg_tps/{chainId}",
  query: ["pageToken", "startKey"],
  items: "results",
  pages: createPages,
  restarts: "items",
}
