import { spawn } from "node:child_process"
import { readFileSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { join } from "node:path"
import { runInPage } from "@serac/kits/chromium"
import { bundle } from "../smoke/bundle.ts"
import { mustRun } from "../smoke/run.ts"

/** The project, and the answer that each framework has to get of the mock. */
export interface Trial {
  readonly project: string
  readonly url: string
  readonly blockNumber: string
}

/** What runs the client in each framework; each returns what it got. */
export const frameworks: Readonly<Record<string, (trial: Trial) => Promise<string>>> = {
  "Next.js, a server component": async ({ project, url }) => {
    const cwd = join(project, "next")
    const next = join(project, "node_modules/next/dist/bin/next")
    const env = { MOCK_URL: url, NEXT_TELEMETRY_DISABLED: "1" }
    await mustRun("node", [next, "build"], { cwd, env })
    const port = await freePort()
    const args = [next, "start", "--hostname", "127.0.0.1", "--port", String(port)]
    const page = await answerOf(["node", ...args], { cwd, env }, port)
    return /block (\d+)/.exec(page)?.[1] ?? page.slice(0, 500)
  },
  "Vite, a page in Chromium": async ({ project, url }) => {
    const cwd = join(project, "vite")
    await mustRun("node", [join(project, "node_modules/vite/bin/vite.js"), "build"], { cwd })
    const script = readFileSync(join(cwd, "dist/main.iife.js"), "utf8")
    return String((await runInPage(script, "blockNumberAt", url)).answer)
  },
  "workerd, a module worker": async ({ project, url }) => {
    const cwd = join(project, "workerd")
    const worker = await bundle(readFileSync(join(cwd, "worker.js"), "utf8"), { resolveDir: cwd })
    writeFileSync(join(cwd, "worker.mjs"), worker.text)
    const port = await freePort()
    writeFileSync(join(cwd, "config.capnp"), workerConfig(url, port))
    const workerd = join(project, "node_modules/workerd/bin/workerd")
    return answerOf([workerd, "serve", "config.capnp"], { cwd, env: {} }, port)
  },
  "Jest, its default mode, with the condition of the README": async ({ project, url, blockNumber }) => {
    const cwd = join(project, "jest")
    const env = { MOCK_URL: url, BLOCK_NUMBER: blockNumber }
    await mustRun("node", [join(project, "node_modules/jest/bin/jest.js")], { cwd, env })
    return blockNumber
  },
  "TypeScript, moduleResolution node10": async ({ project, blockNumber }) => {
    await mustRun("node", [join(project, "node_modules/typescript/bin/tsc"), "-p", "."], {
      cwd: join(project, "node10"),
    })
    return blockNumber
  },
}

const workerConfig = (url: string, port: number) => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [(name = "worker", esModule = embed "worker.mjs")],
      bindings = [(name = "MOCK_URL", text = "${url}")],
      compatibilityDate = "2026-01-01",
      globalOutbound = "mock"
    )),
    (name = "mock", network = (allow = ["private", "local"]))
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]
);
`

/** Starts a server, and returns its first answer. */
async function answerOf(
  [command = "", ...args]: readonly string[],
  { cwd, env }: { readonly cwd: string; readonly env: Readonly<Record<string, string>> },
  port: number,
): Promise<string> {
  const server = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ["ignore", "ignore", "inherit"] })
  const ended = new Promise<never>((_, reject) => {
    server.on("error", reject).on("exit", (code) => reject(new Error(`${command} ended with ${code}`)))
  })
  ended.catch(() => {})
  try {
    return await Promise.race([ended, firstAnswer(`http://127.0.0.1:${port}`)])
  } finally {
    server.kill()
  }
}

async function firstAnswer(url: string): Promise<string> {
  for (const end = performance.now() + 60_000; ; ) {
    try {
      return await (await fetch(url)).text()
    } catch (error) {
      if (performance.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address()
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0))
    })
  })
}
