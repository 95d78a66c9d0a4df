import { lstat, readFile } from "node:fs/promises"
import { join } from "node:path"
import type { Migration, Scope } from "../schema/migration.ts"
import { migrations as released } from "../schema/migrations.ts"
import { stepsDigest } from "../schema/tables-state.ts"
import { DamagedBackupError } from "./damaged-backup-error.ts"
import { assertRegular } from "./files.ts"

/** What a backup's list of its files is called; a folder without it is no backup. */
export const manifestName = "manifest.json"

const format = 1
/** Bytes of a manifest: one of ten thousand chains has about ten million. */
const maxManifestBytes = 64 * 1024 * 1024

/** What is in a backup: `manifest.json` beside its files. */
export interface BackupManifest {
  readonly format: typeof format
  /** Which engine's files these are; they can be restored into no other. */
  readonly store: "sqlite" | "postgres"
  /** ISO 8601, when the backup began. */
  readonly createdAt: string
  /** Versions of the tables, by scope; the lowest of the files of a scope. */
  readonly versions: Readonly<Partial<Record<Scope, number>>>
  /** What tells the tables of these versions from those that development versions made, by scope: 16 hexadecimal digits. */
  readonly digests?: Readonly<Partial<Record<Scope, string>>>
  /** The last block of each EVM chain in it. */
  readonly chains: readonly BackupChain[]
  /** The last block of each chain of each primary network in it. */
  readonly networks: readonly BackupNetwork[]
  readonly files: readonly BackupFile[]
  /** PostgreSQL only: partitions as `CREATE TABLE` takes them, parents first. */
  readonly partitions?: readonly BackupPartition[]
}

/** How far an EVM chain is in a backup. */
export interface BackupChain {
  readonly chainId: string
  readonly number: number
  readonly hash: string
  readonly transactions: number
}

/** How far a primary network is in a backup. */
export interface BackupNetwork {
  readonly networkId: number
  readonly chains: readonly { readonly chain: string; readonly height: number; readonly id: string }[]
}

/** A file of a backup. */
export interface BackupFile {
  /** Relative to the manifest, with slashes. */
  readonly path: string
  readonly bytes: number
  /** Hexadecimal. */
  readonly sha256: string
  /** SQLite: whose tables it has. */
  readonly scope?: Scope
  /** PostgreSQL: the table, its columns in the order of the rows, and how many rows there are. */
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
  /** `LIST (chain_id)`, where it has partitions of its own. */
  readonly partitionedBy?: string
}

/** A manifest of what is there now. */
export function manifestOf(content: Omit<BackupManifest, "format">): BackupManifest {
  return { format, ...content }
}

/** The digests of the steps up to these versions. */
export function digestsOf(
  versions: BackupManifest["versions"],
  migrations: readonly Migration[] = released,
): NonNullable<BackupManifest["digests"]> {
  const scopes = Object.entries(versions) as [Scope, number][]
  return Object.fromEntries(scopes.map(([scope, version]) => [scope, stepsDigest(migrations.slice(0, version), scope)]))
}

/** Reads a backup's manifest. Throws {@link DamagedBackupError} where there is none, or one that cannot be understood. */
export async function readManifest(directory: string): Promise<BackupManifest> {
  await assertRegular(join(directory, manifestName)).catch((error: NodeJS.ErrnoException) => {
    // What is missing is said below, in words of a backup.
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
// Literals only: PostgreSQL would compute what else stands in a bound.
const valuesPattern = String.raw`\((?:'[^'\\]*'|-?\d+|MINVALUE|MAXVALUE|NULL)(?:, (?:'[^'\\]*'|-?\d+|MINVALUE|MAXVALUE|NULL))*\)`
const bounds = new RegExp(
  `^(?:DEFAULT|FOR VALUES (?:IN ${valuesPattern}|FROM ${valuesPattern} TO ${valuesPattern}|WITH \\(modulus \\d+, remainder \\d+\\)))$`,
)

/** Whether a text can be the name of a table, a column or a partition of a store. */
const isName = (text: unknown): text is string => typeof text === "string" && identifierPattern.test(text)

/** Why it is no manifest. Its names become files and SQL, so that nothing else than such names is let through. */
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
    // A partition is called after its table, so that none takes the name of a table that is still to come.
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
