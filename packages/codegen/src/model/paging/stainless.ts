import { isObject, type JsonObject } from "../../document/json.ts"

/**
 * The pages of operations by a configuration of Stainless, as `x-iteration` by `METHOD /path`: a method with `paginated: false` is no
 * listing; of one with `paginated: true`, the first scheme of `pagination` applies whose parameter the operation has.
 *
 * @param has whether an operation has a parameter of the query or a member of the body
 */
export function stainlessPages(
  config: JsonObject,
  has: (endpoint: string, parameter: string) => boolean,
): ReadonlyMap<string, unknown> {
  const schemes = (Array.isArray(config.pagination) ? config.pagination : []).filter(isObject)
  const pages = new Map<string, unknown>()
  for (const { endpoint, paginated } of methodsIn(config.resources)) {
    if (paginated === false) pages.set(endpoint, false)
    if (paginated !== true) continue
    const found = schemes
      .flatMap((scheme) => iterationOf(scheme) ?? [])
      .find(({ parameter }) => !parameter || has(endpoint, parameter))
    if (found !== undefined) pages.set(endpoint, found)
  }
  return pages
}

interface Method {
  /** Such as `GET /v1/things`. */
  readonly endpoint: string
  readonly paginated: unknown
}

function methodsIn(resources: unknown): readonly Method[] {
  if (!isObject(resources)) return []
  return Object.values(resources).flatMap((resource) => {
    if (!isObject(resource)) return []
    const methods = isObject(resource.methods) ? Object.values(resource.methods) : []
    return [
      ...methods.flatMap((method) => {
        if (!isObject(method) || typeof method.endpoint !== "string") return []
        const [verb = "", path = ""] = method.endpoint.split(" ")
        return [{ endpoint: `${verb.toUpperCase()} ${path}`, paginated: method.paginated }]
      }),
      ...methodsIn(resource.subresources),
    ]
  })
}

interface Iteration {
  readonly by: string
  readonly items?: string
  readonly parameter?: string
  readonly member?: string
  readonly total?: string
  readonly more?: string
}

function iterationOf({ type, request, response, param_location: place }: JsonObject): Iteration | undefined {
  const asked = purposesIn(request)
  const answered = purposesIn(response)
  const entry = (name: string, path: string | undefined) => (path === undefined ? {} : { [name]: path })
  const inRequest = (purpose: string) => {
    const path = asked.get(purpose)
    return path !== undefined && place === "body" ? `body/${path}` : path
  }
  const items = entry("items", answered.get("items"))
  const more = entry("more", answered.get("has_next_page_field") ?? answered.get("has_next_page"))
  const list = answered.get("items") ?? ""
  if (type === "cursor")
    return {
      by: "cursor",
      ...items,
      ...entry("parameter", inRequest("next_cursor_param")),
      ...entry("member", answered.get("next_cursor_field")),
      ...more,
    }
  if (type === "cursor_id") {
    const id = answered.get("cursor_item_id")?.slice(list === "" ? 0 : list.length + 1)
    return {
      by: "item",
      ...items,
      ...entry("parameter", inRequest("next_cursor_id_param") ?? inRequest("next_cursor_param")),
      member: id ?? "id",
      ...more,
    }
  }
  if (type === "cursor_url") return { by: "url", ...items, ...entry("member", answered.get("cursor_url_field")) }
  if (type === "page_number")
    return {
      by: "number",
      ...items,
      ...entry("parameter", inRequest("page_number_param")),
      ...entry("total", answered.get("total_page_count_field")),
      ...more,
    }
  if (type === "offset")
    return {
      by: "offset",
      ...items,
      ...entry("parameter", inRequest("offset_count_param")),
      ...entry("total", answered.get("offset_total_count_field")),
      ...more,
    }
  return undefined
}

/** The path of each property that has a purpose; of a list, its items are at its own path. */
function purposesIn(properties: unknown, holder = ""): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [name, property] of Object.entries(isObject(properties) ? properties : {})) {
    if (!isObject(property)) continue
    const path = holder === "" ? name : `${holder}/${name}`
    const mark = property["x-stainless-pagination-property"]
    if (isObject(mark) && typeof mark.purpose === "string") found.set(mark.purpose, path)
    const { items } = property
    for (const part of [property.properties, isObject(items) ? items.properties : undefined])
      for (const [purpose, own] of purposesIn(part, path)) found.set(purpose, own)
  }
  return found
}
