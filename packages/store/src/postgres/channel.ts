import type { ClientBase, QueryConfig, QueryResult } from "pg"
import type { Parameters, Value } from "../engine.ts"
import type { Query } from "../queries/query.ts"
import type { TableDefinition } from "../schema/table.ts"
import { watched } from "./connection-watch.ts"
import { copyRows } from "./copy.ts"
import { postgresFailure } from "./failure.ts"
import { statementOf } from "./statement.ts"
import type { PostgresTarget } from "./target.ts"

/** Executes statements: a client, or a pool of clients. */
export interface Channel {
  /** Throws StoreConnectionError if the connection is lost or cannot be made. */
  query(config: QueryConfig | string): Promise<QueryResult>
}

/** The channel of one client. */
export interface ClientChannel extends Channel {
  copy(table: TableDefinition, rows: readonly (readonly Value[])[]): Promise<void>
}

export function channelOf(client: ClientBase, target: PostgresTarget): ClientChannel {
  const guarded = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await watched(client, work)
    } catch (error) {
      throw postgresFailure(error, target)
    }
  }
  return {
    query: (config) => guarded(() => client.query(config)),
    copy: (table, rows) => guarded(() => copyRows(client, table, rows)),
  }
}

export function executeQuery(channel: Channel, query: Query, parameters?: Parameters): Promise<QueryResult> {
  const { name, text, values } = statementOf(query, parameters)
  return channel.query({ name, text, values: [...values] })
}
