import type { Query } from "../../queries/query.ts"

const addressParameters = (count: number) => Array.from({ length: count }, (_, at) => `:address${at}`).join(", ")

/** The numbers of addresses that these statements take. */
export const contractCounts = [1, 4, 16, 64, 256] as const

const contractColumns = `address AS "address", erc_type AS "ercType", name AS "name", symbol AS "symbol",
    decimals AS "decimals"`

/** Contracts with a name or symbol at or after `:from` and before `:to`, in the order of that text and of addresses. */
const contractsByText = (column: "name" | "symbol"): Query => {
  const range = (text: string) => `SELECT ${contractColumns} FROM evm_contract
    WHERE chain_id = :chain AND ${column} IS NOT NULL AND ${text} >= :from AND ${text} < :to
    ORDER BY ${text}, address LIMIT :limit`
  return {
    name: `contracts_by_${column}`,
    sql: range(`substr(lower(${column}), 1, 32)`),
    postgresSql: range(`substr(lower(${column} COLLATE "C"), 1, 32)`),
    plan: {
      sqlite: [`SEARCH evm_contract USING INDEX evm_contract_${column} (chain_id=? AND <expr>>? AND <expr><?)`],
      postgres: [`evm_contract_${column}`],
    },
  }
}
export const contractsByName = contractsByText("name")
export const contractsBySymbol = contractsByText("symbol")

const contractsByAddress = (count: number): Query => ({
  name: `contracts_by_address_${count}`,
  sql: `SELECT ${contractColumns} FROM evm_contract WHERE chain_id = :chain AND address IN (${addressParameters(count)})`,
  plan: {
    sqlite: ["SEARCH evm_contract USING PRIMARY KEY (chain_id=? AND address=?)"],
    postgres: ["evm_contract_pkey"],
  },
})

/** Contracts at 1, 4, 16, 64 or 256 addresses, `:address0` and so on: a few statements for any number of addresses. */
export const contractsByAddresses: readonly Query[] = contractCounts.map(contractsByAddress)

/** Contracts due at a moment, the longest due first. */
export const dueContracts: Query = {
  name: "due_contracts",
  sql: `SELECT address AS "address", attempts AS "attempts" FROM evm_contract
    WHERE chain_id = :chain AND retry_at IS NOT NULL AND retry_at <= :now ORDER BY retry_at, address LIMIT :limit`,
  plan: {
    sqlite: ["SEARCH evm_contract USING INDEX evm_contract_due (chain_id=? AND retry_at>? AND retry_at<?)"],
    postgres: ["evm_contract_due"],
  },
}

export const saveContract: Query = {
  name: "save_contract",
  sql: `UPDATE evm_contract SET erc_type = :ercType, name = :name, symbol = :symbol, decimals = :decimals,
    attempts = :attempts, retry_at = :retryAt WHERE chain_id = :chain AND address = :address`,
  plan: {
    sqlite: ["SEARCH evm_contract USING PRIMARY KEY (chain_id=? AND address=?)"],
    postgres: ["evm_contract_pkey"],
  },
}

/** Postpones a contract and keeps its stored metadata. */
export const postponeContract: Query = {
  name: "postpone_contract",
  sql: `UPDATE evm_contract SET attempts = :attempts, retry_at = :retryAt
    WHERE chain_id = :chain AND address = :address`,
  plan: saveContract.plan,
}

/** NFTs due at a moment, the longest due first. */
export const dueTokens: Query = {
  name: "due_tokens",
  sql: `SELECT contract AS "contract", token_id AS "tokenId", standard AS "standard", attempts AS "attempts",
      token_uri AS "tokenUri", metadata AS "metadata" FROM evm_nft
    WHERE chain_id = :chain AND retry_at IS NOT NULL AND retry_at <= :now ORDER BY retry_at, contract, token_id LIMIT :limit`,
  plan: {
    sqlite: ["SEARCH evm_nft USING INDEX evm_nft_due (chain_id=? AND retry_at>? AND retry_at<?)"],
    postgres: ["evm_nft_due"],
  },
}

/** One NFT, due or not. */
export const tokenToRead: Query = {
  name: "token_to_read",
  sql: `SELECT standard AS "standard", attempts AS "attempts", token_uri AS "tokenUri", metadata AS "metadata"
    FROM evm_nft WHERE chain_id = :chain AND contract = :contract AND token_id = :tokenId`,
  plan: {
    sqlite: ["SEARCH evm_nft USING PRIMARY KEY (chain_id=? AND contract=? AND token_id=?)"],
    postgres: ["evm_nft_pkey"],
  },
}

export const saveToken: Query = {
  name: "save_token",
  sql: `UPDATE evm_nft SET token_uri = :tokenUri, metadata = :metadata, attempts = :attempts, retry_at = :retryAt
    WHERE chain_id = :chain AND contract = :contract AND token_id = :tokenId`,
  plan: tokenToRead.plan,
}
