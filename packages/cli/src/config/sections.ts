import type { declaredMembers } from "./declared-members.ts"

/** A part of the program that uses settings. */
export type SettingsPart = "storage" | "services" | "gateway" | "indexer" | "archive" | "columns" | "operators" | "log"

/** The section of a member of `serac.json` in the help, and the parts that use it. */
interface Section {
  readonly heading: string
  readonly parts: readonly SettingsPart[]
}

const storage: Section = { heading: "Chains and storage:", parts: ["storage"] }
const services: Section = { heading: "Services:", parts: ["services"] }
const gateway: Section = { heading: "Gateway:", parts: ["gateway"] }
const indexer: Section = { heading: "Indexer:", parts: ["indexer"] }
const archives: Section = { heading: "Pieces and columns:", parts: ["archive"] }
const operators: Section = { heading: "Operators:", parts: ["operators"] }
const log: Section = { heading: "Log:", parts: ["log"] }

/** The headings in help order. */
export const headings: readonly string[] = [storage, services, gateway, indexer, archives, operators, log].map(
  ({ heading }) => heading,
)

/** The section of each member. */
export const sections = {
  chains: storage,
  rpcFile: storage,
  node: storage,
  nodeFile: storage,
  genesis: { ...storage, parts: ["indexer"] },
  dataDirectory: storage,
  store: storage,
  storeFile: storage,
  storeReplica: storage,
  storeReplicaFile: storage,
  dataService: services,
  metricsService: services,
  workers: services,
  http: services,
  access: { ...services, parts: ["services", "gateway"] },
  dialect: services,
  unknownParameters: services,
  queryTimeout: services,
  maxLag: operators,
  memory: indexer,
  admin: operators,
  prices: services,
  tokenLists: services,
  abis: services,
  indexer,
  signatures: { ...services, parts: ["services", "indexer"] },
  gateway,
  pieces: archives,
  export: { ...archives, parts: ["columns"] },
  s3: { ...archives, parts: ["archive", "columns"] },
  usage: { ...services, parts: ["services", "gateway"] },
  nft: indexer,
  log,
  logLevel: log,
} as const satisfies Readonly<Record<Exclude<keyof typeof declaredMembers, "$schema">, Section>>

/** The members of `serac.json` that some parts of the program use. */
export function membersUsedBy(...parts: readonly SettingsPart[]): readonly string[] {
  return Object.entries<Section>(sections).flatMap(([name, section]) =>
    section.parts.some((part) => parts.includes(part)) ? [name] : [],
  )
}
