import { type ChildProcess, spawn } from "node:child_process"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { anvilBinary } from "./binary.ts"
import { createRpc, type Rpc } from "./rpc.ts"

/** A running anvil that only mines on request. */
export interface Anvil {
  readonly rpcUrl: string
  readonly wsUrl: string
  readonly rpc: Rpc
  /** The process that runs anvil, or the shell whose child it is. */
  readonly pid: number
  /** Resolves when the process has exited, for any reason. */
  readonly ended: Promise<void>
  stop(): Promise<void>
}

export interface AnvilOptions {
  /** 0 selects a free port. */
  readonly port: number
  readonly chainId: number
  /** Timestamp of block 0, in Unix seconds. */
  readonly genesisTime: number
  /** Additional anvil flags. */
  readonly flags?: readonly string[]
}

// This shell script ends with its parent: the pipe to its standard input closes when the parent exits, even by SIGKILL; it then stops anvil
// and removes the states that anvil keeps on disk.
const anvilScript = `folder=$1
shift
exec 3<&0
"$@" </dev/null 3<&- &
node=$!
( cat <&3; kill -9 $node; rm -rf "$folder" ) >/dev/null 2>&1 &
wait $node
rm -rf "$folder"`

/** Starts the anvil binary on the loopback interface. It is stopped when this process exits, for any reason. */
export async function startAnvil({ port, chainId, genesisTime, flags = [] }: AnvilOptions): Promise<Anvil> {
  const states = await mkdtemp(join(tmpdir(), "serac-anvil-"))
  const options = {
    "--host": "127.0.0.1",
    "--cache-path": states,
    "--port": port,
    "--chain-id": chainId,
    "--timestamp": genesisTime,
    "--hardfork": "cancun",
    "--gas-limit": 30_000_000,
    "--order": "fifo",
  }
  const command = [
    anvilBinary(),
    "--no-mining",
    ...flags,
    ...Object.entries(options).flatMap(([key, value]) => [key, `${value}`]),
  ]
  const [program, ...rest] =
    process.platform === "win32" ? command : ["sh", "-c", anvilScript, "sh", states, ...command]
  // A separate process group, so that Ctrl-C in the terminal only reaches this process, which stops the chain last.
  const child = spawn(program as string, rest, { stdio: ["pipe", "pipe", "pipe"], detached: true })
  child.stdin.on("error", () => {})
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()))
  const listening = await listeningAddress(child)
  child.stdout.resume()
  child.stderr.resume()
  const rpcUrl = `http://${listening}`
  const rpc = createRpc(rpcUrl)
  await rpc("anvil_setLoggingEnabled", [false])
  const stop = async () => {
    child.stdin.destroy()
    if (process.platform === "win32") child.kill()
    await ended
    await rm(states, { recursive: true, force: true })
  }
  return { rpcUrl, wsUrl: `ws://${listening}`, rpc, pid: child.pid as number, ended, stop }
}

/** The address that anvil prints once it listens; rejects with its output if it exits instead. */
function listeningAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ""
    const read = (data: Buffer) => {
      said += data
      const found = /Listening on ([\d.]+:\d+)/.exec(said)?.[1]
      if (found) resolve(found)
    }
    child.stdout?.on("data", read)
    child.stderr?.on("data", read)
    child.once("error", reject)
    child.once("close", () => reject(new Error(`anvil ended before it listened: ${said.trim().slice(-500)}`)))
  })
}
