import type { JsonObject, Translations } from "@serac/server/http"

/** A schema that differs in the hosted service. */
interface DialectDifference {
  /** Makes the hosted service's schema from ours. */
  readonly described: (schema: JsonObject) => JsonObject
  /** Converts a value to the form of the hosted service. */
  readonly sent: (value: JsonObject) => JsonObject
}

/** The types of P-Chain transactions that the hosted service knows. It sends `UNKNOWN` for any other. */
const txTypes = [
  "AddValidatorTx",
  "AddSubnetValidatorTx",
  "AddDelegatorTx",
  "CreateChainTx",
  "CreateSubnetTx",
  "ImportTx",
  "ExportTx",
  "AdvanceTimeTx",
  "RewardValidatorTx",
  "RemoveSubnetValidatorTx",
  "TransformSubnetTx",
  "AddPermissionlessValidatorTx",
  "AddPermissionlessDelegatorTx",
  "BaseTx",
  "TransferSubnetOwnershipTx",
  "ConvertSubnetToL1Tx",
  "RegisterL1ValidatorTx",
  "SetL1ValidatorWeightTx",
  "DisableL1ValidatorTx",
  "IncreaseL1ValidatorBalanceTx",
]
/** Further types in the union of all chains' transactions. */
const otherTxTypes = ["CreateAssetTx", "OperationTx"]
const unknownType = "UNKNOWN"

const indexStatuses = [
  unknownType,
  "MISSING_TOKEN",
  "INVALID_TOKEN_URI",
  "INVALID_TOKEN_URI_SCHEME",
  "UNREACHABLE_TOKEN_URI",
  "THROTTLED_TOKEN_URI",
  "METADATA_CONTENT_TOO_LARGE",
  "INVALID_METADATA",
  "INVALID_METADATA_JSON",
  "INDEXED",
  "UNINDEXED",
]

/** Types of links. Token lists may have others, which the hosted service's SDK refuses. */
const linkTypes = [
  ...["Blog", "CoinGecko", "CoinMarketCap", "Discord", "Documentation", "Facebook", "Github", "Instagram", "LinkedIn"],
  ...["Medium", "Reddit", "Support", "Telegram", "TikTok", "Twitter", "Website", "Whitepaper", "Youtube"],
]

/** The hosted service's lists of balances always have the native balance, and its SDK refuses lists without it. */
const listWithNative: DialectDifference = {
  described: (schema) => ({ ...schema, required: [...(schema.required as readonly string[]), "nativeTokenBalance"] }),
  sent: (list) => list,
}

const knownTxTypes = new Set([...txTypes, ...otherTxTypes])

