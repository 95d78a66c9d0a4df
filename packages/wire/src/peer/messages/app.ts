import { bytesField, field, sint32, string, uint32, uint64Field } from "./fields.ts"
import { struct } from "./struct.ts"

/** A request to a chain's virtual machine. */
export interface AppRequest {
  /** 32 bytes. */
  readonly chainId: Uint8Array
  readonly requestId: number
  /** How long the sender waits for an answer, in nanoseconds. */
  readonly deadline: bigint
  /** The handler's id as a varint, and the request. */
  readonly appBytes: Uint8Array
}

/** The response to an {@link AppRequest}. */
export interface AppResponse {
  readonly chainId: Uint8Array
  readonly requestId: number
  readonly appBytes: Uint8Array
}

/** The error for an {@link AppRequest}. */
export interface AppError {
  readonly chainId: Uint8Array
  readonly requestId: number
  readonly errorCode: number
  readonly errorMessage: string
}

/** A gossip message of a virtual machine. */
export interface AppGossip {
  readonly chainId: Uint8Array
  readonly appBytes: Uint8Array
}

export const appRequest = struct<AppRequest>({
  chainId: field(1, bytesField),
  requestId: field(2, uint32),
  deadline: field(3, uint64Field),
  appBytes: field(4, bytesField),
})

export const appResponse = struct<AppResponse>({
  chainId: field(1, bytesField),
  requestId: field(2, uint32),
  appBytes: field(3, bytesField),
})

export const appError = struct<AppError>({
  chainId: field(1, bytesField),
  requestId: field(2, uint32),
  errorCode: field(3, sint32),
  errorMessage: field(4, string),
})

export const appGossip = struct<AppGossip>({ chainId: field(1, bytesField), appBytes: field(2, bytesField) })
