import { bytesFromHex, hexOf } from "../../hex.ts"
import { bytesIn, hexIn } from "../../verification/bytes-in.ts"
import { Fingerprint } from "../../verification/fingerprint.ts"
import { RowStream } from "../../verification/row-stream.ts"
import { balancesProjection } from "../balances/balance.ts"
import { deltasOf, zeroAddress } from "../balances/balance-changes.ts"
import { balanceKey } from "../balances/key.ts"
import { projectionsOf } from "../projections.ts"
import { dumpedTable } from "../queries/dump.ts"
import { transferRowOf } from "../stored-rows.ts"
import type { ChainCheck } from "./chain-check.ts"
import type { BlockRows } from "./listing-check.ts"

/**
 * Compares balances with the transfers that they are derived from: the change by each block, and for ERC-721 tokens the owner after
 * each block. Memory use is bounded by one block.
 */
export class BalanceCheck {
  readonly #check: ChainCheck
  readonly #expected = new Fingerprint()
  /** The next block that the balances lack. */
  readonly #end: number

  private constructor(check: ChainCheck, end: number) {
    this.#check = check
    this.#end = end
  }

  static async of(check: ChainCheck): Promise<BalanceCheck> {
    const projection = (await projectionsOf(check.connection, check.chain)).get(balancesProjection.name)
    const beyond = check.checkpoint.head.number + 1
    return new BalanceCheck(check, projection === undefined ? 0 : Math.min(projection.nextBlock ?? beyond, beyond))
  }

  /** Adds the transfers of a block. */
  add({ transfers }: BlockRows): void {
    const own = transfers.map(transferRowOf).filter(({ blockNumber }) => blockNumber < this.#end)
    for (const [key, blocks] of deltasOf(own)) for (const [block, delta] of blocks) this.#expect(key, block, delta)
  }

  /** Reads the owners of NFTs, then the balances. */
  async end(): Promise<void> {
    await this.#addOwners()
    const { connection, chain, findings, signal } = this.#check
    const stored = new Fingerprint()
    const rows = new RowStream(connection, dumpedTable("evm_balance"), { chain })
    let [key, balance] = ["", 0n]
    for (let row = await rows.next(); row !== undefined; row = await rows.next()) {
      signal?.throwIfAborted()
      if (Number(row.block_number) >= this.#end) continue
      const own = hexIn(row.key)
      const now = balanceIn(row.balance)
      addChange(stored, own, Number(row.block_number), now - (own === key ? balance : 0n))
      key = own
      balance = now
    }
    findings.checked("evm_balance", stored.count)
    const rule = "it is what the transfers up to its block add up to"
    findings.same({ table: "evm_balance", key: "all", rule }, stored.text, this.#expected.text)
  }

  /** Rows of a token are adjacent, and so are those of a block. */
  async #addOwners(): Promise<void> {
    const { connection, chain, signal } = this.#check
    const rows = new RowStream(connection, dumpedTable("evm_nft_owner"), { chain })
    let owner = zeroAddress
    let token = ""
    for (let row = await rows.next(); row !== undefined; row = await rows.next()) {
      signal?.throwIfAborted()
      const next = await rows.peek()
      const [contract, tokenId, block] = [hexIn(row.contract), hexIn(row.token_id), Number(row.block_number)]
      if (token !== contract + tokenId) owner = zeroAddress
      token = contract + tokenId
      const isSameBlock =
        next !== undefined &&
        Number(next.block_number) === block &&
        hexIn(next.contract) + hexIn(next.token_id) === token
      if (isSameBlock || block >= this.#end) continue
      const after = hexOf(bytesIn(row.owner))
      if (after === owner) continue
      for (const [holder, delta] of [
        [owner, -1n],
        [after, 1n],
      ] as const)
        if (holder !== zeroAddress) this.#expect(balanceKey({ holder, standard: 721, contract, tokenId }), block, delta)
      owner = after
    }
  }

  #expect(key: string, block: number, delta: bigint): void {
    addChange(this.#expected, key, block, delta)
  }
}

function addChange(fingerprint: Fingerprint, key: string, block: number, delta: bigint): void {
  fingerprint.add(Buffer.concat([bytesFromHex(key), Buffer.from(`${delta}`)]), block)
}

/** Parses a balance. A value that other software wrote may be no number. */
function balanceIn(value: unknown): bigint {
  return /^-?\d+$/.test(String(value)) ? BigInt(String(value)) : 0n
}
