import type { JsonObject, Translations } from "@serac/server/http"

/** A schema of our document of which the hosted service has another. */
interface DialectDifference {
  /** What the hosted service's document has in place of the schema. */
  readonly described: (schema: JsonObject) => JsonObject
  /** A value as the hosted service sends it. */
  readonly sent: (value: JsonObject) => JsonObject
}

/** The types of P-Chain transactions that the hosted service knows. It calls any other `UNKNOWN`. */
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
/** What the union of all chains' transactions has beside them. */
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

/** Kinds of links. Token lists may have others, and the hosted service's SDK refuses those. */
const linkTypes = [
  ...["Blog", "CoinGecko", "CoinMarketCap", "Discord", "Documentation", "Facebook", "Github", "Instagram", "LinkedIn"],
  ...["Medium", "Reddit", "Support", "Telegram", "TikTok", "Twitter", "Website", "Whitepaper", "Youtube"],
]

/** The hosted service's lists of balances always have the native one, and its SDK refuses those without. */
const listWithNative: DialectDifference = {
  described: (schema) => ({ ...schema, required: [...(schema.required as readonly string[]), "nativeTokenBalance"] }),
  sent: (list) => list,
}

const knownTxTypes = new Set([...txTypes, ...otherTxTypes])

/** The differences, by the name of the schema in `components`. */
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

/** How values are translated, by the name of their schema. */
export const translations: Translations = Object.fromEntries(
  Object.entries(publicDifferences).map(([name, { sent }]) => [name, sent]),
)

/** What the hosted service lists by an old path: only there, a message whose source is not indexed has the contract's new name. */
function listedByOldPath(message: JsonObject): JsonObject {
  if (message.status !== "delivered_source_not_indexed") return message
  const { teleporterContractAddress: icmContractAddress, ...others } = message
  return { ...others, icmContractAddress }
}

/**
 * The hosted service asks validators and tells how many of its requests were answered in time, and its SDK refuses a page with a
 * validator without it. Where the node that is indexed from says nothing of a validator (it is not connected to it, or does not tell its
 * peers), what it observed of its uptime stands for it, and it counts as not benched. An uptime that nobody measures is 0 there.
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

/** An object's schema with another one of a member that it has. */
function withMember(schema: JsonObject, name: string, member: JsonObject): JsonObject {
  const properties = schema.properties as JsonObject
  if (properties[name] === undefined) throw new Error(`the schema has no ${name}`)
  return { ...schema, properties: { ...properties, [name]: member } }
}
