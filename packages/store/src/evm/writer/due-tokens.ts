import type { WritingConnection } from "../../engine.ts"
import type { DueToken, TokenRow } from "../metadata-port.ts"
import { readDueTokens, readRequestedTokens, settleRequest, writeTokens } from "./token-metadata.ts"

/** The tokens of a chain whose metadata is due: requested tokens first. */
export class DueTokens {
  readonly #connection: WritingConnection
  readonly #meta: WritingConnection
  readonly #chain: bigint
  /** Request times of the tokens that were returned and not saved yet, by key. */
  readonly #requested = new Map<string, number>()

  /** @param meta - the connection to the table of requests. */
  constructor(connection: WritingConnection, meta: WritingConnection, chain: bigint) {
    this.#connection = connection
    this.#meta = meta
    this.#chain = chain
  }

  /** At most `limit` tokens that are due at a moment, in Unix seconds. */
  async due(limit: number, now: number): Promise<readonly DueToken[]> {
    const requested = await readRequestedTokens(this.#connection, this.#meta, this.#chain, limit)
    for (const token of requested) this.#requested.set(tokenKey(token), token.requestedAt)
    const due = await readDueTokens(this.#connection, this.#chain, limit, now)
    const keys = new Set(requested.map(tokenKey))
    return [...requested, ...due.filter((token) => !keys.has(tokenKey(token)))].slice(0, limit)
  }

  /** Stores the metadata of tokens, and completes their requests. */
  async save(tokens: readonly TokenRow[]): Promise<void> {
    await this.#connection.transaction((transaction) => writeTokens(transaction, this.#chain, tokens))
    // After a crash in between they are read once more, which is harmless.
    const settled = tokens.filter((token) => this.#requested.has(tokenKey(token)))
    if (settled.length === 0) return
    await this.#meta.transaction(async (transaction) => {
      for (const token of settled) {
        await settleRequest(transaction, this.#chain, token, this.#requested.get(tokenKey(token)) ?? 0)
      }
    })
    for (const token of settled) this.#requested.delete(tokenKey(token))
  }

  /** Clears the returned requests: after a rollback they are read again. */
  forget(): void {
    this.#requested.clear()
  }
}

function tokenKey({ contract, tokenId }: { readonly contract: string; readonly tokenId: string }): string {
  return contract + tokenId
}
