// Made by `pnpm generate` from specs/health/openrpc.yaml. Do not edit.
import type { ParametersOf } from "@serac/client/rpc"

export interface components {
  schemas: {
    BlsCheck: {
      /** Whether the node validates, and with the key that the P-Chain knows. */
      message?: string
      /** Why the check failed; absent when it passed. */
      error?: string
      /** When the check ran last, in RFC 3339 format; the year 1 when it has not run yet. */
      timestamp: string
      /** How long the last run took, in nanoseconds. */
      duration: number | bigint
      /** How many times in a row the check has failed. Nodes of version 1.14 leave it out when the check passed. */
      contiguousFailures?: number | bigint
      /** When the contiguous failures began, in RFC 3339 format; absent when the check passed. */
      timeOfFirstFailure?: string
    }
    BootstrappedCheck: {
      /** The subnets that are not bootstrapped yet, by ID. */
      message?: string[]
      /** Why the check failed; absent when it passed. */
      error?: string
      /** When the check ran last, in RFC 3339 format; the year 1 when it has not run yet. */
      timestamp: string
      /** How long the last run took, in nanoseconds. */
      duration: number | bigint
      /** How many times in a row the check has failed. Nodes of version 1.14 leave it out when the check passed. */
      contiguousFailures?: number | bigint
      /** When the contiguous failures began, in RFC 3339 format; absent when the check passed. */
      timeOfFirstFailure?: string
    }
    ChainCheck: {
      message?: components["schemas"]["ChainHealth"]
      /** Why the check failed; absent when it passed. */
      error?: string
      /** When the check ran last, in RFC 3339 format; the year 1 when it has not run yet. */
      timestamp: string
      /** How long the last run took, in nanoseconds. */
      duration: number | bigint
      /** How many times in a row the check has failed. Nodes of version 1.14 leave it out when the check passed. */
      contiguousFailures?: number | bigint
      /** When the contiguous failures began, in RFC 3339 format; absent when the check passed. */
      timeOfFirstFailure?: string
    }
    ChainHealth: {
      engine?: components["schemas"]["EngineHealth"]
      networking?: components["schemas"]["NetworkingHealth"]
    }
    ConsensusHealth: {
      /** Height of the last accepted block. */
      lastAcceptedHeight?: number | bigint
      /** ID of the last accepted block. */
      lastAcceptedID?: string
      longestProcessingBlock?: components["schemas"]["GoDuration"]
      /** How many blocks are being voted on. */
      processingBlocks?: number
    }
    DiskSpaceCheck: {
      message?: components["schemas"]["DiskSpaceHealth"]
      /** Why the check failed; absent when it passed. */
      error?: string
      /** When the check ran last, in RFC 3339 format; the year 1 when it has not run yet. */
      timestamp: string
      /** How long the last run took, in nanoseconds. */
      duration: number | bigint
      /** How many times in a row the check has failed. Nodes of version 1.14 leave it out when the check passed. */
      contiguousFailures?: number | bigint
      /** When the contiguous failures began, in RFC 3339 format; absent when the check passed. */
      timeOfFirstFailure?: string
    }
    DiskSpaceHealth: {
      /** Free bytes on the disk of the database. */
      availableDiskBytes?: number | bigint
      /** Free share of that disk in percent, rounded down. */
      availableDiskPercentage?: number
    }
    EngineHealth: {
      consensus?: components["schemas"]["ConsensusHealth"]
      /** Details that the virtual machine reports, often null. */
      vm?: unknown
    }
    FutureUpgradeCheck: {
      message?: components["schemas"]["FutureUpgradeHealth"]
      /** Why the check failed; absent when it passed. */
      error?: string
      /** When the check ran last, in RFC 3339 format; the year 1 when it has not run yet. */
      timestamp: string
      /** How long the last run took, in nanoseconds. */
      duration: number | bigint
      /** How many times in a row the check has failed. Nodes of version 1.14 leave it out when the check passed. */
      contiguousFailures?: number | bigint
      /** When the contiguous failures began, in RFC 3339 format; absent when the check passed. */
      timeOfFirstFailure?: string
    }
    FutureUpgradeHealth: {
      /** When this node expects the upgrade, in RFC 3339 format. */
      localUpgradeTime?: string
      /** When most of the stake expects it, in RFC 3339 format. */
      modeUpgradeTime?: string
      /** Share of the stake that expects it then. */
      modeUpgradeWeightPercentage?: number
      /** How many different times validators name. */
      numUpgradeTimes?: number
    }
    /** A duration as numbers with units, such as `1m30.5s` or `0s`. */
    GoDuration: string
    /** The last result of one check. A check that has not run yet fails with the error `not yet run`. */
    HealthCheck: {
      /** What the check saw; an object, a list or a text of its own. */
      message?: {
        [key: string]: unknown
      } | unknown[] | string
      /** Why the check failed; absent when it passed. */
      error?: string
      /** When the check ran last, in RFC 3339 format; the year 1 when it has not run yet. */
      timestamp: string
      /** How long the last run took, in nanoseconds. */
      duration: number | bigint
      /** How many times in a row the check has failed. Nodes of version 1.14 leave it out when the check passed. */
      contiguousFailures?: number | bigint
      /** When the contiguous failures began, in RFC 3339 format; absent when the check passed. */
      timeOfFirstFailure?: string
    }
    /**
     * The last result of each check by its name: one per chain, named by its alias or else its blockchain ID, and the
     * global ones.
     */
    HealthChecks: {
      C?: components["schemas"]["ChainCheck"]
      P?: components["schemas"]["ChainCheck"]
      X?: components["schemas"]["ChainCheck"]
      bls?: components["schemas"]["BlsCheck"]
      bootstrapped?: components["schemas"]["BootstrappedCheck"]
      database?: components["schemas"]["HealthCheck"]
      diskspace?: components["schemas"]["DiskSpaceCheck"]
      futureupgrade?: components["schemas"]["FutureUpgradeCheck"]
      network?: components["schemas"]["NetworkCheck"]
      router?: components["schemas"]["RouterCheck"]
    } & {
      [key: string]: components["schemas"]["HealthCheck"]
    }
    HealthResult: {
      checks: components["schemas"]["HealthChecks"]
      /** Whether all these checks pass. */
      healthy: boolean
    }
    NetworkCheck: {
      message?: components["schemas"]["NetworkHealth"]
      /** Why the check failed; absent when it passed. */
      error?: string
      /** When the check ran last, in RFC 3339 format; the year 1 when it has not run yet. */
      timestamp: string
      /** How long the last run took, in nanoseconds. */
      duration: number | bigint
      /** How many times in a row the check has failed. Nodes of version 1.14 leave it out when the check passed. */
      contiguousFailures?: number | bigint
      /** When the contiguous failures began, in RFC 3339 format; absent when the check passed. */
      timeOfFirstFailure?: string
    }
    NetworkHealth: {
      /** How many peers are connected. */
      connectedPeers?: number
      /** Share of messages that could not be sent, from 0 to 1. */
      sendFailRate?: number
      timeSinceLastMsgReceived?: components["schemas"]["GoDuration"]
      timeSinceLastMsgSent?: components["schemas"]["GoDuration"]
      "primary network validator health"?: components["schemas"]["PrimaryNetworkValidatorHealth"]
    }
    NetworkingHealth: {
      /** Connected share of the stake, from 0 to 1. */
      percentConnected?: number
      /** The validators that are not connected, by node ID. */
      disconnectedValidators?: components["schemas"]["NodeID"][]
    }
    /** A node's ID: `NodeID-` and the 20-byte hash of its certificate in CB58. */
    NodeID: string
    PrimaryNetworkValidatorHealth: {
      /** How many peers opened a connection to this node. */
      ingressConnectionCount?: number
      /** Whether this node validates the primary network. */
      primaryNetworkValidator?: boolean
    }
    RouterCheck: {
      message?: components["schemas"]["RouterHealth"]
      /** Why the check failed; absent when it passed. */
      error?: string
      /** When the check ran last, in RFC 3339 format; the year 1 when it has not run yet. */
      timestamp: string
      /** How long the last run took, in nanoseconds. */
      duration: number | bigint
      /** How many times in a row the check has failed. Nodes of version 1.14 leave it out when the check passed. */
      contiguousFailures?: number | bigint
      /** When the contiguous failures began, in RFC 3339 format; absent when the check passed. */
      timeOfFirstFailure?: string
    }
    RouterHealth: {
      longestRunningRequest?: components["schemas"]["GoDuration"]
      /** How many requests to peers wait for an answer. */
      outstandingRequests?: number
    }
    /** Parameters of `health.health`. */
    CheckHealthParams: {
      /**
       * Only the checks with one of these tags, and the global ones. A tag is a subnet ID, which stands for its chains,
       * or `all`. Omitted or empty, all checks are kept.
       */
      tags?: string[]
    }
    CheckHealthResult: components["schemas"]["HealthResult"]
    /** Parameters of `health.readiness`. */
    CheckReadinessParams: {
      /**
       * Only the checks with one of these tags, and the global ones. A tag is a subnet ID, which stands for its chains,
       * or `all`. Omitted or empty, all checks are kept.
       */
      tags?: string[]
    }
    CheckReadinessResult: components["schemas"]["HealthResult"]
    /** Parameters of `health.liveness`. */
    CheckLivenessParams: {
      /**
       * Only the checks with one of these tags, and the global ones. A tag is a subnet ID, which stands for its chains,
       * or `all`. Omitted or empty, all checks are kept.
       */
      tags?: string[]
    }
    CheckLivenessResult: components["schemas"]["HealthResult"]
  }
  responses: never
  parameters: never
  requestBodies: never
  headers: never
  pathItems: never
}
export type BlsCheck = components["schemas"]["BlsCheck"]
export type BootstrappedCheck = components["schemas"]["BootstrappedCheck"]
export type ChainCheck = components["schemas"]["ChainCheck"]
export type ChainHealth = components["schemas"]["ChainHealth"]
export type ConsensusHealth = components["schemas"]["ConsensusHealth"]
export type DiskSpaceCheck = components["schemas"]["DiskSpaceCheck"]
export type DiskSpaceHealth = components["schemas"]["DiskSpaceHealth"]
export type EngineHealth = components["schemas"]["EngineHealth"]
export type FutureUpgradeCheck = components["schemas"]["FutureUpgradeCheck"]
export type FutureUpgradeHealth = components["schemas"]["FutureUpgradeHealth"]
export type GoDuration = components["schemas"]["GoDuration"]
export type HealthCheck = components["schemas"]["HealthCheck"]
export type HealthChecks = components["schemas"]["HealthChecks"]
export type HealthResult = components["schemas"]["HealthResult"]
export type NetworkCheck = components["schemas"]["NetworkCheck"]
export type NetworkHealth = components["schemas"]["NetworkHealth"]
export type NetworkingHealth = components["schemas"]["NetworkingHealth"]
export type NodeID = components["schemas"]["NodeID"]
export type PrimaryNetworkValidatorHealth = components["schemas"]["PrimaryNetworkValidatorHealth"]
export type RouterCheck = components["schemas"]["RouterCheck"]
export type RouterHealth = components["schemas"]["RouterHealth"]
export type CheckHealthParams = ParametersOf<components["schemas"]["CheckHealthParams"]>
export type CheckHealthResult = components["schemas"]["CheckHealthResult"]
export type CheckReadinessParams = ParametersOf<components["schemas"]["CheckReadinessParams"]>
export type CheckReadinessResult = components["schemas"]["CheckReadinessResult"]
export type CheckLivenessParams = ParametersOf<components["schemas"]["CheckLivenessParams"]>
export type CheckLivenessResult = components["schemas"]["CheckLivenessResult"]
