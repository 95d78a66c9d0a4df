import type { Query } from "./query.ts"

const isQuery = (value: unknown): value is Query => typeof value === "object" && value !== null && "sql" in value

/** The statements that modules export, alone or in lists. */
export const queriesOf = (modules: readonly object[]): readonly Query[] =>
  modules.flatMap((module) => Object.values(module).flat()).filter(isQuery)
