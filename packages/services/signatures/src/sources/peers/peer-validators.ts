import { parseNodeId } from "@serac/chain"
import { PeerError, type PeerNetwork } from "@serac/peer"
import type { SignatureQuestion, SignatureSource } from "../signature-source.ts"
import { SourceError, type SourceErrorCode } from "../source-error.ts"
import type { NodeAddresses } from "./node-addresses.ts"

const codes: Partial<Readonly<Record<PeerError["code"], SourceErrorCode>>> = { refused: "refused", silent: "late" }

/** Asks validators over the peer network, as they ask each other. */
export class PeerValidators implements SignatureSource {
  readonly #network: Pick<PeerNetwork, "requestSignature">
  readonly #addresses: Pick<NodeAddresses, "of">

  constructor(network: Pick<PeerNetwork, "requestSignature">, addresses: Pick<NodeAddresses, "of">) {
    this.#network = network
    this.#addresses = addresses
  }

  canAsk(): boolean {
    return true
  }

  async ask({ nodeId, message, justification, deadline, signal }: SignatureQuestion): Promise<Uint8Array> {
    const address = await this.#addresses.of(nodeId)
    const timeout = Math.max(1, deadline - Date.now())
    try {
      return await this.#network.requestSignature({
        ...{ nodeId: parseNodeId(nodeId), address, chainId: message.sourceChainID },
        ...{ message: message.bytes, justification, timeout, signal },
      })
    } catch (cause) {
      if (signal.aborted) throw new SourceError("late", { cause })
      if (!(cause instanceof PeerError)) throw cause
      const said = cause.refusal?.text
      if (cause.code === "unreachable" && address === undefined) throw new SourceError("no-address", { cause })
      throw new SourceError(codes[cause.code] ?? "unreachable", { cause, ...(said !== undefined && { said }) })
    }
  }
}
