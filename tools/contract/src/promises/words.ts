import { type Json, resolve } from "../documents.ts"

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

const longest = 200
/** Longer values name one thing of many; shorter ones, such as a network, a kind of them. */
const longestOfKind = 12
/** Objects with the same fields that are kept. */
const mostOfShape = 60

/** What answers said, for the parameters of requests to come: some objects of each shape. */
export class Words {
  readonly #shapes = new Map<string, Context[]>()
  /** Every object that is kept, in the order in which it was told. */
  readonly #contexts: Context[] = []
  /** Values of parameters, and of how many objects they were read. */
  readonly #values = new Map<Json, { readonly found: Set<string>; read: number }>()

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
      if ((typeof first === "string" && first !== "" && first.length < longest) || typeof first === "number")
        context[name] = String(first)
    }
    const shape = [...Object.keys(context).sort(), ...kindsIn(Object.values(asked))].join()
    const known = this.#shapes.get(shape) ?? []
    if (known.length < mostOfShape) {
      known.push(context)
      this.#shapes.set(shape, known)
      this.#contexts.push(context)
    }
    for (const part of Object.values(value)) this.learn(part, context)
  }

  /**
   * Values of parameters that belong together as far as any do, from objects that are as different as possible.
   *
   * @param isWanted which of them are asked for
   * @param most how many of those
   */
  combinations(
    document: Json,
    parameters: readonly Json[],
    isWanted: (values: Context) => boolean,
    most: number,
  ): readonly Context[] {
    const readers = parameters.map((parameter) => readerOf(document, parameter))
    const others = parameters.map((parameter) => this.valuesOf(document, parameter))
    const seen = new Set<string>()
    let found: Context[] = []
    let mostCovered = 0
    let index = -1
    for (const context of this.#inTurns()) {
      index += 1
      const own = readers.map((read) => read(context))
      const covered = own.filter((value) => value !== undefined).length
      if (covered < mostCovered) continue
      const values: Record<string, string> = {}
      for (const [at, { name }] of parameters.entries()) {
        const any = others[at] ?? []
        const value = own[at] ?? any[index % any.length]
        if (value !== undefined) values[name] = value
      }
      const key = JSON.stringify(values)
      if (seen.has(key)) continue
      seen.add(key)
      if (covered > mostCovered) found = []
      mostCovered = covered
      if (isWanted(values)) found.push(values)
      // What belongs together whole is not found better further on.
      if (covered === parameters.length && found.length >= most) break
    }
    return found.slice(0, most)
  }

  /** All values that are known of a parameter: those of its schema, or those found, or the document's example. */
  valuesOf(document: Json, parameter: Json): readonly string[] {
    const schema = resolve(document, parameter.schema)
    const { type, enum: closed, "x-extensible-enum": open } = resolve(document, schema.items) ?? schema
    if (type === "boolean") return ["true", "false"]
    const listed = closed ?? open
    if (listed !== undefined) return listed.map(String)
    const values = this.#values.get(parameter) ?? { found: new Set(), read: 0 }
    this.#values.set(parameter, values)
    const read = readerOf(document, parameter)
    for (; values.read < this.#contexts.length; values.read += 1) {
      const value = read(this.#contexts[values.read] ?? {})
      if (value !== undefined) values.found.add(value)
    }
    if (values.found.size === 0 && parameter.example !== undefined) return [String(parameter.example)]
    return [...values.found]
  }

  /** One object of each shape, then another of each, and so on. */
  *#inTurns(): Generator<Context> {
    let shapes: readonly (readonly Context[])[] = [...this.#shapes.values()]
    for (let turn = 0; shapes.length > 0; turn += 1) {
      for (const { [turn]: context = {} } of shapes) yield context
      shapes = shapes.filter(({ length }) => length > turn + 1)
    }
  }
}

/** Those of the values that name a kind. */
export function kindsIn(values: readonly string[]): readonly string[] {
  return values.filter(({ length }) => length <= longestOfKind)
}

/** What reads a parameter's value out of a context, where one is there that fits. */
function readerOf(document: Json, { name, schema: reference }: Json): (context: Context) => string | undefined {
  const schema = resolve(document, reference)
  const { pattern } = resolve(document, schema.items) ?? schema
  const regex = pattern === undefined ? undefined : new RegExp(pattern, "u")
  const names = [name, ...(aliases[name] ?? [])]
  return (context) =>
    names.map((one) => context[one]).find((value) => value !== undefined && (regex?.test(value) ?? true))
}
