import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import type { ReferenceSite, SiteDocument } from "@serac/web/reference"
import { targetPath, type WireHandler } from "@serac/wire/node"

const { resolve: resolveModule } = createRequire(import.meta.url)

/** The documents of a node's interfaces. */
const documents: readonly SiteDocument[] = [
  document("subnet-evm", "C-Chain and L1s", "subnet-evm/openrpc.json", "SubnetEvm"),
  document("p-chain", "P-Chain", "p-chain/openrpc.json", "PChain"),
  document("x-chain", "X-Chain", "x-chain/openrpc.json", "XChain"),
  document("health", "Health", "health/openapi.json", "Health"),
  document("health-rpc", "Health, JSON-RPC", "health/openrpc.json", "HealthRpc"),
]

/**
 * Adds the reference of the node's interfaces at `/docs`, a path that nodes do not have. Its code loads with the first
 * request.
 */
export function withDocs(handle: WireHandler): WireHandler {
  let site: Promise<ReferenceSite> | undefined
  return async (request) => {
    const path = targetPath(request)
    if (request.method !== "GET" || !/^\/docs(\/|$)/.test(path)) return handle(request)
    site ??= import("@serac/web/reference").then(({ referenceSite }) => referenceSite({ title: "Devnet", documents }))
    const { headers } = request
    const asked = { encodings: headers["accept-encoding"], ifNoneMatch: headers["if-none-match"] }
    const found = await (await site).find(path, asked)
    if (found === undefined) return handle(request)
    return { status: found.status, headers: found.headers, body: "", bytes: found.body }
  }
}

function document(name: string, title: string, file: string, prefix: string): SiteDocument {
  const packageName = `@serac/${file.split("/")[0]}`
  return {
    name,
    title,
    text: () => readFile(resolveModule(`@serac/${file}`), "utf8"),
    client: { packageName, prefix },
    isHere: true,
  }
}
