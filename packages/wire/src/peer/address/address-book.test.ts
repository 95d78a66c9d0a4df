import { sign } from "node:crypto"
import { setImmediate as nextTurn } from "node:timers/promises"
import { expect, test } from "vitest"
import { claimBytes, claimOf } from "../handshake/ip-claim.ts"
import { createPeerIdentity } from "../identity/identity.ts"
import { AddressBook } from "./address-book.ts"

const claims = Array.from({ length: 40 }, (_, at) =>
  claimOf({ ip: "127.0.0.1", port: 10_000 + at }, createPeerIdentity(), 1_795_255_200_000),
)

test("what several peers tell is learned few claims a turn of the event loop, whoever tells how many", async () => {
  const book = new AddressBook(100)
  const lists = [claims.slice(0, 25), claims.slice(25, 30), claims.slice(30)]
  const learning = Promise.all(lists.map((list) => book.learn(list)))
  const sizes = [book.size]
  while (book.size < claims.length) {
    await nextTurn()
    sizes.push(book.size)
  }
  await learning
  expect(sizes).toEqual([0, 16, 32, 40])
})

test("with a claim that is forged the rest of a list is not looked at, and other lists are", async () => {
  const book = new AddressBook(100)
  const [first, second, third, fourth] = claims as [(typeof claims)[0], ...typeof claims]
  const forged = { ...second, ipPort: 1 } as typeof first
  await Promise.all([book.learn([first, forged, third as typeof first]), book.learn([fourth as typeof first])])
  expect([...book.all().values()]).toEqual(["127.0.0.1:10000", "127.0.0.1:10003"])
})

test("an address has 4 or 16 bytes and a port from 1 to 65,535; any other is taken from nobody, even if it is signed", async () => {
  const learned = async (bytes: number, port: number) => {
    const identity = createPeerIdentity()
    const [first] = claims as [(typeof claims)[0], ...typeof claims]
    const place = { ip: new Uint8Array(bytes).fill(1), port, time: 1_795_255_200n }
    const signature = sign("sha256", claimBytes(place), identity.privateKey)
    const odd = { x509Certificate: identity.certificate, ipAddr: place.ip, ipPort: port, timestamp: place.time }
    const book = new AddressBook(100)
    await book.learn([{ ...first, ...odd, signature }, first])
    return [...book.all().values()]
  }
  expect(await Promise.all([learned(0, 9651), learned(5, 9651), learned(4, 0), learned(4, 65_536)])).toEqual([
    [],
    [],
    [],
    [],
  ])
  expect(await Promise.all([learned(4, 65_535), learned(16, 1)])).toEqual([
    ["1.1.1.1:65535", "127.0.0.1:10000"],
    ["[101:101:101:101:101:101:101:101]:1", "127.0.0.1:10000"],
  ])
})

test("a claim that is known already ends no list, and takes no part of a turn", async () => {
  const book = new AddressBook(100)
  await book.learn(claims.slice(0, 16))
  await nextTurn()
  const learning = book.learn([...claims.slice(0, 16), ...claims.slice(16, 18)])
  await Promise.resolve()
  await learning
  expect(book.size).toBe(18)
  expect(book.find(new Uint8Array(20))).toBeUndefined()
})

test("of claims beyond 4,096 that wait nothing is learned until the others are", async () => {
  const book = new AddressBook(100)
  const [first, ...others] = claims as [(typeof claims)[0], ...typeof claims]
  const waiting = book.learn(Array.from({ length: 4_096 }, () => first))
  await book.learn(others)
  expect(book.size).toBeLessThanOrEqual(1)
  await waiting
  await book.learn(others)
  expect(book.size).toBe(claims.length)
})

test("of two claims of a node the newer counts, whichever is told first, and of two as new the one that was told first", async () => {
  const identity = createPeerIdentity()
  const at = (port: number, seconds: number) => claimOf({ ip: "127.0.0.1", port }, identity, seconds * 1_000)
  const book = new AddressBook(100)
  const places: (string | undefined)[] = []
  for (const claim of [at(1, 100), at(2, 100), at(3, 99), at(4, 101)]) {
    await book.learn([claim])
    places.push(book.find(identity.nodeId))
  }
  expect(places).toEqual(["127.0.0.1:1", "127.0.0.1:1", "127.0.0.1:1", "127.0.0.1:4"])
  expect(book.places()).toEqual([{ nodeId: identity.nodeId, address: "127.0.0.1:4", time: 101n }])
})

test("of more nodes than are remembered those go of which the newest claim was learned first", async () => {
  const identities = [createPeerIdentity(), createPeerIdentity(), createPeerIdentity()] as const
  const at = (node: 0 | 1 | 2, seconds: number) =>
    claimOf({ ip: "127.0.0.1", port: 100 * node + seconds }, identities[node], seconds * 1_000)
  const book = new AddressBook(2)
  // The first node has a newer claim after the second.
  await book.learn([at(0, 1), at(1, 1), at(0, 2), at(2, 1)])
  expect([...book.all().values()]).toEqual(["127.0.0.1:2", "127.0.0.1:201"])
})
