/** A task that runs while blocks are indexed, such as reading metadata or comparing with the node. */
export interface BackgroundTask {
  /** Reports that there may be work. */
  wake(): void
  stop(): Promise<void>
}

/** Combines several tasks into one. */
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
