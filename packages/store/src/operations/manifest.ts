import { lstat, readFile } from "node:fs/promises"
import { join } from "node:path"
import type { Migration, Scope } from "../schema/migration.ts"
import { migrations as released } from "../schema/migrations.ts"
import { stepsDigest } from "../schema/tables-state.ts"
import { DamagedBackupError } from "./damaged-backup-error.ts"
import { assertRegular } from "./files.ts"

/** The name of a backup's manifest; a folder without it is no backup. */
export const manifestName = "manifest.json"

const format = 1
/** The maximum size of a manifest in bytes: a manifest of ten thousand chains has about ten million. */
const maxManifestBytes = 64 * 1024 * 1024

/** The content of a backup: `manifest.json` next to its files. */
export interface BackupManifest {
  readonly format: typeof format
  /** The engine of the files; no other engine can restore them. */
  readonly store: "sqlite" | "postgres"
  /** When the backup began, in ISO 8601. */
  readonly createdAt: string
  /** Versions of the tables, by scope; the lowest version among the files of a scope. */
  readonly versions: Readonly<Partial<Record<Scope, number>>>
  /** Digests of the migrations up to these versions, by scope: 16 hexadecimal digits. They differ for tables that development versions made. */
  readonly digests?: Readonly<Partial<Record<Scope, string>>>
  /** The last block of each EVM chain in the backup. */
  readonly chains: readonly BackupChain[]
  /** The last block of each chain of each primary network in the backup. */
  readonly networks: readonly BackupNetwork[]
  readonly files: readonly BackupFile[]
  /** PostgreSQL only: partitions in the syntax of `CREATE TABLE`, parents first. */
  readonly partitions?: readonly BackupPartition[]
}

/** The head of an EVM chain in a backup. */
export interface BackupChain {
  readonly chainId: string
  readonly number: number
  readonly hash: string
  readonly transactions: number
}

/** The heads of a primary network in a backup. */
export interface BackupNetwork {
  readonly networkId: number
  readonly chains: readonly { readonly chain: string; readonly height: number; readonly id: string }[]
}

/** A file of a backup. */
export interface BackupFile {
  /** Path relative to the manifest, with slashes. */
  readonly path: string
  readonly bytes: number
  /** Hexadecimal. */
  readonly sha256: string
  /** SQLite: the scope of the file's tables. */
  readonly scope?: Scope
  /** PostgreSQL: the table, its columns in the order of the rows, and the number of rows. */
  readonly table?: string
  readonly columns?: readonly string[]
  readonly rows?: number
}

/** A partition of a table in a backup of PostgreSQL. */
export interface BackupPartition {
  readonly name: string
  readonly parent: string
  /** `FOR VALUES ...` or `DEFAULT`. */
  readonly bound: string
  /** `LIST (chain_id)`, if the partition has partitions of its own. */
  readonly partitionedBy?: string
}

/** Makes a manifest of this software's format. */
export function manifestOf(content: Omit<BackupManifest, "format">): BackupManifest {
  return { format, ...content }
}

/** The digests of the migrations up to these versions. */
export function digestsOf(
  versions: BackupManifest["versions"],
  migrations: readonly Migration[] = released,
): NonNullable<BackupManifest["digests"]> {
  const scopes = Object.entries(versions) as [Scope, number][]
  return Object.fromEntries(scopes.map(([scope, version]) => [scope, stepsDigest(migrations.slice(0, version), scope)]))
}

/** Reads a backup's manifest. Throws {@link DamagedBackupError} if it is missing or invalid. */
export async function readManifest(directory: string): Promise<BackupManifest> {
  await assertRegular(join(directory, manifestName)).catch((error: NodeJS.ErrnoException) => {
    // A missing file gets a more specific message below.
    if (error instanceof DamagedBackupError && !error.message.endsWith("is missing.")) throw error
  })
  const text = await readBounded(join(directory, manifestName)).catch((error: NodeJS.ErrnoException) => {
    if (error instanceof DamagedBackupError) throw error
    throw new DamagedBackupError(
      error.code === "ENOENT" || error.code === "ENOTDIR"
        ? `${directory} is no backup: it has no ${manifestName}.`
        : `${join(directory, manifestName)} cannot be read (${error.code}).`,
    )
  })
  let manifest: unknown
  try {
    manifest = JSON.parse(text)
  } catch {
    throw new DamagedBackupError(`${join(directory, manifestName)} is not JSON.`)
  }
  const fault = faultOf(manifest)
  if (fault !== undefined) throw new DamagedBackupError(`${join(directory, manifestName)}: ${fault}.`)
  return manifest as BackupManifest
}

