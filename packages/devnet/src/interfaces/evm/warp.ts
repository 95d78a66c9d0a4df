import { formatId, parseId } from "@serac/chain"
import {
  ArgumentError,
  type ArgumentReader,
  MissingArgument,
  type PositionalMethods,
  positionalMethod,
  readEvm,
} from "@serac/wire/node"
import { EvmError, type Hex, toHex, type WarpSigner } from "../../evm/index.ts"
import { blockMessage, livingNote, sentMessagesOf } from "../../network/evm/sent-messages.ts"
import { cb58Error } from "../addresses/cb58-error.ts"
import type { EvmContext } from "./evm-context.ts"

/** `warp_` methods: messages of the chain and their signatures. */
export function warpMethods({ chain, signer }: EvmContext): PositionalMethods {
  if (signer === undefined) return {}
  const sent = sentMessagesOf(chain)
  const messageOf = (id: Uint8Array): Uint8Array => {
    const bytes = sent.get(id)
    if (bytes === undefined)
      throw new EvmError(`failed to get message ${formatId(id)} with error not found${livingNote(chain)}`)
    return bytes
  }
  return {
    warp_getMessage: positionalMethod([identifierReader], ([id]) => toHex(messageOf(id))),
    warp_getMessageSignature: positionalMethod([identifierReader], async ([id]) =>
      toHex(await signer.sign(messageOf(id))),
    ),
    warp_getMessageAggregateSignature: positionalMethod(
      [identifierReader, readEvm.bareUint64, readEvm.string],
      async ([id, quorum, subnet]) => {
        const bytes = sent.get(id)
        if (bytes === undefined) throw new EvmError(`not found${livingNote(chain)}`)
        return aggregate(signer, bytes, quorum, subnet)
      },
    ),
    warp_getBlockSignature: positionalMethod([identifierReader], async ([id]) => {
      const message = blockMessage(chain, id)
      if (message === undefined) throw new EvmError(unknownBlock(id) + livingNote(chain))
      return toHex(await signer.sign(message))
    }),
    warp_getBlockAggregateSignature: positionalMethod(
      [identifierReader, readEvm.bareUint64, readEvm.string],
      async ([id, quorum, subnet]) => {
        const message = blockMessage(chain, id)
        if (message === undefined) throw new EvmError(unknownBlock(id) + livingNote(chain))
        return aggregate(signer, message, quorum, subnet)
      },
    ),
  }
}

async function aggregate(signer: WarpSigner, message: Uint8Array, quorum: bigint, subnet: string): Promise<Hex> {
  return toHex(await signer.aggregate(message, quorum, subnet === "" ? undefined : parseSubnet(subnet)))
}

function parseSubnet(text: string): Uint8Array {
  try {
    return parseId(text)
  } catch {
    throw new EvmError(`failed to parse subnetID: "${text}"`)
  }
}

const unknownBlock = (id: Uint8Array): string =>
  `failed to get signature for block ${formatId(id)} with error failed to validate block message: 2: failed to get block ${formatId(id)}: not found`

/** Reads the cb58 of 32 bytes. */
const identifierReader: ArgumentReader<Uint8Array> = (given) => {
  if (given === undefined) throw new MissingArgument()
  const text = readEvm.string(given)
  try {
    return parseId(text)
  } catch {
    throw new ArgumentError(
      `couldn't decode ID to bytes: ${cb58Error(text, 32).message.replace("invalid base58", "Invalid base58")}`,
    )
  }
}
