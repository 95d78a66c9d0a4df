import { fromHex } from "../evm/index.ts"
import { testAccounts } from "./test-accounts.ts"

/** The private keys of the test accounts, 32 bytes, by their addresses in lower case. */
export const testKeys: ReadonlyMap<string, Uint8Array> = new Map(
  testAccounts.map(({ address, privateKey }) => [address.toLowerCase(), fromHex(privateKey)]),
)
