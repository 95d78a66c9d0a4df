import { resolve } from "node:path"
import { ConfigError } from "./config-error.ts"
import { readSecretFile } from "./secret-file.ts"
import { allSettings, type FileSetting } from "./settings.ts"
import { readVariable } from "./text.ts"
import { putAt, type Tree, valueAt } from "./tree.ts"
import { validate } from "./validate.ts"

/** A layer of settings: the file, the environment, or the flags. */
export interface Layer {
  readonly values: Tree
  /** The name of a setting in this layer. */
  readonly nameOf: (setting: Pick<FileSetting, "path" | "variable" | "flag">) => string
  /** Whether the layer is the command line or the environment, not a file. */
  readonly usage: boolean
}

/** The result of reading a layer's files. */
export interface ReadSecrets {
  /** The setting that named the file, by the path of the setting that it is for. */
  readonly from: ReadonlyMap<string, FileSetting>
  readonly warnings: readonly string[]
}

const byPath = new Map(allSettings.map((setting) => [setting.path, setting]))

/**
 * Replaces the file settings of a layer (`storeFile`) with the settings that they are for (`store`). Throws
 * {@link ConfigError} for a file that is unreadable, empty or invalid, and if both settings are given.
 */
export function readSecrets({ values, nameOf, usage }: Layer): ReadSecrets {
  const from = new Map<string, FileSetting>()
  const warnings: string[] = []
  const faults: string[] = []
  for (const setting of allSettings) {
    const path = valueAt(values, setting.path)
    const target = byPath.get(setting.schema.fileOf ?? "")
    if (target === undefined || typeof path !== "string") continue
    if (valueAt(values, target.path) !== undefined) {
      faults.push(`${nameOf(target)} and ${nameOf(setting)} are the same setting: give one of them`)
      continue
    }
    const read = readValue(path, target)
    if ("fault" in read) faults.push(`${nameOf(setting)}: ${read.fault}`)
    else {
      putAt(values, target.path, read.value)
      from.set(target.path, setting)
      warnings.push(...read.warnings)
    }
  }
  if (faults.length > 0) throw new ConfigError(faults, usage)
  return { from, warnings }
}

const chainMembers = { rpcUrlsFile: "rpcUrls", wsUrlFile: "wsUrl" } as const

/** The same for each chain of a configuration file, whose paths are relative to the file's folder. @returns the warnings. */
export function readChainSecrets(values: Tree, name: string, directory: string): readonly string[] {
  const warnings: string[] = []
  const faults: string[] = []
  const chains = (values.chains ?? []) as Tree[]
  for (const [at, chain] of chains.entries()) {
    for (const [member, target] of Object.entries(chainMembers)) {
      const path = chain[member]
      delete chain[member]
      if (typeof path !== "string") continue
      const place = `${name}: chains[${at}]`
      if (chain[target] !== undefined) {
        faults.push(`${place}.${target} and ${place}.${member} are the same setting: give one of them`)
        continue
      }
      const read = readSecretFile(resolve(directory, path))
      if ("fault" in read) {
        faults.push(`${place}.${member}: ${read.fault}`)
        continue
      }
      chain[target] = target === "rpcUrls" ? read.text.split(/[\s,]+/) : read.text
      const [wrong] = validate({ chains: [{ rpcUrls: ["http://a"], [target]: chain[target] }] })
      if (wrong !== undefined) faults.push(`${place}.${member}: what is in ${resolve(directory, path)} ${wrong.rule}`)
      if (read.warning !== undefined) warnings.push(read.warning)
    }
  }
  if (faults.length > 0) throw new ConfigError(faults, false)
  return warnings
}

type ReadValue = { readonly value: unknown; readonly warnings: readonly string[] } | { readonly fault: string }

function readValue(path: string, target: FileSetting): ReadValue {
  const read = readSecretFile(path)
  if ("fault" in read) return read
  // In a file, lines separate list items as well as commas.
  const text =
    target.schema.type === "array" && target.path !== "chains" ? read.text.split(/[\s,]+/).join(",") : read.text
  const value = readVariable(target, text)
  const alone: Tree = {}
  putAt(alone, target.path, value)
  const [wrong] = validate(alone)
  if (wrong !== undefined) return { fault: `what is in ${path} ${wrong.rule}` }
  return { value, warnings: read.warning === undefined ? [] : [read.warning] }
}
