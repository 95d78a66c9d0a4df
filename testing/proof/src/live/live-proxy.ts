import { fault, type NodeReply, type NodeRequest, type ServedNode } from "@serac/kits/nodes"
import { WebSocket } from "ws"
import { LiveTally } from "./live-tally.ts"

/** What the proxy does with what passes. */
export type ProxyMode = "pass" | "refuse" | "hang" | "slow" | "throttle" | "html" | "cut" | "lie"

/** Every mode but passing, in the order in which a run takes them. */
export const faultyModes = ["lie", "slow", "throttle", "cut", "html", "refuse", "hang"] as const

/** Values that a node answers, which the proxy makes false: an amount, gas, who sent, a log's data, a hash of a parent. */
const falsified: readonly (readonly [member: RegExp, change: (digits: string) => string])[] = [
  [/("value":"0x)([0-9a-f]+)"/g, (digits) => `${digits}1`],
  [/("gasUsed":"0x)([0-9a-f]+)"/g, (digits) => `${digits}0`],
  [/("from":"0x)([0-9a-f]{40})"/g, (digits) => digits.replace(/^./, (one) => (one === "a" ? "b" : "a"))],
  [/("data":"0x)([0-9a-f]{64})"/g, (digits) => digits.replace(/.$/, (one) => (one === "1" ? "2" : "1"))],
  [/("parentHash":"0x)([0-9a-f]{64})"/g, (digits) => digits.replace(/.$/, (one) => (one === "1" ? "2" : "1"))],
]

/** Stands before a living node, and passes what it says, late, falsified, or not at all. */
export class LiveProxy implements ServedNode {
  mode: ProxyMode = "pass"
  /** Answers that were changed so far. */
  lies = 0
  /** Requests by what was done to them. */
  readonly tally = new LiveTally()
  readonly #node: string
  #turn = 0

  constructor(node: string) {
    this.#node = node.replace(/\/$/, "")
  }

  async reply({ method, target, headers, body }: NodeRequest): Promise<NodeReply> {
    this.tally.add(this.mode)
    if (this.mode === "refuse") return fault.hangUp
    if (this.mode === "hang") return fault.silence
    if (this.mode === "throttle") return fault.throttled
    if (this.mode === "html") return fault.html
    if (this.mode === "slow") await new Promise((resolve) => setTimeout(resolve, 1_500))
    const response = await fetch(`${this.#node}${target}`, {
      method,
      headers: { "content-type": headers["content-type"] ?? "application/json" },
      ...(method === "POST" ? { body } : {}),
    })
    const text = await response.text()
    const type = response.headers.get("content-type") ?? "application/json"
    const answer = { kind: "answer", status: response.status, headers: { "content-type": type } } as const
    if (this.mode === "cut") return { ...answer, text, breaksOff: true }
    return { ...answer, text: this.mode === "lie" ? this.#lie(text) : text }
  }

  connect(socket: WebSocket, path: string): void {
    const upstream = new WebSocket(`${this.#node.replace("http", "ws")}${path}`)
    const waiting: string[] = []
    socket.on("message", (data) => {
      if (upstream.readyState === WebSocket.OPEN) upstream.send(String(data))
      else waiting.push(String(data))
    })
    upstream.on("open", () => {
      for (const text of waiting) upstream.send(text)
    })
    upstream.on("message", (data) => {
      if (this.mode === "pass" || this.mode === "lie") socket.send(String(data))
    })
    for (const [one, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      one.on("close", () => other.terminate())
      one.on("error", () => other.terminate())
    }
  }

  /** One kind of value a request, each kind in turn. */
  #lie(text: string): string {
    const [member, change] = falsified[this.#turn++ % falsified.length] ?? []
    if (!member || !change) return text
    const changed = text.replace(member, (_, before: string, digits: string) => `${before}${change(digits)}"`)
    if (changed !== text) this.lies++
    return changed
  }
}
