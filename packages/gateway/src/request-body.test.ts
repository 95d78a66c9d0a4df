import type { IncomingMessage } from "node:http"
import { PassThrough } from "node:stream"
import { expect, test } from "vitest"
import { HeldBytes, NoRoomError } from "./held-bytes.ts"
import { readRequestBody } from "./request-body.ts"

/** A request whose body the test sends, of which at most ten bytes are read. */
function reading(room = 1_000, headers: Readonly<Record<string, string>> = {}) {
  const held = new HeldBytes(room)
  const request = Object.assign(new PassThrough(), { headers })
  const body = readRequestBody(request as unknown as IncomingMessage, 10, held.begin())
  return { held, request, body }
}

test("a body of as many bytes as may be is read, whatever its pieces, and held", async () => {
  const { held, request, body } = reading(1_000, { "content-length": "10" })
  const bytes = Buffer.from("12345678é")
  for (const byte of bytes) request.write(Buffer.of(byte))
  request.end()
  expect([await body, held.held]).toEqual(["12345678é", 10])
})

test("a body that is announced or turns out to be longer is none, and nothing of it is held", async () => {
  const announced = reading(1_000, { "content-length": "11" })
  expect([await announced.body, announced.held.held]).toEqual([undefined, 0])
  const longer = reading()
  for (const part of ["12345", "678901", "2"]) longer.request.write(part)
  longer.request.end()
  expect([await longer.body, longer.held.held]).toEqual([undefined, 0])
})

test("nothing is held of a body for which there is no room, or whose sender goes away", async () => {
  const full = reading(6)
  full.request.write("1234")
  full.request.write("567")
  await expect(full.body).rejects.toThrow(NoRoomError)
  full.request.end("8")
  const gone = reading()
  gone.request.write("1234")
  gone.request.destroy(new Error("gone"))
  await expect(gone.body).rejects.toThrow("gone")
  expect([full.held.held, gone.held.held]).toEqual([0, 0])
})
