import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { createProject } from "./create-project.ts"
import { packageManagerOf } from "./package-manager.ts"
import { type TemplateName, templates } from "./templates.ts"

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "serac-create-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test.each([
  ["client", [".gitignore", "blocks.test.ts", "blocks.ts", "package.json", "tsconfig.json"]],
  [
    "dapp",
    [
      ".gitignore",
      "compile.ts",
      "contracts",
      "contracts/Greeting.sol",
      "greeting.test.ts",
      "package.json",
      "tsconfig.json",
    ],
  ],
  ["service", [".gitignore", "package.json", "serac.json"]],
] as const)("a project of the template %s has its files, and a manifest with its scripts", (template, files) => {
  const folder = createProject(join(emptyFolder(), "My first App!"), template)
  expect(readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()).toEqual(files)
  expect(JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))).toEqual({
    name: "my-first-app",
    version: "0.0.0",
    private: true,
    type: "module",
    scripts: templates[template].scripts,
  })
})

test("a folder with files is refused, and nothing is written", () => {
  const folder = emptyFolder()
  writeFileSync(join(folder, "mine.txt"), "")
  expect(() => createProject(folder, "client")).toThrow(`${folder} is not empty`)
  expect(readdirSync(folder)).toEqual(["mine.txt"])
})

const pages: Readonly<Record<Exclude<TemplateName, "service">, string>> = {
  client: "hosted-client",
  dapp: "cross-chain-test",
}

test.each(Object.entries(pages))("the files of %s are those of its guide", (template, page) => {
  const text = readFileSync(new URL(`../../../docs/guides/${page}.md`, import.meta.url), "utf8")
  const blocks = [...text.matchAll(/^```\w+ (\S+\.\w+)\n([\s\S]*?)^```$/gm)].map(([, name = "", code]) => [name, code])
  const folder = createProject(join(emptyFolder(), "app"), template as TemplateName)
  expect(blocks.length).toBeGreaterThan(1)
  expect(blocks.map(([name = ""]) => [name, readFileSync(join(folder, name), "utf8")])).toEqual(blocks)
})

test("packages are added by the package manager that was called", () => {
  expect(packageManagerOf("pnpm/10.1.0 npm/? node/v24.0.0").command).toBe("pnpm")
  expect(packageManagerOf("bun/1.4.5 npm/?").dev).toBe("--dev")
  expect(packageManagerOf("npm/11.0.0 node/v24.0.0 linux x64")).toEqual({
    command: "npm",
    add: ["install"],
    dev: "--save-dev",
  })
  expect(packageManagerOf().command).toBe("npm")
})
