import { once } from "node:events"
import { createServer } from "node:net"
import type { Config } from "../config/config.ts"
import type { RunningFile } from "../directory/running.ts"
import { type Diagnosis, diagnosesOf } from "./diagnosis.ts"

const portDiagnosis = diagnosesOf("port")

interface Listener {
  readonly name: string
  readonly flag: string
  readonly host: string
  readonly port: number
}

/** Checks that each configured listener can listen, or that a running `serac` listens there. */
export function examinePorts(
  { dataService, metricsService, admin, gateway }: Pick<Config, "dataService" | "metricsService" | "admin" | "gateway">,
  running: Pick<RunningFile, "pid" | "command"> | undefined,
): Promise<readonly Diagnosis[]> {
  const listeners = [
    { name: "data service", flag: "--data-service-port", ...dataService },
    { name: "metrics service", flag: "--metrics-service-port", ...metricsService },
    { name: "admin listener", flag: "--admin-port", ...admin },
    { name: "gateway", flag: "--gateway-port", host: gateway.host, port: gateway.port },
  ]
  const configured = listeners.filter((listener): listener is Listener => listener.port !== undefined)
  return Promise.all(configured.map((listener) => examineListener(listener, running)))
}

async function examineListener(
  { name, flag, host, port }: Listener,
  running: Pick<RunningFile, "pid" | "command"> | undefined,
): Promise<Diagnosis> {
  const where = `${host.includes(":") ? `[${host}]` : host}:${port}`
  const server = createServer()
  try {
    await once(server.listen({ host, port }), "listening")
    return portDiagnosis.ok(`the ${name} can listen on ${where}`)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === "EADDRINUSE" && running !== undefined)
      return portDiagnosis.ok(`${where} is in use; serac ${running.command} runs here as process ${running.pid}`)
    if (code === "EADDRINUSE")
      return portDiagnosis.problem(
        `another program listens on ${where}, where the ${name} should`,
        `Stop it, or choose another port with ${flag}.`,
      )
    if (code === "EACCES")
      return portDiagnosis.problem(
        `this user may not listen on ${where}`,
        `Choose a port above 1023 with ${flag}, and let a proxy listen on the low one.`,
      )
    if (code === "EADDRNOTAVAIL")
      return portDiagnosis.problem(
        `this machine has no address ${host}, where the ${name} should listen`,
        "Choose an address of this machine, 127.0.0.1, or 0.0.0.0 for all.",
      )
    return portDiagnosis.problem(
      `the ${name} cannot listen on ${where}: ${message}`,
      `Choose another address or port with ${flag}.`,
    )
  } finally {
    server.close()
  }
}
