import { type HDAccount, mnemonicToAccount } from "viem/accounts"

/** The development accounts that anvil knows and every wallet can import: their keys are public. */
export const mnemonic = "test test test test test test test test test test test junk"

/** The ten funded accounts; the first deploys. */
export function demoAccounts(): readonly HDAccount[] {
  return Array.from({ length: 10 }, (_, addressIndex) => mnemonicToAccount(mnemonic, { addressIndex }))
}
