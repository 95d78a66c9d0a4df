import { isObject } from "../../document/json.ts"
import { CodegenError } from "../../error.ts"
import type { PagingModel } from "./paging-model.ts"

/** What a document says of an operation's pages: that it has none, or how they follow. Without `items` the rules find the list. */
export type DeclaredPaging = false | { readonly items: string | undefined; readonly paging: PagingModel }

/** The members that each kind has beside `by` and `items`: those it must have, and those it may. */
const members = {
  cursor: [["parameter", "member"], ["more"]],
  item: [["parameter", "member"], ["more"]],
  offset: [["parameter"], ["first", "total", "more"]],
  number: [["parameter"], ["first", "total", "more"]],
  url: [["member"], []],
  link: [[], []],
} as const

/**
 * The extension `x-iteration` of an OpenAPI operation.
 *
 * @throws {CodegenError} when it is neither false nor one of the kinds with its members
 */
export function declaredPaging(place: string, iteration: unknown): DeclaredPaging | undefined {
  if (iteration === undefined || iteration === false) return iteration
  const fail = (what: string): never => {
    throw new CodegenError(`${place}: x-iteration ${what}`)
  }
  if (!isObject(iteration)) return fail("must be false or an object")
  const { by, items, ...given } = iteration
  const known = Object.entries(members).find(([kind]) => kind === by)?.[1]
  if (known === undefined) return fail(`has by: ${JSON.stringify(by)}; it can be ${Object.keys(members).join(", ")}`)
  const [required, optional] = known as readonly [readonly string[], readonly string[]]
  const missing = required.find((name) => given[name] === undefined)
  if (missing !== undefined) return fail(`lacks "${missing}", which ${by} needs`)
  const strange = Object.keys(given).find((name) => !required.includes(name) && !optional.includes(name))
  if (strange !== undefined) return fail(`has "${strange}", which ${by} does not`)
  for (const [name, value] of Object.entries({ ...given, ...(items !== undefined && { items }) }))
    if (typeof value !== (name === "first" ? "number" : "string")) fail(`has no valid "${name}"`)
  return { items: items as string | undefined, paging: { by, ...given } as PagingModel }
}

interface SpeakeasyInput {
  readonly name: string
  readonly in: string
  readonly type: string
}

/**
 * Speakeasy's extension `x-speakeasy-pagination`.
 *
 * @throws {CodegenError} when it has a path that is not one of members only, other than to a member of the last item
 */
export function speakeasyPaging(place: string, pagination: unknown): DeclaredPaging | undefined {
  if (!isObject(pagination)) return undefined
  const fail = (what: string): never => {
    throw new CodegenError(`${place}: x-speakeasy-pagination ${what}`)
  }
  const {
    type,
    inputs = [],
    outputs = {},
  } = pagination as {
    readonly type?: string
    readonly inputs?: readonly SpeakeasyInput[]
    readonly outputs?: Readonly<Record<string, string>>
  }
  const parameterOf = (kind: string): string | undefined => {
    const input = inputs.find((one) => one.type === kind)
    return input && (input.in === "requestBody" ? `body/${input.name.replaceAll(".", "/")}` : input.name)
  }
  const pathOf = (output: string): string | undefined => {
    const path = outputs[output]
    if (path === undefined) return undefined
    if (!/^\$(\.[\w-]+)*$/.test(path)) return fail(`has the path ${path}, of which only members are supported`)
    return path.slice(2).replaceAll(".", "/")
  }
  const items = pathOf("results")
  const cursor = parameterOf("cursor")
  if (type === "url") return { items, paging: { by: "url", member: pathOf("nextUrl") ?? fail("lacks nextUrl") } }
  if (type === "cursor" && cursor !== undefined) {
    const [, list, member] = /^\$\.?(.*)\[(?:-1|\(@\.length ?- ?1\))\]\.([\w.-]+)$/.exec(outputs.nextCursor ?? "") ?? []
    if (list !== undefined && member !== undefined) {
      const own = list.replaceAll(".", "/")
      return { items: items ?? own, paging: { by: "item", parameter: cursor, member: member.replaceAll(".", "/") } }
    }
    return {
      items,
      paging: { by: "cursor", parameter: cursor, member: pathOf("nextCursor") ?? fail("lacks nextCursor") },
    }
  }
  const [offset, page, pages] = [parameterOf("offset"), parameterOf("page"), pathOf("numPages")]
  if (type === "offsetLimit" && page !== undefined)
    return { items, paging: { by: "number", parameter: page, ...(pages !== undefined && { total: pages }) } }
  if (type === "offsetLimit" && offset !== undefined) return { items, paging: { by: "offset", parameter: offset } }
  return fail("has no type and input that belong together")
}
