import { expect, test } from "vitest"
import { openRemoteWriter } from "./remote-writer.ts"

class Batch {
  readonly transferred = []
  readonly message: unknown
  constructor(message: unknown) {
    this.message = message
  }
}

const threadOf = (program: string) =>
  new URL(`data:text/javascript,import { parentPort } from 'node:worker_threads';${encodeURIComponent(program)}`)

const open = (program: string) =>
  openRemoteWriter<{ close(): Promise<void>; append(): Promise<void> }>({
    file: threadOf(program),
    data: {},
    subject: "chain 7",
    constants: {},
    batch: Batch,
  })

test("a thread that ends in the turn in which it says that it is open is the failure of the first call", async () => {
  const writer = await open("parentPort.postMessage({ id: 0, result: undefined })")
  await expect(writer.append()).rejects.toThrow("The thread that stores chain 7 ended with code 0.")
})

test("a thread that ends by itself is the failure of every call, of later ones too", async () => {
  const program = "parentPort.postMessage({ id: 0, result: undefined });parentPort.on('message', () => process.exit(3))"
  const writer = await open(program)
  const why = "The thread that stores chain 7 ended with code 3."
  await expect(writer.append()).rejects.toThrow(why)
  await expect(writer.append()).rejects.toThrow(why)
})
