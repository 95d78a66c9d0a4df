import type { Cluster } from "@serac/kits/postgres"
import type { Disk } from "../chaos/disk.ts"
import type { DatabaseProxy } from "./database-proxy.ts"
import { storeReads, storeWrites } from "./judge.ts"
import { nodeFaults } from "./node-fault.ts"
import type { NodeProxy } from "./node-proxy.ts"
import type { Condition, Truth } from "./truth.ts"

/** What can be disturbed. */
export interface Disturbed {
  readonly node: NodeProxy
  readonly truth: Truth
  /** Subjects: the EVM chain, and the primary network's chains. */
  readonly evm: string
  readonly primary: readonly string[]
  readonly database?: { readonly proxy: DatabaseProxy; readonly cluster: Cluster } | undefined
  readonly disk?: Disk | undefined
}

/** A fault: it begins, lasts as long as whoever injects it likes, and ends. */
export interface Fault {
  readonly name: string
  readonly description: string
  readonly needs?: "database" | "disk"
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

/** A database that is away, by what is done to it. */
function ofDatabase(
  name: string,
  description: string,
  begin: (database: NonNullable<Disturbed["database"]>) => Promise<void>,
  end: (database: NonNullable<Disturbed["database"]>) => Promise<void>,
): Fault {
  return {
    name: `database-${name}`,
    description,
    needs: "database",
    async begin(disturbed) {
      await begin(disturbed.database as NonNullable<Disturbed["database"]>)
      setStore(disturbed, "fails", "fails")
    },
    async end(disturbed) {
      await end(disturbed.database as NonNullable<Disturbed["database"]>)
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
  {
    name: "disk-full",
    description: "The disk of the data directory has less room than must be free, and none in the end.",
    needs: "disk",
    async begin(disturbed) {
      await disturbed.disk?.fill(0)
      setStore(disturbed, "works", "fails")
    },
    async end(disturbed) {
      await disturbed.disk?.free()
      setStore(disturbed, "works", "works")
    },
  },
]
