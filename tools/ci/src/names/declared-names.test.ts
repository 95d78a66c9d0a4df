import { globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterAll, expect, test } from "vitest"
import { declaredNames, repeatedNames } from "./declared-names.ts"

const repository = fileURLToPath(new URL("../../../..", import.meta.url))
const folder = mkdtempSync(join(tmpdir(), "serac-names-"))
afterAll(() => rmSync(folder, { recursive: true }))

/** The modules with code, without tests and without what is generated. */
const modules = globSync("{packages,testing,tools}/**/src/**/*.{ts,tsx}", {
  cwd: repository,
  exclude: ["**/node_modules", "**/fixtures", "**/generated", "**/test", "**/*.test.{ts,tsx}"],
})

/** How many names four modules or more may declare. It only falls: a new name says what it is of. */
const ceiling = 20

test("no more names than before are declared in four modules or more", () => {
  const repeated = repeatedNames(repository, modules, 4)
  const all = repeated.map(([name, count]) => `${name} ${count}`).join(", ")
  expect(modules.length).toBeGreaterThan(1000)
  expect(repeated.length, all).toBeLessThanOrEqual(ceiling)
})

/** Words for which the field has another one: request, report, timeout, limit, empty, context. */
const oldName =
  /^(?:most|least)(?:[A-Z]|$)|^[aA]sked|Asked$|^[tT]old|Told$|[pP]atience|^[sS]poken|^keeping|^[nN]o(?:body|thing)|^[sS]urroundings|Surroundings$|^beside/

test("no module declares a name of the old vocabulary", () => {
  const old = modules.flatMap((module) =>
    [...declaredNames(join(repository, module))]
      .filter((name) => oldName.test(name))
      .map((name) => `${module} ${name}`),
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
  const texts = ["const a = 1, b = 2", "const a = 1, b = 2", "const a = 1, c = 2", "const a = 1, b = 1, d = 1"]
  const files = texts.map((text, index) => {
    writeFileSync(join(folder, `${index}.ts`), `${text}\n`)
    return `${index}.ts`
  })
  expect(repeatedNames(folder, files, 3)).toEqual([
    ["a", 4],
    ["b", 3],
  ])
})
