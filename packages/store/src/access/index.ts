export type { ApiKeyChange, ChangedApiKeys, StoredApiKey } from "./api-key.ts"
export type { QuotaTaken, QuotaWindow } from "./quota.ts"
