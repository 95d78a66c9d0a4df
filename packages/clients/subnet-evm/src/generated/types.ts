// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { ParametersOf } from "@serac/client/rpc"

export interface components {
  schemas: {
    /**
     * The accounts and storage slots that a transaction announces to touch (EIP-2930). An entry that names the Warp
     * precompile carries a signed Warp message in its storage keys.
     */
    AccessList: components["schemas"]["AccessListEntry"][]
    AccessListEntry: {
      /** The account. */
      address: components["schemas"]["EvmAddress"]
      /** Storage slots of the account. */
      storageKeys: components["schemas"]["Hash32"][]
    }
    AccessListResult: {
      /** The accounts and storage slots that the call touches. */
      accessList: components["schemas"]["AccessList"]
      /** Why the call failed. Absent when it succeeded. */
      error?: string
      /** The gas that the call uses with this access list. */
      gasUsed: components["schemas"]["Quantity"]
    }
    /** A transaction with one gas price and an access list (EIP-2930). */
    AccessListTransaction: {
      /** The block's hash, null while the transaction is pending. */
      blockHash: components["schemas"]["Hash32"] | null
      /** The block's number, null while the transaction is pending. */
      blockNumber: components["schemas"]["Quantity"] | null
      /** When the block was made, in Unix seconds. Nodes of version 1.14 leave it out. */
      blockTimestamp?: components["schemas"]["Quantity"]
      /** The sender. */
      from: components["schemas"]["EvmAddress"]
      /** The maximum gas that the transaction may use. */
      gas: components["schemas"]["Quantity"]
      /**
       * What the sender paid for one unit of gas, in wei. While a transaction with two fee caps is pending it is the
       * higher cap.
       */
      gasPrice: components["schemas"]["Quantity"]
      /** The transaction's hash. */
      hash: components["schemas"]["Hash32"]
      /** The call data, or the code that creates a contract. */
      input: components["schemas"]["Data"]
      /** How many transactions the sender had sent before. */
      nonce: components["schemas"]["Quantity"]
      /** The recipient, null when the transaction creates a contract. */
      to: components["schemas"]["EvmAddress"] | null
      /** The index of the transaction in the block, from 0. Null while it is pending. */
      transactionIndex: components["schemas"]["Quantity"] | null
      /** The amount sent, in wei. */
      value: components["schemas"]["Quantity"]
      /** The signature's recovery value. */
      v: components["schemas"]["Quantity"]
      /** The signature's first number. */
      r: components["schemas"]["Quantity"]
      /** The signature's second number. */
      s: components["schemas"]["Quantity"]
      /** The accounts and storage slots announced. */
      accessList: components["schemas"]["AccessList"]
      /** The chain that the transaction is bound to. */
      chainId: components["schemas"]["Quantity"]
      /** The signature's recovery bit. */
      yParity: components["schemas"]["Quantity"]
      type: "0x1"
    }
    AccountAccess: {
      /** The account. */
      address: components["schemas"]["EvmAddress"]
      /** The words of the storage that changed. */
      storageChanges?: components["schemas"]["SlotChanges"][]
      /** The slots that were only read. */
      storageReads?: components["schemas"]["Hash32"][]
      /** The balances in wei. */
      balanceChanges?: components["schemas"]["QuantityChange"][]
      /** The nonces. */
      nonceChanges?: components["schemas"]["QuantityChange"][]
      /** The code. */
      codeChanges?: components["schemas"]["CodeChange"][]
    }
    /** What to change of an account. `state` and `stateDiff` exclude each other. */
    AccountOverride: {
      /** The balance in wei. */
      balance?: components["schemas"]["Quantity"]
      /** How many transactions the account has sent. */
      nonce?: components["schemas"]["Quantity"]
      /** The code. */
      code?: components["schemas"]["Data"]
      /** The whole storage, by slot. */
      state?: components["schemas"]["Storage"]
      /** Single words of the storage, by slot. */
      stateDiff?: components["schemas"]["Storage"]
    }
    /** An account with Merkle proofs of it and of slots of its storage (EIP-1186). */
    AccountProof: {
      /** The account. */
      address: components["schemas"]["EvmAddress"]
      accountProof: components["schemas"]["ProofNodes"]
      /** The balance in wei. */
      balance: components["schemas"]["Quantity"]
      /** The hash of the code. */
      codeHash: components["schemas"]["Hash32"]
      /** How many transactions the account has sent. */
      nonce: components["schemas"]["Quantity"]
      /** The root of the storage. */
      storageHash: components["schemas"]["Hash32"]
      /** A proof of each requested slot. */
      storageProof: components["schemas"]["StorageProof"][]
    }
    ActivePrecompile: {
      /** When the precompile was switched on, in Unix seconds. */
      timestamp: components["schemas"]["JsonUint64"]
    }
    /** The configurations that are active at a time, by name. Empty when none is. */
    ActivePrecompiles: {
      contractDeployerAllowListConfig?: components["schemas"]["AllowListConfig"]
      contractNativeMinterConfig?: components["schemas"]["NativeMinterConfig"]
      txAllowListConfig?: components["schemas"]["AllowListConfig"]
      feeManagerConfig?: components["schemas"]["FeeManagerConfig"]
      rewardManagerConfig?: components["schemas"]["RewardManagerConfig"]
      gasPriceManagerConfig?: components["schemas"]["GasPriceManagerConfig"]
      warpConfig?: components["schemas"]["WarpConfig"]
    }
    /** The rules and precompiles that are active at a time. */
    ActiveRules: {
      ethRules: components["schemas"]["EthRules"]
      avalancheRules: components["schemas"]["AvalancheRules"]
      /** The active precompiles, by the name of their configuration. */
      precompiles: {
        [key: string]: components["schemas"]["ActivePrecompile"]
      }
    }
    /**
     * An address of the X-Chain or the P-Chain: a chain alias or ID, a hyphen, and the 20-byte key hash in Bech32. The
     * human-readable part depends on the network.
     */
    Address: string
    /** An address with its chain prefix (`X-custom1...`), or the bare 20-byte key hash in CB58. */
    AddressArgument: string
    /** Who may deploy contracts (`contractDeployerAllowListConfig`) or send transactions (`txAllowListConfig`). */
    AllowListConfig: {
      /** When the configuration takes effect, in Unix seconds. Null when it never does. */
      blockTimestamp: components["schemas"]["JsonUint64"] | null
      /** Whether the precompile is switched off at that moment. Absent when it is switched on. */
      disable?: boolean
      /** Who may use the precompile and change every role. */
      adminAddresses?: components["schemas"]["EvmAddress"][]
      /** Who may use the precompile and change who else may. */
      managerAddresses?: components["schemas"]["EvmAddress"][]
      /** Who may use the precompile. */
      enabledAddresses?: components["schemas"]["EvmAddress"][]
    }
    /** A transaction that moves assets between the C-Chain and the X-Chain or the P-Chain. */
    AtomicTransaction: {
      /** The encoded transaction. */
      tx: components["schemas"]["FormattedHex"]
      encoding: components["schemas"]["ResponseEncoding"]
      /** The number of the block that has the transaction. Absent while it is not accepted. */
      blockHeight?: components["schemas"]["DecimalString"]
    }
    AtomicTransactionStatus: {
      /**
       * `Accepted` when an accepted block has the transaction, `Processing` while it waits, `Dropped` when the node
       * gave it up, `Unknown` otherwise.
       */
      status: "Accepted" | "Processing" | "Dropped" | "Unknown" | (string & {})
      /** The number of the block that has the transaction. Absent while it is not accepted. */
      blockHeight?: components["schemas"]["DecimalString"]
    }
    /** Whether each network upgrade is active. */
    AvalancheRules: {
      IsSubnetEVM: boolean
      IsDurango: boolean
      IsEtna: boolean
      IsFortuna?: boolean
      IsGranite?: boolean
      IsHelicon?: boolean
    }
    /** A block that the node rejected. */
    BadBlock: {
      /** The block's hash. */
      hash: components["schemas"]["Hash32"]
      /** The block with full transactions. */
      block: {
        /** The block's number. */
        number?: components["schemas"]["Quantity"]
        /**
         * The block's hash, null in the pending block of the C-Chain since Helicon. Two chains with the same genesis
         * state share their first one.
         */
        hash?: components["schemas"]["Hash32"] | null
        /** The hash of the parent block. */
        parentHash?: components["schemas"]["Hash32"]
        /** Eight zero bytes, null where the hash is. */
        nonce?: components["schemas"]["BlockNonce"] | null
        /** Thirty-two bytes that proof of work once used. */
        mixHash?: components["schemas"]["Hash32"]
        /** The hash of the list of uncles, which is always empty. */
        sha3Uncles?: components["schemas"]["Hash32"]
        /**
         * The Bloom filter over the block's logs. On the C-Chain since Helicon, over those of the blocks that it
         * settles.
         */
        logsBloom?: components["schemas"]["LogsBloom"]
        /** The root of the state after the block. On the C-Chain since Helicon, after the block at `settledHeight`. */
        stateRoot?: components["schemas"]["Hash32"]
        /**
         * Who receives the fees. The burn address unless the chain pays them to block builders. Null where the hash is.
         */
        miner?: components["schemas"]["EvmAddress"] | null
        /** Always 1, and 0 in block 0. */
        difficulty?: components["schemas"]["Quantity"]
        /** The block's number. The C-Chain of a network that has passed Helicon answers 0 for every block. */
        totalDifficulty?: components["schemas"]["Quantity"]
        /** The state of the fee algorithm and the results of Warp predicates. */
        extraData?: components["schemas"]["Data"]
        /** The maximum gas that the block may use. */
        gasLimit?: components["schemas"]["Quantity"]
        /**
         * The gas that the block's transactions used. On the C-Chain since Helicon, the sum of their gas limits and of
         * the gas of its atomic transactions.
         */
        gasUsed?: components["schemas"]["Quantity"]
        /** When the block was made, in Unix seconds. */
        timestamp?: components["schemas"]["Quantity"]
        /** The root of the transactions. */
        transactionsRoot?: components["schemas"]["Hash32"]
        /** The root of the receipts. On the C-Chain since Helicon, of those of the blocks that it settles. */
        receiptsRoot?: components["schemas"]["Hash32"]
        /**
         * The minimum price of one unit of gas, in wei. Absent before dynamic fees. On the C-Chain since Helicon, the
         * highest price that the block may charge; the receipt's `effectiveGasPrice` says what was paid.
         */
        baseFeePerGas?: components["schemas"]["Quantity"]
        /**
         * The gas that the block had to pay for beyond its own because it was produced early. Absent before block gas
         * costs.
         */
        blockGasCost?: components["schemas"]["Quantity"]
        /** The blob gas used, zero on this network. Absent before the Etna upgrade. */
        blobGasUsed?: components["schemas"]["Quantity"]
        /** The running excess of blob gas, zero on this network. Absent before the Etna upgrade. */
        excessBlobGas?: components["schemas"]["Quantity"]
        /** Zero bytes on this network. Absent before the Etna upgrade. */
        parentBeaconBlockRoot?: components["schemas"]["Hash32"]
        /** When the block was made, in Unix milliseconds. Absent before the Granite upgrade. */
        timestampMilliseconds?: components["schemas"]["Quantity"]
        /** The state of the algorithm that sets the minimum delay between blocks. Absent before the Granite upgrade. */
        minDelayExcess?: components["schemas"]["Quantity"]
        /** The hash of the atomic transactions. On the C-Chain only. */
        extDataHash?: components["schemas"]["Hash32"]
        /** The gas that the atomic transactions used. On the C-Chain only, where it is 0 since Helicon. */
        extDataGasUsed?: components["schemas"]["Quantity"]
        /** The number of the last block that this one settles. On the C-Chain since Helicon only. */
        settledHeight?: components["schemas"]["Quantity"]
        /**
         * The gas clock after the block at `settledHeight`, in whole Unix seconds. On the C-Chain since Helicon only.
         */
        settledGasUnix?: components["schemas"]["Quantity"]
        /**
         * The fraction of a second of that gas clock, in units of gas out of those that the chain can use in one
         * second. On the C-Chain since Helicon only.
         */
        settledGasNumerator?: components["schemas"]["Quantity"]
        /**
         * The excess of gas, from which the price follows, after the block at `settledHeight`. On the C-Chain since
         * Helicon only.
         */
        settledExcess?: components["schemas"]["Quantity"]
        /** The state of the algorithm that sets the target of gas per second. On the C-Chain since Helicon only. */
        targetExponent?: components["schemas"]["Quantity"]
        /** The state of the algorithm that sets the minimum price of gas. On the C-Chain since Helicon only. */
        minPriceExponent?: components["schemas"]["Quantity"]
        /** The size of the encoded block in bytes. */
        size?: components["schemas"]["Quantity"]
        /** The transactions in their order. */
        transactions?: components["schemas"]["Transactions"]
        /** Always empty. */
        uncles?: components["schemas"]["TransactionHashes"]
        /** The atomic transactions of the block, encoded. On the C-Chain only. */
        blockExtraData?: components["schemas"]["Data"]
      }
      /** The encoded block. */
      rlp: `0x${string}`
      /** Why the block was rejected. */
      reason?: {
        [key: string]: unknown
      } | null
    }
    BlobSchedule: {
      /** The update fraction of the blob base fee: the larger, the slower the fee changes. */
      baseFeeUpdateFraction: number
      /** The maximum number of blobs in a block. */
      max: number
      /** The blobs of a block that the fee aims at. */
      target: number
    }
    /** A block with its transactions, full or as hashes. */
    Block: components["schemas"]["BlockWithTransactions"] | components["schemas"]["BlockWithHashes"]
    /** What a block read and changed, by account (EIP-7928). */
    BlockAccessList: components["schemas"]["AccountAccess"][]
    BlockByHash: {
      /** The block's hash. */
      blockHash: components["schemas"]["Hash32"]
      /**
       * Whether a block that is not part of the canonical chain is refused.
       * @default false
       */
      requireCanonical?: boolean
    }
    BlockByNumber: {
      /** The block's number or a tag. */
      blockNumber: components["schemas"]["BlockNumberOrTag"]
    }
    /** Eight bytes that proof of work once used. Always zero. */
    BlockNonce: `0x${string}`
    /** A block by its number or by name. A number above the last accepted block is an error. */
    BlockNumberOrTag: components["schemas"]["Quantity"] | components["schemas"]["BlockTag"] | bigint
    /** A block by its number, by name, by its hash, or by an object that names one of them. */
    BlockNumberOrTagOrHash:
      | components["schemas"]["Quantity"]
      | components["schemas"]["BlockTag"]
      | components["schemas"]["Hash32"]
      | components["schemas"]["BlockByNumber"]
      | components["schemas"]["BlockByHash"]
      | bigint
    /** Members of the block to override for the call. */
    BlockOverrides: {
      /** The number. */
      number?: components["schemas"]["Quantity"]
      /** The difficulty. */
      difficulty?: components["schemas"]["Quantity"]
      /** The time in Unix seconds. */
      time?: components["schemas"]["Quantity"]
      /** The gas limit of the block. */
      gasLimit?: components["schemas"]["Quantity"]
      /** Who receives the fees. */
      coinbase?: components["schemas"]["EvmAddress"]
      /** The base fee in wei. */
      baseFee?: components["schemas"]["Quantity"]
      /** The base fee of blob gas in wei. */
      blobBaseFee?: components["schemas"]["Quantity"]
    }
    BlockStateCalls: {
      blockOverrides?: components["schemas"]["BlockOverrides"]
      stateOverrides?: components["schemas"]["StateOverrides"]
      /** The calls in their order. */
      calls?: components["schemas"]["TransactionRequest"][]
    }
    /**
     * A block by name. `earliest` is block 0; `latest`, `pending`, `accepted`, `finalized` and `safe` all mean the last
     * accepted block, as an accepted block is final and the node keeps no pending one. From the Helicon upgrade on, the
     * C-Chain executes and settles blocks after accepting them: `pending` is the last accepted block, `latest` the last
     * executed one, `safe` and `finalized` are the last settled one, and `accepted` is an error.
     */
    BlockTag: "latest" | "pending" | "accepted" | "finalized" | "safe" | "earliest" | (string & {})
    /** The traces of a block's transactions, in their order. */
    BlockTrace: components["schemas"]["TransactionTrace"][]
    /** A block with the hashes of its transactions. */
    BlockWithHashes: {
      /** The block's number. */
      number: components["schemas"]["Quantity"]
      /**
       * The block's hash, null in the pending block of the C-Chain since Helicon. Two chains with the same genesis
       * state share their first one.
       */
      hash: components["schemas"]["Hash32"] | null
      /** The hash of the parent block. */
      parentHash: components["schemas"]["Hash32"]
      /** Eight zero bytes, null where the hash is. */
      nonce: components["schemas"]["BlockNonce"] | null
      /** Thirty-two bytes that proof of work once used. */
      mixHash: components["schemas"]["Hash32"]
      /** The hash of the list of uncles, which is always empty. */
      sha3Uncles: components["schemas"]["Hash32"]
      /**
       * The Bloom filter over the block's logs. On the C-Chain since Helicon, over those of the blocks that it settles.
       */
      logsBloom: components["schemas"]["LogsBloom"]
      /** The root of the state after the block. On the C-Chain since Helicon, after the block at `settledHeight`. */
      stateRoot: components["schemas"]["Hash32"]
      /**
       * Who receives the fees. The burn address unless the chain pays them to block builders. Null where the hash is.
       */
      miner: components["schemas"]["EvmAddress"] | null
      /** Always 1, and 0 in block 0. */
      difficulty: components["schemas"]["Quantity"]
      /** The block's number. The C-Chain of a network that has passed Helicon answers 0 for every block. */
      totalDifficulty: components["schemas"]["Quantity"]
      /** The state of the fee algorithm and the results of Warp predicates. */
      extraData: components["schemas"]["Data"]
      /** The maximum gas that the block may use. */
      gasLimit: components["schemas"]["Quantity"]
      /**
       * The gas that the block's transactions used. On the C-Chain since Helicon, the sum of their gas limits and of
       * the gas of its atomic transactions.
       */
      gasUsed: components["schemas"]["Quantity"]
      /** When the block was made, in Unix seconds. */
      timestamp: components["schemas"]["Quantity"]
      /** The root of the transactions. */
      transactionsRoot: components["schemas"]["Hash32"]
      /** The root of the receipts. On the C-Chain since Helicon, of those of the blocks that it settles. */
      receiptsRoot: components["schemas"]["Hash32"]
      /**
       * The minimum price of one unit of gas, in wei. Absent before dynamic fees. On the C-Chain since Helicon, the
       * highest price that the block may charge; the receipt's `effectiveGasPrice` says what was paid.
       */
      baseFeePerGas?: components["schemas"]["Quantity"]
      /**
       * The gas that the block had to pay for beyond its own because it was produced early. Absent before block gas
       * costs.
       */
      blockGasCost?: components["schemas"]["Quantity"]
      /** The blob gas used, zero on this network. Absent before the Etna upgrade. */
      blobGasUsed?: components["schemas"]["Quantity"]
      /** The running excess of blob gas, zero on this network. Absent before the Etna upgrade. */
      excessBlobGas?: components["schemas"]["Quantity"]
      /** Zero bytes on this network. Absent before the Etna upgrade. */
      parentBeaconBlockRoot?: components["schemas"]["Hash32"]
      /** When the block was made, in Unix milliseconds. Absent before the Granite upgrade. */
      timestampMilliseconds?: components["schemas"]["Quantity"]
      /** The state of the algorithm that sets the minimum delay between blocks. Absent before the Granite upgrade. */
      minDelayExcess?: components["schemas"]["Quantity"]
      /** The hash of the atomic transactions. On the C-Chain only. */
      extDataHash?: components["schemas"]["Hash32"]
      /** The gas that the atomic transactions used. On the C-Chain only, where it is 0 since Helicon. */
      extDataGasUsed?: components["schemas"]["Quantity"]
      /** The number of the last block that this one settles. On the C-Chain since Helicon only. */
      settledHeight?: components["schemas"]["Quantity"]
      /** The gas clock after the block at `settledHeight`, in whole Unix seconds. On the C-Chain since Helicon only. */
      settledGasUnix?: components["schemas"]["Quantity"]
      /**
       * The fraction of a second of that gas clock, in units of gas out of those that the chain can use in one second.
       * On the C-Chain since Helicon only.
       */
      settledGasNumerator?: components["schemas"]["Quantity"]
      /**
       * The excess of gas, from which the price follows, after the block at `settledHeight`. On the C-Chain since
       * Helicon only.
       */
      settledExcess?: components["schemas"]["Quantity"]
      /** The state of the algorithm that sets the target of gas per second. On the C-Chain since Helicon only. */
      targetExponent?: components["schemas"]["Quantity"]
      /** The state of the algorithm that sets the minimum price of gas. On the C-Chain since Helicon only. */
      minPriceExponent?: components["schemas"]["Quantity"]
      /** The size of the encoded block in bytes. */
      size: components["schemas"]["Quantity"]
      /** The hashes of the transactions in their order. */
      transactions: components["schemas"]["TransactionHashes"]
      /** Always empty. */
      uncles: components["schemas"]["TransactionHashes"]
      /** The atomic transactions of the block, encoded. On the C-Chain only. */
      blockExtraData?: components["schemas"]["Data"]
    }
    /** A block with its full transactions. */
    BlockWithTransactions: {
      /** The block's number. */
      number: components["schemas"]["Quantity"]
      /**
       * The block's hash, null in the pending block of the C-Chain since Helicon. Two chains with the same genesis
       * state share their first one.
       */
      hash: components["schemas"]["Hash32"] | null
      /** The hash of the parent block. */
      parentHash: components["schemas"]["Hash32"]
      /** Eight zero bytes, null where the hash is. */
      nonce: components["schemas"]["BlockNonce"] | null
      /** Thirty-two bytes that proof of work once used. */
      mixHash: components["schemas"]["Hash32"]
      /** The hash of the list of uncles, which is always empty. */
      sha3Uncles: components["schemas"]["Hash32"]
      /**
       * The Bloom filter over the block's logs. On the C-Chain since Helicon, over those of the blocks that it settles.
       */
      logsBloom: components["schemas"]["LogsBloom"]
      /** The root of the state after the block. On the C-Chain since Helicon, after the block at `settledHeight`. */
      stateRoot: components["schemas"]["Hash32"]
      /**
       * Who receives the fees. The burn address unless the chain pays them to block builders. Null where the hash is.
       */
      miner: components["schemas"]["EvmAddress"] | null
      /** Always 1, and 0 in block 0. */
      difficulty: components["schemas"]["Quantity"]
      /** The block's number. The C-Chain of a network that has passed Helicon answers 0 for every block. */
      totalDifficulty: components["schemas"]["Quantity"]
      /** The state of the fee algorithm and the results of Warp predicates. */
      extraData: components["schemas"]["Data"]
      /** The maximum gas that the block may use. */
      gasLimit: components["schemas"]["Quantity"]
      /**
       * The gas that the block's transactions used. On the C-Chain since Helicon, the sum of their gas limits and of
       * the gas of its atomic transactions.
       */
      gasUsed: components["schemas"]["Quantity"]
      /** When the block was made, in Unix seconds. */
      timestamp: components["schemas"]["Quantity"]
      /** The root of the transactions. */
      transactionsRoot: components["schemas"]["Hash32"]
      /** The root of the receipts. On the C-Chain since Helicon, of those of the blocks that it settles. */
      receiptsRoot: components["schemas"]["Hash32"]
      /**
       * The minimum price of one unit of gas, in wei. Absent before dynamic fees. On the C-Chain since Helicon, the
       * highest price that the block may charge; the receipt's `effectiveGasPrice` says what was paid.
       */
      baseFeePerGas?: components["schemas"]["Quantity"]
      /**
       * The gas that the block had to pay for beyond its own because it was produced early. Absent before block gas
       * costs.
       */
      blockGasCost?: components["schemas"]["Quantity"]
      /** The blob gas used, zero on this network. Absent before the Etna upgrade. */
      blobGasUsed?: components["schemas"]["Quantity"]
      /** The running excess of blob gas, zero on this network. Absent before the Etna upgrade. */
      excessBlobGas?: components["schemas"]["Quantity"]
      /** Zero bytes on this network. Absent before the Etna upgrade. */
      parentBeaconBlockRoot?: components["schemas"]["Hash32"]
      /** When the block was made, in Unix milliseconds. Absent before the Granite upgrade. */
      timestampMilliseconds?: components["schemas"]["Quantity"]
      /** The state of the algorithm that sets the minimum delay between blocks. Absent before the Granite upgrade. */
      minDelayExcess?: components["schemas"]["Quantity"]
      /** The hash of the atomic transactions. On the C-Chain only. */
      extDataHash?: components["schemas"]["Hash32"]
      /** The gas that the atomic transactions used. On the C-Chain only, where it is 0 since Helicon. */
      extDataGasUsed?: components["schemas"]["Quantity"]
      /** The number of the last block that this one settles. On the C-Chain since Helicon only. */
      settledHeight?: components["schemas"]["Quantity"]
      /** The gas clock after the block at `settledHeight`, in whole Unix seconds. On the C-Chain since Helicon only. */
      settledGasUnix?: components["schemas"]["Quantity"]
      /**
       * The fraction of a second of that gas clock, in units of gas out of those that the chain can use in one second.
       * On the C-Chain since Helicon only.
       */
      settledGasNumerator?: components["schemas"]["Quantity"]
      /**
       * The excess of gas, from which the price follows, after the block at `settledHeight`. On the C-Chain since
       * Helicon only.
       */
      settledExcess?: components["schemas"]["Quantity"]
      /** The state of the algorithm that sets the target of gas per second. On the C-Chain since Helicon only. */
      targetExponent?: components["schemas"]["Quantity"]
      /** The state of the algorithm that sets the minimum price of gas. On the C-Chain since Helicon only. */
      minPriceExponent?: components["schemas"]["Quantity"]
      /** The size of the encoded block in bytes. */
      size: components["schemas"]["Quantity"]
      /** The transactions in their order. */
      transactions: components["schemas"]["Transactions"]
      /** Always empty. */
      uncles: components["schemas"]["TransactionHashes"]
      /** The atomic transactions of the block, encoded. On the C-Chain only. */
      blockExtraData?: components["schemas"]["Data"]
    }
    /**
     * The encoding of bytes where no JSON form exists: `hex` and `hexc` with a four-byte checksum, `hexnc` without one.
     * @default hex
     */
    BytesEncoding: "hex" | "hexc" | "hexnc"
    CallError: {
      /** The JSON-RPC code that a single call would have failed with, such as 3 for a revert. */
      code: number
      message: string
      /** The data of a revert. */
      data?: components["schemas"]["Data"]
    }
    /** A call with the calls that it made. */
    CallFrame: {
      /** The operation that makes the call. */
      type: "CALL" | "STATICCALL" | "DELEGATECALL" | "CALLCODE" | "CREATE" | "CREATE2" | "SELFDESTRUCT" | (string & {})
      /** Who called. */
      from: components["schemas"]["EvmAddress"]
      /** Who was called or created. Absent when a creation failed. */
      to?: components["schemas"]["EvmAddress"]
      /** The amount sent in wei. Absent where the operation sends none. */
      value?: components["schemas"]["Quantity"]
      /** The gas given. */
      gas: components["schemas"]["Quantity"]
      /** The gas used. */
      gasUsed: components["schemas"]["Quantity"]
      /** The call data, or the code that creates a contract. */
      input: components["schemas"]["Data"]
      /** What was returned. Absent when nothing was. */
      output?: components["schemas"]["Data"]
      /** Why the call failed. Absent when it succeeded. */
      error?: string
      /** The text of a revert. Absent when it has none. */
      revertReason?: string
      /** The calls made, in their order. Absent when none was. */
      calls?: components["schemas"]["CallFrame"][]
      /** The logs emitted, if requested. */
      logs?: components["schemas"]["CallLog"][]
    }
    CallLog: {
      /** The contract that emitted the log. */
      address: components["schemas"]["EvmAddress"]
      /** The indexed words. */
      topics: components["schemas"]["Hash32"][]
      /** The words that are not indexed. */
      data: components["schemas"]["Data"]
      /** How many calls the frame had made before. */
      position?: components["schemas"]["Quantity"]
    }
    /** Which blocks the node has data of, by kind of data. */
    Capabilities: {
      head: components["schemas"]["Head"]
      /** Balances, nonces, code and storage. */
      state: components["schemas"]["Capability"]
      /** Transactions. */
      tx: components["schemas"]["Capability"]
      /** Logs. */
      logs: components["schemas"]["Capability"]
      /** Receipts. */
      receipts: components["schemas"]["Capability"]
      /** Headers and blocks. */
      blocks: components["schemas"]["Capability"]
      /** Proofs of the state. */
      stateproofs: components["schemas"]["Capability"]
    }
    Capability: {
      /** Whether the node has none of this data. */
      disabled: boolean
      /** The number of the first block with this data. */
      oldestBlock?: components["schemas"]["Quantity"]
      deleteStrategy?: components["schemas"]["DeleteStrategy"]
    }
    /**
     * A 32-byte ID (transaction, block, asset, blockchain, subnet) in CB58, that is Base58 with a four-byte checksum.
     */
    Cb58Id: string
    /**
     * The identity of the chain, the times of its forks, and what its genesis and upgrades configure. A fork that is
     * not scheduled is absent.
     */
    ChainConfig: {
      /** The EVM chain ID. */
      chainId: components["schemas"]["JsonUint64"]
      /** The fee configuration of the genesis. On subnet EVM chains only. */
      feeConfig?: components["schemas"]["FeeConfig"]
      /** Whether block builders receive the fees. Absent when they are burnt. */
      allowFeeRecipients?: boolean
      /** The number of the first block under this fork's rules. */
      homesteadBlock?: components["schemas"]["JsonUint64"]
      /** The number of the first block under this fork's rules. */
      daoForkBlock?: components["schemas"]["JsonUint64"]
      /** Whether the chain supports the DAO fork. On the C-Chain only. */
      daoForkSupport?: boolean
      /** The number of the first block under this fork's rules. */
      eip150Block?: components["schemas"]["JsonUint64"]
      /** The hash of the first block under the EIP-150 rules. Nodes of version 1.14 leave it out. */
      eip150Hash?: components["schemas"]["Hash32"]
      /** The number of the first block under this fork's rules. */
      eip155Block?: components["schemas"]["JsonUint64"]
      /** The number of the first block under this fork's rules. */
      eip158Block?: components["schemas"]["JsonUint64"]
      /** The number of the first block under this fork's rules. */
      byzantiumBlock?: components["schemas"]["JsonUint64"]
      /** The number of the first block under this fork's rules. */
      constantinopleBlock?: components["schemas"]["JsonUint64"]
      /** The number of the first block under this fork's rules. */
      petersburgBlock?: components["schemas"]["JsonUint64"]
      /** The number of the first block under this fork's rules. */
      istanbulBlock?: components["schemas"]["JsonUint64"]
      /** The number of the first block under this fork's rules. */
      muirGlacierBlock?: components["schemas"]["JsonUint64"]
      /** The number of the first block under this fork's rules. */
      berlinBlock?: components["schemas"]["JsonUint64"]
      /** The number of the first block under this fork's rules. */
      londonBlock?: components["schemas"]["JsonUint64"]
      /** When this fork's rules begin, in Unix seconds. */
      shanghaiTime?: components["schemas"]["JsonUint64"]
      /** When this fork's rules begin, in Unix seconds. */
      cancunTime?: components["schemas"]["JsonUint64"]
      /** When this fork's rules begin, in Unix seconds. */
      subnetEVMTimestamp?: components["schemas"]["JsonUint64"]
      /** When this fork's rules begin, in Unix seconds. */
      durangoTimestamp?: components["schemas"]["JsonUint64"]
      /** When this fork's rules begin, in Unix seconds. */
      etnaTimestamp?: components["schemas"]["JsonUint64"]
      /** When this fork's rules begin, in Unix seconds. */
      fortunaTimestamp?: components["schemas"]["JsonUint64"]
      /** When this fork's rules begin, in Unix seconds. */
      graniteTimestamp?: components["schemas"]["JsonUint64"]
      /** When this fork's rules begin, in Unix seconds. */
      heliconTimestamp?: components["schemas"]["JsonUint64"]
      /** When this fork's rules begin, in Unix seconds. On the C-Chain only. */
      apricotPhase1BlockTimestamp?: components["schemas"]["JsonUint64"]
      /** When this fork's rules begin, in Unix seconds. On the C-Chain only. */
      apricotPhase2BlockTimestamp?: components["schemas"]["JsonUint64"]
      /** When this fork's rules begin, in Unix seconds. On the C-Chain only. */
      apricotPhase3BlockTimestamp?: components["schemas"]["JsonUint64"]
      /** When this fork's rules begin, in Unix seconds. On the C-Chain only. */
      apricotPhase4BlockTimestamp?: components["schemas"]["JsonUint64"]
      /** When this fork's rules begin, in Unix seconds. On the C-Chain only. */
      apricotPhase5BlockTimestamp?: components["schemas"]["JsonUint64"]
      /** When this fork's rules begin, in Unix seconds. On the C-Chain only. */
      apricotPhasePre6BlockTimestamp?: components["schemas"]["JsonUint64"]
      /** When this fork's rules begin, in Unix seconds. On the C-Chain only. */
      apricotPhase6BlockTimestamp?: components["schemas"]["JsonUint64"]
      /** When this fork's rules begin, in Unix seconds. On the C-Chain only. */
      apricotPhasePost6BlockTimestamp?: components["schemas"]["JsonUint64"]
      /** When this fork's rules begin, in Unix seconds. On the C-Chain only. */
      banffBlockTimestamp?: components["schemas"]["JsonUint64"]
      /** When this fork's rules begin, in Unix seconds. On the C-Chain only. */
      cortinaBlockTimestamp?: components["schemas"]["JsonUint64"]
      /** When this fork's rules begin, in Unix seconds. On the C-Chain only. */
      durangoBlockTimestamp?: components["schemas"]["JsonUint64"]
      contractDeployerAllowListConfig?: components["schemas"]["AllowListConfig"]
      contractNativeMinterConfig?: components["schemas"]["NativeMinterConfig"]
      txAllowListConfig?: components["schemas"]["AllowListConfig"]
      feeManagerConfig?: components["schemas"]["FeeManagerConfig"]
      rewardManagerConfig?: components["schemas"]["RewardManagerConfig"]
      gasPriceManagerConfig?: components["schemas"]["GasPriceManagerConfig"]
      warpConfig?: components["schemas"]["WarpConfig"]
      upgrades?: components["schemas"]["Upgrades"]
    }
    /**
     * A blockchain by its ID in CB58 or by an alias that the node knows, such as `X`, `P` or `C`. Aliases are
     * case-sensitive.
     */
    ChainReference: string
    CodeChange: {
      /** 0 before the transactions, then the number of the transaction, from 1. */
      index: components["schemas"]["Quantity"]
      /** The code from then on. */
      code: components["schemas"]["Data"]
    }
    /** Bytes in hexadecimal, two digits each. No bytes are `0x`. */
    Data: `0x${string}`
    /** An unsigned integer of up to 64 bits in decimal digits, quoted so that no JSON parser rounds it. */
    DecimalString: string
    /** How the node deletes old data. Absent when it keeps all. */
    DeleteStrategy: {
      /** `window` keeps the data of the last blocks only. */
      type: "window" | (string & {})
      /** How many blocks the window has. */
      retentionBlocks?: components["schemas"]["Quantity"]
    }
    /** The outcome of a call. A call that fails is answered with its error, not with a JSON-RPC error. */
    DetailedCallResult: {
      /** The gas used. */
      gas: components["schemas"]["JsonUint64"]
      /** 0 without an error or for one without a code, 3 for a revert with data. */
      errCode: number
      /** Why the call failed. Empty when it succeeded. */
      err: string
      /** What the call returned, or the data of its revert. */
      returnData: components["schemas"]["Data"]
    }
    DumpedAccount: {
      /** The balance in wei, in decimal digits. */
      balance: string
      /** How many transactions the account has sent. */
      nonce: components["schemas"]["JsonUint64"]
      /** The root of the storage. */
      root: components["schemas"]["Hash32"]
      /** The hash of the code. */
      codeHash: components["schemas"]["Hash32"]
      /** The code. Absent when the account has none or it was left out. */
      code?: components["schemas"]["Data"]
      /**
       * The words of the storage by slot, in hexadecimal without `0x` and leading zeros. Absent when there is none or
       * it was left out.
       */
      storage?: {
        [key: string]: string
      }
      /** The address. Absent when the node does not know it. */
      address?: components["schemas"]["EvmAddress"]
      /** The hashed address. */
      key?: components["schemas"]["Hash32"]
    }
    /** A transaction that caps its fee and its tip apart (EIP-1559). */
    DynamicFeeTransaction: {
      /** The block's hash, null while the transaction is pending. */
      blockHash: components["schemas"]["Hash32"] | null
      /** The block's number, null while the transaction is pending. */
      blockNumber: components["schemas"]["Quantity"] | null
      /** When the block was made, in Unix seconds. Nodes of version 1.14 leave it out. */
      blockTimestamp?: components["schemas"]["Quantity"]
      /** The sender. */
      from: components["schemas"]["EvmAddress"]
      /** The maximum gas that the transaction may use. */
      gas: components["schemas"]["Quantity"]
      /**
       * What the sender paid for one unit of gas, in wei. While a transaction with two fee caps is pending it is the
       * higher cap.
       */
      gasPrice: components["schemas"]["Quantity"]
      /** The transaction's hash. */
      hash: components["schemas"]["Hash32"]
      /** The call data, or the code that creates a contract. */
      input: components["schemas"]["Data"]
      /** How many transactions the sender had sent before. */
      nonce: components["schemas"]["Quantity"]
      /** The recipient, null when the transaction creates a contract. */
      to: components["schemas"]["EvmAddress"] | null
      /** The index of the transaction in the block, from 0. Null while it is pending. */
      transactionIndex: components["schemas"]["Quantity"] | null
      /** The amount sent, in wei. */
      value: components["schemas"]["Quantity"]
      /** The signature's recovery value. */
      v: components["schemas"]["Quantity"]
      /** The signature's first number. */
      r: components["schemas"]["Quantity"]
      /** The signature's second number. */
      s: components["schemas"]["Quantity"]
      /** The accounts and storage slots announced. */
      accessList: components["schemas"]["AccessList"]
      /** The chain that the transaction is bound to. */
      chainId: components["schemas"]["Quantity"]
      /** The signature's recovery bit. */
      yParity: components["schemas"]["Quantity"]
      /** The maximum that the sender pays for one unit of gas, in wei. */
      maxFeePerGas: components["schemas"]["Quantity"]
      /** The maximum that the sender pays above the base fee for one unit of gas, in wei. */
      maxPriorityFeePerGas: components["schemas"]["Quantity"]
      type: "0x2"
    }
    /** The last address searched and the last UTXO found; the `startIndex` of the next page. */
    EndIndex: {
      address: components["schemas"]["Address"]
      /** The UTXO's own ID, all zero bytes when none was found. */
      utxo: components["schemas"]["Cb58Id"]
    }
    /** Whether each Ethereum fork is active. */
    EthRules: {
      /** The EVM chain ID. */
      ChainID?: components["schemas"]["JsonUint64"]
      IsHomestead: boolean
      IsEIP150: boolean
      IsEIP155: boolean
      IsEIP158: boolean
      IsByzantium: boolean
      IsConstantinople: boolean
      IsPetersburg: boolean
      IsIstanbul: boolean
      IsBerlin?: boolean
      IsLondon?: boolean
      IsMerge?: boolean
      IsShanghai?: boolean
      IsCancun: boolean
      IsPrague?: boolean
      IsVerkle?: boolean
    }
    /** A 20-byte account address. Letter case may carry the EIP-55 checksum; the node answers in lower case. */
    EvmAddress: `0x${string}`
    /** The parameters of the dynamic fee algorithm. */
    FeeConfig: {
      /** The gas limit of a block. */
      gasLimit?: components["schemas"]["JsonUint64"]
      /** The seconds between blocks that the algorithm aims at. Absent when zero. */
      targetBlockRate?: components["schemas"]["JsonUint64"]
      /** The minimum base fee in wei. */
      minBaseFee?: components["schemas"]["JsonUint64"]
      /** The gas per ten seconds that the algorithm aims at. */
      targetGas?: components["schemas"]["JsonUint64"]
      /** The change denominator of the base fee: the larger, the slower the fee changes. */
      baseFeeChangeDenominator?: components["schemas"]["JsonUint64"]
      /** The minimum block gas cost, which a block pays that is produced early. */
      minBlockGasCost?: components["schemas"]["JsonUint64"]
      /** The maximum block gas cost, which a block pays that is produced early. */
      maxBlockGasCost?: components["schemas"]["JsonUint64"]
      /** How much the block gas cost changes for each second that a block is early or late. */
      blockGasCostStep?: components["schemas"]["JsonUint64"]
    }
    FeeConfigAnswer: {
      feeConfig: components["schemas"]["FeeConfig"]
      /** The number of the block that last changed the configuration, 0 for that of the genesis. */
      lastChangedAt?: components["schemas"]["JsonUint64"]
    }
    /** Fees of consecutive blocks, oldest first. */
    FeeHistory: {
      /** The number of the first block. */
      oldestBlock: components["schemas"]["Quantity"]
      /**
       * The base fee of each block in wei. Unlike Ethereum's answer it does not end with the fee of the next block.
       * Absent when no block is covered.
       */
      baseFeePerGas?: components["schemas"]["Quantity"][]
      /** The share of its gas limit that each block used, from 0 to 1. Null when no block is covered. */
      gasUsedRatio: number[] | null
      /** The tip of each block in wei at each requested percentile. Absent when none was requested. */
      reward?: components["schemas"]["Quantity"][][]
    }
    /** Who may change the fee configuration. */
    FeeManagerConfig: {
      /** When the configuration takes effect, in Unix seconds. Null when it never does. */
      blockTimestamp: components["schemas"]["JsonUint64"] | null
      /** Whether the precompile is switched off at that moment. Absent when it is switched on. */
      disable?: boolean
      /** Who may use the precompile and change every role. */
      adminAddresses?: components["schemas"]["EvmAddress"][]
      /** Who may use the precompile and change who else may. */
      managerAddresses?: components["schemas"]["EvmAddress"][]
      /** Who may use the precompile. */
      enabledAddresses?: components["schemas"]["EvmAddress"][]
      /** The fee configuration from activation on. */
      initialFeeConfig?: components["schemas"]["FeeConfig"]
    }
    FileTraceConfig: {
      /** Whether the step log has the memory. */
      enableMemory?: boolean
      /** Whether the step log leaves out the stack. */
      disableStack?: boolean
      /** Whether the step log leaves out the storage. */
      disableStorage?: boolean
      /** Whether the step log has the data returned. */
      enableReturnData?: boolean
      /** The maximum number of steps to log, 0 for all. */
      limit?: number
      /** How many blocks the node may execute again to rebuild the state. 128 when omitted. */
      reexec?: number
      /** The only transaction to trace. All of the block when omitted. */
      txHash?: components["schemas"]["Hash32"]
    }
    /**
     * What is new since the last poll: logs of a log filter, block hashes of a block filter, and hashes or full
     * transactions of a filter of pending transactions.
     */
    FilterChanges:
      | components["schemas"]["TransactionHashes"]
      | components["schemas"]["Logs"]
      | components["schemas"]["Transactions"]
    /** The ID of a filter on the node that created it. */
    FilterID: `0x${string}`
    ForkConfig: {
      /** When the fork's rules begin, in Unix seconds. */
      activationTime: components["schemas"]["JsonUint64"]
      blobSchedule: components["schemas"]["BlobSchedule"]
      /** The EVM chain ID. */
      chainId: components["schemas"]["Quantity"]
      /** The four-byte checksum of the forks (EIP-6122). */
      forkId: components["schemas"]["Data"]
      /** Addresses of precompiles, by name. */
      precompiles: {
        [key: string]: components["schemas"]["EvmAddress"]
      }
      /** Addresses of system contracts, by name. */
      systemContracts: {
        [key: string]: components["schemas"]["EvmAddress"]
      }
    }
    /**
     * Bytes in hexadecimal after `0x`. With the encodings `hex` and `hexc` the last four bytes are a checksum (the end
     * of the SHA-256 of the bytes before them); with `hexnc` there is none.
     */
    FormattedHex: string
    /** Who may change how the gas price is set. Nodes of version 1.14 do not have it (Helicon upgrade). */
    GasPriceManagerConfig: {
      /** When the configuration takes effect, in Unix seconds. Null when it never does. */
      blockTimestamp: components["schemas"]["JsonUint64"] | null
      /** Whether the precompile is switched off at that moment. Absent when it is switched on. */
      disable?: boolean
      /** Who may use the precompile and change every role. */
      adminAddresses?: components["schemas"]["EvmAddress"][]
      /** Who may use the precompile and change who else may. */
      managerAddresses?: components["schemas"]["EvmAddress"][]
      /** Who may use the precompile. */
      enabledAddresses?: components["schemas"]["EvmAddress"][]
      initialGasPriceConfig?: components["schemas"]["InitialGasPriceConfig"]
    }
    /** A 32-byte value such as the hash of a block, a transaction or a state. */
    Hash32: `0x${string}`
    /** The last block. */
    Head: {
      /** The block's number. */
      number: components["schemas"]["Quantity"]
      /** The block's hash. */
      hash: components["schemas"]["Hash32"]
    }
    /**
     * A block without its transactions. From the Helicon upgrade on, a block of the C-Chain is accepted before its
     * transactions are executed, and settled by a later block. Its bloom filter, receipts root and state root are then
     * those of the blocks that it settles, not its own.
     */
    Header: {
      /** The block's number. */
      number: components["schemas"]["Quantity"]
      /**
       * The block's hash, null in the pending block of the C-Chain since Helicon. Two chains with the same genesis
       * state share their first one.
       */
      hash: components["schemas"]["Hash32"] | null
      /** The hash of the parent block. */
      parentHash: components["schemas"]["Hash32"]
      /** Eight zero bytes, null where the hash is. */
      nonce: components["schemas"]["BlockNonce"] | null
      /** Thirty-two bytes that proof of work once used. */
      mixHash: components["schemas"]["Hash32"]
      /** The hash of the list of uncles, which is always empty. */
      sha3Uncles: components["schemas"]["Hash32"]
      /**
       * The Bloom filter over the block's logs. On the C-Chain since Helicon, over those of the blocks that it settles.
       */
      logsBloom: components["schemas"]["LogsBloom"]
      /** The root of the state after the block. On the C-Chain since Helicon, after the block at `settledHeight`. */
      stateRoot: components["schemas"]["Hash32"]
      /**
       * Who receives the fees. The burn address unless the chain pays them to block builders. Null where the hash is.
       */
      miner: components["schemas"]["EvmAddress"] | null
      /** Always 1, and 0 in block 0. */
      difficulty: components["schemas"]["Quantity"]
      /** The block's number. The C-Chain of a network that has passed Helicon answers 0 for every block. */
      totalDifficulty: components["schemas"]["Quantity"]
      /** The state of the fee algorithm and the results of Warp predicates. */
      extraData: components["schemas"]["Data"]
      /** The maximum gas that the block may use. */
      gasLimit: components["schemas"]["Quantity"]
      /**
       * The gas that the block's transactions used. On the C-Chain since Helicon, the sum of their gas limits and of
       * the gas of its atomic transactions.
       */
      gasUsed: components["schemas"]["Quantity"]
      /** When the block was made, in Unix seconds. */
      timestamp: components["schemas"]["Quantity"]
      /** The root of the transactions. */
      transactionsRoot: components["schemas"]["Hash32"]
      /** The root of the receipts. On the C-Chain since Helicon, of those of the blocks that it settles. */
      receiptsRoot: components["schemas"]["Hash32"]
      /**
       * The minimum price of one unit of gas, in wei. Absent before dynamic fees. On the C-Chain since Helicon, the
       * highest price that the block may charge; the receipt's `effectiveGasPrice` says what was paid.
       */
      baseFeePerGas?: components["schemas"]["Quantity"]
      /**
       * The gas that the block had to pay for beyond its own because it was produced early. Absent before block gas
       * costs.
       */
      blockGasCost?: components["schemas"]["Quantity"]
      /** The blob gas used, zero on this network. Absent before the Etna upgrade. */
      blobGasUsed?: components["schemas"]["Quantity"]
      /** The running excess of blob gas, zero on this network. Absent before the Etna upgrade. */
      excessBlobGas?: components["schemas"]["Quantity"]
      /** Zero bytes on this network. Absent before the Etna upgrade. */
      parentBeaconBlockRoot?: components["schemas"]["Hash32"]
      /** When the block was made, in Unix milliseconds. Absent before the Granite upgrade. */
      timestampMilliseconds?: components["schemas"]["Quantity"]
      /** The state of the algorithm that sets the minimum delay between blocks. Absent before the Granite upgrade. */
      minDelayExcess?: components["schemas"]["Quantity"]
      /** The hash of the atomic transactions. On the C-Chain only. */
      extDataHash?: components["schemas"]["Hash32"]
      /** The gas that the atomic transactions used. On the C-Chain only, where it is 0 since Helicon. */
      extDataGasUsed?: components["schemas"]["Quantity"]
      /** The number of the last block that this one settles. On the C-Chain since Helicon only. */
      settledHeight?: components["schemas"]["Quantity"]
      /** The gas clock after the block at `settledHeight`, in whole Unix seconds. On the C-Chain since Helicon only. */
      settledGasUnix?: components["schemas"]["Quantity"]
      /**
       * The fraction of a second of that gas clock, in units of gas out of those that the chain can use in one second.
       * On the C-Chain since Helicon only.
       */
      settledGasNumerator?: components["schemas"]["Quantity"]
      /**
       * The excess of gas, from which the price follows, after the block at `settledHeight`. On the C-Chain since
       * Helicon only.
       */
      settledExcess?: components["schemas"]["Quantity"]
      /** The state of the algorithm that sets the target of gas per second. On the C-Chain since Helicon only. */
      targetExponent?: components["schemas"]["Quantity"]
      /** The state of the algorithm that sets the minimum price of gas. On the C-Chain since Helicon only. */
      minPriceExponent?: components["schemas"]["Quantity"]
    }
    /** How the gas price is set from activation on. */
    InitialGasPriceConfig: {
      /** Whether the validators set the target. */
      validatorTargetGas?: boolean
      /** The gas per second that the algorithm aims at. */
      targetGas?: components["schemas"]["JsonUint64"]
      /** Whether the price is always the minimum one. */
      staticPricing?: boolean
      /** The minimum price of one unit of gas, in wei. */
      minGasPrice?: components["schemas"]["JsonUint64"]
      /** The seconds in which the price doubles at full use. */
      timeToDouble?: components["schemas"]["JsonUint64"]
    }
    /** Who receives the fees from activation on. */
    InitialRewardConfig: {
      /** Whether block builders receive the fees. */
      allowFeeRecipients: boolean
      /** Who else receives the fees. */
      rewardAddress?: components["schemas"]["EvmAddress"]
    }
    IssuedTransaction: {
      /** The transaction's ID. */
      txID: components["schemas"]["Cb58Id"]
    }
    /**
     * An unsigned integer of up to 64 bits as a JSON number. It may exceed 2^53; an ordinary JSON parser would round
     * it.
     */
    JsonUint64: bigint
    /** A transaction with one gas price. */
    LegacyTransaction: {
      /** The block's hash, null while the transaction is pending. */
      blockHash: components["schemas"]["Hash32"] | null
      /** The block's number, null while the transaction is pending. */
      blockNumber: components["schemas"]["Quantity"] | null
      /** When the block was made, in Unix seconds. Nodes of version 1.14 leave it out. */
      blockTimestamp?: components["schemas"]["Quantity"]
      /** The sender. */
      from: components["schemas"]["EvmAddress"]
      /** The maximum gas that the transaction may use. */
      gas: components["schemas"]["Quantity"]
      /**
       * What the sender paid for one unit of gas, in wei. While a transaction with two fee caps is pending it is the
       * higher cap.
       */
      gasPrice: components["schemas"]["Quantity"]
      /** The transaction's hash. */
      hash: components["schemas"]["Hash32"]
      /** The call data, or the code that creates a contract. */
      input: components["schemas"]["Data"]
      /** How many transactions the sender had sent before. */
      nonce: components["schemas"]["Quantity"]
      /** The recipient, null when the transaction creates a contract. */
      to: components["schemas"]["EvmAddress"] | null
      /** The index of the transaction in the block, from 0. Null while it is pending. */
      transactionIndex: components["schemas"]["Quantity"] | null
      /** The amount sent, in wei. */
      value: components["schemas"]["Quantity"]
      /** The signature's recovery value. */
      v: components["schemas"]["Quantity"]
      /** The signature's first number. */
      r: components["schemas"]["Quantity"]
      /** The signature's second number. */
      s: components["schemas"]["Quantity"]
      type: "0x0"
      /** The chain that the transaction is bound to (EIP-155). Absent from an unbound one. */
      chainId?: components["schemas"]["Quantity"]
    }
    /** An event that a contract emitted. */
    Log: {
      /** The contract that emitted the log. */
      address: components["schemas"]["EvmAddress"]
      /**
       * The indexed words, at most four. The first is the hash of the event's signature unless the event is anonymous.
       */
      topics: components["schemas"]["Hash32"][]
      /** The words that are not indexed. */
      data: components["schemas"]["Data"]
      /** The number of the block. */
      blockNumber: components["schemas"]["Quantity"]
      /** When the block was made, in Unix seconds. Nodes of version 1.14 leave it out. */
      blockTimestamp?: components["schemas"]["Quantity"]
      /** The hash of the transaction. */
      transactionHash: components["schemas"]["Hash32"]
      /** The index of the transaction in the block, from 0. */
      transactionIndex: components["schemas"]["Quantity"]
      /** The hash of the block. */
      blockHash: components["schemas"]["Hash32"]
      /** The index of the log in the block, from 0. */
      logIndex: components["schemas"]["Quantity"]
      /** Whether a reorganization removed the log. False, as accepted blocks are final. */
      removed: boolean
    }
    /** Which logs to return. A block hash and a range of blocks exclude each other. */
    LogFilter: {
      /** The first block. `latest` when omitted. */
      fromBlock?: components["schemas"]["BlockNumberOrTag"]
      /** The last block. `latest` when omitted. */
      toBlock?: components["schemas"]["BlockNumberOrTag"]
      /** The only block. */
      blockHash?: components["schemas"]["Hash32"]
      /** The contract, or contracts of which any may have emitted the log. At most 1000. Any contract when omitted. */
      address?: components["schemas"]["EvmAddress"] | components["schemas"]["EvmAddress"][] | null
      /** What each topic must be, by position. Topics after the last one given may be anything. */
      topics?: components["schemas"]["TopicFilter"][]
    }
    /** Logs in the order of the chain. */
    Logs: components["schemas"]["Log"][]
    /** A 256-byte Bloom filter over the addresses and topics of logs. */
    LogsBloom: `0x${string}`
    /** Who may mint the native token. */
    NativeMinterConfig: {
      /** When the configuration takes effect, in Unix seconds. Null when it never does. */
      blockTimestamp: components["schemas"]["JsonUint64"] | null
      /** Whether the precompile is switched off at that moment. Absent when it is switched on. */
      disable?: boolean
      /** Who may use the precompile and change every role. */
      adminAddresses?: components["schemas"]["EvmAddress"][]
      /** Who may use the precompile and change who else may. */
      managerAddresses?: components["schemas"]["EvmAddress"][]
      /** Who may use the precompile. */
      enabledAddresses?: components["schemas"]["EvmAddress"][]
      /** The amounts to mint at activation, in wei, by address. */
      initialMint?: {
        [key: string]: components["schemas"]["Quantity"]
      }
    }
    /** Times of network upgrades that override the network's own. */
    NetworkUpgrades: {
      /** When this fork's rules begin, in Unix seconds. */
      subnetEVMTimestamp?: components["schemas"]["JsonUint64"]
      /** When this fork's rules begin, in Unix seconds. */
      durangoTimestamp?: components["schemas"]["JsonUint64"]
      /** When this fork's rules begin, in Unix seconds. */
      etnaTimestamp?: components["schemas"]["JsonUint64"]
      /** When this fork's rules begin, in Unix seconds. */
      fortunaTimestamp?: components["schemas"]["JsonUint64"]
      /** When this fork's rules begin, in Unix seconds. */
      graniteTimestamp?: components["schemas"]["JsonUint64"]
      /** When this fork's rules begin, in Unix seconds. */
      heliconTimestamp?: components["schemas"]["JsonUint64"]
    }
    /** The rules of the current, the next and the last scheduled fork (EIP-7910). */
    NodeConfig: {
      current: components["schemas"]["ForkConfig"]
      next: components["schemas"]["NullableForkConfig"]
      last: components["schemas"]["NullableForkConfig"]
    }
    /** A node's ID: `NodeID-` and the 20-byte hash of its certificate in CB58. */
    NodeID: string
    /** Null when no fork is scheduled. */
    NullableForkConfig: components["schemas"]["ForkConfig"] | null
    /** Any JSON value. */
    OtherTrace: {
      [key: string]: unknown
    } | unknown[] | string | number | boolean | null
    /** A transaction of a type that this network does not accept today, such as a blob transaction (`0x3`). */
    OtherTransaction: {
      /** The block's hash, null while the transaction is pending. */
      blockHash: components["schemas"]["Hash32"] | null
      /** The block's number, null while the transaction is pending. */
      blockNumber: components["schemas"]["Quantity"] | null
      /** When the block was made, in Unix seconds. Nodes of version 1.14 leave it out. */
      blockTimestamp?: components["schemas"]["Quantity"]
      /** The sender. */
      from: components["schemas"]["EvmAddress"]
      /** The maximum gas that the transaction may use. */
      gas: components["schemas"]["Quantity"]
      /**
       * What the sender paid for one unit of gas, in wei. While a transaction with two fee caps is pending it is the
       * higher cap.
       */
      gasPrice: components["schemas"]["Quantity"]
      /** The transaction's hash. */
      hash: components["schemas"]["Hash32"]
      /** The call data, or the code that creates a contract. */
      input: components["schemas"]["Data"]
      /** How many transactions the sender had sent before. */
      nonce: components["schemas"]["Quantity"]
      /** The recipient, null when the transaction creates a contract. */
      to: components["schemas"]["EvmAddress"] | null
      /** The index of the transaction in the block, from 0. Null while it is pending. */
      transactionIndex: components["schemas"]["Quantity"] | null
      /** The amount sent, in wei. */
      value: components["schemas"]["Quantity"]
      /** The signature's recovery value. */
      v: components["schemas"]["Quantity"]
      /** The signature's first number. */
      r: components["schemas"]["Quantity"]
      /** The signature's second number. */
      s: components["schemas"]["Quantity"]
      /** The accounts and storage slots announced. */
      accessList?: components["schemas"]["AccessList"]
      /** The chain that the transaction is bound to. */
      chainId?: components["schemas"]["Quantity"]
      /** The signature's recovery bit. */
      yParity?: components["schemas"]["Quantity"]
      /** The maximum that the sender pays for one unit of gas, in wei. */
      maxFeePerGas?: components["schemas"]["Quantity"]
      /** The maximum that the sender pays above the base fee for one unit of gas, in wei. */
      maxPriorityFeePerGas?: components["schemas"]["Quantity"]
      /** The transaction's type. */
      type: `0x${string}`
      /** The maximum that the sender pays for one unit of blob gas, in wei. */
      maxFeePerBlobGas?: components["schemas"]["Quantity"]
      /** The hashes of the blobs. */
      blobVersionedHashes?: components["schemas"]["Hash32"][]
    }
    /** The pending and queued transactions, by sender. */
    PoolContent: {
      /** Those that can be executed now, by sender in checksummed form. */
      pending: {
        [key: string]: components["schemas"]["TransactionsByNonce"]
      }
      /** Those that wait for one with a lower nonce, by sender in checksummed form. */
      queued: {
        [key: string]: components["schemas"]["TransactionsByNonce"]
      }
    }
    PoolContentFrom: {
      /** Those that can be executed now. */
      pending: components["schemas"]["TransactionsByNonce"]
      /** Those that wait for one with a lower nonce. */
      queued: components["schemas"]["TransactionsByNonce"]
    }
    /** The pending and queued transactions as text, by sender and nonce. */
    PoolInspection: {
      /** Those that can be executed now, by sender in checksummed form. */
      pending: {
        [key: string]: components["schemas"]["SummariesByNonce"]
      }
      /** Those that wait for one with a lower nonce, by sender in checksummed form. */
      queued: {
        [key: string]: components["schemas"]["SummariesByNonce"]
      }
    }
    /** The number of pending and queued transactions. */
    PoolStatus: {
      /** Those that can be executed now. */
      pending: components["schemas"]["Quantity"]
      /** Those that wait for one with a lower nonce. */
      queued: components["schemas"]["Quantity"]
    }
    /** One precompile's new configuration, under its name. */
    PrecompileUpgrade: {
      contractDeployerAllowListConfig?: components["schemas"]["AllowListConfig"]
      contractNativeMinterConfig?: components["schemas"]["NativeMinterConfig"]
      txAllowListConfig?: components["schemas"]["AllowListConfig"]
      feeManagerConfig?: components["schemas"]["FeeManagerConfig"]
      rewardManagerConfig?: components["schemas"]["RewardManagerConfig"]
      gasPriceManagerConfig?: components["schemas"]["GasPriceManagerConfig"]
      warpConfig?: components["schemas"]["WarpConfig"]
    }
    PriceOption: {
      /** The tip to offer for one unit of gas, in wei. */
      maxPriorityFeePerGas: components["schemas"]["Quantity"]
      /** The maximum to pay for one unit of gas, in wei. */
      maxFeePerGas: components["schemas"]["Quantity"]
    }
    /** Fees for slow, normal and fast acceptance. */
    PriceOptions: {
      slow: components["schemas"]["PriceOption"]
      normal: components["schemas"]["PriceOption"]
      fast: components["schemas"]["PriceOption"]
    }
    /** Encoded nodes of the Merkle Patricia trie, from the root down. */
    ProofNodes: components["schemas"]["Data"][]
    /** An unsigned integer of any size in hexadecimal, without leading zeros. Zero is `0x0`. */
    Quantity: `0x${string}`
    QuantityChange: {
      /** 0 before the transactions, then the number of the transaction, from 1. */
      index: components["schemas"]["Quantity"]
      /** The quantity from then on. */
      value: components["schemas"]["Quantity"]
    }
    /** The outcome of an accepted transaction. */
    Receipt: {
      /** The block's hash. */
      blockHash: components["schemas"]["Hash32"]
      /** The block's number. */
      blockNumber: components["schemas"]["Quantity"]
      /** The transaction's hash. */
      transactionHash: components["schemas"]["Hash32"]
      /** The index of the transaction in the block, from 0. */
      transactionIndex: components["schemas"]["Quantity"]
      /** The transaction's type: `0x0` legacy, `0x1` access list, `0x2` dynamic fee. */
      type: "0x0" | "0x1" | "0x2" | (string & {})
      /** The sender. */
      from: components["schemas"]["EvmAddress"]
      /** The recipient, null when the transaction created a contract. */
      to: components["schemas"]["EvmAddress"] | null
      /** The gas that the transaction is charged for. On the C-Chain since Helicon at least half of its gas limit. */
      gasUsed: components["schemas"]["Quantity"]
      /** The gas that the block had used after the transaction. */
      cumulativeGasUsed: components["schemas"]["Quantity"]
      /** What the sender paid for one unit of gas, in wei. */
      effectiveGasPrice: components["schemas"]["Quantity"]
      /**
       * The contract that the transaction created, or would have created had it not failed. Null when it creates none.
       */
      contractAddress: components["schemas"]["EvmAddress"] | null
      /** The logs that the transaction emitted. */
      logs: components["schemas"]["Logs"]
      logsBloom: components["schemas"]["LogsBloom"]
      /** `0x1` when the transaction succeeded, `0x0` when it failed. */
      status?: "0x0" | "0x1" | (string & {})
      /** The root of the state after the transaction, instead of `status` on chains before the Byzantium fork. */
      root?: components["schemas"]["Data"]
      /** The blob gas used, of a blob transaction. */
      blobGasUsed?: components["schemas"]["Quantity"]
      /** The price of one unit of blob gas in wei, of a blob transaction. */
      blobGasPrice?: components["schemas"]["Quantity"]
    }
    /** The receipts of a block's transactions, in their order. */
    Receipts: components["schemas"]["Receipt"][]
    /** The encoding of the answer, as requested. */
    ResponseEncoding: "hex" | "hexc" | "hexnc" | "json" | (string & {})
    /** Who may change who receives the fees. */
    RewardManagerConfig: {
      /** When the configuration takes effect, in Unix seconds. Null when it never does. */
      blockTimestamp: components["schemas"]["JsonUint64"] | null
      /** Whether the precompile is switched off at that moment. Absent when it is switched on. */
      disable?: boolean
      /** Who may use the precompile and change every role. */
      adminAddresses?: components["schemas"]["EvmAddress"][]
      /** Who may use the precompile and change who else may. */
      managerAddresses?: components["schemas"]["EvmAddress"][]
      /** Who may use the precompile. */
      enabledAddresses?: components["schemas"]["EvmAddress"][]
      initialRewardConfig?: components["schemas"]["InitialRewardConfig"]
    }
    SignedTransaction: {
      /** The encoded transaction. */
      raw: components["schemas"]["Data"]
      tx: components["schemas"]["TransactionFields"]
    }
    /** A block that was executed without being added to the chain. */
    SimulatedBlock: {
      /** The block's number. */
      number: components["schemas"]["Quantity"]
      /**
       * The block's hash, null in the pending block of the C-Chain since Helicon. Two chains with the same genesis
       * state share their first one.
       */
      hash: components["schemas"]["Hash32"] | null
      /** The hash of the parent block. */
      parentHash: components["schemas"]["Hash32"]
      /** Eight zero bytes, null where the hash is. */
      nonce?: components["schemas"]["BlockNonce"] | null
      /** Thirty-two bytes that proof of work once used. */
      mixHash?: components["schemas"]["Hash32"]
      /** The hash of the list of uncles, which is always empty. */
      sha3Uncles?: components["schemas"]["Hash32"]
      /**
       * The Bloom filter over the block's logs. On the C-Chain since Helicon, over those of the blocks that it settles.
       */
      logsBloom?: components["schemas"]["LogsBloom"]
      /** The root of the state after the block. On the C-Chain since Helicon, after the block at `settledHeight`. */
      stateRoot?: components["schemas"]["Hash32"]
      /**
       * Who receives the fees. The burn address unless the chain pays them to block builders. Null where the hash is.
       */
      miner?: components["schemas"]["EvmAddress"] | null
      /** Always 1, and 0 in block 0. */
      difficulty?: components["schemas"]["Quantity"]
      /** The block's number. The C-Chain of a network that has passed Helicon answers 0 for every block. */
      totalDifficulty?: components["schemas"]["Quantity"]
      /** The state of the fee algorithm and the results of Warp predicates. */
      extraData?: components["schemas"]["Data"]
      /** The maximum gas that the block may use. */
      gasLimit: components["schemas"]["Quantity"]
      /**
       * The gas that the block's transactions used. On the C-Chain since Helicon, the sum of their gas limits and of
       * the gas of its atomic transactions.
       */
      gasUsed: components["schemas"]["Quantity"]
      /** When the block was made, in Unix seconds. */
      timestamp: components["schemas"]["Quantity"]
      /** The root of the transactions. */
      transactionsRoot?: components["schemas"]["Hash32"]
      /** The root of the receipts. On the C-Chain since Helicon, of those of the blocks that it settles. */
      receiptsRoot?: components["schemas"]["Hash32"]
      /**
       * The minimum price of one unit of gas, in wei. Absent before dynamic fees. On the C-Chain since Helicon, the
       * highest price that the block may charge; the receipt's `effectiveGasPrice` says what was paid.
       */
      baseFeePerGas?: components["schemas"]["Quantity"]
      /**
       * The gas that the block had to pay for beyond its own because it was produced early. Absent before block gas
       * costs.
       */
      blockGasCost?: components["schemas"]["Quantity"]
      /** The blob gas used, zero on this network. Absent before the Etna upgrade. */
      blobGasUsed?: components["schemas"]["Quantity"]
      /** The running excess of blob gas, zero on this network. Absent before the Etna upgrade. */
      excessBlobGas?: components["schemas"]["Quantity"]
      /** Zero bytes on this network. Absent before the Etna upgrade. */
      parentBeaconBlockRoot?: components["schemas"]["Hash32"]
      /** When the block was made, in Unix milliseconds. Absent before the Granite upgrade. */
      timestampMilliseconds?: components["schemas"]["Quantity"]
      /** The state of the algorithm that sets the minimum delay between blocks. Absent before the Granite upgrade. */
      minDelayExcess?: components["schemas"]["Quantity"]
      /** The hash of the atomic transactions. On the C-Chain only. */
      extDataHash?: components["schemas"]["Hash32"]
      /** The gas that the atomic transactions used. On the C-Chain only, where it is 0 since Helicon. */
      extDataGasUsed?: components["schemas"]["Quantity"]
      /** The number of the last block that this one settles. On the C-Chain since Helicon only. */
      settledHeight?: components["schemas"]["Quantity"]
      /** The gas clock after the block at `settledHeight`, in whole Unix seconds. On the C-Chain since Helicon only. */
      settledGasUnix?: components["schemas"]["Quantity"]
      /**
       * The fraction of a second of that gas clock, in units of gas out of those that the chain can use in one second.
       * On the C-Chain since Helicon only.
       */
      settledGasNumerator?: components["schemas"]["Quantity"]
      /**
       * The excess of gas, from which the price follows, after the block at `settledHeight`. On the C-Chain since
       * Helicon only.
       */
      settledExcess?: components["schemas"]["Quantity"]
      /** The state of the algorithm that sets the target of gas per second. On the C-Chain since Helicon only. */
      targetExponent?: components["schemas"]["Quantity"]
      /** The state of the algorithm that sets the minimum price of gas. On the C-Chain since Helicon only. */
      minPriceExponent?: components["schemas"]["Quantity"]
      /** The size of the encoded block in bytes. */
      size?: components["schemas"]["Quantity"]
      /** The transactions, full or as hashes, as requested. */
      transactions: components["schemas"]["TransactionHashes"] | components["schemas"]["Transactions"]
      /** Always empty. */
      uncles?: components["schemas"]["TransactionHashes"]
      /** The atomic transactions of the block, encoded. On the C-Chain only. */
      blockExtraData?: components["schemas"]["Data"]
      /** The outcome of each call. */
      calls: components["schemas"]["SimulatedCall"][]
    }
    /** The outcome of one call. */
    SimulatedCall: {
      /** `0x1` when the call succeeded, `0x0` when it failed. */
      status: "0x0" | "0x1" | (string & {})
      /** What the call returned. */
      returnData: components["schemas"]["Data"]
      /** The gas used. */
      gasUsed: components["schemas"]["Quantity"]
      /** The peak of the gas used, before refunds. */
      maxUsedGas?: components["schemas"]["Quantity"]
      /** The logs emitted. Absent when the call failed. */
      logs?: components["schemas"]["Logs"]
      /** Why the call failed. Absent when it succeeded. */
      error?: components["schemas"]["CallError"]
    }
    /** Blocks of calls to execute one after the other. */
    SimulationRequest: {
      /** The blocks. */
      blockStateCalls: components["schemas"]["BlockStateCalls"][]
      /**
       * Whether transfers of the native token are logged as if it were an ERC-20 token.
       * @default false
       */
      traceTransfers?: boolean
      /**
       * Whether calls are validated like transactions, but for their signature.
       * @default false
       */
      validation?: boolean
      /**
       * Whether the answer has full transactions instead of their hashes.
       * @default false
       */
      returnFullTransactions?: boolean
    }
    SlotChanges: {
      /** The slot. */
      key: components["schemas"]["Hash32"]
      /** The word after each transaction that changed it. */
      changes: components["schemas"]["StorageChange"][]
    }
    /** The page begins with this address, after this UTXO. */
    StartIndex: {
      address: components["schemas"]["AddressArgument"]
      /** The UTXO's own ID, the SHA-256 of its output index (64 bits) and transaction ID. Not the transaction ID. */
      utxo: components["schemas"]["Cb58Id"]
    }
    /** Accounts of a state. */
    StateDump: {
      /** The state root, in hexadecimal without `0x`. */
      root: string
      /** The accounts by address; one whose address the node does not know by `pre(HASH)`. */
      accounts: {
        [key: string]: components["schemas"]["DumpedAccount"]
      }
      /** The hashed address to go on at, in Base64. Absent after the last account. */
      next?: string
    }
    /** Accounts to override for the call, by address. */
    StateOverrides: {
      [key: string]: components["schemas"]["AccountOverride"]
    }
    StateUpgrade: {
      /** When the change is made, in Unix seconds. */
      blockTimestamp?: components["schemas"]["JsonUint64"]
      /** The accounts to change, by address. */
      accounts: {
        [key: string]: components["schemas"]["StateUpgradeAccount"]
      }
    }
    StateUpgradeAccount: {
      /** The new code in hexadecimal. */
      code?: `0x${string}`
      /** The words to set, by slot. */
      storage?: components["schemas"]["Storage"]
      /** The amount to add to the balance in wei. */
      balanceChange?: components["schemas"]["Quantity"]
    }
    Step: {
      /** The program counter. */
      pc: components["schemas"]["JsonUint64"]
      /** The name of the operation. */
      op: string
      /** The gas left before the step. */
      gas: components["schemas"]["JsonUint64"]
      /** The gas that the step costs. */
      gasCost: components["schemas"]["JsonUint64"]
      /** How deep the call is, from 1. */
      depth: number
      /** Why the step failed. */
      error?: string
      /** The stack, with its top last. */
      stack?: string[]
      /** The memory, in words of 32 bytes. */
      memory?: string[]
      /** The words of the storage that were touched, by slot. */
      storage?: {
        [key: string]: string
      }
      /** The gas to refund so far. */
      refund?: components["schemas"]["JsonUint64"]
      /** What the last call returned. */
      returnData?: string
    }
    /** Every step of the virtual machine. */
    StepLog: {
      /** The gas used. */
      gas: components["schemas"]["JsonUint64"]
      /** Whether the transaction failed. */
      failed: boolean
      /** What was returned, in hexadecimal without `0x`. */
      returnValue: string
      /** The steps. */
      structLogs: components["schemas"]["Step"][]
    }
    /** Words of 32 bytes by slot of 32 bytes. */
    Storage: {
      [key: string]: components["schemas"]["Hash32"]
    }
    StorageChange: {
      /** 0 before the transactions, then the number of the transaction, from 1. */
      index: components["schemas"]["Quantity"]
      /** The word from then on. */
      value: components["schemas"]["Hash32"]
    }
    StorageProof: {
      /** The slot, as requested. */
      key: components["schemas"]["StorageSlot"]
      /** The word. */
      value: components["schemas"]["Quantity"]
      proof: components["schemas"]["ProofNodes"]
    }
    StorageRange: {
      /** The words by hashed slot. Null when the account has no storage. */
      storage: {
        [key: string]: components["schemas"]["StorageWord"]
      } | null
      /** The hashed slot to go on at. Null after the last one. */
      nextKey: components["schemas"]["Hash32"] | null
    }
    /** The slots to read, by address. */
    StorageRequests: {
      [key: string]: components["schemas"]["StorageSlot"][]
    }
    /** The number of a slot in a contract's storage. Leading zeros may be left out. */
    StorageSlot: `0x${string}`
    /** The words of the requested slots in their order, by address. */
    StorageValues: {
      [key: string]: components["schemas"]["Data"][]
    }
    StorageWord: {
      /** The slot. Null when the node does not know it. */
      key: components["schemas"]["Hash32"] | null
      /** The word. */
      value: components["schemas"]["Hash32"]
    }
    /** A validator of the chain as the called node sees it. */
    SubnetEvmValidator: {
      /** The validation's ID for an L1, the transaction that added the validator for a subnet. */
      validationID: components["schemas"]["Cb58Id"]
      /** The validator's node. */
      nodeID: components["schemas"]["NodeID"]
      /** The weight of its vote. */
      weight: components["schemas"]["JsonUint64"]
      /** When validation began, in Unix seconds. */
      startTimestamp: components["schemas"]["JsonUint64"]
      /**
       * Whether an L1 validator has enough balance on the P-Chain for its continuous fee. Always true for a subnet
       * validator.
       */
      isActive: boolean
      /** Whether the validator is one of an L1. */
      isL1Validator: boolean
      /** Whether the called node is connected to the validator. */
      isConnected: boolean
      /** The share of the validation period in which the called node was connected to the validator, in percent. */
      uptimePercentage: number
      /** How long the called node was connected to the validator. */
      uptimeSeconds: components["schemas"]["JsonUint64"]
    }
    SubnetEvmValidators: {
      /** The validators, in no particular order. */
      validators: components["schemas"]["SubnetEvmValidator"][]
    }
    /** The ID of a subscription on the connection that made it. */
    SubscriptionID: `0x${string}`
    /**
     * What to be told of: headers of accepted blocks, logs, transactions that enter the pool, and transactions that are
     * accepted.
     */
    SubscriptionName: "newHeads" | "logs" | "newPendingTransactions" | "newAcceptedTransactions" | (string & {})
    /**
     * Of `logs` a filter, whose range of blocks is left out; of transactions whether to send them whole and not their
     * hashes.
     */
    SubscriptionOptions: components["schemas"]["LogFilter"] | boolean
    /** Recipient, value, gas and gas price of transactions of one sender, by nonce in decimal digits. */
    SummariesByNonce: {
      [key: string]: string
    }
    /** The progress of a node that is not up to date. */
    SyncProgress: {
      /** The number of the block at which it started. */
      startingBlock: components["schemas"]["Quantity"]
      /** The number of the block that it has reached. */
      currentBlock: components["schemas"]["Quantity"]
      /** The number of the highest block that it knows of. */
      highestBlock: components["schemas"]["Quantity"]
    }
    /** False when the node is up to date. This node always answers false, as it answers no call at all before it is. */
    SyncStatus: false | components["schemas"]["SyncProgress"]
    /** One topic, several of which any may match, or null for any topic. */
    TopicFilter: components["schemas"]["Hash32"] | (components["schemas"]["Hash32"] | null)[] | null
    /**
     * The tracer's result for a transaction. `callTracer` gives a call frame, no tracer a step log, any other tracer
     * its own form.
     */
    Trace: components["schemas"]["CallFrame"] | components["schemas"]["StepLog"] | components["schemas"]["OtherTrace"]
    /**
     * The tracer and its options, with what to override of the state and the block. Without a tracer every step is
     * logged.
     */
    TraceCallConfig: {
      /** The name of a tracer, or the source of one in JavaScript. */
      tracer?:
        | "callTracer"
        | "prestateTracer"
        | "flatCallTracer"
        | "4byteTracer"
        | "muxTracer"
        | "noopTracer"
        | (string & {})
      /** The tracer's own options, such as `onlyTopCall` and `withLog` of `callTracer`. */
      tracerConfig?: {
        [key: string]: unknown
      }
      /** How long the trace may take, such as `5s`. Five seconds when omitted. */
      timeout?: string
      /** How many blocks the node may execute again to rebuild the state. 128 when omitted. */
      reexec?: number
      /** Whether the step log has the memory. */
      enableMemory?: boolean
      /** Whether the step log leaves out the stack. */
      disableStack?: boolean
      /** Whether the step log leaves out the storage. */
      disableStorage?: boolean
      /** Whether the step log has the data returned. */
      enableReturnData?: boolean
      /** The maximum number of steps to log, 0 for all. */
      limit?: number
      /** Accounts to override. */
      stateOverrides?: components["schemas"]["StateOverrides"]
      /** Members of the block to override. */
      blockOverrides?: components["schemas"]["BlockOverrides"]
      /** The index of the transaction of the block before which the call runs. After all of them when omitted. */
      txIndex?: components["schemas"]["Quantity"]
    }
    /** The tracer and its options. Without a tracer every step of the virtual machine is logged. */
    TraceConfig: {
      /** The name of a tracer, or the source of one in JavaScript. */
      tracer?:
        | "callTracer"
        | "prestateTracer"
        | "flatCallTracer"
        | "4byteTracer"
        | "muxTracer"
        | "noopTracer"
        | (string & {})
      /** The tracer's own options, such as `onlyTopCall` and `withLog` of `callTracer`. */
      tracerConfig?: {
        [key: string]: unknown
      }
      /** How long the trace may take, such as `5s`. Five seconds when omitted. */
      timeout?: string
      /** How many blocks the node may execute again to rebuild the state. 128 when omitted. */
      reexec?: number
      /** Whether the step log has the memory. */
      enableMemory?: boolean
      /** Whether the step log leaves out the stack. */
      disableStack?: boolean
      /** Whether the step log leaves out the storage. */
      disableStorage?: boolean
      /** Whether the step log has the data returned. */
      enableReturnData?: boolean
      /** The maximum number of steps to log, 0 for all. */
      limit?: number
    }
    /** A transaction as the chain has it. `type` tells the shapes apart. */
    Transaction:
      | components["schemas"]["LegacyTransaction"]
      | components["schemas"]["AccessListTransaction"]
      | components["schemas"]["DynamicFeeTransaction"]
      | components["schemas"]["OtherTransaction"]
    /** A transaction outside any block. A member that its type does not have is null or absent. */
    TransactionFields: {
      /** The transaction's type. */
      type: components["schemas"]["Quantity"]
      /** The chain that the transaction is bound to. */
      chainId?: components["schemas"]["Quantity"]
      /** How many transactions the sender had sent before. */
      nonce: components["schemas"]["Quantity"]
      /** The recipient, null when the transaction creates a contract. */
      to: components["schemas"]["EvmAddress"] | null
      /** The maximum gas that the transaction may use. */
      gas: components["schemas"]["Quantity"]
      /** The price of one unit of gas, in wei. */
      gasPrice?: components["schemas"]["Quantity"] | null
      /** The maximum that the sender pays above the base fee for one unit of gas, in wei. */
      maxPriorityFeePerGas?: components["schemas"]["Quantity"] | null
      /** The maximum that the sender pays for one unit of gas, in wei. */
      maxFeePerGas?: components["schemas"]["Quantity"] | null
      /** The amount sent, in wei. */
      value: components["schemas"]["Quantity"]
      /** The call data, or the code that creates a contract. */
      input: components["schemas"]["Data"]
      /** The accounts and storage slots announced. */
      accessList?: components["schemas"]["AccessList"]
      /** The signature's recovery value, zero without a signature. */
      v: components["schemas"]["Quantity"]
      /** The signature's first number, zero without a signature. */
      r: components["schemas"]["Quantity"]
      /** The signature's second number, zero without a signature. */
      s: components["schemas"]["Quantity"]
      /** The signature's recovery bit. */
      yParity?: components["schemas"]["Quantity"]
      /** The transaction's hash. */
      hash: components["schemas"]["Hash32"]
    }
    TransactionHashes: components["schemas"]["Hash32"][]
    /**
     * A transaction to call, estimate, fill or sign. What is omitted the node fills in; a call without a sender comes
     * from the zero address.
     */
    TransactionRequest: {
      /** The sender. */
      from?: components["schemas"]["EvmAddress"]
      /** The recipient. Omitted or null to create a contract. */
      to?: components["schemas"]["EvmAddress"] | null
      /** The maximum gas to use. The node caps it. */
      gas?: components["schemas"]["Quantity"]
      /** The price of one unit of gas, in wei. Excludes the two fee caps. */
      gasPrice?: components["schemas"]["Quantity"]
      /** The maximum to pay for one unit of gas, in wei. */
      maxFeePerGas?: components["schemas"]["Quantity"]
      /** The maximum to pay above the base fee for one unit of gas, in wei. */
      maxPriorityFeePerGas?: components["schemas"]["Quantity"]
      /** The amount to send, in wei. */
      value?: components["schemas"]["Quantity"]
      /** How many transactions the sender has sent before. */
      nonce?: components["schemas"]["Quantity"]
      /** The call data, or the code that creates a contract. */
      input?: components["schemas"]["Data"]
      /** An older name of `input`, which takes precedence. */
      data?: components["schemas"]["Data"]
      /** The accounts and storage slots to announce. */
      accessList?: components["schemas"]["AccessList"]
      /** The chain to bind the transaction to. The node rejects any but its own. */
      chainId?: components["schemas"]["Quantity"]
      /** The transaction's type. The node ignores it and decides by the other members. */
      type?: components["schemas"]["Quantity"]
      /** The maximum to pay for one unit of blob gas, in wei. */
      maxFeePerBlobGas?: components["schemas"]["Quantity"]
      /** The hashes of blobs. */
      blobVersionedHashes?: components["schemas"]["Hash32"][]
    }
    TransactionTrace: {
      /** The transaction's hash. */
      txHash: components["schemas"]["Hash32"]
      result?: components["schemas"]["Trace"]
      /** Why the transaction could not be traced. Absent when it was. */
      error?: string
    }
    Transactions: components["schemas"]["Transaction"][]
    /** Transactions of one sender, by nonce in decimal digits. */
    TransactionsByNonce: {
      [key: string]: components["schemas"]["Transaction"]
    }
    /** UTXOs in binary form. Pages may repeat UTXOs and are not consistent across calls. */
    UTXOPage: {
      /** How many UTXOs this page holds. */
      numFetched: components["schemas"]["DecimalString"]
      /** The UTXOs, each as encoded bytes. */
      utxos: components["schemas"]["FormattedHex"][]
      endIndex: components["schemas"]["EndIndex"]
      /** The chain that the UTXOs were exported from. Nodes of version 1.14 leave it out. */
      sourceChain?: components["schemas"]["ChainReference"]
      encoding: components["schemas"]["ResponseEncoding"]
    }
    /** An unsigned integer of up to 32 bits as a parameter. The node accepts a JSON number or a decimal string. */
    Uint32Argument: number | string
    /** The header of an uncle. No block of this network has one. */
    Uncle: {
      /** The block's number. */
      number: components["schemas"]["Quantity"]
      /**
       * The block's hash, null in the pending block of the C-Chain since Helicon. Two chains with the same genesis
       * state share their first one.
       */
      hash: components["schemas"]["Hash32"] | null
      /** The hash of the parent block. */
      parentHash: components["schemas"]["Hash32"]
      /** Eight zero bytes, null where the hash is. */
      nonce: components["schemas"]["BlockNonce"] | null
      /** Thirty-two bytes that proof of work once used. */
      mixHash: components["schemas"]["Hash32"]
      /** The hash of the list of uncles, which is always empty. */
      sha3Uncles: components["schemas"]["Hash32"]
      /**
       * The Bloom filter over the block's logs. On the C-Chain since Helicon, over those of the blocks that it settles.
       */
      logsBloom: components["schemas"]["LogsBloom"]
      /** The root of the state after the block. On the C-Chain since Helicon, after the block at `settledHeight`. */
      stateRoot: components["schemas"]["Hash32"]
      /**
       * Who receives the fees. The burn address unless the chain pays them to block builders. Null where the hash is.
       */
      miner: components["schemas"]["EvmAddress"] | null
      /** Always 1, and 0 in block 0. */
      difficulty: components["schemas"]["Quantity"]
      /** The block's number. The C-Chain of a network that has passed Helicon answers 0 for every block. */
      totalDifficulty: components["schemas"]["Quantity"]
      /** The state of the fee algorithm and the results of Warp predicates. */
      extraData: components["schemas"]["Data"]
      /** The maximum gas that the block may use. */
      gasLimit: components["schemas"]["Quantity"]
      /**
       * The gas that the block's transactions used. On the C-Chain since Helicon, the sum of their gas limits and of
       * the gas of its atomic transactions.
       */
      gasUsed: components["schemas"]["Quantity"]
      /** When the block was made, in Unix seconds. */
      timestamp: components["schemas"]["Quantity"]
      /** The root of the transactions. */
      transactionsRoot: components["schemas"]["Hash32"]
      /** The root of the receipts. On the C-Chain since Helicon, of those of the blocks that it settles. */
      receiptsRoot: components["schemas"]["Hash32"]
      /**
       * The minimum price of one unit of gas, in wei. Absent before dynamic fees. On the C-Chain since Helicon, the
       * highest price that the block may charge; the receipt's `effectiveGasPrice` says what was paid.
       */
      baseFeePerGas?: components["schemas"]["Quantity"]
      /**
       * The gas that the block had to pay for beyond its own because it was produced early. Absent before block gas
       * costs.
       */
      blockGasCost?: components["schemas"]["Quantity"]
      /** The blob gas used, zero on this network. Absent before the Etna upgrade. */
      blobGasUsed?: components["schemas"]["Quantity"]
      /** The running excess of blob gas, zero on this network. Absent before the Etna upgrade. */
      excessBlobGas?: components["schemas"]["Quantity"]
      /** Zero bytes on this network. Absent before the Etna upgrade. */
      parentBeaconBlockRoot?: components["schemas"]["Hash32"]
      /** When the block was made, in Unix milliseconds. Absent before the Granite upgrade. */
      timestampMilliseconds?: components["schemas"]["Quantity"]
      /** The state of the algorithm that sets the minimum delay between blocks. Absent before the Granite upgrade. */
      minDelayExcess?: components["schemas"]["Quantity"]
      /** The hash of the atomic transactions. On the C-Chain only. */
      extDataHash?: components["schemas"]["Hash32"]
      /** The gas that the atomic transactions used. On the C-Chain only, where it is 0 since Helicon. */
      extDataGasUsed?: components["schemas"]["Quantity"]
      /** The number of the last block that this one settles. On the C-Chain since Helicon only. */
      settledHeight?: components["schemas"]["Quantity"]
      /** The gas clock after the block at `settledHeight`, in whole Unix seconds. On the C-Chain since Helicon only. */
      settledGasUnix?: components["schemas"]["Quantity"]
      /**
       * The fraction of a second of that gas clock, in units of gas out of those that the chain can use in one second.
       * On the C-Chain since Helicon only.
       */
      settledGasNumerator?: components["schemas"]["Quantity"]
      /**
       * The excess of gas, from which the price follows, after the block at `settledHeight`. On the C-Chain since
       * Helicon only.
       */
      settledExcess?: components["schemas"]["Quantity"]
      /** The state of the algorithm that sets the target of gas per second. On the C-Chain since Helicon only. */
      targetExponent?: components["schemas"]["Quantity"]
      /** The state of the algorithm that sets the minimum price of gas. On the C-Chain since Helicon only. */
      minPriceExponent?: components["schemas"]["Quantity"]
      /** The size of the encoded header in bytes. */
      size?: components["schemas"]["Quantity"]
      /** Always empty. */
      uncles?: components["schemas"]["TransactionHashes"]
      /** Always empty. On the C-Chain only. */
      blockExtraData?: components["schemas"]["Data"]
    }
    /**
     * What the node's upgrade configuration adds to the genesis. On subnet EVM chains only, empty when there is none.
     */
    Upgrades: {
      networkUpgradeOverrides?: components["schemas"]["NetworkUpgrades"]
      /** Changes of the state, in the order of their time. */
      stateUpgrades?: components["schemas"]["StateUpgrade"][]
      /** Changes of precompiles, in the order of their time. */
      precompileUpgrades?: components["schemas"]["PrecompileUpgrade"][]
    }
    /** How messages of other chains are verified. */
    WarpConfig: {
      /** When the configuration takes effect, in Unix seconds. Null when it never does. */
      blockTimestamp: components["schemas"]["JsonUint64"] | null
      /** Whether the precompile is switched off at that moment. Absent when it is switched on. */
      disable?: boolean
      /** The percentage of the weight that has to sign, 67 when 0. */
      quorumNumerator: components["schemas"]["JsonUint64"]
      /**
       * Whether messages of the primary network have to be signed by its validators rather than by those of this chain.
       */
      requirePrimaryNetworkSigners: boolean
    }
    /** Parameters of `eth_chainId`. */
    ChainIdParams: Record<string, never>
    ChainIdResult: components["schemas"]["Quantity"]
    /** Parameters of `eth_blockNumber`. */
    BlockNumberParams: Record<string, never>
    BlockNumberResult: components["schemas"]["Quantity"]
    /** Parameters of `eth_syncing`. */
    EthSyncingParams: Record<string, never>
    EthSyncingResult: components["schemas"]["SyncStatus"]
    /** Parameters of `eth_coinbase`. */
    EthCoinbaseParams: Record<string, never>
    EthCoinbaseResult: components["schemas"]["EvmAddress"]
    /** Parameters of `eth_getChainConfig`. */
    GetChainConfigParams: Record<string, never>
    GetChainConfigResult: components["schemas"]["ChainConfig"]
    /** Parameters of `eth_getActiveRulesAt`. */
    GetActiveRulesAtParams: {
      /** A time in Unix seconds. The time of the last accepted block when omitted. */
      timestamp?: bigint
    }
    GetActiveRulesAtResult: components["schemas"]["ActiveRules"]
    /** Parameters of `eth_getActivePrecompilesAt`. */
    GetActivePrecompilesAtParams: {
      /** A time in Unix seconds. The time of the last accepted block when omitted. */
      timestamp?: bigint
    }
    GetActivePrecompilesAtResult: components["schemas"]["ActivePrecompiles"]
    /** Parameters of `eth_feeConfig`. */
    FeeConfigParams: {
      /** The block. `latest` when omitted. */
      block?: components["schemas"]["BlockNumberOrTagOrHash"]
    }
    FeeConfigResult: components["schemas"]["FeeConfigAnswer"]
    /** Parameters of `eth_gasPrice`. */
    GasPriceParams: Record<string, never>
    GasPriceResult: components["schemas"]["Quantity"]
    /** Parameters of `eth_baseFee`. */
    BaseFeeParams: Record<string, never>
    BaseFeeResult: components["schemas"]["Quantity"]
    /** Parameters of `eth_maxPriorityFeePerGas`. */
    MaxPriorityFeePerGasParams: Record<string, never>
    MaxPriorityFeePerGasResult: components["schemas"]["Quantity"]
    /** Parameters of `eth_feeHistory`. */
    FeeHistoryParams: {
      /** How many blocks to cover. */
      blockCount: components["schemas"]["Quantity"] | number
      /** The last block. */
      newestBlock: components["schemas"]["BlockNumberOrTag"]
      /** Percentiles of the tips of each block, weighted by gas, in rising order from 0 to 100. May be empty. */
      rewardPercentiles: number[]
    }
    FeeHistoryResult: components["schemas"]["FeeHistory"]
    /** Parameters of `eth_suggestPriceOptions`. */
    SuggestPriceOptionsParams: Record<string, never>
    SuggestPriceOptionsResult: components["schemas"]["PriceOptions"] | null
    /** Parameters of `eth_getBalance`. */
    GetBalanceParams: {
      /** The account. */
      address: components["schemas"]["EvmAddress"]
      /** The block whose state is read. */
      block: components["schemas"]["BlockNumberOrTagOrHash"]
    }
    GetBalanceResult: components["schemas"]["Quantity"]
    /** Parameters of `eth_getCode`. */
    GetCodeParams: {
      /** The contract. */
      address: components["schemas"]["EvmAddress"]
      /** The block whose state is read. */
      block: components["schemas"]["BlockNumberOrTagOrHash"]
    }
    GetCodeResult: components["schemas"]["Data"]
    /** Parameters of `eth_getStorageAt`. */
    GetStorageAtParams: {
      /** The contract. */
      address: components["schemas"]["EvmAddress"]
      /** The storage slot. */
      slot: components["schemas"]["StorageSlot"]
      /** The block whose state is read. */
      block: components["schemas"]["BlockNumberOrTagOrHash"]
    }
    GetStorageAtResult: components["schemas"]["Data"]
    /** Parameters of `eth_getTransactionCount`. */
    GetTransactionCountParams: {
      /** The account. */
      address: components["schemas"]["EvmAddress"]
      /** The block whose state is read. */
      block: components["schemas"]["BlockNumberOrTagOrHash"]
    }
    GetTransactionCountResult: components["schemas"]["Quantity"]
    /** Parameters of `eth_getProof`. */
    GetProofParams: {
      /** The account. */
      address: components["schemas"]["EvmAddress"]
      /** The storage slots. May be empty. */
      slots: components["schemas"]["StorageSlot"][]
      /** The block whose state is read. */
      block: components["schemas"]["BlockNumberOrTagOrHash"]
    }
    GetProofResult: components["schemas"]["AccountProof"]
    /** Parameters of `eth_call`. */
    EthCallParams: {
      /** The call. */
      transaction: components["schemas"]["TransactionRequest"]
      /** The block on whose state the call is executed. `latest` when omitted. */
      block?: components["schemas"]["BlockNumberOrTagOrHash"]
      /** Accounts to override for the call. */
      stateOverrides?: components["schemas"]["StateOverrides"]
      /** Members of the block to override for the call. */
      blockOverrides?: components["schemas"]["BlockOverrides"]
    }
    EthCallResult: components["schemas"]["Data"]
    /** Parameters of `eth_callDetailed`. */
    CallDetailedParams: {
      /** The call. */
      transaction: components["schemas"]["TransactionRequest"]
      /** The block on whose state the call is executed. */
      block: components["schemas"]["BlockNumberOrTagOrHash"]
      /** Accounts to override for the call. */
      stateOverrides?: components["schemas"]["StateOverrides"]
    }
    CallDetailedResult: components["schemas"]["DetailedCallResult"]
    /** Parameters of `eth_estimateGas`. */
    EstimateGasParams: {
      /** The transaction. */
      transaction: components["schemas"]["TransactionRequest"]
      /** The block on whose state the call is executed. `latest` when omitted. */
      block?: components["schemas"]["BlockNumberOrTagOrHash"]
      /** Accounts to override for the call. */
      stateOverrides?: components["schemas"]["StateOverrides"]
    }
    EstimateGasResult: components["schemas"]["Quantity"]
    /** Parameters of `eth_createAccessList`. */
    CreateAccessListParams: {
      /** The transaction. */
      transaction: components["schemas"]["TransactionRequest"]
      /** The block on whose state the call is executed. `latest` when omitted. */
      block?: components["schemas"]["BlockNumberOrTagOrHash"]
    }
    CreateAccessListResult: components["schemas"]["AccessListResult"]
    /** Parameters of `eth_getBlockByNumber`. */
    GetBlockByNumberParams: {
      /** The number or a tag. */
      block: components["schemas"]["BlockNumberOrTag"]
      /** Whether to return full transactions instead of their hashes. */
      hydrated: boolean
    }
    GetBlockByNumberResult: components["schemas"]["Block"] | null
    /** Parameters of `eth_getBlockByHash`. */
    GetBlockByHashParams: {
      /** The hash. */
      blockHash: components["schemas"]["Hash32"]
      /** Whether to return full transactions instead of their hashes. */
      hydrated: boolean
    }
    GetBlockByHashResult: components["schemas"]["Block"] | null
    /** Parameters of `eth_getHeaderByNumber`. */
    GetHeaderByNumberParams: {
      /** The number or a tag. */
      block: components["schemas"]["BlockNumberOrTag"]
    }
    GetHeaderByNumberResult: components["schemas"]["Header"] | null
    /** Parameters of `eth_getHeaderByHash`. */
    GetHeaderByHashParams: {
      /** The hash. */
      blockHash: components["schemas"]["Hash32"]
    }
    GetHeaderByHashResult: components["schemas"]["Header"] | null
    /** Parameters of `eth_getBlockReceipts`. */
    GetBlockReceiptsParams: {
      /** The block. */
      block: components["schemas"]["BlockNumberOrTagOrHash"]
    }
    GetBlockReceiptsResult: components["schemas"]["Receipts"] | null
    /** Parameters of `eth_getBlockTransactionCountByHash`. */
    GetBlockTransactionCountByHashParams: {
      /** The hash. */
      blockHash: components["schemas"]["Hash32"]
    }
    GetBlockTransactionCountByHashResult: components["schemas"]["Quantity"] | null
    /** Parameters of `eth_getBlockTransactionCountByNumber`. */
    GetBlockTransactionCountByNumberParams: {
      /** The number or a tag. */
      block: components["schemas"]["BlockNumberOrTag"]
    }
    GetBlockTransactionCountByNumberResult: components["schemas"]["Quantity"] | null
    /** Parameters of `eth_getUncleByBlockHashAndIndex`. */
    GetUncleByBlockHashAndIndexParams: {
      /** The hash of the block. */
      blockHash: components["schemas"]["Hash32"]
      /** The index of the uncle, from 0. */
      index: components["schemas"]["Quantity"]
    }
    GetUncleByBlockHashAndIndexResult: components["schemas"]["Uncle"] | null
    /** Parameters of `eth_getUncleByBlockNumberAndIndex`. */
    GetUncleByBlockNumberAndIndexParams: {
      /** The number of the block or a tag. */
      block: components["schemas"]["BlockNumberOrTag"]
      /** The index of the uncle, from 0. */
      index: components["schemas"]["Quantity"]
    }
    GetUncleByBlockNumberAndIndexResult: components["schemas"]["Uncle"] | null
    /** Parameters of `eth_getUncleCountByBlockHash`. */
    GetUncleCountByBlockHashParams: {
      /** The hash of the block. */
      blockHash: components["schemas"]["Hash32"]
    }
    GetUncleCountByBlockHashResult: components["schemas"]["Quantity"] | null
    /** Parameters of `eth_getUncleCountByBlockNumber`. */
    GetUncleCountByBlockNumberParams: {
      /** The number of the block or a tag. */
      block: components["schemas"]["BlockNumberOrTag"]
    }
    GetUncleCountByBlockNumberResult: components["schemas"]["Quantity"] | null
    /** Parameters of `eth_getBadBlocks`. */
    GetBadBlocksParams: Record<string, never>
    GetBadBlocksResult: components["schemas"]["BadBlock"][]
    /** Parameters of `eth_getTransactionByHash`. */
    GetTransactionByHashParams: {
      /** The hash. */
      transactionHash: components["schemas"]["Hash32"]
    }
    GetTransactionByHashResult: components["schemas"]["Transaction"] | null
    /** Parameters of `eth_getTransactionByBlockHashAndIndex`. */
    GetTransactionByBlockHashAndIndexParams: {
      /** The hash of the block. */
      blockHash: components["schemas"]["Hash32"]
      /** The index of the transaction in the block, from 0. */
      index: components["schemas"]["Quantity"]
    }
    GetTransactionByBlockHashAndIndexResult: components["schemas"]["Transaction"] | null
    /** Parameters of `eth_getTransactionByBlockNumberAndIndex`. */
    GetTransactionByBlockNumberAndIndexParams: {
      /** The number of the block or a tag. */
      block: components["schemas"]["BlockNumberOrTag"]
      /** The index of the transaction in the block, from 0. */
      index: components["schemas"]["Quantity"]
    }
    GetTransactionByBlockNumberAndIndexResult: components["schemas"]["Transaction"] | null
    /** Parameters of `eth_getRawTransactionByHash`. */
    GetRawTransactionByHashParams: {
      /** The hash. */
      transactionHash: components["schemas"]["Hash32"]
    }
    GetRawTransactionByHashResult: components["schemas"]["Data"]
    /** Parameters of `eth_getRawTransactionByBlockHashAndIndex`. */
    GetRawTransactionByBlockHashAndIndexParams: {
      /** The hash of the block. */
      blockHash: components["schemas"]["Hash32"]
      /** The index of the transaction in the block, from 0. */
      index: components["schemas"]["Quantity"]
    }
    GetRawTransactionByBlockHashAndIndexResult: components["schemas"]["Data"]
    /** Parameters of `eth_getRawTransactionByBlockNumberAndIndex`. */
    GetRawTransactionByBlockNumberAndIndexParams: {
      /** The number of the block or a tag. */
      block: components["schemas"]["BlockNumberOrTag"]
      /** The index of the transaction in the block, from 0. */
      index: components["schemas"]["Quantity"]
    }
    GetRawTransactionByBlockNumberAndIndexResult: components["schemas"]["Data"]
    /** Parameters of `eth_getTransactionReceipt`. */
    GetTransactionReceiptParams: {
      /** The hash. */
      transactionHash: components["schemas"]["Hash32"]
    }
    GetTransactionReceiptResult: components["schemas"]["Receipt"] | null
    /** Parameters of `eth_pendingTransactions`. */
    PendingTransactionsParams: Record<string, never>
    PendingTransactionsResult: components["schemas"]["Transactions"]
    /** Parameters of `eth_sendRawTransaction`. */
    SendRawTransactionParams: {
      /** The encoded transaction. */
      transaction: components["schemas"]["Data"]
    }
    SendRawTransactionResult: components["schemas"]["Hash32"]
    /** Parameters of `eth_sendTransaction`. */
    SendTransactionParams: {
      /** The transaction. */
      transaction: components["schemas"]["TransactionRequest"]
    }
    SendTransactionResult: components["schemas"]["Hash32"]
    /** Parameters of `eth_fillTransaction`. */
    FillTransactionParams: {
      /** The transaction. */
      transaction: components["schemas"]["TransactionRequest"]
    }
    FillTransactionResult: components["schemas"]["SignedTransaction"]
    /** Parameters of `eth_sign`. */
    EthSignParams: {
      /** The account. */
      address: components["schemas"]["EvmAddress"]
      /** The message. */
      message: components["schemas"]["Data"]
    }
    EthSignResult: components["schemas"]["Data"]
    /** Parameters of `eth_signTransaction`. */
    SignTransactionParams: {
      /** The transaction. */
      transaction: components["schemas"]["TransactionRequest"]
    }
    SignTransactionResult: components["schemas"]["SignedTransaction"]
    /** Parameters of `eth_resend`. */
    EthResendParams: {
      /** The pending transaction, with its nonce. */
      transaction: components["schemas"]["TransactionRequest"]
      /** The new price of one unit of gas, in wei. */
      gasPrice?: components["schemas"]["Quantity"]
      /** The new gas limit. */
      gas?: components["schemas"]["Quantity"]
    }
    EthResendResult: components["schemas"]["Hash32"]
    /** Parameters of `eth_getLogs`. */
    GetLogsParams: {
      /** Which logs. */
      filter: components["schemas"]["LogFilter"]
    }
    GetLogsResult: components["schemas"]["Logs"]
    /** Parameters of `eth_newFilter`. */
    NewFilterParams: {
      /** Which logs. */
      filter: components["schemas"]["LogFilter"]
    }
    NewFilterResult: components["schemas"]["FilterID"]
    /** Parameters of `eth_newBlockFilter`. */
    NewBlockFilterParams: Record<string, never>
    NewBlockFilterResult: components["schemas"]["FilterID"]
    /** Parameters of `eth_newPendingTransactionFilter`. */
    NewPendingTransactionFilterParams: {
      /**
       * Whether to return full transactions instead of their hashes. False when omitted.
       * @default false
       */
      hydrated?: boolean
    }
    NewPendingTransactionFilterResult: components["schemas"]["FilterID"]
    /** Parameters of `eth_getFilterChanges`. */
    GetFilterChangesParams: {
      /** The filter. */
      filterID: components["schemas"]["FilterID"]
    }
    GetFilterChangesResult: components["schemas"]["FilterChanges"]
    /** Parameters of `eth_getFilterLogs`. */
    GetFilterLogsParams: {
      /** The filter. */
      filterID: components["schemas"]["FilterID"]
    }
    GetFilterLogsResult: components["schemas"]["Logs"]
    /** Parameters of `eth_uninstallFilter`. */
    UninstallFilterParams: {
      /** The filter. */
      filterID: components["schemas"]["FilterID"]
    }
    UninstallFilterResult: boolean
    /** Parameters of `eth_subscribe`. */
    EthSubscribeParams: {
      /** What to be told of. */
      subject: components["schemas"]["SubscriptionName"]
      /** The filter of logs, or whether transactions are sent whole. */
      options?: components["schemas"]["SubscriptionOptions"]
    }
    EthSubscribeResult: components["schemas"]["SubscriptionID"]
    /** Parameters of `eth_unsubscribe`. */
    EthUnsubscribeParams: {
      /** The subscription. */
      subscriptionID: components["schemas"]["SubscriptionID"]
    }
    EthUnsubscribeResult: boolean
    /** Parameters of `net_version`. */
    NetVersionParams: Record<string, never>
    NetVersionResult: components["schemas"]["DecimalString"]
    /** Parameters of `net_listening`. */
    NetListeningParams: Record<string, never>
    NetListeningResult: boolean
    /** Parameters of `net_peerCount`. */
    NetPeerCountParams: Record<string, never>
    NetPeerCountResult: components["schemas"]["Quantity"]
    /** Parameters of `web3_clientVersion`. */
    Web3ClientVersionParams: Record<string, never>
    Web3ClientVersionResult: string
    /** Parameters of `web3_sha3`. */
    Web3Sha3Params: {
      /** The bytes. */
      data: components["schemas"]["Data"]
    }
    Web3Sha3Result: components["schemas"]["Hash32"]
    /** Parameters of `rpc_modules`. */
    RpcModulesParams: Record<string, never>
    RpcModulesResult: {
      [key: string]: string
    }
    /** Parameters of `txpool_status`. */
    TxpoolStatusParams: Record<string, never>
    TxpoolStatusResult: components["schemas"]["PoolStatus"]
    /** Parameters of `txpool_content`. */
    TxpoolContentParams: Record<string, never>
    TxpoolContentResult: components["schemas"]["PoolContent"]
    /** Parameters of `txpool_contentFrom`. */
    TxpoolContentFromParams: {
      /** The sender. */
      address: components["schemas"]["EvmAddress"]
    }
    TxpoolContentFromResult: components["schemas"]["PoolContentFrom"]
    /** Parameters of `txpool_inspect`. */
    TxpoolInspectParams: Record<string, never>
    TxpoolInspectResult: components["schemas"]["PoolInspection"]
    /** Parameters of `debug_traceTransaction`. */
    DebugTraceTransactionParams: {
      /** The transaction. */
      transactionHash: components["schemas"]["Hash32"]
      /** The tracer and its options. A step log when omitted. */
      config?: components["schemas"]["TraceConfig"]
    }
    DebugTraceTransactionResult: components["schemas"]["Trace"]
    /** Parameters of `debug_traceBlockByNumber`. */
    DebugTraceBlockByNumberParams: {
      /** The number of the block or a tag. */
      block: components["schemas"]["BlockNumberOrTag"]
      /** The tracer and its options. A step log when omitted. */
      config?: components["schemas"]["TraceConfig"]
    }
    DebugTraceBlockByNumberResult: components["schemas"]["BlockTrace"]
    /** Parameters of `debug_traceBlockByHash`. */
    DebugTraceBlockByHashParams: {
      /** The hash of the block. */
      blockHash: components["schemas"]["Hash32"]
      /** The tracer and its options. A step log when omitted. */
      config?: components["schemas"]["TraceConfig"]
    }
    DebugTraceBlockByHashResult: components["schemas"]["BlockTrace"]
    /** Parameters of `debug_traceCall`. */
    DebugTraceCallParams: {
      /** The call. */
      transaction: components["schemas"]["TransactionRequest"]
      /** The block on whose state the call runs, by number, name or hash; `pending` is an error. */
      block: components["schemas"]["BlockNumberOrTagOrHash"]
      /** The tracer and its options, with what to override. */
      config?: components["schemas"]["TraceCallConfig"]
    }
    DebugTraceCallResult: components["schemas"]["Trace"]
    /** Parameters of `debug_traceBlock`. */
    DebugTraceBlockParams: {
      /** The block in RLP. */
      block: components["schemas"]["Data"]
      /** The tracer and its options. A step log when omitted. */
      config?: components["schemas"]["TraceConfig"]
    }
    DebugTraceBlockResult: components["schemas"]["BlockTrace"]
    /** Parameters of `debug_traceBadBlock`. */
    DebugTraceBadBlockParams: {
      /** The hash of the block. */
      blockHash: components["schemas"]["Hash32"]
      /** The tracer and its options. A step log when omitted. */
      config?: components["schemas"]["TraceConfig"]
    }
    DebugTraceBadBlockResult: components["schemas"]["BlockTrace"]
    /** Parameters of `debug_intermediateRoots`. */
    DebugIntermediateRootsParams: {
      /** The hash of the block. */
      blockHash: components["schemas"]["Hash32"]
      /** The tracer and its options. A step log when omitted. */
      config?: components["schemas"]["TraceConfig"]
    }
    DebugIntermediateRootsResult: components["schemas"]["Hash32"][]
    /** Parameters of `debug_standardTraceBlockToFile`. */
    DebugStandardTraceBlockToFileParams: {
      /** The hash of the block. */
      blockHash: components["schemas"]["Hash32"]
      /** What to trace, and how. */
      config?: components["schemas"]["FileTraceConfig"]
    }
    /** The paths of the files. */
    DebugStandardTraceBlockToFileResult: string[]
    /** Parameters of `debug_getRawHeader`. */
    DebugGetRawHeaderParams: {
      /** The block, by number, name or hash. */
      block: components["schemas"]["BlockNumberOrTagOrHash"]
    }
    DebugGetRawHeaderResult: components["schemas"]["Data"]
    /** Parameters of `debug_getRawBlock`. */
    DebugGetRawBlockParams: {
      /** The block, by number, name or hash. */
      block: components["schemas"]["BlockNumberOrTagOrHash"]
    }
    DebugGetRawBlockResult: components["schemas"]["Data"]
    /** Parameters of `debug_getRawReceipts`. */
    DebugGetRawReceiptsParams: {
      /** The block, by number, name or hash. */
      block: components["schemas"]["BlockNumberOrTagOrHash"]
    }
    DebugGetRawReceiptsResult: components["schemas"]["Data"][]
    /** Parameters of `debug_getRawTransaction`. */
    DebugGetRawTransactionParams: {
      /** The transaction. */
      transactionHash: components["schemas"]["Hash32"]
    }
    DebugGetRawTransactionResult: components["schemas"]["Data"]
    /** Parameters of `debug_printBlock`. */
    DebugPrintBlockParams: {
      /** The number of the block. */
      number: number
    }
    DebugPrintBlockResult: string
    /** Parameters of `debug_dumpBlock`. */
    DebugDumpBlockParams: {
      /** The number of the block or a tag. */
      block: components["schemas"]["BlockNumberOrTag"]
    }
    DebugDumpBlockResult: components["schemas"]["StateDump"]
    /** Parameters of `debug_accountRange`. */
    DebugAccountRangeParams: {
      /** The block, by number, name or hash. */
      block: components["schemas"]["BlockNumberOrTagOrHash"]
      /** The hashed address to begin at; `0x` for the first. */
      start: components["schemas"]["Data"]
      /** The maximum number of accounts, up to 256; 0 or less means 256. */
      maxResults: number
      /** Whether to leave out code. */
      nocode: boolean
      /** Whether to leave out storage. */
      nostorage: boolean
      /** Whether to include accounts whose address the node does not know. */
      incompletes: boolean
    }
    DebugAccountRangeResult: components["schemas"]["StateDump"]
    /** Parameters of `debug_storageRangeAt`. */
    DebugStorageRangeAtParams: {
      /** The block, by number, name or hash. */
      block: components["schemas"]["BlockNumberOrTagOrHash"]
      /** The transaction's index in the block. */
      transactionIndex: number
      /** The contract. */
      contractAddress: components["schemas"]["EvmAddress"]
      /** The hashed slot to begin at; `0x` for the first. */
      keyStart: components["schemas"]["Data"]
      /** The maximum number of slots. */
      maxResult: number
    }
    DebugStorageRangeAtResult: components["schemas"]["StorageRange"]
    /** Parameters of `debug_preimage`. */
    DebugPreimageParams: {
      /** The hash. */
      hash: components["schemas"]["Hash32"]
    }
    DebugPreimageResult: components["schemas"]["Data"]
    /** Parameters of `debug_getAccessibleState`. */
    DebugGetAccessibleStateParams: {
      /** Where to begin, by number or name. */
      from: components["schemas"]["BlockNumberOrTag"]
      /** Where to end, by number or name; this block is not looked at. */
      to: components["schemas"]["BlockNumberOrTag"]
    }
    DebugGetAccessibleStateResult: number
    /** Parameters of `debug_getModifiedAccountsByNumber`. */
    DebugGetModifiedAccountsByNumberParams: {
      /** The number of the block before the first, or of the only block. */
      start: number
      /** The number of the last block. Only the first one when omitted. */
      end?: number
    }
    /** Null when nothing changed. */
    DebugGetModifiedAccountsByNumberResult: components["schemas"]["EvmAddress"][] | null
    /** Parameters of `debug_getModifiedAccountsByHash`. */
    DebugGetModifiedAccountsByHashParams: {
      /** The hash of the block before the first, or of the only block. */
      startHash: components["schemas"]["Hash32"]
      /** The hash of the last block. Only the first one when omitted. */
      endHash?: components["schemas"]["Hash32"]
    }
    /** Null when nothing changed. */
    DebugGetModifiedAccountsByHashResult: components["schemas"]["EvmAddress"][] | null
    /** Parameters of `warp_getMessage`. */
    WarpGetMessageParams: {
      /** The message, in CB58. Logs of the Warp precompile have the same ID in hexadecimal. */
      messageID: components["schemas"]["Cb58Id"]
    }
    WarpGetMessageResult: components["schemas"]["Data"]
    /** Parameters of `warp_getMessageSignature`. */
    WarpGetMessageSignatureParams: {
      /** The message, in CB58. Logs of the Warp precompile have the same ID in hexadecimal. */
      messageID: components["schemas"]["Cb58Id"]
    }
    WarpGetMessageSignatureResult: components["schemas"]["Data"]
    /** Parameters of `warp_getMessageAggregateSignature`. */
    WarpGetMessageAggregateSignatureParams: {
      /** The message, in CB58. Logs of the Warp precompile have the same ID in hexadecimal. */
      messageID: components["schemas"]["Cb58Id"]
      /** The percentage of the weight that must sign. The answer may hold less: verify the weight of its signers. */
      quorumNumerator: number
      /** The subnet whose validators sign, in CB58. Empty for the subnet of this chain. */
      subnetID: components["schemas"]["Cb58Id"] | ""
    }
    WarpGetMessageAggregateSignatureResult: components["schemas"]["Data"]
    /** Parameters of `warp_getBlockSignature`. */
    WarpGetBlockSignatureParams: {
      /** The hash of the block, in CB58. */
      blockID: components["schemas"]["Cb58Id"]
    }
    WarpGetBlockSignatureResult: components["schemas"]["Data"]
    /** Parameters of `warp_getBlockAggregateSignature`. */
    WarpGetBlockAggregateSignatureParams: {
      /** The hash of the block, in CB58. */
      blockID: components["schemas"]["Cb58Id"]
      /** The percentage of the weight that must sign. The answer may hold less: verify the weight of its signers. */
      quorumNumerator: number
      /** The subnet whose validators sign, in CB58. Empty for the subnet of this chain. */
      subnetID: components["schemas"]["Cb58Id"] | ""
    }
    WarpGetBlockAggregateSignatureResult: components["schemas"]["Data"]
    /** Parameters of `validators.getCurrentValidators`. */
    ValidatorsGetCurrentValidatorsParams: {
      /** Which validators. All when omitted or empty; unknown ones are left out. */
      nodeIDs?: components["schemas"]["NodeID"][]
    }
    ValidatorsGetCurrentValidatorsResult: components["schemas"]["SubnetEvmValidators"]
    /** Parameters of `avax.getUTXOs`. */
    AvaxGetUTXOsParams: {
      /** Addresses of which a returned UTXO references at least one. From 1 to 1024. */
      addresses: components["schemas"]["AddressArgument"][]
      /** Maximum number of UTXOs to return. 1024 when omitted, 0 or above 1024. */
      limit?: components["schemas"]["Uint32Argument"]
      /** Cursor for the next page. Pass the `endIndex` of the page before; without it the first page is fetched. */
      startIndex?: components["schemas"]["StartIndex"]
      /** The chain whose exported, not yet imported UTXOs are fetched. */
      sourceChain: components["schemas"]["ChainReference"]
      /** The encoding of each UTXO. `hex` when omitted. */
      encoding?: components["schemas"]["BytesEncoding"]
    }
    AvaxGetUTXOsResult: components["schemas"]["UTXOPage"]
    /** Parameters of `avax.getAtomicTx`. */
    AvaxGetAtomicTxParams: {
      /** The transaction. */
      txID: components["schemas"]["Cb58Id"]
      /** The encoding of the transaction. `hex` when omitted. */
      encoding?: components["schemas"]["BytesEncoding"]
    }
    AvaxGetAtomicTxResult: components["schemas"]["AtomicTransaction"]
    /** Parameters of `avax.getAtomicTxStatus`. */
    AvaxGetAtomicTxStatusParams: {
      /** The transaction. */
      txID: components["schemas"]["Cb58Id"]
    }
    AvaxGetAtomicTxStatusResult: components["schemas"]["AtomicTransactionStatus"]
    /** Parameters of `avax.issueTx`. */
    AvaxIssueTxParams: {
      /** The signed transaction. */
      tx: components["schemas"]["FormattedHex"]
      /** The encoding of the transaction. `hex` when omitted. */
      encoding?: components["schemas"]["BytesEncoding"]
    }
    AvaxIssueTxResult: components["schemas"]["IssuedTransaction"]
    /** Parameters of `eth_accounts`. */
    EthAccountsParams: Record<string, never>
    EthAccountsResult: components["schemas"]["EvmAddress"][]
    /** Parameters of `eth_blobBaseFee`. */
    BlobBaseFeeParams: Record<string, never>
    BlobBaseFeeResult: components["schemas"]["Quantity"]
    /** Parameters of `eth_protocolVersion`. */
    ProtocolVersionParams: Record<string, never>
    ProtocolVersionResult: components["schemas"]["Quantity"]
    /** Parameters of `eth_config`. */
    EthConfigParams: Record<string, never>
    EthConfigResult: components["schemas"]["NodeConfig"]
    /** Parameters of `eth_capabilities`. */
    EthCapabilitiesParams: Record<string, never>
    EthCapabilitiesResult: components["schemas"]["Capabilities"]
    /** Parameters of `eth_getStorageValues`. */
    GetStorageValuesParams: {
      /** The slots to read. */
      requests: components["schemas"]["StorageRequests"]
      /** The block whose state is read. `latest` when omitted. */
      block?: components["schemas"]["BlockNumberOrTagOrHash"]
    }
    GetStorageValuesResult: components["schemas"]["StorageValues"]
    /** Parameters of `eth_getBlockAccessList`. */
    GetBlockAccessListParams: {
      /** The block. */
      block: components["schemas"]["BlockNumberOrTagOrHash"]
    }
    GetBlockAccessListResult: components["schemas"]["BlockAccessList"] | null
    /** Parameters of `eth_simulateV1`. */
    SimulateV1Params: {
      /** The blocks of calls. */
      simulation: components["schemas"]["SimulationRequest"]
      /** The block to begin after. `latest` when omitted. */
      block?: components["schemas"]["BlockNumberOrTagOrHash"]
    }
    SimulateV1Result: components["schemas"]["SimulatedBlock"][]
  }
  responses: never
  parameters: never
  requestBodies: never
  headers: never
  pathItems: never
}
export type AccessList = components["schemas"]["AccessList"]
export type AccessListEntry = components["schemas"]["AccessListEntry"]
export type AccessListResult = components["schemas"]["AccessListResult"]
export type AccessListTransaction = components["schemas"]["AccessListTransaction"]
export type AccountAccess = components["schemas"]["AccountAccess"]
export type AccountOverride = components["schemas"]["AccountOverride"]
export type AccountProof = components["schemas"]["AccountProof"]
export type ActivePrecompile = components["schemas"]["ActivePrecompile"]
export type ActivePrecompiles = components["schemas"]["ActivePrecompiles"]
export type ActiveRules = components["schemas"]["ActiveRules"]
export type Address = components["schemas"]["Address"]
export type AddressArgument = components["schemas"]["AddressArgument"]
export type AllowListConfig = components["schemas"]["AllowListConfig"]
export type AtomicTransaction = components["schemas"]["AtomicTransaction"]
export type AtomicTransactionStatus = components["schemas"]["AtomicTransactionStatus"]
export type AvalancheRules = components["schemas"]["AvalancheRules"]
export type BadBlock = components["schemas"]["BadBlock"]
export type BlobSchedule = components["schemas"]["BlobSchedule"]
export type Block = components["schemas"]["Block"]
export type BlockAccessList = components["schemas"]["BlockAccessList"]
export type BlockByHash = components["schemas"]["BlockByHash"]
export type BlockByNumber = components["schemas"]["BlockByNumber"]
export type BlockNonce = components["schemas"]["BlockNonce"]
export type BlockNumberOrTag = components["schemas"]["BlockNumberOrTag"]
export type BlockNumberOrTagOrHash = components["schemas"]["BlockNumberOrTagOrHash"]
export type BlockOverrides = components["schemas"]["BlockOverrides"]
export type BlockStateCalls = components["schemas"]["BlockStateCalls"]
export type BlockTag = components["schemas"]["BlockTag"]
export type BlockTrace = components["schemas"]["BlockTrace"]
export type BlockWithHashes = components["schemas"]["BlockWithHashes"]
export type BlockWithTransactions = components["schemas"]["BlockWithTransactions"]
export type BytesEncoding = components["schemas"]["BytesEncoding"]
export type CallError = components["schemas"]["CallError"]
export type CallFrame = components["schemas"]["CallFrame"]
export type CallLog = components["schemas"]["CallLog"]
export type Capabilities = components["schemas"]["Capabilities"]
export type Capability = components["schemas"]["Capability"]
export type Cb58Id = components["schemas"]["Cb58Id"]
export type ChainConfig = components["schemas"]["ChainConfig"]
export type ChainReference = components["schemas"]["ChainReference"]
export type CodeChange = components["schemas"]["CodeChange"]
export type Data = components["schemas"]["Data"]
export type DecimalString = components["schemas"]["DecimalString"]
export type DeleteStrategy = components["schemas"]["DeleteStrategy"]
export type DetailedCallResult = components["schemas"]["DetailedCallResult"]
export type DumpedAccount = components["schemas"]["DumpedAccount"]
export type DynamicFeeTransaction = components["schemas"]["DynamicFeeTransaction"]
export type EndIndex = components["schemas"]["EndIndex"]
export type EthRules = components["schemas"]["EthRules"]
export type EvmAddress = components["schemas"]["EvmAddress"]
export type FeeConfig = components["schemas"]["FeeConfig"]
export type FeeConfigAnswer = components["schemas"]["FeeConfigAnswer"]
export type FeeHistory = components["schemas"]["FeeHistory"]
export type FeeManagerConfig = components["schemas"]["FeeManagerConfig"]
export type FileTraceConfig = components["schemas"]["FileTraceConfig"]
export type FilterChanges = components["schemas"]["FilterChanges"]
export type FilterID = components["schemas"]["FilterID"]
export type ForkConfig = components["schemas"]["ForkConfig"]
export type FormattedHex = components["schemas"]["FormattedHex"]
export type GasPriceManagerConfig = components["schemas"]["GasPriceManagerConfig"]
export type Hash32 = components["schemas"]["Hash32"]
export type Head = components["schemas"]["Head"]
export type Header = components["schemas"]["Header"]
export type InitialGasPriceConfig = components["schemas"]["InitialGasPriceConfig"]
export type InitialRewardConfig = components["schemas"]["InitialRewardConfig"]
export type IssuedTransaction = components["schemas"]["IssuedTransaction"]
export type JsonUint64 = components["schemas"]["JsonUint64"]
export type LegacyTransaction = components["schemas"]["LegacyTransaction"]
export type Log = components["schemas"]["Log"]
export type LogFilter = components["schemas"]["LogFilter"]
export type Logs = components["schemas"]["Logs"]
export type LogsBloom = components["schemas"]["LogsBloom"]
export type NativeMinterConfig = components["schemas"]["NativeMinterConfig"]
export type NetworkUpgrades = components["schemas"]["NetworkUpgrades"]
export type NodeConfig = components["schemas"]["NodeConfig"]
export type NodeID = components["schemas"]["NodeID"]
export type NullableForkConfig = components["schemas"]["NullableForkConfig"]
export type OtherTrace = components["schemas"]["OtherTrace"]
export type OtherTransaction = components["schemas"]["OtherTransaction"]
export type PoolContent = components["schemas"]["PoolContent"]
export type PoolContentFrom = components["schemas"]["PoolContentFrom"]
export type PoolInspection = components["schemas"]["PoolInspection"]
export type PoolStatus = components["schemas"]["PoolStatus"]
export type PrecompileUpgrade = components["schemas"]["PrecompileUpgrade"]
export type PriceOption = components["schemas"]["PriceOption"]
export type PriceOptions = components["schemas"]["PriceOptions"]
export type ProofNodes = components["schemas"]["ProofNodes"]
export type Quantity = components["schemas"]["Quantity"]
export type QuantityChange = components["schemas"]["QuantityChange"]
export type Receipt = components["schemas"]["Receipt"]
export type Receipts = components["schemas"]["Receipts"]
export type ResponseEncoding = components["schemas"]["ResponseEncoding"]
export type RewardManagerConfig = components["schemas"]["RewardManagerConfig"]
export type SignedTransaction = components["schemas"]["SignedTransaction"]
export type SimulatedBlock = components["schemas"]["SimulatedBlock"]
export type SimulatedCall = components["schemas"]["SimulatedCall"]
export type SimulationRequest = components["schemas"]["SimulationRequest"]
export type SlotChanges = components["schemas"]["SlotChanges"]
export type StartIndex = components["schemas"]["StartIndex"]
export type StateDump = components["schemas"]["StateDump"]
export type StateOverrides = components["schemas"]["StateOverrides"]
export type StateUpgrade = components["schemas"]["StateUpgrade"]
export type StateUpgradeAccount = components["schemas"]["StateUpgradeAccount"]
export type Step = components["schemas"]["Step"]
export type StepLog = components["schemas"]["StepLog"]
export type Storage = components["schemas"]["Storage"]
export type StorageChange = components["schemas"]["StorageChange"]
export type StorageProof = components["schemas"]["StorageProof"]
export type StorageRange = components["schemas"]["StorageRange"]
export type StorageRequests = components["schemas"]["StorageRequests"]
export type StorageSlot = components["schemas"]["StorageSlot"]
export type StorageValues = components["schemas"]["StorageValues"]
export type StorageWord = components["schemas"]["StorageWord"]
export type SubnetEvmValidator = components["schemas"]["SubnetEvmValidator"]
export type SubnetEvmValidators = components["schemas"]["SubnetEvmValidators"]
export type SubscriptionID = components["schemas"]["SubscriptionID"]
export type SubscriptionName = components["schemas"]["SubscriptionName"]
export type SubscriptionOptions = components["schemas"]["SubscriptionOptions"]
export type SummariesByNonce = components["schemas"]["SummariesByNonce"]
export type SyncProgress = components["schemas"]["SyncProgress"]
export type SyncStatus = components["schemas"]["SyncStatus"]
export type TopicFilter = components["schemas"]["TopicFilter"]
export type Trace = components["schemas"]["Trace"]
export type TraceCallConfig = components["schemas"]["TraceCallConfig"]
export type TraceConfig = components["schemas"]["TraceConfig"]
export type Transaction = components["schemas"]["Transaction"]
export type TransactionFields = components["schemas"]["TransactionFields"]
export type TransactionHashes = components["schemas"]["TransactionHashes"]
export type TransactionRequest = components["schemas"]["TransactionRequest"]
export type TransactionTrace = components["schemas"]["TransactionTrace"]
export type Transactions = components["schemas"]["Transactions"]
export type TransactionsByNonce = components["schemas"]["TransactionsByNonce"]
export type UTXOPage = components["schemas"]["UTXOPage"]
export type Uint32Argument = components["schemas"]["Uint32Argument"]
export type Uncle = components["schemas"]["Uncle"]
export type Upgrades = components["schemas"]["Upgrades"]
export type WarpConfig = components["schemas"]["WarpConfig"]
export type ChainIdParams = ParametersOf<components["schemas"]["ChainIdParams"]>
export type ChainIdResult = components["schemas"]["ChainIdResult"]
export type BlockNumberParams = ParametersOf<components["schemas"]["BlockNumberParams"]>
export type BlockNumberResult = components["schemas"]["BlockNumberResult"]
export type EthSyncingParams = ParametersOf<components["schemas"]["EthSyncingParams"]>
export type EthSyncingResult = components["schemas"]["EthSyncingResult"]
export type EthCoinbaseParams = ParametersOf<components["schemas"]["EthCoinbaseParams"]>
export type EthCoinbaseResult = components["schemas"]["EthCoinbaseResult"]
export type GetChainConfigParams = ParametersOf<components["schemas"]["GetChainConfigParams"]>
export type GetChainConfigResult = components["schemas"]["GetChainConfigResult"]
export type GetActiveRulesAtParams = ParametersOf<components["schemas"]["GetActiveRulesAtParams"]>
export type GetActiveRulesAtResult = components["schemas"]["GetActiveRulesAtResult"]
export type GetActivePrecompilesAtParams = ParametersOf<components["schemas"]["GetActivePrecompilesAtParams"]>
export type GetActivePrecompilesAtResult = components["schemas"]["GetActivePrecompilesAtResult"]
export type FeeConfigParams = ParametersOf<components["schemas"]["FeeConfigParams"]>
export type FeeConfigResult = components["schemas"]["FeeConfigResult"]
export type GasPriceParams = ParametersOf<components["schemas"]["GasPriceParams"]>
export type GasPriceResult = components["schemas"]["GasPriceResult"]
export type BaseFeeParams = ParametersOf<components["schemas"]["BaseFeeParams"]>
export type BaseFeeResult = components["schemas"]["BaseFeeResult"]
export type MaxPriorityFeePerGasParams = ParametersOf<components["schemas"]["MaxPriorityFeePerGasParams"]>
export type MaxPriorityFeePerGasResult = components["schemas"]["MaxPriorityFeePerGasResult"]
export type FeeHistoryParams = ParametersOf<components["schemas"]["FeeHistoryParams"]>
export type FeeHistoryResult = components["schemas"]["FeeHistoryResult"]
export type SuggestPriceOptionsParams = ParametersOf<components["schemas"]["SuggestPriceOptionsParams"]>
export type SuggestPriceOptionsResult = components["schemas"]["SuggestPriceOptionsResult"]
export type GetBalanceParams = ParametersOf<components["schemas"]["GetBalanceParams"]>
export type GetBalanceResult = components["schemas"]["GetBalanceResult"]
export type GetCodeParams = ParametersOf<components["schemas"]["GetCodeParams"]>
export type GetCodeResult = components["schemas"]["GetCodeResult"]
export type GetStorageAtParams = ParametersOf<components["schemas"]["GetStorageAtParams"]>
export type GetStorageAtResult = components["schemas"]["GetStorageAtResult"]
export type GetTransactionCountParams = ParametersOf<components["schemas"]["GetTransactionCountParams"]>
export type GetTransactionCountResult = components["schemas"]["GetTransactionCountResult"]
export type GetProofParams = ParametersOf<components["schemas"]["GetProofParams"]>
export type GetProofResult = components["schemas"]["GetProofResult"]
export type EthCallParams = ParametersOf<components["schemas"]["EthCallParams"]>
export type EthCallResult = components["schemas"]["EthCallResult"]
export type CallDetailedParams = ParametersOf<components["schemas"]["CallDetailedParams"]>
export type CallDetailedResult = components["schemas"]["CallDetailedResult"]
export type EstimateGasParams = ParametersOf<components["schemas"]["EstimateGasParams"]>
export type EstimateGasResult = components["schemas"]["EstimateGasResult"]
export type CreateAccessListParams = ParametersOf<components["schemas"]["CreateAccessListParams"]>
export type CreateAccessListResult = components["schemas"]["CreateAccessListResult"]
export type GetBlockByNumberParams = ParametersOf<components["schemas"]["GetBlockByNumberParams"]>
export type GetBlockByNumberResult = components["schemas"]["GetBlockByNumberResult"]
export type GetBlockByHashParams = ParametersOf<components["schemas"]["GetBlockByHashParams"]>
export type GetBlockByHashResult = components["schemas"]["GetBlockByHashResult"]
export type GetHeaderByNumberParams = ParametersOf<components["schemas"]["GetHeaderByNumberParams"]>
export type GetHeaderByNumberResult = components["schemas"]["GetHeaderByNumberResult"]
export type GetHeaderByHashParams = ParametersOf<components["schemas"]["GetHeaderByHashParams"]>
export type GetHeaderByHashResult = components["schemas"]["GetHeaderByHashResult"]
export type GetBlockReceiptsParams = ParametersOf<components["schemas"]["GetBlockReceiptsParams"]>
export type GetBlockReceiptsResult = components["schemas"]["GetBlockReceiptsResult"]
export type GetBlockTransactionCountByHashParams =
  ParametersOf<components["schemas"]["GetBlockTransactionCountByHashParams"]>
