import type { OperationObject, Response } from "../../document/openapi.ts"
import type { Resolver } from "../../document/resolve.ts"
import { hasType, type SchemaObject, type SchemaOrReference } from "../../document/schema.ts"
import { CodegenError } from "../../error.ts"
import type { BodyModel, ResponseModel, RestParameterModel } from "../model.ts"
import { type DeclaredPaging, declaredPaging, speakeasyPaging } from "./extension.ts"
import { itemsOf } from "./items.ts"
import { isList, type Member, membersWithin, propertiesOf, withoutNull, wordOf } from "./member.ts"
import type { ListingModel, PagingModel } from "./paging-model.ts"
import { pagingRules } from "./rules.ts"

/** The parts of an operation that are read for its pages. */
interface Paged {
  readonly path: string
  readonly operation: OperationObject
  readonly parameters: readonly RestParameterModel[]
  readonly body: BodyModel | undefined
  readonly responses: readonly ResponseModel[]
}

/**
 * The pages of an operation, if it is a listing: as the document declares it (`x-iteration`, `x-speakeasy-pagination`), or else by
 * the rules, from its parameters and its only result.
 *
 * @throws {CodegenError} when the document declares something that the operation does not have
 */
export function readPaging(resolver: Resolver, place: string, paged: Paged): ListingModel | undefined {
  const { operation, path, responses } = paged
  const declared =
    declaredPaging(place, operation["x-iteration"]) ?? speakeasyPaging(place, operation["x-speakeasy-pagination"])
  if (declared === false) return undefined
  const results = responses.filter(({ isResult, schema }) => isResult && schema !== undefined)
  const [result, another] = results
  const page = another === undefined ? result?.schema : undefined
  if (declared !== undefined) {
    if (page === undefined) throw new CodegenError(`${place}: is declared as a listing and has no result, or several`)
    return listingOf(resolver, place, paged, page, declared)
  }
  const byToken = tokenListing(resolver, paged.parameters, responses)
  if (byToken !== undefined) return { items: byToken, paging: { by: "token" } }
  if (page === undefined || result?.status !== 200) return undefined
  const items = itemsOf(resolver, page, path)
  if (items === undefined) return undefined
  const evidence = {
    parameters: requestMembers(resolver, paged),
    members: membersWithin(resolver, page).filter((member) => !isWithin(items, member)),
    ofItems: itemMembers(resolver, page, items),
    hasLink: hasLink(resolver, operation),
  }
  for (const rule of pagingRules) {
    const paging = rule(evidence)
    if (paging !== undefined) return { items, paging }
  }
  return undefined
}

function listingOf(
  resolver: Resolver,
  place: string,
  paged: Paged,
  page: SchemaOrReference,
  { items: given, paging }: DeclaredPaging & object,
): ListingModel {
  const items = given ?? itemsOf(resolver, page, paged.path)
  if (items === undefined)
    throw new CodegenError(`${place}: is declared as a listing; which list has its items must be told, too`)
  if (!isList(schemaAt(resolver, page, items)))
    throw new CodegenError(`${place}: is declared as a listing of "${items}", which is no list of its result`)
  if ("parameter" in paging) requireParameter(place, paged, paging)
  return { items, paging }
}

function requireParameter(place: string, paged: Paged, { parameter }: PagingModel & { parameter: string }): void {
  const [name = "", ...rest] = parameter.split("/")
  const isKnown =
    rest.length === 0 ? paged.parameters.some((one) => one.name === name) : name === "body" && paged.body !== undefined
  if (!isKnown) throw new CodegenError(`${place}: is declared as a listing by "${parameter}", which is no parameter`)
}

/** By `pageToken` and `nextPageToken`, the pages of our own documents. */
function tokenListing(
  resolver: Resolver,
  parameters: readonly RestParameterModel[],
  responses: readonly ResponseModel[],
): string | undefined {
  if (!parameters.some((parameter) => parameter.in === "query" && parameter.name === "pageToken")) return undefined
  const page = responses.find((response) => response.status === 200)?.schema
  if (page === undefined) return undefined
  const { properties } = propertiesOf(resolver, page)
  const arrays = Object.keys(properties).filter((name) =>
    hasType(resolver.resolve<SchemaObject>(properties[name] ?? {}), "array"),
  )
  return "nextPageToken" in properties && arrays.length === 1 ? arrays[0] : undefined
}

/** Members of a body that hold parameters of pages. */
const holders = new Set(["options", "pagination", "paging", "page", "pageoptions"])

/** The parameters of the query, and the members of a JSON body, at its top and within its options. */
function requestMembers(resolver: Resolver, { parameters, body }: Paged): readonly Member[] {
  const inQuery = parameters
    .filter((one) => one.in === "query" && !one.name.includes("/"))
    .map(({ name, schema, description, required }) => ({
      path: name,
      words: [wordOf(name)],
      schema: { ...withoutNull(resolver, schema), ...(description !== undefined && { description }) },
      isRequired: required,
    }))
  if (body?.kind !== "json") return inQuery
  return [
    ...inQuery,
    ...membersWithin(resolver, body.schema, 2)
      .filter(({ words: [, holder] }) => holder === undefined || holders.has(holder))
      .map((member) => ({ ...member, path: `body/${member.path}` })),
  ]
}

const isWithin = (items: string, { path }: Member) => items !== "" && (path === items || path.startsWith(`${items}/`))

function itemMembers(resolver: Resolver, page: SchemaOrReference, items: string): readonly Member[] {
  const element = schemaAt(resolver, page, items).items
  return typeof element === "object" ? membersWithin(resolver, element, 1) : []
}

function schemaAt(resolver: Resolver, page: SchemaOrReference, path: string): SchemaObject {
  const names = path === "" ? [] : path.split("/")
  const found = names.reduce<SchemaOrReference>(
    (holder, name) => propertiesOf(resolver, holder).properties[name] ?? {},
    page,
  )
  return withoutNull(resolver, found)
}

function hasLink(resolver: Resolver, { responses = {} }: OperationObject): boolean {
  const response = responses["200"]
  const { headers = {} } = response === undefined ? {} : resolver.resolve<Response>(response)
  return Object.keys(headers).some((name) => name.toLowerCase() === "link")
}
