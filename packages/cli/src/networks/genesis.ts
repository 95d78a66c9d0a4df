import { readFileSync, statSync } from "node:fs"
import { buildGenesis, CodecError } from "@serac/chain"
import { ConfigError } from "../config/config-error.ts"

/** A network's genesis file. */
export interface Genesis {
  /** The path of the file. */
  readonly path: string
  readonly text: string
  readonly networkId: number
}

/** Maximum size in bytes; mainnet's file has about 1 MiB. */
const maxBytes = 64 * 1024 * 1024

/** Reads a genesis file. Throws {@link ConfigError} if it is missing or invalid. */
export function readGenesis(path: string): Genesis {
  const text = readGenesisFile(path)
  const networkId = networkIdOf(path, text)
  return { path, text, networkId }
}

/** Throws {@link ConfigError} if a genesis is that of another network. */
export function requireGenesisOf(networkId: number, genesis: Genesis): void {
  if (genesis.networkId === networkId) return
  throw fault(
    genesis.path,
    `it is the genesis of network ${genesis.networkId}, and the node is in network ${networkId}`,
  )
}

function readGenesisFile(path: string): string {
  try {
    const { size } = statSync(path)
    if (size > maxBytes) throw fault(path, `it is larger than ${maxBytes} bytes`)
    return readFileSync(path, "utf8")
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (error instanceof ConfigError) throw error
    throw fault(path, code === "ENOENT" ? "no such file" : `it cannot be read (${code})`)
  }
}

function networkIdOf(path: string, text: string): number {
  try {
    return buildGenesis(text).networkID
  } catch (error) {
    if (error instanceof CodecError) throw fault(path, `it is not a genesis file: ${error.message}`)
    throw error
  }
}

function fault(path: string, words: string): ConfigError {
  return new ConfigError([`genesis: ${path}: ${words}`], false)
}
