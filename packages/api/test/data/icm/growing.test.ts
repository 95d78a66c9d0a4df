import type { ChainDefinition } from "@serac/store"
import { afterEach, beforeEach, expect, test } from "vitest"
import { all, build, chains, type House, now } from "../house.ts"
import { Ledger } from "../ledger.ts"
import { cb58, firnId, message, neveId, telling } from "./messenger.ts"

const [firn, neve] = chains as readonly [ChainDefinition, ChainDefinition]
const icmChains = [
  { ...firn, platformChainId: cb58(firnId) },
  { ...neve, platformChainId: cb58(neveId) },
]

let house: House
let [onFirn, onNeve] = [new Ledger("43112"), new Ledger("1337")]
beforeEach(async () => {
  house = await build({ chains: icmChains })
  onFirn = new Ledger("43112")
  onNeve = new Ledger("1337")
})
afterEach(() => house.close())

const toNeve = (nonce: number) => message({ source: firnId, destination: neveId, nonce })
type Message = ReturnType<typeof toNeve>
type Event = Message["received"]
const tellOn = async (ledger: Ledger, seconds: number, ...events: readonly Event[]) => {
  await house.write(ledger === onFirn ? "43112" : "1337", ledger.block(now + seconds, [telling(...events)]))
}
const statuses = async () =>
  (await all(house.client.listAllIcmMessages())).map(({ messageId, status }) => [messageId, status])
const namesOf = (messages: readonly { readonly messageId: string }[]) => messages.map(({ messageId }) => messageId)

test("a list that is paged through has each message once, whatever comes to either side meanwhile", async () => {
  const [early, late, known, pending, other] = [1, 2, 3, 4, 5].map(toNeve) as [
    Message,
    Message,
    Message,
    Message,
    Message,
  ]
  // The source is behind: what the destination received of it is older than what it has.
  await tellOn(onFirn, 1, known.sent())
  await tellOn(onNeve, 20, early.received, known.received)
  await tellOn(onNeve, 21, late.received)
  await tellOn(onFirn, 3, pending.sent())
  const pages = house.client.listAllIcmMessages({ pageSize: 1 }).pages()[Symbol.asyncIterator]()
  const seen: string[] = []
  const next = async () => {
    const { value } = await pages.next()
    seen.push(...namesOf(value?.items ?? []))
  }
  await next()
  expect(seen).toEqual([late.messageId])
  // The source catches up with one that was listed and one that is still to be, and both sides get more.
  await tellOn(onFirn, 4, late.sent(), early.sent())
  await tellOn(onNeve, 22, pending.received, other.received)
  await tellOn(onFirn, 23, other.sent())
  for (let turn = 0; turn < 4; turn++) await next()
  expect(seen).toEqual([late, early, pending, known].map(({ messageId }) => messageId))
  // A list that is begun now has all of them, where they were sent.
  expect(await statuses()).toEqual(
    [other, early, late, pending, known].map(({ messageId }) => [messageId, "delivered"]),
  )
})

test("a reorganisation of either side takes back what it told, and nothing else", async () => {
  const one = toNeve(1)
  await house.write("43112", onFirn.block(now, []))
  await house.write("1337", onNeve.block(now, []))
  await tellOn(onFirn, 1, one.sent(5n))
  await tellOn(onNeve, 2, one.received, one.executed)
  await tellOn(onFirn, 3, one.feeAdded(9n), one.acknowledged)
  const told = async () => {
    const [found] = await all(house.client.listAllIcmMessages())
    const { status, messageExecuted, receiptDelivered, rewardDetails } = found ?? {}
    return [status, messageExecuted, receiptDelivered, rewardDetails?.value]
  }
  const [firnWriter, neveWriter] = [await house.write("43112"), await house.write("1337")]
  expect(await told()).toEqual(["delivered", true, true, "9"])
  await firnWriter.rollback(1)
  onFirn.rewind(1)
  expect(await told()).toEqual(["delivered", true, false, "5"])
  await neveWriter.rollback(0)
  onNeve.rewind(0)
  expect(await told()).toEqual(["pending", false, false, "5"])
  await tellOn(onNeve, 4, one.received, one.failed)
  expect(await told()).toEqual(["delivered", false, false, "5"])
  await firnWriter.rollback(0)
  onFirn.rewind(0)
  expect(await told()).toEqual(["delivered_source_not_indexed", false, false, "0"])
  await neveWriter.rollback(0)
  expect(await statuses()).toEqual([])
})

test("what a chain tells of messages that were neither sent from it nor to it is not believed", async () => {
  const elsewhere = message({ source: neveId, destination: neveId, nonce: 1 })
  const toFirn = message({ source: neveId, destination: firnId, nonce: 2 })
  await tellOn(onFirn, 1, elsewhere.sent(), elsewhere.received, toFirn.sent())
  await tellOn(onNeve, 2, toNeve(3).sent(), toFirn.received)
  expect(await statuses()).toEqual([])
  for (const { messageId } of [elsewhere, toFirn, toNeve(3)])
    await expect(house.client.getIcmMessage({ messageId })).rejects.toThrow("was not found")
})

test("a page that finds nothing among very many messages goes on where it ended", async () => {
  const messages = Array.from({ length: 2_100 }, (_, nonce) => toNeve(nonce))
  await tellOn(onFirn, 1, ...messages.map(({ sent }) => sent()))
  await tellOn(onNeve, 2, ...messages.map(({ received }) => received))
  const page = await house.client.listAllIcmMessages({ destinationBlockchainId: cb58(firnId), pageSize: 5 })
  expect(page.items).toEqual([])
  expect(page.nextPageToken).toBeDefined()
  expect(await all(house.client.listAllIcmMessages({ destinationBlockchainId: cb58(firnId), pageSize: 5 }))).toEqual([])
})
