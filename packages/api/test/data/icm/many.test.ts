import type { ChainDefinition, ChainReader, Store } from "@serac/store"
import { afterEach, beforeEach, expect, test } from "vitest"
import { all, build, chains, type House, now } from "../house.ts"
import { Ledger, word } from "../ledger.ts"
import { cb58, firnId, initialized, message, neveId, telling } from "./messenger.ts"

const [firn, neve] = chains as readonly [ChainDefinition, ChainDefinition]
const onFirn = { ...firn, platformChainId: cb58(firnId) }
const toNeve = (nonce: number) => message({ source: firnId, destination: neveId, nonce })

let house: House
let ledger: Ledger
beforeEach(async () => {
  house = await build({ chains: [onFirn, neve] })
  ledger = new Ledger("43112")
})
afterEach(() => house.close())

/** The store of the house, whose chains are read as they are said to be. */
const storeWith = (chain: (reader: (id: string) => ChainReader, id: string) => ChainReader): Store =>
  new Proxy(house.store, {
    get(store, name) {
      if (name === "chain") return (id: string) => chain((own) => store.chain(own), id)
      const member = Reflect.get(store, name, store)
      return typeof member === "function" ? member.bind(store) : member
    },
  })

test("of a message that was sent again very often, a page reads the first and the last events a few times", async () => {
  const [often, other] = [toNeve(1), toNeve(2)]
  const again = Array.from({ length: 400 }, (_, fee) => often.sent(BigInt(fee)))
  await house.write(
    "43112",
    ledger.block(now, [telling(other.sent(), often.sent())]),
    ledger.block(now + 1, [telling(...again)]),
    ledger.block(now + 2, [telling(often.feeAdded(1_000n)), telling(often.acknowledged)]),
  )
  let read = 0
  const store = storeWith((reader, id) => {
    const own = reader(id)
    const listed: ChainReader["listed"] = async (...asked) => {
      const rows = await own.listed(...asked)
      read += rows.length
      return rows
    }
    return new Proxy(own, {
      get(target, name) {
        if (name === "listed") return listed
        const member = Reflect.get(target, name, target)
        return typeof member === "function" ? member.bind(target) : member
      },
    })
  })
  const { client, service } = await build({ chains: [onFirn, neve], store })
  const { items } = await client.listAllIcmMessages()
  await service.close()
  expect(
    items.map(({ messageId, rewardDetails, receiptDelivered }) => [messageId, rewardDetails.value, receiptDelivered]),
  ).toEqual([
    [often.messageId, "1000", true],
    [other.messageId, "0", false],
  ])
  expect(read).toBeLessThan(1_000)
})

test("a list over very many chains is paged through", async () => {
  await house.write("43112", ledger.block(now, [telling(toNeve(1).sent(), toNeve(2).sent())]))
  const others = Array.from({ length: 200 }, (_, at) => ({
    ...neve,
    chainId: String(4_000_000_000 + at),
    platformChainId: cb58(word(1_000 + at)),
  }))
  const store = storeWith((reader) => reader("43112"))
  const { client, service } = await build({ chains: [onFirn, ...others], store })
  const listed = await all(client.listAllIcmMessages({ pageSize: 1 })).finally(() => service.close())
  expect(listed.map(({ messageId }) => messageId)).toEqual([toNeve(2).messageId, toNeve(1).messageId])
})

test("a chain is not the blockchain that another is configured to be, whatever its messenger says", async () => {
  const one = toNeve(1)
  const onNeve = new Ledger("1337")
  await house.write("43112", ledger.block(now, [telling(one.sent(5n))]))
  await house.write("1337", onNeve.block(now + 1, [telling(initialized(firnId), one.sent(9n), toNeve(2).sent())]))
  const messages = await all(house.client.listAllIcmMessages())
  expect(messages.map(({ messageId, rewardDetails }) => [messageId, rewardDetails.value])).toEqual([
    [one.messageId, "5"],
  ])
})

test("a transaction does not tell of a message that was neither sent from its chain nor to it", async () => {
  const elsewhere = message({ source: neveId, destination: neveId, nonce: 1 })
  await house.write("43112", ledger.block(now, [telling(elsewhere.sent(), toNeve(1).sent())]))
  const found = await house.client.getTransaction({ chainId: "43112", txHash: ledger.txHash(0, 0) })
  expect(found.teleporterMessageInfo?.teleporterMessageId).toBe(toNeve(1).messageId)
})
