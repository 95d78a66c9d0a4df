import { readFileSync } from "node:fs"
import { join } from "node:path"
import { recordedNetwork } from "@serac/recordings"

/** A frame recorded with a real node. */
export interface RecordedFrame {
  readonly from: "client" | "node"
  readonly text: string
}

/** The recorded WebSocket connection with an L1's node. */
export function recordedFrames(): readonly RecordedFrame[] {
  const file = join(recordedNetwork, "websocket-l1.jsonl")
  const lines = readFileSync(file, "utf8").split("\n")
  return lines.filter((line) => line !== "").map((line) => JSON.parse(line))
}
