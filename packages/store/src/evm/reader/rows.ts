import type { Hex } from "../../hex.ts"
import { hexOf } from "../../hex.ts"
import type { ErcType } from "../metadata-port.ts"
import type { StoredContract, StoredDeployment, StoredToken, StoredTransfer } from "../reader-port.ts"
import type { TransferStandard } from "../rows.ts"

/** The columns under the names that the queries give them. */
export interface TokenColumns {
  readonly tokenId: Uint8Array
  readonly standard: 721 | 1155
  readonly tokenUri: string | null
  readonly metadata: string | null
  readonly owner: Uint8Array | null
}

export interface TransferColumns {
  readonly blockNumber: number
  readonly logIndex: number
  readonly batchIndex: number
  readonly standard: TransferStandard
  readonly fragment: string
  readonly token: Uint8Array
  readonly tokenId: Uint8Array | null
}

export interface NftTransferColumns extends TransferColumns {
  readonly nftStandard: 721 | 1155 | null
  readonly tokenUri: string | null
  readonly metadata: string | null
  readonly owner: Uint8Array | null
}

export interface DeploymentColumns {
  readonly blockNumber: number
  readonly transactionIndex: number
  readonly sequence: number
  readonly address: Uint8Array
  readonly transactionHash: Uint8Array
  readonly deployer: Uint8Array
  readonly deployerContract: Uint8Array | null
}

export interface ContractColumns {
  readonly address: Uint8Array
  readonly ercType: ErcType | null
  readonly name: string | null
  readonly symbol: string | null
  readonly decimals: number | null
}

export function storedToken(contract: Hex, row: TokenColumns): StoredToken {
  return {
    contract,
    tokenId: hexOf(row.tokenId),
    standard: row.standard,
    ...(row.tokenUri !== null && { tokenUri: row.tokenUri }),
    ...(row.metadata !== null && { metadata: row.metadata }),
    ...(row.standard === 721 && row.owner !== null && { owner: hexOf(row.owner) }),
  }
}

export function transferOf(row: TransferColumns): StoredTransfer {
  const { blockNumber, logIndex, batchIndex, standard, token, fragment } = row
  return { blockNumber, logIndex, batchIndex, standard, token: hexOf(token), fragment }
}

export function nftTransferOf(row: NftTransferColumns): StoredTransfer {
  const { tokenId, nftStandard } = row
  const transfer = transferOf(row)
  if (tokenId === null || nftStandard === null) return transfer
  return { ...transfer, nft: storedToken(transfer.token, { ...row, tokenId, standard: nftStandard }) }
}

export function deploymentOf(row: DeploymentColumns): StoredDeployment {
  return {
    blockNumber: row.blockNumber,
    transactionIndex: row.transactionIndex,
    sequence: row.sequence,
    address: hexOf(row.address),
    transactionHash: hexOf(row.transactionHash),
    deployer: hexOf(row.deployer),
    ...(row.deployerContract !== null && { deployerContract: hexOf(row.deployerContract) }),
  }
}

export function contractOf(row: ContractColumns): StoredContract {
  return {
    address: hexOf(row.address),
    ...(row.ercType !== null && { ercType: row.ercType }),
    ...(row.name !== null && { name: row.name }),
    ...(row.symbol !== null && { symbol: row.symbol }),
    ...(row.decimals !== null && { decimals: row.decimals }),
  }
}
