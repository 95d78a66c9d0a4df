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
    if (known.length < mostOfShape) this.#shapes.set(shape, [...known, context])
    for (const part of Object.values(value)) this.learn(part, context)
  }

  /** Values of parameters that belong together as far as any do, from objects that are as different as possible. */
  combinations(document: Json, parameters: readonly Json[]): readonly Context[] {
    const readers = parameters.map((parameter) => readerOf(document, parameter))
    const others = parameters.map((parameter) => this.valuesOf(document, parameter))
    const found = new Map<string, { readonly values: Context; readonly covered: number }>()
    for (const [index, context] of this.#inTurns().entries()) {
      const values: Record<string, string> = {}
      let covered = 0
      for (const [at, { name }] of parameters.entries()) {
        const own = readers[at]?.(context)
        if (own !== undefined) covered += 1
        const any = others[at] ?? []
        const value = own ?? any[index % any.length]
        if (value !== undefined) values[name] = value
      }
      const key = JSON.stringify(values)
      if (!found.has(key)) found.set(key, { values, covered })
    }
    const most = Math.max(0, ...[...found.values()].map(({ covered }) => covered))
    return [...found.values()].flatMap(({ covered, values }) => (covered === most ? [values] : []))
  }

  /** All values that are known of a parameter: those of its schema, or those found, or the document's example. */
  valuesOf(document: Json, parameter: Json): readonly string[] {
    const schema = resolve(document, parameter.schema)
    const { type, enum: closed, "x-extensible-enum": open } = resolve(document, schema.items) ?? schema
    if (type === "boolean") return ["true", "false"]
    const listed = closed ?? open
    if (listed !== undefined) return listed.map(String)
    const read = readerOf(document, parameter)
    const found = new Set(this.#inTurns().flatMap((context) => read(context) ?? []))
    if (found.size === 0 && parameter.example !== undefined) found.add(String(parameter.example))
    return [...found]
  }

  /** One object of each shape, then another of each, and so on. */
  #inTurns(): readonly Context[] {
    const shapes = [...this.#shapes.values()]
    return Array.from({ length: mostOfShape }, (_, turn) => shapes.map((contexts) => contexts[turn]))
      .flat()
      .filter((context) => context !== undefined)
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
