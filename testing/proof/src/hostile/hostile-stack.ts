import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { reservePort } from "../chaos/ports.ts"
import { runSerac, SeracProcess } from "../chaos/process/serac-process.ts"
import { makeTemporaryFolder } from "../kill/temporary-folder.ts"
import { proxyAddress } from "./origin.ts"
import { profilesVariable } from "./profile-server.ts"
import { answered, waitFor, waitForFacts } from "./served-facts.ts"
import { type StackPorts, stackTargets } from "./stack-targets.ts"
import type { Target } from "./target.ts"

const cChain = "43112"
const profileServer = fileURLToPath(new URL("profile-server.ts", import.meta.url))

/** A devnet and `serac up` on it, one process each, with all listeners of the command. */
export interface HostileStack {
  readonly targets: readonly Target[]
  /** The process ID of `serac up`. */
  readonly pid: number
  /** The process ID of the devnet. */
  readonly nodePid: number
  /** Two API keys: one of an attacker, one of honest callers. */
  readonly keys: { readonly attacker: string; readonly honest: string }
  /** The server's resident memory in bytes. */
  residentBytes(): Promise<number>
  close(): Promise<void>
}

/**
 * Starts the attacked stack, and waits until it serves blocks.
 *
 * @param profiles a folder for profiles of the server; default: none are made
 */
export async function startHostileStack(profiles?: string): Promise<HostileStack> {
  const folder = await makeTemporaryFolder("serac-hostile")
  const [node, data, metrics, gateway, admin] = await Promise.all(Array.from({ length: 5 }, reservePort))
  const ports = { data, metrics, gateway, admin } as StackPorts
  const nodeUrl = `http://127.0.0.1:${node}`
  const directory = folder.path
  const devnetFlags = ["--port", String(node), "--days", "1", "--l1", "dusk=9999", "--peers"]
  const devnet = new SeracProcess({ command: "devnet", flags: devnetFlags, directory })
  await writeFile(join(directory, "serac.json"), JSON.stringify(configurationOf(ports, nodeUrl)))
  await waitFor(nodeUrl, () => answered(`${nodeUrl}/ext/health`, () => true))
  const serac = new SeracProcess({
    ...{ command: "up", flags: [], directory },
    ...(profiles === undefined ? {} : { preloads: [profileServer], env: { [profilesVariable]: profiles } }),
  })
  const facts = await waitForFacts(`http://127.0.0.1:${data}`, cChain)
  const [attacker, honest] = await Promise.all(["attacker", "honest"].map((name) => makeKey(name, directory)))
  return {
    targets: stackTargets(ports, cChain, facts),
    pid: serac.pid,
    nodePid: devnet.pid,
    keys: { attacker: attacker as string, honest: honest as string },
    residentBytes: () => serac.residentBytes(),
    close: async () => {
      await serac.stop()
      await devnet.stop()
      await folder.remove()
    },
  }
}

function configurationOf({ data, metrics, gateway, admin }: StackPorts, nodeUrl: string): unknown {
  return {
    dataDirectory: "data",
    dataService: { port: data },
    metricsService: { port: metrics },
    gateway: { port: gateway },
    admin: { port: admin },
    node: [nodeUrl],
    signatures: { peers: "on" },
    nft: { metadata: "off" },
    access: { keys: "on", trustedProxies: [proxyAddress] },
  }
}

async function makeKey(name: string, directory: string): Promise<string> {
  const scopes = ["read", "aggregate"].flatMap((scope) => ["--scope", scope])
  const { code, out, error } = await runSerac(["keys", "create", "--name", name, ...scopes, "--json"], directory)
  if (code !== 0) throw new Error(`no key was made: ${error}`)
  return JSON.parse(out).key
}
