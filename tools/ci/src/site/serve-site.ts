import { type PreviewServer, preview } from "vite"
import { toolFolder } from "./site-folders.ts"

/**
 * Serves a built site on the loopback interface.
 *
 * @param port 0 for any free one
 * @returns the server and its URL
 */
export async function serveSite(folder: string, port: number): Promise<{ server: PreviewServer; url: string }> {
  const server = await preview({
    root: toolFolder,
    configFile: false,
    logLevel: "warn",
    appType: "mpa",
    build: { outDir: folder },
    preview: { host: "127.0.0.1", port, strictPort: true },
  })
  const address = server.httpServer.address()
  if (address === null || typeof address === "string") throw new Error("the server has no port")
  return { server, url: `http://127.0.0.1:${address.port}` }
}
