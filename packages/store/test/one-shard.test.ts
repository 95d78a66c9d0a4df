import { expect, test } from "vitest"
import { chainQueries, networkQueries } from "../src/queries/index.ts"

/** Words that follow a table's name where it has no alias. */
const words = /^(where|on|set|using|order|limit|join|left|cross|values|select|group|as|default|indexed|not)$/i

/** The names by which a statement reads tables, with the number of times; "" stands for a table without an alias. */
function tablesOf(sql: string, prefix: string): ReadonlyMap<string, number> {
  const found = sql.matchAll(new RegExp(`\\b(?:FROM|JOIN|UPDATE)\\s+${prefix}_\\w+(?:\\s+(\\w+))?`, "gi"))
  return countOf([...found].map(([, alias = ""]) => (words.test(alias) ? "" : alias)))
}

/** How often a statement requires the value of a column, by the alias in front of it. */
function requirementsOf(sql: string, column: string): ReadonlyMap<string, number> {
  const found = sql.matchAll(new RegExp(`(?:\\b(\\w+)\\.)?\\b${column} = :\\w+`, "g"))
  return countOf([...found].map(([, alias = ""]) => alias))
}

const countOf = (names: readonly string[]): ReadonlyMap<string, number> =>
  new Map(names.map((name) => [name, names.filter((other) => other === name).length]))

const scopes = [
  { prefix: "evm", column: "chain_id", queries: chainQueries },
  { prefix: "primary", column: "network_id", queries: networkQueries },
]

// So that a cluster which distributes tables by this column answers each statement from one shard.
test.each(scopes)("each statement names its $column for each table that it reads", ({ prefix, column, queries }) => {
  const open = queries.flatMap(({ name, sql, postgresSql = sql }) =>
    [sql, postgresSql].flatMap((text) => {
      const required = requirementsOf(text, column)
      const unnamed = [...tablesOf(text, prefix)].filter(([alias, count]) => (required.get(alias) ?? 0) < count)
      return unnamed.map(([alias]) => `${name}: ${alias || "a table"}`)
    }),
  )
  expect(open).toEqual([])
  expect(queries.filter(({ sql }) => tablesOf(sql, prefix).size > 0).length).toBeGreaterThan(120)
})
