/** A task that runs while blocks are indexed: reading metadata, comparing with the node. */
export interface BackgroundTask {
  /** There may be something to do. */
  wake(): void
  stop(): Promise<void>
}

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
