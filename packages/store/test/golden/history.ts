import { address, type BlockContent, batchOf, word } from "../conformance/chain-of.ts"
import { messengerEvent } from "../conformance/messenger-content.ts"

export const goldenChainId = "43114"
export const goldenSecret = "5e".repeat(32)

const transfer = {
  logIndex: 0,
  batchIndex: 0,
  standard: 20,
  token: address(0xc01),
  from: address(1),
  to: address(2),
  value: 7n,
} as const

/** An NFT has no value. */
const { value: _, ...nftTransfer } = transfer

const contents: readonly BlockContent[] = [
  {
    timestamp: 1_700_000_000,
    gasUsed: 21_000n,
    feesSpent: 5n,
    transactions: [true, false],
    transfers: [transfer],
    messengerEvents: [
      { logIndex: 1, event: messengerEvent("sent", 1, "0x07") },
      { logIndex: 2, event: messengerEvent("received", 2) },
    ],
  },
  {
    timestamp: 1_700_000_030,
    gasUsed: 2n ** 64n,
    transactions: [true],
    internalTransactions: [{ transactionIndex: 0, sequence: 0, from: address(0xde), to: address(3) }],
    transfers: [{ ...nftTransfer, standard: 721, token: address(0xa47), tokenId: word(77) }],
    deployments: [
      { transactionIndex: 0, sequence: 0, address: address(0xde), deployer: address(1) },
      {
        transactionIndex: 0,
        sequence: 1,
        address: address(0xdf),
        deployer: address(1),
        deployerContract: address(0xde),
      },
    ],
  },
  {
    timestamp: 1_700_000_060,
    transfers: [{ ...transfer, from: address(2), to: address(3), value: 2n }],
  },
  {
    timestamp: 1_700_000_090,
    transactions: [true],
    transfers: [
      { ...nftTransfer, standard: 721, token: address(0xa47), from: address(2), to: address(3), tokenId: word(77) },
      { ...transfer, logIndex: 1, standard: 1155, token: address(0x17e), tokenId: word(2n ** 256n - 1n) },
    ],
  },
]

/** Something for every table of a chain. */
export const goldenHistory = batchOf(contents)
