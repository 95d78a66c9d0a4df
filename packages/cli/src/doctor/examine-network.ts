import { createPChainCore, infoGetNetworkID, infoGetNodeVersion, infoIsBootstrapped } from "@serac/p-chain"
import { redactUrl } from "../config/redact.ts"
import { askNode } from "../node/ask.ts"
import { printable } from "../words.ts"
import { type Diagnosis, diagnosesOf } from "./diagnosis.ts"
import { NodeClock } from "./node-clock.ts"

const primaryChains = ["P", "X", "C"] as const
const networkDiagnosis = diagnosesOf("network")

/** Asks each node of the primary network which network it is in, its version, and whether its chains are bootstrapped. */
export async function examineNetwork(
  nodeUrls: readonly string[],
): Promise<{ readonly findings: readonly Diagnosis[]; readonly clocks: readonly number[] }> {
  const clocks = nodeUrls.map(() => new NodeClock())
  const asked = await Promise.all(
    nodeUrls.map((url, index) =>
      askNode([url], async (baseUrl, options) => {
        const core = createPChainCore({ baseUrl, ...options, hooks: (clocks[index] as NodeClock).hooks })
        const { networkID } = await infoGetNetworkID(core)
        const { version } = await infoGetNodeVersion(core)
        const states = await Promise.all(primaryChains.map((chain) => infoIsBootstrapped(core, { chain })))
        const missing = primaryChains.filter((_, at) => states[at]?.isBootstrapped !== true)
        return { shown: redactUrl(url), networkID: String(networkID), version: printable(version), missing }
      }),
    ),
  )
  const nodes = asked.flatMap((reply) => ("answer" in reply ? [reply.answer] : []))
  const expected = nodes[0]?.networkID
  return {
    findings: asked.map((reply) => {
      if ("fault" in reply)
        return networkDiagnosis.problem(
          `a node does not answer: ${reply.fault}`,
          "Start the node, or correct its base URL in node (--node).",
        )
      const { shown, networkID, version, missing } = reply.answer
      if (networkID !== expected)
        return networkDiagnosis.problem(
          `${shown} is in network ${networkID}, another node in network ${expected}`,
          "Give nodes of one network.",
        )
      if (missing.length > 0)
        return networkDiagnosis.warning(
          `${shown} has not bootstrapped ${missing.join(", ")}`,
          "Wait until it has; its health API says how far it is.",
        )
      return networkDiagnosis.ok(`${shown}: network ${networkID}, ${version}, P, X and C bootstrapped`)
    }),
    clocks: clocks.flatMap(({ ahead }) => (ahead === undefined ? [] : [ahead])),
  }
}
