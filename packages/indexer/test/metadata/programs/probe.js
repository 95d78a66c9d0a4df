/*
 * Attacks that untrusted code would try in the reader's process. Each is reported as "open", or by the code of its
 * refusal. Node.js gets this file as text, since the process may not read it.
 */
import fs from "node:fs"

const [secretFile] = process.argv.slice(1)
const parent = `/proc/${process.ppid}`
const attempts = {
  "the environment of this process": () => fs.readFileSync("/proc/self/environ"),
  "the environment of its parent": () => fs.readFileSync(`${parent}/environ`),
  "the arguments of its parent": () => fs.readFileSync(`${parent}/cmdline`),
  "the memory of its parent": () => fs.openSync(`${parent}/mem`),
  "a file of the operator": () => fs.readFileSync(secretFile),
  "a file by a link": () => fs.symlinkSync(secretFile, "./link"),
  "the folders of the machine": () => fs.readdirSync("/"),
  "a database": async () => new (await import("node:sqlite")).DatabaseSync(secretFile, { readOnly: true }),
  "another module": () => import(`file://${secretFile}`),
  "writing beside its code": () => fs.writeFileSync("./written.js", ""),
  "writing a report": () => process.report.writeReport("report.json"),
  "writing its memory": async () => (await import("node:v8")).writeHeapSnapshot("memory.heapsnapshot"),
  "a process": async () => (await import("node:child_process")).spawnSync("true"),
  "a thread": async () => new (await import("node:worker_threads")).Worker("", { eval: true }),
  "an inspector": async () => (await import("node:inspector")).open(0),
  "a session of an inspector": async () => new (await import("node:inspector")).Session().connect(),
  "an addon": () => process.dlopen({ exports: {} }, "./addon.node"),
  "code that is text": () => new Function("return 1")(),
  "Node's own bindings": () => process.binding("fs"),
}
const told = {}
for (const [what, attempt] of Object.entries(attempts)) {
  try {
    await attempt()
    told[what] = "open"
  } catch (error) {
    told[what] = error.code ?? error.name
  }
}
const { env, execArgv } = process
console.log(JSON.stringify({ told, env, execArgv, report: process.report.getReport().environmentVariables }))
