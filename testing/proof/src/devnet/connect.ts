import { subscriptionOf } from "./conversation.ts"
import type { Connect } from "./exchange-hashes.ts"
import type { OpenConnection } from "./replay-conversation.ts"

const connectTimeoutMs = 60_000

/** Connects to a chain of this process, without a socket. */
export function connectIn(connect: Connect): OpenConnection {
  return async (onFrame) => {
    const session = connect(onFrame)
    return { send: (text) => session.receive(text), end: () => session.end() }
  }
}

/** Connects to a server: `ws://127.0.0.1:9650/ext/bc/C/ws`. Frames are sent one after the other, each after the answer to the previous one. */
export function connectTo(url: string): OpenConnection {
  return async (onFrame) => {
    const socket = new WebSocket(url)
    let answered = () => {}
    let last = new Promise<void>((resolve, reject) => {
      socket.addEventListener("open", () => resolve())
      socket.addEventListener("error", () => reject(new Error(`no conversation at ${url}`)))
    })
    await last
    socket.addEventListener("message", ({ data }) => {
      onFrame(String(data))
      if (subscriptionOf(String(data)) === undefined) answered()
    })
    socket.addEventListener("close", () => {
      onFrame(undefined)
      answered()
    })
    const send = (text: string) =>
      new Promise<void>((resolve, reject) => {
        const timer = setTimeout(
          () => reject(new Error(`no answer within ${connectTimeoutMs / 1000} s to ${text}`)),
          connectTimeoutMs,
        )
        answered = () => {
          clearTimeout(timer)
          resolve()
        }
        socket.send(text)
      })
    return {
      send: (text) => {
        last = last.then(() => send(text))
        return last
      },
      end: () => socket.close(),
    }
  }
}
