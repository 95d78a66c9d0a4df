import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"

const root = fileURLToPath(new URL("../../src/http/", import.meta.url))
const sources = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".ts") && !/\.test(-d)?\.ts$/.test(file),
)

test("every export has an example", () => {
  const index = readFileSync(`${root}index.ts`, "utf8")
  const names = [...index.matchAll(/\{(.*?)\} from/gs)].flatMap(
    ([, list = ""]) => list.match(/\w+(?=\s*,|\s*$)/g) ?? [],
  )
  const documented = new Set(
    sources.flatMap((file) =>
      [
        ...readFileSync(`${root}${file}`, "utf8").matchAll(
          /@example\n(?:(?!\*\/).)*\*\/\nexport (?:abstract )?\w+ (\w+)/gs,
        ),
      ].map(([, name = ""]) => name),
    ),
  )
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => !documented.has(name))).toEqual([])
})