export type GetBlockTransactionCountByHashResult = components["schemas"]["GetBlockTransactionCountByHashResult"]
export type GetBlockTransactionCountByNumberParams =
  ParametersOf<components["schemas"]["GetBlockTransactionCountByNumberParams"]>
export type GetBlockTransactionCountByNumberResult = components["schemas"]["GetBlockTransactionCountByNumberResult"]
export type GetUncleByBlockHashAndIndexParams = ParametersOf<components["schemas"]["GetUncleByBlockHashAndIndexParams"]>
export type GetUncleByBlockHashAndIndexResult = components["schemas"]["GetUncleByBlockHashAndIndexResult"]
export type GetUncleByBlockNumberAndIndexParams =
  ParametersOf<components["schemas"]["GetUncleByBlockNumberAndIndexParams"]>
export type GetUncleByBlockNumberAndIndexResult = components["schemas"]["GetUncleByBlockNumberAndIndexResult"]
export type GetUncleCountByBlockHashParams = ParametersOf<components["schemas"]["GetUncleCountByBlockHashParams"]>
export type GetUncleCountByBlockHashResult = components["schemas"]["GetUncleCountByBlockHashResult"]
export type GetUncleCountByBlockNumberParams = ParametersOf<components["schemas"]["GetUncleCountByBlockNumberParams"]>
export type GetUncleCountByBlockNumberResult = components["schemas"]["GetUncleCountByBlockNumberResult"]
export type GetBadBlocksParams = ParametersOf<components["schemas"]["GetBadBlocksParams"]>
export type GetBadBlocksResult = components["schemas"]["GetBadBlocksResult"]
export type GetTransactionByHashParams = ParametersOf<components["schemas"]["GetTransactionByHashParams"]>
export type GetTransactionByHashResult = components["schemas"]["GetTransactionByHashResult"]
export type GetTransactionByBlockHashAndIndexParams =
  ParametersOf<components["schemas"]["GetTransactionByBlockHashAndIndexParams"]>
