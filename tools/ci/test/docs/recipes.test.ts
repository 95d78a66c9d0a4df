import { existsSync, globSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import config from "../../../../vitest.config.ts"
import { recipesOf } from "../../src/docs/recipes/recipe.ts"
import { type RecipeContext, recipeProblems } from "../../src/docs/recipes/recipe-problems.ts"
import { repository } from "../../src/docs/repository.ts"

const path = "CONTRIBUTING.md"
const recipes = recipesOf({ path, text: readFileSync(join(repository, path), "utf8") })

const { scripts } = JSON.parse(readFileSync(join(repository, "package.json"), "utf8")) as { readonly scripts: object }
const projects = (config.test?.projects ?? []) as readonly { readonly test: { readonly name: string } }[]

const context: RecipeContext = {
  find: (pattern) => {
    if (!pattern.includes("*")) return existsSync(join(repository, pattern)) ? [pattern] : []
    return globSync(pattern, { cwd: repository })
  },
  read: (file) => {
    const at = join(repository, file)
    return statSync(at).isDirectory() ? "" : readFileSync(at, "utf8")
  },
  scripts: new Set(Object.keys(scripts)),
  projects: new Set(projects.map(({ test: { name } }) => name)),
}

test("there are recipes for a field, a list, a transaction type, a client and a setting, with numbered steps", () => {
  expect(recipes.map(({ title }) => title)).toEqual([
    "A response field",
    "A list operation",
    "A transaction type of the P-Chain",
    "A client package",
    "A setting",
  ])
  for (const { parts } of recipes) {
    const steps = parts.flatMap(({ step }) => step ?? [])
    expect(steps.length).toBeGreaterThan(3)
    expect(steps).toEqual(steps.map((_, at) => at + 1))
  }
})

test("every step of a recipe names a file or a command", () => {
  const steps = recipes.flatMap(({ parts }) => parts).filter(({ step }) => step !== undefined)
  expect(steps.filter(({ text }) => !/`(?:pnpm |node |[^`]*\/)/.test(text))).toEqual([])
})

test("every path, command and name in the recipes exists", () => {
  expect(recipes.flatMap(({ parts }) => parts.flatMap((part) => recipeProblems(part, context)))).toEqual([])
})

const text = [
  "## Recipes",
  "What they are.",
  "### A thing",
  "Of a `a/b.ts`.",
  "",
  "1. Add it to `things`",
  "   in `a/b.ts`. Run `pnpm go`.",
  "2. Write `a/<tag>.ts`.",
  "## Rules",
  "1. Other.",
].join("\n")

test("a recipe is its steps and paragraphs, each in one line with its place", () => {
  expect(recipesOf({ path: "c.md", text })).toEqual([
    {
      title: "A thing",
      parts: [
        { place: "c.md:4", step: undefined, text: "Of a `a/b.ts`." },
        { place: "c.md:6", step: 1, text: "Add it to `things` in `a/b.ts`. Run `pnpm go`." },
        { place: "c.md:8", step: 2, text: "Write `a/<tag>.ts`." },
      ],
    },
  ])
})

const files: Readonly<Record<string, string>> = {
  "a/b.ts": "export const things = list.of(somethings)",
  "a/c.ts": "export const others = 1",
  "a/folder": "",
}

const small: RecipeContext = {
  find: (pattern) => Object.keys(files).filter((file) => file.startsWith(pattern.replace(/\*.*$/, ""))),
  read: (file) => files[file] ?? "",
  scripts: new Set(["go"]),
  projects: new Set(["items"]),
}

test.each([
  ["Add it to `things` in `a/b.ts` as `list.of` does.", []],
  ["Add it to `others` in `a/<topic>.ts`.", []],
  ["Edit `a/b.ts`. Add `things`. Look into `a/folder` at `/docs`.", []],
  ["Run `pnpm go`, `pnpm install`, `node a/b.ts` and `pnpm vitest run --project items`.", []],
  ["Edit `a/d.ts`.", ["c.md:1: `a/d.ts`: no such file or folder"]],
  ["Write `d/<tag>.ts`.", ["c.md:1: `d/<tag>.ts`: no such file or folder"]],
  ["Run `pnpm gone`.", ["c.md:1: `pnpm gone`: no such script"]],
  ["Run `node d.ts`.", ["c.md:1: `node d.ts`: no such file"]],
  ["Run `pnpm vitest run --project no`.", ["c.md:1: `pnpm vitest run --project no`: no test project no"]],
  ["Add it to `others` in `a/b.ts`. See `a/c.ts`.", ["c.md:1: `others`: not in a/b.ts"]],
  ["Add it to `others` in `a/b.ts`, not in `a/c.ts`.", ["c.md:1: `others`: not in a/b.ts"]],
  ["Add it to `thing` in `a/b.ts`.", ["c.md:1: `thing`: not in a/b.ts"]],
  ["Add it to `things` in `a/folder`.", ["c.md:1: `things`: a name without a file"]],
  ["Add `{ a: 1 }` to `a/b.ts`.", ["c.md:1: `{ a: 1 }`: no path, no command and no name"]],
])("what is wrong in a step: %s", (step, problems) => {
  expect(recipeProblems({ place: "c.md:1", step: 1, text: step }, small)).toEqual(problems)
})
