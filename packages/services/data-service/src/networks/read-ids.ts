import { parseAddress, parseEthAddress, parseId, parseNodeId } from "@serac/chain"
import { ServiceError } from "@serac/http"
import type { ServedNetwork } from "./served-network.ts"

/** An ID in cb58. Throws a 400 that names the parameter when its checksum is wrong. */
export function readId(name: string, text: string): Uint8Array {
  return parsed(text, parseId, `${name} must be a CB58 ID with its checksum`)
}

export function readNodeId(name: string, text: string): Uint8Array {
  return parsed(text, parseNodeId, `${name} must be a node ID with its checksum`)
}

/** Node IDs, each once; undefined for none. */
export function readNodeIds(name: string, texts: readonly string[] | undefined): readonly Uint8Array[] | undefined {
  return texts && eachOnce(texts.map((text, at) => readNodeId(`${name}.${at}`, text)))
}

/** Addresses of the network, each once, with or without a chain. Throws a 400 for one of another network or a wrong checksum. */
export function readAddresses(
  { definition: { hrp, network } }: Pick<ServedNetwork, "definition">,
  name: string,
  texts: readonly string[] | undefined,
): readonly Uint8Array[] | undefined {
  return (
    texts && eachOnce(texts.map((text, at) => readAddress(text, `${name}.${at} must be an address of ${network}`, hrp)))
  )
}

function readAddress(text: string, message: string, hrp: string): Uint8Array {
  if (text.startsWith("0x")) return parsed(text, parseEthAddress, message)
  const address = parsed(text, parseAddress, `${message} with its checksum`)
  if (address.hrp !== hrp) throw new ServiceError(400, `${message}, which begin with ${hrp}1`)
  return address.bytes
}

function parsed<Value>(text: string, parse: (text: string) => Value, message: string): Value {
  try {
    return parse(text)
  } catch {
    throw new ServiceError(400, message)
  }
}

function eachOnce(list: readonly Uint8Array[]): readonly Uint8Array[] {
  return [...new Map(list.map((bytes) => [Buffer.from(bytes).toString("latin1"), bytes])).values()]
}
