import type { MonitoredStore } from "@serac/server/monitoring"
import type { Store } from "@serac/store"

/** A store that is opened at the first read, and reopened after failures. */
export interface ReopenedStore extends MonitoredStore {
  close(): Promise<void>
}

/** For code that must answer before the store exists, and while it is unavailable. */
export function reopenedStore(open: () => Promise<MonitoredStore & Pick<Store, "close">>): ReopenedStore {
  let opening: ReturnType<typeof open> | undefined
  const store = () => {
    opening ??= open().catch((error: unknown) => {
      opening = undefined
      throw error
    })
    return opening
  }
  return {
    chains: async () => (await store()).chains(),
    networks: async () => (await store()).networks(),
    reports: async () => (await store()).reports(),
    size: async () => (await store()).size(),
    close: async () => {
      const opened = await opening?.catch(() => undefined)
      await opened?.close()
    },
  }
}
