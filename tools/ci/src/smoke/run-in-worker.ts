import { Worker } from "node:worker_threads"

/** Globals of a Node.js thread that a browser's worker lacks. */
const ofNode = ["process", "Buffer", "require", "module", "exports", "global", "setImmediate", "clearImmediate"]

/**
 * Runs a classic script in a thread with the globals of a browser's worker and none of Node.js: no modules, no `process`, no `Buffer`.
 *
 * @param start - the name of a function that the script makes global
 * @returns what that function resolves to
 */
export async function runInWorker(script: string, start: string, ...parameters: readonly unknown[]): Promise<unknown> {
  const program = `
    const { parentPort } = require("node:worker_threads")
    for (const name of ${JSON.stringify(ofNode)}) delete globalThis[name]
    globalThis.self = globalThis
    // At the global scope: what this program was given of Node.js is out of its reach.
    ;(0, eval)(${JSON.stringify(script)})
    const tell = (outcome) => parentPort.postMessage(outcome)
    globalThis[${JSON.stringify(start)}](...${JSON.stringify(parameters)}).then(
      (answer) => tell({ answer }),
      (error) => tell({ fault: String(error?.stack ?? error) }),
    )`
  const worker = new Worker(program, { eval: true })
  try {
    const { answer, fault } = await new Promise<{ answer?: unknown; fault?: string }>((resolve, reject) => {
      worker.once("message", resolve).once("error", reject)
      worker.once("exit", () => reject(new Error("the thread ended without an answer")))
    })
    if (fault !== undefined) throw new Error(fault)
    return answer
  } finally {
    await worker.terminate()
  }
}
