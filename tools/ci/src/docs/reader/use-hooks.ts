import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { createElement } from "react"
import { renderToString } from "react-dom/server"

/** The values that a component gives to a hook, by parameter name. */
const hookExamples: Readonly<Record<string, unknown>> = {
  address: "P-local18jma8ppw3nhx5r4ap8clazz0dps7rv5u00z96u",
  block: 1n,
  blockId: "1",
  chainId: "43114",
  days: 3,
  height: 1n,
}

/**
 * Renders a component with each hook of a module, and fetches its queries like a browser.
 *
 * @throws Error where a query fails, and where a hook has no query
 */
export async function useHooks(exported: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [name, hook] of Object.entries(exported)) {
    if (!/^use[A-Z]/.test(name) || typeof hook !== "function") continue
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    const Page = () => {
      hook(...argumentsOf(hook.toString()))
      return null
    }
    renderToString(createElement(QueryClientProvider, { client }, createElement(Page)))
    const queries = client.getQueryCache().getAll()
    if (queries.length === 0) throw new Error(`${name} has no query`)
    for (const query of queries) {
      await query.fetch()
      console.log(name, query.state.status)
    }
  }
}

function argumentsOf(source: string): readonly unknown[] {
  const [, parameters = ""] = /^[^(]*\(([^)]*)\)/.exec(source) ?? []
  const names = parameters.split(",").flatMap((parameter) => /^\s*(\w+)/.exec(parameter)?.[1] ?? [])
  return names.map((name) => {
    if (!(name in hookExamples)) throw new Error(`no component gives a ${name}: add it to ${import.meta.url}`)
    return hookExamples[name]
  })
}
