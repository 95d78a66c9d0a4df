import type { apiNames } from "../generated/apis.ts"

/** The name of an API. */
export type ApiName = (typeof apiNames)[number]