export type GetTransactionByBlockHashAndIndexResult = components["schemas"]["GetTransactionByBlockHashAndIndexResult"]
export type GetTransactionByBlockNumberAndIndexParams =
  ParametersOf<components["schemas"]["GetTransactionByBlockNumberAndIndexParams"]>
export type GetTransactionByBlockNumberAndIndexResult =
  components["schemas"]["GetTransactionByBlockNumberAndIndexResult"]
export type GetRawTransactionByHashParams = ParametersOf<components["schemas"]["GetRawTransactionByHashParams"]>
export type GetRawTransactionByHashResult = components["schemas"]["GetRawTransactionByHashResult"]
export type GetRawTransactionByBlockHashAndIndexParams =
  ParametersOf<components["schemas"]["GetRawTransactionByBlockHashAndIndexParams"]>
export type GetRawTransactionByBlockHashAndIndexResult =
  components["schemas"]["GetRawTransactionByBlockHashAndIndexResult"]
export type GetRawTransactionByBlockNumberAndIndexParams =
  ParametersOf<components["schemas"]["GetRawTransactionByBlockNumberAndIndexParams"]>
export type GetRawTransactionByBlockNumberAndIndexResult =
  components["schemas"]["GetRawTransactionByBlockNumberAndIndexResult"]
