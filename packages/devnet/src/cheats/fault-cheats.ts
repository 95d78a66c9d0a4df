import { type ByNameMethods, byNameMethod, optionalReader, read } from "@serac/wire/node"
import type { FaultKind } from "../faults/fault.ts"
import type { Faults } from "../faults/faults.ts"
import { shareReader } from "./share.ts"

/** Methods that inject faults into answers, and remove them. Answers of `/ext/devnet` are never affected. */
export function faultCheats(faults: Faults): ByNameMethods {
  const number = optionalReader(read.uint32)
  const text = optionalReader(read.text)
  return {
    "devnet.addFault": byNameMethod(
      {
        kind: read.text,
        path: text,
        method: text,
        share: optionalReader(shareReader),
        times: number,
        seed: text,
        milliseconds: number,
        status: number,
      },
      ({ kind, ...rule }) => ({ fault: faults.add({ kind: kind as FaultKind, ...rule }) }),
    ),
    "devnet.getFaults": byNameMethod({}, () => ({ faults: faults.all })),
    "devnet.clearFaults": byNameMethod({ fault: number }, ({ fault }) => ({ cleared: faults.clear(fault) })),
  }
}
