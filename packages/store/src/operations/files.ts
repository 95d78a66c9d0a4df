import { createHash } from "node:crypto"
import { createReadStream, createWriteStream } from "node:fs"
import { lstat, mkdir, mkdtemp, open, rename, rm, stat, statfs, writeFile } from "node:fs/promises"
import { basename, dirname, join } from "node:path"
import { Transform } from "node:stream"
import { pipeline } from "node:stream/promises"
import { DamagedBackupError } from "./damaged-backup-error.ts"

/** Size and digest of written or read bytes. */
export interface Digest {
  readonly bytes: number
  /** Hexadecimal. */
  readonly sha256: string
}

/** Passes bytes through and computes their digest. */
export class DigestStream extends Transform {
  readonly #hash = createHash("sha256")
  readonly #onBytes: (bytes: number) => void
  #bytes = 0

  /** `onBytes` receives the number of bytes so far; an error that it throws ends the stream. */
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

  /** The digest; call it after the stream has ended. */
  digest(): Digest {
    return { bytes: this.#bytes, sha256: this.#hash.digest("hex") }
  }
}

/** A file as listed in a manifest. */
export interface WrittenFile extends Digest {
  readonly path: string
}

const chunk = { highWaterMark: 1024 * 1024 }

/** Options for reading a file: a progress callback, and a signal that stops the read; it then rejects with the signal's reason. */
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

/** Runs work that a signal stops, and then rejects with the signal's reason. */
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

/** Throws {@link DamagedBackupError} if a file of a backup differs from what was written. */
export async function assertWritten(directory: string, file: WrittenFile, reading?: ReadingOptions): Promise<void> {
  assertSame(directory, file, await readOf(directory, file, (path) => digestFile(path, reading)))
}

/** Copies a file of a backup and flushes it to disk. Throws {@link DamagedBackupError} if the file differs from what was written. */
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
 * Throws {@link DamagedBackupError} if a file of a backup is missing or is no regular file: reading a FIFO would wait for a writer,
 * and a link leads out of the backup.
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

/** Copies a file to a path that must not exist yet, and flushes the copy to disk. */
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

/** Flushes a file or a folder to disk. Windows cannot flush a folder, and flushes only writable files. */
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
 * Creates a folder completely or not at all: `work` fills a temporary folder next to it, which is renamed to the target in the end.
 * If `work` fails, the temporary folder is removed.
 *
 * Throws an Error if the target already exists.
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

/** Writes a small file and flushes it to disk. */
export async function writeSynced(path: string, text: string): Promise<void> {
  await writeFile(path, text, { mode: 0o600, flush: true })
}

/** Throws an Error if the disk of a folder has too little space for the given number of bytes. */
export async function requireRoom(directory: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(directory)
  const free = bavail * bsize
  if (free >= bytes) return
  const gigabytes = (number: number) => `${(number / 1e9).toFixed(1)} GB`
  throw new Error(`${directory}: the disk has ${gigabytes(free)} free, and ${gigabytes(bytes)} are needed.`)
}
