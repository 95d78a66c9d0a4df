import { createHash } from "node:crypto"
import { fileURLToPath } from "node:url"
import { type CompiledContract, compileContracts, readSources } from "./compile.ts"

const devnet = new URL("../../../../../packages/devnet/", import.meta.url)
const sourceFolder = fileURLToPath(new URL("contracts/", devnet))

/** Where the generated modules of the devnet's contracts are. */
export const generatedFolder = fileURLToPath(new URL("src/generated/contracts/", devnet))

/** How they are made again. */
export const contractsCommand = "pnpm generate:contracts"

/** The modules of the devnet's contracts, compiled: file names and texts. The devnet needs no compiler. */
export async function generatedContracts(): Promise<ReadonlyMap<string, string>> {
  const { sources, digest } = await readSources(sourceFolder)
  const compiled = await compileContracts(sourceFolder)
  return new Map(
    withCode(sources).map((source) => {
      const name = source.replace(".sol", "")
      return [generatedFile(source), moduleOf(source, name, digest, compiled[name] as CompiledContract)]
    }),
  )
}

/** The digest that the modules have to carry, by file name: it changes with the sources, the settings and the compiler. */
export async function expectedDigests(): Promise<ReadonlyMap<string, string>> {
  const { sources, digest } = await readSources(sourceFolder)
  return new Map(withCode(sources).map((source) => [generatedFile(source), digest]))
}

/** What a module says that it was made of, and whether it is still as it was made. */
export function readModule(text: string): { readonly digest: string | undefined; readonly isUnchanged: boolean } {
  const [head = "", ...rest] = text.split("\n\n")
  const [, digest, body] = /inputs ([0-9a-f]{64}), text below ([0-9a-f]{64})/.exec(head) ?? []
  return { digest, isUnchanged: body === sha256(rest.join("\n\n")) }
}

/** All but interfaces, whose names begin with an I. */
const withCode = (sources: Readonly<Record<string, unknown>>) =>
  Object.keys(sources).filter((source) => !/^I[A-Z]/.test(source))

const generatedFile = (source: string) =>
  `${source
    .replace(".sol", "")
    .replace(/(?<=[a-z])(?=[A-Z])/g, "-")
    .toLowerCase()}.ts`

function moduleOf(source: string, name: string, digest: string, contract: CompiledContract): string {
  const { abi, bytecode, deployedBytecode } = contract
  // What a constructor has to finish cannot be put at an address as it is.
  const canStand = !abi.some(({ type }) => type === "constructor")
  const members = { abi, bytecode, ...(canStand ? { deployedBytecode } : {}) }
  const constant = `${name[0]?.toLowerCase()}${name.slice(1)}`
  const body = `/** \`contracts/${source}\`, compiled. */\nexport const ${constant} = ${JSON.stringify(members, undefined, 1)} as const\n`
  const head = [
    `// Made by \`${contractsCommand}\`; do not edit. It contains parts of OpenZeppelin Contracts (MIT license, Zeppelin Group Ltd and contributors).`,
    `// SHA-256: inputs ${digest}, text below ${sha256(body)}`,
  ]
  return `${head.join("\n")}\n\n${body}`
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex")
