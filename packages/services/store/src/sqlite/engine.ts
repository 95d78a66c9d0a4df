import { mkdir } from "node:fs/promises"
import type { Connection, Engine, WritingConnection } from "../engine.ts"
import { migrate } from "../schema/migrate.ts"
import { chainIdsIn, files } from "./files.ts"
import { lockChain } from "./lock.ts"
import { metaPragmas, writerPragmas } from "./pragmas.ts"
import { SqliteReader } from "./reader.ts"
import { assertSqliteVersion } from "./version.ts"
import { SqliteWritingConnection } from "./writing-connection.ts"

/**
 * Opens the store of a directory, which is made where there is none: `meta.sqlite`, and `chains/<chainId>.sqlite` for each
 * chain, so that the writers of two chains never wait for each other.
 */
export async function openSqliteEngine(directory: string): Promise<Engine> {
  assertSqliteVersion()
  await mkdir(files.chains(directory), { recursive: true })
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

  reader(chainId: string): Connection {
    let reader = this.#readers.get(chainId)
    if (reader === undefined) {
      reader = new SqliteReader(files.chain(this.#directory, chainId))
      this.#readers.set(chainId, reader)
    }
    return reader
  }

  async openWriter(chainId: string): Promise<WritingConnection> {
    const lock = lockChain(this.#directory, chainId)
    try {
      const writer = new SqliteWritingConnection(files.chain(this.#directory, chainId), writerPragmas, () => {
        this.#writers.delete(writer)
        lock.close()
      })
      this.#writers.add(writer)
      await migrate(writer, "chain").catch(async (error) => {
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

  chainIds(): Promise<readonly string[]> {
    return chainIdsIn(this.#directory)
  }

  async close(): Promise<void> {
    // The last one to close a file writes its log back, which a reader cannot.
    for (const reader of this.#readers.values()) reader.close()
    for (const writer of [...this.#writers]) await writer.close()
    await this.#meta.close()
  }
}
