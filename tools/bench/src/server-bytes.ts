import pg from "pg"

/** Bytes that the processes of a PostgreSQL server have written: tables, indexes and the write-ahead log, by the server's count. */
export async function serverBytes(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(
      "SELECT sum(coalesce(write_bytes, 0) + coalesce(extend_bytes, 0))::float8 AS bytes FROM pg_stat_io",
    )
    return rows[0].bytes
  } finally {
    await client.end()
  }
}
