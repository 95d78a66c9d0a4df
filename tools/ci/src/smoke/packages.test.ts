import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { published, root } from "./packages.ts"

interface Manifest {
  readonly name: string
  readonly private?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

const manifestIn = (folder: string): Manifest => JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"))

const groups = ["packages", "packages/clients", "packages/integrations", "packages", "tools"]

test("every package that is not private is published", () => {
  const folders = groups.flatMap((group) => readdirSync(join(root, group)).map((name) => `${group}/${name}`))
  const found = folders.flatMap((folder) => {
    const manifest = manifestIn(folder)
    return manifest.private ? [] : [{ name: manifest.name, folder }]
  })
  const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name)
  expect(published.toSorted(byName)).toEqual(found.sort(byName))
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
