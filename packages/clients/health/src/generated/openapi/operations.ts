// Made by `pnpm generate` from specs/health/openapi.yaml. Do not edit.
import { type RestOperation, parseLossless } from "@serac/client/rest"

export const getHealth: RestOperation = {
  id: "getHealth",
  method: "GET",
  path: "/ext/health",
  query: ["tag"],
  parse: parseLossless,
  data: [503],
}

export const getHealthAlias: RestOperation = {
  id: "getHealthAlias",
  method: "GET",
  path: "/ext/health/health",
  query: ["tag"],
  parse: parseLossless,
  data: [503],
}

export const getReadiness: RestOperation = {
  id: "getReadiness",
  method: "GET",
  path: "/ext/health/readiness",
  query: ["tag"],
  parse: parseLossless,
  data: [503],
}

export const getLiveness: RestOperation = {
  id: "getLiveness",
  method: "GET",
  path: "/ext/health/liveness",
  query: ["tag"],
  parse: parseLossless,
}
