import { redactUrl } from "../config/redact.ts"
import { type Diagnosis, diagnosesOf } from "./diagnosis.ts"

const subscribeTimeoutMs = 5_000
const maxAnswerLength = 65_536

/** Subscribes to new blocks at a node's WebSocket once. */
export function examineWebSocket(area: string, url: string): Promise<Diagnosis> {
  const { ok, warning } = diagnosesOf(area)
  const shown = redactUrl(url)
  const failed = (reason: string) =>
    warning(
      `${shown} does not announce new blocks: ${reason}`,
      "Correct chains[].wsUrl or enable the node's WebSocket; until then the node is polled.",
    )
  return new Promise((resolve) => {
    const socket = new WebSocket(url)
    const end = (finding: Diagnosis) => {
      clearTimeout(timer)
      socket.close()
      resolve(finding)
    }
    const timer = setTimeout(() => end(failed("no answer within 5 s")), subscribeTimeoutMs)
    socket.addEventListener("open", () =>
      socket.send(JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_subscribe", params: ["newHeads"] })),
    )
    socket.addEventListener("error", () => end(failed("it cannot be connected to")))
    socket.addEventListener("close", () => end(failed("it closed the connection")))
    socket.addEventListener("message", ({ data }) =>
      end(isSubscribed(data) ? ok(`${shown} announces new blocks`) : failed("it refused eth_subscribe")),
    )
  })
}

function isSubscribed(data: unknown): boolean {
  if (typeof data !== "string" || data.length > maxAnswerLength) return false
  try {
    return typeof (JSON.parse(data) as { readonly result?: unknown } | null)?.result === "string"
  } catch {
    return false
  }
}
