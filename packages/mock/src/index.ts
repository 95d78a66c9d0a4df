export { ListenError } from "@serac/wire/node/server"
export { type Api, apis, type Documents, defaultPorts, documentsOf, type OpenApiDocument } from "./apis.ts"
export {
  type ContractOptions,
  type ContractReport,
  type ContractResult,
  testContract,
} from "./contract/test-contract.ts"
export { curlLine } from "./curl.ts"
export type { ListeningServer } from "./http/listen.ts"
export type { Violation } from "./http/violations.ts"
export type { OpenRpcDocument } from "./openrpc/document.ts"
export { countOperations } from "./operations.ts"
export { PrismError, type ProxyOptions } from "./prism/proxy.ts"
export {
  type Mock,
  type MockOptions,
  type Mocks,
  type MocksOptions,
  mockFromDocument,
  startMock,
  startMocks,
} from "./start-mock.ts"
export { type Proxy, startProxy } from "./start-proxy.ts"