export type GetTransactionReceiptParams = ParametersOf<components["schemas"]["GetTransactionReceiptParams"]>
export type GetTransactionReceiptResult = components["schemas"]["GetTransactionReceiptResult"]
export type PendingTransactionsParams = ParametersOf<components["schemas"]["PendingTransactionsParams"]>
export type PendingTransactionsResult = components["schemas"]["PendingTransactionsResult"]
export type SendRawTransactionParams = ParametersOf<components["schemas"]["SendRawTransactionParams"]>
export type SendRawTransactionResult = components["schemas"]["SendRawTransactionResult"]
export type SendTransactionParams = ParametersOf<components["schemas"]["SendTransactionParams"]>
export type SendTransactionResult = components["schemas"]["SendTransactionResult"]
export type FillTransactionParams = ParametersOf<components["schemas"]["FillTransactionParams"]>
export type FillTransactionResult = components["schemas"]["FillTransactionResult"]
export type EthSignParams = ParametersOf<components["schemas"]["EthSignParams"]>
export type EthSignResult = components["schemas"]["EthSignResult"]
export type SignTransactionParams = ParametersOf<components["schemas"]["SignTransactionParams"]>
export type SignTransactionResult = components["schemas"]["SignTransactionResult"]
export type EthResendParams = ParametersOf<components["schemas"]["EthResendParams"]>
export type EthResendResult = components["schemas"]["EthResendResult"]
export type GetLogsParams = ParametersOf<components["schemas"]["GetLogsParams"]>
export type GetLogsResult = components["schemas"]["GetLogsResult"]
export type NewFilterParams = ParametersOf<components["schemas"]["NewFilterParams"]>
export type NewFilterResult = components["schemas"]["NewFilterResult"]
export type NewBlockFilterParams = ParametersOf<components["schemas"]["NewBlockFilterParams"]>
export type NewBlockFilterResult = components["schemas"]["NewBlockFilterResult"]
export type NewPendingTransactionFilterParams = ParametersOf<components["schemas"]["NewPendingTransactionFilterParams"]>
export type NewPendingTransactionFilterResult = components["schemas"]["NewPendingTransactionFilterResult"]
export type GetFilterChangesParams = ParametersOf<components["schemas"]["GetFilterChangesParams"]>
export type GetFilterChangesResult = components["schemas"]["GetFilterChangesResult"]
export type GetFilterLogsParams = ParametersOf<components["schemas"]["GetFilterLogsParams"]>
export type GetFilterLogsResult = components["schemas"]["GetFilterLogsResult"]
export type UninstallFilterParams = ParametersOf<components["schemas"]["UninstallFilterParams"]>
export type UninstallFilterResult = components["schemas"]["UninstallFilterResult"]
export type EthSubscribeParams = ParametersOf<components["schemas"]["EthSubscribeParams"]>
export type EthSubscribeResult = components["schemas"]["EthSubscribeResult"]
export type EthUnsubscribeParams = ParametersOf<components["schemas"]["EthUnsubscribeParams"]>
export type EthUnsubscribeResult = components["schemas"]["EthUnsubscribeResult"]
export type NetVersionParams = ParametersOf<components["schemas"]["NetVersionParams"]>
export type NetVersionResult = components["schemas"]["NetVersionResult"]
export type NetListeningParams = ParametersOf<components["schemas"]["NetListeningParams"]>
export type NetListeningResult = components["schemas"]["NetListeningResult"]
export type NetPeerCountParams = ParametersOf<components["schemas"]["NetPeerCountParams"]>
export type NetPeerCountResult = components["schemas"]["NetPeerCountResult"]
export type Web3ClientVersionParams = ParametersOf<components["schemas"]["Web3ClientVersionParams"]>
export type Web3ClientVersionResult = components["schemas"]["Web3ClientVersionResult"]
export type Web3Sha3Params = ParametersOf<components["schemas"]["Web3Sha3Params"]>
export type Web3Sha3Result = components["schemas"]["Web3Sha3Result"]
export type RpcModulesParams = ParametersOf<components["schemas"]["RpcModulesParams"]>
export type RpcModulesResult = components["schemas"]["RpcModulesResult"]
export type TxpoolStatusParams = ParametersOf<components["schemas"]["TxpoolStatusParams"]>
export type TxpoolStatusResult = components["schemas"]["TxpoolStatusResult"]
export type TxpoolContentParams = ParametersOf<components["schemas"]["TxpoolContentParams"]>
export type TxpoolContentResult = components["schemas"]["TxpoolContentResult"]
export type TxpoolContentFromParams = ParametersOf<components["schemas"]["TxpoolContentFromParams"]>
export type TxpoolContentFromResult = components["schemas"]["TxpoolContentFromResult"]
export type TxpoolInspectParams = ParametersOf<components["schemas"]["TxpoolInspectParams"]>
export type TxpoolInspectResult = components["schemas"]["TxpoolInspectResult"]
export type DebugTraceTransactionParams = ParametersOf<components["schemas"]["DebugTraceTransactionParams"]>
export type DebugTraceTransactionResult = components["schemas"]["DebugTraceTransactionResult"]
export type DebugTraceBlockByNumberParams = ParametersOf<components["schemas"]["DebugTraceBlockByNumberParams"]>
export type DebugTraceBlockByNumberResult = components["schemas"]["DebugTraceBlockByNumberResult"]
export type DebugTraceBlockByHashParams = ParametersOf<components["schemas"]["DebugTraceBlockByHashParams"]>
export type DebugTraceBlockByHashResult = components["schemas"]["DebugTraceBlockByHashResult"]
export type DebugTraceCallParams = ParametersOf<components["schemas"]["DebugTraceCallParams"]>
export type DebugTraceCallResult = components["schemas"]["DebugTraceCallResult"]
export type DebugTraceBlockParams = ParametersOf<components["schemas"]["DebugTraceBlockParams"]>
export type DebugTraceBlockResult = components["schemas"]["DebugTraceBlockResult"]
export type DebugTraceBadBlockParams = ParametersOf<components["schemas"]["DebugTraceBadBlockParams"]>
export type DebugTraceBadBlockResult = components["schemas"]["DebugTraceBadBlockResult"]
export type DebugIntermediateRootsParams = ParametersOf<components["schemas"]["DebugIntermediateRootsParams"]>
export type DebugIntermediateRootsResult = components["schemas"]["DebugIntermediateRootsResult"]
export type DebugStandardTraceBlockToFileParams =
  ParametersOf<components["schemas"]["DebugStandardTraceBlockToFileParams"]>
