import { execFileSync } from "node:child_process"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { cpus } from "node:os"
import { fileURLToPath } from "node:url"
import { attacks } from "./attacks.ts"
import type { Origin } from "./origin.ts"
import { figuresOf } from "./report-line.ts"
import type { AttackOutcome } from "./run-attack.ts"
import { targetNames } from "./target.ts"

const root = fileURLToPath(new URL("../../../../", import.meta.url))
const file = fileURLToPath(new URL("../../../../docs/benchmarks/hostile.json", import.meta.url))
const columns = ["listener", "nobody", ...attacks.map(({ name }) => name), "attacker's processors", "others'"]

interface ResultFile {
  readonly tables: Readonly<Record<string, { readonly rows: readonly (readonly string[])[] }>>
}

interface Row {
  readonly cells: Map<string, string>
  readonly attackers: number[]
  readonly others: number[]
}

/** The longest waiting times of honest callers, from which `pnpm generate:docs` makes tables: one table for each kind of origin of attackers. */
export class HostileResults {
  readonly #tables = new Map<string, Map<string, Row>>()
  readonly #nobody = new Map<string, string>()

  /** Adds the results of an attack, or of a measurement without one. */
  add(listener: string, attack: string, origin: Origin, outcome: AttackOutcome): void {
    const { longest, failures } = figuresOf(outcome)
    const cell = `${longest.toFixed(0)} ms${failures.length === 0 ? "" : `, ${failures.length} failed`}`
    if (attack === "nobody") {
      this.#nobody.set(listener, cell)
      return
    }
    const rows = this.#tables.get(tableOf(origin)) ?? new Map<string, Row>()
    this.#tables.set(tableOf(origin), rows)
    const row = rows.get(listener) ?? {
      cells: new Map([["nobody", this.#nobody.get(listener) ?? ""]]),
      ...{ attackers: [], others: [] },
    }
    rows.set(listener, row)
    row.cells.set(attack, cell)
    row.attackers.push(outcome.attackerShare)
    row.others.push(outcome.othersShare)
  }

  /** Writes all results into the file for the documents, which keeps the results that were not measured in this run. */
  write(): void {
    const known: ResultFile = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { tables: {} }
    const tables = { ...known.tables, ...this.#merged(known) }
    const commit = execFileSync("git", ["rev-parse", "HEAD"], { cwd: root, encoding: "utf8" }).trim()
    const result = {
      machine: `${cpus().length} x ${cpus()[0]?.model.trim() ?? "unknown processor"}`,
      cores: cpus().length,
      node: process.versions.node,
      date: new Date().toISOString().slice(0, 10),
      commit,
      tables,
    }
    writeFileSync(file, `${JSON.stringify(result, undefined, 2)}\n`)
  }

  #merged({ tables }: ResultFile): ResultFile["tables"] {
    const merged = [...this.#tables].map(([name, measured]) => {
      const own = new Map([...measured].map(([listener, row]) => [listener, cellsOf(listener, row)]))
      const before = new Map((tables[name]?.rows ?? []).map((cells) => [cells[0], cells]))
      const rows = targetNames.flatMap((listener) => {
        const cells = own.get(listener) ?? before.get(listener)
        return cells === undefined ? [] : [cells]
      })
      return [name, { columns, rows }] as const
    })
    return Object.fromEntries(merged)
  }
}

function tableOf({ kind, addresses }: Origin): string {
  return kind === "key" ? "key" : `${kind}-${addresses.length}`
}

function cellsOf(listener: string, { cells, attackers, others }: Row): readonly string[] {
  const measured = ["nobody", ...attacks.map(({ name }) => name)].map((column) => cells.get(column) ?? "")
  return [listener, ...measured, rangeOf(attackers), rangeOf(others)]
}

/** The range of shares, from the lowest to the highest. */
function rangeOf(shares: readonly number[]): string {
  const [least, most] = [Math.min(...shares), Math.max(...shares)].map((share) => Math.round(100 * share))
  return `${least} to ${most} %`
}
