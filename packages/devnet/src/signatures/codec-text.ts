import type { CodecError } from "@serac/chain"

const insufficient = "packer has insufficient length for input"

/** Members that are no bytes, by their types in the node. */
const typeNames: Readonly<Record<string, string>> = {
  networkID: "uint32",
  nonce: "uint64",
  weight: "uint64",
  expiry: "uint64",
  totalUptime: "uint64",
  threshold: "uint32",
  registered: "bool",
}

/** Members that are bytes behind their length. */
const slices: ReadonlySet<string> = new Set(["payload", "sourceAddress", "nodeID"])

/** What the node says of bytes that are no warp message, no payload of one, or no message in a payload. */
export function codecText({ code, rule, path, offset = 0 }: CodecError, bytes: Uint8Array): string {
  const member = path.split(".").at(-1) ?? ""
  if (code === "truncated") {
    if (bytes.length < 2) return "couldn't unpack codec version"
    const isLength = slices.has(member) && bytes.length - offset < 4
    // What has no name is what kind of thing it is.
    const type = isLength ? "slice" : member === "" ? "interface" : typeNames[member]
    return type === undefined ? insufficient : `couldn't unmarshal ${type}: ${insufficient}`
  }
  if (code === "unknown-version") return "unknown codec version"
  if (code === "unknown-type") return `couldn't unmarshal interface: unknown type ID ${/\d+/.exec(rule)?.[0] ?? ""}`
  if (code === "trailing-bytes") return `trailing buffer space: read ${offset} provided ${bytes.length}`
  return rule
}
