import type { CatalogOperation } from "../catalog/operation.ts"
import type { ApiOptions, McpOptions } from "../options.ts"
import type { ApiName } from "./api-name.ts"
import { clientOf } from "./client-of.ts"
import { createConceal } from "./conceal.ts"
import type { OfferedApi } from "./offered-api.ts"

/** Creates the API with this name, these options and these operations. */
export function offer(name: ApiName, operations: readonly CatalogOperation[], options: McpOptions): OfferedApi {
  const { [name]: own } = options.apis
  if (own === undefined) throw new TypeError(`${name} has no base URL`)
  const { origin, conceal } = originOf(name, own)
  return { name, origin, conceal, operations, call: clientOf(name, own, options.fetch) }
}

function originOf(name: ApiName, { baseUrl, apiKey }: ApiOptions): Pick<OfferedApi, "origin" | "conceal"> {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined
  if (url?.protocol !== "http:" && url?.protocol !== "https:")
    throw new TypeError(`the base URL of ${name} is not an http or https URL`)
  return { origin: url.origin, conceal: createConceal(url, apiKey) }
}
