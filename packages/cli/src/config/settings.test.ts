import { readFileSync } from "node:fs"
import { Command } from "commander"
import { expect, test } from "vitest"
import { addSettings } from "./flags.ts"
import { rootSchema } from "./schema-document.ts"
import { sections } from "./sections.ts"
import { allSettings, type FileSetting } from "./settings.ts"

const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8")

test("a setting is called the same in file, environment and flags", () => {
  const names = Object.fromEntries(allSettings.map(({ path, variable, flag }) => [path, [variable, flag]]))
  expect(names).toMatchObject({
    chains: ["SERAC_RPC", "--rpc"],
    node: ["SERAC_NODE", "--node"],
    genesis: ["SERAC_GENESIS", "--genesis"],
    dataDirectory: ["SERAC_DATA_DIRECTORY", "--data-directory"],
    "dataService.port": ["SERAC_DATA_SERVICE_PORT", "--data-service-port"],
    "nft.allowedPrivateHosts": ["SERAC_NFT_ALLOWED_PRIVATE_HOSTS", "--nft-allowed-private-hosts"],
  })
})

test("every member of the schema is a setting or holds some", () => {
  expect([...new Set(allSettings.map(({ group }) => group))]).toEqual(
    Object.keys(rootSchema.properties ?? {}).filter((name) => name !== "$schema"),
  )
})

test("every setting is described, and has a flag under a heading", () => {
  const command = new Command()
  addSettings(command, Object.keys(sections))
  const options = command.options.filter(({ long }) => long !== "--config")
  expect(options.map(({ long }) => long).sort()).toEqual(allSettings.map(({ flag }) => flag).sort())
  for (const { description, helpGroupHeading } of options) {
    expect(description).toMatch(/^\S.{5,}/)
    expect(helpGroupHeading).toMatch(/:$/)
  }
})

test("every number has bounds that its default keeps", () => {
  const numbers = allSettings.filter(({ schema }) => schema.type === "integer")
  const isBounded = ({ schema: { minimum, maximum, default: usual = minimum } }: FileSetting) =>
    minimum !== undefined && maximum !== undefined && minimum <= Number(usual) && Number(usual) <= maximum
  expect(numbers.filter((setting) => !isBounded(setting)).map(({ path }) => path)).toEqual([])
})

test("the README lists the same settings with the same defaults", () => {
  const rows = [...readme.matchAll(/^\| `(\S+)` +\| `(SERAC_\w+)` +\| `(--[\w-]+)` +\| (.*?) +\|/gm)]
  expect(rows.map(([, ...cells]) => cells)).toEqual(
    allSettings.map(({ path, variable, flag, fallback }) => {
      const shown = fallback === undefined || typeof fallback === "object" ? "" : `\`${fallback}\``
      return [path, variable, flag, shown]
    }),
  )
})
