import { parseNodeId } from "@serac/chain"
import { PeerError, type PeerNetwork } from "@serac/wire/peer"
import type { SignatureQuestion, SignatureSource } from "./signature-source.ts"
import { SourceError, type SourceErrorCode } from "./source-error.ts"

const sourceCodes: Partial<Readonly<Record<PeerError["code"], SourceErrorCode>>> = {
  refused: "refused",
  silent: "late",
  "no-address": "no-address",
}

/** Requests signatures over the peer network, as validators do among each other. */
export class PeerValidators implements SignatureSource {
  readonly #network: Pick<PeerNetwork, "requestSignature">

  constructor(network: Pick<PeerNetwork, "requestSignature">) {
    this.#network = network
  }

  canAsk(): boolean {
    return true
  }

  async ask({ nodeId, message, justification, deadline, signal }: SignatureQuestion): Promise<Uint8Array> {
    const timeout = Math.max(1, deadline - Date.now())
    try {
      return await this.#network.requestSignature({
        ...{ nodeId: parseNodeId(nodeId), chainId: message.sourceChainID },
        ...{ message: message.bytes, justification, timeout, signal },
      })
    } catch (cause) {
      if (signal.aborted) throw new SourceError("late", { cause })
      if (!(cause instanceof PeerError)) throw cause
      const { refusal } = cause
      const told = refusal && { said: refusal.text, number: refusal.code }
      throw new SourceError(sourceCodes[cause.code] ?? "unreachable", { cause, ...told })
    }
  }
}
