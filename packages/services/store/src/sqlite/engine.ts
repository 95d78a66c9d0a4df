import { mkdir } from "node:fs/promises"
import type { Engine, Part, ReadingConnection, WritingConnection } from "../engine.ts"
import { migrate } from "../schema/migrate.ts"
import { failureOf } from "./failure.ts"
import { files, idsIn } from "./files.ts"
import { lockPart } from "./lock.ts"
import { metaPragmas, writerPragmas } from "./pragmas.ts"
import { SqliteReader } from "./reader.ts"
import { assertSqliteVersion } from "./version.ts"
import { SqliteWritingConnection } from "./writing-connection.ts"

/**
 * Opens the store of a directory, which is made where there is none: `meta.sqlite`, and `chains/<chainId>.sqlite` and
 * `networks/<networkId>.sqlite` for each part, so that the writers of two parts never wait for each other.
 */
export async function openSqliteEngine(directory: string): Promise<Engine> {
  assertSqliteVersion()
  for (const scope of ["chain", "network"] as const) {
    await mkdir(files.parts(directory, scope), { recursive: true }).catch((error) => {
      throw failureOf(error, directory)
    })
  }
  const meta = new SqliteWritingConnection(files.meta(directory), metaPragmas)
  try {
    await migrate(meta, "meta")
  } catch (error) {
    await meta.close()
    throw error
  }
  return new SqliteEngine(directory, meta)
}

class SqliteEngine implements Engine {
  readonly #directory: string
  readonly #meta: WritingConnection
  readonly #readers = new Map<string, SqliteReader>()
  readonly #writers = new Set<WritingConnection>()

  constructor(directory: string, meta: WritingConnection) {
    this.#directory = directory
    this.#meta = meta
  }

  reader(part: Part): ReadingConnection {
    const path = files.part(this.#directory, part)
    let reader = this.#readers.get(path)
    if (reader === undefined) {
      reader = new SqliteReader(path, part.scope)
      this.#readers.set(path, reader)
    }
    return reader
  }

  async openWriter(part: Part): Promise<WritingConnection> {
    const lock = lockPart(this.#directory, part)
    try {
      const writer = new SqliteWritingConnection(files.part(this.#directory, part), writerPragmas, () => {
        this.#writers.delete(writer)
        lock.close()
      })
      this.#writers.add(writer)
      await migrate(writer, part.scope).catch(async (error) => {
        await writer.close()
        throw error
      })
      return writer
    } catch (error) {
      lock.close()
      throw error
    }
  }

  async meta(): Promise<WritingConnection> {
    return this.#meta
  }

  async replicaLag(): Promise<undefined> {}

  ids(scope: Part["scope"]): Promise<readonly string[]> {
    return idsIn(this.#directory, scope)
  }

  async close(): Promise<void> {
    // The last one to close a file writes its log back, which a reader cannot.
    for (const reader of this.#readers.values()) reader.close()
    for (const writer of [...this.#writers]) await writer.close()
    await this.#meta.close()
  }
}
