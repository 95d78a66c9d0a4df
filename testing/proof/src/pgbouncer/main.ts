import { startPostgres } from "@serac/kits/postgres"
import { commandOf } from "../command-line.ts"
import { checks } from "./checks.ts"
import { findPgBouncer } from "./find-pgbouncer.ts"
import { startPgBouncer } from "./start-pgbouncer.ts"

commandOf("pgbouncer", "Tries the store through a real PgBouncer, of Debian's or Ubuntu's package.").parse()
const pgBouncerPath = findPgBouncer()
const postgres = await startPostgres({ settings: { max_connections: 300 } })
console.log(`${pgBouncerPath.version} before PostgreSQL 18`)
try {
  for (const { claim, settings, run } of checks) {
    const bouncer = await startPgBouncer(pgBouncerPath, postgres.url, settings)
    try {
      await run({
        async newDatabase() {
          const direct = await postgres.createDatabase()
          const through = Object.assign(new URL(direct), { port: new URL(bouncer.url).port }).href
          return { direct, through }
        },
        kill: () => bouncer.kill(),
        start: () => bouncer.start(),
      })
      console.log(`ok   ${claim}`)
    } catch (error) {
      process.exitCode = 1
      console.error(`FAIL ${claim}:`, error)
    } finally {
      await bouncer.stop()
    }
  }
} finally {
  await postgres.stop()
}
