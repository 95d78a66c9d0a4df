import type { Query } from "./query.ts"

/** The numbers of values that a batch's statements take. */
export const batchSizes = [1, 8, 32, 128, 512] as const

/**
 * One query for 1, 8, 32, 128 or 512 values, `:value0` and so on: a few statements for any number of values.
 *
 * @param sql - makes the statement from its list of values
 */
export function batchQueries(name: string, sql: (values: string) => string, plan: Query["plan"]): readonly Query[] {
  return batchSizes.map((size) => ({
    name: `${name}_${size}`,
    sql: sql(Array.from({ length: size }, (_, at) => `:value${at}`).join(", ")),
    plan,
  }))
}
