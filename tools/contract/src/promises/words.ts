import { type AnyJson, resolveExample } from "../documents.ts"

/** Values that belong together: the fields of an object of an answer, and the parameters it was asked with. */
export type Context = Readonly<Record<string, string>>

/** Under which names of fields a parameter's values are found besides its own. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  blockId: ["blockNumber", "blockHash", "blockHeight"],
  l1ValidationId: ["validationId"],
  nodeIds: ["nodeId"],
  txTypes: ["txType"],
  addresses: ["rewardAddresses", "toAddress"],
  query: ["symbol", "blockNumber", "validationId", "nodeId", "subnetId", "assetId", "blockHash", "txHash", "address"],
}

const longestWord = 200
/** Longer values name one thing of many; shorter ones, such as a network, a kind of them. */
const longestOfKind = 12
/** Objects with the same fields that are kept. */
const maxPerShape = 60

/** What answers said, for the parameters of requests to come: some objects of each shape. */
export class HarvestedWords {
  /** How many objects of each shape are kept. */
  readonly #shapes = new Map<string, number>()
  /** The places among all of the first object of each shape, of the second of each, and so on. */
  readonly #turns: number[][] = []
  /** Every object that is kept, in the order in which it was told. */
  readonly #contexts: Context[] = []
  readonly #columns = new Map<AnyJson, Column>()

  /** Takes the objects of an answer, at any depth. */
  learn(value: unknown, asked: Context): void {
    if (Array.isArray(value)) {
      for (const item of value) this.learn(item, asked)
      return
    }
    if (typeof value !== "object" || value === null) return
    const context: Record<string, string> = { ...asked }
    for (const [name, part] of Object.entries(value)) {
      const first = Array.isArray(part) ? part[0] : part
      if ((typeof first === "string" && first !== "" && first.length < longestWord) || typeof first === "number")
        context[name] = String(first)
    }
    const shape = [...Object.keys(context).sort(), ...kindsIn(Object.values(asked))].join()
    const known = this.#shapes.get(shape) ?? 0
    if (known < maxPerShape) {
      this.#shapes.set(shape, known + 1)
      const turn = this.#turns[known] ?? []
      turn.push(this.#contexts.length)
      this.#turns[known] = turn
      this.#contexts.push(context)
    }
    for (const part of Object.values(value)) this.learn(part, context)
  }

  /**
   * Values of parameters that belong together as far as any do, from objects that are as different as possible.
   *
   * @param isWanted which of them are asked for
   * @param count how many of those, at most
   */
  combinations(
    document: AnyJson,
    parameters: readonly AnyJson[],
    isWanted: (values: Context) => boolean,
    count: number,
  ): readonly Context[] {
    const columns = parameters.map((parameter) => this.#columnOf(document, parameter))
    const others = parameters.map((parameter) => this.valuesOf(document, parameter))
    const covered = this.#coveredBy(columns)
    const most = covered.reduce((one, other) => Math.max(one, other), 0)
    // What belongs together whole is made of values that were found: it may soon be seen that there is no more.
    const possible = columns.reduce((product, { found }) => product * found.size, 1)
    const seen = new Set<string>()
    let found: Context[] = []
    let mostCovered = 0
    let whole = 0
    let index = -1
    for (const turn of this.#turns)
      for (const context of turn) {
        index += 1
        const ofThese = covered[context] ?? 0
        if (ofThese < mostCovered) continue
        const given = columns.map(
          ({ values }, at) => values[context] ?? others[at]?.[index % (others[at]?.length ?? 1)],
        )
        const key = given.join("\n")
        if (seen.has(key)) continue
        seen.add(key)
        if (ofThese > mostCovered) found = []
        mostCovered = ofThese
        const named = parameters.map(({ name }, at): [string, string | undefined] => [name, given[at]])
        const values = Object.fromEntries(named.filter((one): one is [string, string] => one[1] !== undefined))
        if (isWanted(values)) found.push(values)
        if (ofThese === columns.length) whole += 1
        if ((ofThese === most && found.length >= count) || whole >= possible) return found.slice(0, count)
      }
    return found.slice(0, count)
  }

  /** Of how many parameters each object has a value. */
  #coveredBy(columns: readonly Column[]): Uint8Array {
    const covered = new Uint8Array(this.#contexts.length)
    for (const { places } of columns) for (const place of places) covered[place] = (covered[place] ?? 0) + 1
    return covered
  }

  /** All values that are known of a parameter: those of its schema, or those found, or the document's example. */
  valuesOf(document: AnyJson, parameter: AnyJson): readonly string[] {
    const schema = resolveExample(document, parameter.schema)
    const { type, enum: closed, "x-extensible-enum": open } = resolveExample(document, schema.items) ?? schema
    if (type === "boolean") return ["true", "false"]
    const listed = closed ?? open
    if (listed !== undefined) return listed.map(String)
    const { found } = this.#columnOf(document, parameter)
    if (found.size === 0 && parameter.example !== undefined) return [String(parameter.example)]
    return [...found]
  }

  /** A parameter's values in all objects; each object is read once. */
  #columnOf(document: AnyJson, parameter: AnyJson): Column {
    const column = this.#columns.get(parameter) ?? { found: new Set(), values: [], places: [] }
    this.#columns.set(parameter, column)
    const read = readerOf(document, parameter)
    for (let at = column.values.length; at < this.#contexts.length; at += 1) {
      const value = read(this.#contexts[at] ?? {})
      column.values.push(value)
      if (value === undefined) continue
      column.found.add(value)
      column.places.push(at)
    }
    return column
  }
}

/** The values of a parameter, by the places of the objects that they were read of; the places of those that have one; and each value once. */
interface Column {
  readonly values: (string | undefined)[]
  readonly places: number[]
  readonly found: Set<string>
}

/** Those of the values that name a kind. */
export function kindsIn(values: readonly string[]): readonly string[] {
  return values.filter(({ length }) => length <= longestOfKind)
}

/** What reads a parameter's value out of a context, where one is there that fits. */
function readerOf(document: AnyJson, { name, schema: reference }: AnyJson): (context: Context) => string | undefined {
  const schema = resolveExample(document, reference)
  const { pattern } = resolveExample(document, schema.items) ?? schema
  const regex = pattern === undefined ? undefined : new RegExp(pattern, "u")
  const names = [name, ...(aliases[name] ?? [])]
  return (context) =>
    names.map((one) => context[one]).find((value) => value !== undefined && (regex?.test(value) ?? true))
}
