import type { Routes, WireEndpoint, WireResponse } from "@serac/wire/node"
import { collections } from "./collections.ts"
import { fileId, type NamedFile } from "./content-id.ts"

const contentTypes = { json: "application/json", svg: "image/svg+xml" } as const

/**
 * Serves the metadata and images of the devnet's NFTs like an IPFS gateway: at `/ipfs/<folder>/<file>`, and each file by its
 * own content id. URIs contain only content ids, so they do not depend on the port.
 */
export function serveMetadata(routes: Routes): void {
  for (const { folder, documents, imageFolder, images } of collections) {
    for (const file of documents) serveFile(routes, folder, file, contentTypes.json)
    for (const file of images) serveFile(routes, imageFolder, file, contentTypes.svg)
  }
}

function serveFile(routes: Routes, folder: string, { name, bytes }: NamedFile, type: string): void {
  const body = new TextDecoder().decode(bytes)
  const headers = { "content-type": type, "cache-control": "public, max-age=31536000, immutable" }
  const handle = async ({ method }: { readonly method: string }): Promise<WireResponse> =>
    method === "GET" || method === "HEAD"
      ? { status: 200, headers, body }
      : { status: 405, headers: { allow: "GET, HEAD" }, body: "" }
  const endpoint: WireEndpoint = { handle }
  routes.add([`/ipfs/${folder}/${name}`, `/ipfs/${fileId(bytes)}`], endpoint)
}
