import { describeDeadlines } from "./deadlines.ts"
import { makeDatabase } from "./postgres-database.ts"

describeDeadlines(
  "PostgreSQL",
  async () => {
    const database = await makeDatabase()
    return {
      location: { kind: "postgres", url: database.url },
      async execute(statements) {
        for (const statement of statements) await database.query(statement)
      },
      dispose: () => database.close(),
    }
  },
  // It sleeps: counting without end would keep cores busy. With OFFSET the server does not decide conditions before it.
  `SELECT n + 7 AS network_id, n + 1 AS list, convert_to(n::text, 'UTF8') AS key, n AS position, convert_to(n::text, 'UTF8') AS id
    FROM (SELECT length(pg_sleep(600)::text)::bigint AS n OFFSET 0) AS slept`,
)
