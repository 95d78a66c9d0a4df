import { fillHoles } from "@serac/store/items"
import { absentValue } from "../../core/reconciliation/index.ts"

/** Members that depend on the node's version, or that the store adds. */
const optionalMembers = new Set(["blockTimestampMilliseconds", "blockMinDelayExcess", "cumulativeTransactions"])

/** A member whose values differ. */
export interface DifferingMember {
  /** The path, such as `from.address`; empty if one of the texts is not JSON. */
  readonly path: string
  readonly stored: string
  readonly node: string
}

/** The members in which two items differ; both items are JSON with holes. */
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
