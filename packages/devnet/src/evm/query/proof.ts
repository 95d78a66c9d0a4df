import type { EvmBlock } from "../block/block.ts"
import type { EvmChain } from "../chain/evm-chain.ts"
import { EvmError } from "../chain/evm-error.ts"
import { fromHex, type Hex, toBigInt, toHex } from "../codec/hex.ts"
import { emptyRoot } from "../header/next.ts"
import { type AccountState, emptyAccount } from "../state/account-state.ts"

/** The node's values for an absent account: without code and storage. */
const absentAccount: AccountState = {
  ...emptyAccount,
  codeHash: new Uint8Array(32),
  storageRoot: new Uint8Array(32),
}

/** A Merkle proof of an account and some of its slots for a state root. */
export interface AccountProof {
  readonly account: AccountState
  readonly accountProof: readonly Uint8Array[]
  readonly storageProof: readonly { readonly value: bigint; readonly proof: readonly Uint8Array[] }[]
}

/** `eth_getProof` of an account and slots in the state after a block. @throws EvmError on a fork, which does not have its whole state */
export async function proofOf(
  chain: EvmChain,
  block: EvmBlock,
  address: Hex,
  slots: readonly Hex[],
): Promise<AccountProof> {
  if (chain.isFork)
    throw new EvmError(
      `a fork proves nothing after block ${chain.firstHeight}: it has only those parts of its state that were read or written`,
    )
  return chain.read(block, async ({ state }) => {
    const account = (await state.account(address)) ?? absentAccount
    const accountProof = state.accountTrie.proofOf(fromHex(address))
    const isEmpty = account === absentAccount || toHex(account.storageRoot) === emptyRoot
    const storageProof: AccountProof["storageProof"][number][] = []
    for (const slot of slots) {
      const value = toBigInt(await state.storage(address, slot))
      const trie = state.storageTrieOf(address, account.storageRoot)
      storageProof.push({ value, proof: isEmpty ? [] : trie.proofOf(state.trieKeyOf(slot)) })
    }
    return { account, accountProof, storageProof }
  })
}
