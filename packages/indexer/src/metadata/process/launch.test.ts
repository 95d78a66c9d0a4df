import { realpathSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"
import { launch } from "./launch.ts"

const code = dirname(dirname(fileURLToPath(import.meta.url)))
const home = dirname(dirname(code))

test("only its own code and its two libraries may be read, and nothing else is allowed", () => {
  const { flags, cwd } = launch(2 ** 20, {})
  const places = (name: string) => [
    join(code, "node_modules", name, "package.json"),
    join(dirname(code), "node_modules", name, "package.json"),
    join(home, "node_modules", name),
    realpathSync(join(home, "node_modules", name)),
  ]
  const readable = [
    code,
    join(dirname(code), "package.json"),
    join(home, "package.json"),
    ...places("undici"),
    ...places("ipaddr.js"),
  ]
  expect(flags.filter((flag) => flag.startsWith("--allow-fs-read="))).toEqual(
    readable.map((path) => `--allow-fs-read=${path}`),
  )
  expect(flags.filter((flag) => !flag.startsWith("--allow-fs-read=") && flag !== "--allow-net")).toEqual([
    "--permission",
    "--no-experimental-sqlite",
    "--disable-sigusr1",
    "--disallow-code-generation-from-strings",
    "--max-old-space-size=128",
  ])
  expect(cwd).toBe(code)
})

test("its heap grows with the documents that it may get", () => {
  expect(launch(10 * 2 ** 20, {}).flags).toContain("--max-old-space-size=704")
})

test("of the environment it gets where certificates are, and nothing of a node, a database, a proxy or Node's options", () => {
  const { env } = launch(1, {
    NODE_EXTRA_CA_CERTS: "/etc/ca.pem",
    SSL_CERT_FILE: undefined,
    SERAC_STORE: "postgres://user:password@db/serac",
    SERAC_RPC: "https://rpc.example/key",
    DATABASE_URL: "postgres://user:password@db/serac",
    HTTPS_PROXY: "http://user:password@proxy:3128",
    NODE_OPTIONS: "--inspect=0.0.0.0",
    HOME: "/root",
    PATH: "/usr/bin",
  })
  expect(env).toEqual({ NODE_EXTRA_CA_CERTS: "/etc/ca.pem" })
})
