import type { Parameters, Value } from "../engine.ts"
import type { Query } from "../queries/query.ts"

/** A query in PostgreSQL's syntax. */
export interface Translation {
  readonly text: string
  /** The parameter of `$1`, of `$2`, and so on. */
  readonly order: readonly string[]
}

const translations = new WeakMap<Query, Translation>()

/** A statement in the driver's format, prepared once per connection. */
export interface Statement {
  readonly name: string
  readonly text: string
  readonly values: readonly Value[]
}

/** Makes a statement from a query. Throws a TypeError if a parameter has no value. */
export function statementOf(query: Query, parameters: Parameters = {}): Statement {
  const { text, order } = translationOf(query)
  const given = query.descendsFrom === undefined ? parameters : { floor: 0, ...parameters }
  return { name: query.name, text, values: order.map((name) => bound(query, name, given[name])) }
}

/** The translation of a query, made once per query. */
export function translationOf(query: Query): Translation {
  const known = translations.get(query)
  if (known !== undefined) return known
  const order: string[] = []
  const text = (query.postgresSql ?? query.sql).replace(/:([a-z]\w*)/gi, (_, name: string) => {
    if (!order.includes(name)) order.push(name)
    return `$${order.indexOf(name) + 1}`
  })
  const translation = { text, order }
  translations.set(query, translation)
  return translation
}

function bound(query: Query, name: string, value: Value | undefined): Value {
  if (value === undefined) throw new TypeError(`The query ${query.name} was given no ${name}`)
  return value
}
