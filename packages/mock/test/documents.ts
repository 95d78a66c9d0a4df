import type { OpenApiDocument } from "../src/apis.ts"
import type { OpenRpcDocument } from "../src/openrpc/document.ts"

/** A document of methods with parameters by name, modelled on the X-Chain's. */
export const byNameDocument: OpenRpcDocument & Readonly<Record<string, unknown>> = {
  openrpc: "1.3.2",
  info: { title: "Blocks", version: "1.0.0" },
  servers: [{ url: "{nodeUrl}/ext/bc/{blockchainID}" }],
  methods: [
    {
      name: "avm.getHeight",
      paramStructure: "by-name",
      params: [],
      result: { $ref: "#/components/contentDescriptors/Height" },
      examples: [{ name: "height", params: [], result: { name: "height", value: { height: "57" } } }],
      errors: [{ $ref: "#/components/errors/Unavailable" }],
      "x-error-examples": {
        stopped: { params: [], error: { code: -32000, message: "the chain has stopped" } },
      },
    },
    {
      name: "avm.getBlockByHeight",
      paramStructure: "by-name",
      params: [
        { name: "height", required: true, schema: { $ref: "#/components/schemas/Uint64Argument" } },
        { name: "encoding", schema: { type: "string", enum: ["hex", "json"] } },
      ],
      result: {
        name: "block",
        schema: {
          type: "object",
          required: ["block", "encoding"],
          properties: { block: { type: ["string", "object"] }, encoding: { type: "string" } },
        },
      },
      examples: [
        {
          name: "hexBlock",
          params: [
            { name: "height", value: "1" },
            { name: "encoding", value: "hex" },
          ],
          result: { name: "block", value: { block: "0x00", encoding: "hex" } },
        },
        {
          name: "jsonBlock",
          params: [
            { name: "encoding", value: "json" },
            { name: "height", value: "1" },
          ],
          result: { name: "block", value: { block: { height: 1 }, encoding: "json" } },
        },
        {
          name: "untrue",
          params: [{ name: "height", value: "13" }],
          result: { name: "block", value: { block: 13, encoding: "hex" } },
        },
      ],
      "x-error-examples": {
        aboveTheTip: {
          params: [{ name: "height", value: "1000" }],
          error: { code: -32000, message: "couldn't get block at height 1000: not found" },
        },
        noHeight: {
          params: [{ name: "encoding", value: "json" }],
          error: { code: -32000, message: "no height <given>", data: { height: null } },
        },
      },
    },
    {
      name: "index.getIndex",
      paramStructure: "by-name",
      servers: [{ url: "{nodeUrl}/ext/index/X/block" }],
      params: [],
      result: { name: "index", schema: { type: "object" } },
      examples: [{ name: "index", params: [], result: { name: "index", value: { index: "3" } } }],
    },
  ],
  components: {
    contentDescriptors: {
      Height: {
        name: "height",
        schema: {
          type: "object",
          required: ["height"],
          properties: { height: { $ref: "#/components/schemas/DecimalString" } },
        },
      },
    },
    schemas: {
      DecimalString: { type: "string", pattern: "^[0-9]+$" },
      Uint64Argument: {
        format: "uint64-argument",
        oneOf: [
          { type: "string", pattern: "^[0-9]+$" },
          { type: "integer", minimum: 0 },
        ],
      },
    },
    errors: { Unavailable: { code: -32001, message: "the index is not available" } },
  },
}

/** A document of methods with parameters by position, modelled on the EVM interface's. */
export const byPositionDocument: OpenRpcDocument = {
  openrpc: "1.3.2",
  info: { title: "Ethereum", version: "1.0.0" },
  servers: [{ url: "{nodeUrl}/ext/bc/{blockchainID}/rpc" }],
  methods: [
    {
      name: "eth_chainId",
      paramStructure: "by-position",
      params: [],
      result: { name: "chainId", schema: { type: "string", pattern: "^0x[0-9a-f]+$" } },
      examples: [{ name: "chainId", params: [], result: { name: "chainId", value: "0x18658" } }],
    },
    {
      name: "net_version",
      paramStructure: "by-position",
      params: [],
      result: { name: "version", schema: { type: "string" } },
      examples: [{ name: "version", params: [], result: { name: "version", value: "99928" } }],
    },
    {
      name: "eth_getBalance",
      paramStructure: "by-position",
      params: [
        { name: "address", required: true, schema: { type: "string", pattern: "^0x[0-9a-fA-F]{40}$" } },
        { name: "block", schema: { type: "string" } },
      ],
      result: { name: "balance", schema: { type: "string", pattern: "^0x[0-9a-f]+$" } },
      examples: [
        {
          name: "empty",
          params: [{ name: "address", value: "0x0000000000000000000000000000000000000000" }],
          result: { name: "balance", value: "0x0" },
        },
        {
          name: "rich",
          params: [
            { name: "address", value: "0x0000000000000000000000000000000000000001" },
            { name: "block", value: "latest" },
          ],
          result: { name: "balance", value: "0xde0b6b3a7640000" },
        },
      ],
      "x-error-examples": {
        unfinalized: {
          params: [
            { name: "address", value: "0x0000000000000000000000000000000000000001" },
            { name: "block", value: "0xffff" },
          ],
          error: { code: -32000, message: "cannot query unfinalized data" },
        },
      },
    },
  ],
}

/** An OpenAPI document modelled on the node's health interface, with an additional operation that takes parameters. */
export const openApiDocument: OpenApiDocument & Readonly<Record<string, unknown>> = {
  openapi: "3.1.0",
  info: { title: "Health", version: "1.0.0" },
  paths: {
    "/ext/health": {
      get: {
        operationId: "getHealth",
        responses: {
          "200": {
            description: "Healthy.",
            content: {
              "application/json": {
                schema: { $ref: "#/components/schemas/Health" },
                examples: { healthy: { value: { healthy: true } }, checked: { value: { healthy: true, checks: {} } } },
              },
            },
          },
          "503": {
            description: "Unhealthy.",
            content: {
              "application/json": {
                schema: { $ref: "#/components/schemas/Health" },
                examples: { unhealthy: { value: { healthy: false } } },
              },
            },
          },
        },
      },
    },
    "/v1/blocks/{height}": {
      get: {
        operationId: "getBlock",
        parameters: [{ name: "height", in: "path", required: true, schema: { type: "integer" }, example: 7 }],
        responses: {
          "200": {
            description: "A block.",
            content: {
              "application/json": { schema: { type: "object" }, examples: { block: { value: { height: 7 } } } },
            },
          },
          "400": {
            description: "A bad parameter.",
            content: {
              "application/json": { schema: { type: "object" }, examples: { bad: { value: { message: "bad" } } } },
            },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Health: { type: "object", required: ["healthy"], properties: { healthy: { type: "boolean" } } },
    },
  },
}
