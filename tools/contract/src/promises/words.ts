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
}

const longest = 200
const mostContexts = 5_000

/** What answers said, for the parameters of requests to come. */
export class Words {
  readonly #document: Json
  readonly #contexts: Context[]

  /** @param contexts what is known already; what is learnt is added to it */
  constructor(document: Json, contexts: Context[] = []) {
    this.#document = document
    this.#contexts = contexts
  }

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
    if (this.#contexts.length < mostContexts) this.#contexts.push(context)
    for (const part of Object.values(value)) this.learn(part, context)
  }

  /** Values of parameters that belong together as far as any do, from objects that are as different as possible. */
  combinations(parameters: readonly Json[], count: number): readonly Context[] {
    const readers = parameters.map((parameter) => this.#readerOf(parameter))
    const others = parameters.map((parameter) => this.valuesOf(parameter))
    const found = new Map<string, { readonly values: Context; readonly covered: number; readonly shape: string }>()
    for (const [index, context] of this.#contexts.entries()) {
      const values: Record<string, string> = {}
      let covered = 0
      for (const [at, { name }] of parameters.entries()) {
        const own = readers[at]?.(context)
        if (own !== undefined) covered += 1
        const any = others[at] ?? []
        const value = own ?? any[index % any.length]
        if (value !== undefined) values[name] = value
      }
      found.set(JSON.stringify(values), { values, covered, shape: Object.keys(context).sort().join() })
    }
    const most = Math.max(0, ...[...found.values()].map(({ covered }) => covered))
    const best = [...found.values()].filter(({ covered }) => covered === most)
    const shapes = new Map<string, Context[]>()
    for (const { shape, values } of best) shapes.set(shape, [...(shapes.get(shape) ?? []), values])
    // Of each shape the last one, then of each the one before, and so on.
    const turns = Math.max(0, ...[...shapes.values()].map(({ length }) => length))
    const ordered: Context[] = []
    for (let turn = 1; turn <= turns && ordered.length < count; turn += 1)
      for (const ofShape of shapes.values())
        ordered.push(...ofShape.slice(-turn).slice(0, ofShape.length < turn ? 0 : 1))
    return ordered.slice(0, count)
  }

  /** All values that are known of a parameter: those of its schema, or those found, or the document's example. */
  valuesOf(parameter: Json): readonly string[] {
    const schema = resolve(this.#document, parameter.schema)
    const { type, enum: closed, "x-extensible-enum": open } = resolve(this.#document, schema.items) ?? schema
    if (type === "boolean") return ["true", "false"]
    const listed = closed ?? open
    if (listed !== undefined) return listed.map(String)
    const read = this.#readerOf(parameter)
    const found = new Set(this.#contexts.flatMap((context) => read(context) ?? []))
    if (found.size === 0 && parameter.example !== undefined) found.add(String(parameter.example))
    return [...found]
  }

  /** What reads a parameter's value out of a context, where one is there that fits. */
  #readerOf({ name, schema: reference }: Json): (context: Context) => string | undefined {
    const schema = resolve(this.#document, reference)
    const { pattern } = resolve(this.#document, schema.items) ?? schema
    const regex = pattern === undefined ? undefined : new RegExp(pattern, "u")
    const names = [name, ...(aliases[name] ?? [])]
    return (context) =>
      names
        .map((one) => context[one])
        .find((value) => value !== undefined && (regex === undefined || regex.test(value)))
  }
}
