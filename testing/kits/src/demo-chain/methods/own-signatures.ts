import { readdir, readFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import { signaturesIn } from "./signatures-in.ts"

const packages = new URL("../../../../../packages/", import.meta.url)
const contracts = new URL("devnet/src/generated/contracts/", packages)
const precompiles = ["fee-manager", "native-minter", "reward-manager", "warp"].map(
  (name) => new URL(`devnet/src/evm/precompiles/${name}.ts`, packages),
)

/** Signatures that are in no registry: those of the devnet's contracts, including the messenger, and of its precompiles. */
export async function ownSignatures(): Promise<ReadonlySet<string>> {
  const signatures = new Set<string>()
  for (const file of await readdir(contracts))
    for (const signature of signaturesIn(await readFile(new URL(file, contracts), "utf8"))) signatures.add(signature)
  for (const url of precompiles)
    for (const exported of Object.values(await import(fileURLToPath(url))))
      for (const name of Object.keys(Object(exported))) if (/^\w+\(.*\)$/.test(name)) signatures.add(name)
  return signatures
}
