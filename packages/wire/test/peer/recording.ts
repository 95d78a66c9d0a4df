import { readFileSync } from "node:fs"

/** A line of a recorded conversation. */
interface RecordedLine {
  readonly from: "note" | "client" | "node"
  /** `0x` and the digits of a frame without its length, or of what a note shows. */
  readonly bytes?: string
  readonly note?: string
  /** The decoded message, of a compressed one its content: protobuf's JSON, of a frame of another kind its number. */
  readonly message?: Readonly<Record<string, unknown>>
}

/** A recorded conversation of a test peer with a node. */
export interface Recording {
  /** What was said: without notes. */
  readonly frames: readonly {
    readonly from: "client" | "node"
    readonly bytes: Uint8Array
    readonly message: Readonly<Record<string, unknown>>
  }[]
  readonly networkId: number
  readonly node: {
    /** `NodeID-...`. */
    readonly nodeId: string
    readonly certificate: Uint8Array
    readonly publicKey?: Uint8Array
  }
  /** The test peer's; not recorded everywhere. */
  readonly clientCertificate?: Uint8Array
}

type NamedRecording = readonly [name: string, recording: Recording]

/** The first conversations, with requests of even numbers, which the C-Chain before Helicon drops. */
export const evenRecordings: readonly NamedRecording[] = [
  ["in even numbers before Helicon", readFirst("peer-conversation.jsonl")],
  ["in even numbers after Helicon", readFirst("peer-conversation-helicon.jsonl")],
]

/** Conversations with requests of odd numbers, as nodes number theirs. */
export const oddRecordings: readonly NamedRecording[] = [
  ["with the C-Chain before Helicon", readLater("peer-c-chain.jsonl")],
  ["with the C-Chain after Helicon", readLater("peer-c-chain-helicon.jsonl")],
  ["with an L1", readLater("peer-l1.jsonl")],
]

/** All conversations, as real nodes of version 1.14.2 had them. */
export const recordings: readonly NamedRecording[] = [...evenRecordings, ...oddRecordings]

export function fromHex(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text.replace(/^0x/, ""), "hex"))
}

function readFirst(name: string): Recording {
  const lines = linesOf(name)
  const { networkID, node } = aboutOf(lines) as {
    networkID: number
    node: { nodeID: string; nodePOP: { publicKey: string } }
  }
  const bytesOf = (start: string) => fromHex(lines.find(({ note }) => note?.startsWith(start))?.bytes as string)
  return {
    frames: framesOf(lines),
    networkId: networkID,
    node: {
      nodeId: node.nodeID,
      certificate: bytesOf("node certificate"),
      publicKey: fromHex(node.nodePOP.publicKey),
    },
    clientCertificate: bytesOf("client certificate"),
  }
}

/** The node of the later ones has the certificate of the first ones. */
function readLater(name: string): Recording {
  const lines = linesOf(name)
  const { networkID, node } = aboutOf(lines) as { networkID: string; node: string }
  const [[, { node: first }]] = evenRecordings as [NamedRecording]
  return {
    frames: framesOf(lines),
    networkId: Number(networkID),
    node: { nodeId: node, certificate: first.certificate },
  }
}

function linesOf(name: string): readonly RecordedLine[] {
  const text = readFileSync(new URL(`fixtures/${name}`, import.meta.url), "utf8")
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as RecordedLine)
}

function aboutOf(lines: readonly RecordedLine[]): unknown {
  return lines.find(({ note }) => note === "about")?.message
}

function framesOf(lines: readonly RecordedLine[]): Recording["frames"] {
  return lines.flatMap(({ from, bytes, message = {} }) =>
    from === "note" ? [] : [{ from, bytes: fromHex(bytes as string), message }],
  )
}
