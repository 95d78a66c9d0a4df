import type { Harness } from "../harness.ts"
import type { Scenario } from "../scenario.ts"

const stores = ["postgres"] as const

const terminateAll =
  "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"

/** Starts `serac`, and waits until it has stored some but not all blocks of its node. */
async function startAndStore(harness: Harness): Promise<void> {
  harness.start()
  await harness.stored(harness.random.pick([0, 20, 100, harness.evm.head]))
}

export const databaseScenarios: readonly Scenario[] = [
  {
    name: "database-killed",
    description: "The database's server and all its processes are killed by SIGKILL, and started again after seconds.",
    stores,
    setup: { hasNetwork: true, length: 400 },
    async run(harness) {
      // The newest blocks may not have been on the server's disk; the indexer requests them from the node again.
      harness.isFinal = false
      await startAndStore(harness)
      for (let count = harness.random.between(1, 2); count > 0; count--) {
        await harness.wait(harness.random.between(0, 1_500))
        harness.log("the database is killed")
        harness.facts.blocked()
        await harness.cluster.kill()
        await harness.wait(harness.random.between(500, 11_000))
        await harness.cluster.restart()
        harness.facts.unblocked()
        harness.log("the database is there again")
      }
    },
  },
  {
    name: "database-restarted-at-once",
    description: "The database's server is killed by SIGKILL and is there again at once, several times.",
    stores,
    setup: { length: 300 },
    async run(harness) {
      // The newest blocks may not have been on the server's disk; the indexer requests them from the node again.
      harness.isFinal = false
      await startAndStore(harness)
      for (let count = harness.random.between(2, 4); count > 0; count--) {
        await harness.wait(harness.random.between(0, 2_500))
        await harness.cluster.restart()
      }
    },
  },
  {
    name: "backends-terminated-once",
    description: "Every connection to the database is terminated once.",
    stores,
    setup: { length: 400 },
    async run(harness) {
      await startAndStore(harness)
      await harness.wait(harness.random.between(0, 1_500))
      await harness.cluster.run(terminateAll)
      await harness.wait(2_000)
    },
  },
  {
    name: "backends-terminated-repeatedly",
    description: "Every connection to the database is terminated, again and again.",
    stores,
    setup: { length: 400 },
    async run(harness) {
      harness.start()
      await harness.stored(0)
      const until = performance.now() + 9_000
      while (performance.now() < until) {
        await harness.cluster.run(terminateAll)
        await harness.wait(harness.random.between(50, 1_200))
      }
    },
  },
  {
    name: "database-read-only",
    description: "The database takes no writes for a while; it is read all along.",
    stores,
    setup: { length: 300 },
    async run(harness) {
      await startAndStore(harness)
      await harness.wait(harness.random.between(0, 1_500))
      harness.facts.blocked()
      await harness.cluster.run("ALTER SYSTEM SET default_transaction_read_only = on", "SELECT pg_reload_conf()")
      harness.log("the database is read-only")
      await harness.wait(harness.random.between(9_500, 12_000))
      await harness.cluster.run("ALTER SYSTEM RESET default_transaction_read_only", "SELECT pg_reload_conf()")
      harness.facts.unblocked()
      harness.log("the database takes writes again")
    },
  },
  {
    name: "database-absent-at-start",
    description: "The database is not there when serac starts: it says so and ends, and is started until it is there.",
    stores,
    setup: { length: 200 },
    async run(harness) {
      harness.start()
      await harness.stored(50)
      await harness.kill()
      await harness.cluster.kill()
      for (let count = harness.random.between(1, 2); count > 0; count--) {
        harness.start()
        const by = await harness.serac?.ended
        const printed = harness.serac?.printed ?? ""
        if (by !== "1" || !/PostgreSQL at .*ECONNREFUSED/.test(printed))
          throw new Error(`serac without its database ended by ${by}: ${printed}`)
      }
      await harness.cluster.restart()
      harness.start()
    },
  },
]
