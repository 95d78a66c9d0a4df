import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"

const root = fileURLToPath(new URL("../../src/rest/", import.meta.url))
const sources = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".ts") && !/\.test(-d)?\.ts$/.test(file),
)

test("every export has an example", () => {
  const index = ["index", "client"].map((file) => readFileSync(`${root}${file}.ts`, "utf8")).join("\n")
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
  expect(names.length).toBeGreaterThan(30)
  // Exports of @serac/client/http have their examples there.
  expect(names.filter((name) => !documented.has(name) && name !== "parseLossless")).toEqual([])
})
