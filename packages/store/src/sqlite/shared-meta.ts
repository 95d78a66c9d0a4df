import { stat } from "node:fs/promises"
import type { Parameters, Sees, Transaction, WritingConnection } from "../engine.ts"
import { StoreClosedError } from "../errors.ts"
import type { Query } from "../queries/query.ts"
import { databaseFiles } from "./files.ts"
import { migrateMeta } from "./migrate-files.ts"

/** A connection of this thread, with the number of those that use it. */
interface SharedConnection {
  readonly connection: WritingConnection
  /** Its file: a folder that was emptied or restored has another one by the same name. */
  readonly file: string | undefined
  users: number
}

const connections = new Map<string, SharedConnection>()

/**
 * Opens the tables of a directory that belong to no part, and migrates them. Users of one thread share a connection: hundreds of chains
 * of a thread would otherwise parse the tables once each. It closes with its last user.
 *
 * @param lockTimeout - milliseconds to wait for a process that migrates the tables
 */
export async function openSharedMeta(directory: string, lockTimeout: number): Promise<WritingConnection> {
  const path = databaseFiles.meta(directory)
  const [known, file] = [connections.get(path), await fileAt(path)]
  // Its last user may have closed it meanwhile.
  if (known !== undefined && known.users > 0 && file !== undefined && known.file === file)
    return new MetaConnection(path, known)
  const connection = await migrateMeta(directory, { lockTimeout })
  const opened = { connection, file: await fileAt(path), users: 0 }
  connections.set(path, opened)
  return new MetaConnection(path, opened)
}

async function fileAt(path: string): Promise<string | undefined> {
  const found = await stat(path, { bigint: true }).catch(() => undefined)
  return found && `${found.dev}:${found.ino}`
}

/** One user's view of a shared connection. */
class MetaConnection implements WritingConnection {
  readonly #path: string
  readonly #shared: SharedConnection
  #isClosed = false

  constructor(path: string, shared: SharedConnection) {
    this.#path = path
    this.#shared = shared
    shared.users += 1
  }

  all<Row>(query: Query, parameters?: Parameters): Promise<readonly Row[]> {
    return this.#use((connection) => connection.all<Row>(query, parameters))
  }

  get<Row>(query: Query, parameters?: Parameters): Promise<Row | undefined> {
    return this.#use((connection) => connection.get<Row>(query, parameters))
  }

  transaction<Result>(work: (transaction: Transaction) => Promise<Result>, sees?: Sees): Promise<Result> {
    return this.#use((connection) => connection.transaction(work, sees))
  }

  checkpoint(): void {
    this.#shared.connection.checkpoint()
  }

  async close(): Promise<void> {
    if (this.#isClosed) return
    this.#isClosed = true
    this.#shared.users -= 1
    if (this.#shared.users > 0) return
    this.#forget()
    await this.#shared.connection.close()
  }

  async #use<Result>(work: (connection: WritingConnection) => Promise<Result>): Promise<Result> {
    if (this.#isClosed) throw new StoreClosedError()
    try {
      return await work(this.#shared.connection)
    } catch (error) {
      // Whoever opens the tables after a failure, such as one of the disk, gets a new connection.
      this.#forget()
      throw error
    }
  }

  #forget(): void {
    if (connections.get(this.#path) === this.#shared) connections.delete(this.#path)
  }
}
