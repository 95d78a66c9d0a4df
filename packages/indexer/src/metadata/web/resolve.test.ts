import { createSocket, type Socket } from "node:dgram"
import { afterEach, expect, test } from "vitest"
import { type NameServers, nameServers } from "./resolve.ts"

const sockets: Socket[] = []
const opened: NameServers[] = []
afterEach(() => {
  for (const one of opened.splice(0)) one.close()
  for (const socket of sockets.splice(0)) socket.close()
})

const types = { 1: "A", 28: "AAAA" } as const
type Records = Readonly<Record<string, Partial<Record<"A" | "AAAA", readonly number[]>> | "silent">>

/** A name server with one record of each type for each name; it knows no other names. */
async function serving(records: Records): Promise<{ names: NameServers; asked: string[] }> {
  const asked: string[] = []
  const socket = createSocket("udp4")
  sockets.push(socket)
  socket.on("message", (query, from) => {
    const labels: string[] = []
    let at = 12
    for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
      labels.push(query.toString("latin1", at + 1, at + 1 + length))
      at += length + 1
    }
    const type = types[query.readUInt16BE(at + 1) as 1 | 28]
    const name = labels.join(".")
    asked.push(`${name} ${type}`)
    const known = records[name]
    if (known === "silent") return
    const data = known?.[type]
    const header = Buffer.alloc(12)
    query.copy(header, 0, 0, 2)
    header.writeUInt16BE(0x8180 | (known ? 0 : 3), 2)
    header.writeUInt16BE(1, 4)
    header.writeUInt16BE(data ? 1 : 0, 6)
    const question = query.subarray(12, at + 5)
    const answer = data
      ? [Buffer.of(0xc0, 12), question.subarray(-4), Buffer.of(0, 0, 0, 60, 0, data.length, ...data)]
      : []
    socket.send(Buffer.concat([header, question, ...answer]), from.port, from.address)
  })
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve))
  const names = nameServers([`127.0.0.1:${socket.address().port}`])
  opened.push(names)
  return { names, asked }
}

const six = [0x26, 6, 0x47, 0, 0x47, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x11, 0x11]

test("a name has the addresses of both kinds", async () => {
  const { names, asked } = await serving({ "a.io": { A: [1, 1, 1, 1], AAAA: six } })
  expect(await names.resolve("a.io")).toEqual(["1.1.1.1", "2606:4700:4700::1111"])
  expect(asked.sort()).toEqual(["a.io A", "a.io AAAA"])
})

test("one kind is enough", async () => {
  const { names } = await serving({ "four.io": { A: [1, 1, 1, 1] }, "six.io": { AAAA: six } })
  expect(await names.resolve("four.io")).toEqual(["1.1.1.1"])
  expect(await names.resolve("six.io")).toEqual(["2606:4700:4700::1111"])
})

test("a name without addresses, and one that nobody knows, say so", async () => {
  const { names } = await serving({ "none.io": {} })
  await expect(names.resolve("none.io")).rejects.toMatchObject({ code: "ENODATA" })
  await expect(names.resolve("unknown.io")).rejects.toMatchObject({ code: "ENOTFOUND" })
})

test("the system's own names are asked for like any other", async () => {
  const { names, asked } = await serving({})
  await expect(names.resolve("localhost.a.io")).rejects.toMatchObject({ code: "ENOTFOUND" })
  expect(asked.sort()).toEqual(["localhost.a.io A", "localhost.a.io AAAA"])
})

test("closing ends what is being asked", async () => {
  const { names, asked } = await serving({ "silent.io": "silent" })
  const asking = names.resolve("silent.io")
  while (asked.length < 2) await new Promise((resolve) => setTimeout(resolve, 1))
  names.close()
  await expect(asking).rejects.toMatchObject({ code: "ECANCELLED" })
})
