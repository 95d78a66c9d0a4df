import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Command } from "commander"
import { expect, test } from "vitest"
import { commands } from "../../../../packages/cli/src/commands/commands.ts"
import { codeBlocks } from "../../src/docs/markdown/blocks.ts"
import { writtenPages } from "../../src/docs/markdown/pages.ts"
import { repository } from "../../src/docs/repository.ts"

interface Line {
  readonly place: string
  readonly words: readonly string[]
}

const languages = ["sh", ""]
const pages = writtenPages()

/** Lines of shell blocks, without comments; continued lines are one. */
const lines: readonly Line[] = pages.flatMap((page) =>
  languages
    .flatMap((language) => codeBlocks(page, language))
    .flatMap(({ place, code }) =>
      code
        .replaceAll(/\\\n\s*/g, " ")
        .split("\n")
        .map((line) => ({
          place,
          words: line
            .replace(/\s#.*$/, "")
            .trim()
            .split(/\s+/),
        })),
    ),
)

/** Words after `serac`, however it is started. */
const seracLines = lines.flatMap(({ place, words }): Line[] => {
  const [first, second] = words
  const isRun = first === "npm" && second === "run"
  const at = words.indexOf("serac")
  if (at === -1 || !(at === 0 || isRun || first === "npx")) return []
  const rest = words.slice(at + 1)
  return [{ place, words: rest[0] === "--" ? rest.slice(1) : rest }]
})

const known = new Map<string, Command>(
  Object.values(await commands()).flatMap((group) => group.map((each) => [each.name(), each])),
)

test("every serac command and flag that a page shows exists", () => {
  expect(seracLines.length).toBeGreaterThan(30)
  const wrong = seracLines.flatMap(({ place, words: [name = "", ...rest] }) => {
    const group = known.get(name)
    if (group === undefined) return [`${place}: serac ${name}`]
    // One that has parts is always shown with one of them.
    const command = group.commands.find((part) => part.name() === rest[0]) ?? group
    if (command === group && group.commands.length > 0 && !rest.includes("--help"))
      return [`${place}: serac ${name} ${rest[0]}`]
    const flags = new Set(["--help", ...command.options.flatMap(({ long, short }) => [long, short])])
    return rest
      .filter((word) => /^--?[a-z]/.test(word) && !flags.has(word.split("=")[0]))
      .map((flag) => `${place}: serac ${name} ${flag}`)
  })
  expect(wrong).toEqual([])
})

test("every script that a page runs with npm or pnpm exists", () => {
  const { scripts } = JSON.parse(readFileSync(join(repository, "package.json"), "utf8")) as {
    scripts: Readonly<Record<string, string>>
  }
  const builtIn = new Set(["create", "init", "pkg", "install", "add", "exec", "vitest", "tsc", "biome"])
  const wrong = lines.flatMap(({ place, words }) => {
    const runner = words[0] === "npx" ? words.slice(words.findIndex((word) => word.startsWith("pnpm"))) : words
    const [first = "", ...rest] = runner
    if (!/^(npm|pnpm(@[\d.]+)?)$/.test(first)) return []
    const script = rest.filter((word) => word !== "run" && !word.startsWith("-"))[0] ?? ""
    return script in scripts || builtIn.has(script) ? [] : [`${place}: ${words.join(" ")}`]
  })
  expect(wrong).toEqual([])
})
