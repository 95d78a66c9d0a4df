import { fillHoles } from "@serac/store/items"
import { absentValue } from "../../core/reconciliation/index.ts"

/** Members that a node's version decides whether they are told, and what the store adds itself. */
const optionalMembers = new Set(["blockTimestampMilliseconds", "blockMinDelayExcess", "cumulativeTransactions"])

/** A member that is not the same on both sides. */
export interface DifferingMember {
  /** `from.address`; empty where one of the texts is no JSON. */
  readonly path: string
  readonly stored: string
  readonly node: string
}

/** The members in which two items differ, both JSON with holes. */
export function differingMembers(stored: string, node: string): readonly DifferingMember[] {
  if (stored === node) return []
  const [one, other] = [fragmentMembers(stored), fragmentMembers(node)]
  if (one === undefined || other === undefined) return [{ path: "", stored, node }]
  return [...new Set([...one.keys(), ...other.keys()])].flatMap((path) => {
    const [kept, told] = [one.get(path), other.get(path)]
    if (kept === told || ((kept === undefined || told === undefined) && optionalMembers.has(path))) return []
    return [{ path, stored: kept ?? absentValue, node: told ?? absentValue }]
  })
}

function fragmentMembers(fragment: string): ReadonlyMap<string, string> | undefined {
  try {
    const members = new Map<string, string>()
    flatten(JSON.parse(fillHoles(fragment, () => "")), "", members)
    return members
  } catch {
    return undefined
  }
}

function flatten(value: unknown, path: string, into: Map<string, string>): void {
  if (typeof value !== "object" || value === null) into.set(path, String(value))
  else for (const [name, member] of Object.entries(value)) flatten(member, path === "" ? name : `${path}.${name}`, into)
}
