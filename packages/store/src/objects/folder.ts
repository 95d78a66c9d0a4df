import { randomUUID } from "node:crypto"
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises"
import { dirname, join, relative, sep } from "node:path"
import { assertKey, type ObjectStore, ObjectStoreError, type StoredObject } from "./object-store.ts"

/** The ending of files that are being written. */
const partial = ".part"

/** Milliseconds after which an incomplete file counts as abandoned: writing the largest object takes less. */
const abandonedAfter = 3_600_000

/**
 * Objects as files of a folder. A file is written under another name, flushed to the disk and renamed, so that a reader never
 * sees a part of it. Incomplete files that a killed process left are removed an hour later, when objects are listed.
 *
 * @param folder - created when the first object is written.
 */
export function folderObjects(folder: string): ObjectStore {
  const fileOf = (key: string) => {
    assertKey(key)
    return join(folder, key)
  }

  async function write(key: string, bytes: Uint8Array): Promise<void> {
    const file = fileOf(key)
    const next = join(dirname(file), `.${randomUUID()}${partial}`)
    await mkdir(dirname(file), { recursive: true })
    try {
      await usingFile(next, "wx", async (handle) => {
        await handle.writeFile(bytes)
        await handle.sync()
      })
      await rename(next, file)
    } catch (error) {
      await rm(next, { force: true })
      throw error
    }
    // The new name survives a power loss only when the directory is flushed too. Windows cannot flush directories.
    if (process.platform !== "win32") await usingFile(dirname(file), "r", (handle) => handle.sync())
  }

  async function list(prefix: string): Promise<readonly StoredObject[]> {
    const found: StoredObject[] = []
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }).catch(ifMissing([]))) {
      if (!entry.isFile()) continue
      const file = join(entry.parentPath, entry.name)
      const key = relative(folder, file).split(sep).join("/")
      if (entry.name.startsWith(".")) await removeAbandoned(file)
      else if (key.startsWith(prefix)) {
        const facts = await stat(file).catch(ifMissing(undefined))
        if (facts !== undefined) found.push({ key, size: facts.size })
      }
    }
    return found.sort((one, other) => (one.key < other.key ? -1 : 1))
  }

  async function read(key: string, limit?: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const file = fileOf(key)
    const handle = await open(file).catch(ifMissing(undefined))
    if (handle === undefined) return undefined
    try {
      const { size } = await handle.stat()
      const bytes = new Uint8Array(Math.min(size, limit ?? size))
      const { bytesRead } = await readFully(handle, bytes)
      return bytes.subarray(0, bytesRead)
    } finally {
      await handle.close()
    }
  }

  return {
    name: folder,
    list: (prefix) => list(prefix).catch(refused(folder, "listed")),
    read: (key, limit) => read(key, limit).catch(refused(folder, `read (${key})`)),
    write: (key, bytes) => write(key, bytes).catch(refused(folder, `written (${key})`)),
    remove: (key) => rm(fileOf(key), { force: true }).catch(refused(folder, `removed (${key})`)),
  }
}

async function usingFile(path: string, flags: string, use: (handle: FileHandle) => Promise<void>): Promise<void> {
  const handle = await open(path, flags)
  try {
    await use(handle)
  } finally {
    await handle.close()
  }
}

/** One read returns at most 2 GiB, and fewer bytes near the end of a file that is cut meanwhile. */
async function readFully(handle: FileHandle, bytes: Uint8Array): Promise<{ readonly bytesRead: number }> {
  let at = 0
  while (at < bytes.length) {
    const { bytesRead } = await handle.read(bytes, at, Math.min(bytes.length - at, 2 ** 30), at)
    if (bytesRead === 0) break
    at += bytesRead
  }
  return { bytesRead: at }
}

async function removeAbandoned(file: string): Promise<void> {
  if (!file.endsWith(partial)) return
  const facts = await stat(file).catch(ifMissing(undefined))
  if (facts !== undefined && Date.now() - facts.mtimeMs > abandonedAfter) await rm(file, { force: true })
}

/** A handler of errors that returns a value where there is no such file. */
function ifMissing<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return value
    throw error
  }
}

/** A handler of errors of the file system, which it names. */
function refused(folder: string, what: string): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof Error) || !("syscall" in error)) throw error
    throw new ObjectStoreError(`${folder} cannot be ${what}: ${error.message}`, { cause: error })
  }
}
