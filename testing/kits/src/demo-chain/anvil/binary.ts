import { createRequire } from "node:module"
import { dirname, join } from "node:path"

const architectures: Readonly<Record<string, string>> = { x64: "amd64", arm64: "arm64" }

/** The path of the anvil binary that npm installed for this machine. */
export function anvilBinary(): string {
  const name = `@foundry-rs/anvil-${process.platform}-${architectures[process.arch] ?? process.arch}`
  const anvil = createRequire(import.meta.url).resolve("@foundry-rs/anvil/package.json")
  try {
    const manifest = createRequire(anvil).resolve(`${name}/package.json`)
    return join(dirname(manifest), "bin", process.platform === "win32" ? "anvil.exe" : "anvil")
  } catch (cause) {
    throw new Error(`There is no anvil for this machine: ${name} is not installed`, { cause })
  }
}
