import { afterAll, beforeAll } from "vitest"
import { type NetworkReader, type NetworkWriter, openStore, type Store } from "../../../src/index.ts"
import type { TemporaryStore } from "../../temporary-store.ts"

/** One store for a group of tests; each test takes a network of its own. */
export interface NetworkSetting {
  store: Store
  temporary: TemporaryStore
  /** A network that no other test uses. */
  newNetworkId(): number
  /** Opens a new network, hands it over and closes it. */
  withNetwork<Result>(use: (network: OpenNetwork) => Promise<Result>): Promise<Result>
}

export interface OpenNetwork {
  readonly networkId: number
  readonly writer: NetworkWriter
  readonly reader: NetworkReader
}

export function setUpNetwork(createTemporaryStore: () => Promise<TemporaryStore>): NetworkSetting {
  let networks = 1000
  const setting = {
    newNetworkId: () => ++networks,
    async withNetwork<Result>(use: (network: OpenNetwork) => Promise<Result>): Promise<Result> {
      const networkId = setting.newNetworkId()
      const writer = await setting.store.openNetworkWriter(networkId)
      try {
        return await use({ networkId, writer, reader: setting.store.network(networkId) })
      } finally {
        await writer.close()
      }
    },
  } as NetworkSetting
  beforeAll(async () => {
    setting.temporary = await createTemporaryStore()
    setting.store = await openStore(setting.temporary.location)
  })
  afterAll(async () => {
    await setting.store.close()
    await setting.temporary.dispose()
  })
  return setting
}