/** Differences by the name of the schema in `components`. */
export const publicDifferences: Readonly<Record<string, DialectDifference>> = {
  Price: {
    described: (schema) => withMember(schema, "value", { description: "The price.", type: "number" }),
    sent: (price) => ({ ...price, value: Number(price.value) }),
  },
  BalanceValue: {
    described: (schema) => withMember(schema, "value", { description: "The value.", type: "number" }),
    sent: (worth) => ({ ...worth, value: Number(worth.value) }),
  },
  Erc20BalancePage: listWithNative,
  Erc721BalancePage: listWithNative,
  Erc1155BalancePage: listWithNative,
  TeleporterMessagePage: {
    described: (schema) =>
      withMember(schema, "messages", {
        description:
          "The messages, by timestamp descending; those whose source is not indexed as the newer paths have them.",
        type: "array",
        items: {
          anyOf: [
            { $ref: "#/components/schemas/TeleporterMessage" },
            { $ref: "#/components/schemas/DeliveredSourceNotIndexedIcmMessage" },
          ],
        },
      }),
    sent: ({ messages, ...page }) => ({ ...page, messages: (messages as readonly JsonObject[]).map(listedByOldPath) }),
  },
  ResourceLink: {
    described: (schema) =>
      withMember(schema, "type", { description: "Kind of link.", type: "string", enum: linkTypes }),
    sent: (link) => link,
  },
  ContractBase: {
    described: (schema) => schema,
    sent: ({ resourceLinks, ...contract }) =>
      Array.isArray(resourceLinks)
        ? { ...contract, resourceLinks: resourceLinks.filter(({ type }) => linkTypes.includes(type)) }
        : contract,
  },
  NftMetadataBase: {
    described: (schema) =>
      withMember(schema, "indexStatus", { description: "Result of indexing.", type: "string", enum: indexStatuses }),
    sent: (metadata) => ({ ...metadata, indexStatus: String(metadata.indexStatus).toUpperCase() }),
  },
  PChainTransaction: {
    described: (schema) =>
      withMember(schema, "txType", {
        description: "Type of the transaction; `UNKNOWN` for types that the hosted service does not know.",
        type: "string",
        enum: [...txTypes, unknownType],
      }),
    sent: (transaction) => ({
      ...transaction,
      txType: knownTxTypes.has(String(transaction.txType)) ? transaction.txType : unknownType,
    }),
  },
  LastActivity: {
    described: (schema) =>
      withMember(schema, "network", {
        description: "Network of the chain.",
        type: "string",
        enum: ["mainnet", "fuji"],
      }),
    sent: (activity) => ({ ...activity, network: activity.network === "testnet" ? "fuji" : activity.network }),
  },
  ValidatorBase: {
    described: (schema) =>
      withMember(schema, "delegationFee", {
        description:
          "Percentage of the rewards of its delegators that it keeps. Absent for a validation of a subnet, where delegation is " +
          "not supported.",
        type: "string",
      }),
    sent: ({ delegationFee, ...others }) => (typeof delegationFee === "string" ? { ...others, delegationFee } : others),
  },
  ActiveValidator: {
    described: ({ allOf, ...schema }) => ({
      ...schema,
      allOf: [
        ...(allOf as readonly JsonObject[]),
        { required: ["uptimePerformance", "validatorHealth", "geolocation"] },
      ],
    }),
    sent: (validator) =>
      validator.validationStatus === "active"
        ? {
            ...validator,
            uptimePerformance: validator.uptimePerformance ?? 0,
            validatorHealth: health(validator),
            geolocation: validator.geolocation ?? null,
          }
        : validator,
  },
}

/** Translations of values by the name of their schema. */
export const translations: Translations = Object.fromEntries(
  Object.entries(publicDifferences).map(([name, { sent }]) => [name, sent]),
)

/**
 * A message in the form of the hosted service's old list path: only there, a message whose source is not indexed has the contract's new member
 * name.
 */
function listedByOldPath(message: JsonObject): JsonObject {
  if (message.status !== "delivered_source_not_indexed") return message
  const { teleporterContractAddress: icmContractAddress, ...others } = message
  return { ...others, icmContractAddress }
}

/**
 * The hosted service probes validators and reports the share of its requests that were answered in time; its SDK refuses a page with a
 * validator without this member. Where the indexed node reports nothing about a validator (it is not connected, or does not list its peers),
 * the node's observed uptime replaces the share, and the validator counts as not benched. An unmeasured uptime is 0 there.
 */
function health({ validatorHealth, uptimePerformance = 0 }: JsonObject): JsonObject {
  return {
    reachabilityPercent: uptimePerformance,
    benchedPChainRequestsPercent: 0,
    benchedXChainRequestsPercent: 0,
    benchedCChainRequestsPercent: 0,
    ...(validatorHealth as JsonObject | undefined),
  }
}

/** Replaces the schema of one member of an object's schema. */
function withMember(schema: JsonObject, name: string, member: JsonObject): JsonObject {
  const properties = schema.properties as JsonObject
  if (properties[name] === undefined) throw new Error(`the schema has no ${name}`)
  return { ...schema, properties: { ...properties, [name]: member } }
}
