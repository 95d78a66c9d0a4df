import { setTimeout as delay } from "node:timers/promises"
import { fault, type NodeReply, NodeServer } from "@serac/kits/nodes"
import type { Random } from "../../simulation/random.ts"
import { reservePort } from "../ports.ts"

/** The reply of a node to a request; undefined for an unknown path. */
export type ChaosReply = (path: string, body: string) => { readonly status: number; readonly text: string } | undefined

/** The faults in the replies of a node. */
export interface Conduct {
  /** The minimum and maximum delay of a reply in milliseconds. */
  readonly delay?: readonly [number, number]
  /** The share of requests that end without a reply or in the middle of a reply; 0 to 1. */
  readonly drops?: number
  /** The share of replies whose body is not valid JSON; 0 to 1. */
  readonly garbles?: number
}

/** A node on a fixed port that can be killed and restarted, be slow, close connections, and corrupt its replies. */
export class ChaosServer {
  readonly #server: NodeServer
  conduct: Conduct = {}
  /** The number of answered requests. */
  answered = 0

  private constructor(server: NodeServer) {
    this.#server = server
  }

  static async start(answer: ChaosReply, random: Random): Promise<ChaosServer> {
    const reply = async (path: string, body: string): Promise<NodeReply> => {
      const { delay: wait, drops = 0, garbles = 0 } = chaos.conduct
      if (wait !== undefined) await delay(random.between(...wait))
      const truth = answer(path, body)
      if (truth === undefined) return fault.absent
      const text = random.chance(garbles) ? garbled(truth.text, random) : truth.text
      if (random.chance(drops))
        return random.chance(0.5) ? fault.hangUp : { kind: "answer", status: 200, text, breaksOff: true }
      chaos.answered++
      return { kind: "answer", status: truth.status, text, headers: { "content-type": "application/json" } }
    }
    const port = await reservePort()
    const chaos: ChaosServer = new ChaosServer(
      await NodeServer.start({ reply: ({ target, body }) => reply(target, body) }, { port }),
    )
    return chaos
  }

  get url(): string {
    return this.#server.url
  }

  get isUp(): boolean {
    return this.#server.isUp
  }

  /** Closes every connection at once, as the end of the process would. */
  kill(): Promise<void> {
    return this.#server.down()
  }

  async restart(): Promise<void> {
    await this.#server.down()
    await this.#server.up()
  }
}

function garbled(text: string, random: Random): string {
  const kind = random.pick(["cut", "html", "empty", "bytes", "null"] as const)
  if (kind === "cut") return text.slice(0, random.between(0, Math.max(0, text.length - 2)))
  if (kind === "html") return fault.badGateway.text
  if (kind === "bytes") return text.replaceAll('"', "\u0000")
  return kind === "null" ? "null" : ""
}
