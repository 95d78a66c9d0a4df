import type { CodecError } from "@serac/chain"

const insufficient = "packer has insufficient length for input"

/** The node's types of members that are not bytes. */
const typeNames: Readonly<Record<string, string>> = {
  networkID: "uint32",
  nonce: "uint64",
  weight: "uint64",
  expiry: "uint64",
  totalUptime: "uint64",
  threshold: "uint32",
  registered: "bool",
}

/** Members that are length-prefixed bytes. */
const slices: ReadonlySet<string> = new Set(["payload", "sourceAddress", "nodeID"])

/** The node's error text for an invalid warp message, payload, or message in a payload. */
export function codecText({ code, rule, path, offset = 0 }: CodecError, bytes: Uint8Array): string {
  const member = path.split(".").at(-1) ?? ""
  if (code === "truncated") {
    if (bytes.length < 2) return "couldn't unpack codec version"
    const isLength = slices.has(member) && bytes.length - offset < 4
    // A member without a name is the type id of an interface.
    const type = isLength ? "slice" : member === "" ? "interface" : typeNames[member]
    return type === undefined ? insufficient : `couldn't unmarshal ${type}: ${insufficient}`
  }
  if (code === "unknown-version") return "unknown codec version"
  if (code === "unknown-type") return `couldn't unmarshal interface: unknown type ID ${/\d+/.exec(rule)?.[0] ?? ""}`
  if (code === "trailing-bytes") return `trailing buffer space: read ${offset} provided ${bytes.length}`
  return rule
}
