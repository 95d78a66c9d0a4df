import type { MigrationPlan } from "@serac/store"
import { textTable } from "../table.ts"
import { byteCount } from "../words.ts"

/** Describes a migration plan in lines of text. */
export function planWords({ newest, places }: MigrationPlan): string {
  const rows = places.map(({ name, version, bytes: size, steps }) => [
    name,
    String(version),
    steps.length === 0 ? "is up to date" : `to ${newest}`,
    byteCount(size),
  ])
  const statements = places.flatMap(({ name, steps }) =>
    steps.flatMap((step) => step.statements.map((statement) => `${name}: version ${step.version}: ${statement}`)),
  )
  const costs = new Map(places.flatMap(({ steps }) => steps.map(({ version, cost }) => [version, cost] as const)))
  const dear = [...costs].flatMap(([version, cost]) => (cost === undefined ? [] : [`version ${version}: ${cost}`]))
  return [textTable([["TABLES", "VERSION", "", "SIZE"], ...rows], true), ...statements, ...dear].join("\n")
}
