import type { MethodName, RefusedCalls } from "./call.ts"

const refusedChainId = "43114"
const refusedNetwork = "mainnet"
const refusedAddress = "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC"
const id = "7c2a1d9e-5b1f-4c49-9f0e-5d2f8b7a6c31"

/** The beginning of the message for a known operation that is not served, before the reason. */
const notServed = " is not served here: "

/** Methods whose operations are not served for the same reason. */
export interface Refusal {
  readonly because: string
  /** A part of the service's message. */
  readonly says: string
  readonly requests: RefusedCalls
}

/** The methods whose operations are not served, by reason. */
export const refusals: readonly Refusal[] = [
  {
    because: "the X-Chain's graph before it had blocks is not in a node",
    says: notServed,
    requests: {
      "data.primaryNetwork.vertices.listLatest": { network: refusedNetwork, blockchainId: "x-chain" },
      "data.primaryNetwork.vertices.getByHash": { network: refusedNetwork, blockchainId: "x-chain", vertexHash: "x" },
      "data.primaryNetwork.vertices.listByHeight": {
        network: refusedNetwork,
        blockchainId: "x-chain",
        vertexHeight: 1,
      },
    },
  },
  {
    because: "transactions are not exported to files",
    says: notServed,
    requests: {
      "data.operations.getResult": { operationId: id },
      "data.operations.exportTransactions": {
        type: "TRANSACTION_EXPORT_EVM",
        options: { addresses: [refusedAddress], includeChains: [refusedChainId] },
      },
    },
  },
  {
    because: "nobody is configured to be asked for signatures",
    says: "this service does not aggregate signatures",
    requests: {
      "data.signatureAggregator.aggregate": {
        network: refusedNetwork,
        signatureAggregatorRequest: { justification: "00".repeat(32) },
      },
      "data.signatureAggregator.get": {
        network: refusedNetwork,
        txHash: "ys2asTqyUBfu59QALGJPpyyAEMUqTMsBVBZZHptD58jThyEeL",
      },
    },
  },
  {
    because: "webhooks are another issue",
    says: notServed,
    requests: {
      "webhooks.list": {},
      "webhooks.create": {
        eventType: "address_activity",
        url: "http://127.0.0.1:9",
        chainId: refusedChainId,
        metadata: { addresses: [refusedAddress] },
      },
      "webhooks.get": { id },
      "webhooks.deactivate": { id },
      "webhooks.update": { id, updateWebhookRequest: {} },
      "webhooks.generateOrRotateSharedSecret": undefined,
      "webhooks.getSharedSecret": undefined,
      "webhooks.addresses.list": { id },
      "webhooks.addresses.add": { id, addressesChangeRequest: { addresses: [refusedAddress] } },
      "webhooks.addresses.remove": { id, addressesChangeRequest: { addresses: [refusedAddress] } },
    },
  },
  {
    because: "of the metrics the average TPS alone is measured",
    says: notServed,
    requests: {
      "metrics.chains.list": {},
      "metrics.chains.get": { chainId: refusedChainId },
      "metrics.chains.getRollingWindowMetrics": { chainId: refusedChainId, metric: "txCount" },
      "metrics.chains.getICMTimeseries": {},
      "metrics.chains.getICMSummary": {},
      "metrics.chains.listBTCbBridgersAboveThreshold": { threshold: "1" },
      "metrics.networks.getStakingMetrics": { network: refusedNetwork, metric: "validatorCount" },
      "metrics.l1Validators.listMetrics": { metric: "totalValidatorFeesDaily" },
      "metrics.l1Validators.getMetricsByValidationId": { l1ValidationId: "x", metric: "validationFeesDaily" },
      "metrics.l1Validators.getMetricsByNodeId": { nodeId: "x", metric: "perNodeDailyFeesPaid" },
      "metrics.l1Validators.getMetricsBySubnetId": { subnetId: "x", metric: "perSubnetDailyFeesPaid" },
      "metrics.subnets.getValidators": { subnetId: "x" },
      "metrics.healthCheck": undefined,
      "metrics.liveCheck": undefined,
    },
  },
]

/** The methods that send no request. */
export const localMethods: readonly MethodName[] = ["validateWebhook"]
