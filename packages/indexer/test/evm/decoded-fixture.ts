import { fillHoles } from "@serac/store/items"
import { type DecodedBlock, decodeBlock } from "../../src/evm/decode/block.ts"
import { Parties } from "../../src/evm/decode/parties.ts"
import type { Fixture } from "./fixtures.ts"

const parties = new Parties()
/** The chain ID of the recorded blocks. */
export const chainId = "43112"
/** The request for the block. */
export const askedFor = ({ block }: Fixture) => ({ number: Number(block.number), hash: block.hash })
/** Decodes a recorded block. */
export const decode = (answers: Fixture, asked = askedFor(answers)) => decodeBlock(asked, answers, { chainId, parties })

/** The rows with fragments as objects and empty holes. */
export function parsed({ block, transactions, transfers, deployments, internalTransactions = [] }: DecodedBlock) {
  const parse = <Row extends { readonly fragment: string }>(row: Row) => ({
    ...row,
    fragment: JSON.parse(fillHoles(row.fragment, () => "")),
  })
  return {
    block: { ...block, fragment: JSON.parse(`${block.fragment}}`) },
    transactions: transactions.map(parse),
    transfers: transfers.map(parse),
    deployments,
    internalTransactions: internalTransactions.map(parse),
  }
}
