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
  new URL(`data:text/javascript,export default async function (data, port) {${encodeURIComponent(program)}}`)

const open = (program: string) =>
  openRemoteWriter<{ close(): Promise<void>; append(): Promise<void> }>({
    file: threadOf(program),
    data: {},
    subject: "chain 7",
    constants: {},
    batch: Batch,
  })

test("a writer that is closed in the turn in which it says that it is open is the failure of the first call", async () => {
  const writer = await open("port.postMessage({ id: 0, result: undefined }); port.close()")
  await expect(writer.append()).rejects.toThrow("The writer of chain 7 is closed.")
})

test("a writer that cannot be loaded is not opened", async () => {
  await expect(open("throw new Error('no store')")).rejects.toThrow("no store")
})

test("a thread that ends by itself is the failure of every call, of later ones too", async () => {
  const program = "port.postMessage({ id: 0, result: undefined });port.on('message', () => process.exit(3))"
  const writer = await open(program)
  const why = "The thread that stores chain 7 ended unexpectedly with code 3."
  await expect(writer.append()).rejects.toThrow(why)
  await expect(writer.append()).rejects.toThrow(why)
})
