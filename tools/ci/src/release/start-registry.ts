import { randomUUID } from "node:crypto"
import { mkdirSync, writeFileSync } from "node:fs"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { runServer } from "verdaccio"

/** A running npm registry. */
export interface Registry {
  /** Base URL with a slash at its end. It differs in every run, so that a package manager's cache answers nothing of an earlier run. */
  readonly url: string
  /** The token of the only user, who may publish. */
  readonly token: string
  close(): Promise<void>
}

/**
 * Starts an npm registry for the packages of this repository, on a free port of 127.0.0.1. It has no uplink: package managers get all
 * other packages from the registry that they are configured with.
 *
 * @param folder an empty folder for the configuration, the published packages and the log
 */
export async function startRegistry(folder: string): Promise<Registry> {
  const prefix = `/${randomUUID()}/`
  const configuration = {
    storage: join(folder, "storage"),
    auth: { htpasswd: { file: join(folder, "htpasswd"), max_users: 1 } },
    packages: Object.fromEntries(
      ["@serac/*", "create-serac"].map((name) => [name, { access: "$all", publish: "$authenticated" }]),
    ),
    url_prefix: prefix,
    web: { enable: false },
    log: { type: "file", path: join(folder, "registry.log"), level: "warn" },
    max_body_size: "100mb",
  }
  mkdirSync(folder, { recursive: true })
  const file = join(folder, "config.yaml")
  // YAML is a superset of JSON.
  writeFileSync(file, JSON.stringify(configuration))
  const verdaccio: Server = await runServer(file)
  // It writes the prefix into URLs, and expects a proxy to cut it off from those of requests.
  const server = createServer((request, response) => {
    if (request.url?.startsWith(prefix)) request.url = request.url.slice(prefix.length - 1)
    verdaccio.emit("request", request, response)
  })
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(0, "127.0.0.1", resolve)
  })
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}${prefix}`
  return {
    url,
    token: await addPublisher(url),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Adds the user who publishes, as `npm adduser` does. Resolves to its token. */
async function addPublisher(registry: string): Promise<string> {
  const name = "publisher"
  const response = await fetch(`${registry}-/user/org.couchdb.user:${name}`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name, password: randomUUID() }),
  })
  const { token, error } = (await response.json()) as { readonly token?: string; readonly error?: string }
  if (token === undefined) throw new Error(`the registry adds no user: ${response.status} ${error}`)
  return token
}
