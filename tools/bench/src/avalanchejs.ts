import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { install } from "./peers.ts"
import type { CodecChain } from "./recorded.ts"

/** The parts of avalanchejs that read signed transactions. */
interface Avalanchejs {
  readonly avaxSerial: { readonly SignedTx: unknown }
  readonly utils: {
    getManagerForVM(vm: "PVM" | "AVM"): { unpack(bytes: Uint8Array, type: unknown): unknown }
  }
}

/**
 * Returns a function that reads a signed transaction with avalanchejs 5.0.0. Its licence is restricted: it is installed for the run and never
 * shipped.
 */
export async function avalanchejs(): Promise<Readonly<Record<CodecChain, (bytes: Uint8Array) => unknown>>> {
  const folder = install("avalanchejs")
  const entry = join(folder, "node_modules/@avalabs/avalanchejs/dist/es/index.js")
  const { avaxSerial, utils } = (await import(pathToFileURL(entry).href)) as Avalanchejs
  const [p, x] = [utils.getManagerForVM("PVM"), utils.getManagerForVM("AVM")]
  return {
    P: (bytes) => p.unpack(bytes, avaxSerial.SignedTx),
    X: (bytes) => x.unpack(bytes, avaxSerial.SignedTx),
  }
}
