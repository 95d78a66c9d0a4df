import { expect, test } from "vitest"
import type { Query } from "../queries/query.ts"
import { statementOf } from "./statement.ts"

const query = (sql: string): Query => ({ name: "a_query", sql, plan: { sqlite: [], postgres: [] } })

test("named parameters become numbered ones, each name one number", () => {
  const sql = "SELECT a FROM t WHERE chain = :chain AND (b, c) < (:b, :b1) AND d IN (:b, :chain) LIMIT :limit"
  expect(statementOf(query(sql), { limit: 25, b1: 2n, b: null, chain: 43114, unused: 1 })).toEqual({
    name: "a_query",
    text: "SELECT a FROM t WHERE chain = $1 AND (b, c) < ($2, $3) AND d IN ($2, $1) LIMIT $4",
    values: [43114, null, 2n, 25],
  })
})

test("a query without parameters stays as it is", () => {
  expect(statementOf(query("SELECT 1"))).toEqual({ name: "a_query", text: "SELECT 1", values: [] })
})

test("a parameter without a value is a mistake of the caller's", () => {
  expect(() => statementOf(query("SELECT :one"), {})).toThrow(new TypeError("The query a_query was given no one"))
})
