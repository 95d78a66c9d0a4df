import { requireNode } from "../node-version.ts"
import { type Diagnosis, diagnosesOf } from "./diagnosis.ts"

const softwareDiagnosis = diagnosesOf("software")

/** Checks the version of Node.js. */
export function examineSoftware(version: string = process.versions.node): Diagnosis {
  try {
    requireNode("up", version)
  } catch {
    return softwareDiagnosis.problem(
      `Node.js ${version} has no embedded database that is fit for data`,
      "Install Node.js 24.15 or newer; serac mock, proxy and generate work with this version.",
    )
  }
  return softwareDiagnosis.ok(`Node.js ${version}`)
}
