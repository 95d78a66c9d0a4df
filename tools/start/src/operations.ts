import { createRequire } from "node:module"

const require = createRequire(import.meta.url)

interface Document {
  readonly info: { readonly version: string }
  readonly paths?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly methods?: readonly unknown[]
}

const verbs = ["get", "put", "post", "delete", "patch"]

/** The documents that each API's mock serves. */
const documents: Readonly<Record<string, readonly string[]>> = {
  data: ["openapi.json"],
  metrics: ["openapi.json"],
  health: ["openapi.json", "openrpc.json"],
  "x-chain": ["openrpc.json"],
  "p-chain": ["openrpc.json"],
  "subnet-evm": ["openrpc.json"],
}

/** How many operations an API's documents have. */
export function countOperations(api: string): number {
  return (documents[api] ?? [])
    .map((file) => require(`@serac/${api}/${file}`) as Document)
    .reduce((sum, { paths, methods }) => {
      const gets = Object.values(paths ?? {}).flatMap((item) =>
        Object.keys(item).filter((name) => verbs.includes(name)),
      )
      return sum + gets.length + (methods?.length ?? 0)
    }, 0)
}
