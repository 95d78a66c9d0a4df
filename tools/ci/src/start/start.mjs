// The script of `npm start`, for any version of Node.js: installs, and continues with the installed Node.js.
import { spawn } from "node:child_process"
import { readFileSync } from "node:fs"
import module from "node:module"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { install } from "./install.mjs"

const root = fileURLToPath(new URL("../../../..", import.meta.url))
const main = "main.ts"

const code = install(root)
if (code !== 0) process.exit(code)
const { version } = JSON.parse(readFileSync(join(root, "node_modules/node/package.json"), "utf8"))
if (process.versions.node === version) {
  // The compile cache of the last start is reused.
  module.enableCompileCache()
  await import(new URL(main, import.meta.url).href)
} else {
  const node = join(root, "node_modules/node/bin", process.platform === "win32" ? "node.exe" : "node")
  // The process's threads load the same modules and use the same compile cache.
  const resolution = new URL("workspace-resolution.ts", import.meta.url).href
  const child = spawn(node, ["--import", resolution, fileURLToPath(import.meta.url)], { cwd: root, stdio: "inherit" })
  // Ctrl-C reaches both processes; the parent waits until the child has stopped.
  process.on("SIGINT", () => {})
  process.on("SIGTERM", () => child.kill("SIGTERM"))
  child.on("exit", (status, signal) => process.exit(status ?? (signal === null ? 1 : 128)))
}
