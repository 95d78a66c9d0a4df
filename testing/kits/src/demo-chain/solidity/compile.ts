import { createHash, randomUUID } from "node:crypto"
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import type { Abi, Hex } from "viem"

/** A compiled contract. */
export interface CompiledContract {
  readonly abi: Abi
  /** Creation code. */
  readonly bytecode: Hex
  /** The deployed code, before its constructor sets immutable values. */
  readonly deployedBytecode: Hex
}

const require = createRequire(import.meta.url)
const ownFolder = fileURLToPath(new URL("../../../contracts/", import.meta.url))
const cacheFolder = fileURLToPath(new URL("../../../node_modules/.cache/contracts/", import.meta.url))
// The EVM version is fixed, so that a new compiler's default does not change the chain.
const compilerSettings = {
  evmVersion: "cancun",
  optimizer: { enabled: true, runs: 200 },
  metadata: { bytecodeHash: "none" },
  outputSelection: { "*": { "*": ["abi", "evm.bytecode.object", "evm.deployedBytecode.object"] } },
}

/** The input of a compilation: sources by name, and a digest of everything that affects the result. */
export interface CompilerInput {
  readonly sources: Readonly<Record<string, { readonly content: string }>>
  /** SHA-256 of the sources, the settings, and the versions of the compiler and the library, as hexadecimal digits. */
  readonly digest: string
}

/** Reads the `.sol` files of a folder. Default: `contracts` of this package. */
export async function readSources(folder = ownFolder): Promise<CompilerInput> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sol")).sort()
  const sources: Record<string, { content: string }> = {}
  for (const name of names) sources[name] = { content: await readFile(join(folder, name), "utf8") }
  const versions = ["solc", "@openzeppelin/contracts"].map((name) => require(`${name}/package.json`).version)
  const digest = createHash("sha256")
    .update(JSON.stringify([versions, compilerSettings, sources]))
    .digest("hex")
  return { sources, digest }
}

/** Compiles the `.sol` files of a folder; the result is cached until a source, a setting or the compiler changes. Default: `contracts` of this package. */
export async function compileContracts(folder?: string): Promise<Readonly<Record<string, CompiledContract>>> {
  const { sources, digest } = await readSources(folder)
  const cached = join(cacheFolder, `${digest}.json`)
  try {
    return JSON.parse(await readFile(cached, "utf8"))
  } catch {
    const compiled = await compileSources(sources)
    await mkdir(cacheFolder, { recursive: true })
    const temporary = `${cached}.${randomUUID()}`
    await writeFile(temporary, JSON.stringify(compiled))
    await rename(temporary, cached)
    return compiled
  }
}

interface CompiledOutput {
  readonly abi: Abi
  readonly evm: Readonly<Record<"bytecode" | "deployedBytecode", { readonly object: string }>>
}

interface CompilerOutput {
  readonly errors?: readonly { readonly severity: string; readonly formattedMessage: string }[]
  readonly contracts: Record<string, Record<string, CompiledOutput>>
}

async function compileSources(sources: CompilerInput["sources"]) {
  const { default: solc } = await import("solc")
  const { readFileSync } = await import("node:fs")
  const readImport = (path: string) => ({ contents: readFileSync(require.resolve(path), "utf8") })
  const input = JSON.stringify({ language: "Solidity", sources, settings: compilerSettings })
  const output: CompilerOutput = JSON.parse(solc.compile(input, { import: readImport }))
  const errors = output.errors?.filter(({ severity }) => severity === "error") ?? []
  if (errors.length > 0) throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join("\n"))
  const compiled: Record<string, CompiledContract> = {}
  for (const file of Object.keys(sources)) {
    for (const [name, { abi, evm }] of Object.entries(output.contracts[file] ?? {})) {
      const [bytecode, deployedBytecode] = [evm.bytecode, evm.deployedBytecode].map(
        ({ object }) => `0x${object}` as const,
      )
      compiled[name] = { abi, bytecode, deployedBytecode } as CompiledContract
    }
  }
  return compiled
}
