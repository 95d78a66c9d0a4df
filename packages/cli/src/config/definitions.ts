import { indexerSettings } from "@serac/indexer/evm/settings"
import type { DeclaredSchema } from "./declared-schema.ts"

/** A chain of `chains`. */
const chain = {
  type: "object",
  additionalProperties: false,
  anyOf: [{ required: ["rpcUrls"] }, { required: ["rpcUrlsFile"] }],
  properties: {
    chainId: {
      type: "string",
      pattern: "^(0|[1-9][0-9]{0,18})$",
      patternErrorMessage: "must be an integer below 2^63 as decimal digits in a string",
      description: "EVM chain ID. Read from the node when absent.",
    },
    name: { type: "string", minLength: 1, maxLength: 200, description: "`Chain <chainId>` when absent." },
    network: { enum: ["mainnet", "testnet", "fuji"], default: "testnet" },
    description: { type: "string", maxLength: 2_000 },
    rpcUrls: {
      type: "array",
      minItems: 1,
      maxItems: 16,
      description:
        "HTTP JSON-RPC endpoints of the chain's nodes. The first is preferred at the head, where the others are used when it fails; all of them share the reading of older blocks, by their speed.",
      items: { $ref: "#/definitions/httpUrl" },
      isSecret: true,
    },
    rpcUrlsFile: {
      type: "string",
      format: "path",
      minLength: 1,
      description: "File with these URLs, instead of rpcUrls, for URLs that contain a secret.",
    },
    wsUrlFile: {
      type: "string",
      format: "path",
      minLength: 1,
      description: "File with the value of wsUrl, instead of wsUrl.",
    },
    wsUrl: {
      $ref: "#/definitions/webSocketUrl",
      description: "WebSocket endpoint that announces new blocks (`newHeads`). Without it the node is polled.",
      isSecret: true,
    },
    publicRpcUrl: {
      $ref: "#/definitions/httpUrl",
      description:
        "RPC URL that the data service publishes as rpcUrl. Default: the address of the chain at the gateway, if there is one, else none. URLs of nodes are never published.",
    },
    publicWsUrl: {
      $ref: "#/definitions/webSocketUrl",
      description: "WebSocket URL that the data service publishes as wsUrl. Default: none.",
    },
    nativeToken: {
      type: "object",
      additionalProperties: false,
      properties: {
        name: { type: "string", minLength: 1, maxLength: 200, description: "Shown as unknown when absent." },
        symbol: { type: "string", minLength: 1, maxLength: 40, description: "Shown as unknown when absent." },
        decimals: { type: "integer", minimum: 0, maximum: 255, default: 18 },
        logoUri: { type: "string", maxLength: 2_000 },
        description: { type: "string", maxLength: 2_000 },
      },
    },
    logoUri: { type: "string", maxLength: 2_000 },
    explorerUrl: { $ref: "#/definitions/httpUrl" },
    platformChainId: {
      type: "string",
      minLength: 1,
      maxLength: 100,
      description: "Blockchain ID in CB58; requests may name the chain by it.",
    },
    subnetId: { type: "string", minLength: 1, maxLength: 100 },
    vmId: { type: "string", minLength: 1, maxLength: 100 },
    vmName: { type: "string", minLength: 1, maxLength: 100, default: "EVM" },
    multicall: {
      type: "string",
      pattern: "^0x[0-9a-fA-F]{40}$",
      patternErrorMessage: "must be an address: 0x and 40 hexadecimal digits",
    },
    private: { type: "boolean", default: false },
    indexer: { $ref: "#/definitions/indexer", description: "What of the indexer's settings differs for this chain." },
  },
} as const

/** The definitions that members of `serac.json` refer to. */
export const definitions = {
  indexer: {
    type: "object",
    additionalProperties: false,
    description: "How blocks are read from the nodes.",
    properties: indexerSettings,
  },
  chain,
  httpUrl: {
    type: "string",
    maxLength: 2_000,
    pattern: "^https?://[^\\s]+$",
    patternErrorMessage: "must be an http or https URL, such as http://127.0.0.1:8545",
  },
  nodeUrl: {
    type: "string",
    maxLength: 2_000,
    pattern: "^https?://(?!\\S*/ext(?:[/?#]|$))\\S+$",
    patternErrorMessage: "must be the base URL of a node, such as http://127.0.0.1:9650, without /ext/... at its end",
  },
  webSocketUrl: {
    type: "string",
    maxLength: 2_000,
    pattern: "^wss?://[^\\s]+$",
    patternErrorMessage: "must be a ws or wss URL, such as ws://127.0.0.1:8546",
  },
  abi: {
    type: "object",
    additionalProperties: false,
    required: ["path"],
    properties: {
      path: {
        type: "string",
        format: "path",
        minLength: 1,
        description: "JSON ABI, or a build artifact of Foundry or Hardhat.",
      },
      address: {
        type: "string",
        pattern: "^0x[0-9a-fA-F]{40}$",
        patternErrorMessage: "must be an address: 0x and 40 hexadecimal digits",
        description:
          "Apply only to calls of this contract. Default: the file name, where that is an address; otherwise all contracts.",
      },
      chainId: {
        type: "string",
        pattern: "^(0|[1-9][0-9]{0,18})$",
        patternErrorMessage: "must be an integer below 2^63 as decimal digits in a string",
        description: "Apply only on this chain.",
      },
    },
  },
  quotas: {
    type: "object",
    additionalProperties: false,
    required: ["minute", "day"],
    properties: {
      minute: {
        type: "integer",
        minimum: 1,
        maximum: 1_000_000_000_000,
        description: "compute units in a minute of the clock",
      },
      day: {
        type: "integer",
        minimum: 1,
        maximum: 1_000_000_000_000,
        description: "compute units in a day, from 00:00 UTC on",
      },
    },
  },
} as const satisfies Readonly<Record<string, DeclaredSchema>>
