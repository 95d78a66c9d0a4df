import { readdir, readFile, stat } from "node:fs/promises"
import { join, parse } from "node:path"
import { type AbiEntry, abiEntry } from "./abi-entry.ts"
import { AbiError } from "./abi-error.ts"
import { abiEntries, readAbi } from "./read-abi.ts"

/** An ABI that an operator has verified, or a folder of them, for the names of methods, parameters, events and errors. */
export interface AbiFile {
  /**
   * A JSON ABI, an object with the member `abi`, or an artifact of Foundry or Hardhat, of at most 16 MiB; or a folder, whose files `*.json` are
   * such ABIs.
   */
  readonly path: string
  /**
   * The contract that the ABI is for; its names take precedence for calls of this contract. In hexadecimal, in any letter case. Default: the
   * file's name where that is an address, as in `0x1c64E344536221f938F724ba2a4677cc04657E77.json`; else all contracts.
   */
  readonly address?: string
  /** The chain that the ABI is for, as an EVM chain ID in decimal digits without leading zeros. Default: every chain. */
  readonly chainId?: string
}

/** The signatures of an ABI file, and their scope. */
export interface LoadedAbi {
  readonly file: string
  readonly address: string | undefined
  readonly chainId: string | undefined
  readonly signatures: readonly string[]
  /** Its functions, events and errors. */
  readonly entries: readonly AbiEntry[]
}

const addressPattern = /^0x[0-9a-fA-F]{40}$/
const maxAbiBytes = 16 * 1024 * 1024
/** Maximum files of a folder. */
const maxFolderFiles = 1_000

/** Reads ABI files. Throws an {@link AbiError} for the first invalid one. */
export async function loadAbis(files: readonly AbiFile[]): Promise<readonly LoadedAbi[]> {
  const loaded: LoadedAbi[] = []
  for (const { path, chainId, ...file } of (await Promise.all(files.map(abiFilesAt))).flat()) {
    const address = file.address ?? addressIn(path)
    if (address !== undefined && !addressPattern.test(address)) {
      throw new AbiError(path, undefined, `${address} is not an EVM address`)
    }
    const text = await readAbiText(path)
    loaded.push({
      file: path,
      address: address?.toLowerCase(),
      chainId,
      signatures: readAbi(path, text),
      entries: abiEntries(path, text).flatMap((entry) => abiEntry(entry) ?? []),
    })
  }
  return loaded
}

/** The ABI files of a folder, by name; a file is itself. */
async function abiFilesAt(file: AbiFile): Promise<readonly AbiFile[]> {
  const isFolder = await stat(file.path).then(
    (found) => found.isDirectory(),
    () => false,
  )
  if (!isFolder) return [file]
  const names = (await readdir(file.path)).filter((name) => name.endsWith(".json")).sort()
  if (names.length > maxFolderFiles) throw new AbiError(file.path, undefined, `more than ${maxFolderFiles} files`)
  return names.map((name) => ({ ...file, path: join(file.path, name) }))
}

function addressIn(path: string): string | undefined {
  const { name } = parse(path)
  return addressPattern.test(name) ? name : undefined
}

async function readAbiText(path: string): Promise<string> {
  try {
    if ((await stat(path)).size > maxAbiBytes) throw new AbiError(path, undefined, "larger than 16 MiB")
    return await readFile(path, "utf8")
  } catch (cause) {
    if (cause instanceof AbiError) throw cause
    throw new AbiError(path, undefined, "cannot be read", { cause })
  }
}