export type DebugStandardTraceBlockToFileResult = components["schemas"]["DebugStandardTraceBlockToFileResult"]
export type DebugGetRawHeaderParams = ParametersOf<components["schemas"]["DebugGetRawHeaderParams"]>
export type DebugGetRawHeaderResult = components["schemas"]["DebugGetRawHeaderResult"]
export type DebugGetRawBlockParams = ParametersOf<components["schemas"]["DebugGetRawBlockParams"]>
export type DebugGetRawBlockResult = components["schemas"]["DebugGetRawBlockResult"]
export type DebugGetRawReceiptsParams = ParametersOf<components["schemas"]["DebugGetRawReceiptsParams"]>
export type DebugGetRawReceiptsResult = components["schemas"]["DebugGetRawReceiptsResult"]
export type DebugGetRawTransactionParams = ParametersOf<components["schemas"]["DebugGetRawTransactionParams"]>
export type DebugGetRawTransactionResult = components["schemas"]["DebugGetRawTransactionResult"]
export type DebugPrintBlockParams = ParametersOf<components["schemas"]["DebugPrintBlockParams"]>
export type DebugPrintBlockResult = components["schemas"]["DebugPrintBlockResult"]
export type DebugDumpBlockParams = ParametersOf<components["schemas"]["DebugDumpBlockParams"]>
export type DebugDumpBlockResult = components["schemas"]["DebugDumpBlockResult"]
export type DebugAccountRangeParams = ParametersOf<components["schemas"]["DebugAccountRangeParams"]>
export type DebugAccountRangeResult = components["schemas"]["DebugAccountRangeResult"]
export type DebugStorageRangeAtParams = ParametersOf<components["schemas"]["DebugStorageRangeAtParams"]>
export type DebugStorageRangeAtResult = components["schemas"]["DebugStorageRangeAtResult"]
export type DebugPreimageParams = ParametersOf<components["schemas"]["DebugPreimageParams"]>
export type DebugPreimageResult = components["schemas"]["DebugPreimageResult"]
export type DebugGetAccessibleStateParams = ParametersOf<components["schemas"]["DebugGetAccessibleStateParams"]>
export type DebugGetAccessibleStateResult = components["schemas"]["DebugGetAccessibleStateResult"]
export type DebugGetModifiedAccountsByNumberParams =
  ParametersOf<components["schemas"]["DebugGetModifiedAccountsByNumberParams"]>
