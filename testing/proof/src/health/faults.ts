import { setTimeout as delay } from "node:timers/promises"
import type { Cluster } from "@serac/kits/postgres"
import type { Disk } from "../chaos/disk.ts"
import type { DatabaseProxy } from "./database-proxy.ts"
import { storeReads, storeWrites } from "./judge.ts"
import { nodeFaults } from "./node-fault.ts"
import type { NodeProxy } from "./node-proxy.ts"
import type { Condition, Truth } from "./truth.ts"

/** The minimum free space in bytes on the disk of the data directory. */
export const minFreeSpace = 16 * 2 ** 20

/** The components that a fault can disturb. */
export interface Disturbed {
  readonly node: NodeProxy
  readonly truth: Truth
  /** The subjects: the EVM chain, and the primary network's chains. */
  readonly evm: string
  readonly primary: readonly string[]
  readonly database?: DisturbedDatabase | undefined
  readonly disk?: Disk | undefined
}

/** A database, with access as its superuser and through its network. */
export interface DisturbedDatabase {
  readonly proxy: DatabaseProxy
  readonly cluster: Cluster
  /** The name of the database and of the role that uses it. */
  readonly name: string
}

/** A fault, which the caller starts and ends. */
export interface Fault {
  readonly name: string
  readonly description: string
  readonly needs?: "database" | "disk" | "block disk"
  begin(disturbed: Disturbed): Promise<void>
  end(disturbed: Disturbed): Promise<void>
}

const setNode = ({ truth, evm, primary }: Disturbed, ofEvm: Condition, ofPrimary: Condition) => {
  const at = performance.now()
  truth.set(evm, ofEvm, at)
  for (const subject of primary) truth.set(subject, ofPrimary, at)
}

function setStore({ truth }: Disturbed, reads: Condition, writes: Condition): void {
  const at = performance.now()
  truth.set(storeReads, reads, at)
  truth.set(storeWrites, writes, at)
}

const ofNode: readonly Fault[] = nodeFaults.map(({ name, description, conduct, evm, primary }) => ({
  name: `node-${name}`,
  description,
  async begin(disturbed) {
    if (name === "restart") await disturbed.node.set({ kind: "cut" })
    await disturbed.node.set(conduct)
    setNode(disturbed, evm, primary)
  },
  async end(disturbed) {
    await disturbed.node.set({ kind: "answer" })
    setNode(disturbed, "works", "works")
  },
}))

/** A fault of a database that is unavailable. */
function ofDatabase(
  name: string,
  description: string,
  begin: (database: DisturbedDatabase) => Promise<void>,
  end: (database: DisturbedDatabase) => Promise<void>,
  condition: Condition = "fails",
): Fault {
  return {
    name: `database-${name}`,
    description,
    needs: "database",
    async begin(disturbed) {
      // What is told while the fault comes about may be either.
      setStore(disturbed, "either", "either")
      await begin(disturbed.database as DisturbedDatabase)
      setStore(disturbed, condition, condition)
    },
    async end(disturbed) {
      await end(disturbed.database as DisturbedDatabase)
      setStore(disturbed, "works", "works")
    },
  }
}

/** Every fault. */
export const faults: readonly Fault[] = [
  ...ofNode,
  ofDatabase(
    "frozen",
    "The processes of the database stand still (SIGSTOP).",
    ({ cluster }) => cluster.freeze(),
    ({ cluster }) => cluster.thaw(),
  ),
  ofDatabase(
    "cut",
    "Connections to the database are ended and refused.",
    ({ proxy }) => proxy.set("cut"),
    ({ proxy }) => proxy.set("pass"),
  ),
  ofDatabase(
    "hang",
    "Nothing comes through connections to the database, which stay lost.",
    ({ proxy }) => proxy.set("hang"),
    ({ proxy }) => proxy.set("pass"),
  ),
  ofDatabase(
    "restarted",
    "The server of the database is killed, and started again.",
    ({ cluster }) => cluster.kill(),
    ({ cluster }) => cluster.restart(),
  ),
  ofDatabase(
    "bounced",
    "The server of the database is killed, and started again at once.",
    ({ cluster }) => cluster.restart(),
    async () => {},
    "either",
  ),
  ofDatabase(
    "refused",
    "The database takes no connections, and those that stand are ended.",
    ({ cluster, name }) => cluster.run(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`, terminate(name)),
    ({ cluster, name }) => cluster.run(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`),
  ),
  ofDatabase(
    "crowded",
    "The database has too many connections for another one, and those that stand are ended.",
    ({ cluster, name }) => cluster.run(`ALTER ROLE ${name} CONNECTION LIMIT 0`, terminate(name)),
    ({ cluster, name }) => cluster.run(`ALTER ROLE ${name} CONNECTION LIMIT -1`),
  ),
  ofDatabase(
    "slow",
    "Each answer of the database comes 300 ms late.",
    ({ proxy }) => proxy.set("slow"),
    ({ proxy }) => proxy.set("pass"),
    "either",
  ),
  ofDisk(
    "full",
    "The disk of the data directory is full to the last byte.",
    (disk) => disk.fill(0),
    (disk) => disk.free(),
  ),
  ofDisk(
    "low",
    "The disk of the data directory has less room than must be free.",
    (disk) => disk.fill(minFreeSpace * 0.75),
    (disk) => disk.free(),
  ),
  {
    ...ofDisk(
      "read-only",
      "The disk of the data directory takes no writes, and is read.",
      (disk) => disk.setReadOnly?.(true),
      (disk) => disk.setReadOnly?.(false),
    ),
    needs: "block disk",
  },
  slowDisk(),
]

const terminate = (name: string) =>
  `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}' AND pid <> pg_backend_pid()`

/** A fault of a disk that refuses writes. */
function ofDisk(
  name: string,
  description: string,
  begin: (disk: Disk) => Promise<void> | undefined,
  end: (disk: Disk) => Promise<void> | undefined,
): Fault {
  return {
    name: `disk-${name}`,
    description,
    needs: "disk",
    async begin(disturbed) {
      setStore(disturbed, "works", "either")
      await begin(disturbed.disk as Disk)
      setStore(disturbed, "works", "fails")
    },
    async end(disturbed) {
      await end(disturbed.disk as Disk)
      setStore(disturbed, "works", "works")
    },
  }
}

/** Milliseconds for which each write is stalled, and between two stalls. */
const [stalledMs, flowingMs] = [700, 300]

function slowDisk(): Fault {
  let isOver = true
  let stalling = Promise.resolve()
  const stall = async (disk: Disk) => {
    while (!isOver) {
      await disk.stall?.(true)
      await delay(stalledMs)
      await disk.stall?.(false)
      await delay(flowingMs)
    }
  }
  return {
    name: "disk-slow",
    description: "Writes to the disk of the data directory wait for most of each second.",
    needs: "block disk",
    async begin(disturbed) {
      isOver = false
      setStore(disturbed, "either", "either")
      stalling = stall(disturbed.disk as Disk)
    },
    async end(disturbed) {
      isOver = true
      await stalling
      setStore(disturbed, "works", "works")
    },
  }
}
