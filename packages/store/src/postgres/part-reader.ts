import type { ChangeQueries } from "../changes/change-queries.ts"
import { lastSequence } from "../changes/read-changes.ts"
import type { Connection, Parameters, Part, ReadingConnection } from "../engine.ts"
import { chainChanges } from "../evm/queries/changes.ts"
import { networkChanges } from "../network/queries/changes.ts"
import type { Query } from "../queries/query.ts"
import type { Readers } from "./readers.ts"
import { SharedVersion } from "./version.ts"

/**
 * Reads a part over shared connections. Its version is the last change of the part, so that caches survive writes to other parts;
 * for a part without changes, such as one of an earlier version, the version of the whole database.
 */
export class PartReader implements ReadingConnection {
  readonly #readers: Readers
  readonly #version: SharedVersion

  constructor(readers: Readers, part: Part) {
    const [queries, owner] = changesOf(part)
    this.#readers = readers
    this.#version = new SharedVersion(async () => {
      const last = await lastSequence(readers, queries, owner)
      return last === 0 ? `database ${await readers.version()}` : `change ${last}`
    })
  }

  all<Row>(query: Query, parameters?: Parameters): Promise<readonly Row[]> {
    return this.#readers.all(query, parameters)
  }

  get<Row>(query: Query, parameters?: Parameters): Promise<Row | undefined> {
    return this.#readers.get(query, parameters)
  }

  snapshot<Result>(work: (connection: Connection) => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    return this.#readers.snapshot(work, signal)
  }

  version(): Promise<string> {
    return this.#version.read()
  }

  forgetVersion(): void {
    this.#version.forget()
    this.#readers.forgetVersion()
  }
}

function changesOf({ scope, id }: Part): readonly [ChangeQueries, Parameters] {
  return scope === "chain" ? [chainChanges, { chain: BigInt(id) }] : [networkChanges, { network: Number(id) }]
}
