import {
  CodecError,
  decodePChainTransaction,
  decodeXChainGenesis,
  parseId,
  type XChainGenesisAsset,
} from "@serac/chain"
import type { NetworkDefinition } from "@serac/store"
import { NodeFault, nonsense } from "../../core/index.ts"
import { type ChainWork, type Made, type Storing, storeBlocks } from "../chain-work.ts"
import type { NetworkNode } from "../node/network-node.ts"
import { hashing, hexKey } from "../p/keys.ts"
import { PackedNetworkBatch } from "../packed/packed-network-batch.ts"
import { type SignedSpends, xSpends } from "../verify/spend.ts"
import type { SpendVerifier } from "../verify/spend-verifier.ts"
import { type OwnedUtxo, ownedUtxo, UnstoredOwners } from "./unstored-owners.ts"
import { type XContext, xBatch } from "./x-batch.ts"
import type { XBlock } from "./x-block.ts"

/** What {@link createXWork} needs. */
export interface XWorkOptions extends XContext {
  readonly network: NetworkDefinition
  readonly node: Pick<NetworkNode, "transactions">
  readonly storing: Storing
  readonly signal: AbortSignal
  readonly spends: Pick<SpendVerifier, "verify">
}

/** Makes rows of X-Chain blocks, and stores them. */
export function createXWork(options: XWorkOptions): ChainWork<XBlock> & { readonly chain: "X" } {
  const { network, node, storing, signal, writer, spends } = options
  const unstored = new UnstoredOwners(writer)
  /** The running construction of a batch; there is one at a time. */
  let making: Promise<unknown> = Promise.resolve()

  async function make(blocks: readonly XBlock[]): Promise<Made & { readonly owned: readonly OwnedUtxo[] }> {
    const [first] = blocks as readonly [XBlock]
    const genesis = first.height === 0 ? await readGenesis(network, node, signal) : []
    const batch = await xBatch(blocks, genesis, { ...options, writer: unstored })
    const owned = batch.utxos.map(ownedUtxo)
    unstored.add(owned)
    try {
      await spends.verify(blocks.flatMap(spendsOf), unstored)
    } catch (error) {
      unstored.remove(owned)
      throw error
    }
    const { height, id, timestamp } = blocks.at(-1) as XBlock
    return { batch: PackedNetworkBatch.of(batch), head: { height, id, timestamp }, parentId: first.parentId, owned }
  }

  return {
    chain: "X",
    rowsOf: ({ block }) => block.transactions.reduce((rows, { unsigned }) => rows + 3 + unsigned.outputs.length, 1),
    bytesOf: ({ bytes }) => bytes,
    async store(blocks, previous) {
      const next = making.then(() => make(blocks))
      making = next.catch(() => {})
      const made = await next
      try {
        await storeBlocks(blocks, made, storing, previous)
      } finally {
        unstored.remove(made.owned)
      }
    },
  }
}

const spendsOf = ({ height, timestamp, block }: XBlock): readonly SignedSpends[] =>
  block.transactions.map((transaction) => xSpends(transaction, { height, acceptedAt: timestamp }))

/** The X-Chain's genesis, from the P-Chain transaction that created the X-Chain. */
async function readGenesis(
  { xChainId }: NetworkDefinition,
  node: Pick<NetworkNode, "transactions">,
  signal: AbortSignal,
): Promise<readonly XChainGenesisAsset[]> {
  const id = parseId(xChainId)
  const bytes = (await node.transactions("P", [id], signal)).value.get(hexKey(id))
  if (!bytes) throw new NodeFault("behind", "the P-Chain does not have the transaction that made the X-Chain yet")
  try {
    const { unsigned } = decodePChainTransaction(bytes, hashing)
    if (unsigned.type !== "CreateChainTx")
      throw nonsense("the X-Chain's ID is not that of a transaction that makes a chain")
    return decodeXChainGenesis(unsigned.genesisData, hashing).assets
  } catch (error) {
    if (error instanceof CodecError) throw nonsense(`the X-Chain's genesis cannot be decoded: ${error.message}`)
    throw error
  }
}
