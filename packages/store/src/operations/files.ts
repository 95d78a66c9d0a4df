import { createHash } from "node:crypto"
import { createReadStream, createWriteStream } from "node:fs"
import { lstat, mkdir, mkdtemp, open, rename, rm, stat, statfs, writeFile } from "node:fs/promises"
import { basename, dirname, join } from "node:path"
import { Transform } from "node:stream"
import { pipeline } from "node:stream/promises"
import { DamagedBackupError } from "./damaged-backup-error.ts"

/** What was written, or read. */
export interface Digest {
  readonly bytes: number
  /** Hexadecimal. */
  readonly sha256: string
}

/** Passes bytes on and knows what they were. */
export class DigestStream extends Transform {
  readonly #hash = createHash("sha256")
  readonly #onBytes: (bytes: number) => void
  #bytes = 0

  /** `onBytes` gets how many there were so far; what it throws ends the stream. */
  constructor(onBytes: (bytes: number) => void = () => {}) {
    super()
    this.#onBytes = onBytes
  }

  override _transform(chunk: Buffer, _: string, done: (error: Error | null, chunk?: Buffer) => void): void {
    this.#hash.update(chunk)
    this.#bytes += chunk.length
    try {
      this.#onBytes(this.#bytes)
      done(null, chunk)
    } catch (error) {
      done(error as Error)
    }
  }

  /** Once it has ended. */
  digest(): Digest {
    return { bytes: this.#bytes, sha256: this.#hash.digest("hex") }
  }
}

/** A file as a manifest tells of it. */
export interface WrittenFile extends Digest {
  readonly path: string
}

const chunk = { highWaterMark: 1024 * 1024 }

/** Who is told of the bytes that were read, and what ends the reading: it rejects with the signal's reason then. */
export interface ReadingOptions {
  readonly onBytes?: (bytes: number) => void
  readonly signal?: AbortSignal | undefined
}

/** The digest of a file. */
export async function digestFile(path: string, { onBytes, signal }: ReadingOptions = {}): Promise<Digest> {
  const stream = new DigestStream(onBytes)
  await untilAborted(signal, (options) =>
    pipeline(
      createReadStream(path, chunk),
      stream,
      async (source: AsyncIterable<Buffer>) => {
        for await (const _ of source);
      },
      options,
    ),
  )
  return stream.digest()
}

/** Runs what ends by a signal, and rejects with the signal's own reason then. */
export async function untilAborted<Result>(
  signal: AbortSignal | undefined,
  run: (options: { readonly signal?: AbortSignal }) => Promise<Result>,
): Promise<Result> {
  signal?.throwIfAborted()
  try {
    return await run(signal === undefined ? {} : { signal })
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  }
}

/** Throws {@link DamagedBackupError} where a file of a backup is not what was written. */
export async function assertWritten(directory: string, file: WrittenFile, reading?: ReadingOptions): Promise<void> {
  assertSame(directory, file, await readOf(directory, file, (path) => digestFile(path, reading)))
}

/** Copies a file of a backup and waits for the disk. Throws {@link DamagedBackupError} where it is not what was written. */
export async function copyWritten(
  directory: string,
  file: WrittenFile,
  to: string,
  reading?: ReadingOptions,
): Promise<void> {
  assertSame(directory, file, await readOf(directory, file, (path) => copyFile(path, to, reading)))
}

async function readOf(
  directory: string,
  { path }: WrittenFile,
  read: (path: string) => Promise<Digest>,
): Promise<Digest> {
  const folder = dirname(join(directory, path))
  if (folder !== directory) await assertKind(folder, "isDirectory", "no folder")
  await assertRegular(join(directory, path))
  return read(join(directory, path))
}

const fileTypes = [
  ["isFile", "a file"],
  ["isSymbolicLink", "a symbolic link"],
  ["isDirectory", "a folder"],
  ["isFIFO", "a FIFO"],
  ["isSocket", "a socket"],
  ["isBlockDevice", "a device"],
  ["isCharacterDevice", "a device"],
] as const

/**
 * Throws {@link DamagedBackupError} where a file of a backup is missing, or is no regular file: reading a FIFO waits for whoever writes it,
 * a link leads out of the backup.
 */
export function assertRegular(path: string): Promise<void> {
  return assertKind(path, "isFile", "no regular file")
}

async function assertKind(path: string, wanted: "isFile" | "isDirectory", isNot: string): Promise<void> {
  const found = await lstat(path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "ENOENT" ? new DamagedBackupError(`${path} is missing.`) : error
  })
  if (found[wanted]()) return
  const [, kind = "something else"] = fileTypes.find(([is]) => found[is]()) ?? []
  throw new DamagedBackupError(`${path} is ${kind}, and ${isNot}.`)
}

function assertSame(directory: string, { path, bytes, sha256 }: WrittenFile, digest: Digest): void {
  if (digest.sha256 === sha256 && digest.bytes === bytes) return
  throw new DamagedBackupError(`${join(directory, path)} is not the file that was written: its SHA-256 differs.`)
}

/** Copies a file, which must not be there yet, and waits for the disk. */
async function copyFile(from: string, to: string, { onBytes, signal }: ReadingOptions = {}): Promise<Digest> {
  const stream = new DigestStream(onBytes)
  await untilAborted(signal, (options) =>
    pipeline(
      createReadStream(from, chunk),
      stream,
      createWriteStream(to, { flags: "wx", mode: 0o600, flush: true }),
      options,
    ),
  )
  return stream.digest()
}

/** Waits until a file or a folder is on the disk. Windows has no such wait for a folder, and for a file only where it may be written. */
export async function sync(path: string): Promise<void> {
  const isWindows = process.platform === "win32"
  if (isWindows && (await stat(path)).isDirectory()) return
  const handle = await open(path, isWindows ? "r+" : "r")
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Makes a folder whole or not at all: `work` fills one beside it, with a name that says that it is not finished, which gets
 * the target's name in the end. Where it fails, what there was of it is removed.
 *
 * Throws an Error where the target is there already.
 */
export async function makeWhole<Result>(target: string, work: (folder: string) => Promise<Result>): Promise<Result> {
  const parent = dirname(target)
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, `${basename(target)}.unfinished-`))
  try {
    const result = await work(folder)
    await sync(folder)
    await rename(folder, target)
    await sync(parent)
    return result
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

/** Writes a small file and waits for the disk. */
export async function writeSynced(path: string, text: string): Promise<void> {
  await writeFile(path, text, { mode: 0o600, flush: true })
}

/** Throws an Error where the disk of a folder has no room for so many bytes more. */
export async function requireRoom(directory: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(directory)
  const free = bavail * bsize
  if (free >= bytes) return
  const gigabytes = (number: number) => `${(number / 1e9).toFixed(1)} GB`
  throw new Error(`${directory}: the disk has ${gigabytes(free)} free, and ${gigabytes(bytes)} are needed.`)
}
