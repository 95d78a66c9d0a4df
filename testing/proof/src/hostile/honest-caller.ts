import { connect, type Socket } from "node:net"
import { setTimeout as delay } from "node:timers/promises"
import type { Target } from "./target.ts"

/** What became of one request. */
export interface HonestRequest {
  /** Whether its connection had served one before. */
  readonly isKept: boolean
  readonly milliseconds: number
  /** Undefined where it was answered as it should be. */
  readonly failure: string | undefined
}

const honestAddress = "127.9.9.9"
const answerTimeoutMs = 5_000
const successLine = "HTTP/1.1 200 "

/**
 * Asks as one who has an address of his own does: one request after the other, in turn on a new connection and on one that he keeps. A kept
 * connection that was closed meanwhile is opened again, as clients do, and the time for that counts.
 *
 * @param paceMs milliseconds between two requests
 * @param until whether it is enough
 */
export async function callHonestly(
  target: Target,
  paceMs: number,
  until: (requests: number) => boolean,
): Promise<readonly HonestRequest[]> {
  const requests: HonestRequest[] = []
  let kept: Socket | undefined
  while (!until(requests.length)) {
    const isKept = requests.length % 2 === 1
    const began = performance.now()
    let failure: string | undefined
    if (isKept) {
      if (kept === undefined || kept.closed) kept = openSocket(target)
      failure = await answerOn(kept, target)
      if (failure === "closed") {
        kept = openSocket(target)
        failure = await answerOn(kept, target)
      }
    } else {
      const socket = openSocket(target)
      failure = await answerOn(socket, target)
      socket.destroy()
    }
    requests.push({ isKept, milliseconds: performance.now() - began, failure })
    await delay(paceMs)
  }
  kept?.destroy()
  return requests
}

function openSocket({ port }: Target): Socket {
  return connect({ port, host: "127.0.0.1", localAddress: honestAddress, noDelay: true }).on("error", () => {})
}

/** Sends a request and reads its answer. Resolves to what is wrong with it. */
function answerOn(socket: Socket, { request }: Target): Promise<string | undefined> {
  return new Promise((resolve) => {
    let text = ""
    const end = (failure: string | undefined) => {
      clearTimeout(timer)
      socket.off("data", read)
      socket.off("close", closed)
      resolve(failure)
    }
    const read = (data: Buffer) => {
      text += data.toString("latin1")
      if (!isWhole(text)) return
      end(text.startsWith(successLine) ? undefined : text.slice(0, text.indexOf("\r\n")))
    }
    const closed = () => end("closed")
    const timer = setTimeout(() => {
      end("no answer")
      socket.destroy()
    }, answerTimeoutMs)
    socket.on("data", read)
    socket.on("close", closed)
    socket.write(request)
  })
}

/** Whether an answer with a length, or in chunks, is there to its end. */
function isWhole(text: string): boolean {
  const end = text.indexOf("\r\n\r\n")
  if (end === -1) return false
  const length = /\r\ncontent-length: (\d+)\r\n/i.exec(text.slice(0, end + 2))?.[1]
  return length === undefined ? text.endsWith("0\r\n\r\n") : text.length >= end + 4 + Number(length)
}
