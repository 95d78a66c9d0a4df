import ipaddr from "ipaddr.js"

/** A record of maps, texts and booleans. */
export type MmdbValue = string | boolean | { readonly [name: string]: MmdbValue }

/** A node of the search tree: two branches, each another node, the index of a record, or nothing. */
interface TreeNode {
  readonly branches: [TreeNode | number | undefined, TreeNode | number | undefined]
}

/**
 * Builds a file in the MaxMind DB format 2.0 (https://maxmind.github.io/MaxMind-DB/), with an IPv6 tree, which contains IPv4
 * as ::/96, and 24-bit records. The tests build it, since files with real addresses may not be redistributed.
 *
 * @param networks ranges, none of which contains another
 */
export function mmdb(networks: Readonly<Record<string, MmdbValue>>): Buffer {
  const root: TreeNode = { branches: [undefined, undefined] }
  const records: Buffer[] = []
  for (const [range, value] of Object.entries(networks)) {
    put(root, bitsOf(range), records.length)
    records.push(encode(value))
  }
  const places = records.map((_, at) => records.slice(0, at).reduce((sum, { length }) => sum + length, 0))
  const nodes: TreeNode[] = []
  number(root, nodes)
  const tree = Buffer.alloc(nodes.length * 6)
  for (const [at, { branches }] of nodes.entries())
    for (const [side, branch] of branches.entries()) {
      const value =
        branch === undefined
          ? nodes.length
          : typeof branch === "number"
            ? nodes.length + 16 + (places[branch] as number)
            : nodes.indexOf(branch)
      tree.writeUIntBE(value, at * 6 + side * 3, 3)
    }
  const metadata = Buffer.concat([
    Buffer.from([0xe9]),
    ...[text("node_count"), uint(nodes.length)],
    ...[text("record_size"), uint(24)],
    ...[text("ip_version"), uint(6)],
    ...[text("database_type"), text("Serac-Test")],
    // An array of one text. Its type number is beyond the first seven.
    ...[text("languages"), Buffer.from([0x01, 0x04]), text("en")],
    ...[text("binary_format_major_version"), uint(2)],
    ...[text("binary_format_minor_version"), uint(0)],
    ...[text("build_epoch"), uint(1_700_000_000)],
    ...[text("description"), encode({ en: "addresses of documentation" })],
  ])
  return Buffer.concat([tree, Buffer.alloc(16), ...records, Buffer.from("\xab\xcd\xefMaxMind.com", "latin1"), metadata])
}

function bitsOf(range: string): string {
  const [address, length] = ipaddr.parseCIDR(range)
  const bits = address
    .toByteArray()
    .map((byte) => byte.toString(2).padStart(8, "0"))
    .join("")
    .slice(0, length)
  return address.kind() === "ipv4" ? "0".repeat(96) + bits : bits
}

function put(root: TreeNode, bits: string, record: number): void {
  let node = root
  for (const bit of bits.slice(0, -1)) {
    const next = node.branches[Number(bit)]
    if (typeof next === "number") throw new RangeError("a network within another")
    const branch = next ?? { branches: [undefined, undefined] }
    node.branches[Number(bit)] = branch
    node = branch
  }
  node.branches[Number(bits.at(-1))] = record
}

function number(node: TreeNode, nodes: TreeNode[]): void {
  nodes.push(node)
  for (const branch of node.branches) if (typeof branch === "object") number(branch, nodes)
}

function encode(value: MmdbValue): Buffer {
  if (typeof value === "string") return text(value)
  // Booleans have an extended type, and their length is their value.
  if (typeof value === "boolean") return Buffer.from([value ? 1 : 0, 7])
  const members = Object.entries(value)
  return Buffer.concat([
    Buffer.from([0xe0 | members.length]),
    ...members.flatMap(([name, member]) => [text(name), encode(member)]),
  ])
}

function text(value: string): Buffer {
  const bytes = Buffer.from(value)
  const head = bytes.length < 29 ? [0x40 | bytes.length] : [0x40 | 29, bytes.length - 29]
  return Buffer.concat([Buffer.from(head), bytes])
}

function uint(value: number): Buffer {
  const bytes = Buffer.alloc(5)
  bytes[0] = 0xc4
  bytes.writeUInt32BE(value, 1)
  return bytes
}
