import type { Api, ApiDocument } from "../apis.ts"
import { wrappedList } from "./layout.ts"
import { propertyKey } from "./literal.ts"

/** The generated list of APIs of `@serac/mock` and `@serac/cli`: their ports, and the documents of their packages with the prefixes of their clients' names. */
export function mockedApis(command: string, apis: readonly Api[]): string {
  const members = apis.map(({ name, mockPort, documents }) => {
    const prefixes = documents.map(({ format, prefix }) => `${format}: "${prefix}"`)
    const parts = [`port: ${mockPort}`, wrappedList("prefixes: {", prefixes, "}", "    ")]
    return wrappedList(`${propertyKey(name)}: {`, parts, "}", "  ")
  })
  return `${headerOf(command)}

/** The APIs, in the order of their default ports. */
${nameList("apis", apis)}

/** By API, the port of its mock, and of each document of its package the stem of its client's names. */
export const mockedApis = {
${members.map((member) => `  ${member},\n`).join("")}} as const
`
}

/** The generated list of APIs of `@serac/mcp`: the exports of each client package that it uses. */
export function offeredApis(command: string, apis: readonly Api[]): string {
  const imports = apis.map(({ packageName, documents }) => ({
    packageName,
    line: wrappedList("import {", documents.map(constructorOf).sort(), `} from "${packageName}"`),
  }))
  const members = apis.map(({ name, packageName, documents }) => {
    const constructors = documents.map((document) => `${document.format}: ${constructorOf(document)}`)
    return wrappedList(
      `${propertyKey(name)}: {`,
      [`operations: () => import("${packageName}/operations")`, ...constructors],
      "}",
      "  ",
    )
  })
  return `${headerOf(command)}
${imports
  .sort((one, other) => (one.packageName < other.packageName ? -1 : 1))
  .map(({ line }) => line)
  .join("\n")}

/** The APIs, as their packages are named: \`@serac/data\` and so on. */
${nameList("apiNames", apis)}

/** By API, what loads the descriptors of its operations, and of each document of its package what makes a bare client. */
export const clientPackages = {
${members.map((member) => `  ${member},\n`).join("")}}
`
}

/** Redocly's configuration, with the documents of the APIs added to its list. */
export function lintedApis(configuration: string, apis: readonly Api[]): string {
  const lines = apis.flatMap(({ name, documents }) =>
    documents.map(({ format, spec }) => {
      const label = documents.length > 1 && format === "openrpc" ? `${name}-rpc` : name
      return `  ${label}: { root: ${spec} }\n`
    }),
  )
  return configuration.replace(/^apis:\n(?: .*\n)*/m, () => `apis:\n${lines.join("")}`)
}

const headerOf = (command: string) => `// Made by \`${command}\` from packages/codegen/src/apis.ts. Do not edit.`

const nameList = (constant: string, apis: readonly Api[]) =>
  wrappedList(
    `export const ${constant} = [`,
    apis.map(({ name }) => JSON.stringify(name)),
    "] as const",
  )

const constructorOf = ({ prefix }: ApiDocument) => `create${prefix}Core`
