import { type AnyJson, resolveExample } from "../documents.ts"
import { eventStream } from "../streams.ts"
import type { PromisedOperation } from "./operation.ts"
import type { Seen } from "./seen.ts"
import { type Context, HarvestedWords, kindsIn } from "./words.ts"

/** The number of parameter combinations per request round of an operation; more if most addresses belong to other chains, or words name different things. */
const combinations = 10
const combinationsOfAddresses = 20
/** The number of rounds; each uses values from the responses of the previous one. */
const crawlRounds = 3
/** The maximum number of kinds of objects on which an operation's filters are tried. */
const maxKinds = 8
/** The maximum number of combinations to try in each network. */
const maxOtherPlaces = 5
const fewItems = "1"
/** Items per page; EVM chains, whose items are small, use the maximum. */
const someItems = "25"
const manyItems = "100"
/** The maximum number of found values to try for a filter. */
const maxValues = 2
/** Valid values that identify nothing. */
const unknownIds: readonly string[] = ["9999999999", "11111111111111111111111111111111LpoYY", `0x${"f".repeat(64)}`]

/**
 * Requests everything that a server's document promises: every operation, with values from other responses, with every value of every
 * filter, all pages, again with the received entity tag, with unknown identifiers, and with invalid values.
 *
 * @param words values from other servers, to which this server's are added
 * @param send sends a request; default the global `fetch`
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

/** Parameters with a successful response, and its size. */
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

  /** Requests an operation with the known values, except for combinations already tried. */
  async explore(operation: PromisedOperation, round: number): Promise<void> {
    const needed = neededBy(operation)
    const some = needed.map(({ name }, at): [string, string] => {
      const values = this.#words.valuesOf(this.#seen.document, needed[at])
      return [name, values[round % Math.max(1, values.length)] ?? ""]
    })
    const asked = [Object.fromEntries(some), ...this.#combine(operation, needed)]
    await this.#ask(operation, [...asked, ...this.#elsewhere(needed, asked.slice(0, maxOtherPlaces))])
  }

  /** Tries the values of each optional parameter, with related values of the others, and requests further pages. */
  async vary(operation: PromisedOperation): Promise<void> {
    const needed = neededBy(operation)
    const optional = operation.parameters.filter((one) => one.in === "query" && one.required !== true && !isPage(one))
    for (const parameter of optional) await this.#ask(operation, this.#combine(operation, [...needed, parameter]))
    for (const { values } of this.#best(operation).slice(0, maxKinds)) {
      // Also without the filters of the first request, which could exclude the results of another filter.
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

  /** Repeats a request with the received entity tag. */
  async repeat(operation: PromisedOperation): Promise<void> {
    const [best] = this.#best(operation)
    if (best === undefined) return
    const { etag } = await this.#send(operation, best.values)
    if (etag !== null) await this.#send(operation, best.values, { "if-none-match": etag })
  }

  /** Requests unknown identifiers, one path parameter at a time. */
  async miss(operation: PromisedOperation): Promise<void> {
    const [best] = this.#best(operation)
    for (const parameter of operation.parameters.filter((one) => one.in === "path")) {
      const { pattern = "" } = resolveExample(this.#seen.document, parameter.schema)
      for (const value of unknownIds.filter((value) => new RegExp(pattern, "u").test(value)))
        await this.#send(operation, { ...best?.values, [parameter.name]: value })
    }
  }

  /** Gives each parameter an invalid value. */
  async break(operation: PromisedOperation): Promise<void> {
    const [best] = this.#best(operation)
    for (const { name } of operation.parameters) await this.#send(operation, { ...best?.values, [name]: "!!" })
  }

  /** The same request in each network, and with each value of other parameters with a fixed set of values. */
  #elsewhere(needed: readonly AnyJson[], all: readonly Context[]): readonly Context[] {
    const closed = needed.filter(({ schema }) => resolveExample(this.#seen.document, schema).enum !== undefined)
    return closed.flatMap((one) =>
      all.flatMap((values) => this.#each(one).map((value) => ({ ...values, [one.name]: value }))),
    )
  }

  /** Some combinations that were not yet requested for the operation. */
  #combine(operation: PromisedOperation, parameters: readonly AnyJson[]): readonly Context[] {
    const count = parameters.some(({ name }) => /^(address(es)?|query|txHash)$/.test(name))
      ? combinationsOfAddresses
      : combinations
    const isNew = (values: Context) => !this.#asked.has(crawlKey(operation, values))
    return this.#words.combinations(this.#seen.document, parameters, isNew, count)
  }

  /** For each kind, such as a chain of a network, the successful response with the most items. */
  #best(operation: PromisedOperation): readonly Success[] {
    const needed = neededBy(operation).map(({ name }) => name)
    const kinds = new Map<string, Success>()
    for (const success of this.#successes.get(operation) ?? []) {
      const kind = kindsIn(needed.map((name) => success.values[name] ?? "")).join()
      if (success.size > (kinds.get(kind)?.size ?? -1)) kinds.set(kind, success)
    }
    return [...kinds.values()].sort((one, other) => other.size - one.size)
  }

  /** All values of a parameter with a fixed set, or some of the values found. */
  #each(parameter: AnyJson): readonly string[] {
    const values = this.#words.valuesOf(this.#seen.document, parameter)
    const schema = resolveExample(this.#seen.document, parameter.schema)
    const { enum: closed, "x-extensible-enum": open } = resolveExample(this.#seen.document, schema.items) ?? schema
    if ((closed ?? open) !== undefined) return values
    const step = Math.max(1, values.length / maxValues)
    return values.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step))
  }

  /** Sends the requests that were not sent before, in parallel, and collects values from the successful responses. */
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
    // Retries once, since a server may close a kept-alive connection while the next request is being sent.
    const response = await this.#fetch(url, request).catch(() => this.#fetch(url, request))
    // The content of a stream's events is tested elsewhere, when something changes: a stream does not end, and has no events here.
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
