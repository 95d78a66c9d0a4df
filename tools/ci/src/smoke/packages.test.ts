import { globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { expect, test } from "vitest"
import { bundledLibraries, embedded, published, repository } from "./packages.ts"

interface Manifest {
  readonly name: string
  readonly private?: boolean
  readonly engines: { readonly node: string }
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(repository, folder, "package.json"), "utf8"))

const manifests = globSync(
  ["{packages,testing,tools}/*/package.json", "packages/{clients,integrations}/*/package.json"],
  {
    cwd: repository,
  },
)
const folders = manifests.map(dirname)
const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name)

test("every package that is not private is published", () => {
  const found = folders.flatMap((folder) => {
    const manifest = manifestIn(folder)
    return manifest.private ? [] : [{ name: manifest.name, folder }]
  })
  expect(published.toSorted(byName)).toEqual(found.sort(byName))
})

test("every private package of packages/ is built into the command, which depends on all that they need", () => {
  const found = folders
    .filter((folder) => folder.startsWith("packages/") && manifestIn(folder).private)
    .map((folder) => ({ name: manifestIn(folder).name, folder }))
  expect(embedded.toSorted(byName)).toEqual(found.sort(byName))
  const own = Object.keys(manifestIn("packages/cli").dependencies ?? {})
  const names: readonly string[] = embedded.map(({ name }) => name)
  const missing = embedded.flatMap(({ name, folder }) =>
    Object.keys(manifestIn(folder).dependencies ?? {})
      .filter((needed) => ![...names, ...own, ...bundledLibraries].includes(needed))
      .map((needed) => `${name} needs ${needed}`),
  )
  expect(missing).toEqual([])
  expect(names.filter((name) => own.includes(name))).toEqual([])
})

test("a package is published after those that it needs", () => {
  const order: readonly string[] = published.map(({ name }) => name)
  const early = published.flatMap(({ name, folder }) => {
    const { dependencies, peerDependencies } = manifestIn(folder)
    const needed = Object.keys({ ...dependencies, ...peerDependencies }).filter((one) => one.startsWith("@serac/"))
    return needed.filter((one) => order.indexOf(one) > order.indexOf(name)).map((one) => `${name} before ${one}`)
  })
  expect(early).toEqual([])
})

test("no published package needs a newer Node.js than one that depends on it", () => {
  const oldest = ({ engines }: Pick<Manifest, "engines">) => {
    const [, major, minor = 0] = /^>=(\d+)(?:\.(\d+))?$/.exec(engines.node) ?? []
    return Number(major) * 1000 + Number(minor)
  }
  const needing = published.flatMap(({ folder }) => {
    const { dependencies = {}, ...manifest } = manifestIn(folder)
    const needed = published.filter(({ name }) => name in dependencies).map((one) => manifestIn(one.folder))
    return needed
      .filter((one) => !(oldest(one) <= oldest(manifest)))
      .map(({ name }) => `${manifest.name} needs ${name}`)
  })
  expect(needing).toEqual([])
})