export type DebugGetModifiedAccountsByNumberResult = components["schemas"]["DebugGetModifiedAccountsByNumberResult"]
export type DebugGetModifiedAccountsByHashParams =
  ParametersOf<components["schemas"]["DebugGetModifiedAccountsByHashParams"]>
export type DebugGetModifiedAccountsByHashResult = components["schemas"]["DebugGetModifiedAccountsByHashResult"]
export type WarpGetMessageParams = ParametersOf<components["schemas"]["WarpGetMessageParams"]>
export type WarpGetMessageResult = components["schemas"]["WarpGetMessageResult"]
export type WarpGetMessageSignatureParams = ParametersOf<components["schemas"]["WarpGetMessageSignatureParams"]>
export type WarpGetMessageSignatureResult = components["schemas"]["WarpGetMessageSignatureResult"]
export type WarpGetMessageAggregateSignatureParams =
  ParametersOf<components["schemas"]["WarpGetMessageAggregateSignatureParams"]>
export type WarpGetMessageAggregateSignatureResult = components["schemas"]["WarpGetMessageAggregateSignatureResult"]
export type WarpGetBlockSignatureParams = ParametersOf<components["schemas"]["WarpGetBlockSignatureParams"]>
export type WarpGetBlockSignatureResult = components["schemas"]["WarpGetBlockSignatureResult"]
export type WarpGetBlockAggregateSignatureParams =
  ParametersOf<components["schemas"]["WarpGetBlockAggregateSignatureParams"]>
