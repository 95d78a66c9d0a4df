import { readFileSync } from "node:fs"

/** A line of a recorded conversation. */
interface RecordedLine {
  readonly from: "note" | "client" | "node"
  /** `0x` and the digits of a frame without its length, or the bytes of a note. */
  readonly bytes?: string
  readonly note?: string
  /** The decoded message, decompressed, in protobuf's JSON; for other types the number. */
  readonly message?: Readonly<Record<string, unknown>>
}

/** A recorded connection of a test peer with a node. */
export interface Recording {
  /** The frames, without notes. */
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
  /** The test peer's certificate; absent in some recordings. */
  readonly clientCertificate?: Uint8Array
}

type NamedRecording = readonly [name: string, recording: Recording]

/** The first recordings, with even request ids, which the C-Chain before Helicon drops. */
export const evenRecordings: readonly NamedRecording[] = [
  ["in even numbers before Helicon", readFirst("peer-conversation.jsonl")],
  ["in even numbers after Helicon", readFirst("peer-conversation-helicon.jsonl")],
]

/** Recordings with odd request ids, like those of nodes. */
export const oddRecordings: readonly NamedRecording[] = [
  ["with the C-Chain before Helicon", readLater("peer-c-chain.jsonl")],
  ["with the C-Chain after Helicon", readLater("peer-c-chain-helicon.jsonl")],
  ["with an L1", readLater("peer-l1.jsonl")],
]

/** All recordings, of real nodes of version 1.14.2. */
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

/** The node of the later recordings has the certificate of the first ones. */
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
