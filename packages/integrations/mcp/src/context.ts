import { type AnswerMemory, createAnswerMemory } from "./answer/answer-memory.ts"
import { offer } from "./apis/api.ts"
import type { OfferedApi } from "./apis/offered-api.ts"
import { catalogOperations } from "./catalog/catalog.ts"
import type { CatalogOperation } from "./catalog/operation.ts"
import { createFreshness, type Freshness } from "./freshness/freshness.ts"
import { apiNames } from "./generated/apis.ts"
import type { McpOptions } from "./options.ts"

/** State shared by all tools of a server, over all of its connections. */
export interface Context {
  readonly apis: readonly OfferedApi[]
  readonly allow: ReadonlySet<string>
  readonly maxPageSize: number
  readonly maxAnswerCharacters: number
  readonly memory: AnswerMemory
  readonly freshness: Freshness
}

/**
 * Reads the operations of the offered APIs, without sending requests.
 *
 * @throws TypeError when no API is given, a base URL is invalid, a limit is too small, or a given tag or operation name does not exist
 */
export async function createContext(options: McpOptions): Promise<Context> {
  const { tags, allow = [], maxPageSize = 25, maxAnswerCharacters = 20_000, now = Date.now } = options
  requireAtLeast("maxPageSize", maxPageSize, 1)
  requireAtLeast("maxAnswerCharacters", maxAnswerCharacters, 1_000)
  const names = apiNames.filter((name) => options.apis[name] !== undefined)
  if (names.length === 0) throw new TypeError(`apis: give at least one of ${apiNames.join(", ")}`)
  const all = await Promise.all(names.map(async (name) => ({ name, operations: await catalogOperations(name) })))
  requireKnown(
    all.flatMap(({ operations }) => operations),
    tags ?? [],
    allow,
  )
  const wanted = new Set(tags?.map((tag) => tag.toLowerCase()))
  const hasTag = (operation: CatalogOperation) =>
    tags === undefined || operation.tags.some((tag) => wanted.has(tag.toLowerCase()))
  const apis = all
    .map(({ name, operations }) => offer(name, operations.filter(hasTag), options))
    .filter(({ operations }) => operations.length > 0)
  return {
    apis,
    allow: new Set(allow),
    maxPageSize,
    maxAnswerCharacters,
    memory: createAnswerMemory(now),
    freshness: createFreshness(now),
  }
}

function requireAtLeast(name: string, value: number, least: number): void {
  if (!Number.isInteger(value) || value < least) throw new TypeError(`${name} must be an integer of at least ${least}`)
}

function requireKnown(
  operations: readonly CatalogOperation[],
  tags: readonly string[],
  allow: readonly string[],
): void {
  const known = [...new Set(operations.flatMap((operation) => operation.tags))].sort()
  const strange = tags.find((tag) => !known.some((one) => one.toLowerCase() === tag.toLowerCase()))
  if (strange !== undefined)
    throw new TypeError(`tags: nothing has the tag "${strange}"; there are ${known.join(", ")}`)
  const refused = operations.filter(({ refusal }) => refusal !== undefined).map(({ api, name }) => `${api}.${name}`)
  const unknown = allow.find((name) => !refused.includes(name))
  if (unknown !== undefined)
    throw new TypeError(`allow: "${unknown}" is not an operation to allow; there are ${refused.join(", ") || "none"}`)
}
