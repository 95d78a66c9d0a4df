import { readFileSync } from "node:fs"

/** A line of a recorded conversation. */
export interface RecordedLine {
  readonly from: "note" | "client" | "node"
  /** `0x` and the digits of a frame without its length, or of what a note shows. */
  readonly bytes?: string
  readonly note?: string
  /** The decoded message, of a compressed one its content: protobuf's JSON with default values left out. */
  readonly message?: Readonly<Record<string, unknown>>
}

/** A recorded conversation of a test peer with a node. */
export interface Recording {
  readonly lines: readonly RecordedLine[]
  /** What was said: without notes. */
  readonly frames: readonly {
    readonly from: "client" | "node"
    readonly bytes: Uint8Array
    readonly message: unknown
  }[]
  readonly nodeCertificate: Uint8Array
  readonly clientCertificate: Uint8Array
  readonly about: {
    readonly networkID: number
    readonly cChainID: string
    readonly node: { readonly nodeID: string; readonly nodePOP: { readonly publicKey: string } }
  }
}

/** The conversations with a node before and after the Helicon upgrade, as a real node of version 1.14.2 had them. */
export const recordings: readonly (readonly [name: string, recording: Recording])[] = [
  ["before Helicon", read("peer-conversation.jsonl")],
  ["after Helicon", read("peer-conversation-helicon.jsonl")],
]

export function fromHex(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text.replace(/^0x/, ""), "hex"))
}

function read(name: string): Recording {
  const text = readFileSync(new URL(`fixtures/${name}`, import.meta.url), "utf8")
  const lines = text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as RecordedLine)
  const note = (start: string) => lines.find((line) => line.note?.startsWith(start)) as RecordedLine
  return {
    lines,
    frames: lines.flatMap(({ from, bytes, message }) =>
      from === "note" ? [] : [{ from, bytes: fromHex(bytes as string), message }],
    ),
    nodeCertificate: fromHex(note("node certificate").bytes as string),
    clientCertificate: fromHex(note("client certificate").bytes as string),
    about: note("about").message as unknown as Recording["about"],
  }
}
