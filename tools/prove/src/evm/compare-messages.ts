import {
  type DataCore,
  getIcmMessage,
  getTeleporterMessage,
  listAllIcmMessages,
  listIcmMessages,
  listTeleporterMessages,
  listTeleporterMessagesByAddress,
} from "@serac/data"
import { type ExpectedMessage, type MessagingChain, messagesOf } from "../oracle/message-oracle.ts"
import type { ProvenChain } from "./compare-all.ts"
import type { Comparison } from "./comparison.ts"
import { sizesFor } from "./cuts.ts"

/** A chain under proof, as messages are told of it. */
export const messagingChain = ({ ledger, definition, oracle }: ProvenChain): MessagingChain => ({
  ledger,
  blockchainId: definition.platformChainId,
  facts: oracle.facts,
})

/**
 * Asks for the messages between chains: all of them, of a network alone, of each address, by source and destination, each by its ID,
 * and the same by the old paths. Of a network alone the other chain of a message may be one that is not indexed.
 */
export async function compareMessages(
  data: DataCore,
  chains: readonly ProvenChain[],
  comparison: Comparison,
): Promise<void> {
  for (const network of [undefined, "mainnet", "testnet"] as const) {
    const own = chains.filter(({ definition }) => network === undefined || definition.network === network)
    const expected = messagesOf(own.map(messagingChain))
    const of = network && { network }
    await compareLists(data, expected, of ?? {}, comparison)
    const where = network ?? "all"
    for (const pageSize of sizesFor(expected.length)) {
      const pages = listAllIcmMessages(data, { ...of, pageSize }).pages()
      await comparison.list("messages", where, itemsOf(expected), pageSize, pages)
      const old = listTeleporterMessages(data, { ...of, pageSize }).pages()
      await comparison.list("messages by the old path", where, expected.map(oldItem), pageSize, old)
    }
  }
  for (const one of messagesOf(chains.map(messagingChain))) {
    const { messageId } = one.item
    comparison.value("message", messageId, one.item, await getIcmMessage(data, { messageId }))
    comparison.value("message", `${messageId}, old`, oldItem(one), await getTeleporterMessage(data, { messageId }))
  }
}

const itemsOf = (messages: readonly ExpectedMessage[]) => messages.map(({ item }) => item)

function oldItem({ item }: ExpectedMessage) {
  const { icmContractAddress: teleporterContractAddress, ...others } = item
  return { teleporterContractAddress, ...others }
}

async function compareLists(
  data: DataCore,
  all: readonly ExpectedMessage[],
  of: { readonly network?: "mainnet" | "testnet" },
  comparison: Comparison,
): Promise<void> {
  const valuesOf = (...members: readonly string[]) => [
    ...new Set(all.flatMap(({ item }) => members.map((member) => String(item[member])))),
  ]
  for (const address of valuesOf("from", "to")) {
    const expected = all.filter(({ item }) => item.from === address || item.to === address)
    for (const pageSize of sizesFor(expected.length, comparison.isOfSample("messages of an address", expected))) {
      const pages = listIcmMessages(data, { ...of, address: address.toLowerCase(), pageSize }).pages()
      await comparison.list("4.14 messages", address, itemsOf(expected), pageSize, pages)
      const old = listTeleporterMessagesByAddress(data, { ...of, address, pageSize }).pages()
      await comparison.list("messages by the old path", address, expected.map(oldItem), pageSize, old)
    }
  }
  const ids = valuesOf("sourceBlockchainId", "destinationBlockchainId")
  const filters = [
    ...ids.flatMap((id) => [
      { sourceBlockchainId: id },
      { destinationBlockchainId: id },
      ...ids.map((other) => ({ sourceBlockchainId: id, destinationBlockchainId: other })),
    ]),
    ...valuesOf("from").map((from) => ({ from })),
    ...valuesOf("to").map((to) => ({ to })),
  ]
  for (const filter of filters) {
    const expected = all.filter(({ item }) => Object.entries(filter).every(([name, value]) => item[name] === value))
    const pages = listAllIcmMessages(data, { ...of, ...filter, pageSize: 7 }).pages()
    await comparison.list("filtered messages", JSON.stringify(filter), itemsOf(expected), 7, pages)
  }
  for (const id of ids) {
    const expected = all.filter(({ item }) => item.sourceBlockchainId === id || item.destinationBlockchainId === id)
    const pages = listAllIcmMessages(data, { ...of, blockchainId: id, pageSize: 7 }).pages()
    await comparison.list("filtered messages", `of ${id}`, itemsOf(expected), 7, pages)
  }
}
