import { globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setImmediate } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { afterAll, beforeAll, expect, test } from "vitest"
import { declaredNames, repeatedNames } from "./declared-names.ts"

const repository = fileURLToPath(new URL("../../../..", import.meta.url))
const folder = mkdtempSync(join(tmpdir(), "serac-names-"))
afterAll(() => rmSync(folder, { recursive: true }))

/** The names that each module declares, excluding tests and generated files. */
let namesByModule: ReadonlyMap<string, ReadonlySet<string>>

beforeAll(async () => {
  const modules = globSync("{packages,testing,tools}/**/src/**/*.{ts,tsx}", {
    cwd: repository,
    exclude: ["**/node_modules", "**/fixtures", "**/generated", "**/test", "**/*.test.{ts,tsx}"],
  })
  const names = new Map<string, ReadonlySet<string>>()
  for (const module of modules) {
    // A busy machine takes long to read thousands of files, and other work may run in between.
    if (names.size % 100 === 0) await setImmediate()
    names.set(module, declaredNames(join(repository, module)))
  }
  namesByModule = names
})

/** The maximal number of names that four or more modules declare. It only falls: new names must be specific. */
const ceiling = 12

test("no more names than before are declared in four modules or more", () => {
  const repeated = repeatedNames(namesByModule.values(), 4)
  const all = repeated.map(([name, count]) => `${name} ${count}`).join(", ")
  expect(namesByModule.size).toBeGreaterThan(1000)
  expect(repeated.length, all).toBeLessThanOrEqual(ceiling)
})

/** Words for which the field has another one: request, report, timeout, limit, empty, context. */
const oldName =
  /^(?:most|least)(?:[A-Z]|$)|^[aA]sked|Asked$|^[tT]old|Told$|[pP]atience|^[sS]poken|^keeping|^[nN]o(?:body|thing)|^[sS]urroundings|Surroundings$|^beside/

test("no module declares a name of the old vocabulary", () => {
  const old = [...namesByModule].flatMap(([module, names]) =>
    [...names].filter((name) => oldName.test(name)).map((name) => `${module} ${name}`),
  )
  expect(old).toEqual([])
})

test("what a module declares is read, and not what it imports, exports on or has within", () => {
  const file = join(folder, "module.ts")
  writeFileSync(
    file,
    `import { imported } from "./other.ts"
export { exported } from "./other.ts"
export const one = () => { const within = 1; return within }, { two, more: [three] } = imported
export function four(parameter: string): void
export function four(parameter: unknown): void {}
export class Five { member = 1 }
interface Six { property: string }
export type Seven = Six
enum Eight { Nine }
`,
  )
  expect([...declaredNames(file)]).toEqual(["one", "two", "three", "four", "Five", "Six", "Seven", "Eight"])
})

test("names are counted once a module, the most frequent first", () => {
  const modules = ["ab", "ab", "ac", "abd"].map((names) => new Set(names))
  expect(repeatedNames(modules, 3)).toEqual([
    ["a", 4],
    ["b", 3],
  ])
})
