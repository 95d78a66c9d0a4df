import { readFileSync } from "node:fs"
import { join } from "node:path"
import { repository } from "../repository.ts"

/** For each file name that pages use for a reader's own document, the document that is used instead. JSON is also valid YAML. */
const documents = [
  ["openapi.yaml", "metrics/openapi.json"],
  ["openrpc.yaml", "health/openrpc.json"],
  ["openrpc.json", "health/openrpc.json"],
] as const

const depositAbi = JSON.stringify([
  { type: "function", name: "deposit", inputs: [{ name: "amount", type: "uint256" }] },
])

/**
 * The files that a reader has and no page shows, by path from the reader's folder.
 *
 * @param folder - where the genesis of the stack's network is
 */
export function ownFiles(folder: string): ReadonlyMap<string, string> {
  return new Map([
    ...documents.map(
      ([name, file]) => [name, readFileSync(join(repository, "packages/clients", file), "utf8")] as const,
    ),
    ["genesis.json", readFileSync(join(folder, "genesis.json"), "utf8")],
    ["run/secrets/data-api-key", "a-key\n"],
    [
      ".serac/serac.json",
      readFileSync(join(folder, "serac.json"), "utf8").replace('"data"', JSON.stringify(join(folder, "data"))),
    ],
    ["abi/Vault.json", depositAbi],
    ["abi/Old.json", depositAbi],
  ])
}
