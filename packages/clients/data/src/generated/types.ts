// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.

export interface paths {
  "/v1/signatureAggregator/{network}/aggregateSignatures": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Aggregate signatures
     * Aggregates the signatures of a subnet's validators for a message to another subnet. A `message` or a
     * `justification` must be given.
     */
    post: operations["aggregateSignatures"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/signatureAggregator/{network}/aggregateSignatures/{txHash}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get aggregated signatures
     * Returns the aggregated signatures for a message of a P-Chain transaction about an L1.
     */
    get: operations["getAggregatedSignatures"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/networks/{network}/blockchains/{blockchainId}/assets/{assetId}/transactions": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List asset transactions
     * Lists the transactions of an X-Chain asset, newest first.
     */
    get: operations["listAssetTransactions"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/networks/{network}/validators": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List validators
     * Lists validators of the primary network and of subnets; all of them unless filtered. By block, newest first,
     * unless sorted otherwise; equal ones by block, in the same direction. Validators of L1s are in a list of their
     * own.
     */
    get: operations["listValidators"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/networks/{network}/blockchains/{blockchainId}/utxos": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List UTXOs
     * Lists the UTXOs of addresses that are or can be consumed on a chain of the primary network: an export is listed
     * on the chain it goes to. By time, newest first, unless sorted otherwise; equal ones by their ID, in the same
     * direction. Without addresses the page is empty.
     */
    get: operations["listUtxos"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/chains/{chainId}/addresses/{address}/transactions:listErc721": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List ERC-721 transfers of an address
     * Lists the ERC-721 transfers from and to an address, newest first.
     */
    get: operations["listErc721Transfers"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/chains/{chainId}/tokens/{address}/transfers": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List transfers of a token
     * Lists the transfers of an ERC-20, ERC-721 or ERC-1155 contract, newest first.
     */
    get: operations["listTokenTransfers"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/chains/{chainId}/transactions": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List latest transactions of a chain
     * Lists the latest transactions of one chain, newest first.
     */
    get: operations["listLatestTransactions"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/chains/{chainId}/contracts/{address}/deployments": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List contract deployments
     * Lists the contracts that an address deployed.
     */
    get: operations["listContractDeployments"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/chains/{chainId}/nfts/collections/{address}/tokens": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List NFT tokens
     * Lists the tokens of an NFT contract.
     */
    get: operations["listNftTokens"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/chains/{chainId}/nfts/collections/{address}/tokens/{tokenId}:reindex": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Reindex an NFT
     * Has the metadata of one NFT token indexed again. At most once an hour for a token. It takes no body and answers
     * none.
     */
    post: operations["reindexNft"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/chains/{chainId}/blocks": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List latest blocks
     * Lists the latest indexed blocks of a chain, by block timestamp descending.
     */
    get: operations["listLatestBlocks"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/chains/{chainId}/blocks/{blockId}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a block
     * Returns one block of a chain.
     */
    get: operations["getBlock"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/icm/addresses/{address}/messages": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List ICM messages of an address
     * Lists the interchain messages from and to an EVM address, by timestamp descending.
     */
    get: operations["listIcmMessages"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/transactions": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List latest transactions of all chains
     * Lists the latest transactions across all supported EVM chains, newest first.
     */
    get: operations["listLatestTransactionsAllChains"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/primaryNetworkRpcUsageMetrics": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get primary-network RPC usage
     * Returns how the public RPC of the primary network was used, over time.
     */
    get: operations["getPrimaryNetworkRpcUsageMetrics"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/apiUsageMetrics": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get API usage
     * Returns how the data service was used, over time.
     */
    get: operations["getApiUsageMetrics"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/chains": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List chains
     * Lists the supported EVM chains. The list is not paged.
     */
    get: operations["listChains"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/chains/{chainId}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a chain
     * Returns one supported EVM chain.
     */
    get: operations["getChain"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/networks/{network}/blockchains/{blockchainId}/assets/{assetId}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get an asset
     * Returns one asset of the X-Chain.
     */
    get: operations["getAsset"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/networks/{network}/validators/{nodeId}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the validations of a node
     * Lists the validations of one node on all subnets, newest first unless sorted otherwise.
     */
    get: operations["listNodeValidations"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/networks/{network}/delegators": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List delegators
     * Lists the delegators, newest first unless sorted otherwise.
     */
    get: operations["listDelegators"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/networks/{network}/l1Validators": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List L1 validators
     * Lists the validators of L1s, newest first. Those that are inactive, as their balance is used up, or that were
     * removed are left out unless `includeInactiveL1Validators` is given.
     */
    get: operations["listL1Validators"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/networks/{network}/blockchains/{blockchainId}/transactions": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List primary-network transactions
     * Lists the transactions of a chain of the primary network, newest first unless sorted otherwise; of the C-Chain
     * its atomic ones.
     */
    get: operations["listLatestPrimaryNetworkTransactions"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/networks/{network}/blockchains/{blockchainId}/transactions/{txHash}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a primary-network transaction
     * Returns one transaction of a chain of the primary network; of the C-Chain an atomic one.
     */
    get: operations["getPrimaryNetworkTransaction"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/networks/{network}/blockchains/{blockchainId}/blocks": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List primary-network blocks
     * Lists the blocks of a chain of the primary network, newest first; of the C-Chain those that hold atomic
     * transactions.
     */
    get: operations["listLatestPrimaryNetworkBlocks"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/networks/{network}/blockchains/{blockchainId}/blocks/{blockId}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a primary-network block
     * Returns one block of a chain of the primary network.
     */
    get: operations["getPrimaryNetworkBlock"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/networks/{network}/blockchains/{blockchainId}/balances": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get balances
     * Returns what addresses own on a chain of the primary network, by what can be done with it. Of the C-Chain only
     * what is on its way to it or from it: what its accounts hold is not in UTXOs.
     */
    get: operations["getPrimaryNetworkBalances"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/networks/{network}/subnets": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List subnets
     * Lists the subnets, newest first unless sorted otherwise. The primary network is none of them.
     */
    get: operations["listSubnets"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/networks/{network}/subnets/{subnetId}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a subnet
     * Returns one subnet.
     */
    get: operations["getSubnet"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/networks/{network}/blockchains": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List blockchains
     * Lists the blockchains that transactions of the P-Chain created, newest first unless sorted otherwise.
     */
    get: operations["listBlockchains"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/networks/{network}/blockchains/{blockchainId}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a blockchain
     * Returns one blockchain.
     */
    get: operations["getBlockchain"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/networks/{network}/rewards": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List paid rewards
     * Lists the rewards that were paid to addresses or for nodes, newest first unless sorted otherwise.
     */
    get: operations["listHistoricalRewards"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/networks/{network}/rewards:listPending": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List expected rewards
     * Lists the rewards that active stakers can expect, by their transaction, newest first unless sorted otherwise.
     */
    get: operations["listPendingRewards"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    /** A delegation that is going on. */
    ActiveDelegator: components["schemas"]["DelegatorBase"] & components["schemas"]["EstimatedRewards"] & {
      /** It is going on */
      delegationStatus: "active"
    }
    /** A validation that is going on. */
    ActiveValidator: components["schemas"]["ValidatorBase"] & components["schemas"]["ValidatorDelegation"] & {
      /** It is going on */
      validationStatus: "active"
      /** Its share of the stake of its subnet. */
      stakePercentage: components["schemas"]["Percentage"]
      /** The share of time for which it was up. */
      uptimePerformance: components["schemas"]["Percentage"]
      /** The node's version, where it is known */
      avalancheGoVersion?: string
      /** What can still be delegated to it, in the smallest native unit. */
      delegationCapacity?: components["schemas"]["Quantity"]
      potentialRewards: components["schemas"]["ValidatorRewards"]
      validatorHealth?: components["schemas"]["ValidatorHealth"]
      geolocation?: components["schemas"]["GeolocationOrNull"]
    }
    /** How long the interval is that each entry sums up. */
    AggregateDuration: string
    /**
     * What to sign, by whom, and with how much of their weight. A `message` or a `justification` must be given, and
     * `quorumPercentage` and `quorumPercentageBuffer` must not exceed 100 together.
     */
    AggregateSignaturesRequest:
      | components["schemas"]["MessageAggregation"]
      | components["schemas"]["JustificationAggregation"]
    /** What justifies the message, in hexadecimal, with or without `0x`. */
    AggregationJustification: components["schemas"]["HexPayload"]
    /** The unsigned message in hexadecimal, with or without `0x`. */
    AggregationMessage: components["schemas"]["HexPayload"]
    /** Who signs, and with how much of their weight. */
    AggregationOptions: {
      /** The subnet whose validators sign, in hexadecimal or CB58. The source blockchain's subnet when omitted. */
      signingSubnetId?: string
      /**
       * The percentage of the subnet's weight that must sign. 67 when omitted.
       * @default 67
       */
      quorumPercentage?: number
      /**
       * Percentage points of weight to try for on top of the quorum. 0 when omitted. More takes longer, and keeps the
       * signature valid for longer while weights change.
       * @default 0
       */
      quorumPercentageBuffer?: number
      /**
       * The P-Chain height whose validators sign. 0, which is the default, stands for the validators at the proposed
       * height.
       * @default 0
       */
      pChainHeight?: number
    }
    /** How the data service was used, over time. */
    ApiUsageMetrics: {
      aggregateDuration: components["schemas"]["AggregateDuration"]
      /** Whose usage it is */
      orgId: string
      metrics: components["schemas"]["UsageMetrics"]
    }
    /** An amount of one asset. */
    AssetAmount: {
      assetId: components["schemas"]["Cb58Id"]
      /** Name of the asset */
      name: string
      /** Symbol of the asset */
      symbol: string
      /** Decimals of the asset */
      denomination: number
      type: components["schemas"]["AssetType"]
      /** The amount, in the asset's smallest unit. */
      amount: components["schemas"]["Quantity"]
    }
    /** What is owned of one asset. */
    AssetBalance: components["schemas"]["AssetAmount"] & {
      /** In how many UTXOs */
      utxoCount: number
    }
    /** Amounts, one an asset. */
    AssetBalances: components["schemas"]["AssetBalance"][]
    /** An asset of the X-Chain, as its creation tells it. */
    AssetCreated: {
      assetId: components["schemas"]["Cb58Id"]
      /** Name of the asset */
      name: string
      /** Symbol of the asset */
      symbol: string
      /** Decimals of the asset */
      denomination: number
      type: components["schemas"]["AssetType"]
      /** When the asset was created. */
      createdAtTimestamp: components["schemas"]["UnixSeconds"]
      /** Whether more of the asset can be minted later. */
      cap: "fixed" | "variable" | (string & {})
    }
    /** A transaction of the X-Chain that moves or creates an asset. `chainFormat` tells the shapes apart. */
    AssetTransaction:
      | components["schemas"]["NonLinearAssetTransaction"]
      | components["schemas"]["LinearAssetTransaction"]
      | components["schemas"]["OtherAssetTransaction"]
    /** What an asset transaction of any format carries. */
    AssetTransactionBase: {
      txHash: components["schemas"]["Cb58Id"]
      /** When it was accepted. */
      timestamp: components["schemas"]["UnixSeconds"]
      /** Type of the transaction. */
      txType: "BaseTx" | "CreateAssetTx" | "OperationTx" | "ImportTx" | "ExportTx" | "UNKNOWN" | (string & {})
      /** The memo's bytes, in hexadecimal */
      memo: string
      /** What it spent. */
      consumedUtxos: components["schemas"]["PrimaryNetworkUtxo"][]
      /** What it created. */
      emittedUtxos: components["schemas"]["PrimaryNetworkUtxo"][]
      /** What it spent, by asset. */
      amountUnlocked: components["schemas"]["AssetAmount"][]
      /** What it created, by asset. */
      amountCreated: components["schemas"]["AssetAmount"][]
      /** For an import, the chain the funds come from */
      sourceChain?: string
      /** For an export, the chain the funds go to */
      destinationChain?: string
      assetCreated?: components["schemas"]["AssetCreated"]
    }
    /** One page of transactions of an asset, newest first, and the chain they are on. */
    AssetTransactionPage: {
      nextPageToken?: components["schemas"]["NextPageToken"]
      /** The transactions. */
      transactions: components["schemas"]["AssetTransaction"][]
      chainInfo: components["schemas"]["PrimaryNetworkChainInfo"]
    }
    /** Whether units of the asset are alike or each is its own. */
    AssetType: "secp256k1" | "nft" | (string & {})
    /** Exported to this chain and not imported yet, locked until a moment to come. */
    AtomicMemoryLocked: components["schemas"]["SharedAssetBalance"][]
    /** Exported to this chain and not imported yet, free to be imported. */
    AtomicMemoryUnlocked: components["schemas"]["SharedAssetBalance"][]
    /** Who gets what is left of the balance, or may end the validation. */
    BalanceOwner: {
      /** The addresses, in Bech32 without a chain prefix. */
      addresses: string[]
      /** How many of the addresses must sign */
      threshold: number
    }
    /** An unsigned integer of up to 64 bits as a bare JSON number. One above 2^53 is rounded by a plain JSON parser. */
    BareUint64: bigint
    /** What encodes the least delay before the next block, on chains that record it (ACP-226). */
    BlockMinDelayExcess: number
    /** A blockchain of a subnet or of the primary network. */
    Blockchain: {
      /** Time of the block that created it. */
      createBlockTimestamp: components["schemas"]["UnixSeconds"]
      /** Height of the block that created it. */
      createBlockNumber: components["schemas"]["Quantity"]
      blockchainId: components["schemas"]["Cb58Id"]
      /** Identifier of its virtual machine */
      vmId: string
      /** The subnet that validates it. */
      subnetId: components["schemas"]["Cb58Id"]
      /** Its name */
      blockchainName: string
      /** The EVM chain ID that its genesis data tells. */
      evmChainId?: components["schemas"]["BareUint64"]
      genesisData?: components["schemas"]["GenesisData"]
    }
    /** The blockchain that the transaction creates. */
    BlockchainInfo: {
      /** Name of the blockchain */
      chainName: string
      /** Identifier of its virtual machine */
      vmId: string
      genesisData?: components["schemas"]["GenesisData"]
    }
    /** One page of blockchains. */
    BlockchainPage: {
      nextPageToken?: components["schemas"]["NextPageToken"]
      /** The blockchains, in the order asked for. */
      blockchains: components["schemas"]["Blockchain"][]
    }
    /** The node's BLS key. */
    BlsCredentials: {
      /** The public key, in hexadecimal */
      publicKey: string
      /** The signature that proves its possession, in hexadecimal */
      proofOfPossession: string
    }
    /** What addresses can import to the C-Chain. What accounts of the C-Chain hold is not in it. */
    CChainAtomicBalances: {
      atomicMemoryUnlocked: components["schemas"]["AtomicMemoryUnlocked"]
      atomicMemoryLocked: components["schemas"]["AtomicMemoryLocked"]
    }
    /** A transaction that brings funds of accounts of the C-Chain to another chain. */
    CChainExportTransaction: components["schemas"]["CChainTransactionBase"] & {
      /** It exports */
      txType: "ExportTx"
      /** The accounts that gave the funds. */
      evmInputs: components["schemas"]["EvmInput"][]
      /** What it created. */
      emittedUtxos: components["schemas"]["PrimaryNetworkUtxo"][]
    }
    /** A transaction that brings funds of another chain into accounts of the C-Chain. */
    CChainImportTransaction: components["schemas"]["CChainTransactionBase"] & {
      /** It imports */
      txType: "ImportTx"
      /** The accounts that got the funds. */
      evmOutputs: components["schemas"]["EvmOutput"][]
      /** What it consumed. */
      consumedUtxos: components["schemas"]["PrimaryNetworkUtxo"][]
    }
    /** What an import and an export of the C-Chain carry. */
    CChainTransactionBase: {
      txHash: components["schemas"]["Cb58Id"]
      /** Height of its block */
      blockHeight: number
      /** Hash of its block, in hexadecimal after `0x` */
      blockHash: string
      /** Time of its block. */
      timestamp: components["schemas"]["UnixSeconds"]
      /** `0x`, as these transactions have no memo */
      memo: string
      /** What it consumed, by asset. */
      amountUnlocked: components["schemas"]["AssetAmount"][]
      /** What it created, by asset. */
      amountCreated: components["schemas"]["AssetAmount"][]
      /** The chain that the funds come from. */
      sourceChain: components["schemas"]["Cb58Id"]
      /** The chain that the funds go to. */
      destinationChain: components["schemas"]["Cb58Id"]
    }
    /**
     * A 32-byte ID (transaction, block, asset, blockchain, subnet) in CB58, that is Base58 with a four-byte checksum.
     */
    Cb58Id: string
    /** An EVM chain that the service indexes. */
    Chain: {
      /** EVM chain ID; the `chainId` of the other operations. */
      chainId: components["schemas"]["Quantity"]
      /** Whether the chain can be asked about. Routes of an unavailable chain may answer 503. */
      status: "OK" | "UNAVAILABLE" | (string & {})
      /** Name of the chain */
      chainName: string
      /** Description of the chain */
      description: string
      /** Its blockchain ID, where it is a chain of this network. */
      platformChainId?: components["schemas"]["Cb58Id"]
      /** The subnet that validates it. */
      subnetId?: components["schemas"]["Cb58Id"]
      /** Identifier of its virtual machine */
      vmId?: string
      /** Kind of virtual machine. */
      vmName: "EVM" | "BITCOIN" | "ETHEREUM" | (string & {})
      /** Where its explorer is */
      explorerUrl?: string
      /** Where its RPC is */
      rpcUrl: string
      /** Where its WebSocket RPC is */
      wsUrl?: string
      /** Whether it belongs to a test network */
      isTestnet: boolean
      utilityAddresses?: components["schemas"]["UtilityAddresses"]
      networkToken: components["schemas"]["NetworkToken"]
      /** Where its logo is */
      chainLogoUri?: string
      /** Whether it is private */
      private?: boolean
      /** What the service does for the chain beyond blocks and transactions. */
      enabledFeatures?: ("nftIndexing" | "webhooks" | "teleporter" | (string & {}))[]
    }
    /** Every supported EVM chain. The list is not paged. */
    ChainList: {
      /** The chains. */
      chains: components["schemas"]["Chain"][]
    }
    /** A delegation that ended, rewarded or not. */
    CompletedDelegator: components["schemas"]["DelegatorBase"] & {
      /** It ended */
      delegationStatus: "completed"
      /** What was paid for it, to the delegator and its validator together; 0 if it was not rewarded. */
      grossReward: components["schemas"]["Quantity"]
      /** What the delegator was paid. */
      netReward: components["schemas"]["Quantity"]
    }
    /** A validation that ended when it was due. */
    CompletedValidator: components["schemas"]["ValidatorBase"] & components["schemas"]["ValidatorDelegation"] & {
      /** It ended when it was due */
      validationStatus: "completed"
      rewards: components["schemas"]["ValidatorRewards"]
    }
    /** A deployed contract. `ercType` tells the shapes apart. */
    Contract:
      | components["schemas"]["Erc20Contract"]
      | components["schemas"]["Erc721Contract"]
      | components["schemas"]["Erc1155Contract"]
      | components["schemas"]["UnknownContract"]
      | components["schemas"]["OtherContract"]
    /** What a contract of any standard carries. All but the address is there only where it is known. */
    ContractBase: {
      /** Name of the contract */
      name?: string
      /** Description of the contract */
      description?: string
      /** Its website */
      officialSite?: string
      /** Whom to write to */
      email?: string
      logoAsset?: components["schemas"]["ImageAsset"]
      bannerAsset?: components["schemas"]["ImageAsset"]
      /** Its colour in hexadecimal */
      color?: string
      /** Where to read more. */
      resourceLinks?: components["schemas"]["ResourceLink"][]
      /** Tags given to it. */
      tags?: string[]
      address: components["schemas"]["EvmAddress"]
      deploymentDetails?: components["schemas"]["DeploymentDetails"]
    }
    /** The token's decimals. */
    ContractDecimals: number
    /** One page of deployed contracts. */
    ContractPage: {
      nextPageToken?: components["schemas"]["NextPageToken"]
      /** The contracts. */
      contracts: components["schemas"]["Contract"][]
    }
    /** The token's symbol, where the contract tells one. */
    ContractSymbol: string
    /** What unlocked a consumed UTXO. */
    Credential: {
      /** The signature, in Base64 */
      signature?: string
      /** The signer's public key, in Base64 */
      publicKey?: string
    }
    /** From 0 to 720000000000000000, in decimal digits. */
    DelegationCapacity: string
    /** One delegation to a validator. `delegationStatus` tells the shapes apart. */
    Delegator:
      | components["schemas"]["PendingDelegator"]
      | components["schemas"]["ActiveDelegator"]
      | components["schemas"]["CompletedDelegator"]
      | components["schemas"]["OtherDelegator"]
    /** What a delegator of any status carries. */
    DelegatorBase: {
      /** The transaction that added it. */
      txHash: components["schemas"]["Cb58Id"]
      nodeId: components["schemas"]["NodeID"]
      /** Who is rewarded, in Bech32 without a chain prefix. */
      rewardAddresses: string[]
      /** What it delegates, in the smallest native unit. */
      amountDelegated: components["schemas"]["Quantity"]
      /** The percentage of its reward that the validator keeps */
      delegationFee: string
      /** When the delegation starts. */
      startTimestamp: components["schemas"]["UnixSeconds"]
      /** When the delegation ends. */
      endTimestamp: components["schemas"]["UnixSeconds"]
    }
    /** One page of delegators. */
    DelegatorPage: {
      nextPageToken?: components["schemas"]["NextPageToken"]
      /** The delegators, in the order asked for. */
      delegators: components["schemas"]["Delegator"][]
    }
    /** A message that was delivered. */
    DeliveredIcmMessage: components["schemas"]["IcmMessageBase"] & {
      sourceTransaction: components["schemas"]["IcmSourceTransaction"]
      destinationTransaction: components["schemas"]["IcmDestinationTransaction"]
      /** It was delivered */
      status: "delivered"
    }
    /** A message that was delivered, and came from a chain that is not indexed. */
    DeliveredSourceNotIndexedIcmMessage: components["schemas"]["IcmMessageBase"] & {
      destinationTransaction: components["schemas"]["IcmDestinationTransaction"]
      /** It was delivered, from where is not indexed */
      status: "delivered_source_not_indexed"
    }
    /** How the contract came to be. */
    DeploymentDetails: {
      /** The transaction that deployed it. */
      txHash: components["schemas"]["EvmHash"]
      /** Who sent that transaction. */
      deployerAddress: components["schemas"]["EvmAddress"]
      /** The contract that created it, where a contract did. */
      deployerContractAddress?: components["schemas"]["EvmAddress"]
    }
    /** A contract that follows ERC-1155. */
    Erc1155Contract: components["schemas"]["ContractBase"] & {
      /** The contract follows ERC-1155 */
      ercType: "ERC-1155"
      symbol?: components["schemas"]["ContractSymbol"]
      pricingProviders?: components["schemas"]["PricingProviders"]
    }
    /** A token of an ERC-1155 contract. */
    Erc1155NftToken: components["schemas"]["Erc1155Token"] & {
      /** The contract follows ERC-1155 */
      ercType?: "ERC-1155"
    }
    /** One token of a contract that holds many, each in any amount. It has no single owner. */
    Erc1155Token: {
      address: components["schemas"]["EvmAddress"]
      /** The standard that the contract follows. */
      ercType: "ERC-1155" | (string & {})
      tokenId: components["schemas"]["TokenId"]
      tokenUri: components["schemas"]["TokenUri"]
      metadata: components["schemas"]["Erc1155TokenMetadata"]
    }
    /** What was indexed of an ERC-1155 token's metadata. */
    Erc1155TokenMetadata: components["schemas"]["NftMetadataBase"] & {
      /** Decimals of the token's amounts */
      decimals?: number
      /** The properties as JSON text */
      properties?: string
    }
    /** A transfer of an amount of an ERC-1155 token. */
    Erc1155Transfer: components["schemas"]["TransferBase"] & {
      value: components["schemas"]["TransferValue"]
      erc1155Token: components["schemas"]["Erc1155Token"]
    }
    /** A contract that follows ERC-20. */
    Erc20Contract: components["schemas"]["ContractBase"] & {
      /** The contract follows ERC-20 */
      ercType: "ERC-20"
      symbol?: components["schemas"]["ContractSymbol"]
      decimals: components["schemas"]["ContractDecimals"]
      pricingProviders?: components["schemas"]["PricingProviders"]
    }
    /** A fungible token. */
    Erc20Token: {
      address: components["schemas"]["EvmAddress"]
      /** The contract's name */
      name: string
      /** The contract's symbol */
      symbol: string
      /** The contract's decimals */
      decimals: number
      /** Where the logo is */
      logoUri?: string
      /** The standard that the contract follows. */
      ercType: "ERC-20" | (string & {})
      price?: components["schemas"]["Price"]
    }
    /** A transfer of an amount of an ERC-20 token. */
    Erc20Transfer: components["schemas"]["TransferBase"] & {
      value: components["schemas"]["TransferValue"]
      erc20Token: components["schemas"]["Erc20Token"]
    }
    /** A contract that follows ERC-721. */
    Erc721Contract: components["schemas"]["ContractBase"] & {
      /** The contract follows ERC-721 */
      ercType: "ERC-721"
      symbol?: components["schemas"]["ContractSymbol"]
    }
    /** A token of an ERC-721 contract. */
    Erc721NftToken: components["schemas"]["Erc721Token"] & {
      /** The contract follows ERC-721 */
      ercType?: "ERC-721"
    }
    /** One token of a non-fungible collection. */
    Erc721Token: {
      address: components["schemas"]["EvmAddress"]
      /** The contract's name */
      name: string
      /** The contract's symbol */
      symbol: string
      /** The standard that the contract follows. */
      ercType: "ERC-721" | (string & {})
      tokenId: components["schemas"]["TokenId"]
      tokenUri: components["schemas"]["TokenUri"]
      metadata: components["schemas"]["Erc721TokenMetadata"]
      /** Who owns it, where that is known. */
      ownerAddress?: components["schemas"]["EvmAddress"]
    }
    /** What was indexed of an ERC-721 token's metadata. */
    Erc721TokenMetadata: components["schemas"]["NftMetadataBase"] & {
      /** The attributes as JSON text */
      attributes?: string
    }
    /** A transfer of one ERC-721 token. */
    Erc721Transfer: components["schemas"]["TransferBase"] & {
      erc721Token: components["schemas"]["Erc721Token"]
    }
    /** One page of ERC-721 transfers, newest first. */
    Erc721TransferPage: {
      nextPageToken?: components["schemas"]["NextPageToken"]
      /** The transfers. */
      transactions: components["schemas"]["Erc721Transfer"][]
    }
    /** The body of every answer that is not a success. */
    ErrorBody: {
      /**
       * What went wrong, for a person to read. The data service sends a string, the metrics service a list of strings;
       * a client accepts both from either.
       */
      message: string | string[]
      /** The HTTP status, repeated. */
      statusCode: number
      /** The name of the HTTP status. */
      error:
        | "Bad Request"
        | "Unauthorized"
        | "Forbidden"
        | "Not Found"
        | "Too Many Requests"
        | "Internal Server Error"
        | "Bad Gateway"
        | "Service Unavailable"
        | (string & {})
    }
    /** What a delegation earns if it is rewarded, in the smallest native unit. */
    EstimatedRewards: {
      /** What is paid for it, to the delegator and its validator together; 0 where no node has computed it yet. */
      estimatedGrossReward: components["schemas"]["Quantity"]
      /** What the delegator is paid. */
      estimatedNetReward: components["schemas"]["Quantity"]
    }
    /** 20 bytes in hexadecimal after `0x`. Letter case is a checksum or is ignored. */
    EvmAddress: string
    /** A block of an EVM chain. Gas amounts are in gas; fees are in the chain's smallest native unit. */
    EvmBlock: {
      chainId: components["schemas"]["Quantity"]
      blockNumber: components["schemas"]["Quantity"]
      blockTimestamp: components["schemas"]["UnixSeconds"]
      /** The block's time to the millisecond, on chains that record it. */
      blockTimestampMilliseconds?: components["schemas"]["UnixMilliseconds"]
      blockMinDelayExcess?: components["schemas"]["BlockMinDelayExcess"]
      blockHash: components["schemas"]["EvmHash"]
      /** How many transactions it holds */
      txCount: number
      /**
       * Base fee per gas. Where blocks are executed after they are accepted (the C-Chain since Helicon), the most that
       * it could have been; what was paid is each transaction's `gasPrice`.
       */
      baseFee: components["schemas"]["Quantity"]
      /** The gas that its transactions used when they were executed. */
      gasUsed: components["schemas"]["Quantity"]
      gasLimit: components["schemas"]["Quantity"]
      /** The block gas cost that the block had to cover. */
      gasCost: components["schemas"]["Quantity"]
      parentHash: components["schemas"]["EvmHash"]
      /** The fees that its transactions paid. */
      feesSpent: components["schemas"]["Quantity"]
      /** How many transactions the chain has had up to and with this block. */
      cumulativeTransactions: components["schemas"]["Quantity"]
    }
    /** One page of blocks, newest first. */
    EvmBlockPage: {
      nextPageToken?: components["schemas"]["NextPageToken"]
      /** The blocks, by block timestamp descending. */
      blocks: components["schemas"]["EvmBlock"][]
    }
    /** The 32-byte hash of a block or transaction in hexadecimal after `0x`. */
    EvmHash: string
    /** An account of the C-Chain and what it gave. */
    EvmInput: {
      fromAddress: components["schemas"]["EvmAddress"]
      asset: components["schemas"]["AssetAmount"]
      /** What unlocked it. */
      credentials: components["schemas"]["Credential"][]
    }
    /** An account of the C-Chain and what it got. */
    EvmOutput: {
      toAddress: components["schemas"]["EvmAddress"]
      asset: components["schemas"]["AssetAmount"]
    }
    /** A transaction of an EVM chain, without its transfers. */
    EvmTransaction: {
      blockNumber: components["schemas"]["Quantity"]
      blockTimestamp: components["schemas"]["UnixSeconds"]
      /** The block's time to the millisecond, on chains that record it. */
      blockTimestampMilliseconds?: components["schemas"]["UnixMilliseconds"]
      blockMinDelayExcess?: components["schemas"]["BlockMinDelayExcess"]
      blockHash: components["schemas"]["EvmHash"]
      chainId: components["schemas"]["Quantity"]
      /** Its position in the block */
      blockIndex: number
      txHash: components["schemas"]["EvmHash"]
      /** `1` when it succeeded, `0` when it failed. The filter `status` spells them `success` and `failed`. */
      txStatus: "0" | "1" | (string & {})
      /** Its EIP-2718 type */
      txType: number
      gasLimit: components["schemas"]["Quantity"]
      gasUsed: components["schemas"]["Quantity"]
      /** What was paid per gas, in the chain's smallest native unit. */
      gasPrice: components["schemas"]["Quantity"]
      nonce: components["schemas"]["Quantity"]
      from: components["schemas"]["Party"]
      to: components["schemas"]["Party"]
      method?: components["schemas"]["Method"]
      /** The native amount sent, in the chain's smallest native unit. */
      value: components["schemas"]["Quantity"]
    }
    /** One page of transactions, newest first. */
    EvmTransactionPage: {
      nextPageToken?: components["schemas"]["NextPageToken"]
      /** The transactions. */
      transactions: components["schemas"]["EvmTransaction"][]
    }
    /** What the blockchain began with, as an object for an EVM chain, or as text. */
    GenesisData: {
      [key: string]: unknown
    } | string
    /** Where a node is. */
    Geolocation: {
      /** City */
      city?: string
      /** Country */
      country?: string
      /** ISO 3166-1 alpha-2 code of the country */
      countryCode?: string
      /** Degrees north */
      latitude?: number
      /** Degrees east */
      longitude?: number
    }
    /** Where the node is, or null where that is unknown. */
    GeolocationOrNull: components["schemas"]["Geolocation"] | null
    /** Bytes in hexadecimal, with or without `0x`. */
    HexPayload: string
    /** A reward that was paid, by the UTXO that pays it. */
    HistoricalReward: components["schemas"]["RewardBase"] & {
      utxoId: components["schemas"]["Cb58Id"]
      /** Its position among the outputs of the staker's transaction or, of a period, of the one that ended it */
      outputIndex: number
      reward: components["schemas"]["PaidAmount"]
      /** The transaction that decided on it. */
      rewardTxHash: components["schemas"]["Cb58Id"]
    }
    /** One page of rewards that were paid. */
    HistoricalRewardPage: {
      nextPageToken?: components["schemas"]["NextPageToken"]
      /** The rewards, in the order asked for. */
      historicalRewards: components["schemas"]["HistoricalReward"][]
    }
    /** The transaction that delivered the message. */
    IcmDestinationTransaction: components["schemas"]["IcmSourceTransaction"] & {
      /** Who may redeem the reward. */
      rewardRedeemer: components["schemas"]["EvmAddress"]
      /** Who delivered it. */
      delivererAddress: components["schemas"]["EvmAddress"]
    }
    /** An interchain message. `status` tells the shapes apart. */
    IcmMessage:
      | components["schemas"]["PendingIcmMessage"]
      | components["schemas"]["DeliveredIcmMessage"]
      | components["schemas"]["DeliveredSourceNotIndexedIcmMessage"]
      | components["schemas"]["OtherIcmMessage"]
    /** What a message of any status carries. */
    IcmMessageBase: {
      /** Identifier of the message, in hexadecimal */
      messageId: string
      /** The messenger contract. */
      icmContractAddress: components["schemas"]["EvmAddress"]
      /** The blockchain that it was sent from. */
      sourceBlockchainId: components["schemas"]["Cb58Id"]
      /** The blockchain that it was sent to. */
      destinationBlockchainId: components["schemas"]["Cb58Id"]
      /** EVM chain ID of the source */
      sourceEvmChainId: string
      /** EVM chain ID of the destination */
      destinationEvmChainId: string
      /** The messenger's number of the message. */
      messageNonce: components["schemas"]["Quantity"]
      /** Who sent it. */
      from: components["schemas"]["EvmAddress"]
      /** Whom it was sent to. */
      to: components["schemas"]["EvmAddress"]
      /** What it carries, in hexadecimal */
      data?: string
      /** Whether its recipient accepted it */
      messageExecuted: boolean
      /** Receipts of earlier messages that it carries back. */
      receipts: components["schemas"]["IcmReceipt"][]
      /** Whether its own receipt came back */
      receiptDelivered: boolean
      rewardDetails: components["schemas"]["IcmRewardDetails"]
    }
    /** One page of interchain messages, newest first. */
    IcmMessagePage: {
      nextPageToken?: components["schemas"]["NextPageToken"]
      /** The messages, by timestamp descending. */
      messages: components["schemas"]["IcmMessage"][]
    }
    /** Who delivered an earlier message. */
    IcmReceipt: {
      /** Number of the delivered message. */
      receivedMessageNonce: components["schemas"]["Quantity"]
      /** Who is rewarded for it. */
      relayerRewardAddress: components["schemas"]["EvmAddress"]
    }
    /** The token and the amount offered for the delivery. */
    IcmRewardDetails: components["schemas"]["Erc20Token"] & {
      /** The amount, in the token's smallest unit. */
      value: components["schemas"]["Quantity"]
    }
    /** The transaction that sent the message. */
    IcmSourceTransaction: {
      txHash: components["schemas"]["EvmHash"]
      timestamp: components["schemas"]["UnixSeconds"]
      gasSpent: components["schemas"]["Quantity"]
    }
    /** An image kept for the contract. */
    ImageAsset: {
      /** Identifier of the image */
      assetId?: string
      /** Where the image is */
      imageUri?: string
    }
    /** A request that gives a justification, and a message where there is one. */
    JustificationAggregation: components["schemas"]["AggregationOptions"] & {
      message?: components["schemas"]["AggregationMessage"]
      justification: components["schemas"]["AggregationJustification"]
    }
    /** The node's BLS key. Its possession was proved when it was registered. */
    L1BlsCredentials: {
      /** The public key, in hexadecimal */
      publicKey: string
      /** The signature that proves its possession, in hexadecimal */
      proofOfPossession?: string
    }
    /** One validation of a node on an L1. */
    L1Validator: {
      validationId: components["schemas"]["Cb58Id"]
      /** The validation ID, in hexadecimal */
      validationIdHex: string
      nodeId: components["schemas"]["NodeID"]
      subnetId: components["schemas"]["Cb58Id"]
      /** Its weight among the L1's validators; 0 once it was removed. */
      weight: components["schemas"]["BareUint64"]
      /** What is left of its balance, in nAVAX; 0 while it is inactive. */
      remainingBalance: components["schemas"]["BareUint64"]
      /** Time of the block that made it. */
      creationTimestamp: components["schemas"]["UnixSeconds"]
      blsCredentials: components["schemas"]["L1BlsCredentials"]
      remainingBalanceOwner: components["schemas"]["BalanceOwner"]
      deactivationOwner: components["schemas"]["BalanceOwner"]
    }
    /** An L1 validator as one transaction left it. */
    L1ValidatorChange: {
      validationId: components["schemas"]["Cb58Id"]
      /** The validation ID, in hexadecimal */
      validationIdHex: string
      nodeId: components["schemas"]["NodeID"]
      subnetId: components["schemas"]["Cb58Id"]
      /** Its weight; 0 once it was removed. */
      weight: components["schemas"]["BareUint64"]
      /** What is left of its balance, in nAVAX; 0 while it is inactive. */
      remainingBalance: components["schemas"]["BareUint64"]
      /** What the transaction added to its balance, in nAVAX; negative for what was returned. */
      balanceChange?: number
      blsCredentials?: components["schemas"]["L1BlsCredentials"]
    }
    /** The contract that decides on the validators of an L1. */
    L1ValidatorManagerDetails: {
      /** The blockchain that it is on. */
      blockchainId: components["schemas"]["Cb58Id"]
      /** Its address there, in hexadecimal after `0x` */
      contractAddress: string
    }
    /** One page of L1 validators and the block at which their balances are computed. */
    L1ValidatorPage: {
      nextPageToken?: components["schemas"]["NextPageToken"]
      /** The validators, newest first. */
      validators: components["schemas"]["L1Validator"][]
      /** Height of the P-Chain at which the balances are computed. */
      blockHeight: components["schemas"]["Quantity"]
    }
    /** A transaction accepted in a block. */
    LinearAssetTransaction: components["schemas"]["AssetTransactionBase"] & {
      /** The transaction is in a block */
      chainFormat: "linear"
      /** Height of its block */
      blockHeight: number
      /** Identifier of its block. */
      blockHash: components["schemas"]["Cb58Id"]
    }
    /** A request that gives a message, and a justification where the signers need one. */
    MessageAggregation: components["schemas"]["AggregationOptions"] & {
      message: components["schemas"]["AggregationMessage"]
      justification?: components["schemas"]["AggregationJustification"]
    }
    /** What the transaction calls. */
    Method: {
      /** Whether it sends native funds, calls a contract or creates one. */
      callType: "NATIVE_TRANSFER" | "CONTRACT_CALL" | "CONTRACT_CREATION" | (string & {})
      /** For a contract call, the first four bytes of its input, in hexadecimal */
      methodHash?: string
      /** The method's signature for a contract call, `Native Transfer` or `Contract Created` for what is none. */
      methodName?: string
    }
    /** A network, as a parameter. `fuji` and `testnet` both denote the test network. */
    Network: "mainnet" | "fuji" | "testnet"
    /** The chain's native token. */
    NetworkToken: {
      /** Name of the token */
      name: string
      /** Symbol of the token */
      symbol: string
      /** Decimals of the token */
      decimals: number
      /** Where its logo is */
      logoUri?: string
      /** Description of the token */
      description?: string
    }
    /** The `pageToken` of the next page. Absent on the last page; the public service may send an empty one instead. */
    NextPageToken: string
    /** What was indexed of an NFT's metadata. All but the status is there only once it was read. */
    NftMetadataBase: {
      /**
       * How indexing went. Some services spell the value `indexed` in lower case and others all values in upper case,
       * so compare without regard to case.
       */
      indexStatus:
        | "indexed"
        | "UNKNOWN"
        | "MISSING_TOKEN"
        | "INVALID_TOKEN_URI"
        | "INVALID_TOKEN_URI_SCHEME"
        | "UNREACHABLE_TOKEN_URI"
        | "THROTTLED_TOKEN_URI"
        | "METADATA_CONTENT_TOO_LARGE"
        | "INVALID_METADATA"
        | "INVALID_METADATA_JSON"
        | "INDEXED"
        | "UNINDEXED"
        | (string & {})
      /** When the metadata was last read. */
      metadataLastUpdatedTimestamp?: components["schemas"]["UnixSeconds"]
      /** Name of the token */
      name?: string
      /** Symbol of the token */
      symbol?: string
      /** Where its image is */
      imageUri?: string
      /** Description of the token */
      description?: string
      /** Where its animation is */
      animationUri?: string
      /** Where it is shown elsewhere */
      externalUrl?: string
      /** Background colour in hexadecimal */
      background?: string
    }
    /** A token of an NFT contract. `ercType` tells the shapes apart. */
    NftToken:
      | components["schemas"]["Erc721NftToken"]
      | components["schemas"]["Erc1155NftToken"]
      | components["schemas"]["OtherNftToken"]
    /** One page of tokens of an NFT contract. */
    NftTokenPage: {
      nextPageToken?: components["schemas"]["NextPageToken"]
      /** The tokens. */
      tokens: components["schemas"]["NftToken"][]
    }
    /** A node's ID: `NodeID-` and the 20-byte hash of its certificate in CB58. */
    NodeID: string
    /** A transaction accepted in vertices, before the X-Chain had blocks. */
    NonLinearAssetTransaction: components["schemas"]["AssetTransactionBase"] & {
      /** The transaction is in vertices */
      chainFormat: "non-linear"
      vertices: components["schemas"]["Vertices"]
    }
    /** A transaction in a format that this document does not know. It may carry members of the known ones. */
    OtherAssetTransaction: components["schemas"]["AssetTransactionBase"] & {
      /** Any other format. */
      chainFormat: string
      vertices?: components["schemas"]["Vertices"]
      /** Height of its block */
      blockHeight?: number
      /** Identifier of its block. */
      blockHash?: components["schemas"]["Cb58Id"]
    }
    /** A contract of a standard that this document does not know. It may carry members of the known ones. */
    OtherContract: components["schemas"]["ContractBase"] & {
      /** Any other standard. */
      ercType: string
      symbol?: components["schemas"]["ContractSymbol"]
      decimals?: components["schemas"]["ContractDecimals"]
      pricingProviders?: components["schemas"]["PricingProviders"]
    }
    /** A delegation whose status this document does not know. It may carry members of the known ones. */
    OtherDelegator: components["schemas"]["DelegatorBase"] & {
      /** Any other status. */
      delegationStatus: string
      estimatedGrossReward?: components["schemas"]["Quantity"]
      estimatedNetReward?: components["schemas"]["Quantity"]
      grossReward?: components["schemas"]["Quantity"]
      netReward?: components["schemas"]["Quantity"]
    }
    /** A message whose status this document does not know. It may carry members of the known ones. */
    OtherIcmMessage: components["schemas"]["IcmMessageBase"] & {
      sourceTransaction?: components["schemas"]["IcmSourceTransaction"]
      destinationTransaction?: components["schemas"]["IcmDestinationTransaction"]
      /** Any other status. */
      status: string
    }
    /** A token of a standard that this document does not know. It may carry members of the known ones. */
    OtherNftToken: {
      address: components["schemas"]["EvmAddress"]
      /** The contract's name */
      name?: string
      /** The contract's symbol */
      symbol?: string
      /** Any other standard. */
      ercType: string
      tokenId: components["schemas"]["TokenId"]
      tokenUri?: components["schemas"]["TokenUri"]
      /** What was indexed of its metadata. */
      metadata?: components["schemas"]["Erc721TokenMetadata"] & components["schemas"]["Erc1155TokenMetadata"]
      /** Who owns it, where that is known. */
      ownerAddress?: components["schemas"]["EvmAddress"]
    }
    /** A transfer of a standard that this document does not know, so of none of the known tokens. */
    OtherTransfer: components["schemas"]["TransferBase"] & {
      value?: components["schemas"]["TransferValue"]
    }
    /** A validation whose status this document does not know. It may carry members of the known ones. */
    OtherValidator: components["schemas"]["ValidatorBase"] & {
      /** Any other status. */
      validationStatus: string
      /** How many delegate to it */
      delegatorCount?: number
      amountDelegated?: components["schemas"]["Quantity"]
      stakePercentage?: components["schemas"]["Percentage"]
      uptimePerformance?: components["schemas"]["Percentage"]
      /** The node's version, where it is known */
      avalancheGoVersion?: string
      delegationCapacity?: components["schemas"]["Quantity"]
      potentialRewards?: components["schemas"]["ValidatorRewards"]
      validatorHealth?: components["schemas"]["ValidatorHealth"]
      geolocation?: components["schemas"]["GeolocationOrNull"]
      rewards?: components["schemas"]["ValidatorRewards"]
      removeTxHash?: components["schemas"]["Cb58Id"]
      removeTimestamp?: components["schemas"]["UnixSeconds"]
    }
    /** What addresses own on the P-Chain. */
    PChainBalances: {
      /** Free for any use. */
      unlockedUnstaked: components["schemas"]["AssetBalances"]
      /** Staked, and free when the staking ends. */
      unlockedStaked: components["schemas"]["AssetBalances"]
      /** Not staked, and locked for any use. */
      lockedPlatform: components["schemas"]["AssetBalances"]
      /** Not staked, and locked for any use but staking. */
      lockedStakeable: components["schemas"]["AssetBalances"]
      /** Staked, and still locked when the staking ends. */
      lockedStaked: components["schemas"]["AssetBalances"]
      /** Staked by a staker that has not started yet. */
      pendingStaked: components["schemas"]["AssetBalances"]
      atomicMemoryUnlocked: components["schemas"]["AtomicMemoryUnlocked"]
      atomicMemoryLocked: components["schemas"]["AtomicMemoryLocked"]
    }
    /** A transaction of the P-Chain with what it consumed and created. */
    PChainTransaction: {
      txHash: components["schemas"]["Cb58Id"]
      txType: components["schemas"]["PrimaryNetworkTxType"]
      /** Time of its block. */
      blockTimestamp: components["schemas"]["UnixSeconds"]
      /** Height of its block. */
      blockNumber: components["schemas"]["Quantity"]
      /** Identifier of its block. */
      blockHash: components["schemas"]["Cb58Id"]
      /** What it consumed, in the order of its inputs. */
      consumedUtxos: components["schemas"]["PChainUtxo"][]
      /**
       * What it created, in the order of its outputs. Of a staker's transaction also the stake and, once it is paid,
       * the reward.
       */
      emittedUtxos: components["schemas"]["PChainUtxo"][]
      /** For an import, the chain that the funds come from. */
      sourceChain?: components["schemas"]["Cb58Id"]
      /** For an export, the chain that the funds go to. */
      destinationChain?: components["schemas"]["Cb58Id"]
      /** What its outputs hold, by asset. A stake counts, a reward does not. */
      value: components["schemas"]["AssetAmount"][]
      /** What it consumed and did not create again, by asset. The balances of L1 validators count. */
      amountBurned: components["schemas"]["AssetAmount"][]
      /** What it staked, by asset. Empty unless it makes a validator or a delegator. */
      amountStaked: components["schemas"]["AssetAmount"][]
      /** What it put into the balances of L1 validators, by asset; a part of `amountBurned`. */
      amountL1ValidatorBalanceBurned: components["schemas"]["AssetAmount"][]
      /** Of a staker's transaction, when staking starts; since the chain chooses the start, the time of its block. */
      startTimestamp?: components["schemas"]["UnixSeconds"]
      /** Of a staker's transaction, when staking ends; when its first period does, where it renews itself. */
      endTimestamp?: components["schemas"]["UnixSeconds"]
      /** Of a validator's transaction, the percentage of its delegators' rewards that it keeps. */
      delegationFeePercent?: string
      nodeId?: components["schemas"]["NodeID"]
      /** The subnet that is made, changed or validated. */
      subnetId?: components["schemas"]["Cb58Id"]
      l1ValidatorManagerDetails?: components["schemas"]["L1ValidatorManagerDetails"]
      /** The L1 validators that it made or changed, as they were after it. */
      l1ValidatorDetails?: components["schemas"]["L1ValidatorChange"][]
      /**
       * Of a staker's transaction, what is paid if it is rewarded, to a delegator and its validator together; for its
       * running period, where it renews itself. Absent where nobody is rewarded, and until it starts.
       */
      estimatedReward?: components["schemas"]["Quantity"]
      /** Of a staker's transaction, the one that ended the staking. Absent while it goes on. */
      rewardTxHash?: components["schemas"]["Cb58Id"]
      /** Of a staker's transaction, who is rewarded, in Bech32 without a chain prefix. */
      rewardAddresses?: string[]
      /** The memo's bytes, in hexadecimal */
      memo?: string
      /** Of a transaction that rewards a staker or changes how it renews itself, the staker's transaction. */
      stakingTxHash?: components["schemas"]["Cb58Id"]
      /** How many seconds each period of a validator that renews itself takes; 0 to stop it. */
      period?: number
      /** How many millionths of a period's rewards are added to the stake of a validator that renews itself. */
      autoCompoundRewardShares?: number
      validatorAuthority?: components["schemas"]["ValidatorAuthority"]
      stakingPeriod?: components["schemas"]["StakingPeriod"]
      subnetOwnershipInfo?: components["schemas"]["SubnetOwnershipInfo"]
      blsCredentials?: components["schemas"]["BlsCredentials"]
      blockchainInfo?: components["schemas"]["BlockchainInfo"]
    }
    /** A UTXO of the P-Chain, with its block and its staking terms. */
    PChainUtxo: components["schemas"]["UtxoBase"] & {
      /** The amount, in the asset's smallest unit. */
      amount: components["schemas"]["Quantity"]
      assetId: components["schemas"]["Cb58Id"]
      /** Height of the block that created it. */
      blockNumber: components["schemas"]["Quantity"]
      /** Time of the block that created it. */
      blockTimestamp: components["schemas"]["UnixSeconds"]
      /** Height of the block that consumed it. Absent while it is unspent. */
      consumingBlockNumber?: components["schemas"]["Quantity"]
      /** Time of the block that consumed it. Absent while it is unspent. */
      consumingBlockTimestamp?: components["schemas"]["UnixSeconds"]
      /** When it can be spent at the earliest. */
      platformLocktime?: components["schemas"]["UnixSeconds"]
      /** Its position among the outputs of its transaction */
      outputIndex: number
      /** For a reward, whom it rewards. */
      rewardType?: "VALIDATOR" | "DELEGATOR" | "VALIDATOR_FEE" | (string & {})
      /** Until when it can be staked but not transferred. */
      stakeableLocktime?: components["schemas"]["UnixSeconds"]
      /** Whether it is staked */
      staked?: boolean
      /** How many of the addresses must sign */
      threshold?: number
      /** The transaction that created it. */
      txHash: components["schemas"]["Cb58Id"]
      /** For a stake, when the staking period ends. Absent for the stake of a validator that renews itself. */
      utxoEndTimestamp?: components["schemas"]["UnixSeconds"]
      /** For a stake, when the staking period starts. */
      utxoStartTimestamp?: components["schemas"]["UnixSeconds"]
      /** Whether it is a stake or a plain output. */
      utxoType: "STAKE" | "TRANSFER" | (string & {})
    }
    /** What was paid, and what it was worth. */
    PaidAmount: components["schemas"]["AssetAmount"] & {
      /** What one whole unit was worth when it was paid. Absent where that is not known. */
      historicalPrice?: components["schemas"]["Price"]
    }
    /** An address and, where it is a known token or contract, what is known of it. */
    Party: {
      /** Name of the contract */
      name?: string
      /** Symbol of the token */
      symbol?: string
      /** Decimals of the token */
      decimals?: number
      /** Where the logo is */
      logoUri?: string
      address: components["schemas"]["EvmAddress"]
    }
    /** A delegation that has not started yet. */
    PendingDelegator: components["schemas"]["DelegatorBase"] & components["schemas"]["EstimatedRewards"] & {
      /** It has not started yet */
      delegationStatus: "pending"
    }
    /** A message that was sent and not delivered yet. */
    PendingIcmMessage: components["schemas"]["IcmMessageBase"] & {
      sourceTransaction: components["schemas"]["IcmSourceTransaction"]
      /** It was not delivered yet */
      status: "pending"
    }
    /** A reward that an active staker can expect. */
    PendingReward: components["schemas"]["RewardBase"] & {
      /** The percentage of the staking that is over */
      progress: number
      estimatedReward: components["schemas"]["AssetAmount"]
    }
    /** One page of rewards that active stakers can expect. */
    PendingRewardPage: {
      nextPageToken?: components["schemas"]["NextPageToken"]
      /** The rewards, in the order asked for. */
      pendingRewards: components["schemas"]["PendingReward"][]
    }
    /** A validation that has not started yet. */
    PendingValidator: components["schemas"]["ValidatorBase"] & {
      /** It has not started yet */
      validationStatus: "pending"
    }
    /** A share from 0 to 100. */
    Percentage: number
    /** What one whole token is worth. Absent where no price is known. */
    Price: {
      /** The currency. */
      currencyCode:
        | "usd"
        | "eur"
        | "aud"
        | "cad"
        | "chf"
        | "clp"
        | "cny"
        | "czk"
        | "dkk"
        | "gbp"
        | "hkd"
        | "huf"
        | "jpy"
        | "nzd"
        | (string & {})
      /** The price in decimal digits. The public service may send a number instead. */
      value: string | number
    }
    /** Under which names price providers know the token. */
    PricingProviders: {
      /** Its name at CoinGecko */
      coingeckoCoinId?: string
    }
    /** What addresses own on a chain of the primary network, and the chain. */
    PrimaryNetworkBalances: {
      /**
       * The balances. Those of the P-Chain have `unlockedUnstaked`, those of the X-Chain `unlocked`, and those of the
       * C-Chain only what the others have too.
       */
      balances:
        | components["schemas"]["PChainBalances"]
        | components["schemas"]["XChainBalances"]
        | components["schemas"]["CChainAtomicBalances"]
      chainInfo: components["schemas"]["PrimaryNetworkChainInfo"]
    }
    /** A block of a chain of the primary network. */
    PrimaryNetworkBlock: {
      /** Its height. */
      blockNumber: components["schemas"]["Quantity"]
      /** Its identifier in CB58; of the C-Chain its hash in hexadecimal after `0x` */
      blockHash: string
      /** That of the block before it, in the same form */
      parentHash: string
      /** Its time. A block that has none has the time of the chain. */
      blockTimestamp: components["schemas"]["UnixSeconds"]
      /** The wire's name of its type. */
      blockType:
        | "ApricotProposalBlock"
        | "ApricotAbortBlock"
        | "ApricotCommitBlock"
        | "ApricotStandardBlock"
        | "ApricotAtomicBlock"
        | "BanffProposalBlock"
        | "BanffAbortBlock"
        | "BanffCommitBlock"
        | "BanffStandardBlock"
        | "StandardBlock"
        | "GenesisBlock"
        | (string & {})
      /** How many transactions it holds */
      txCount: number
      /** The identifiers of its transactions, in its order. */
      transactions: components["schemas"]["Cb58Id"][]
      /** Length of its bytes */
      blockSizeBytes: number
      /** On the P-Chain, the fees that an active L1 validator would have paid since the beginning, in nAVAX. */
      l1ValidatorsAccruedFees?: components["schemas"]["BareUint64"]
      /** On the P-Chain, how many L1 validators are active */
      activeL1Validators?: number
      /** On the P-Chain, the supply of the native asset, in its smallest unit. */
      currentSupply?: components["schemas"]["Quantity"]
      proposerDetails?: components["schemas"]["ProposerDetails"]
    }
    /** One page of blocks, newest first, and the chain they are on. */
    PrimaryNetworkBlockPage: {
      nextPageToken?: components["schemas"]["NextPageToken"]
      /** The blocks, by height descending. */
      blocks: components["schemas"]["PrimaryNetworkBlock"][]
      chainInfo: components["schemas"]["PrimaryNetworkChainInfo"]
    }
    /** Which chain of which network the answer is about. */
    PrimaryNetworkChainInfo: {
      /** The chain's alias. */
      chainName: "p-chain" | "x-chain" | "c-chain" | (string & {})
      /** The network. */
      network: "mainnet" | "fuji" | "testnet" | (string & {})
    }
    /** How the public RPC of the primary network was used, over time. */
    PrimaryNetworkRpcUsageMetrics: {
      aggregateDuration: components["schemas"]["AggregateDuration"]
      /** Which network's usage it is. */
      network: "mainnet" | "testnet" | "fuji" | (string & {})
      metrics: components["schemas"]["UsageMetrics"]
    }
    /**
     * A transaction of the P-Chain (it has a `blockNumber`), of the X-Chain (it has a `chainFormat`) or an atomic one
     * of the C-Chain (it has neither).
     */
    PrimaryNetworkTransaction:
      | components["schemas"]["PChainTransaction"]
      | components["schemas"]["NonLinearAssetTransaction"]
      | components["schemas"]["LinearAssetTransaction"]
      | components["schemas"]["OtherAssetTransaction"]
      | components["schemas"]["CChainImportTransaction"]
      | components["schemas"]["CChainExportTransaction"]
    /** One page of transactions and the chain they are on. */
    PrimaryNetworkTransactionPage: {
      nextPageToken?: components["schemas"]["NextPageToken"]
      /** The transactions, in the order asked for. */
      transactions: components["schemas"]["PrimaryNetworkTransaction"][]
      chainInfo: components["schemas"]["PrimaryNetworkChainInfo"]
    }
    /** A type of transaction of the P-Chain, the X-Chain or, for atomic transactions, the C-Chain. */
    PrimaryNetworkTxType:
      | "AddValidatorTx"
      | "AddSubnetValidatorTx"
      | "AddDelegatorTx"
      | "CreateChainTx"
      | "CreateSubnetTx"
      | "ImportTx"
      | "ExportTx"
      | "AdvanceTimeTx"
      | "RewardValidatorTx"
      | "RemoveSubnetValidatorTx"
      | "TransformSubnetTx"
      | "AddPermissionlessValidatorTx"
      | "AddPermissionlessDelegatorTx"
      | "BaseTx"
      | "TransferSubnetOwnershipTx"
      | "ConvertSubnetToL1Tx"
      | "RegisterL1ValidatorTx"
      | "SetL1ValidatorWeightTx"
      | "DisableL1ValidatorTx"
      | "IncreaseL1ValidatorBalanceTx"
      | "AddAutoRenewedValidatorTx"
      | "SetAutoRenewedValidatorConfigTx"
      | "RewardAutoRenewedValidatorTx"
      | "CreateAssetTx"
      | "OperationTx"
      | "UNKNOWN"
      | (string & {})
    /** A UTXO of the X-Chain or C-Chain, listed or inside an asset transaction. */
    PrimaryNetworkUtxo: components["schemas"]["UtxoBase"] & {
      /** Time of the transaction that consumed it. Absent while it is unspent. */
      consumingTxTimestamp?: components["schemas"]["UnixSeconds"]
      /** The transaction that created it. */
      creationTxHash: components["schemas"]["Cb58Id"]
      /** What unlocked it. Absent while it is unspent. */
      credentials?: components["schemas"]["Credential"][]
      /** For an NFT, its minting group */
      groupId?: number
      /** When it can be consumed at the earliest. */
      locktime: components["schemas"]["UnixSeconds"]
      /** Its position among the outputs of its transaction. */
      outputIndex: components["schemas"]["Quantity"]
      /** For an NFT, what was minted with it, in hexadecimal */
      payload?: string
      /** How many of the addresses must sign */
      threshold: number
      /** Time of the transaction that created it. */
      timestamp: components["schemas"]["UnixSeconds"]
      /** The kind of output. */
      utxoType: "transfer" | "mint" | (string & {})
    }
    /** Who proposed the block, by the consensus-level block around it. */
    ProposerDetails: {
      /** Identifier of the consensus-level block */
      proposerId?: string
      /** That of the one before it */
      proposerParentId?: string
      proposerNodeId?: components["schemas"]["NodeID"]
      /** P-Chain height that decided who might propose */
      proposerPChainHeight?: number
      /** When it was proposed. */
      proposerTimestamp?: components["schemas"]["UnixSeconds"]
    }
    /** An unsigned integer of any size in decimal digits. */
    Quantity: string
    /** A subnet validation that was removed before it was due. It has no rewards. */
    RemovedValidator: components["schemas"]["ValidatorBase"] & {
      /** It was removed before it was due */
      validationStatus: "removed"
      /** The transaction that removed it. */
      removeTxHash: components["schemas"]["Cb58Id"]
      /** When it was removed. */
      removeTimestamp: components["schemas"]["UnixSeconds"]
    }
    /** A place that tells more of the contract. */
    ResourceLink: {
      /** What kind of place it is. */
      type:
        | "Blog"
        | "CoinGecko"
        | "CoinMarketCap"
        | "Discord"
        | "Documentation"
        | "Facebook"
        | "Github"
        | "Instagram"
        | "LinkedIn"
        | "Medium"
        | "Reddit"
        | "Support"
        | "Telegram"
        | "TikTok"
        | "Twitter"
        | "Website"
        | "Whitepaper"
        | "Youtube"
        | (string & {})
      /** Its address */
      url: string
    }
    /** What validating and what delegators brought, in the smallest native unit. */
    RewardAmounts: {
      /** The reward for its own stake. */
      validationRewardAmount: components["schemas"]["Quantity"]
      /** The fees on its delegators' rewards. */
      delegationRewardAmount: components["schemas"]["Quantity"]
    }
    /** What a reward carries, paid or expected. */
    RewardBase: {
      /** Who is rewarded, in Bech32 without a chain prefix. */
      addresses: string[]
      /** The staker's transaction. */
      txHash: components["schemas"]["Cb58Id"]
      /** What it stakes, in the smallest native unit. */
      amountStaked: components["schemas"]["Quantity"]
      nodeId: components["schemas"]["NodeID"]
      /** When the staking, or the period that is rewarded, starts. */
      startTimestamp: components["schemas"]["UnixSeconds"]
      /** When the staking, or the period that is rewarded, ends. */
      endTimestamp: components["schemas"]["UnixSeconds"]
      /** Whom it rewards; a fee is what a validator keeps of its delegators' rewards. */
      rewardType: "VALIDATOR" | "DELEGATOR" | "VALIDATOR_FEE" | (string & {})
    }
    /** What is owned of one asset between two chains. */
    SharedAssetBalance: components["schemas"]["AssetBalance"] & {
      /** The other chain. */
      sharedWithChainId: components["schemas"]["Cb58Id"]
      /** On the P-Chain, how it is shared; `import` for what waits to be imported here */
      status?: string
    }
    /** The message with its aggregated signature. */
    SignedMessage: {
      /** The signed message in hexadecimal, with or without `0x`. */
      signedMessage: components["schemas"]["HexPayload"]
    }
    /**
     * Of a RewardAutoRenewedValidatorTx, the period that it ended. Absent until the next block has decided whether it
     * is rewarded.
     */
    StakingPeriod: {
      /** When the period started. */
      startTimestamp: components["schemas"]["UnixSeconds"]
      /** When the period ended. */
      endTimestamp: components["schemas"]["UnixSeconds"]
      /** The validator's own stake in this period, in the smallest native unit. */
      amountStaked: components["schemas"]["Quantity"]
      /** Whether the period was rewarded */
      isRewarded: boolean
      /** Whether another period followed */
      isRenewed: boolean
      /** What was paid. When the validation ends, what its earlier periods added to the stake is among it. */
      rewards: components["schemas"]["RewardAmounts"]
      /** What was added to the stake. */
      restakedRewards: components["schemas"]["RewardAmounts"]
    }
    /** A subnet, its owner and its blockchains. */
    Subnet: {
      /** Time of the block that created it. */
      createBlockTimestamp: components["schemas"]["UnixSeconds"]
      /** Height of the block that created it. */
      createBlockIndex: components["schemas"]["Quantity"]
      subnetId: components["schemas"]["Cb58Id"]
      /**
       * @deprecated
       * The same as in `subnetOwnershipInfo`.
       */
      ownerAddresses: string[]
      /**
       * @deprecated
       * The same as in `subnetOwnershipInfo`.
       */
      threshold: number
      /**
       * @deprecated
       * The same as in `subnetOwnershipInfo`.
       */
      locktime: components["schemas"]["UnixSeconds"]
      subnetOwnershipInfo: components["schemas"]["SubnetOwnershipInfo"]
      /** Whether it was converted to an L1 */
      isL1: boolean
      /** The transaction that converted it. */
      l1ConversionTransactionHash?: components["schemas"]["Cb58Id"]
      l1ValidatorManagerDetails?: components["schemas"]["L1ValidatorManagerDetails"]
      /** Its blockchains, oldest first. */
      blockchains: components["schemas"]["Blockchain"][]
    }
    /** Who may change the subnet. */
    SubnetOwnershipInfo: {
      /** When the owner may act at the earliest. */
      locktime: components["schemas"]["UnixSeconds"]
      /** How many of the addresses must sign */
      threshold: number
      /** The addresses, in Bech32 without a chain prefix. */
      addresses: string[]
    }
    /** One page of subnets. */
    SubnetPage: {
      nextPageToken?: components["schemas"]["NextPageToken"]
      /** The subnets, in the order asked for. */
      subnets: components["schemas"]["Subnet"][]
    }
    /** The token's number in its contract, in decimal digits. */
    TokenId: string
    /** Where the contract says the metadata is; empty where it says nothing. */
    TokenUri: string
    /** A transfer of a token. Which member carries the token tells the shapes apart. */
    Transfer:
      | components["schemas"]["Erc20Transfer"]
      | components["schemas"]["Erc721Transfer"]
      | components["schemas"]["Erc1155Transfer"]
      | components["schemas"]["OtherTransfer"]
    /** What a transfer of any standard carries. */
    TransferBase: {
      blockNumber: components["schemas"]["Quantity"]
      blockTimestamp: components["schemas"]["UnixSeconds"]
      /** The block's time to the millisecond, on chains that record it. */
      blockTimestampMilliseconds?: components["schemas"]["UnixMilliseconds"]
      blockHash: components["schemas"]["EvmHash"]
      txHash: components["schemas"]["EvmHash"]
      from: components["schemas"]["Party"]
      to: components["schemas"]["Party"]
      /** Position of its event in the block */
      logIndex: number
    }
    /** One page of transfers of a token contract, newest first. */
    TransferPage: {
      nextPageToken?: components["schemas"]["NextPageToken"]
      /** The transfers. */
      transfers: components["schemas"]["Transfer"][]
    }
    /** The amount, in the token's smallest unit. */
    TransferValue: components["schemas"]["Quantity"]
    /** Milliseconds since 1970-01-01T00:00:00Z. */
    UnixMilliseconds: number
    /** Seconds since 1970-01-01T00:00:00Z. */
    UnixSeconds: number
    /** A contract that follows none of the token standards. It has no symbol. */
    UnknownContract: components["schemas"]["ContractBase"] & {
      /** The contract follows no known standard */
      ercType: "UNKNOWN"
    }
    /** The usage in one interval, by group. */
    UsageMetric: {
      /** When the interval starts. */
      timestamp: components["schemas"]["UnixSeconds"]
      /** One value a group; a single one where nothing was grouped. */
      values: components["schemas"]["UsageMetricValue"][]
    }
    /** The usage of one group in one interval. */
    UsageMetricValue: {
      /** How many requests there were */
      totalRequests: number
      /** How many there were per second */
      requestsPerSecond: number
      /** The percentage of them that succeeded. */
      successRatePercent: components["schemas"]["Percentage"]
      /** Median response time in milliseconds */
      medianResponseTimeMsecs: number
      /** How many of them were invalid */
      invalidRequests: number
      /** What they cost */
      apiCreditsUsed: number
      /** What the invalid ones cost */
      apiCreditsWasted: number
      /** What was grouped by, as it was asked for; `None` where nothing was. */
      groupedBy:
        | "rpcMethod"
        | "requestPath"
        | "responseCode"
        | "country"
        | "continent"
        | "userAgent"
        | "chainId"
        | "apiKeyId"
        | "requestType"
        | "None"
        | (string & {})
      /** The group. A number where groups are numbers, such as response codes. Absent where nothing was grouped. */
      groupValue?: string | number
    }
    /** One entry an interval. */
    UsageMetrics: components["schemas"]["UsageMetric"][]
    /** Contracts that help reading the chain. */
    UtilityAddresses: {
      /** The contract that makes many calls in one. */
      multicall?: components["schemas"]["EvmAddress"]
    }
    /** A UTXO of the P-Chain, or one of the X-Chain or C-Chain. The type of `outputIndex` tells them apart. */
    Utxo: components["schemas"]["PChainUtxo"] | components["schemas"]["PrimaryNetworkUtxo"]
    /** What a UTXO of any chain carries. */
    UtxoBase: {
      /** The addresses that may spend it, in Bech32 without a chain prefix. */
      addresses: string[]
      asset: components["schemas"]["AssetAmount"]
      /** The chain on which it is or can be consumed. */
      consumedOnChainId: components["schemas"]["Cb58Id"]
      /** The transaction that consumed it. Absent while it is unspent. */
      consumingTxHash?: components["schemas"]["Cb58Id"]
      /** The chain on which it was created. */
      createdOnChainId: components["schemas"]["Cb58Id"]
      utxoId: components["schemas"]["Cb58Id"]
      /** The UTXO's own bytes, in hexadecimal */
      utxoBytes?: string
    }
    /** One page of UTXOs and the chain they are on. */
    UtxoPage: {
      nextPageToken?: components["schemas"]["NextPageToken"]
      /** The UTXOs, in the order asked for. */
      utxos: components["schemas"]["Utxo"][]
      chainInfo: components["schemas"]["PrimaryNetworkChainInfo"]
    }
    /** One validation of a node on a subnet. `validationStatus` tells the shapes apart. */
    Validator:
      | components["schemas"]["PendingValidator"]
      | components["schemas"]["ActiveValidator"]
      | components["schemas"]["CompletedValidator"]
      | components["schemas"]["RemovedValidator"]
      | components["schemas"]["OtherValidator"]
    /** Who may change how a validator renews itself. */
    ValidatorAuthority: {
      /** When the authority may act at the earliest. */
      locktime: components["schemas"]["UnixSeconds"]
      /** How many of the addresses must sign */
      threshold: number
      /** The addresses, in Bech32 without a chain prefix. */
      addresses: string[]
    }
    /** What a validator of any status carries. */
    ValidatorBase: {
      /** The transaction that added it. */
      txHash: components["schemas"]["Cb58Id"]
      nodeId: components["schemas"]["NodeID"]
      /** The subnet it validates. The all-zero identifier is the primary network. */
      subnetId: components["schemas"]["Cb58Id"]
      /** Its own stake, in the smallest native unit; on a subnet, its weight. */
      amountStaked: components["schemas"]["Quantity"]
      /**
       * The percentage of its delegators' rewards that it keeps. Null or absent for a validation of a subnet, which
       * nobody can delegate to.
       */
      delegationFee?: string | null
      /** When the validation starts; of one that renews itself, when its running period, or its last one, does. */
      startTimestamp: components["schemas"]["UnixSeconds"]
      /** When the validation ends; of one that renews itself, when its running period, or its last one, does. */
      endTimestamp: components["schemas"]["UnixSeconds"]
      blsCredentials?: components["schemas"]["BlsCredentials"]
      /**
       * Of a validation that renews itself, how many seconds its next period takes; 0 when the running one is the last.
       * Absent of others.
       */
      period?: number
      /** Of a validation that renews itself, how many millionths of a period's rewards are added to its stake. */
      autoCompoundRewardShares?: number
      validatorAuthority?: components["schemas"]["ValidatorAuthority"]
      /** Of a validation that renews itself, how many of its periods were rewarded so far. */
      rewardedPeriods?: number
      /**
       * Of a validation that renews itself, what its periods added to its stake so far. It is part of `amountStaked`,
       * and paid with the rewards when the validation ends.
       */
      restakedRewards?: components["schemas"]["RewardAmounts"]
    }
    /** Who delegates, and how much. */
    ValidatorDelegation: {
      /** How many delegate to it */
      delegatorCount: number
      /** What they delegate, in the smallest native unit. */
      amountDelegated?: components["schemas"]["Quantity"]
    }
    /** How well a validator answers its peers. */
    ValidatorHealth: {
      /** The share of time for which its peers reach it. */
      reachabilityPercent?: components["schemas"]["Percentage"]
      /** The share of P-Chain requests for which its peers bench it. */
      benchedPChainRequestsPercent?: components["schemas"]["Percentage"]
      /** The share of X-Chain requests for which its peers bench it. */
      benchedXChainRequestsPercent?: components["schemas"]["Percentage"]
      /** The share of C-Chain requests for which its peers bench it. */
      benchedCChainRequestsPercent?: components["schemas"]["Percentage"]
    }
    /** One page of validators. */
    ValidatorPage: {
      nextPageToken?: components["schemas"]["NextPageToken"]
      /** The validators, in the order asked for. */
      validators: components["schemas"]["Validator"][]
    }
    /** What a validation earned or, while it is active, can earn. Amounts are in the smallest native unit. */
    ValidatorRewards: {
      /** The reward for its own stake. */
      validationRewardAmount: components["schemas"]["Quantity"]
      /** The fees on its delegators' rewards. */
      delegationRewardAmount: components["schemas"]["Quantity"]
      /** Who is rewarded. */
      rewardAddresses?: string[]
      /** The transaction that paid the reward. Absent until it is paid. */
      rewardTxHash?: components["schemas"]["Cb58Id"]
    }
    /** A vertex of the X-Chain's former graph. */
    Vertex: {
      hash: components["schemas"]["Cb58Id"]
      /** Its height in the graph */
      height: number
      /** When it was accepted. */
      timestamp: components["schemas"]["UnixSeconds"]
    }
    /** The vertices that hold the transaction. */
    Vertices: components["schemas"]["Vertex"][]
    /** What addresses own on the X-Chain. */
    XChainBalances: {
      /** Locked until a moment to come. */
      locked: components["schemas"]["AssetBalances"]
      /** Free for any use. */
      unlocked: components["schemas"]["AssetBalances"]
      atomicMemoryUnlocked: components["schemas"]["AtomicMemoryUnlocked"]
      atomicMemoryLocked: components["schemas"]["AtomicMemoryLocked"]
    }
  }
  responses: {
    /** The gateway got an invalid answer from the server behind it. */
    BadGateway: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** The key is valid but has no privilege for this. */
    Forbidden: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** The server failed in a way that it did not foresee. */
    InternalServerError: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid chain, address or page. */
    InvalidAddressPage: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid message, justification or quorum. */
    InvalidAggregation: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid network, status or page. */
    InvalidAllChainsPage: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid parameter of the API usage. */
    InvalidApiUsageQuery: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid network, chain or asset. */
    InvalidAsset: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid parameter of the list of asset transactions. */
    InvalidAssetPage: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid network, chain or address. */
    InvalidBalanceQuery: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid chain or block. */
    InvalidBlockId: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid network or blockchain. */
    InvalidBlockchainId: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid network, order or page. */
    InvalidCatalogPage: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid chain. */
    InvalidChain: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid network. */
    InvalidChainFilter: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid chain or page. */
    InvalidChainPage: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid filter or order of the list of delegators. */
    InvalidDelegatorPage: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid filter or order of the list of rewards. */
    InvalidHistoricalRewardPage: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid address, network or page. */
    InvalidIcmPage: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid filter of the list of L1 validators. */
    InvalidL1ValidatorPage: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid network, node, filter or order. */
    InvalidNodePage: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid filter or order of the list of rewards. */
    InvalidPendingRewardPage: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid network, chain or block. */
    InvalidPrimaryNetworkBlock: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid parameter of the list of blocks. */
    InvalidPrimaryNetworkBlockPage: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid network, chain or transaction hash. */
    InvalidPrimaryNetworkTransaction: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid parameter of the list of transactions. */
    InvalidPrimaryNetworkTransactionPage: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid parameter of the RPC usage. */
    InvalidRpcUsageQuery: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid network or subnet. */
    InvalidSubnet: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid chain, address or token ID. */
    InvalidToken: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid network or transaction hash. */
    InvalidTransactionHash: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid chain, status or page. */
    InvalidTransactionPage: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid chain, address, range or page. */
    InvalidTransferPage: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid parameter of the list of UTXOs. */
    InvalidUtxoPage: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid filter or order of the list of validators. */
    InvalidValidatorPage: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** The path is mistyped, or what it names was moved, was deleted or does not exist. */
    NotFound: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** The server failed in a way that it did not foresee, or too few validators signed. */
    QuorumNotReached: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** The rate limit is exceeded, or the token was reindexed within the hour. */
    ReindexedTooSoon: {
      headers: {
        "retry-after": components["headers"]["retryAfter"]
        "ratelimit-policy": components["headers"]["policy"]
        "ratelimit-limit": components["headers"]["limit"]
        "ratelimit-remaining": components["headers"]["exhausted"]
        "ratelimit-reset": components["headers"]["reset"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** A node of the subnet that is asked about cannot be reached. Routes of other subnets may work. */
    ServiceUnavailable: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** The signed message. */
    SignedMessageAnswer: {
      headers: {
        "ratelimit-policy": components["headers"]["policy"]
        "ratelimit-limit": components["headers"]["limit"]
        "ratelimit-remaining": components["headers"]["remaining"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["SignedMessage"]
      }
    }
    /** The signed message, as the public service answers it. */
    SignedMessageCreated: {
      headers: {
        "ratelimit-policy": components["headers"]["policy"]
        "ratelimit-limit": components["headers"]["limit"]
        "ratelimit-remaining": components["headers"]["remaining"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["SignedMessage"]
      }
    }
    /** The rate limit is exceeded. A key raises it. Calling on before it resets may lead to a temporary block. */
    TooManyRequests: {
      headers: {
        "retry-after": components["headers"]["retryAfter"]
        "ratelimit-policy": components["headers"]["policy"]
        "ratelimit-limit": components["headers"]["limit"]
        "ratelimit-remaining": components["headers"]["exhausted"]
        "ratelimit-reset": components["headers"]["reset"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** A key is required here and none was sent. */
    Unauthorized: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** The asset or its chain does not exist. */
    UnknownAsset: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** The block or its chain does not exist. */
    UnknownBlock: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** The blockchain does not exist. */
    UnknownBlockchain: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** The chain, or what is asked of it, does not exist. */
    UnknownChain: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** The NFT contract or its chain does not exist. */
    UnknownCollection: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** The service has no such network. */
    UnknownNetwork: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** The block or its chain does not exist. */
    UnknownPrimaryNetworkBlock: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** The transaction or its chain does not exist. */
    UnknownPrimaryNetworkTransaction: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** The subnet does not exist. */
    UnknownSigners: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** The subnet does not exist. */
    UnknownSubnet: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** The token, its contract or its chain does not exist. */
    UnknownToken: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** The transaction does not exist. */
    UnknownTransaction: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
  }
  parameters: {
    /**
     * Addresses, separated by commas, 256 at most. Each starts with the network's prefix (`avax` on mainnet, `fuji` on
     * the test network, `local` or `custom` on one's own), optionally after `P-`, `X-` or `C-`.
     */
    addresses: string[]
    /** Any asset of the X-Chain. */
    assetId: components["schemas"]["Cb58Id"]
    /** Most items on the page. 100 when omitted. */
    catalogPageSize: number
    /** A supported chain, by its EVM chain ID or its blockchain ID. */
    chainId: string
    /** The address of an NFT contract. */
    collectionAddress: components["schemas"]["EvmAddress"]
    /** The block to end before, itself excluded. With no `startBlock` the range starts at genesis. */
    endBlock: number | bigint
    /** Only items before this moment, in Unix seconds. */
    endTimestamp: number
    /** The network. `fuji` and `testnet` both denote the test network. */
    network: components["schemas"]["Network"]
    /** Only items of this network. `fuji` and `testnet` both denote the test network. */
    networkFilter: components["schemas"]["Network"]
    /** Most items on the page. 10 when omitted. */
    pageSize: number
    /** Where to go on; the `nextPageToken` of the answer before. Without it the first page is returned. */
    pageToken: string
    /** A chain of the primary network, by its alias or its blockchain ID. */
    primaryBlockchainId: string
    /** Ascending or descending, by timestamp or by `sortBy` where that is given. */
    sortOrder: "asc" | "desc"
    /** The first block, inclusive. With no `endBlock` the range ends at the latest block. */
    startBlock: number | bigint
    /** Only items after this moment, in Unix seconds. */
    startTimestamp: number
    /** The address of an ERC-20, ERC-721 or ERC-1155 contract. */
    tokenAddress: components["schemas"]["EvmAddress"]
    /** Only transactions that failed, or only those that succeeded. Both when omitted. */
    transactionStatus: "failed" | "success"
    /**
     * Only transactions of these types, 32 at most. Repeat the parameter for several, or separate them by commas. The
     * set of types grows, so others pass.
     */
    txTypes: components["schemas"]["PrimaryNetworkTxType"][]
    /** Only validators of this status. All when omitted. */
    validationStatus: "completed" | "active" | "pending" | "removed"
    /** A wallet address. */
    walletAddress: components["schemas"]["EvmAddress"]
    /** Only of these nodes, by their whole IDs, separated by commas, 256 at most. */
    wholeNodeIds: components["schemas"]["NodeID"][]
    /** The X-Chain, by its alias `x-chain` or its blockchain ID. */
    xBlockchainId: string
  }
  requestBodies: never
  headers: {
    /** Compute units left in the current window; too few for the call. */
    exhausted: number
    /** Compute units that the current window allows. */
    limit: number
    /** The budget and its window in seconds, in compute units. A call costs its operation's weight. */
    policy: string
    /** Compute units left in the current window. */
    remaining: number
    /** Seconds until the window ends. */
    reset: number
    /** Seconds to wait before the next call. */
    retryAfter: number
  }
  pathItems: never
}
export type ActiveDelegator = components["schemas"]["ActiveDelegator"]
export type ActiveValidator = components["schemas"]["ActiveValidator"]
export type AggregateDuration = components["schemas"]["AggregateDuration"]
export type AggregateSignaturesRequest = components["schemas"]["AggregateSignaturesRequest"]
export type AggregationJustification = components["schemas"]["AggregationJustification"]
export type AggregationMessage = components["schemas"]["AggregationMessage"]
export type AggregationOptions = components["schemas"]["AggregationOptions"]
export type ApiUsageMetrics = components["schemas"]["ApiUsageMetrics"]
export type AssetAmount = components["schemas"]["AssetAmount"]
export type AssetBalance = components["schemas"]["AssetBalance"]
export type AssetBalances = components["schemas"]["AssetBalances"]
export type AssetCreated = components["schemas"]["AssetCreated"]
export type AssetTransaction = components["schemas"]["AssetTransaction"]
export type AssetTransactionBase = components["schemas"]["AssetTransactionBase"]
export type AssetTransactionPage = components["schemas"]["AssetTransactionPage"]
export type AssetType = components["schemas"]["AssetType"]
export type AtomicMemoryLocked = components["schemas"]["AtomicMemoryLocked"]
export type AtomicMemoryUnlocked = components["schemas"]["AtomicMemoryUnlocked"]
export type BalanceOwner = components["schemas"]["BalanceOwner"]
export type BareUint64 = components["schemas"]["BareUint64"]
export type BlockMinDelayExcess = components["schemas"]["BlockMinDelayExcess"]
export type Blockchain = components["schemas"]["Blockchain"]
export type BlockchainInfo = components["schemas"]["BlockchainInfo"]
export type BlockchainPage = components["schemas"]["BlockchainPage"]
export type BlsCredentials = components["schemas"]["BlsCredentials"]
export type CChainAtomicBalances = components["schemas"]["CChainAtomicBalances"]
export type CChainExportTransaction = components["schemas"]["CChainExportTransaction"]
export type CChainImportTransaction = components["schemas"]["CChainImportTransaction"]
export type CChainTransactionBase = components["schemas"]["CChainTransactionBase"]
export type Cb58Id = components["schemas"]["Cb58Id"]
export type Chain = components["schemas"]["Chain"]
export type ChainList = components["schemas"]["ChainList"]
export type CompletedDelegator = components["schemas"]["CompletedDelegator"]
export type CompletedValidator = components["schemas"]["CompletedValidator"]
export type Contract = components["schemas"]["Contract"]
export type ContractBase = components["schemas"]["ContractBase"]
export type ContractDecimals = components["schemas"]["ContractDecimals"]
export type ContractPage = components["schemas"]["ContractPage"]
export type ContractSymbol = components["schemas"]["ContractSymbol"]
export type Credential = components["schemas"]["Credential"]
export type DelegationCapacity = components["schemas"]["DelegationCapacity"]
export type Delegator = components["schemas"]["Delegator"]
export type DelegatorBase = components["schemas"]["DelegatorBase"]
export type DelegatorPage = components["schemas"]["DelegatorPage"]
export type DeliveredIcmMessage = components["schemas"]["DeliveredIcmMessage"]
export type DeliveredSourceNotIndexedIcmMessage = components["schemas"]["DeliveredSourceNotIndexedIcmMessage"]
export type DeploymentDetails = components["schemas"]["DeploymentDetails"]
export type Erc1155Contract = components["schemas"]["Erc1155Contract"]
export type Erc1155NftToken = components["schemas"]["Erc1155NftToken"]
export type Erc1155Token = components["schemas"]["Erc1155Token"]
export type Erc1155TokenMetadata = components["schemas"]["Erc1155TokenMetadata"]
export type Erc1155Transfer = components["schemas"]["Erc1155Transfer"]
export type Erc20Contract = components["schemas"]["Erc20Contract"]
export type Erc20Token = components["schemas"]["Erc20Token"]
export type Erc20Transfer = components["schemas"]["Erc20Transfer"]
export type Erc721Contract = components["schemas"]["Erc721Contract"]
export type Erc721NftToken = components["schemas"]["Erc721NftToken"]
export type Erc721Token = components["schemas"]["Erc721Token"]
export type Erc721TokenMetadata = components["schemas"]["Erc721TokenMetadata"]
export type Erc721Transfer = components["schemas"]["Erc721Transfer"]
export type Erc721TransferPage = components["schemas"]["Erc721TransferPage"]
export type ErrorBody = components["schemas"]["ErrorBody"]
export type EstimatedRewards = components["schemas"]["EstimatedRewards"]
export type EvmAddress = components["schemas"]["EvmAddress"]
export type EvmBlock = components["schemas"]["EvmBlock"]
export type EvmBlockPage = components["schemas"]["EvmBlockPage"]
export type EvmHash = components["schemas"]["EvmHash"]
export type EvmInput = components["schemas"]["EvmInput"]
export type EvmOutput = components["schemas"]["EvmOutput"]
export type EvmTransaction = components["schemas"]["EvmTransaction"]
export type EvmTransactionPage = components["schemas"]["EvmTransactionPage"]
export type GenesisData = components["schemas"]["GenesisData"]
export type Geolocation = components["schemas"]["Geolocation"]
export type GeolocationOrNull = components["schemas"]["GeolocationOrNull"]
export type HexPayload = components["schemas"]["HexPayload"]
export type HistoricalReward = components["schemas"]["HistoricalReward"]
export type HistoricalRewardPage = components["schemas"]["HistoricalRewardPage"]
export type IcmDestinationTransaction = components["schemas"]["IcmDestinationTransaction"]
export type IcmMessage = components["schemas"]["IcmMessage"]
export type IcmMessageBase = components["schemas"]["IcmMessageBase"]
export type IcmMessagePage = components["schemas"]["IcmMessagePage"]
export type IcmReceipt = components["schemas"]["IcmReceipt"]
export type IcmRewardDetails = components["schemas"]["IcmRewardDetails"]
export type IcmSourceTransaction = components["schemas"]["IcmSourceTransaction"]
export type ImageAsset = components["schemas"]["ImageAsset"]
export type JustificationAggregation = components["schemas"]["JustificationAggregation"]
export type L1BlsCredentials = components["schemas"]["L1BlsCredentials"]
export type L1Validator = components["schemas"]["L1Validator"]
export type L1ValidatorChange = components["schemas"]["L1ValidatorChange"]
export type L1ValidatorManagerDetails = components["schemas"]["L1ValidatorManagerDetails"]
export type L1ValidatorPage = components["schemas"]["L1ValidatorPage"]
export type LinearAssetTransaction = components["schemas"]["LinearAssetTransaction"]
export type MessageAggregation = components["schemas"]["MessageAggregation"]
export type Method = components["schemas"]["Method"]
export type Network = components["schemas"]["Network"]
export type NetworkToken = components["schemas"]["NetworkToken"]
export type NextPageToken = components["schemas"]["NextPageToken"]
export type NftMetadataBase = components["schemas"]["NftMetadataBase"]
export type NftToken = components["schemas"]["NftToken"]
export type NftTokenPage = components["schemas"]["NftTokenPage"]
export type NodeID = components["schemas"]["NodeID"]
export type NonLinearAssetTransaction = components["schemas"]["NonLinearAssetTransaction"]
export type OtherAssetTransaction = components["schemas"]["OtherAssetTransaction"]
export type OtherContract = components["schemas"]["OtherContract"]
export type OtherDelegator = components["schemas"]["OtherDelegator"]
export type OtherIcmMessage = components["schemas"]["OtherIcmMessage"]
export type OtherNftToken = components["schemas"]["OtherNftToken"]
export type OtherTransfer = components["schemas"]["OtherTransfer"]
export type OtherValidator = components["schemas"]["OtherValidator"]
export type PChainBalances = components["schemas"]["PChainBalances"]
export type PChainTransaction = components["schemas"]["PChainTransaction"]
export type PChainUtxo = components["schemas"]["PChainUtxo"]
export type PaidAmount = components["schemas"]["PaidAmount"]
export type Party = components["schemas"]["Party"]
export type PendingDelegator = components["schemas"]["PendingDelegator"]
export type PendingIcmMessage = components["schemas"]["PendingIcmMessage"]
export type PendingReward = components["schemas"]["PendingReward"]
export type PendingRewardPage = components["schemas"]["PendingRewardPage"]
export type PendingValidator = components["schemas"]["PendingValidator"]
export type Percentage = components["schemas"]["Percentage"]
export type Price = components["schemas"]["Price"]
export type PricingProviders = components["schemas"]["PricingProviders"]
export type PrimaryNetworkBalances = components["schemas"]["PrimaryNetworkBalances"]
export type PrimaryNetworkBlock = components["schemas"]["PrimaryNetworkBlock"]
export type PrimaryNetworkBlockPage = components["schemas"]["PrimaryNetworkBlockPage"]
export type PrimaryNetworkChainInfo = components["schemas"]["PrimaryNetworkChainInfo"]
export type PrimaryNetworkRpcUsageMetrics = components["schemas"]["PrimaryNetworkRpcUsageMetrics"]
export type PrimaryNetworkTransaction = components["schemas"]["PrimaryNetworkTransaction"]
export type PrimaryNetworkTransactionPage = components["schemas"]["PrimaryNetworkTransactionPage"]
export type PrimaryNetworkTxType = components["schemas"]["PrimaryNetworkTxType"]
export type PrimaryNetworkUtxo = components["schemas"]["PrimaryNetworkUtxo"]
export type ProposerDetails = components["schemas"]["ProposerDetails"]
export type Quantity = components["schemas"]["Quantity"]
export type RemovedValidator = components["schemas"]["RemovedValidator"]
export type ResourceLink = components["schemas"]["ResourceLink"]
export type RewardAmounts = components["schemas"]["RewardAmounts"]
export type RewardBase = components["schemas"]["RewardBase"]
export type SharedAssetBalance = components["schemas"]["SharedAssetBalance"]
export type SignedMessage = components["schemas"]["SignedMessage"]
export type StakingPeriod = components["schemas"]["StakingPeriod"]
export type Subnet = components["schemas"]["Subnet"]
export type SubnetOwnershipInfo = components["schemas"]["SubnetOwnershipInfo"]
export type SubnetPage = components["schemas"]["SubnetPage"]
export type TokenId = components["schemas"]["TokenId"]
export type TokenUri = components["schemas"]["TokenUri"]
export type Transfer = components["schemas"]["Transfer"]
export type TransferBase = components["schemas"]["TransferBase"]
export type TransferPage = components["schemas"]["TransferPage"]
export type TransferValue = components["schemas"]["TransferValue"]
export type UnixMilliseconds = components["schemas"]["UnixMilliseconds"]
export type UnixSeconds = components["schemas"]["UnixSeconds"]
export type UnknownContract = components["schemas"]["UnknownContract"]
export type UsageMetric = components["schemas"]["UsageMetric"]
export type UsageMetricValue = components["schemas"]["UsageMetricValue"]
export type UsageMetrics = components["schemas"]["UsageMetrics"]
export type UtilityAddresses = components["schemas"]["UtilityAddresses"]
export type Utxo = components["schemas"]["Utxo"]
export type UtxoBase = components["schemas"]["UtxoBase"]
export type UtxoPageSchema = components["schemas"]["UtxoPage"]
export type Validator = components["schemas"]["Validator"]
export type ValidatorAuthority = components["schemas"]["ValidatorAuthority"]
export type ValidatorBase = components["schemas"]["ValidatorBase"]
export type ValidatorDelegation = components["schemas"]["ValidatorDelegation"]
export type ValidatorHealth = components["schemas"]["ValidatorHealth"]
export type ValidatorPage = components["schemas"]["ValidatorPage"]
export type ValidatorRewards = components["schemas"]["ValidatorRewards"]
export type Vertex = components["schemas"]["Vertex"]
export type Vertices = components["schemas"]["Vertices"]
export type XChainBalances = components["schemas"]["XChainBalances"]
export type $defs = Record<string, never>
export interface operations {
  aggregateSignatures: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** The network. `fuji` and `testnet` both denote the test network. */
        network: components["parameters"]["network"]
      }
      cookie?: never
    }
    /** What to sign, by whom, and with how much of their weight. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["AggregateSignaturesRequest"]
      }
    }
    responses: {
      200: components["responses"]["SignedMessageAnswer"]
      201: components["responses"]["SignedMessageCreated"]
      400: components["responses"]["InvalidAggregation"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownSigners"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["QuorumNotReached"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  getAggregatedSignatures: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** The network. `fuji` and `testnet` both denote the test network. */
        network: components["parameters"]["network"]
        /** The transaction, of the P-Chain or the X-Chain. */
        txHash: components["schemas"]["Cb58Id"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components["responses"]["SignedMessageAnswer"]
      201: components["responses"]["SignedMessageCreated"]
      400: components["responses"]["InvalidTransactionHash"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownTransaction"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["QuorumNotReached"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  listAssetTransactions: {
    parameters: {
      query?: {
        /**
         * Only transactions of these types, 32 at most. Repeat the parameter for several, or separate them by commas.
         * The set of types grows, so others pass.
         */
        txTypes?: components["parameters"]["txTypes"]
        /** Only items after this moment, in Unix seconds. */
        startTimestamp?: components["parameters"]["startTimestamp"]
        /** Only items before this moment, in Unix seconds. */
        endTimestamp?: components["parameters"]["endTimestamp"]
        /** Where to go on; the `nextPageToken` of the answer before. Without it the first page is returned. */
        pageToken?: components["parameters"]["pageToken"]
        /** Most items on the page. 10 when omitted. */
        pageSize?: components["parameters"]["pageSize"]
      }
      header?: never
      path: {
        /** The network. `fuji` and `testnet` both denote the test network. */
        network: components["parameters"]["network"]
        /** The X-Chain, by its alias `x-chain` or its blockchain ID. */
        blockchainId: components["parameters"]["xBlockchainId"]
        /** Any asset of the X-Chain. */
        assetId: components["parameters"]["assetId"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of transactions, and the chain they are on. */
      200: {
        headers: {
          "ratelimit-policy": components["headers"]["policy"]
          "ratelimit-limit": components["headers"]["limit"]
          "ratelimit-remaining": components["headers"]["remaining"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AssetTransactionPage"]
        }
      }
      400: components["responses"]["InvalidAssetPage"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownAsset"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  listValidators: {
    parameters: {
      query?: {
        /** Where to go on; the `nextPageToken` of the answer before. Without it the first page is returned. */
        pageToken?: components["parameters"]["pageToken"]
        /** Most items on the page. 10 when omitted. */
        pageSize?: components["parameters"]["pageSize"]
        /** Only nodes whose ID contains one of these IDs or parts of IDs, separated by commas, 400 at most. */
        nodeIds?: string[]
        /**
         * What to sort by; `blockIndex` when omitted. `delegationFee` is for validators of the primary network only,
         * and requires `subnetId` to be its, `11111111111111111111111111111111LpoYY`.
         */
        sortBy?: "blockIndex" | "delegationCapacity" | "timeRemaining" | "delegationFee" | "uptimePerformance"
        /** Ascending or descending, by timestamp or by `sortBy` where that is given. */
        sortOrder?: components["parameters"]["sortOrder"]
        /** Only validators of this status. All when omitted. */
        validationStatus?: components["parameters"]["validationStatus"]
        /** Only validators with at least this left to delegate, in the smallest native unit. */
        minDelegationCapacity?: components["schemas"]["DelegationCapacity"]
        /** Only validators with at most this left to delegate, in the smallest native unit. */
        maxDelegationCapacity?: components["schemas"]["DelegationCapacity"]
        /** Only validators with at least this many seconds to go. */
        minTimeRemaining?: number
        /** Only validators with at most this many seconds to go. */
        maxTimeRemaining?: number
        /**
         * Only validators that keep at least this percentage. The default of 2 is the least there is and excludes
         * nothing; given, validations of subnets are excluded.
         */
        minFeePercentage?: number
        /**
         * Only validators that keep at most this percentage. The default of 100 is the most there is and excludes
         * nothing; given, validations of subnets are excluded.
         */
        maxFeePercentage?: number
        /**
         * Only validators that were up for at least this percentage of the time. The default of 90 is a proposal for
         * those who filter by uptime: omitted, no validator is excluded.
         */
        minUptimePerformance?: number
        /**
         * Only validators that were up for at most this percentage of the time. The default of 100 excludes nothing.
         */
        maxUptimePerformance?: number
        /** Only validators of this subnet. Those of all subnets when omitted. */
        subnetId?: components["schemas"]["Cb58Id"]
      }
      header?: never
      path: {
        /** The network. `fuji` and `testnet` both denote the test network. */
        network: components["parameters"]["network"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of validators. */
      200: {
        headers: {
          "ratelimit-policy": components["headers"]["policy"]
          "ratelimit-limit": components["headers"]["limit"]
          "ratelimit-remaining": components["headers"]["remaining"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["ValidatorPage"]
        }
      }
      400: components["responses"]["InvalidValidatorPage"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownSubnet"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  listUtxos: {
    parameters: {
      query?: {
        /**
         * Addresses, separated by commas, 256 at most. Each starts with the network's prefix (`avax` on mainnet, `fuji`
         * on the test network, `local` or `custom` on one's own), optionally after `P-`, `X-` or `C-`.
         */
        addresses?: components["parameters"]["addresses"]
        /** Where to go on; the `nextPageToken` of the answer before. Without it the first page is returned. */
        pageToken?: components["parameters"]["pageToken"]
        /** Most items on the page. 10 when omitted. */
        pageSize?: components["parameters"]["pageSize"]
        /** Only UTXOs of this asset. For the X-Chain only. */
        assetId?: components["schemas"]["Cb58Id"]
        /** Only UTXOs of at least this amount, in the smallest native unit. */
        minUtxoAmount?: number
        /** Whether to list spent UTXOs too. */
        includeSpent?: boolean
        /** What to sort by. */
        sortBy?: "timestamp" | "amount"
        /** Ascending or descending, by timestamp or by `sortBy` where that is given. */
        sortOrder?: components["parameters"]["sortOrder"]
      }
      header?: never
      path: {
        /** The network. `fuji` and `testnet` both denote the test network. */
        network: components["parameters"]["network"]
        /** A chain of the primary network, by its alias or its blockchain ID. */
        blockchainId: components["parameters"]["primaryBlockchainId"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of UTXOs, and the chain they are on. */
      200: {
        headers: {
          "ratelimit-policy": components["headers"]["policy"]
          "ratelimit-limit": components["headers"]["limit"]
          "ratelimit-remaining": components["headers"]["remaining"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["UtxoPage"]
        }
      }
      400: components["responses"]["InvalidUtxoPage"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownBlockchain"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  listErc721Transfers: {
    parameters: {
      query?: {
        /** The first block, inclusive. With no `endBlock` the range ends at the latest block. */
        startBlock?: components["parameters"]["startBlock"]
        /** The block to end before, itself excluded. With no `startBlock` the range starts at genesis. */
        endBlock?: components["parameters"]["endBlock"]
        /** Where to go on; the `nextPageToken` of the answer before. Without it the first page is returned. */
        pageToken?: components["parameters"]["pageToken"]
        /** Most items on the page. 10 when omitted. */
        pageSize?: components["parameters"]["pageSize"]
      }
      header?: never
      path: {
        /** A supported chain, by its EVM chain ID or its blockchain ID. */
        chainId: components["parameters"]["chainId"]
        /** A wallet address. */
        address: components["parameters"]["walletAddress"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of transfers. */
      200: {
        headers: {
          "ratelimit-policy": components["headers"]["policy"]
          "ratelimit-limit": components["headers"]["limit"]
          "ratelimit-remaining": components["headers"]["remaining"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Erc721TransferPage"]
        }
      }
      400: components["responses"]["InvalidTransferPage"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownChain"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  listTokenTransfers: {
    parameters: {
      query?: {
        /** The first block, inclusive. With no `endBlock` the range ends at the latest block. */
        startBlock?: components["parameters"]["startBlock"]
        /** The block to end before, itself excluded. With no `startBlock` the range starts at genesis. */
        endBlock?: components["parameters"]["endBlock"]
        /** Where to go on; the `nextPageToken` of the answer before. Without it the first page is returned. */
        pageToken?: components["parameters"]["pageToken"]
        /** Most items on the page. 10 when omitted. */
        pageSize?: components["parameters"]["pageSize"]
      }
      header?: never
      path: {
        /** A supported chain, by its EVM chain ID or its blockchain ID. */
        chainId: components["parameters"]["chainId"]
        /** The address of an ERC-20, ERC-721 or ERC-1155 contract. */
        address: components["parameters"]["tokenAddress"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of transfers. */
      200: {
        headers: {
          "ratelimit-policy": components["headers"]["policy"]
          "ratelimit-limit": components["headers"]["limit"]
          "ratelimit-remaining": components["headers"]["remaining"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["TransferPage"]
        }
      }
      400: components["responses"]["InvalidTransferPage"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownChain"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  listLatestTransactions: {
    parameters: {
      query?: {
        /** Where to go on; the `nextPageToken` of the answer before. Without it the first page is returned. */
        pageToken?: components["parameters"]["pageToken"]
        /** Most items on the page. 10 when omitted. */
        pageSize?: components["parameters"]["pageSize"]
        /** Only transactions that failed, or only those that succeeded. Both when omitted. */
        status?: components["parameters"]["transactionStatus"]
      }
      header?: never
      path: {
        /** A supported chain, by its EVM chain ID or its blockchain ID. */
        chainId: components["parameters"]["chainId"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of transactions. */
      200: {
        headers: {
          "ratelimit-policy": components["headers"]["policy"]
          "ratelimit-limit": components["headers"]["limit"]
          "ratelimit-remaining": components["headers"]["remaining"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["EvmTransactionPage"]
        }
      }
      400: components["responses"]["InvalidTransactionPage"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownChain"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  listContractDeployments: {
    parameters: {
      query?: {
        /** Where to go on; the `nextPageToken` of the answer before. Without it the first page is returned. */
        pageToken?: components["parameters"]["pageToken"]
        /** Most items on the page. 10 when omitted. */
        pageSize?: components["parameters"]["pageSize"]
      }
      header?: never
      path: {
        /** A supported chain, by its EVM chain ID or its blockchain ID. */
        chainId: components["parameters"]["chainId"]
        /** Who deployed them, a wallet or a contract. */
        address: components["schemas"]["EvmAddress"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of contracts. */
      200: {
        headers: {
          "ratelimit-policy": components["headers"]["policy"]
          "ratelimit-limit": components["headers"]["limit"]
          "ratelimit-remaining": components["headers"]["remaining"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["ContractPage"]
        }
      }
      400: components["responses"]["InvalidAddressPage"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownChain"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  listNftTokens: {
    parameters: {
      query?: {
        /** Where to go on; the `nextPageToken` of the answer before. Without it the first page is returned. */
        pageToken?: components["parameters"]["pageToken"]
        /** Most items on the page. 10 when omitted. */
        pageSize?: components["parameters"]["pageSize"]
      }
      header?: never
      path: {
        /** A supported chain, by its EVM chain ID or its blockchain ID. */
        chainId: components["parameters"]["chainId"]
        /** The address of an NFT contract. */
        address: components["parameters"]["collectionAddress"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of tokens. */
      200: {
        headers: {
          "ratelimit-policy": components["headers"]["policy"]
          "ratelimit-limit": components["headers"]["limit"]
          "ratelimit-remaining": components["headers"]["remaining"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["NftTokenPage"]
        }
      }
      400: components["responses"]["InvalidAddressPage"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownCollection"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  reindexNft: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** A supported chain, by its EVM chain ID or its blockchain ID. */
        chainId: components["parameters"]["chainId"]
        /** The address of an NFT contract. */
        address: components["parameters"]["collectionAddress"]
        /** The token's number in its contract. */
        tokenId: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** It will be indexed again. The body is empty. */
      200: {
        headers: {
          "ratelimit-policy": components["headers"]["policy"]
          "ratelimit-limit": components["headers"]["limit"]
          "ratelimit-remaining": components["headers"]["remaining"]
          [name: string]: unknown
        }
        content?: never
      }
      /** It will be indexed again, as the public service answers it. The body is empty. */
      201: {
        headers: {
          "ratelimit-policy": components["headers"]["policy"]
          "ratelimit-limit": components["headers"]["limit"]
          "ratelimit-remaining": components["headers"]["remaining"]
          [name: string]: unknown
        }
        content?: never
      }
      400: components["responses"]["InvalidToken"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownToken"]
      429: components["responses"]["ReindexedTooSoon"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  listLatestBlocks: {
    parameters: {
      query?: {
        /** Where to go on; the `nextPageToken` of the answer before. Without it the first page is returned. */
        pageToken?: components["parameters"]["pageToken"]
        /** Most items on the page. 10 when omitted. */
        pageSize?: components["parameters"]["pageSize"]
      }
      header?: never
      path: {
        /** A supported chain, by its EVM chain ID or its blockchain ID. */
        chainId: components["parameters"]["chainId"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of blocks. */
      200: {
        headers: {
          "ratelimit-policy": components["headers"]["policy"]
          "ratelimit-limit": components["headers"]["limit"]
          "ratelimit-remaining": components["headers"]["remaining"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["EvmBlockPage"]
        }
      }
      400: components["responses"]["InvalidChainPage"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownChain"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  getBlock: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** A supported chain, by its EVM chain ID or its blockchain ID. */
        chainId: components["parameters"]["chainId"]
        /** The block's number or its hash. */
        blockId: string | bigint
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** The block. */
      200: {
        headers: {
          "ratelimit-policy": components["headers"]["policy"]
          "ratelimit-limit": components["headers"]["limit"]
          "ratelimit-remaining": components["headers"]["remaining"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["EvmBlock"]
        }
      }
      400: components["responses"]["InvalidBlockId"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownBlock"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  listIcmMessages: {
    parameters: {
      query?: {
        /** Where to go on; the `nextPageToken` of the answer before. Without it the first page is returned. */
        pageToken?: components["parameters"]["pageToken"]
        /** Most items on the page. 10 when omitted. */
        pageSize?: components["parameters"]["pageSize"]
        /** Only items of this network. `fuji` and `testnet` both denote the test network. */
        network?: components["parameters"]["networkFilter"]
      }
      header?: never
      path: {
        /** A wallet address. */
        address: components["parameters"]["walletAddress"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of messages. */
      200: {
        headers: {
          "ratelimit-policy": components["headers"]["policy"]
          "ratelimit-limit": components["headers"]["limit"]
          "ratelimit-remaining": components["headers"]["remaining"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["IcmMessagePage"]
        }
      }
      400: components["responses"]["InvalidIcmPage"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["NotFound"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  listLatestTransactionsAllChains: {
    parameters: {
      query?: {
        /** Where to go on; the `nextPageToken` of the answer before. Without it the first page is returned. */
        pageToken?: components["parameters"]["pageToken"]
        /** Most items on the page. 10 when omitted. */
        pageSize?: components["parameters"]["pageSize"]
        /** Only items of this network. `fuji` and `testnet` both denote the test network. */
        network?: components["parameters"]["networkFilter"]
        /** Only transactions that failed, or only those that succeeded. Both when omitted. */
        status?: components["parameters"]["transactionStatus"]
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of transactions. */
      200: {
        headers: {
          "ratelimit-policy": components["headers"]["policy"]
          "ratelimit-limit": components["headers"]["limit"]
          "ratelimit-remaining": components["headers"]["remaining"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["EvmTransactionPage"]
        }
      }
      400: components["responses"]["InvalidAllChainsPage"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["NotFound"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  getPrimaryNetworkRpcUsageMetrics: {
    parameters: {
      query: {
        /** The network. `fuji` and `testnet` both denote the test network. */
        network: components["schemas"]["Network"]
        /** The interval that each entry sums up. */
        timeInterval?: "hourly" | "daily" | "weekly" | "monthly"
        /** Only usage from this moment on, in Unix seconds, rounded down to 00:00 UTC of its day. */
        startTimestamp?: number
        /** Only usage up to this moment, in Unix seconds, rounded down to 00:00 UTC of its day. */
        endTimestamp?: number
        /** What to group by. */
        groupBy?: "rpcMethod" | "requestPath" | "responseCode" | "country" | "continent" | "userAgent"
        /** Only requests answered with this status. */
        responseCode?: string
        /** Only requests to this path. */
        requestPath?: string
        /** Only requests of this user agent. */
        userAgent?: string
        /** Only requests of this method. */
        rpcMethod?: string
        /**
         * Only requests from this country, by its ISO 3166-1 alpha-2 code. `XX` are clients without country data, `T1`
         * Tor clients.
         */
        country?: string
        /** Only requests from this continent, by its two-letter code. */
        continent?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** The usage. */
      200: {
        headers: {
          "ratelimit-policy": components["headers"]["policy"]
          "ratelimit-limit": components["headers"]["limit"]
          "ratelimit-remaining": components["headers"]["remaining"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["PrimaryNetworkRpcUsageMetrics"]
        }
      }
      400: components["responses"]["InvalidRpcUsageQuery"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["NotFound"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  getApiUsageMetrics: {
    parameters: {
      query?: {
        /** Only usage of this organisation. */
        orgId?: string
        /** Only usage from this moment on, in Unix seconds, rounded down to 00:00 UTC of its day. */
        startTimestamp?: number
        /** Only usage up to this moment, in Unix seconds, rounded down to 00:00 UTC of its day. */
        endTimestamp?: number
        /** The interval that each entry sums up. */
        timeInterval?: "minute" | "hourly" | "daily" | "weekly" | "monthly"
        /** What to group by. */
        groupBy?: "requestPath" | "responseCode" | "chainId" | "apiKeyId" | "requestType"
        /** Only requests about this chain. */
        chainId?: string
        /** Only requests answered with this status. */
        responseCode?: string
        /** Only requests to the data service, or only those to its RPC. */
        requestType?: "data" | "rpc"
        /** Only requests with this key. */
        apiKeyId?: string
        /** Only requests to this path. */
        requestPath?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** The usage. */
      200: {
        headers: {
          "ratelimit-policy": components["headers"]["policy"]
          "ratelimit-limit": components["headers"]["limit"]
          "ratelimit-remaining": components["headers"]["remaining"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["ApiUsageMetrics"]
        }
      }
      400: components["responses"]["InvalidApiUsageQuery"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["NotFound"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  listChains: {
    parameters: {
      query?: {
        /** Only items of this network. `fuji` and `testnet` both denote the test network. */
        network?: components["parameters"]["networkFilter"]
        /** Only chains for which the service does this. */
        feature?: "nftIndexing" | "webhooks" | "teleporter" | (string & {})
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** The chains. */
      200: {
        headers: {
          "ratelimit-policy": components["headers"]["policy"]
          "ratelimit-limit": components["headers"]["limit"]
          "ratelimit-remaining": components["headers"]["remaining"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["ChainList"]
        }
      }
      400: components["responses"]["InvalidChainFilter"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["NotFound"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  getChain: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** A supported chain, by its EVM chain ID or its blockchain ID. */
        chainId: components["parameters"]["chainId"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** The chain. */
      200: {
        headers: {
          "ratelimit-policy": components["headers"]["policy"]
          "ratelimit-limit": components["headers"]["limit"]
          "ratelimit-remaining": components["headers"]["remaining"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Chain"]
        }
      }
      400: components["responses"]["InvalidChain"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownChain"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  getAsset: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** The network. `fuji` and `testnet` both denote the test network. */
        network: components["parameters"]["network"]
        /** The X-Chain, by its alias `x-chain` or its blockchain ID. */
        blockchainId: components["parameters"]["xBlockchainId"]
        /** Any asset of the X-Chain. */
        assetId: components["parameters"]["assetId"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** The asset. */
      200: {
        headers: {
          "ratelimit-policy": components["headers"]["policy"]
          "ratelimit-limit": components["headers"]["limit"]
          "ratelimit-remaining": components["headers"]["remaining"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AssetCreated"]
        }
      }
      400: components["responses"]["InvalidAsset"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownAsset"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  listNodeValidations: {
    parameters: {
      query?: {
        /** Where to go on; the `nextPageToken` of the answer before. Without it the first page is returned. */
        pageToken?: components["parameters"]["pageToken"]
        /** Most items on the page. 10 when omitted. */
        pageSize?: components["parameters"]["pageSize"]
        /** Only validators of this status. All when omitted. */
        validationStatus?: components["parameters"]["validationStatus"]
        /** Ascending or descending, by timestamp or by `sortBy` where that is given. */
        sortOrder?: components["parameters"]["sortOrder"]
      }
      header?: never
      path: {
        /** The network. `fuji` and `testnet` both denote the test network. */
        network: components["parameters"]["network"]
        /** The node. */
        nodeId: components["schemas"]["NodeID"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of validators. */
      200: {
        headers: {
          "ratelimit-policy": components["headers"]["policy"]
          "ratelimit-limit": components["headers"]["limit"]
          "ratelimit-remaining": components["headers"]["remaining"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["ValidatorPage"]
        }
      }
      400: components["responses"]["InvalidNodePage"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownNetwork"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  listDelegators: {
    parameters: {
      query?: {
        /** Where to go on; the `nextPageToken` of the answer before. Without it the first page is returned. */
        pageToken?: components["parameters"]["pageToken"]
        /** Most items on the page. 10 when omitted. */
        pageSize?: components["parameters"]["pageSize"]
        /**
         * Only delegators that reward one of these addresses, separated by commas, 256 at most. Each starts with the
         * network's prefix, optionally after `P-`, `X-` or `C-`.
         */
        rewardAddresses?: string[]
        /** Ascending or descending, by timestamp or by `sortBy` where that is given. */
        sortOrder?: components["parameters"]["sortOrder"]
        /** Only delegators of this status. All when omitted. */
        delegationStatus?: "completed" | "active" | "pending"
        /** Only of these nodes, by their whole IDs, separated by commas, 256 at most. */
        nodeIds?: components["parameters"]["wholeNodeIds"]
      }
      header?: never
      path: {
        /** The network. `fuji` and `testnet` both denote the test network. */
        network: components["parameters"]["network"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of delegators. */
      200: {
        headers: {
          "ratelimit-policy": components["headers"]["policy"]
          "ratelimit-limit": components["headers"]["limit"]
          "ratelimit-remaining": components["headers"]["remaining"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["DelegatorPage"]
        }
      }
      400: components["responses"]["InvalidDelegatorPage"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownNetwork"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  listL1Validators: {
    parameters: {
      query?: {
        /** Where to go on; the `nextPageToken` of the answer before. Without it the first page is returned. */
        pageToken?: components["parameters"]["pageToken"]
        /** Most items on the page. 10 when omitted. */
        pageSize?: components["parameters"]["pageSize"]
        /** Only this validation. */
        l1ValidationId?: components["schemas"]["Cb58Id"]
        /** Whether to list those too that are inactive or were removed. */
        includeInactiveL1Validators?: boolean
        /** Only validations of this node. */
        nodeId?: components["schemas"]["NodeID"]
        /** Only validators of this L1. Those of all L1s when omitted. */
        subnetId?: components["schemas"]["Cb58Id"]
      }
      header?: never
      path: {
        /** The network. `fuji` and `testnet` both denote the test network. */
        network: components["parameters"]["network"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of L1 validators. */
      200: {
        headers: {
          "ratelimit-policy": components["headers"]["policy"]
          "ratelimit-limit": components["headers"]["limit"]
          "ratelimit-remaining": components["headers"]["remaining"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["L1ValidatorPage"]
        }
      }
      400: components["responses"]["InvalidL1ValidatorPage"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownNetwork"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  listLatestPrimaryNetworkTransactions: {
    parameters: {
      query?: {
        /**
         * Only transactions that consume or create something of these addresses or name them, separated by commas, 256
         * at most; with `txTypes` at most 2048 pairs of an address and a type. Each starts with the network's prefix
         * (`avax` on mainnet, `fuji` on the test network, `local` or `custom` on one's own), optionally after `P-`,
         * `X-` or `C-`. For the C-Chain also addresses of its accounts, in hexadecimal after `0x`.
         */
        addresses?: string[]
        /**
         * Only transactions of these types, 32 at most. Repeat the parameter for several, or separate them by commas.
         * The set of types grows, so others pass.
         */
        txTypes?: components["parameters"]["txTypes"]
        /** Only items after this moment, in Unix seconds. */
        startTimestamp?: components["parameters"]["startTimestamp"]
        /** Only items before this moment, in Unix seconds. */
        endTimestamp?: components["parameters"]["endTimestamp"]
        /** Where to go on; the `nextPageToken` of the answer before. Without it the first page is returned. */
        pageToken?: components["parameters"]["pageToken"]
        /** Most items on the page. 10 when omitted. */
        pageSize?: components["parameters"]["pageSize"]
        /** Ascending or descending, by timestamp or by `sortBy` where that is given. */
        sortOrder?: components["parameters"]["sortOrder"]
      }
      header?: never
      path: {
        /** The network. `fuji` and `testnet` both denote the test network. */
        network: components["parameters"]["network"]
        /** A chain of the primary network, by its alias or its blockchain ID. */
        blockchainId: components["parameters"]["primaryBlockchainId"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of transactions, and the chain they are on. */
      200: {
        headers: {
          "ratelimit-policy": components["headers"]["policy"]
          "ratelimit-limit": components["headers"]["limit"]
          "ratelimit-remaining": components["headers"]["remaining"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["PrimaryNetworkTransactionPage"]
        }
      }
      400: components["responses"]["InvalidPrimaryNetworkTransactionPage"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownBlockchain"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  getPrimaryNetworkTransaction: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** The network. `fuji` and `testnet` both denote the test network. */
        network: components["parameters"]["network"]
        /** A chain of the primary network, by its alias or its blockchain ID. */
        blockchainId: components["parameters"]["primaryBlockchainId"]
        /** A transaction of the chain. */
        txHash: components["schemas"]["Cb58Id"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** The transaction. */
      200: {
        headers: {
          "ratelimit-policy": components["headers"]["policy"]
          "ratelimit-limit": components["headers"]["limit"]
          "ratelimit-remaining": components["headers"]["remaining"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["PrimaryNetworkTransaction"]
        }
      }
      400: components["responses"]["InvalidPrimaryNetworkTransaction"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownPrimaryNetworkTransaction"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  listLatestPrimaryNetworkBlocks: {
    parameters: {
      query?: {
        /** Only items after this moment, in Unix seconds. */
        startTimestamp?: components["parameters"]["startTimestamp"]
        /** Only items before this moment, in Unix seconds. */
        endTimestamp?: components["parameters"]["endTimestamp"]
        /** Where to go on; the `nextPageToken` of the answer before. Without it the first page is returned. */
        pageToken?: components["parameters"]["pageToken"]
        /** Most items on the page. 10 when omitted. */
        pageSize?: components["parameters"]["pageSize"]
      }
      header?: never
      path: {
        /** The network. `fuji` and `testnet` both denote the test network. */
        network: components["parameters"]["network"]
        /** A chain of the primary network, by its alias or its blockchain ID. */
        blockchainId: components["parameters"]["primaryBlockchainId"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of blocks, and the chain they are on. */
      200: {
        headers: {
          "ratelimit-policy": components["headers"]["policy"]
          "ratelimit-limit": components["headers"]["limit"]
          "ratelimit-remaining": components["headers"]["remaining"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["PrimaryNetworkBlockPage"]
        }
      }
      400: components["responses"]["InvalidPrimaryNetworkBlockPage"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownBlockchain"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  getPrimaryNetworkBlock: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** The network. `fuji` and `testnet` both denote the test network. */
        network: components["parameters"]["network"]
        /** A chain of the primary network, by its alias or its blockchain ID. */
        blockchainId: components["parameters"]["primaryBlockchainId"]
        /** The block's height, or its identifier; of the C-Chain its hash. */
        blockId: string | bigint
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** The block. */
      200: {
        headers: {
          "ratelimit-policy": components["headers"]["policy"]
          "ratelimit-limit": components["headers"]["limit"]
          "ratelimit-remaining": components["headers"]["remaining"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["PrimaryNetworkBlock"]
        }
      }
      400: components["responses"]["InvalidPrimaryNetworkBlock"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownPrimaryNetworkBlock"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  getPrimaryNetworkBalances: {
    parameters: {
      query: {
        /**
         * Addresses, separated by commas, 256 at most. Each starts with the network's prefix (`avax` on mainnet, `fuji`
         * on the test network, `local` or `custom` on one's own), optionally after `P-`, `X-` or `C-`. A UTXO of
         * several of them counts once.
         */
        addresses: string[]
      }
      header?: never
      path: {
        /** The network. `fuji` and `testnet` both denote the test network. */
        network: components["parameters"]["network"]
        /** A chain of the primary network, by its alias or its blockchain ID. */
        blockchainId: components["parameters"]["primaryBlockchainId"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** The balances, and the chain. */
      200: {
        headers: {
          "ratelimit-policy": components["headers"]["policy"]
          "ratelimit-limit": components["headers"]["limit"]
          "ratelimit-remaining": components["headers"]["remaining"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["PrimaryNetworkBalances"]
        }
      }
      400: components["responses"]["InvalidBalanceQuery"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownBlockchain"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  listSubnets: {
    parameters: {
      query?: {
        /** Where to go on; the `nextPageToken` of the answer before. Without it the first page is returned. */
        pageToken?: components["parameters"]["pageToken"]
        /** Most items on the page. 100 when omitted. */
        pageSize?: components["parameters"]["catalogPageSize"]
        /** Ascending or descending, by timestamp or by `sortBy` where that is given. */
        sortOrder?: components["parameters"]["sortOrder"]
      }
      header?: never
      path: {
        /** The network. `fuji` and `testnet` both denote the test network. */
        network: components["parameters"]["network"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of subnets. */
      200: {
        headers: {
          "ratelimit-policy": components["headers"]["policy"]
          "ratelimit-limit": components["headers"]["limit"]
          "ratelimit-remaining": components["headers"]["remaining"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["SubnetPage"]
        }
      }
      400: components["responses"]["InvalidCatalogPage"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownNetwork"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  getSubnet: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** The network. `fuji` and `testnet` both denote the test network. */
        network: components["parameters"]["network"]
        /** A subnet. */
        subnetId: components["schemas"]["Cb58Id"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** The subnet. */
      200: {
        headers: {
          "ratelimit-policy": components["headers"]["policy"]
          "ratelimit-limit": components["headers"]["limit"]
          "ratelimit-remaining": components["headers"]["remaining"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Subnet"]
        }
      }
      400: components["responses"]["InvalidSubnet"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownSubnet"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  listBlockchains: {
    parameters: {
      query?: {
        /** Where to go on; the `nextPageToken` of the answer before. Without it the first page is returned. */
        pageToken?: components["parameters"]["pageToken"]
        /** Most items on the page. 100 when omitted. */
        pageSize?: components["parameters"]["catalogPageSize"]
        /** Ascending or descending, by timestamp or by `sortBy` where that is given. */
        sortOrder?: components["parameters"]["sortOrder"]
      }
      header?: never
      path: {
        /** The network. `fuji` and `testnet` both denote the test network. */
        network: components["parameters"]["network"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of blockchains. */
      200: {
        headers: {
          "ratelimit-policy": components["headers"]["policy"]
          "ratelimit-limit": components["headers"]["limit"]
          "ratelimit-remaining": components["headers"]["remaining"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["BlockchainPage"]
        }
      }
      400: components["responses"]["InvalidCatalogPage"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownNetwork"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  getBlockchain: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** The network. `fuji` and `testnet` both denote the test network. */
        network: components["parameters"]["network"]
        /** A blockchain. */
        blockchainId: components["schemas"]["Cb58Id"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** The blockchain. */
      200: {
        headers: {
          "ratelimit-policy": components["headers"]["policy"]
          "ratelimit-limit": components["headers"]["limit"]
          "ratelimit-remaining": components["headers"]["remaining"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Blockchain"]
        }
      }
      400: components["responses"]["InvalidBlockchainId"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownBlockchain"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  listHistoricalRewards: {
    parameters: {
      query?: {
        /**
         * Only rewards of these addresses, separated by commas, 256 at most. Each starts with the network's prefix,
         * optionally after `P-`, `X-` or `C-`. At least one of `addresses` and `nodeIds` must be given.
         */
        addresses?: string[]
        /** Where to go on; the `nextPageToken` of the answer before. Without it the first page is returned. */
        pageToken?: components["parameters"]["pageToken"]
        /** Most items on the page. 10 when omitted. */
        pageSize?: components["parameters"]["pageSize"]
        /** Only of these nodes, by their whole IDs, separated by commas, 256 at most. */
        nodeIds?: components["parameters"]["wholeNodeIds"]
        /** Ascending or descending, by timestamp or by `sortBy` where that is given. */
        sortOrder?: components["parameters"]["sortOrder"]
        /** The currency of `historicalPrice`. `usd` when omitted. */
        currency?:
          | "usd"
          | "eur"
          | "aud"
          | "cad"
          | "chf"
          | "clp"
          | "cny"
          | "czk"
          | "dkk"
          | "gbp"
          | "hkd"
          | "huf"
          | "jpy"
          | "nzd"
      }
      header?: never
      path: {
        /** The network. `fuji` and `testnet` both denote the test network. */
        network: components["parameters"]["network"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of rewards. */
      200: {
        headers: {
          "ratelimit-policy": components["headers"]["policy"]
          "ratelimit-limit": components["headers"]["limit"]
          "ratelimit-remaining": components["headers"]["remaining"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["HistoricalRewardPage"]
        }
      }
      400: components["responses"]["InvalidHistoricalRewardPage"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownNetwork"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  listPendingRewards: {
    parameters: {
      query?: {
        /**
         * Only rewards of these addresses, separated by commas, 256 at most. Each starts with the network's prefix,
         * optionally after `P-`, `X-` or `C-`. At least one of `addresses` and `nodeIds` must be given.
         */
        addresses?: string[]
        /** Where to go on; the `nextPageToken` of the answer before. Without it the first page is returned. */
        pageToken?: components["parameters"]["pageToken"]
        /** Most items on the page. 10 when omitted. */
        pageSize?: components["parameters"]["pageSize"]
        /** Only of these nodes, by their whole IDs, separated by commas, 256 at most. */
        nodeIds?: components["parameters"]["wholeNodeIds"]
        /** Ascending or descending, by timestamp or by `sortBy` where that is given. */
        sortOrder?: components["parameters"]["sortOrder"]
      }
      header?: never
      path: {
        /** The network. `fuji` and `testnet` both denote the test network. */
        network: components["parameters"]["network"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of rewards. */
      200: {
        headers: {
          "ratelimit-policy": components["headers"]["policy"]
          "ratelimit-limit": components["headers"]["limit"]
          "ratelimit-remaining": components["headers"]["remaining"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["PendingRewardPage"]
        }
      }
      400: components["responses"]["InvalidPendingRewardPage"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownNetwork"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
}
