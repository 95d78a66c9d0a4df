import { type AnyJson, resolveExample } from "../documents.ts"

/** Related values: the fields of an object in a response, with the parameters of its request. */
export type Context = Readonly<Record<string, string>>

/** Other field names under which a parameter's values are found. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  blockId: ["blockNumber", "blockHash", "blockHeight"],
  l1ValidationId: ["validationId"],
  nodeIds: ["nodeId"],
  txTypes: ["txType"],
  addresses: ["rewardAddresses", "toAddress"],
  query: ["symbol", "blockNumber", "validationId", "nodeId", "subnetId", "assetId", "blockHash", "txHash", "address"],
}

const longestWord = 200
/** The maximum length of a value that names a kind of thing, such as a network; longer values identify a single thing. */
const longestOfKind = 12
/** The maximum number of stored objects with the same fields. */
const maxPerShape = 60

/** Objects from responses, as a source of parameters for later requests; a limited number of each shape is stored. */
export class HarvestedWords {
  /** The number of stored objects of each shape. */
  readonly #shapes = new Map<string, number>()
  /** Indices of the stored objects: those of the first object of each shape, of the second of each, and so on. */
  readonly #turns: number[][] = []
  /** All stored objects, in the order in which they were added. */
  readonly #contexts: Context[] = []
  readonly #columns = new Map<AnyJson, Column>()

  /** Adds the objects in a response, at any depth. */
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
   * Combinations of parameter values, related as far as possible, from objects that are as different as possible.
   *
   * @param isWanted selects combinations
   * @param count the maximum number of combinations
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
    // The number of possible combinations is limited by the values found, so the search can stop early.
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

  /** For each object, the number of parameters that it has a value for. */
  #coveredBy(columns: readonly Column[]): Uint8Array {
    const covered = new Uint8Array(this.#contexts.length)
    for (const { places } of columns) for (const place of places) covered[place] = (covered[place] ?? 0) + 1
    return covered
  }

  /** All known values of a parameter: those of its schema, those found, or the document's example. */
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

/** The values of a parameter by object index, the indices of objects that have one, and the distinct values. */
interface Column {
  readonly values: (string | undefined)[]
  readonly places: number[]
  readonly found: Set<string>
}

/** The values that name a kind. */
export function kindsIn(values: readonly string[]): readonly string[] {
  return values.filter(({ length }) => length <= longestOfKind)
}

/** A function that reads a valid value of a parameter from a context, if there is one. */
function readerOf(document: AnyJson, { name, schema: reference }: AnyJson): (context: Context) => string | undefined {
  const schema = resolveExample(document, reference)
  const { pattern } = resolveExample(document, schema.items) ?? schema
  const regex = pattern === undefined ? undefined : new RegExp(pattern, "u")
  const names = [name, ...(aliases[name] ?? [])]
  return (context) =>
    names.map((one) => context[one]).find((value) => value !== undefined && (regex?.test(value) ?? true))
}
