import { createHash } from "node:crypto"
import { fileURLToPath } from "node:url"
import { toFunctionSelector } from "viem"
import { fetchFiles } from "./fetch-files.ts"
import { ownSignatures } from "./own-signatures.ts"
import { publishedPackages } from "./published-packages.ts"
import { signaturesIn } from "./signatures-in.ts"

/** The path of the module of methods. */
export const methodsFile = fileURLToPath(
  new URL("../../../../../packages/api/src/data/methods/generated/methods.ts", import.meta.url),
)

/** The command that regenerates it. */
export const methodsCommand = "pnpm generate:methods"

/** The expected digest of the module, which depends on the packages and on this repository's own signatures. */
export async function expectedDigest(): Promise<string> {
  const packages = publishedPackages.map((one) => ({ ...one, files: String(one.files) }))
  return digestOfText(JSON.stringify([packages, [...(await ownSignatures())].sort()]))
}

/** Generates the module of methods from the packages' ABIs. */
export async function makeMethodsModule(): Promise<string> {
  const signatures = new Set(await ownSignatures())
  for (const source of publishedPackages)
    for (const text of await fetchFiles(source)) for (const one of signaturesIn(text)) signatures.add(one)
  const body = [
    "/** Signatures of the functions of well-known contracts, a line each, and no two with one selector. */",
    `export const methodSignatures = \`\n${[...distinct(signatures)].sort().join("\n")}\n\``,
    "",
  ].join("\n")
  const from = publishedPackages.map(({ name, version, licence }) => `//   ${name} ${version}, ${licence}`)
  const digests = `// SHA-256: inputs ${await expectedDigest()}, text below ${digestOfText(body)}`
  return [
    `// Made by \`${methodsCommand}\` from the ABIs of these packages; do not edit.`,
    ...from,
    digests,
    "",
    body,
  ].join("\n")
}

/** If several signatures have the same selector, that of the first package in the list is used. */
function distinct(signatures: ReadonlySet<string>): Iterable<string> {
  const bySelector = new Map<string, string>()
  for (const signature of signatures) {
    const selector = toFunctionSelector(signature)
    if (!bySelector.has(selector)) bySelector.set(selector, signature)
  }
  return bySelector.values()
}

const digestOfText = (text: string) => createHash("sha256").update(text).digest("hex")
