import type { HttpHandler } from "msw"
import { setupServer } from "msw/node"
import { afterAll, beforeAll, expect, test } from "vitest"
import manifest from "../package.json" with { type: "json" }

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: "error" }))
afterAll(() => server.close())

interface Described {
  readonly id?: string
  readonly method: string
  readonly path: string
  readonly required?: readonly string[]
}
interface Core {
  call(operation: Described, parameters: object, options: object): Promise<unknown>
}
type Module = Readonly<Record<string, unknown>>

/** The bare clients of a package, one per document, with their operations and the handlers of their mocks. */
async function coresOf(packageName: string) {
  const name = packageName.slice("@serac/".length)
  const client: Module = await import(packageName)
  const operations: Module = await import(`${packageName}/operations`)
  const mocks: Module = await import(`../src/generated/${name}/index.ts`)
  const stems = Object.keys(client).flatMap((one) => /^create(\w+)Core$/.exec(one)?.[1] ?? [])
  return stems.map((stem) => {
    const createCore = client[`create${stem}Core`] as (options: object) => Core
    const core = createCore({ baseUrl: "https://api.example", retry: false })
    const isRest = "pages" in core
    const own = Object.entries(operations as Readonly<Record<string, Described>>).filter(
      ([, { id }]) => (id !== undefined) === isRest,
    )
    const handlersOf = mocks[`${stem.charAt(0).toLowerCase()}${stem.slice(1)}Handlers`] as () => HttpHandler[]
    return { stem, core, operations: own, mocks, handlers: handlersOf() }
  })
}

const packages = Object.keys(manifest.peerDependencies).filter((name) => name.startsWith("@serac/"))
const cores = (await Promise.all(packages.map(coresOf))).flat()
const cases = cores.flatMap(({ operations, ...one }) =>
  operations.map(([name, operation]) => ({ ...one, name, operation })),
)

test.each(cases)("$stem: $name is answered by its own example", async ({ name, core, operation, mocks, handlers }) => {
  server.resetHandlers(...handlers)
  const variables = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, variable = ""]) => variable)
  const needed = operation.id === undefined ? [] : [...variables, ...(operation.required ?? [])]
  const parameters = Object.fromEntries(needed.map((one) => [one, "x"]))
  const options =
    operation.id === undefined ? { variables: Object.fromEntries(variables.map((one) => [one, "x"])) } : {}
  const { make } = (mocks as Readonly<Record<string, { make(): unknown }>>)[name] ?? {}
  expect(await core.call(operation, parameters, options)).toStrictEqual(make?.())
})

test("every API has a mock of every operation, and its handlers", () => {
  const missing = cases.filter(({ name, mocks }) => !(name in mocks)).map(({ stem, name }) => `${stem} ${name}`)
  const without = cores.filter(({ operations }) => operations.length === 0).map(({ stem }) => stem)
  expect({ missing, without, count: cases.length > 190 }).toEqual({ missing: [], without: [], count: true })
})