async function readBounded(path: string): Promise<string> {
  const { size } = await lstat(path)
  if (size > maxManifestBytes) throw new DamagedBackupError(`${path} is larger than ${maxManifestBytes} bytes.`)
  return readFile(path, "utf8")
}

const identifierPattern = /^[a-z_][a-z0-9_]{0,62}$/
const path = /^(?:[a-z]+\/)?[a-z0-9_]+\.(?:sqlite|copy)$/
// Literals only: PostgreSQL would evaluate any other expression in a bound.
const valuesPattern = String.raw`\((?:'[^'\\]*'|-?\d+|MINVALUE|MAXVALUE|NULL)(?:, (?:'[^'\\]*'|-?\d+|MINVALUE|MAXVALUE|NULL))*\)`
const bounds = new RegExp(
  `^(?:DEFAULT|FOR VALUES (?:IN ${valuesPattern}|FROM ${valuesPattern} TO ${valuesPattern}|WITH \\(modulus \\d+, remainder \\d+\\)))$`,
)

/** Whether a text is a valid name of a store's table, column or partition. */
const isName = (text: unknown): text is string => typeof text === "string" && identifierPattern.test(text)

/** The reason why a value is no manifest. Its names become file paths and SQL, so only valid names are accepted. */
function faultOf(value: unknown): string | undefined {
  const manifest = value as BackupManifest
  if (typeof value !== "object" || value === null) return "it must be an object"
  if (manifest.format !== format) return `format must be ${format}`
  if (manifest.store !== "sqlite" && manifest.store !== "postgres") return "store must be sqlite or postgres"
  if (typeof manifest.versions !== "object" || manifest.versions === null) return "versions must be an object"
  for (const [scope, version] of Object.entries(manifest.versions)) {
    if (!["meta", "chain", "network"].includes(scope) || !Number.isSafeInteger(version) || Number(version) < 1) {
      return `versions.${scope} must be a positive integer`
    }
  }
  if (manifest.digests !== undefined && (typeof manifest.digests !== "object" || manifest.digests === null)) {
    return "digests must be an object"
  }
  for (const name of ["chains", "networks", "files"] as const) {
    if (!Array.isArray(manifest[name])) return `${name} must be an array`
  }
  if (manifest.partitions !== undefined && !Array.isArray(manifest.partitions)) return "partitions must be an array"
  return faultOfFiles(manifest) ?? faultOfPartitions(manifest.partitions ?? [])
}

function faultOfFiles({ store, files }: BackupManifest): string | undefined {
  const named = new Set<string>()
  for (const [at, file] of files.entries()) {
    const { path: name, bytes, sha256, table, columns } = (file ?? {}) as BackupFile
    if (typeof name !== "string" || !path.test(name)) return `files[${at}].path must be the name of a file of a backup`
    if (named.has(name)) return `files[${at}].path is named twice`
    named.add(name)
    if (!Number.isSafeInteger(bytes) || bytes < 0) return `files[${at}].bytes must be a whole number`
    if (typeof sha256 !== "string" || !/^[0-9a-f]{64}$/.test(sha256)) return `files[${at}].sha256 must be 64 digits`
    if (store !== "postgres") continue
    if (!isName(table)) return `files[${at}].table must be the name of a table`
    if (!Array.isArray(columns) || !columns.every(isName) || new Set(columns).size < columns.length) {
      return `files[${at}].columns must be names of columns`
    }
  }
  return undefined
}

function faultOfPartitions(partitions: readonly BackupPartition[]): string | undefined {
  for (const [at, partition] of partitions.entries()) {
    const { name, parent, bound, partitionedBy } = (partition ?? {}) as BackupPartition
    // A partition's name begins with its table's name, so that no partition takes the name of a later table.
    if (!isName(name) || !isName(parent) || !name.startsWith(`${parent}_`)) {
      return `partitions[${at}] must have the names of a partition and of its table`
    }
    if (typeof bound !== "string" || !bounds.test(bound)) return `partitions[${at}].bound is none`
    if (partitionedBy !== undefined && !/^(?:LIST|RANGE|HASH) \([a-z0-9_, ]+\)$/.test(partitionedBy)) {
      return `partitions[${at}].partitionedBy is no list of columns`
    }
  }
  return undefined
}
