import { type HDAccount, mnemonicToAccount } from "viem/accounts"

/** The mnemonic of anvil's development accounts, which every wallet can import; their keys are public. */
export const mnemonic = "test test test test test test test test test test test junk"

/** The ten funded accounts; the first one deploys the contracts. */
export function demoAccounts(): readonly HDAccount[] {
  return Array.from({ length: 10 }, (_, addressIndex) => mnemonicToAccount(mnemonic, { addressIndex }))
}
