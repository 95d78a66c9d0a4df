import { spawn } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { repository } from "./program.ts"

/** The code of a recipe of a client package's README, by its heading. */
export function recipeOf(client: string, heading: string): string {
  const readme = readFileSync(join(repository, "packages/clients", client, "README.md"), "utf8")
  const section = readme.split(/^### /m).find((part) => part.startsWith(`${heading}\n`))
  const code = /^```(?:ts|js)\n([\s\S]*?)^```$/m.exec(section ?? "")?.[1]
  if (code === undefined) throw new Error(`the README of ${client} has no recipe "${heading}"`)
  return code
}

/**
 * Runs code as a user of a client package would, in a process of its own, where the package's name leads to its sources.
 *
 * @returns what it wrote to standard output
 */
export function run(client: string, type: "module-typescript" | "commonjs", code: string): Promise<string> {
  const child = spawn(process.execPath, ["--no-warnings", `--input-type=${type}`, "--eval", code], {
    cwd: join(repository, "packages/clients", client),
    stdio: ["ignore", "pipe", "pipe"],
    timeout: 30_000,
  })
  const written = { stdout: "", stderr: "" }
  for (const stream of ["stdout", "stderr"] as const)
    child[stream].setEncoding("utf8").on("data", (text: string) => {
      written[stream] += text
    })
  return new Promise((resolve, reject) => {
    child.on("error", reject)
    child.on("close", (status) =>
      status === 0 ? resolve(written.stdout.trim()) : reject(new Error(`ended with ${status}: ${written.stderr}`)),
    )
  })
}
