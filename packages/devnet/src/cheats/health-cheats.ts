import { type ByNameMethods, byNameMethod, listReader, optionalReader, read } from "@serac/wire/node"
import type { HealthWorker } from "../interfaces/health/health-worker.ts"

/** Methods that make a check of the node's health fail, and recover. */
export function healthCheats(health: HealthWorker): ByNameMethods {
  return {
    "devnet.failHealth": byNameMethod(
      { name: read.text, error: optionalReader(read.text), tags: optionalReader(listReader(read.text)) },
      ({ name, error = "the devnet was told to fail", tags }) => {
        if (name === "") throw new Error("name is missing: the check that fails")
        health.fail({ name, error, tags })
        return { failing: health.failing }
      },
    ),
    "devnet.mendHealth": byNameMethod({ name: optionalReader(read.text) }, ({ name }) => {
      health.mend(name)
      return { failing: health.failing }
    }),
  }
}
