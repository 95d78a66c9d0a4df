import { type AnyJson, resolveExample } from "../documents.ts"
import { eventStream } from "../streams.ts"
import type { PromisedOperation } from "./operation.ts"
import type { Seen } from "./seen.ts"
import { type Context, HarvestedWords, kindsIn } from "./words.ts"

/** Combinations of parameters that an operation is asked with at a time; more where most addresses are of somebody else, or words name anything. */
const combinations = 10
const combinationsOfAddresses = 20
/** Answers of one round are what the next one asks with. */
const crawlRounds = 3
/** Kinds of what an operation is about that its filters are tried on. */
const maxKinds = 8
/** Combinations that are tried in each network. */
const maxOtherPlaces = 5
const fewItems = "1"
/** Items of a page; of an EVM chain, whose items are small, as many as there may be. */
const someItems = "25"
const manyItems = "100"
/** Values of a filter that are tried, of those that were found. */
const maxValues = 2
/** Values that are valid and name nothing. */
const unknownIds: readonly string[] = ["9999999999", "11111111111111111111111111111111LpoYY", `0x${"f".repeat(64)}`]

/**
 * Asks a server for all that its document promises: every operation about whatever other answers named, with every value of every
 * filter, page after page, again with the entity tag that came, about what is not there, and with values that are refused.
 *
 * @param words what other servers said, to which is added what this one says
 * @param send how the server is reached; default the global `fetch`
 */
export async function crawl(
  seen: Seen,
  url: string,
  words: HarvestedWords = new HarvestedWords(),
  send: typeof fetch = fetch,
): Promise<void> {
  const crawler = new Crawler(seen, url, words, send)
  for (let round = 0; round < crawlRounds; round += 1)
    for (const operation of seen.operations) await crawler.explore(operation, round)
  for (const operation of seen.operations) {
    await crawler.vary(operation)
    await crawler.repeat(operation)
    await crawler.miss(operation)
    await crawler.break(operation)
  }
}

/** Parameters that were answered with a success, and how much there was. */
interface Success {
  readonly values: Context
  readonly size: number
}

class Crawler {
  readonly #seen: Seen
  readonly #url: string
  readonly #words: HarvestedWords
  readonly #fetch: typeof fetch
  readonly #asked = new Set<string>()
  readonly #successes = new Map<PromisedOperation, Success[]>()

  constructor(seen: Seen, url: string, words: HarvestedWords, send: typeof fetch) {
    this.#seen = seen
    this.#url = url
    this.#words = words
    this.#fetch = send
  }

  /** Asks with what is known, as far as it was not asked before. */
  async explore(operation: PromisedOperation, round: number): Promise<void> {
    const needed = neededBy(operation)
    const some = needed.map(({ name }, at): [string, string] => {
      const values = this.#words.valuesOf(this.#seen.document, needed[at])
      return [name, values[round % Math.max(1, values.length)] ?? ""]
    })
    const asked = [Object.fromEntries(some), ...this.#combine(operation, needed)]
    await this.#ask(operation, [...asked, ...this.#elsewhere(needed, asked.slice(0, maxOtherPlaces))])
  }

  /** Gives each optional parameter its values, each with what it belongs to, and asks for pages. */
  async vary(operation: PromisedOperation): Promise<void> {
    const needed = neededBy(operation)
    const optional = operation.parameters.filter((one) => one.in === "query" && one.required !== true && !isPage(one))
    for (const parameter of optional) await this.#ask(operation, this.#combine(operation, [...needed, parameter]))
    for (const { values } of this.#best(operation).slice(0, maxKinds)) {
      // Also without the filters that it was found with, which could leave nothing of what another one asks for.
      const unfiltered = Object.fromEntries(needed.map(({ name }) => [name, values[name] ?? ""]))
      await this.#ask(
        operation,
        optional.flatMap((one) =>
          this.#each(one).flatMap((value) => [values, unfiltered].map((about) => ({ ...about, [one.name]: value }))),
        ),
      )
      const { body } = await this.#send(operation, { ...values, pageSize: fewItems })
      const pageToken = (body as { readonly nextPageToken?: string } | undefined)?.nextPageToken
      if (pageToken !== undefined) await this.#send(operation, { ...values, pageSize: fewItems, pageToken })
    }
  }

  /** Asks the same again, with the tag that came. */
  async repeat(operation: PromisedOperation): Promise<void> {
    const [best] = this.#best(operation)
    if (best === undefined) return
    const { etag } = await this.#send(operation, best.values)
    if (etag !== null) await this.#send(operation, best.values, { "if-none-match": etag })
  }

