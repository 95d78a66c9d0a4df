import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"
import * as bls from "../src/bls/index.ts"
import * as chain from "../src/index.ts"

const root = fileURLToPath(new URL("..", import.meta.url))
const sources = readdirSync(`${root}src`, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".ts") && !/\.test(-d)?\.ts$/.test(file),
)

test("every function and error has an example", () => {
  const exported = Object.entries({ ...chain, ...bls }).flatMap(([name, value]) =>
    typeof value === "function" ? [name] : [],
  )
  const documented = new Set(
    sources.flatMap((file) =>
      [
        ...readFileSync(`${root}src/${file}`, "utf8").matchAll(
          /@example\n(?:(?!\*\/).)*\*\/\nexport (?:abstract )?\w+ (\w+)/gs,
        ),
      ].map(([, name = ""]) => name),
    ),
  )
  expect(exported.length).toBeGreaterThan(100)
  expect(exported.filter((name) => !documented.has(name))).toEqual([])
})
