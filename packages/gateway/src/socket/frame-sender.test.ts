import { expect, test } from "vitest"
import type { CallerSocket } from "./caller-socket.ts"
import { FrameSender } from "./frame-sender.ts"

/** A caller who reads only the frames that the test lets through, with a record of frames, pongs and close codes. */
function slowCaller() {
  const sent: string[] = []
  const closed: unknown[] = []
  const pongs: string[] = []
  const unread: (() => void)[] = []
  let buffered = 0
  const socket: CallerSocket = {
    get bufferedAmount() {
      return buffered
    },
    send(text, done) {
      sent.push(text)
      buffered += text.length
      unread.push(() => {
        buffered -= text.length
        done()
      })
    },
    pong: (data) => {
      buffered += data.length
      pongs.push(String(data))
    },
    close: (...reason) => closed.push(reason),
  }
  return { socket, sent, closed, pongs, read: () => unread.shift()?.() }
}

const frame = "x".repeat(64 * 1024)

test("what a caller does not read waits, and goes on in its order when it reads", () => {
  const { socket, sent, read } = slowCaller()
  const sender = new FrameSender(socket, 10 * frame.length)
  const done: unknown[] = []
  for (const name of ["a", "b", "c"]) sender.send([name, frame], (isSent) => done.push([name, isSent]))
  expect([sent.map(([name]) => name), sender.unsent]).toEqual([["a"], 3 * (frame.length + 1)])
  read()
  read()
  expect([sent.map(([name]) => name), done]).toEqual([
    ["a", "b", "c"],
    [
      ["a", true],
      ["b", true],
    ],
  ])
  read()
  expect(sender.unsent).toBe(0)
})

test("where more waits than may the conversation ends with code 1008, and what waits is dropped, each frame once", () => {
  const { socket, sent, closed, read } = slowCaller()
  const sender = new FrameSender(socket, 2 * frame.length)
  const done: unknown[] = []
  for (const name of ["a", "b", "c", "d"]) sender.send([name, frame], (isSent) => done.push([name, isSent]))
  expect(closed).toEqual([[1008, "the caller reads too slowly"]])
  expect([sent.length, sender.unsent]).toEqual([1, 0])
  read()
  sender.send(["e"], (isSent) => done.push(["e", isSent]))
  expect([closed.length, sent.length]).toEqual([1, 1])
  expect(done).toEqual([
    ["b", false],
    ["c", false],
    ["d", false],
    ["a", true],
    ["e", false],
  ])
})

test("pings are answered, and a caller who does not read the answers is too slow", () => {
  const { socket, pongs, closed } = slowCaller()
  const sender = new FrameSender(socket, 100)
  for (const name of ["a", "b".repeat(100), "c", "d"]) sender.pong(Buffer.from(name))
  expect([pongs, closed]).toEqual([["a", "b".repeat(100)], [[1008, "the caller reads too slowly"]]])
})

test("small frames go to the operating system at once, until it holds 64 KiB", () => {
  const { socket, sent, read } = slowCaller()
  const sender = new FrameSender(socket, 10 * frame.length)
  for (let at = 0; at < 70; at++) sender.send([frame.slice(0, 1024)])
  expect([sent.length, sender.unsent]).toEqual([64, 70 * 1024])
  read()
  expect([sent.length, sender.unsent]).toEqual([65, 69 * 1024])
})