  /** Names what is not there, one parameter of the path at a time. */
  async miss(operation: PromisedOperation): Promise<void> {
    const [best] = this.#best(operation)
    for (const parameter of operation.parameters.filter((one) => one.in === "path")) {
      const { pattern = "" } = resolveExample(this.#seen.document, parameter.schema)
      for (const value of unknownIds.filter((value) => new RegExp(pattern, "u").test(value)))
        await this.#send(operation, { ...best?.values, [parameter.name]: value })
    }
  }

  /** Gives each parameter a value that no schema allows. */
  async break(operation: PromisedOperation): Promise<void> {
    const [best] = this.#best(operation)
    for (const { name } of operation.parameters) await this.#send(operation, { ...best?.values, [name]: "!!" })
  }

  /** The same in each of the networks, and whatever else a parameter has a closed set of. */
  #elsewhere(needed: readonly AnyJson[], all: readonly Context[]): readonly Context[] {
    const closed = needed.filter(({ schema }) => resolveExample(this.#seen.document, schema).enum !== undefined)
    return closed.flatMap((one) =>
      all.flatMap((values) => this.#each(one).map((value) => ({ ...values, [one.name]: value }))),
    )
  }

  /** Some combinations that the operation was not asked with yet. */
  #combine(operation: PromisedOperation, parameters: readonly AnyJson[]): readonly Context[] {
    const count = parameters.some(({ name }) => /^(address(es)?|query|txHash)$/.test(name))
      ? combinationsOfAddresses
      : combinations
    const isNew = (values: Context) => !this.#asked.has(crawlKey(operation, values))
    return this.#words.combinations(this.#seen.document, parameters, isNew, count)
  }

  /** Of each kind, such as a chain of a network, the success with the most in it. */
  #best(operation: PromisedOperation): readonly Success[] {
    const needed = neededBy(operation).map(({ name }) => name)
    const kinds = new Map<string, Success>()
    for (const success of this.#successes.get(operation) ?? []) {
      const kind = kindsIn(needed.map((name) => success.values[name] ?? "")).join()
      if (success.size > (kinds.get(kind)?.size ?? -1)) kinds.set(kind, success)
    }
    return [...kinds.values()].sort((one, other) => other.size - one.size)
  }

  /** All values of a set that is listed, and some of those that were found. */
  #each(parameter: AnyJson): readonly string[] {
    const values = this.#words.valuesOf(this.#seen.document, parameter)
    const schema = resolveExample(this.#seen.document, parameter.schema)
    const { enum: closed, "x-extensible-enum": open } = resolveExample(this.#seen.document, schema.items) ?? schema
    if ((closed ?? open) !== undefined) return values
    const step = Math.max(1, values.length / maxValues)
    return values.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step))
  }

  /** Asks at once what was not asked before, and learns from the successes. */
  async #ask(operation: PromisedOperation, all: readonly Context[]): Promise<void> {
    if (this.#seen.isUnserved(operation)) return
    const fresh = all.filter((values) => {
      const key = crawlKey(operation, values)
      const isFresh = !this.#asked.has(key)
      this.#asked.add(key)
      return isFresh
    })
    const pageSize = operation.path.startsWith("/v1/chains/") ? manyItems : someItems
    const answers = await Promise.all(fresh.map((values) => this.#send(operation, { ...values, pageSize })))
    const successes = answers.flatMap(({ status, body, size }, at): Success[] => {
      const values = fresh[at] ?? {}
      if (status !== 200) return []
      this.#words.learn(body, values)
      return [{ values, size }]
    })
    this.#successes.set(operation, [...(this.#successes.get(operation) ?? []), ...successes])
  }

  async #send(operation: PromisedOperation, values: Context, headers: Readonly<Record<string, string>> = {}) {
    const { method, path, parameters } = operation
    const query = new URLSearchParams()
    for (const { name, in: place } of parameters)
      if (place === "query" && values[name] !== undefined) query.set(name, values[name])
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? "!!"))
    const url = `${this.#url}${filled}${query.size === 0 ? "" : `?${query}`}`
    const content = resolveExample(this.#seen.document, operation.operation.requestBody)?.content?.["application/json"]
    const [example] = Object.values<AnyJson>(content?.examples ?? {})
    const own = parameters.filter(({ name, in: place }) => place === "body" && values[name] !== undefined)
    const given = Object.fromEntries(own.map(({ name }) => [name, values[name]]))
    const sent = { ...(example && resolveExample(this.#seen.document, example).value), ...given }
    const request = {
      method,
      headers: { ...headers, ...(example && { "content-type": "application/json" }) },
      ...(example && { body: JSON.stringify(sent) }),
    }
    // A server may close a connection that it kept while the next request is on its way.
    const response = await this.#fetch(url, request).catch(() => this.#fetch(url, request))
    // What a stream's events hold is compared where something changes: it does not end, and here it would tell nothing.
    const isStream = response.headers.get("content-type") === eventStream
    if (isStream) await response.body?.cancel()
    const text = isStream ? "" : await response.text()
    this.#seen.add({ method, url, status: response.status, headers: response.headers, text })
    const body: unknown = text === "" ? undefined : JSON.parse(text)
    return { status: response.status, etag: response.headers.get("etag"), body, size: text.length }
  }
}

function crawlKey({ operationId }: PromisedOperation, values: Context): string {
  return `${operationId} ${JSON.stringify(values)}`
}

function neededBy({ parameters }: PromisedOperation): readonly AnyJson[] {
  return parameters.filter(({ required }) => required === true)
}

function isPage({ name }: AnyJson): boolean {
  return name === "pageSize" || name === "pageToken"
}