export type WarpGetBlockAggregateSignatureResult = components["schemas"]["WarpGetBlockAggregateSignatureResult"]
export type ValidatorsGetCurrentValidatorsParams =
  ParametersOf<components["schemas"]["ValidatorsGetCurrentValidatorsParams"]>
export type ValidatorsGetCurrentValidatorsResult = components["schemas"]["ValidatorsGetCurrentValidatorsResult"]
export type AvaxGetUTXOsParams = ParametersOf<components["schemas"]["AvaxGetUTXOsParams"]>
export type AvaxGetUTXOsResult = components["schemas"]["AvaxGetUTXOsResult"]
export type AvaxGetAtomicTxParams = ParametersOf<components["schemas"]["AvaxGetAtomicTxParams"]>
export type AvaxGetAtomicTxResult = components["schemas"]["AvaxGetAtomicTxResult"]
export type AvaxGetAtomicTxStatusParams = ParametersOf<components["schemas"]["AvaxGetAtomicTxStatusParams"]>
export type AvaxGetAtomicTxStatusResult = components["schemas"]["AvaxGetAtomicTxStatusResult"]
export type AvaxIssueTxParams = ParametersOf<components["schemas"]["AvaxIssueTxParams"]>
export type AvaxIssueTxResult = components["schemas"]["AvaxIssueTxResult"]
export type EthAccountsParams = ParametersOf<components["schemas"]["EthAccountsParams"]>
export type EthAccountsResult = components["schemas"]["EthAccountsResult"]
export type BlobBaseFeeParams = ParametersOf<components["schemas"]["BlobBaseFeeParams"]>
export type BlobBaseFeeResult = components["schemas"]["BlobBaseFeeResult"]
export type ProtocolVersionParams = ParametersOf<components["schemas"]["ProtocolVersionParams"]>
export type ProtocolVersionResult = components["schemas"]["ProtocolVersionResult"]
export type EthConfigParams = ParametersOf<components["schemas"]["EthConfigParams"]>
export type EthConfigResult = components["schemas"]["EthConfigResult"]
export type EthCapabilitiesParams = ParametersOf<components["schemas"]["EthCapabilitiesParams"]>
export type EthCapabilitiesResult = components["schemas"]["EthCapabilitiesResult"]
export type GetStorageValuesParams = ParametersOf<components["schemas"]["GetStorageValuesParams"]>
export type GetStorageValuesResult = components["schemas"]["GetStorageValuesResult"]
export type GetBlockAccessListParams = ParametersOf<components["schemas"]["GetBlockAccessListParams"]>
export type GetBlockAccessListResult = components["schemas"]["GetBlockAccessListResult"]
export type SimulateV1Params = ParametersOf<components["schemas"]["SimulateV1Params"]>
export type SimulateV1Result = components["schemas"]["SimulateV1Result"]
