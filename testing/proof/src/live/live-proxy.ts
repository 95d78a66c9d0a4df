import { fault, type NodeReply, type NodeRequest, type ServedNode } from "@serac/kits/nodes"
import { WebSocket } from "ws"
import { LiveTally } from "./live-tally.ts"

/** The treatment of requests by the proxy. */
export type ProxyMode = "pass" | "refuse" | "hang" | "slow" | "throttle" | "html" | "cut" | "lie"

/** Every faulty mode, in the order of a run. */
export const faultyModes = ["lie", "slow", "throttle", "cut", "html", "refuse", "hang"] as const

/** Members of a node's answers that the proxy falsifies: an amount, gas, the sender, a log's data, a parent hash. */
const falsified: readonly (readonly [member: RegExp, change: (digits: string) => string])[] = [
  [/("value":"0x)([0-9a-f]+)"/g, (digits) => `${digits}1`],
  [/("gasUsed":"0x)([0-9a-f]+)"/g, (digits) => `${digits}0`],
  [/("from":"0x)([0-9a-f]{40})"/g, (digits) => digits.replace(/^./, (one) => (one === "a" ? "b" : "a"))],
  [/("data":"0x)([0-9a-f]{64})"/g, (digits) => digits.replace(/.$/, (one) => (one === "1" ? "2" : "1"))],
  [/("parentHash":"0x)([0-9a-f]{64})"/g, (digits) => digits.replace(/.$/, (one) => (one === "1" ? "2" : "1"))],
]

/** A proxy in front of a live node: it passes answers unchanged, late, falsified, or not at all. */
export class LiveProxy implements ServedNode {
  mode: ProxyMode = "pass"
  /** The number of falsified answers so far. */
  lies = 0
  /** The requests, counted by their treatment. */
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

  /** Falsifies one kind of value in an answer, each kind in turn. */
  #lie(text: string): string {
    const [member, change] = falsified[this.#turn++ % falsified.length] ?? []
    if (!member || !change) return text
    const changed = text.replace(member, (_, before: string, digits: string) => `${before}${change(digits)}"`)
    if (changed !== text) this.lies++
    return changed
  }
}
