import type { BackgroundTask } from "../run-indexer.ts"

/** Several tasks as one. */
export function allTasks(tasks: readonly BackgroundTask[]): BackgroundTask {
  return {
    wake: () => {
      for (const task of tasks) task.wake()
    },
    stop: async () => {
      await Promise.all(tasks.map((task) => task.stop()))
    },
  }
}
