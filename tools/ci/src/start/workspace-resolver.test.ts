import { expect, test } from "vitest"
import { workspaceResolver } from "./workspace-resolver.ts"

const root = "file:///home/src/project/"
const store = `${root}packages/store/src/`

/** Resolves imports of modules, and records the requests to Node. */
function resolved(
  imports: readonly (readonly [specifier: string, parentURL: string | undefined, differing?: object])[],
) {
  const asked: string[] = []
  const resolve = workspaceResolver(root)
  const found = imports.map(([specifier, parentURL, differing]) => {
    const context = { parentURL, conditions: ["node", "import"], importAttributes: {}, ...differing }
    return resolve(specifier, context, (name) => {
      asked.push(name)
      return { url: `found:${name}`, format: "module" }
    })
  })
  return { asked, found }
}

test("a source that is named by its whole relative path is where it says", () => {
  expect(
    resolved([
      ["./store.ts", `${store}index.ts`],
      ["../index.ts", `${store}evm/reader.ts`],
    ]),
  ).toEqual({
    asked: [],
    found: [
      { url: `${store}store.ts`, format: "module-typescript", shortCircuit: true },
      { url: `${store}index.ts`, format: "module-typescript", shortCircuit: true },
    ],
  })
})

test("what a package depends on is asked for once for all of its files, and again for another package", () => {
  const other = `${root}packages/cli/src/`
  const chain = { url: "found:@serac/chain", format: "module", shortCircuit: true }
  expect(
    resolved([
      ["@serac/chain", `${store}index.ts`],
      ["@serac/chain", `${store}evm/reader.ts`],
      ["@serac/chain", `${other}index.ts`],
      ["@serac/chain", `${other}index.ts`],
    ]),
  ).toEqual({ asked: ["@serac/chain", "@serac/chain"], found: [chain, chain, chain, chain] })
})

test("all else is asked for each time: what is not of the workspace, no source, required, given with attributes", () => {
  const imports = [
    ["./main.ts", undefined],
    ["./lib.ts", "file:///home/src/other/src/index.ts"],
    ["ajv", `${root}node_modules/.pnpm/ajv@8/node_modules/ajv/src/index.ts`],
    ["./help.ts", `${root}tools/ci/test/start/start.test.ts`],
    ["./package.json", `${store}index.ts`],
    ["./document.json", `${store}index.ts`, { importAttributes: { type: "json" } }],
    ["ajv", `${store}index.ts`, { conditions: ["node", "require"] }],
    ["node:fs", `${store}index.ts`],
  ] as const
  const twice = [...imports, ...imports]
  expect(resolved(twice)).toEqual({
    asked: twice.map(([specifier]) => specifier),
    found: twice.map(([specifier]) => ({ url: `found:${specifier}`, format: "module" })),
  })
})
