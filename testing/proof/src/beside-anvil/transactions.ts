import { testAccounts } from "@serac/devnet"
import { type Hex, type TransactionSerializable, toHex } from "viem"
import { type PrivateKeyAccount, privateKeyToAccount } from "viem/accounts"
import type { Random } from "../simulation/random.ts"
import { deployerOf } from "./assembler.ts"
import { randomProgram } from "./program.ts"

/** The ID of both chains. */
export const anvilChainId = 31_337

/** A signed transaction. */
export interface SignedTransaction {
  readonly kind: string
  readonly raw: Hex
}

const transactionWeights = {
  transfer: 8, newcomer: 2, deployment: 6, failedDeployment: 2, forbiddenCode: 1, largeCode: 1, call: 20, littleGas: 3, badNonce: 1,
  tooMuch: 1, noGas: 1,
} // biome-ignore format: a table

/** Accounts that send transactions of all kinds. The same seed gives the same transactions where both chains give the same results. */
export class Senders {
  readonly #random: Random
  readonly #accounts = testAccounts.map(({ privateKey }) => privateKeyToAccount(privateKey))
  readonly #nonces = testAccounts.map(() => 0)
  /** The contracts deployed so far. */
  readonly contracts: Hex[] = []

  constructor(random: Random) {
    this.#random = random
  }

  /** Signs the next transaction. The caller calls `taken` when the transaction was accepted. */
  async next(baseFee: bigint): Promise<SignedTransaction & { readonly taken: () => void }> {
    const random = this.#random
    const kind = random.weighed(transactionWeights)
    const who = random.between(0, this.#accounts.length - 1)
    const account = this.#accounts[who] as PrivateKeyAccount
    const nonce = (this.#nonces[who] ?? 0) + (kind === "badNonce" ? -1 : 0)
    const unsigned = { ...this.#what(kind), ...this.#price(baseFee), nonce: Math.max(nonce, 0), chainId: anvilChainId }
    const raw = await account.signTransaction(unsigned as TransactionSerializable)
    const taken = () => {
      this.#nonces[who] = nonce + 1
    }
    return { kind, raw, taken }
  }

  #what(kind: keyof typeof transactionWeights): { to?: Hex; value?: bigint; data?: Hex; gas: bigint } {
    const random = this.#random
    const gas = BigInt(random.between(150_000, 900_000))
    const known = this.contracts.map(BigInt)
    const someone = random.pick(testAccounts).address
    switch (kind) {
      case "transfer":
        return { to: someone, value: BigInt(random.between(0, 10 ** 12)), gas: 60_000n, ...this.#maybeData() }
      case "newcomer":
        return { to: toHex(BigInt(random.between(2 ** 30, 2 ** 40)), { size: 20 }), value: 7n, gas: 21_000n }
      case "deployment":
        return {
          data: toHex(deployerOf(randomProgram(random, known))),
          value: BigInt(random.between(0, 50)),
          gas: 3_000_000n,
        }
      case "failedDeployment":
        return { data: toHex(randomProgram(random, known, random.pick(["revert", "invalid", "badJump"]))), gas }
      case "forbiddenCode":
        return { data: toHex(deployerOf(Uint8Array.of(0xef, random.between(0, 255)))), gas }
      case "largeCode":
        // The maximum size of code, or one byte more.
        return { data: toHex(deployerOf(new Uint8Array(24_576 + random.between(0, 1)))), gas: 6_000_000n }
      case "littleGas":
        return { ...this.#call(), gas: BigInt(random.between(30_000, 60_000)) }
      case "tooMuch":
        return { to: someone, value: 10n ** 24n, gas: 21_000n }
      case "noGas":
        return { to: someone, gas: 20_999n }
      default:
        return { ...this.#call(), gas }
    }
  }

  #call(): { to: Hex; value: bigint; data: Hex } {
    const random = this.#random
    const to = this.contracts.length > 0 ? random.pick(this.contracts) : random.pick(testAccounts).address
    const data = toHex(
      Uint8Array.from({ length: random.between(0, 100) }, () => random.between(0, 3) && random.between(0, 255)),
    )
    return { to, value: random.chance(0.3) ? BigInt(random.between(1, 99)) : 0n, data }
  }

  #maybeData(): { data?: Hex } {
    return this.#random.chance(0.2) ? { data: "0x00112233000044" } : {}
  }

  #price(baseFee: bigint): object {
    const random = this.#random
    const enough = baseFee * 3n
    const tip = BigInt(random.between(0, 10 ** 9))
    const accessList = random.chance(0.5)
      ? [
          {
            address: this.contracts.length > 0 ? random.pick(this.contracts) : random.pick(testAccounts).address,
            storageKeys: Array.from({ length: random.between(0, 4) }, (_, slot) => toHex(slot, { size: 32 })),
          },
        ]
      : []
    switch (random.weighed({ legacy: 3, eip2930: 2, eip1559: 5 })) {
      case "legacy":
        return { type: "legacy", gasPrice: enough + tip }
      case "eip2930":
        return { type: "eip2930", gasPrice: enough + tip, accessList }
      default:
        return { type: "eip1559", maxFeePerGas: enough + tip, maxPriorityFeePerGas: tip, accessList }
    }
  }
}
