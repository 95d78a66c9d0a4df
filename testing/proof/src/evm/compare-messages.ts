import {
  type createDataCore,
  getIcmMessage,
  getTeleporterMessage,
  listAllIcmMessages,
  listIcmMessages,
  listTeleporterMessages,
  listTeleporterMessagesByAddress,
} from "@serac/data"
import { type ExpectedMessage, type MessagingChain, messagesOf } from "../oracle/message-oracle.ts"
import { type ProvenChain, statusCode } from "./compare-all.ts"
import type { Comparison } from "./comparison.ts"
import { sizesFor } from "./cuts.ts"

type DataCore = ReturnType<typeof createDataCore>
type Messages = readonly ExpectedMessage[]

/** The parts of a chain under proof from which messages are derived. */
export interface MessagedChain extends Pick<ProvenChain, "definition"> {
  readonly ledger: MessagingChain["ledger"]
  readonly oracle: Pick<ProvenChain["oracle"], "facts">
}

/** A chain under proof as a source of messages. */
export const messagingChain = ({ ledger, definition, oracle }: MessagedChain): MessagingChain => ({
  ledger,
  blockchainId: definition.platformChainId,
  facts: oracle.facts,
})

/**
 * Requests the messages between chains: all of them, those of one network, of each address, by source and destination, and each by its ID;
 * the messages of the sample also by the old paths. In a network's own list the other chain of a message may be one that is not indexed.
 */
export async function compareMessages(
  data: DataCore,
  chains: readonly MessagedChain[],
  comparison: Comparison,
): Promise<void> {
  for (const network of [undefined, "mainnet", "testnet"] as const) {
    const own = chains.filter(({ definition }) => network === undefined || definition.network === network)
    const expected = messagesOf(own.map(messagingChain))
    const of = network === undefined ? {} : { network }
    if (network !== undefined && own.length === 0) {
      const status = await statusCode(listAllIcmMessages(data, of))
      comparison.value("messages of a network that is not there", network, 404, status)
      continue
    }
    for (const pageSize of sizesFor(expected.length)) {
      const pages = listAllIcmMessages(data, { ...of, pageSize }).pages()
      await comparison.list("messages", network ?? "all", messageItems(expected), pageSize, pages)
    }
    await compareByAddress(data, expected, of, comparison)
  }
  const all = messagesOf(chains.map(messagingChain))
  await compareFiltered(data, all, comparison)
  const old = listTeleporterMessages(data, { pageSize: 13 }).pages()
  await comparison.list("messages by the old path", "all", all.map(oldItem), 13, old)
  for (const one of comparison.some(all)) {
    const { messageId } = one.item
    comparison.value("message", messageId, one.item, await getIcmMessage(data, { messageId }))
    if (comparison.isOfSample("message by the old path"))
      comparison.value("message", `${messageId}, old`, oldItem(one), await getTeleporterMessage(data, { messageId }))
  }
}

const messageItems = (messages: Messages) => messages.map(({ item }) => item)

function oldItem({ item }: ExpectedMessage) {
  const { icmContractAddress: teleporterContractAddress, ...others } = item
  return { teleporterContractAddress, ...others }
}

const messageValues = (all: Messages, ...members: readonly string[]) => [
  ...new Set(all.flatMap(({ item }) => members.map((member) => String(item[member])))),
]

async function compareByAddress(
  data: DataCore,
  all: Messages,
  of: { readonly network?: "mainnet" | "testnet" },
  comparison: Comparison,
): Promise<void> {
  for (const address of messageValues(all, "from", "to")) {
    const expected = all.filter(({ item }) => item.from === address || item.to === address)
    const isOfSample = comparison.isOfSample(`messages of an address ${of.network}`, expected)
    if (comparison.leavesOut("4.14 messages", isOfSample, expected)) continue
    for (const pageSize of sizesFor(expected.length, isOfSample)) {
      const pages = listIcmMessages(data, { ...of, address: address.toLowerCase(), pageSize }).pages()
      await comparison.list("4.14 messages", address, messageItems(expected), pageSize, pages)
    }
    if (!isOfSample) continue
    const old = listTeleporterMessagesByAddress(data, { ...of, address, pageSize: 7 }).pages()
    await comparison.list("messages by the old path", address, expected.map(oldItem), 7, old)
  }
}

async function compareFiltered(data: DataCore, all: Messages, comparison: Comparison): Promise<void> {
  const ids = messageValues(all, "sourceBlockchainId", "destinationBlockchainId")
  const filters: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ...ids.map((id) => ["source", { sourceBlockchainId: id }] as const),
    ...ids.map((id) => ["destination", { destinationBlockchainId: id }] as const),
    ...ids.flatMap((id) =>
      ids.map((other) => ["both", { sourceBlockchainId: id, destinationBlockchainId: other }] as const),
    ),
    ...messageValues(all, "from").map((from) => ["sender", { from }] as const),
    ...messageValues(all, "to").map((to) => ["recipient", { to }] as const),
  ]
  for (const [kind, filter] of filters) {
    const expected = all.filter(({ item }) => Object.entries(filter).every(([name, value]) => item[name] === value))
    if (!comparison.isOfSample(`messages by ${kind}`)) continue
    const pages = listAllIcmMessages(data, { ...filter, pageSize: 17 }).pages()
    await comparison.list("filtered messages", JSON.stringify(filter), messageItems(expected), 17, pages)
  }
  for (const id of ids) {
    const expected = all.filter(({ item }) => item.sourceBlockchainId === id || item.destinationBlockchainId === id)
    const pages = listAllIcmMessages(data, { blockchainId: id, pageSize: 17 }).pages()
    await comparison.list("filtered messages", `of ${id}`, messageItems(expected), 17, pages)
  }
}
