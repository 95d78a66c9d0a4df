import { connect, type Socket } from "node:net"
import { setTimeout as delay } from "node:timers/promises"
import { localAddressOf, type Origin, targetOf } from "./origin.ts"
import type { Target } from "./target.ts"
import { isWholeFrame } from "./web-socket-text.ts"

/** The result of one request. */
export interface HonestRequest {
  /** Whether the connection had served an earlier request. */
  readonly isKept: boolean
  readonly milliseconds: number
  /** The failure; undefined for a correct answer. */
  readonly failure: string | undefined
}

const answerTimeoutMs = 5_000
const headersEnd = "\r\n\r\n"

/**
 * Sends requests as an honest caller with an address of its own: one after the other, alternately on a new connection and on a kept one. A
 * kept connection that was closed meanwhile is opened again, as clients do, and the time for that counts.
 *
 * @param origin of one address
 * @param paceMs milliseconds between two requests
 * @param until whether to stop
 */
export async function callHonestly(
  target: Target,
  origin: Origin,
  paceMs: number,
  until: (requests: number) => boolean,
): Promise<readonly HonestRequest[]> {
  const own = targetOf(target, origin, 0)
  const localAddress = localAddressOf(origin, 0)
  const open = () => connect({ port: own.port, host: "127.0.0.1", localAddress, noDelay: true }).on("error", () => {})
  const requests: HonestRequest[] = []
  let kept: Socket | undefined
  while (!until(requests.length)) {
    const isKept = requests.length % 2 === 1 && own.isEndless !== true
    const began = performance.now()
    let failure: string | undefined
    if (isKept) {
      const isNew = kept === undefined || kept.closed
      if (kept === undefined || kept.closed) kept = open()
      failure = await (isNew ? openedAnswer(kept, own) : answerOn(kept, own))
      if (failure === "closed") {
        kept = open()
        failure = await openedAnswer(kept, own)
      }
    } else {
      const socket = open()
      failure = await openedAnswer(socket, own)
      socket.destroy()
    }
    requests.push({ isKept, milliseconds: performance.now() - began, failure })
    await delay(paceMs)
  }
  kept?.destroy()
  return requests
}

/** Performs the handshake, where the target has one, and sends the request. */
async function openedAnswer(socket: Socket, target: Target): Promise<string | undefined> {
  if (target.opening !== undefined) {
    const failure = await exchange(socket, target.opening, (text) => text.endsWith(headersEnd), "HTTP/1.1 101 ")
    if (failure !== undefined) return failure
  }
  return answerOn(socket, target)
}

/** Sends the request and reads its answer. Resolves to the failure; undefined for a correct answer. */
function answerOn(socket: Socket, { opening, request, success, isEndless }: Target): Promise<string | undefined> {
  if (opening !== undefined) return exchange(socket, request, isWholeFrame, success)
  return exchange(socket, request, isEndless === true ? (text) => text.includes(headersEnd) : isWholeAnswer, success)
}

function exchange(
  socket: Socket,
  sent: string,
  isWhole: (text: string) => boolean,
  success: string,
): Promise<string | undefined> {
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
      if (isWhole(text)) end(text.startsWith(success) ? undefined : text.slice(0, text.indexOf("\r\n")))
    }
    const closed = () => end("closed")
    const timer = setTimeout(() => {
      end("no answer")
      socket.destroy()
    }, answerTimeoutMs)
    socket.on("data", read)
    socket.on("close", closed)
    socket.write(sent, "latin1")
  })
}

/** Whether an answer with a content length or in chunks is complete. */
function isWholeAnswer(text: string): boolean {
  const end = text.indexOf(headersEnd)
  if (end === -1) return false
  const length = /\r\ncontent-length: (\d+)\r\n/i.exec(text.slice(0, end + 2))?.[1]
  return length === undefined ? text.endsWith("0\r\n\r\n") : text.length >= end + 4 + Number(length)
}
