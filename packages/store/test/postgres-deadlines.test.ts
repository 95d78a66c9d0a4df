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
  `WITH RECURSIVE counted(n) AS (SELECT 0::bigint UNION ALL SELECT n + 1 FROM counted)
    SELECT n % 1 + 7 AS network_id, n % 1 + 1 AS list, convert_to(n::text, 'UTF8') AS key, n AS position, convert_to(n::text, 'UTF8') AS id
    FROM counted WHERE n < 0`,
)
