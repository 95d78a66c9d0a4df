import type { MonitoredStore } from "@serac/server/monitoring"
import type { Store } from "@serac/store"

/** A store that is opened when it is asked first, and again as long as it cannot be. */
export interface ReopenedStore extends MonitoredStore {
  close(): Promise<void>
}

/** For who must answer before there is a store, and while there is none. */
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
