import { requireNode } from "../node-version.ts"
import { type Finding, findingsOf } from "./finding.ts"

const { ok, problem } = findingsOf("software")

/** Checks the version of Node.js. */
export function examineSoftware(version: string = process.versions.node): Finding {
  try {
    requireNode("up", version)
  } catch {
    return problem(
      `Node.js ${version} has no embedded database that is fit for data`,
      "Install Node.js 24.15 or newer; serac mock, proxy and generate work with this version.",
    )
  }
  return ok(`Node.js ${version}`)
}
