import type { Hex } from "../../hex.ts"
import { readMessengerEvent } from "../../items/index.ts"
import type { TransferRow, TransferStandard } from "../rows.ts"
import { defineList, type List } from "./list.ts"
import { anyMessage, initializedKey } from "./message-keys.ts"

/** Digits of a hash in its key, with `0x`: eight bytes select one row, rarely two. */
const hashDigits = 18

/** The key of a transaction in {@link lists.transactionHashes}. */
export const hashKey = (hash: Hex): Hex => hash.slice(0, hashDigits) as Hex

const partiesOf = (standard: TransferStandard) => (transfer: TransferRow) =>
  transfer.standard === standard ? [transfer.from, transfer.to] : []

/** The lists of an EVM chain. To add a list, add an entry with the next id. */
export const lists = {
  /** Transfers of a token, by its contract. */
  tokenTransfers: defineList({
    name: "token-transfers",
    about: "transfers, by token",
    id: 1,
    version: 1,
    of: "transfers",
    keysOf: ({ token }) => [token],
  }),
  /** ERC-721 transfers from or to an address. */
  erc721Transfers: defineList({
    name: "erc721-transfers",
    about: "ERC-721 transfers, by sender and receiver",
    id: 2,
    version: 1,
    of: "transfers",
    keysOf: partiesOf(721),
  }),
  /** Contracts that an address deployed, as the sender or as the creating contract. */
  deploymentsByCreator: defineList({
    name: "deployments-by-creator",
    about: "deployed contracts, by who deployed them",
    id: 3,
    version: 1,
    of: "deployments",
    keysOf: ({ deployer, deployerContract }) =>
      deployerContract === undefined ? [deployer] : [deployer, deployerContract],
  }),
  /** Deployments of a contract, by its address: several if it destroyed itself and was created again. */
  deploymentsOfContract: defineList({
    name: "deployments-of-contract",
    about: "deployed contracts, by their address",
    id: 4,
    version: 1,
    of: "deployments",
    keysOf: ({ address }) => [address],
  }),
  /** Transactions from or to an address; for a contract creation, `to` is the created contract. */
  addressTransactions: defineList({
    name: "address-transactions",
    about: "transactions, by sender and receiver",
    id: 5,
    version: 1,
    of: "transactions",
    canWait: true,
    keysOf: ({ from, to }) => [from, to],
  }),
  /** Transactions by the first bytes of their hash ({@link hashKey}); readers compare the whole hash. */
  transactionHashes: defineList({
    name: "transaction-hashes",
    about: "transactions, by hash",
    id: 6,
    version: 1,
    of: "transactions",
    canWait: true,
    keysOf: ({ hash }) => [hashKey(hash)],
  }),
  /** ERC-20 transfers from or to an address. */
  erc20Transfers: defineList({
    name: "erc20-transfers",
    about: "ERC-20 transfers, by sender and receiver",
    id: 7,
    version: 1,
    of: "transfers",
    canWait: true,
    keysOf: partiesOf(20),
  }),
  /** ERC-1155 transfers from or to an address. */
  erc1155Transfers: defineList({
    name: "erc1155-transfers",
    about: "ERC-1155 transfers, by sender and receiver",
    id: 8,
    version: 1,
    of: "transfers",
    canWait: true,
    keysOf: partiesOf(1155),
  }),
  /** Internal transactions from or to an address. */
  internalTransactions: defineList({
    name: "internal-transactions",
    about: "internal transactions, by sender and receiver",
    id: 9,
    version: 1,
    of: "internalTransactions",
    canWait: true,
    keysOf: ({ from, to }) => (to === undefined ? [from] : [from, to]),
  }),
  /** Messenger events of a message, by the message's ID; the messenger's own events, by {@link initializedKey}. */
  messengerEvents: defineList({
    name: "messenger-events",
    about: "events that ICM messages derive from, by ID",
    id: 10,
    version: 1,
    of: "messengerEvents",
    keysOf: ({ fragment }) => {
      const event = readMessengerEvent(fragment)
      return [event.kind === "initialized" ? initializedKey : event.messageId]
    },
  }),
  /** Messages sent from a chain or received on it, once per event, by their sender and their recipient. */
  addressMessages: defineList({
    name: "address-messages",
    about: "ICM messages, by sender and recipient",
    id: 11,
    version: 1,
    of: "messengerEvents",
    keysOf: ({ fragment }) => {
      const event = readMessengerEvent(fragment)
      return event.kind === "sent" || event.kind === "received" ? [event.from, event.to] : []
    },
  }),
  /** Messages by the ID of the other blockchain, and all messages by {@link anyMessage}. */
  chainMessages: defineList({
    name: "chain-messages",
    about: "ICM messages, by blockchain",
    id: 12,
    version: 1,
    of: "messengerEvents",
    keysOf: ({ fragment }) => {
      const event = readMessengerEvent(fragment)
      if (event.kind === "sent") return [anyMessage, event.destination]
      return event.kind === "received" ? [anyMessage, event.source] : []
    },
  }),
} as const

/** All lists, by id. */
export const allLists: readonly List[] = Object.values(lists)
