import { expect, test } from "vitest"
import type { Connection, Parameters } from "./engine.ts"
import { batchQueries } from "./queries/batch.ts"
import type { Query } from "./queries/query.ts"
import { readBatch } from "./read-batch.ts"

const queries = batchQueries("values", (values) => values, { sqlite: [], postgres: [] } as never)

/** A connection that returns each given value once, and records which statements it ran. */
function connection() {
  const ran: string[] = []
  const all = async ({ name }: Query, parameters: Parameters) => {
    ran.push(name)
    const values = Object.entries(parameters).filter(([key]) => key.startsWith("value"))
    return [...new Set(values.map(([, value]) => value))]
  }
  return { ran, connection: { all } as Pick<Connection, "all"> as Connection }
}

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at)

test.each([
  [0, []],
  [1, ["values_1"]],
  [2, ["values_8"]],
  [8, ["values_8"]],
  [9, ["values_32"]],
  [512, ["values_512"]],
  [513, ["values_512", "values_1"]],
  [1030, ["values_512", "values_512", "values_8"]],
])("%i values are each asked for once, by the fewest statements", async (count, statements) => {
  const { ran, connection: to } = connection()
  expect(await readBatch(to, queries, { chain: 7 }, numbers(count))).toEqual(numbers(count))
  expect(ran).toEqual(statements)
})
