import type { Hex } from "@serac/store"
import type { Random } from "../random.ts"
import { simulatedTokens } from "./contracts.ts"
import { textAddress, textHash, topicOf, wordOf } from "./hex.ts"

/** An event before its place in the chain is known. */
export interface Event {
  readonly address: Hex
  readonly topics: readonly Hex[]
  readonly data: Hex
}

const erc20Transfer: Hex = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef"
const single: Hex = "0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62"
const batchTopic: Hex = "0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb"
const zeroParty: Hex = `0x${"00".repeat(20)}`

/** Senders and recipients; few, so that all pairs occur. */
export const people: readonly Hex[] = Array.from({ length: 8 }, (_, index) => textAddress(`person ${index}`))

/** From and to, mints, burns and payments to oneself included. */
function parties(random: Random): readonly [from: Hex, to: Hex] {
  const from = random.chance(0.2) ? zeroParty : random.pick(people)
  const to = random.chance(0.1) ? zeroParty : random.chance(0.1) ? from : random.pick(people)
  return [from, to]
}

/** A small number, so that tokens move often, and sometimes the largest. */
const tokenId = (random: Random): string => (random.chance(0.05) ? "f".repeat(64) : wordOf(random.between(0, 12)))

const amount = (random: Random): string =>
  random.chance(0.1) ? "f".repeat(64) : wordOf(BigInt(random.between(0, 2 ** 30)) ** 2n)

/** A transfer of each standard. */
export const transfers = {
  erc20: (random: Random, address = random.pick(simulatedTokens.erc20)): Event => {
    const [from, to] = parties(random)
    return { address, topics: [erc20Transfer, topicOf(from), topicOf(to)], data: `0x${amount(random)}` }
  },
  erc721: (random: Random, address = random.pick(simulatedTokens.erc721)): Event => {
    const [from, to] = parties(random)
    return { address, topics: [erc20Transfer, topicOf(from), topicOf(to), `0x${tokenId(random)}`], data: "0x" }
  },
  single: (random: Random, address = random.pick(simulatedTokens.erc1155)): Event => {
    const [from, to] = parties(random)
    const topics = [single, topicOf(random.pick(people)), topicOf(from), topicOf(to)]
    return { address, topics, data: `0x${tokenId(random)}${amount(random)}` }
  },
  batch: (random: Random, address = random.pick(simulatedTokens.erc1155)): Event => {
    const [from, to] = parties(random)
    const topics = [batchTopic, topicOf(random.pick(people)), topicOf(from), topicOf(to)]
    const count = random.between(0, 5)
    const ids = Array.from({ length: count }, () => tokenId(random)).join("")
    const values = Array.from({ length: count }, () => amount(random)).join("")
    const data = wordOf(64) + wordOf(96 + count * 32) + wordOf(count) + ids + wordOf(count) + values
    return { address, topics, data: `0x${data}` }
  },
} as const

/** An event that looks like a transfer, is a transfer by a contract of another standard, or is unknown. */
const hostile: readonly ((random: Random) => Event)[] = [
  (random) => ({ ...transfers.erc20(random), data: "0x" }),
  (random) => ({ ...transfers.erc20(random), data: `0x${amount(random)}${amount(random)}` }),
  (random) => ({ ...transfers.erc721(random), data: `0x${amount(random)}` }),
  (random) => ({ ...transfers.erc20(random), topics: [erc20Transfer] }),
  (random) => ({ ...transfers.erc20(random), topics: [] }),
  (random) => {
    const event = transfers.erc20(random)
    const dirty: Hex = `0x01${(event.topics[1] as Hex).slice(4)}`
    return { ...event, topics: [erc20Transfer, dirty, event.topics[2] as Hex] }
  },
  (random) => ({ ...transfers.single(random), data: "0x" }),
  (random) => ({ ...transfers.batch(random), data: `0x${wordOf(64)}${"f".repeat(64)}` }),
  (random) => ({ ...transfers.batch(random), data: `0x${wordOf(64)}${wordOf(64)}${wordOf(2 ** 40)}` }),
  (random) => {
    const data = wordOf(64) + wordOf(128) + wordOf(1) + wordOf(7) + wordOf(2) + wordOf(1) + wordOf(2)
    return { ...transfers.batch(random), data: `0x${data}` }
  },
  // Both arrays at the same offset.
  (random) => ({ ...transfers.batch(random), data: `0x${wordOf(64)}${wordOf(64)}${wordOf(1)}${wordOf(3)}` }),
  (random) => ({ ...transfers.erc20(random), topics: [textHash("Approval"), topicOf(random.pick(people))] }),
  // Contracts that emit events of two standards, also for the same token.
  (random) => transfers.erc721(random, random.pick(simulatedTokens.erc1155)),
  (random) => transfers.single(random, random.pick(simulatedTokens.erc721)),
  (random) => transfers.erc20(random, random.pick(simulatedTokens.erc721)),
]

/** Any event. */
export function anyEvent(random: Random): Event {
  const kind = random.weighed({ erc20: 4, erc721: 4, single: 2, batch: 2, hostile: 2 })
  return kind === "hostile" ? random.pick(hostile)(random) : transfers[kind](random)
}
