import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type ListeningServer, listenMock, loopback, running } from "../http/listen.ts"
import type { OpenRpcDocument } from "../openrpc/document.ts"
import { rpcProxy } from "../openrpc/proxy.ts"
import { prismProxy } from "../prism/proxy.ts"
import { mockFromDocument } from "../start-mock.ts"

/** Starts what the requests are sent to: a mock of the document, or a proxy that validates the traffic of a server against it. */
export async function contractServer(document: object, baseUrl: string | undefined): Promise<ListeningServer> {
  if (baseUrl === undefined) return mockFromDocument(document)
  if ("openrpc" in document)
    return listenMock(rpcProxy(document as OpenRpcDocument, { upstream: baseUrl }).handle, { host: loopback, port: 0 })
  const folder = await mkdtemp(join(tmpdir(), "serac-contract-"))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const file = join(folder, "openapi.json")
    await writeFile(file, JSON.stringify(document))
    const proxy = await prismProxy(file, { upstream: baseUrl, host: loopback })
    return running(proxy.url, async () => {
      await proxy.close()
      await remove()
    })
  } catch (error) {
    await remove()
    throw error
  }
}
