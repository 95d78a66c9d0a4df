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
     * Aggregates the signatures of a subnet's validators for a message to another subnet. Give a `message`, a
     * `justification`, or both. Each signature is verified, and as few are aggregated as reach the quorum and the
     * buffer; too few are an error that says which part of the weight has signed, who refused, who was late, who was
     * not asked any more, and which part is inactive. Without a `message` it is the P-Chain's about the L1 that the
     * `justification` names: that its subnet was converted, or that a validator was removed.
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
     * Returns the message that a P-Chain transaction about an L1 makes, signed by 67 percent of the validators that the
     * L1's manager takes it from: that a subnet was converted to an L1, or that a validator of one was registered, has
     * another weight, or was removed.
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
     * Lists the transactions of an X-Chain asset, by block and position in it, newest first.
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
     * Lists the validators of the primary network and of subnets, all of them unless filtered. By the block of their
     * transaction, newest first, unless `sortBy` and `sortOrder` say otherwise; equal ones by that block, in the same
     * direction. Validators of L1s are in a list of their own (`/v1/networks/{network}/l1Validators`).
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
     * Lists the UTXOs of addresses on the chain of the primary network where they are or can be consumed: an exported
     * UTXO is listed on the chain that it was exported to. By timestamp descending unless `sortBy` and `sortOrder` say
     * otherwise; equal ones by their ID, in the same direction.
     */
    get: operations["listUtxos"]
    put?: never
    /**
     * List UTXOs of many addresses
     * Lists UTXOs as `listUtxos` does, with the addresses in the body, so that they may be four times as many, on
     * larger pages. By timestamp descending unless `sortBy` and `sortOrder` say otherwise. A page token is good for the
     * same addresses in the same order only.
     */
    post: operations["getUtxosByAddressesV2"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/chains/{chainId}/addresses/{address}/transactions": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List transactions of an address
     * Lists the transactions that an address sent or was sent, or in which it sent or received tokens or native funds,
     * by block and position in it, newest first unless `sortOrder` says otherwise. Its transfers and internal
     * transactions are those that the address sent or received; GET .../transactions/{txHash} has all of them.
     */
    get: operations["listTransactions"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v2/chains/{chainId}/addresses/{address}/transactions": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List transactions of an address without spam
     * Lists the transactions of an address as `listTransactions` does, newest first unless `sortOrder` says otherwise,
     * with the reputation of ERC-20 tokens, and by default without those that a token of bad reputation made.
     * Reputations are the operator's: a token is spam that a token list of the service has with the tag `spam`; without
     * such a list nothing is left out. Its transfers and internal transactions are those that the address sent or
     * received; GET .../transactions/{txHash} has all of them.
     */
    get: operations["listTransactionsV2"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/chains/{chainId}/addresses/{address}/transactions:listNative": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List native transactions of an address
     * Lists the transactions that an address sent or was sent, by block and position in it, newest first, without their
     * transfers.
     */
    get: operations["listNativeTransactions"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/chains/{chainId}/addresses/{address}/transactions:listErc20": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List ERC-20 transfers of an address
     * Lists the ERC-20 transfers from and to an address, by block and position in it, newest first.
     */
    get: operations["listErc20Transactions"]
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
     * Lists the ERC-721 transfers from and to an address, by block and position in it, newest first.
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
  "/v1/chains/{chainId}/addresses/{address}/transactions:listErc1155": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List ERC-1155 transfers of an address
     * Lists the ERC-1155 transfers from and to an address, by block and position in it, newest first. Each token that
     * an event moves is an item of its own.
     */
    get: operations["listErc1155Transactions"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/chains/{chainId}/addresses/{address}/transactions:listInternals": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List internal transactions of an address
     * Lists the internal transactions from and to an address, by block and position in it, newest first: calls that
     * moved native funds, and creations of contracts. They are read from call traces; where the node does not trace,
     * this is a 503.
     */
    get: operations["listInternalTransactions"]
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
     * Lists the transfers of an ERC-20, ERC-721 or ERC-1155 contract, by block and position in it, newest first.
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
  "/v1/chains/{chainId}/tokens/{address}/holders": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List holders of a token
     * Lists who has something of an ERC-20 token, or of the token of an NFT contract that `tokenId` names, at the last
     * indexed block: the largest balance first, and those of the same balance by address, descending. A balance is what
     * the token's transfers add up to, whatever its contract answers; `listErc20Balances` tells where the two differ. A
     * page goes on below the last balance of the one before it: who came to be above or below that balance meanwhile
     * may be missing or listed twice, and nobody else. To list who has the tokens of an ERC-721 contract, use
     * `listNftTokens`.
     */
    get: operations["listTokenHolders"]
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
     * Lists the latest transactions of one chain, by block and position in it, newest first.
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
  "/v1/chains/{chainId}/transactions/{txHash}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a transaction
     * Returns a transaction with its input, events, transfers and internal transactions. Its input and events are read
     * from the archive of blocks.
     */
    get: operations["getTransaction"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/chains/{chainId}/contracts/{address}/transactions:getDeployment": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the transaction that deployed a contract
     * Returns the transaction that deployed a contract, as `getTransaction` does.
     */
    get: operations["getDeploymentTransaction"]
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
     * Lists the contracts that an address deployed, as the sender of the transaction or as the contract that created
     * them, by block and position in it, newest first.
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
  "/v1/chains/{chainId}/addresses/{address}/balances:getNative": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the native balance of an address
     * Returns what an address has of the chain's native token at the end of a block, the last indexed one unless
     * `blockNumber` names another. A node is asked for it by the block's hash, so that it is the balance on the chain
     * that is served. Of blocks whose state the node has dropped it is not known; this is a 503 that says so.
     */
    get: operations["getNativeBalance"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/chains/{chainId}/addresses/{address}/balances:listErc20": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List ERC-20 balances of an address
     * Lists what an address has of ERC-20 tokens at the end of a block, the last indexed one unless `blockNumber` names
     * another, by contract ascending, with its native balance. Tokens of which it has nothing are left out. A balance
     * is what the token's transfers add up to; of tokens whose contract was found to answer otherwise it is what
     * `balanceOf` last answered, as far as the contract was asked, and `balanceSource` says so.
     */
    get: operations["listErc20Balances"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/chains/{chainId}/addresses/{address}/balances:listErc721": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List ERC-721 tokens of an address
     * Lists the ERC-721 tokens that an address has at the last indexed block, by contract and token ID ascending, with
     * its native balance. A token belongs to whom its last transfer went, whatever that says of where it came from.
     */
    get: operations["listErc721Balances"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/chains/{chainId}/addresses/{address}/balances:listErc1155": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List ERC-1155 balances of an address
     * Lists what an address has of ERC-1155 tokens at the end of a block, the last indexed one unless `blockNumber`
     * names another, by contract and token ID ascending, with its native balance. Tokens of which it has nothing are
     * left out.
     */
    get: operations["listErc1155Balances"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/chains/{chainId}/addresses/{address}/balances:listCollectibles": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List NFTs of an address
     * Lists the NFTs that an address has at the last indexed block: ERC-721 tokens, and after them ERC-1155 tokens,
     * each by contract and token ID ascending. Tokens of which it has nothing are left out.
     */
    get: operations["listCollectibleBalances"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/chains/{chainId}/addresses/{address}/primaryNetworkAddresses": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the primary network's addresses of an EVM address
     * Returns the addresses on the X-, P- and C-Chain that belong to the key of an EVM address. They are another hash
     * of the same public key, which the address does not tell, but the signature of any transaction that it sent: the
     * last one is read from the archive of blocks, the key is recovered from it and checked against the address. Of a
     * contract, and of an address that sent none of the last 2000 transactions that it is in, the key is not known.
     */
    get: operations["getPrimaryNetworkAddresses"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/chains/{chainId}/addresses/{address}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a contract
     * Returns what is known of a contract: its standard, what it says of itself, what the operator's token lists say of
     * it, and who deployed it.
     */
    get: operations["getContractMetadata"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/chains/{chainId}/blocks/{blockId}/transactions": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List transactions of a block
     * Lists the transactions of one block, by position in it ascending. Without a page size, or with 0, a page has all
     * of them, as far as they fit; of a very large block the rest is on the next page.
     */
    get: operations["getTransactionsForBlock"]
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
     * Lists the tokens of an NFT contract, by token ID ascending.
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
  "/v1/chains/{chainId}/nfts/collections/{address}/tokens/{tokenId}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get an NFT
     * Returns one token of an NFT contract, with its owner and its metadata.
     */
    get: operations["getTokenDetails"]
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
     * Triggers indexing of the metadata of one NFT token, at most once per hour and token. Neither the request nor the
     * response has a body.
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
     * Lists the latest indexed blocks of a chain, by block timestamp descending (by number, highest first).
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
     * Lists the interchain messages from and to an EVM address, by timestamp descending (newest first). A message
     * stands at the time when it was sent first, or when it was received where nothing is known of its sending. A list
     * that is paged through has what its chains had when its first page was read, so that nothing is in it twice or
     * left out.
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
  "/v1/icm/messages": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List ICM messages
     * Lists the interchain messages of all supported EVM chains, by timestamp descending (newest first), or those from
     * or to a blockchain or an address. A message stands at the time when it was sent first, or when it was received
     * where nothing is known of its sending. A list that is paged through has what its chains had when its first page
     * was read, so that nothing is in it twice or left out.
     */
    get: operations["listAllIcmMessages"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/icm/messages/{messageId}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get an ICM message
     * Gets an interchain message by its ID, which is the same on both chains, with what either of them tells of it.
     */
    get: operations["getIcmMessage"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/teleporter/addresses/{address}/messages": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List ICM messages of an address by the old path
     * @deprecated
     * Lists the interchain messages from and to an EVM address, newest first, as `GET
     * /v1/icm/addresses/{address}/messages` does. Page tokens of the one are no good for the other.
     */
    get: operations["listTeleporterMessagesByAddress"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/teleporter/messages": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List ICM messages by the old path
     * @deprecated
     * Lists the interchain messages of all supported EVM chains, newest first, as `GET /v1/icm/messages` does. Page
     * tokens of the one are no good for the other.
     */
    get: operations["listTeleporterMessages"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/teleporter/messages/{messageId}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get an ICM message by the old path
     * @deprecated
     * Gets an interchain message by its ID, as `GET /v1/icm/messages/{messageId}` does.
     */
    get: operations["getTeleporterMessage"]
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
     * Lists the latest transactions of all supported EVM chains, by block timestamp descending (newest first); those of
     * one second by chain ID ascending, those of one chain by block and position in it, newest first.
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
  "/v1/blocks": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List latest blocks of all chains
     * Lists the latest blocks of all supported EVM chains, by block timestamp descending (newest first); those of one
     * second by chain ID ascending, those of one chain by number, highest first.
     */
    get: operations["listLatestBlocksAllChains"]
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
     * Returns the usage of the public RPC of the primary network over time, oldest interval first: calls that went
     * through a gateway.
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
     * Returns the usage of the data service over time, oldest interval first.
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
  "/v1/apiLogs": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List requests
     * Lists the last requests of an organisation to the data service and to its RPC, newest first. Without a key they
     * are those without a key from the caller's own address. A service keeps a bounded number of them: beyond that, the
     * last ones.
     */
    get: operations["getApiLogs"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/subnetRpcUsageMetrics": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get RPC usage of a chain
     * Returns the usage of the public RPC of an EVM chain over time, oldest interval first: calls that went through a
     * gateway.
     */
    get: operations["getSubnetRpcUsageMetrics"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/rpcUsageMetrics": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get RPC usage of a chain by the old path
     * @deprecated
     * Returns the usage of the public RPC of an EVM chain over time, oldest interval first: calls that went through a
     * gateway.
     */
    get: operations["getRpcUsageMetrics"]
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
     * Lists the supported EVM chains, in the order in which the service is configured. The list is not paged.
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
  "/v1/address/{address}/chains": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List chains of an address
     * Lists the chains on which an address has transactions: that it sent or was sent, or in which it sent or received
     * tokens. The list is not paged.
     */
    get: operations["listAddressChains"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/chains/address/{address}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List chains of an address by the old path
     * @deprecated
     * Lists the chains on which an address has transactions: that it sent or was sent, or in which it sent or received
     * tokens. The list is not paged. An older name of `listAddressChains`.
     */
    get: operations["getAddressChains"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/chains/{chainId}/stream": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Follow a chain
     * Sends what changes of a chain's indexed data, as it changes: server-sent events, as the HTML standard has them.
     * The type of an event is the `type` of its data, its `id` the `sequence`.
     *
     * The first event is a `reset`, which says up to which block there is data. A caller who was cut off goes on after
     * the last event that he has: its id comes back as the header `Last-Event-ID`, or is given as `after`. Each later
     * event comes once, in order. Where what came after it is not known any more, a `reset` comes first; the last
     * 10,000 changes of a chain are kept.
     *
     * The stream does not end by itself. When nothing happens a comment is sent every 15 seconds. A service has places
     * for so many streams; beyond them it answers 503.
     */
    get: operations["streamChanges"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/chains/allBlocks": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List latest blocks of all chains by the old path
     * @deprecated
     * Lists the latest blocks of all supported EVM chains, newest first, as `GET /v1/blocks` does. Page tokens of the
     * one are no good for the other.
     */
    get: operations["listAllLatestBlocks"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/chains/allTransactions": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List latest transactions of all chains by the old path
     * @deprecated
     * Lists the latest transactions of all supported EVM chains, newest first, as `GET /v1/transactions` does. Page
     * tokens of the one are no good for the other.
     */
    get: operations["listAllLatestTransactions"]
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
     * Lists the validations of one node on all subnets, by the block of their transaction, newest first unless
     * `sortOrder` says otherwise.
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
     * Lists delegators, by the block of their transaction, newest first unless `sortOrder` says otherwise.
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
     * Lists the validators of L1s, by the block that made them, newest first. Inactive ones, whose balance is used up,
     * and removed ones are left out unless `includeInactiveL1Validators` is true.
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
     * Lists the transactions of a chain of the primary network, by block and position in it, newest first unless
     * `sortOrder` says otherwise. On the C-Chain these are the atomic transactions.
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
     * Returns one transaction of a chain of the primary network. On the C-Chain it is an atomic transaction.
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
     * Lists the blocks of a chain of the primary network, by height, highest first. On the C-Chain these are the blocks
     * with atomic transactions.
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
  "/v1/networks/{network}/blockchains/{blockchainId}/stream": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Follow a chain of the primary network
     * Sends what changes of the indexed data of a chain of the primary network, as it changes: server-sent events, as
     * the HTML standard has them. The type of an event is the `type` of its data, its `id` the `sequence`.
     *
     * The first event is a `reset`, which says up to which block there is data. A caller who was cut off goes on after
     * the last event that he has: its id comes back as the header `Last-Event-ID`, or is given as `after`. Each later
     * event comes once, in order. Where what came after it is not known any more, a `reset` comes first; the last
     * 10,000 changes of a network are kept.
     *
     * The stream does not end by itself. When nothing happens a comment is sent every 15 seconds. A service has places
     * for so many streams; beyond them it answers 503.
     */
    get: operations["streamPrimaryNetworkChanges"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/networks/{network}/blockchains/{blockchainId}/nodes/{nodeId}/blocks": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the blocks of a node
     * Lists the blocks of a chain of the primary network that a node proposed, by height, highest first. Outcomes of
     * proposals and blocks that nobody signed have no proposer. On the C-Chain these are the blocks with atomic
     * transactions. Who proposed a block is told by the index of the node that is indexed from: as long as that is not
     * known of blocks that are older than ten minutes, counted from the last block, the answer is a 503 that says up to
     * which height it is.
     */
    get: operations["listPrimaryNetworkBlocksByNodeId"]
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
     * Returns the balances of addresses on a chain of the primary network, by category. On the C-Chain only what can be
     * imported there: its accounts are not UTXOs.
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
  "/v1/networks/{network}/blockchains/{blockchainId}/transactions:listStaking": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List active staking transactions
     * Lists the transactions of the P-Chain whose stakes are active: those that made someone who validates or delegates
     * now. By block and position in it, newest first unless `sortOrder` says otherwise. Validators of permissioned
     * subnets stake nothing and are left out.
     */
    get: operations["listActivePrimaryNetworkStakingTransactions"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/networks/{network}/blockchains/{blockchainId}/lastActivityTimestampByAddresses": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the last activity of addresses
     * Returns what last became of a UTXO of any of the addresses by a block of a chain of the primary network: a
     * transaction consumed or created it, or it was paid as a reward. Where the last transaction did several of these,
     * the UTXO that it created with the highest output index is named; where it created none of theirs, the one that
     * its last input consumed. Of several rewards that one transaction paid, it is the one with the highest output
     * index, and where nothing but the genesis tells of the addresses, the one with the lowest UTXO ID. On the C-Chain
     * only atomic transactions count.
     */
    get: operations["getLastActivityTimestampByAddresses"]
    put?: never
    /**
     * Get the last activity of many addresses
     * Returns what `getLastActivityTimestampByAddresses` does, with the addresses in the body, so that they may be four
     * times as many.
     */
    post: operations["getLastActivityTimestampByAddressesV2"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/networks/{network}/addresses:listChainIds": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the chains of addresses
     * Returns, for each of the addresses in their order, the chains of the primary network on which there is something
     * of it: a transaction that consumes or creates a UTXO of it or names it, or a UTXO that it can or could consume
     * there. On the C-Chain only atomic transactions count.
     */
    get: operations["getChainIdsForAddresses"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/networks/{network}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a network
     * Returns how much is staked on a primary network now, by its validators and its delegators.
     */
    get: operations["getNetworkDetails"]
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
     * Lists the subnets, by the block that created them, newest first unless `sortOrder` says otherwise. The primary
     * network is not among them.
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
     * Lists the blockchains that were created by transactions of the P-Chain, by the block that created them, newest
     * first unless `sortOrder` says otherwise.
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
     * Lists the rewards that were paid to addresses or for nodes, by the block that paid them, newest first unless
     * `sortOrder` says otherwise; those of one block by the ID of their UTXO.
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
     * Lists the rewards that active stakers can expect, by the block of the staker's transaction, newest first unless
     * `sortOrder` says otherwise.
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
  "/v1/avax/supply": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the supply of AVAX
     * Returns how much AVAX there is, what circulates of it, and what was burned, staked, locked and paid as rewards.
     * It is about the main network, or about the test network where only that one is indexed.
     */
    get: operations["getAvaxSupply"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/search": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Search
     * Says what a text stands for and where it is, in what this service has indexed. A text is recognized by its form:
     * the number of a block; a hash or an ID of 32 bytes in hexadecimal or in CB58, of a block, a transaction, a
     * subnet, a blockchain, an asset, an L1 validation or an interchain message; an address, in hexadecimal or in
     * Bech32, of a contract or of an account; a node ID or its beginning; the ID of a chain. `0x` and `NodeID-` before
     * a whole hash, address or node ID may be left out. The URL or the path of an explorer's page is what it shows.
     * Anything else, and plain digits, is the beginning of the name or the symbol of a contract, of a later word of its
     * name (among the first 10,000 names of a chain, in their order), or of the name of a chain; of a contract's A to Z
     * are as a to z, and 32 characters count. A valid address of which nothing is indexed is listed with `isUnused`, on
     * at most 10 EVM chains. The beginning of a node ID finds the nodes of the newest 20 validations that it fits. The
     * beginning of a hash in hexadecimal, of six digits or more, finds at most 10 blocks and transactions of each EVM
     * chain; without `0x` it must have both a digit from 0 to 9 and one from a to f. Primary networks come first, then
     * the first 100 EVM chains, with at most 10 contracts of each; at most 100 results are listed, and the list is not
     * paged.
     */
    get: operations["search"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/health-check": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Check health
     * Tells whether the service can be asked, and which of its parts work: the store, and the indexing of each chain.
     * It is a 503 when the service has nothing to answer with, or, where its operator set a limit, when a chain is
     * further behind than that.
     */
    get: operations["healthCheck"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/v1/live-check": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Check reads
     * Tells whether the service can read its store, whatever of it is indexed; otherwise it is a 503.
     */
    get: operations["liveCheck"]
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
    /** A delegation in progress. */
    ActiveDelegator: components["schemas"]["DelegatorBase"] & components["schemas"]["EstimatedRewards"] & {
      /** It is in progress */
      delegationStatus: "active"
    }
    /** A validation in progress. */
    ActiveValidator: components["schemas"]["ValidatorBase"] & components["schemas"]["ValidatorDelegation"] & {
      /** It is in progress */
      validationStatus: "active"
      /** Percentage of the stake of its subnet. */
      stakePercentage: components["schemas"]["Percentage"]
      /**
       * Percentage of time in which it was up. Absent where no node measures it: on a subnet, and before the first
       * measurement.
       */
      uptimePerformance?: components["schemas"]["Percentage"]
      /** Version of the node, where known */
      avalancheGoVersion?: string
      /** Amount that can still be delegated to it, in nAVAX. */
      delegationCapacity?: components["schemas"]["Quantity"]
      potentialRewards: components["schemas"]["ValidatorRewards"]
      validatorHealth?: components["schemas"]["ValidatorHealth"]
      geolocation?: components["schemas"]["GeolocationOrNull"]
    }
    /** Chains on which an address has transactions. */
    AddressChains: {
      /** The chains, in the order in which the service is configured. */
      indexedChains?: components["schemas"]["Chain"][]
      /**
       * IDs of chains that the service knows and cannot tell this of yet, because the transactions of addresses are
       * still being indexed; absent where there are none.
       */
      unindexedChains?: string[]
    }
    /** An EVM address, its public key, and the addresses of the primary network that belong to the same key. */
    AddressesOfKey: {
      address: components["schemas"]["EvmAddress"]
      /** The compressed public key, 33 bytes of secp256k1 in hexadecimal after `0x`. */
      publicKey: string
      /** The transaction of the chain whose signature tells the key. */
      txHash: components["schemas"]["EvmHash"]
      /** The address on the X-Chain in Bech32, with `X-` before it */
      xChainAddress: string
      /** The address on the P-Chain in Bech32, with `P-` before it */
      pChainAddress: string
      /** The address in Bech32 by which atomic transactions of the C-Chain name it, with `C-` before it. */
      cChainAddress: string
    }
    /** Length of the interval of each entry. */
    AggregateDuration: string
    /**
     * The message, the signing subnet and the quorum. A `message`, a `justification` or both must be given, and the sum
     * of `quorumPercentage` and `quorumPercentageBuffer` must not exceed 100.
     */
    AggregateSignaturesRequest:
      | components["schemas"]["MessageAggregation"]
      | components["schemas"]["JustificationAggregation"]
    /**
     * What shows validators that the message is true, where the message alone does not, in hexadecimal, with or without
     * `0x`. Of the P-Chain's messages: the ID of the subnet that was converted; of a validator that was removed, which
     * one it was.
     */
    AggregationJustification: string
    /**
     * The unsigned message in hexadecimal, with or without `0x`: its bytes, or the data of the log that tells of it.
     * Its payload has at most 24 KiB.
     */
    AggregationMessage: string
    /** Signing subnet, quorum and height. */
    AggregationOptions: {
      /**
       * ID of the subnet whose validators sign, in hexadecimal or CB58; it must be a subnet of the network. The subnet
       * of the source blockchain by default.
       */
      signingSubnetId?: string
      /**
       * Percentage of the weight of the subnet that must sign, 67 by default. Whatever it is, there is one signature at
       * least.
       * @default 67
       */
      quorumPercentage?: number
      /**
       * Percentage points of weight to attempt beyond the quorum, 0 by default. A larger buffer takes longer, and makes
       * the signature less likely to become invalid when weights change.
       * @default 0
       */
      quorumPercentageBuffer?: number
      /**
       * P-Chain height of the validator set. 0, the default, means the validators at the height of the running epoch of
       * the blockchain that will verify the message, and where it has no epochs those at the proposed height.
       * @default 0
       */
      pChainHeight?: number
    }
    /** A request and how it was answered. */
    ApiLog: {
      /** Organisation whose request it is */
      orgId: string
      /** ID of the request in this list */
      logId: string
      /** When it was answered. */
      eventTimestamp: components["schemas"]["UnixSeconds"]
      /** ID of the key; `none` without one */
      apiKeyId: string
      /** Name of the key; its ID where it has none */
      apiKeyAlias: string
      /** Where it was answered; `unknown` where the operator does not say */
      hostRegion: string
      /** Whether it was to the data service or to its RPC. */
      requestType: "data" | "rpc" | (string & {})
      /** Path of the operation, as this document writes it; `unknown` where there is none. */
      requestPath: string
      /** API credits that it cost */
      apiCreditsConsumed: number
      /** How long it took in milliseconds */
      requestDurationMsecs: number
      /** HTTP status of the answer; 499 where the caller went away before */
      responseCode: number
      /** The chain that it was about */
      chainId?: string
      /** The method that was called */
      rpcMethod?: string
      metadata: components["schemas"]["ApiLogMetadata"]
    }
    /** Where a request came from. */
    ApiLogMetadata: {
      /** Address that sent it */
      ipAddress: string
      /** Host that it was sent to */
      host: string
      /** What the caller says that it is; empty where it says nothing */
      userAgent: string
    }
    /** One page of requests. */
    ApiLogPage: {
      nextPageToken?: components["schemas"]["NextPageToken"]
      /** Organisation whose requests they are */
      orgId: string
      /** The requests, newest first. */
      logs: components["schemas"]["ApiLog"][]
    }
    /** Usage of the data service over time. */
    ApiUsageMetrics: {
      aggregateDuration: components["schemas"]["AggregateDuration"]
      /** Organisation whose usage it is */
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
      /** Amount, in the smallest unit of the asset. */
      amount: components["schemas"]["Quantity"]
    }
    /** Balance of one asset. */
    AssetBalance: components["schemas"]["AssetAmount"] & {
      /** Number of UTXOs */
      utxoCount: number
    }
    /** Amounts, one per asset. */
    AssetBalances: components["schemas"]["AssetBalance"][]
    /** An asset of the X-Chain, as it was created. */
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
    /** Fields of an asset transaction of any format. */
    AssetTransactionBase: {
      txHash: components["schemas"]["Cb58Id"]
      /** When it was accepted. */
      timestamp: components["schemas"]["UnixSeconds"]
      /** Type of the transaction. */
      txType: "BaseTx" | "CreateAssetTx" | "OperationTx" | "ImportTx" | "ExportTx" | "UNKNOWN" | (string & {})
      /** Memo, in hexadecimal */
      memo: string
      /** UTXOs that it consumed. */
      consumedUtxos: components["schemas"]["PrimaryNetworkUtxo"][]
      /** UTXOs that it created. */
      emittedUtxos: components["schemas"]["PrimaryNetworkUtxo"][]
      /** Amount that it consumed, by asset. */
      amountUnlocked: components["schemas"]["AssetAmount"][]
      /** Amount that it created, by asset. */
      amountCreated: components["schemas"]["AssetAmount"][]
      /** For an import, the chain that the funds come from */
      sourceChain?: string
      /** For an export, the chain that the funds go to */
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
    /** Whether the asset is fungible (`secp256k1`) or an NFT. */
    AssetType: "secp256k1" | "nft" | (string & {})
    /** Exported to this chain and not imported yet, locked until a later time. */
    AtomicMemoryLocked: components["schemas"]["SharedAssetBalance"][]
    /** Exported to this chain and not imported yet, not locked. */
    AtomicMemoryUnlocked: components["schemas"]["SharedAssetBalance"][]
    /** An exact amount in AVAX, in decimal digits with as many decimals as it has, up to 18. */
    AvaxAmount: string
    /**
     * What there is of AVAX after the last indexed blocks of the P-, the X- and the C-Chain. All amounts are in AVAX,
     * and exact.
     */
    AvaxSupply: {
      /**
       * `totalSupply` without `totalLocked`. The hosted service does not say what circulates to it; its example has the
       * whole supply here.
       */
      circulatingSupply: components["schemas"]["AvaxAmount"]
      /**
       * What exists: `genesisUnlock` and `totalRewards` without what was burned on the three chains. It is what is
       * unspent, at stake, between two chains, in accounts of the C-Chain, or left in balances of L1 validators. The
       * node's `platform.getCurrentSupply` is larger: it counts rewards in advance, and burns nothing.
       */
      totalSupply: components["schemas"]["AvaxAmount"]
      /** What transactions of the P-Chain consumed and did not make, and `l1ValidatorFees`. */
      totalPBurned: components["schemas"]["AvaxAmount"]
      /**
       * Fees of all EVM transactions of the C-Chain, base fee and tip alike, and what its atomic transactions consumed
       * and did not make. What somebody sends to an address without a known key is not counted: it still is in an
       * account.
       */
      totalCBurned: components["schemas"]["AvaxAmount"]
      /**
       * What transactions of the X-Chain consumed and did not make, in its blocks: what was burned before it had any,
       * on the public networks until April 2023, is not in a node any more, and counts as existing.
       */
      totalXBurned: components["schemas"]["AvaxAmount"]
      /** What the active validators and delegators of the primary network have at stake. */
      totalStaked: components["schemas"]["AvaxAmount"]
      /**
       * What nobody can spend yet, at stake or not: unspent outputs that are locked, also those that may be staked,
       * until a moment after `lastUpdated`.
       */
      totalLocked: components["schemas"]["AvaxAmount"]
      /** Rewards that were paid, and those that validators that renew themselves added to their stakes. */
      totalRewards: components["schemas"]["AvaxAmount"]
      /** When the newest block that is counted was made, in RFC 3339 format and UTC. */
      lastUpdated: string
      /**
       * What the P- and the X-Chain began with, locked or not. What a network's C-Chain began with is not counted, as
       * the node does not.
       */
      genesisUnlock: components["schemas"]["AvaxAmount"]
      /** What L1 validators paid out of their balances. It is part of `totalPBurned`. */
      l1ValidatorFees: components["schemas"]["AvaxAmount"]
    }
    /** Owner of the remaining balance, or of the right to end the validation. */
    BalanceOwner: {
      /** Addresses, in Bech32 without a chain prefix. */
      addresses: string[]
      /** Number of addresses that must sign */
      threshold: number
    }
    /**
     * `events`: what the token's transfers add up to. `call`: what its contract answered last, where its answers were
     * found to differ from its transfers, since balances change without any or they are not true. Services of others do
     * not send it.
     */
    BalanceSource: "events" | "call" | (string & {})
    /** The balance at the price. Absent where no price is known. */
    BalanceValue: {
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
      /** The value in decimal digits, not rounded. The hosted service may send a number instead. */
      value: string | number
    }
    /**
     * An unsigned integer of up to 64 bits as a bare JSON number. It may exceed 2^53, which a plain JSON parser rounds.
     */
    BareUint64: bigint
    /** Encodes the minimum delay before the next block, on chains that record it (ACP-226). */
    BlockMinDelayExcess: number
    /** A blockchain of a subnet or of the primary network. */
    Blockchain: {
      /** Time of the block that created it. */
      createBlockTimestamp: components["schemas"]["UnixSeconds"]
      /** Height of the block that created it. */
      createBlockNumber: components["schemas"]["Quantity"]
      blockchainId: components["schemas"]["Cb58Id"]
      /** ID of its virtual machine */
      vmId: string
      /** The subnet that validates it. */
      subnetId: components["schemas"]["Cb58Id"]
      /** Name */
      blockchainName: string
      /** EVM chain ID, from the genesis data. */
      evmChainId?: components["schemas"]["BareUint64"]
      genesisData?: components["schemas"]["GenesisData"]
    }
    /** The blockchain that the transaction creates. */
    BlockchainInfo: {
      /** Name of the blockchain */
      chainName: string
      /** ID of its virtual machine */
      vmId: string
      genesisData?: components["schemas"]["GenesisData"]
    }
    /** One page of blockchains. */
    BlockchainPage: {
      nextPageToken?: components["schemas"]["NextPageToken"]
      /** The blockchains, in the order asked for. */
      blockchains: components["schemas"]["Blockchain"][]
    }
    /** Consecutive blocks were indexed, on top of those before. They can be asked for when this is read. */
    BlocksAppended: {
      /** Always `append`. */
      type: "append"
      sequence: components["schemas"]["ChangeSequence"]
      chainId: components["schemas"]["Quantity"]
      /** The lowest of the blocks */
      fromBlock: components["schemas"]["Quantity"]
      /** The highest of the blocks, included */
      toBlock: components["schemas"]["Quantity"]
      /** When they were indexed */
      timestamp: components["schemas"]["UnixSeconds"]
    }
    /**
     * Some of these blocks, or what is in them, were indexed falsely and are corrected. No block came or went. What was
     * derived from them is to be derived anew.
     */
    BlocksRepaired: {
      /** Always `repair`. */
      type: "repair"
      sequence: components["schemas"]["ChangeSequence"]
      chainId: components["schemas"]["Quantity"]
      /** The lowest of the blocks */
      fromBlock: components["schemas"]["Quantity"]
      /** The highest of the blocks, included */
      toBlock: components["schemas"]["Quantity"]
      /** When they were corrected */
      timestamp: components["schemas"]["UnixSeconds"]
    }
    /** Blocks were removed, since the chain was reorganised. Those that take their place are appended after it. */
    BlocksRolledBack: {
      /** Always `rollback`. */
      type: "rollback"
      sequence: components["schemas"]["ChangeSequence"]
      chainId: components["schemas"]["Quantity"]
      /** The lowest of the blocks */
      fromBlock: components["schemas"]["Quantity"]
      /** The highest of the blocks, included */
      toBlock: components["schemas"]["Quantity"]
      /** When they were removed */
      timestamp: components["schemas"]["UnixSeconds"]
    }
    /** The node's BLS key. */
    BlsCredentials: {
      /** The public key, in hexadecimal */
      publicKey: string
      /** Proof of possession (a signature), in hexadecimal */
      proofOfPossession: string
    }
    /** What addresses can import to the C-Chain. Balances of its accounts are not included. */
    CChainAtomicBalances: {
      atomicMemoryUnlocked: components["schemas"]["AtomicMemoryUnlocked"]
      atomicMemoryLocked: components["schemas"]["AtomicMemoryLocked"]
    }
    /** A transaction that moves funds of accounts of the C-Chain to another chain. */
    CChainExportTransaction: components["schemas"]["CChainTransactionBase"] & {
      /** It exports */
      txType: "ExportTx"
      /** Accounts that the funds came from. */
      evmInputs: components["schemas"]["EvmInput"][]
      /** UTXOs that it created. */
      emittedUtxos: components["schemas"]["PrimaryNetworkUtxo"][]
    }
    /** A transaction that moves funds from another chain into accounts of the C-Chain. */
    CChainImportTransaction: components["schemas"]["CChainTransactionBase"] & {
      /** It imports */
      txType: "ImportTx"
      /** Accounts that received the funds. */
      evmOutputs: components["schemas"]["EvmOutput"][]
      /** UTXOs that it consumed. */
      consumedUtxos: components["schemas"]["PrimaryNetworkUtxo"][]
    }
    /** Fields of an import and an export of the C-Chain. */
    CChainTransactionBase: {
      txHash: components["schemas"]["Cb58Id"]
      /** Height of the block */
      blockHeight: number
      /** Hash of the block, in hexadecimal after `0x` */
      blockHash: string
      /** Time of the block. */
      timestamp: components["schemas"]["UnixSeconds"]
      /** `0x`, as these transactions have no memo */
      memo: string
      /** Amount that it consumed, by asset. */
      amountUnlocked: components["schemas"]["AssetAmount"][]
      /** Amount that it created, by asset. */
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
      /** Whether the chain has data. Operations on an unavailable chain may answer 503. */
      status: "OK" | "UNAVAILABLE" | (string & {})
      /** Name of the chain */
      chainName: string
      /** Description of the chain */
      description: string
      /** Its blockchain ID, where it is a chain of the network. */
      platformChainId?: components["schemas"]["Cb58Id"]
      /** The subnet that validates it. */
      subnetId?: components["schemas"]["Cb58Id"]
      /** ID of its virtual machine */
      vmId?: string
      /** Kind of virtual machine. */
      vmName: "EVM" | "BITCOIN" | "ETHEREUM" | (string & {})
      /** URL of its explorer */
      explorerUrl?: string
      /** URL of its RPC; empty where none is public */
      rpcUrl: string
      /** URL of its WebSocket RPC */
      wsUrl?: string
      /** Whether it belongs to a test network */
      isTestnet: boolean
      utilityAddresses?: components["schemas"]["UtilityAddresses"]
      networkToken: components["schemas"]["NetworkToken"]
      /** URL of the logo */
      chainLogoUri?: string
      /** Whether it is private */
      private?: boolean
      /**
       * What the service does for the chain beyond blocks, transactions and transfers: `nftIndexing` reads the metadata
       * of NFTs, `teleporter` indexes ICM messages, `webhooks` notifies.
       */
      enabledFeatures?: ("nftIndexing" | "webhooks" | "teleporter" | (string & {}))[]
    }
    /**
     * A change of what is indexed of a chain. `type` tells the shapes apart; more may be added. Whoever applies them in
     * order, and begins anew at each `reset`, has what the service has.
     */
    ChainEvent:
      | components["schemas"]["BlocksAppended"]
      | components["schemas"]["BlocksRolledBack"]
      | components["schemas"]["BlocksRepaired"]
      | components["schemas"]["MetadataChanged"]
      | components["schemas"]["ChainReset"]
    /** All supported EVM chains. The list is not paged. */
    ChainList: {
      /** The chains. */
      chains: components["schemas"]["Chain"][]
    }
    /**
     * What came before is not told: a stream begins so unless it goes on after an event that is still known. Whatever
     * was derived from earlier events is to be thrown away and derived anew from what the service has now, up to this
     * block.
     */
    ChainReset: {
      /** Always `reset`. */
      type: "reset"
      sequence: components["schemas"]["ChangeSequence"]
      chainId: components["schemas"]["Quantity"]
      /** The last indexed block; absent where there is none */
      blockNumber?: components["schemas"]["Quantity"]
      /** Its hash; absent where there is none */
      blockHash?: components["schemas"]["EvmHash"]
    }
    /** An address and its chains. */
    ChainsOfAddress: {
      /** The address, in Bech32 without a chain prefix or as an EVM address */
      address: string
      /** IDs of the chains; none for an address that nothing is known of. */
      blockchainIds: components["schemas"]["Cb58Id"][]
    }
    /** Addresses and the chains on which there is something of them. */
    ChainsOfAddresses: {
      /** The addresses, each once, in the order asked for. */
      addresses: components["schemas"]["ChainsOfAddress"][]
    }
    /**
     * Names the change: the event's `id`. Later ones are higher, none is used again, and there are gaps between them.
     * Give it as `after` to go on after it.
     */
    ChangeSequence: string
    /** An NFT that the address has. `ercType` tells the shapes apart. */
    CollectibleBalance:
      | components["schemas"]["Erc721TokenBalance"]
      | components["schemas"]["Erc1155TokenBalance"]
      | components["schemas"]["OtherTokenBalance"]
    /** One page of the NFTs that an address has. */
    CollectibleBalancePage: {
      nextPageToken?: components["schemas"]["NextPageToken"]
      /** The tokens, those of ERC-721 first, by contract and token ID ascending. */
      collectibleBalances: components["schemas"]["CollectibleBalance"][]
    }
    /** A delegation that ended, rewarded or not. */
    CompletedDelegator: components["schemas"]["DelegatorBase"] & {
      /** It ended */
      delegationStatus: "completed"
      /** Reward that was paid to the delegator and its validator together, in nAVAX; 0 if it was not rewarded. */
      grossReward: components["schemas"]["Quantity"]
      /** Reward that was paid to the delegator, in nAVAX. */
      netReward: components["schemas"]["Quantity"]
    }
    /** A validation that ended on time. */
    CompletedValidator: components["schemas"]["ValidatorBase"] & components["schemas"]["ValidatorDelegation"] & {
      /** It ended on time */
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
    /** Fields of a contract of any standard. All but the address are present only where they are known. */
    ContractBase: {
      /** Name of the contract */
      name?: string
      /** Description of the contract */
      description?: string
      /** URL of the website */
      officialSite?: string
      /** Contact email */
      email?: string
      logoAsset?: components["schemas"]["ImageAsset"]
      bannerAsset?: components["schemas"]["ImageAsset"]
      /** Colour in hexadecimal */
      color?: string
      /** Links to more about the contract. */
      resourceLinks?: components["schemas"]["ResourceLink"][]
      /** Tags of the contract. */
      tags?: string[]
      address: components["schemas"]["EvmAddress"]
      deploymentDetails?: components["schemas"]["DeploymentDetails"]
    }
    /** Decimals of the token. */
    ContractDecimals: number
    /** One page of deployed contracts. */
    ContractPage: {
      nextPageToken?: components["schemas"]["NextPageToken"]
      /** The contracts, newest first. */
      contracts: components["schemas"]["Contract"][]
    }
    /** Symbol of the token, where the contract has one. */
    ContractSymbol: string
    /** A signature that unlocked a consumed UTXO. */
    Credential: {
      /** The signature, in Base64 */
      signature?: string
      /** Public key of the signer, in Base64 */
      publicKey?: string
    }
    /** An amount in nAVAX from 0 to 720000000000000000, in decimal digits. */
    DelegationCapacity: string
    /** One delegation to a validator. `delegationStatus` tells the shapes apart. */
    Delegator:
      | components["schemas"]["PendingDelegator"]
      | components["schemas"]["ActiveDelegator"]
      | components["schemas"]["CompletedDelegator"]
      | components["schemas"]["OtherDelegator"]
    /** Fields of a delegator of any status. */
    DelegatorBase: {
      /** The transaction that added it. */
      txHash: components["schemas"]["Cb58Id"]
      nodeId: components["schemas"]["NodeID"]
      /** Addresses that are rewarded, in Bech32 without a chain prefix. */
      rewardAddresses: string[]
      /** Delegated amount, in nAVAX. */
      amountDelegated: components["schemas"]["Quantity"]
      /** Percentage of the reward that the validator keeps */
      delegationFee: string
      /** Start of the delegation. */
      startTimestamp: components["schemas"]["UnixSeconds"]
      /** End of the delegation. */
      endTimestamp: components["schemas"]["UnixSeconds"]
    }
    /** One page of delegators. */
    DelegatorPage: {
      nextPageToken?: components["schemas"]["NextPageToken"]
      /** The delegators, in the order asked for. */
      delegators: components["schemas"]["Delegator"][]
    }
    /** The active delegators of the primary network together. */
    DelegatorsDetails: {
      /** Number of delegations */
      delegatorCount: number
      /** What they staked, in nAVAX. */
      totalAmountStaked: components["schemas"]["Quantity"]
    }
    /** A message that was delivered. */
    DeliveredIcmMessage: components["schemas"]["IcmMessageBase"] & {
      sourceTransaction: components["schemas"]["IcmSourceTransaction"]
      destinationTransaction: components["schemas"]["IcmDestinationTransaction"]
      /** It was delivered */
      status: "delivered"
    }
    /** A delivered message from a chain that is not indexed. */
    DeliveredSourceNotIndexedIcmMessage: components["schemas"]["IcmMessageBase"] & {
      destinationTransaction: components["schemas"]["IcmDestinationTransaction"]
      /** It was delivered, and its source is not indexed */
      status: "delivered_source_not_indexed"
    }
    /** The deployment of the contract. */
    DeploymentDetails: {
      /** The transaction that deployed it. */
      txHash: components["schemas"]["EvmHash"]
      /** Sender of that transaction. */
      deployerAddress: components["schemas"]["EvmAddress"]
      /** Contract that created it, where a contract did. */
      deployerContractAddress?: components["schemas"]["EvmAddress"]
    }
    /** One page of what an address has of ERC-1155 tokens. */
    Erc1155BalancePage: {
      nextPageToken?: components["schemas"]["NextPageToken"]
      /**
       * What the address has of the native token at the same block. Absent where no node tells it; `getNativeBalance`
       * says why. The hosted service always sends it.
       */
      nativeTokenBalance?: components["schemas"]["NativeTokenBalance"]
      /** The balances, by contract and token ID ascending. */
      erc1155TokenBalances: components["schemas"]["Erc1155TokenBalance"][]
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
    /** One token of a contract of many, each in any amount. It has no single owner. */
    Erc1155Token: {
      address: components["schemas"]["EvmAddress"]
      /** The standard that the contract follows. */
      ercType: "ERC-1155" | (string & {})
      tokenId: components["schemas"]["TokenId"]
      tokenUri: components["schemas"]["TokenUri"]
      metadata: components["schemas"]["Erc1155TokenMetadata"]
    }
    /** An ERC-1155 token, and how much of it the address has. */
    Erc1155TokenBalance: components["schemas"]["Erc1155NftToken"] & {
      chainId: components["schemas"]["Quantity"]
      /** How much of the token the address has. */
      balance: components["schemas"]["Quantity"]
      balanceSource?: components["schemas"]["BalanceSource"]
    }
    /** Metadata of an ERC-1155 token, as indexed. */
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
    /** A transfer without the place that it shares with its transaction. */
    Erc1155TransferDetails: components["schemas"]["TransferDetailsBase"] & {
      value: components["schemas"]["TransferValue"]
      erc1155Token: components["schemas"]["Erc1155Token"]
    }
    /** One page of ERC-1155 transfers, newest first. */
    Erc1155TransferPage: {
      nextPageToken?: components["schemas"]["NextPageToken"]
      /** The transfers, newest first. */
      transactions: components["schemas"]["Erc1155Transfer"][]
    }
    /** The transfers of ERC-1155 tokens, in the order of their events. */
    Erc1155TransfersOfTransaction: components["schemas"]["Erc1155TransferDetails"][]
    /** One page of what an address has of ERC-20 tokens. */
    Erc20BalancePage: {
      nextPageToken?: components["schemas"]["NextPageToken"]
      /**
       * What the address has of the native token at the same block. Absent where no node tells it; `getNativeBalance`
       * says why. The hosted service always sends it.
       */
      nativeTokenBalance?: components["schemas"]["NativeTokenBalance"]
      /** The balances, by contract ascending. */
      erc20TokenBalances: components["schemas"]["Erc20TokenBalance"][]
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
      /** Name of the contract */
      name: string
      /** Symbol of the contract */
      symbol: string
      /** Decimals of the token */
      decimals: number
      /** URL of the logo */
      logoUri?: string
      /** The standard that the contract follows. */
      ercType: "ERC-20" | (string & {})
      price?: components["schemas"]["Price"]
    }
    /** An ERC-20 token, and how much of it the address has. */
    Erc20TokenBalance: components["schemas"]["Erc20TokenV2"] & {
      chainId: components["schemas"]["Quantity"]
      /** The balance, in units of 10^-`decimals` of the token. */
      balance: components["schemas"]["Quantity"]
      balanceValue?: components["schemas"]["BalanceValue"]
      balanceSource?: components["schemas"]["BalanceSource"]
    }
    /** A fungible token, and what is said of it. */
    Erc20TokenV2: components["schemas"]["Erc20Token"] & {
      tokenReputation: components["schemas"]["TokenReputation"]
    }
    /** A transfer of an amount of an ERC-20 token. */
    Erc20Transfer: components["schemas"]["TransferBase"] & {
      value: components["schemas"]["TransferValue"]
      erc20Token: components["schemas"]["Erc20Token"]
    }
    /** A transfer without the place that it shares with its transaction. */
    Erc20TransferDetails: components["schemas"]["TransferDetailsBase"] & {
      value: components["schemas"]["TransferValue"]
      erc20Token: components["schemas"]["Erc20Token"]
    }
    /** A transfer without the place that it shares with its transaction. */
    Erc20TransferDetailsV2: components["schemas"]["TransferDetailsBase"] & {
      value: components["schemas"]["TransferValue"]
      erc20Token: components["schemas"]["Erc20TokenV2"]
    }
    /** One page of ERC-20 transfers, newest first. */
    Erc20TransferPage: {
      nextPageToken?: components["schemas"]["NextPageToken"]
      /** The transfers, newest first. */
      transactions: components["schemas"]["Erc20Transfer"][]
    }
    /** The transfers of ERC-20 tokens, in the order of their events. */
    Erc20TransfersOfTransaction: components["schemas"]["Erc20TransferDetails"][]
    /** One page of the ERC-721 tokens that an address has. */
    Erc721BalancePage: {
      nextPageToken?: components["schemas"]["NextPageToken"]
      /**
       * What the address has of the native token at the same block. Absent where no node tells it; `getNativeBalance`
       * says why. The hosted service always sends it.
       */
      nativeTokenBalance?: components["schemas"]["NativeTokenBalance"]
      /** The tokens, by contract and token ID ascending. */
      erc721TokenBalances: components["schemas"]["Erc721TokenBalance"][]
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
      /** Name of the contract */
      name: string
      /** Symbol of the contract */
      symbol: string
      /** The standard that the contract follows. */
      ercType: "ERC-721" | (string & {})
      tokenId: components["schemas"]["TokenId"]
      tokenUri: components["schemas"]["TokenUri"]
      metadata: components["schemas"]["Erc721TokenMetadata"]
      /** Owner, where known. */
      ownerAddress?: components["schemas"]["EvmAddress"]
    }
    /** An ERC-721 token that the address has. */
    Erc721TokenBalance: components["schemas"]["Erc721NftToken"] & {
      chainId: components["schemas"]["Quantity"]
      balanceSource?: components["schemas"]["BalanceSource"]
    }
    /** Metadata of an ERC-721 token, as indexed. */
    Erc721TokenMetadata: components["schemas"]["NftMetadataBase"] & {
      /** The attributes as JSON text */
      attributes?: string
    }
    /** A transfer of one ERC-721 token. */
    Erc721Transfer: components["schemas"]["TransferBase"] & {
      erc721Token: components["schemas"]["Erc721Token"]
    }
    /** A transfer without the place that it shares with its transaction. */
    Erc721TransferDetails: components["schemas"]["TransferDetailsBase"] & {
      erc721Token: components["schemas"]["Erc721Token"]
    }
    /** One page of ERC-721 transfers, newest first. */
    Erc721TransferPage: {
      nextPageToken?: components["schemas"]["NextPageToken"]
      /** The transfers, newest first. */
      transactions: components["schemas"]["Erc721Transfer"][]
    }
    /** The transfers of ERC-721 tokens, in the order of their events. */
    Erc721TransfersOfTransaction: components["schemas"]["Erc721TransferDetails"][]
    /** The body of every error. */
    ErrorBody: {
      /**
       * What went wrong, for people to read. The data service sends a string, the metrics service a list of strings;
       * clients accept both from either.
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
    /** Reward of a delegation, if it is rewarded, in nAVAX. */
    EstimatedRewards: {
      /** Reward of the delegator and its validator together; 0 where no node has computed it yet. */
      estimatedGrossReward: components["schemas"]["Quantity"]
      /** Reward of the delegator. */
      estimatedNetReward: components["schemas"]["Quantity"]
    }
    /**
     * 20 bytes in hexadecimal after `0x`. In answers the letter case is a checksum (EIP-55), in requests it is ignored.
     */
    EvmAddress: string
    /** A block of an EVM chain. Fees are in wei. */
    EvmBlock: {
      chainId: components["schemas"]["Quantity"]
      blockNumber: components["schemas"]["Quantity"]
      blockTimestamp: components["schemas"]["UnixSeconds"]
      /** The block's time to the millisecond, on chains that record it. */
      blockTimestampMilliseconds?: components["schemas"]["UnixMilliseconds"]
      blockMinDelayExcess?: components["schemas"]["BlockMinDelayExcess"]
      blockHash: components["schemas"]["EvmHash"]
      /** Number of transactions in the block */
      txCount: number
      /**
       * Base fee per gas, in wei. Where blocks are executed after they are accepted (the C-Chain since Helicon) this is
       * an upper bound; what was paid is the `gasPrice` of each transaction.
       */
      baseFee: components["schemas"]["Quantity"]
      /** Gas that its transactions used when they were executed. */
      gasUsed: components["schemas"]["Quantity"]
      gasLimit: components["schemas"]["Quantity"]
      /** Block gas cost that the block had to cover, in gas. */
      gasCost: components["schemas"]["Quantity"]
      parentHash: components["schemas"]["EvmHash"]
      /** Fees that its transactions paid, in wei. */
      feesSpent: components["schemas"]["Quantity"]
      /** Number of transactions of the chain up to and including this block. */
      cumulativeTransactions: components["schemas"]["Quantity"]
    }
    /** One page of blocks, newest first. */
    EvmBlockPage: {
      nextPageToken?: components["schemas"]["NextPageToken"]
      /** The blocks, by block timestamp descending. */
      blocks: components["schemas"]["EvmBlock"][]
    }
    /** Transactions of one block, in its order. */
    EvmBlockTransactionPage: {
      nextPageToken?: components["schemas"]["NextPageToken"]
      /** The transactions, by position in the block ascending. */
      transactions: components["schemas"]["EvmTransaction"][]
    }
    /** The 32-byte hash of a block or transaction in hexadecimal after `0x`. */
    EvmHash: string
    /** An account of the C-Chain and the amount that it gave. */
    EvmInput: {
      fromAddress: components["schemas"]["EvmAddress"]
      asset: components["schemas"]["AssetAmount"]
      /** Signatures that unlocked it. */
      credentials: components["schemas"]["Credential"][]
    }
    /** An account of the C-Chain and the amount that it received. */
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
      /** Position in the block */
      blockIndex: number
      txHash: components["schemas"]["EvmHash"]
      /** `1` when it succeeded, `0` when it failed. The filter `status` spells them `success` and `failed`. */
      txStatus: "0" | "1" | (string & {})
      /** EIP-2718 type */
      txType: number
      gasLimit: components["schemas"]["Quantity"]
      gasUsed: components["schemas"]["Quantity"]
      /** Price that was paid per gas, in wei. */
      gasPrice: components["schemas"]["Quantity"]
      nonce: components["schemas"]["Quantity"]
      from: components["schemas"]["Party"]
      /** The recipient. For a contract creation, the address of the created contract. */
      to: components["schemas"]["Party"]
      method?: components["schemas"]["Method"]
      /** Amount of the native token that was sent, in wei. */
      value: components["schemas"]["Quantity"]
    }
    /** One page of transactions, newest first. */
    EvmTransactionPage: {
      nextPageToken?: components["schemas"]["NextPageToken"]
      /** The transactions. */
      transactions: components["schemas"]["EvmTransaction"][]
    }
    /** A transaction of an EVM chain, with its input and what it offered to pay. */
    FullEvmTransaction: components["schemas"]["EvmTransaction"] & {
      /** The data that was sent, in hexadecimal after `0x` */
      input: string
      /** The base fee of its block, in wei. */
      baseFeePerGas: components["schemas"]["Quantity"]
      /** The most that it offered to pay per gas, in wei, where it says so. */
      maxFeePerGas?: components["schemas"]["Quantity"]
      /** The most that it offered to pay per gas beyond the base fee, in wei, where it says so. */
      maxPriorityFeePerGas?: components["schemas"]["Quantity"]
      revertReason?: components["schemas"]["RevertReason"]
    }
    /** Genesis data, as an object for an EVM chain, else as text. */
    GenesisData: {
      [key: string]: unknown
    } | string
    /** Location of a node. */
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
    /** Location of the node, or null where it is unknown. */
    GeolocationOrNull: components["schemas"]["Geolocation"] | null
    /** How a service is, and each of its parts. */
    HealthCheck: {
      /** `ok` where all parts work. */
      status: "ok" | "error" | "shutting_down" | (string & {})
      /** Parts that work, by name. */
      info?: components["schemas"]["HealthParts"]
      /** Parts that do not work, by name. */
      error?: components["schemas"]["HealthParts"]
      /** All parts, by name. */
      details?: components["schemas"]["HealthParts"]
    }
    /** Whether a part of a service works. */
    HealthPart: {
      /** Whether it works. */
      status: "up" | "down" | (string & {})
    }
    /**
     * Parts by name: `store`, `chain 43114` for an EVM chain, `p-chain of mainnet` for a chain of the primary network.
     * Other services have other parts, and may send null for none.
     */
    HealthParts: {
      [key: string]: components["schemas"]["HealthPart"]
    } | null
    /** Bytes in hexadecimal, with or without `0x`. */
    HexPayload: string
    /** A reward that was paid, by the UTXO that pays it. */
    HistoricalReward: components["schemas"]["RewardBase"] & {
      utxoId: components["schemas"]["Cb58Id"]
      /** Position among the outputs of the staking transaction or, for a period, of the transaction that ended it */
      outputIndex: number
      reward: components["schemas"]["PaidAmount"]
      /** Transaction that decided on the reward. */
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
      /** Address that may redeem the reward. */
      rewardRedeemer: components["schemas"]["EvmAddress"]
      /** Address that delivered it. */
      delivererAddress: components["schemas"]["EvmAddress"]
    }
    /** An interchain message. `status` tells the shapes apart. */
    IcmMessage:
      | components["schemas"]["PendingIcmMessage"]
      | components["schemas"]["DeliveredIcmMessage"]
      | components["schemas"]["DeliveredSourceNotIndexedIcmMessage"]
      | components["schemas"]["OtherIcmMessage"]
    /** Fields of a message of any status. */
    IcmMessageBase: {
      /** The messenger contract. */
      icmContractAddress: components["schemas"]["EvmAddress"]
    } & components["schemas"]["IcmMessageFields"]
    /** Fields of a message but for the messenger contract. */
    IcmMessageFields: {
      /** ID of the message, in hexadecimal */
      messageId: string
      /** The blockchain that it was sent from. */
      sourceBlockchainId: components["schemas"]["Cb58Id"]
      /** The blockchain that it was sent to. */
      destinationBlockchainId: components["schemas"]["Cb58Id"]
      /** EVM chain ID of the source; empty where it is not known */
      sourceEvmChainId: string
      /** EVM chain ID of the destination; empty where it is not known */
      destinationEvmChainId: string
      /** Nonce of the message at its messenger contract. */
      messageNonce: components["schemas"]["Quantity"]
      /** Sender. */
      from: components["schemas"]["EvmAddress"]
      /** Recipient. */
      to: components["schemas"]["EvmAddress"]
      /** Payload, in hexadecimal; `0x` where it only brings receipts */
      data?: string
      /**
       * Whether its recipient accepted it, when it was delivered or later. Nobody is asked about one without a payload.
       */
      messageExecuted: boolean
      /** Receipts of earlier messages that it brings back. */
      receipts: components["schemas"]["IcmReceipt"][]
      /** Whether its own receipt was delivered to the source */
      receiptDelivered: boolean
      rewardDetails: components["schemas"]["IcmRewardDetails"]
    }
    /**
     * The messenger makes it of its own address, of both blockchains and of the nonce, so that it is the same on both
     * chains.
     */
    IcmMessageId: string
    /** One page of interchain messages, newest first. */
    IcmMessagePage: {
      nextPageToken?: components["schemas"]["NextPageToken"]
      /** The messages, by timestamp descending. */
      messages: components["schemas"]["IcmMessage"][]
    }
    /** Acknowledgement of an earlier message. */
    IcmReceipt: {
      /** Nonce of the delivered message. */
      receivedMessageNonce: components["schemas"]["Quantity"]
      /** Address that is rewarded for the delivery. */
      relayerRewardAddress: components["schemas"]["EvmAddress"]
    }
    /**
     * The token and the amount offered for the delivery, with what was added to it later; of the zero address where
     * there is none, and where the source is not indexed.
     */
    IcmRewardDetails: components["schemas"]["Erc20Token"] & {
      /** Amount, in the smallest unit of the token. */
      value: components["schemas"]["Quantity"]
    }
    /** The transaction that sent the message, the first time where it was sent again. */
    IcmSourceTransaction: {
      txHash: components["schemas"]["EvmHash"]
      timestamp: components["schemas"]["UnixSeconds"]
      /** Fees that it paid, in wei. */
      gasSpent: components["schemas"]["Quantity"]
    }
    /** An image kept for the contract. */
    ImageAsset: {
      /** ID of the image */
      assetId?: string
      /** URL of the image */
      imageUri?: string
    }
    /**
     * A call of a transaction's call trace, below the transaction itself, that moved native funds, or that created a
     * contract.
     */
    InternalTransaction: {
      blockNumber: components["schemas"]["Quantity"]
      blockTimestamp: components["schemas"]["UnixSeconds"]
      /** The block's time to the millisecond, on chains that record it. */
      blockTimestampMilliseconds?: components["schemas"]["UnixMilliseconds"]
      blockHash: components["schemas"]["EvmHash"]
      txHash: components["schemas"]["EvmHash"]
    } & components["schemas"]["InternalTransactionDetails"]
    /** An internal transaction without the place that it shares with its transaction. */
    InternalTransactionDetails: {
      from: components["schemas"]["Party"]
      /** The recipient. For a creation, the created contract; the zero address where the creation failed. */
      to: components["schemas"]["Party"]
      /**
       * The operation. `UNKNOWN` is one that this list has no word for and that moved native funds, such as the
       * destruction of a contract.
       */
      internalTxType:
        | "UNKNOWN"
        | "CALL"
        | "CREATE"
        | "CREATE2"
        | "CREATE3"
        | "CALLCODE"
        | "DELEGATECALL"
        | "STATICCALL"
        | (string & {})
      /** Amount of the native token that was sent, in wei. */
      value: components["schemas"]["Quantity"]
      /** Whether it failed, or was undone by a caller that failed */
      isReverted: boolean
      gasUsed: components["schemas"]["Quantity"]
      gasLimit: components["schemas"]["Quantity"]
    }
    /** One page of internal transactions, newest first. */
    InternalTransactionPage: {
      nextPageToken?: components["schemas"]["NextPageToken"]
      /** The internal transactions. */
      transactions: components["schemas"]["InternalTransaction"][]
    }
    /** Calls that moved native funds and creations of contracts, in the order in which they began. */
    InternalTransactionsOfTransaction: components["schemas"]["InternalTransactionDetails"][]
    /** A request with a justification, and a message where there is one. */
    JustificationAggregation: components["schemas"]["AggregationOptions"] & {
      message?: components["schemas"]["AggregationMessage"]
      justification: components["schemas"]["AggregationJustification"]
    }
    /** BLS key of the node. Its possession was proved at registration. */
    L1BlsCredentials: {
      /** The public key, in hexadecimal */
      publicKey: string
      /** Proof of possession (a signature), in hexadecimal */
      proofOfPossession?: string
    }
    /** One validation of a node on an L1. */
    L1Validator: {
      validationId: components["schemas"]["Cb58Id"]
      /** The validation ID, in hexadecimal */
      validationIdHex: string
      nodeId: components["schemas"]["NodeID"]
      subnetId: components["schemas"]["Cb58Id"]
      /** Weight among the validators of the L1; 0 once it was removed. */
      weight: components["schemas"]["BareUint64"]
      /** Remaining balance, in nAVAX; 0 while it is inactive. */
      remainingBalance: components["schemas"]["BareUint64"]
      /** Time of the block that added it. */
      creationTimestamp: components["schemas"]["UnixSeconds"]
      blsCredentials: components["schemas"]["L1BlsCredentials"]
      remainingBalanceOwner: components["schemas"]["BalanceOwner"]
      deactivationOwner: components["schemas"]["BalanceOwner"]
    }
    /** An L1 validator in its state after a transaction. */
    L1ValidatorChange: {
      validationId: components["schemas"]["Cb58Id"]
      /** The validation ID, in hexadecimal */
      validationIdHex: string
      nodeId: components["schemas"]["NodeID"]
      subnetId: components["schemas"]["Cb58Id"]
      /** Weight; 0 once it was removed. */
      weight: components["schemas"]["BareUint64"]
      /** Remaining balance, in nAVAX; 0 while it is inactive. */
      remainingBalance: components["schemas"]["BareUint64"]
      /** Amount that the transaction added to the balance, in nAVAX; negative for a refund. */
      balanceChange?: number
      blsCredentials?: components["schemas"]["L1BlsCredentials"]
    }
    /** The contract that manages the validators of an L1. */
    L1ValidatorManagerDetails: {
      /** Blockchain of the contract. */
      blockchainId: components["schemas"]["Cb58Id"]
      /** Address of the contract, in lower-case hexadecimal after `0x` */
      contractAddress: string
    }
    /** One page of L1 validators and the block at which their balances are computed. */
    L1ValidatorPage: {
      nextPageToken?: components["schemas"]["NextPageToken"]
      /** The validators, newest first. */
      validators: components["schemas"]["L1Validator"][]
      /** P-Chain height at which the balances are computed. */
      blockHeight: components["schemas"]["Quantity"]
    }
    /** What last became of a UTXO of addresses on a chain. */
    LastActivity: {
      /** Time of the block. */
      timestamp: components["schemas"]["UnixSeconds"]
      /** Height of the block. */
      blockNumber: components["schemas"]["Quantity"]
      /**
       * The transaction that consumed or created the UTXO, or that paid it; of a UTXO of the genesis the one that its
       * ID is made of.
       */
      txHash: components["schemas"]["Cb58Id"]
      utxoId: components["schemas"]["Cb58Id"]
      /** Whether the UTXO was consumed; otherwise it came to be */
      isConsumed: boolean
      /** Alias of the chain. */
      chainName: "p-chain" | "x-chain" | "c-chain" | (string & {})
      /** Network of the chain. */
      network: "mainnet" | "fuji" | "testnet" | (string & {})
    }
    /** A transaction accepted in a block. */
    LinearAssetTransaction: components["schemas"]["AssetTransactionBase"] & {
      /** The transaction is in a block */
      chainFormat: "linear"
      /** Height of the block */
      blockHeight: number
      /** ID of the block. */
      blockHash: components["schemas"]["Cb58Id"]
    }
    /** An event that a contract emitted. */
    Log: {
      /** Position of the event in the block */
      logIndex: number
      /** The contract that emitted it. */
      address: components["schemas"]["EvmAddress"]
      /**
       * At most four words of 32 bytes in hexadecimal after `0x`; the first of most events is the hash of their
       * signature.
       */
      topics: string[]
      /** The rest of the event in hexadecimal after `0x` */
      data: string
    }
    /** A request with a message, and a justification where the signers need one. */
    MessageAggregation: components["schemas"]["AggregationOptions"] & {
      message: components["schemas"]["AggregationMessage"]
      justification?: components["schemas"]["AggregationJustification"]
    }
    /**
     * What is known beside the blocks has changed: of contracts and NFTs, of balances that contracts tell, or which
     * lists have every block. No block came or went, and answers about the same blocks may be others now.
     */
    MetadataChanged: {
      /** Always `metadata`. */
      type: "metadata"
      sequence: components["schemas"]["ChangeSequence"]
      chainId: components["schemas"]["Quantity"]
      /** When it was stored */
      timestamp: components["schemas"]["UnixSeconds"]
    }
    /** What the transaction does. */
    Method: {
      /** Whether it sends native funds, calls a contract or creates one. */
      callType: "NATIVE_TRANSFER" | "CONTRACT_CALL" | "CONTRACT_CREATION" | (string & {})
      /**
       * For a contract call, the first four bytes of its input (the selector), in hexadecimal; empty where there is
       * none
       */
      methodHash: string
      /** For a contract call the signature of the method, else `Native Transfer` or `Contract Created`. */
      methodName?: string
    }
    /** What an address has of the chain's native token. */
    NativeBalance: {
      nativeTokenBalance: components["schemas"]["NativeTokenBalance"]
    }
    /** The chain's native token, and how much of it the address has. */
    NativeTokenBalance: {
      /** Name of the token */
      name: string
      /** Symbol of the token */
      symbol: string
      /** Decimals of the token */
      decimals: number
      /** URL of the logo */
      logoUri?: string
      chainId: components["schemas"]["Quantity"]
      price?: components["schemas"]["Price"]
      /** The balance, in units of 10^-`decimals` of the token. */
      balance: components["schemas"]["Quantity"]
      balanceValue?: components["schemas"]["BalanceValue"]
    }
    /** A network, as a parameter. `fuji` and `testnet` both name the test network. */
    Network: "mainnet" | "fuji" | "testnet"
    /** What is staked on a primary network. */
    NetworkDetails: {
      validatorDetails: components["schemas"]["ValidatorsDetails"]
      delegatorDetails: components["schemas"]["DelegatorsDetails"]
    }
    /** The chain's native token. */
    NetworkToken: {
      /** Name of the token */
      name: string
      /** Symbol of the token */
      symbol: string
      /** Decimals of the token */
      decimals: number
      /** URL of the logo */
      logoUri?: string
      /** Description of the token */
      description?: string
    }
    /** The chain's native token, with its price where one is known. */
    NetworkTokenDetails: {
      networkToken: components["schemas"]["NetworkToken"]
      currentPrice?: components["schemas"]["Price"]
      /** Price when the transaction was made. Serac's services know no prices of the past. */
      historicalPrice?: components["schemas"]["Price"]
    }
    /**
     * Cursor of the next page, to be sent as its `pageToken`. Absent on the last page; the hosted service may send an
     * empty one instead.
     */
    NextPageToken: string
    /** Metadata of an NFT, as indexed. All fields but the status are present only once it was read. */
    NftMetadataBase: {
      /**
       * Result of indexing. Services differ in the case of the values (`indexed`, `INDEXED`), so ignore case when
       * comparing.
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
      /** URL of the image */
      imageUri?: string
      /** Description of the token */
      description?: string
      /** URL of the animation */
      animationUri?: string
      /** URL of a page about the token */
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
      /** The tokens, by token ID ascending. */
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
    /** A transaction in a format that this document does not know. It may have fields of the known ones. */
    OtherAssetTransaction: components["schemas"]["AssetTransactionBase"] & {
      /** Any other format. */
      chainFormat: string
      vertices?: components["schemas"]["Vertices"]
      /** Height of the block */
      blockHeight?: number
      /** ID of the block. */
      blockHash?: components["schemas"]["Cb58Id"]
    }
    /** A contract of a standard that this document does not know. It may have fields of the known ones. */
    OtherContract: components["schemas"]["ContractBase"] & {
      /** Any other standard. */
      ercType: string
      symbol?: components["schemas"]["ContractSymbol"]
      decimals?: components["schemas"]["ContractDecimals"]
      pricingProviders?: components["schemas"]["PricingProviders"]
    }
    /** A delegation whose status this document does not know. It may have fields of the known ones. */
    OtherDelegator: components["schemas"]["DelegatorBase"] & {
      /** Any other status. */
      delegationStatus: string
      estimatedGrossReward?: components["schemas"]["Quantity"]
      estimatedNetReward?: components["schemas"]["Quantity"]
      grossReward?: components["schemas"]["Quantity"]
      netReward?: components["schemas"]["Quantity"]
    }
    /** A message whose status this document does not know. It may have fields of the known ones. */
    OtherIcmMessage: components["schemas"]["IcmMessageBase"] & {
      sourceTransaction?: components["schemas"]["IcmSourceTransaction"]
      destinationTransaction?: components["schemas"]["IcmDestinationTransaction"]
      /** Any other status. */
      status: string
    }
    /** A token of a standard that this document does not know. It may have fields of the known ones. */
    OtherNftToken: {
      address: components["schemas"]["EvmAddress"]
      /** Name of the contract */
      name?: string
      /** Symbol of the contract */
      symbol?: string
      /** Any other standard. */
      ercType: string
      tokenId: components["schemas"]["TokenId"]
      tokenUri?: components["schemas"]["TokenUri"]
      /** Its metadata, as indexed. */
      metadata?: components["schemas"]["Erc721TokenMetadata"] & components["schemas"]["Erc1155TokenMetadata"]
      /** Owner, where known. */
      ownerAddress?: components["schemas"]["EvmAddress"]
    }
    /** A token of a standard that this document does not know. It may have fields of the known ones. */
    OtherTokenBalance: components["schemas"]["OtherNftToken"] & {
      chainId: components["schemas"]["Quantity"]
      /** How much of the token the address has. */
      balance?: components["schemas"]["Quantity"]
      balanceSource?: components["schemas"]["BalanceSource"]
    }
    /** A transfer of a standard that this document does not know. It has none of the known tokens. */
    OtherTransfer: components["schemas"]["TransferBase"] & {
      value?: components["schemas"]["TransferValue"]
    }
    /** A validation whose status this document does not know. It may have fields of the known ones. */
    OtherValidator: components["schemas"]["ValidatorBase"] & {
      /** Any other status. */
      validationStatus: string
      /** Number of delegators */
      delegatorCount?: number
      amountDelegated?: components["schemas"]["Quantity"]
      stakePercentage?: components["schemas"]["Percentage"]
      uptimePerformance?: components["schemas"]["Percentage"]
      /** Version of the node, where known */
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
      /** Not locked and not staked. */
      unlockedUnstaked: components["schemas"]["AssetBalances"]
      /** Staked, not locked. */
      unlockedStaked: components["schemas"]["AssetBalances"]
      /** Locked, not staked. */
      lockedPlatform: components["schemas"]["AssetBalances"]
      /** Locked for anything but staking, not staked. */
      lockedStakeable: components["schemas"]["AssetBalances"]
      /** Staked, and locked beyond the end of the staking. */
      lockedStaked: components["schemas"]["AssetBalances"]
      /** Staked by a staker that has not started yet. */
      pendingStaked: components["schemas"]["AssetBalances"]
      atomicMemoryUnlocked: components["schemas"]["AtomicMemoryUnlocked"]
      atomicMemoryLocked: components["schemas"]["AtomicMemoryLocked"]
    }
    /** A transaction of the P-Chain with the UTXOs that it consumed and created. */
    PChainTransaction: {
      txHash: components["schemas"]["Cb58Id"]
      txType: components["schemas"]["PrimaryNetworkTxType"]
      /** Time of the block. */
      blockTimestamp: components["schemas"]["UnixSeconds"]
      /** Height of the block. */
      blockNumber: components["schemas"]["Quantity"]
      /** ID of the block. */
      blockHash: components["schemas"]["Cb58Id"]
      /** UTXOs that it consumed, in the order of its inputs. */
      consumedUtxos: components["schemas"]["PChainUtxo"][]
      /**
       * UTXOs that it created, in the order of its outputs. Of a staking transaction also the stake and, once it is
       * paid, the reward.
       */
      emittedUtxos: components["schemas"]["PChainUtxo"][]
      /** For an import, the chain that the funds come from. */
      sourceChain?: components["schemas"]["Cb58Id"]
      /** For an export, the chain that the funds go to. */
      destinationChain?: components["schemas"]["Cb58Id"]
      /** Amount of its outputs, by asset, stake included, rewards excluded. */
      value: components["schemas"]["AssetAmount"][]
      /** Amount that it consumed and did not create again, by asset, balances of L1 validators included. */
      amountBurned: components["schemas"]["AssetAmount"][]
      /** Amount that it staked, by asset. Empty unless it adds a validator or a delegator. */
      amountStaked: components["schemas"]["AssetAmount"][]
      /** Amount that it added to balances of L1 validators, by asset; a part of `amountBurned`. */
      amountL1ValidatorBalanceBurned: components["schemas"]["AssetAmount"][]
      /** Of a staking transaction, the start of staking, which is the time of its block since the Durango upgrade. */
      startTimestamp?: components["schemas"]["UnixSeconds"]
      /** Of a staking transaction, the end of staking; of an auto-renewed validator, of its first period. */
      endTimestamp?: components["schemas"]["UnixSeconds"]
      /** Of a transaction that adds a validator, the percentage of the rewards of its delegators that it keeps. */
      delegationFeePercent?: string
      nodeId?: components["schemas"]["NodeID"]
      /** The subnet that is created, changed or validated. */
      subnetId?: components["schemas"]["Cb58Id"]
      l1ValidatorManagerDetails?: components["schemas"]["L1ValidatorManagerDetails"]
      /** L1 validators that it added or changed, in their state after it. */
      l1ValidatorDetails?: components["schemas"]["L1ValidatorChange"][]
      /**
       * Of a staking transaction, the reward if it is rewarded, of a delegator and its validator together, in nAVAX; of
       * an auto-renewed validator, for its current period. Absent where there is no reward, and until staking starts.
       */
      estimatedReward?: components["schemas"]["Quantity"]
      /** Of a staking transaction, the transaction that ended the staking. Absent until then. */
      rewardTxHash?: components["schemas"]["Cb58Id"]
      /** Of a staking transaction, the addresses that are rewarded, in Bech32 without a chain prefix. */
      rewardAddresses?: string[]
      /** Memo, in hexadecimal */
      memo?: string
      /** Of a transaction that rewards a staker or changes its renewal, the staking transaction. */
      stakingTxHash?: components["schemas"]["Cb58Id"]
      /** Length of each period of an auto-renewed validator in seconds; 0 to stop it. */
      period?: number
      /** Share of a period's rewards that is added to the stake of an auto-renewed validator, in millionths. */
      autoCompoundRewardShares?: number
      validatorAuthority?: components["schemas"]["ValidatorAuthority"]
      stakingPeriod?: components["schemas"]["StakingPeriod"]
      subnetOwnershipInfo?: components["schemas"]["SubnetOwnershipInfo"]
      blsCredentials?: components["schemas"]["BlsCredentials"]
      blockchainInfo?: components["schemas"]["BlockchainInfo"]
    }
    /** A UTXO of the P-Chain, with its block and its staking terms. */
    PChainUtxo: components["schemas"]["UtxoBase"] & {
      /** Amount, in the smallest unit of the asset. */
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
      /** Time before which it cannot be spent; 0 for none. */
      platformLocktime?: components["schemas"]["UnixSeconds"]
      /** Position among the outputs of its transaction */
      outputIndex: number
      /** Kind of reward, for a reward. */
      rewardType?: "VALIDATOR" | "DELEGATOR" | "VALIDATOR_FEE" | (string & {})
      /** Time until which it can be staked but not transferred. */
      stakeableLocktime?: components["schemas"]["UnixSeconds"]
      /** Whether it is staked */
      staked?: boolean
      /** Number of addresses that must sign */
      threshold?: number
      /** The transaction that created it. */
      txHash: components["schemas"]["Cb58Id"]
      /** For a stake, the end of the staking period. Absent for the stake of an auto-renewed validator. */
      utxoEndTimestamp?: components["schemas"]["UnixSeconds"]
      /** For a stake, the start of the staking period. */
      utxoStartTimestamp?: components["schemas"]["UnixSeconds"]
      /** Whether it is a stake or a plain output. */
      utxoType: "STAKE" | "TRANSFER" | (string & {})
    }
    /** Amount that was paid, and its price. */
    PaidAmount: components["schemas"]["AssetAmount"] & {
      /** Price of one whole unit (AVAX) at the time of payment. Absent where it is not known. */
      historicalPrice?: components["schemas"]["Price"]
    }
    /** An address, with the name and the token data of a contract that is known. */
    Party: {
      /** Name of the contract */
      name?: string
      /** Symbol of the token */
      symbol?: string
      /** Decimals of the token */
      decimals?: number
      /** URL of the logo */
      logoUri?: string
      address: components["schemas"]["EvmAddress"]
    }
    /** A delegation that has not started yet. */
    PendingDelegator: components["schemas"]["DelegatorBase"] & components["schemas"]["EstimatedRewards"] & {
      /** It has not started yet */
      delegationStatus: "pending"
    }
    /** A message that was sent and is not delivered yet. */
    PendingIcmMessage: components["schemas"]["IcmMessageBase"] & {
      sourceTransaction: components["schemas"]["IcmSourceTransaction"]
      /** It was not delivered yet */
      status: "pending"
    }
    /** A reward that an active staker can expect. */
    PendingReward: components["schemas"]["RewardBase"] & {
      /** Percentage of the staking time that has passed */
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
    /** A percentage from 0 to 100. */
    Percentage: number
    /** Price of one whole token. Absent where no price is known. */
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
      /** The price in decimal digits. The hosted service may send a number instead. */
      value: string | number
    }
    /** IDs of the token at price providers. */
    PricingProviders: {
      /** ID at CoinGecko */
      coingeckoCoinId?: string
    }
    /** Addresses of the primary network, in the body of a request. */
    PrimaryNetworkAddresses: {
      /**
       * Addresses, separated by commas, at most 1024. Each starts with the prefix of the network (`avax` on mainnet,
       * `fuji` on the test network, `local` or `custom` on a private one), optionally preceded by `P-`, `X-` or `C-`.
       */
      addresses: string
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
      /** Height. */
      blockNumber: components["schemas"]["Quantity"]
      /** ID in CB58; on the C-Chain the hash in hexadecimal after `0x` */
      blockHash: string
      /** ID or hash of the block before it, in the same form */
      parentHash: string
      /** Time of the block; of a block type without a time, the time of the chain. */
      blockTimestamp: components["schemas"]["UnixSeconds"]
      /** Type of the block, as it is named in the node. */
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
      /** Number of transactions */
      txCount: number
      /** IDs of its transactions, in their order in the block. */
      transactions: components["schemas"]["Cb58Id"][]
      /** Size in bytes */
      blockSizeBytes: number
      /** On the P-Chain, the fees that one L1 validator would have paid if active since the Etna upgrade, in nAVAX. */
      l1ValidatorsAccruedFees?: components["schemas"]["BareUint64"]
      /** On the P-Chain, the number of active L1 validators */
      activeL1Validators?: number
      /** On the P-Chain, the supply of AVAX, in nAVAX. */
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
    /**
     * Consecutive blocks were indexed, on top of those before. They can be asked for when this is read; of the C-Chain
     * those of them that move funds between chains.
     */
    PrimaryNetworkBlocksAppended: {
      /** Always `append`. */
      type: "append"
      sequence: components["schemas"]["ChangeSequence"]
      chainInfo: components["schemas"]["PrimaryNetworkChainInfo"]
      /** Height of the lowest of the blocks */
      fromBlock: components["schemas"]["Quantity"]
      /** Height of the highest of the blocks, included */
      toBlock: components["schemas"]["Quantity"]
      /** When they were indexed */
      timestamp: components["schemas"]["UnixSeconds"]
    }
    /**
     * Some of these blocks, or what is in them, were indexed falsely and are corrected. No block came or went. What was
     * derived from them is to be derived anew.
     */
    PrimaryNetworkBlocksRepaired: {
      /** Always `repair`. */
      type: "repair"
      sequence: components["schemas"]["ChangeSequence"]
      chainInfo: components["schemas"]["PrimaryNetworkChainInfo"]
      /** Height of the lowest of the blocks */
      fromBlock: components["schemas"]["Quantity"]
      /** Height of the highest of the blocks, included */
      toBlock: components["schemas"]["Quantity"]
      /** When they were corrected */
      timestamp: components["schemas"]["UnixSeconds"]
    }
    /** The chain and the network that the answer is about. */
    PrimaryNetworkChainInfo: {
      /** Alias of the chain. */
      chainName: "p-chain" | "x-chain" | "c-chain" | (string & {})
      /** The network. */
      network: "mainnet" | "fuji" | "testnet" | (string & {})
    }
    /**
     * A change of what is indexed of a chain of the primary network. `type` tells the shapes apart; more may be added.
     * Accepted blocks of these chains are final, so that none is ever rolled back.
     */
    PrimaryNetworkEvent:
      | components["schemas"]["PrimaryNetworkBlocksAppended"]
      | components["schemas"]["PrimaryNetworkBlocksRepaired"]
      | components["schemas"]["PrimaryNetworkMetadataChanged"]
      | components["schemas"]["PrimaryNetworkReset"]
    /**
     * More is known of the network beside its blocks: of its stakers, of who proposed blocks, or of UTXOs that no block
     * shows. Answers about any of its chains may be others now.
     */
    PrimaryNetworkMetadataChanged: {
      /** Always `metadata`. */
      type: "metadata"
      sequence: components["schemas"]["ChangeSequence"]
      chainInfo: components["schemas"]["PrimaryNetworkChainInfo"]
      /** When it was stored */
      timestamp: components["schemas"]["UnixSeconds"]
    }
    /**
     * What came before is not told: a stream begins so unless it goes on after an event that is still known. Whatever
     * was derived from earlier events is to be thrown away and derived anew from what the service has now, up to this
     * block.
     */
    PrimaryNetworkReset: {
      /** Always `reset`. */
      type: "reset"
      sequence: components["schemas"]["ChangeSequence"]
      chainInfo: components["schemas"]["PrimaryNetworkChainInfo"]
      /** Height of the last indexed block; absent where there is none */
      blockNumber?: components["schemas"]["Quantity"]
      /** Its ID in CB58, on the C-Chain its hash; absent where there is none */
      blockHash?: string
    }
    /** Usage of the public RPC of the primary network over time. */
    PrimaryNetworkRpcUsageMetrics: {
      aggregateDuration: components["schemas"]["AggregateDuration"]
      /** Network whose usage it is. */
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
      /** Signatures that unlocked it. Absent while it is unspent. */
      credentials?: components["schemas"]["Credential"][]
      /** For an NFT, the group in which it was minted */
      groupId?: number
      /** Time before which it cannot be spent; 0 for none. */
      locktime: components["schemas"]["UnixSeconds"]
      /** Position among the outputs of its transaction. */
      outputIndex: components["schemas"]["Quantity"]
      /** For an NFT, its payload, in hexadecimal */
      payload?: string
      /** Number of addresses that must sign */
      threshold: number
      /** Time of the transaction that created it. */
      timestamp: components["schemas"]["UnixSeconds"]
      /** Kind of output. */
      utxoType: "transfer" | "mint" | (string & {})
    }
    /** Proposer of the block, from the consensus-level block around it. */
    ProposerDetails: {
      /** ID of the consensus-level block */
      proposerId?: string
      /** ID of the consensus-level block before it */
      proposerParentId?: string
      proposerNodeId?: components["schemas"]["NodeID"]
      /** P-Chain height whose validators could propose it */
      proposerPChainHeight?: number
      /** Time of the proposal. */
      proposerTimestamp?: components["schemas"]["UnixSeconds"]
    }
    /** An unsigned integer of any size in decimal digits. */
    Quantity: string
    /** A subnet validation that was removed before its end. It has no rewards. */
    RemovedValidator: components["schemas"]["ValidatorBase"] & {
      /** It was removed before its end */
      validationStatus: "removed"
      /** The transaction that removed it. */
      removeTxHash: components["schemas"]["Cb58Id"]
      /** When it was removed. */
      removeTimestamp: components["schemas"]["UnixSeconds"]
    }
    /** A link to more about the contract. */
    ResourceLink: {
      /** Kind of link. */
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
      /** URL */
      url: string
    }
    /**
     * Why a transaction failed, by the node's trace of its outermost call. Absent where it succeeded, and where the
     * node does not trace. Services of others do not send it. What a contract says is a stranger's text: control
     * characters but tabs and line breaks, and characters that turn the direction of writing, are left out, and U+FFFD
     * stands for what is no UTF-8.
     */
    RevertReason: {
      /**
       * What ended it, in the words of the virtual machine: `execution reverted` where the contract refused, else for
       * example `out of gas` or `invalid opcode: INVALID`. Its first 256 characters.
       */
      error: string
      /**
       * What the contract said: the text of Solidity's `Error(string)`, or what the code of its `Panic(uint256)` means,
       * for example `arithmetic underflow or overflow`. Its first 1024 characters. Absent where it said nothing, and
       * where it made an error of its own.
       */
      message?: string
      /**
       * What the contract gave back, in hexadecimal after `0x`: the selector of the error and its arguments. Its first
       * 1024 bytes. Absent where it gave back nothing.
       */
      data?: string
    }
    /** Rewards for validating and from delegators, in nAVAX. */
    RewardAmounts: {
      /** Reward for its own stake. */
      validationRewardAmount: components["schemas"]["Quantity"]
      /** Fees on the rewards of its delegators. */
      delegationRewardAmount: components["schemas"]["Quantity"]
    }
    /** Fields of a reward, paid or expected. */
    RewardBase: {
      /** Addresses that are rewarded, in Bech32 without a chain prefix. */
      addresses: string[]
      /** Staking transaction. */
      txHash: components["schemas"]["Cb58Id"]
      /** Staked amount, in nAVAX. */
      amountStaked: components["schemas"]["Quantity"]
      nodeId: components["schemas"]["NodeID"]
      /** Start of the staking, or of the period that is rewarded. */
      startTimestamp: components["schemas"]["UnixSeconds"]
      /** End of the staking, or of the period that is rewarded. */
      endTimestamp: components["schemas"]["UnixSeconds"]
      /** Kind of reward; `VALIDATOR_FEE` is the share of a delegator's reward that the validator keeps. */
      rewardType: "VALIDATOR" | "DELEGATOR" | "VALIDATOR_FEE" | (string & {})
    }
    /**
     * Something that was found, and where. It is on an EVM chain where `chainId` is there, else on a primary network.
     */
    SearchResult: {
      /**
       * What it is. A `token` is a contract of ERC-20, ERC-721 or ERC-1155 tokens, a `chain` an EVM chain of this
       * service.
       */
      kind:
        | "block"
        | "transaction"
        | "address"
        | "contract"
        | "token"
        | "chain"
        | "node"
        | "subnet"
        | "blockchain"
        | "asset"
        | "validation"
        | "message"
        | (string & {})
      chainId?: components["schemas"]["Quantity"]
      /** The primary network that it is on. */
      network?: "mainnet" | "testnet" | (string & {})
      /** The chain of the primary network that it is on, by its alias, where it is on one. */
      blockchainId?: "p-chain" | "x-chain" | "c-chain" | (string & {})
      /** What it is called in requests. Of a block its number or its height. */
      id: string
      /** Its name, where it has one */
      name?: string
      /** Its symbol, where it has one */
      symbol?: string
      /** Of a token, the standard that its contract follows. */
      ercType?: "ERC-20" | "ERC-721" | "ERC-1155" | (string & {})
      /** True for a valid address of which this service has indexed nothing; otherwise absent. */
      isUnused?: boolean
      /** Path and query of the operation of this service that tells more. */
      path: string
    }
    /** What a text stands for. */
    SearchResults: {
      /** What was found, by where it is; of names the nearest first. */
      results: components["schemas"]["SearchResult"][]
      /**
       * IDs of EVM chains on which there may be more: a list by which transactions or accounts are found lacks blocks
       * there, or is not kept. Absent where there are none.
       */
      unindexedChains?: components["schemas"]["Quantity"][]
      /**
       * A sentence about what is wrong with the text: it has the form of an address, a node ID or an ID, and its
       * checksum is wrong. Absent where nothing is. What is found without the checksum is listed all the same.
       */
      mistake?: string
    }
    /** Balance of one asset in the atomic memory of two chains. */
    SharedAssetBalance: components["schemas"]["AssetBalance"] & {
      /** The other chain. */
      sharedWithChainId: components["schemas"]["Cb58Id"]
      /** On the P-Chain, how it is shared; `import` for what waits to be imported here */
      status?: string
    }
    /** The message with its aggregated signature. */
    SignedMessage: {
      /** The signed message in hexadecimal. This service sends it without `0x`; others may send it with. */
      signedMessage: components["schemas"]["HexPayload"]
    }
    /** The validators whose nodes run a version. */
    StakingDistribution: {
      /**
       * The version, `offline` for nodes that are not connected to the node that was asked, or `unknown`: Serac's
       * services know no versions.
       */
      version: string
      /** What they and their delegators staked, in nAVAX. */
      amountStaked: components["schemas"]["Quantity"]
      /** Number of validators */
      validatorCount: number
    }
    /**
     * Of a RewardAutoRenewedValidatorTx, the period that it ended. Absent until the next block has decided on its
     * reward.
     */
    StakingPeriod: {
      /** Start of the period. */
      startTimestamp: components["schemas"]["UnixSeconds"]
      /** End of the period. */
      endTimestamp: components["schemas"]["UnixSeconds"]
      /** Own stake of the validator in this period, in nAVAX. */
      amountStaked: components["schemas"]["Quantity"]
      /** Whether the period was rewarded */
      isRewarded: boolean
      /** Whether another period followed */
      isRenewed: boolean
      /**
       * Rewards that were paid. At the end of the validation they include those that earlier periods added to the
       * stake.
       */
      rewards: components["schemas"]["RewardAmounts"]
      /** Rewards that were added to the stake. */
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
    /** Owner of the subnet, who may change it. */
    SubnetOwnershipInfo: {
      /** Time before which the owner cannot act; 0 for none. */
      locktime: components["schemas"]["UnixSeconds"]
      /** Number of addresses that must sign */
      threshold: number
      /** Addresses, in Bech32 without a chain prefix. */
      addresses: string[]
    }
    /** One page of subnets. */
    SubnetPage: {
      nextPageToken?: components["schemas"]["NextPageToken"]
      /** The subnets, in the order asked for. */
      subnets: components["schemas"]["Subnet"][]
    }
    /** Usage of the public RPC of a chain over time. */
    SubnetRpcUsageMetrics: {
      aggregateDuration: components["schemas"]["AggregateDuration"]
      /** Chain whose usage it is; `all` for all of them together */
      chainId: string
      metrics: components["schemas"]["UsageMetrics"]
    }
    /** An interchain message. `status` tells which of its transactions are known, as of an ICM message. */
    TeleporterMessage: {
      /** The messenger contract. */
      teleporterContractAddress: components["schemas"]["EvmAddress"]
      sourceTransaction?: components["schemas"]["IcmSourceTransaction"]
      destinationTransaction?: components["schemas"]["IcmDestinationTransaction"]
      /** Whether it was delivered, and whether its source is indexed. */
      status: "pending" | "delivered" | "delivered_source_not_indexed" | (string & {})
    } & components["schemas"]["IcmMessageFields"]
    /**
     * The first interchain message that the transaction sent or delivered. Services that index no such messages leave
     * it out.
     */
    TeleporterMessageInfo: {
      /** ID of the message */
      teleporterMessageId: string
      /** Whether the transaction sent the message or delivered it. */
      direction: "SOURCE_TRANSACTION" | "DESTINATION_TRANSACTION" | (string & {})
      /** The chain that it comes from */
      sourceChainId?: string
      /** The chain that it goes to */
      destinationChainId?: string
    }
    /** One page of interchain messages, newest first. */
    TeleporterMessagePage: {
      nextPageToken?: components["schemas"]["NextPageToken"]
      /** The messages, by timestamp descending. */
      messages: components["schemas"]["TeleporterMessage"][]
    }
    /** An address, and how much of the token it has. */
    TokenHolder: components["schemas"]["Party"] & {
      /** The balance, in units of 10^-`decimals` of the token; 1 of an ERC-721 token. */
      balance: components["schemas"]["Quantity"]
    }
    /** One page of those who have something of a token. */
    TokenHolderPage: {
      nextPageToken?: components["schemas"]["NextPageToken"]
      /** How many holders all pages have together */
      holderCount: number
      /**
       * What all holders have together, in units of 10^-`decimals` of the token: what was minted and not burned, as far
       * as the token's transfers tell it.
       */
      totalSupply: components["schemas"]["Quantity"]
      /** The holders, the largest balance first. */
      holders: components["schemas"]["TokenHolder"][]
    }
    /** ID of the token in its contract, in decimal digits. */
    TokenId: string
    /**
     * `Malicious` where the operator's token lists have the token with the tag `spam`, `Benign` where they have it
     * without, null where they do not have it.
     */
    TokenReputation: ("Malicious" | "Benign" | (string & {})) | null
    /** URL of the metadata, as the contract gives it; empty where it gives none. */
    TokenUri: string
    /**
     * A transaction, with those of its transfers and internal transactions that the address sent or received. A kind of
     * which there are none is absent.
     */
    TransactionDetails: {
      nativeTransaction: components["schemas"]["EvmTransaction"]
      erc20Transfers?: components["schemas"]["Erc20TransfersOfTransaction"]
      erc721Transfers?: components["schemas"]["Erc721TransfersOfTransaction"]
      erc1155Transfers?: components["schemas"]["Erc1155TransfersOfTransaction"]
      internalTransactions?: components["schemas"]["InternalTransactionsOfTransaction"]
    }
    /** One page of transactions. */
    TransactionDetailsPage: {
      nextPageToken?: components["schemas"]["NextPageToken"]
      /** The transactions. */
      transactions: components["schemas"]["TransactionDetails"][]
    }
    /** One page of transactions. */
    TransactionDetailsPageV2: {
      nextPageToken?: components["schemas"]["NextPageToken"]
      /** The transactions. */
      transactions: components["schemas"]["TransactionDetailsV2"][]
    }
    /**
     * A transaction, with those of its transfers and internal transactions that the address sent or received. A kind of
     * which there are none is absent.
     */
    TransactionDetailsV2: {
      nativeTransaction: components["schemas"]["EvmTransaction"]
      /** The transfers of ERC-20 tokens, in the order of their events. */
      erc20Transfers?: components["schemas"]["Erc20TransferDetailsV2"][]
      erc721Transfers?: components["schemas"]["Erc721TransfersOfTransaction"]
      erc1155Transfers?: components["schemas"]["Erc1155TransfersOfTransaction"]
      internalTransactions?: components["schemas"]["InternalTransactionsOfTransaction"]
    }
    /** A transfer of a token. The field with the token tells the shapes apart. */
    Transfer:
      | components["schemas"]["Erc20Transfer"]
      | components["schemas"]["Erc721Transfer"]
      | components["schemas"]["Erc1155Transfer"]
      | components["schemas"]["OtherTransfer"]
    /** Fields of a transfer of any standard. */
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
    /** Fields of a transfer of any standard. */
    TransferDetailsBase: {
      from: components["schemas"]["Party"]
      to: components["schemas"]["Party"]
      /** Position of its event in the block */
      logIndex: number
    }
    /** One page of transfers of a token contract, newest first. */
    TransferPage: {
      nextPageToken?: components["schemas"]["NextPageToken"]
      /** The transfers, newest first. */
      transfers: components["schemas"]["Transfer"][]
    }
    /** Amount, in the smallest unit of the token. */
    TransferValue: components["schemas"]["Quantity"]
    /** Milliseconds since 1970-01-01T00:00:00Z. */
    UnixMilliseconds: number
    /** Seconds since 1970-01-01T00:00:00Z. */
    UnixSeconds: number
    /** A contract that follows none of the token standards. */
    UnknownContract: components["schemas"]["ContractBase"] & {
      /** The contract follows no known standard */
      ercType: "UNKNOWN"
    }
    /** Usage in one interval, by group. */
    UsageMetric: {
      /** Start of the interval. */
      timestamp: components["schemas"]["UnixSeconds"]
      /** One value per group; a single one without `groupBy`. */
      values: components["schemas"]["UsageMetricValue"][]
    }
    /** Usage of one group in one interval. */
    UsageMetricValue: {
      /** Number of requests */
      totalRequests: number
      /** Requests per second of the interval, as far as it is over and asked for. */
      requestsPerSecond: number
      /** Percentage of requests with a status below 400. */
      successRatePercent: components["schemas"]["Percentage"]
      /** Median response time in milliseconds, within 1 %. */
      medianResponseTimeMsecs: number
      /** Number of requests with a status from 400 to 499 */
      invalidRequests: number
      /** API credits that the requests cost */
      apiCreditsUsed: number
      /** API credits that requests without success cost */
      apiCreditsWasted: number
      /** The `groupBy` of the request; `None` without one. */
      groupedBy:
        | "rpcMethod"
        | "requestPath"
        | "responseCode"
        | "country"
        | "continent"
        | "userAgent"
        | "rlBypassToken"
        | "chainId"
        | "apiKeyId"
        | "requestType"
        | "None"
        | (string & {})
      /**
       * The group, as text: of `responseCode` the digits of the status. `none` are requests without such a value,
       * `other` those that are not told apart since there are too many. Absent without `groupBy`.
       */
      groupValue?: string
    }
    /** One entry per interval. */
    UsageMetrics: components["schemas"]["UsageMetric"][]
    /** Helper contracts of the chain. */
    UtilityAddresses: {
      /** The contract that combines several calls into one. */
      multicall?: components["schemas"]["EvmAddress"]
    }
    /** A UTXO of the P-Chain, or one of the X-Chain or C-Chain. The type of `outputIndex` tells them apart. */
    Utxo: components["schemas"]["PChainUtxo"] | components["schemas"]["PrimaryNetworkUtxo"]
    /** Fields of a UTXO of any chain. */
    UtxoBase: {
      /** Addresses that may spend it, in Bech32 without a chain prefix. */
      addresses: string[]
      asset: components["schemas"]["AssetAmount"]
      /** The chain on which it is or can be consumed. */
      consumedOnChainId: components["schemas"]["Cb58Id"]
      /** The transaction that consumed it. Absent while it is unspent. */
      consumingTxHash?: components["schemas"]["Cb58Id"]
      /** The chain on which it was created. */
      createdOnChainId: components["schemas"]["Cb58Id"]
      utxoId: components["schemas"]["Cb58Id"]
      /** Bytes of the UTXO, in hexadecimal */
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
    /** Owner that may change how a validator renews itself. */
    ValidatorAuthority: {
      /** Time before which the authority cannot act. */
      locktime: components["schemas"]["UnixSeconds"]
      /** Number of addresses that must sign */
      threshold: number
      /** Addresses, in Bech32 without a chain prefix. */
      addresses: string[]
    }
    /** Fields of a validator of any status. */
    ValidatorBase: {
      /** The transaction that added it. */
      txHash: components["schemas"]["Cb58Id"]
      nodeId: components["schemas"]["NodeID"]
      /**
       * The subnet that it validates; the all-zero ID (`11111111111111111111111111111111LpoYY`) is the primary network.
       */
      subnetId: components["schemas"]["Cb58Id"]
      /** Its own stake, in nAVAX; on a subnet its weight. */
      amountStaked: components["schemas"]["Quantity"]
      /**
       * Percentage of the rewards of its delegators that it keeps. Null or absent for a validation of a subnet, where
       * delegation is not supported.
       */
      delegationFee?: string | null
      /** Start of the validation; of an auto-renewed one, of its current or last period. */
      startTimestamp: components["schemas"]["UnixSeconds"]
      /** End of the validation; of an auto-renewed one, of its current or last period. */
      endTimestamp: components["schemas"]["UnixSeconds"]
      blsCredentials?: components["schemas"]["BlsCredentials"]
      /**
       * Of an auto-renewed validation, the length of its next period in seconds; 0 when the current one is the last.
       * Absent from others.
       */
      period?: number
      /** Of an auto-renewed validation, the share of a period's rewards that is added to its stake, in millionths. */
      autoCompoundRewardShares?: number
      validatorAuthority?: components["schemas"]["ValidatorAuthority"]
      /** Of an auto-renewed validation, the number of periods that were rewarded so far. */
      rewardedPeriods?: number
      /**
       * Of an auto-renewed validation, the rewards that were added to its stake so far. They are part of
       * `amountStaked`, and are paid out when the validation ends.
       */
      restakedRewards?: components["schemas"]["RewardAmounts"]
    }
    /** Delegators of a validator and their amount. */
    ValidatorDelegation: {
      /** Number of delegators */
      delegatorCount: number
      /** Amount that is delegated to it, in nAVAX. */
      amountDelegated?: components["schemas"]["Quantity"]
    }
    /**
     * How reliably a validator responds to its peers. Of Serac's services what the node that is indexed from last saw
     * of it: its uptime, and for each chain 100 while the node does not query it since it did not answer (`benched` of
     * `info.peers`), else 0. Absent of a validator that the node is not connected to.
     */
    ValidatorHealth: {
      /** Percentage of time in which its peers reach it. */
      reachabilityPercent?: components["schemas"]["Percentage"]
      /** Percentage of P-Chain requests for which its peers bench it. */
      benchedPChainRequestsPercent?: components["schemas"]["Percentage"]
      /** Percentage of X-Chain requests for which its peers bench it. */
      benchedXChainRequestsPercent?: components["schemas"]["Percentage"]
      /** Percentage of C-Chain requests for which its peers bench it. */
      benchedCChainRequestsPercent?: components["schemas"]["Percentage"]
    }
    /** One page of validators. */
    ValidatorPage: {
      nextPageToken?: components["schemas"]["NextPageToken"]
      /** The validators, in the order asked for. */
      validators: components["schemas"]["Validator"][]
    }
    /** Rewards of a validation, paid or, while it is active, expected. Amounts are in nAVAX. */
    ValidatorRewards: {
      /** Reward for its own stake. */
      validationRewardAmount: components["schemas"]["Quantity"]
      /**
       * Fees on the rewards of its delegators: those that have ended and, while it is active, those that its present
       * delegators get if they are rewarded.
       */
      delegationRewardAmount: components["schemas"]["Quantity"]
      /** Addresses that are rewarded, in Bech32 without a chain prefix. */
      rewardAddresses?: string[]
      /** The transaction that paid the reward. Absent until it is paid. */
      rewardTxHash?: components["schemas"]["Cb58Id"]
    }
    /** The active validators of the primary network together. */
    ValidatorsDetails: {
      /** Number of validators */
      validatorCount: number
      /** What they staked themselves, in nAVAX. */
      totalAmountStaked: components["schemas"]["Quantity"]
      /**
       * What all validators and delegators would earn in a year, in nAVAX, if each earned on as in its running staking
       * period: its potential reward, scaled to 365 days. Absent where a potential reward is not known, as without the
       * network's genesis. The hosted service does not say how it estimates.
       */
      estimatedAnnualStakingReward?: components["schemas"]["Quantity"]
      /** Validators by the version of their nodes. */
      stakingDistributionByVersion: components["schemas"]["StakingDistribution"][]
      /**
       * Which part of the supply of AVAX is staked, by validators and delegators: a decimal fraction from 0 to 1.
       * Absent where the supply is not known, as without the network's genesis.
       */
      stakingRatio?: string
    }
    /** A vertex of the DAG that the X-Chain was before it had blocks. */
    Vertex: {
      hash: components["schemas"]["Cb58Id"]
      /** Height in the DAG */
      height: number
      /** When it was accepted. */
      timestamp: components["schemas"]["UnixSeconds"]
    }
    /** Vertices of the transaction. */
    Vertices: components["schemas"]["Vertex"][]
    /**
     * A transaction, with all of its transfers, internal transactions and events. Of transfers and internal
     * transactions a kind of which there are none is absent, and so are internal transactions where the node does not
     * trace.
     */
    WholeTransaction: {
      erc20Transfers?: components["schemas"]["Erc20TransfersOfTransaction"]
      erc721Transfers?: components["schemas"]["Erc721TransfersOfTransaction"]
      erc1155Transfers?: components["schemas"]["Erc1155TransfersOfTransaction"]
      internalTransactions?: components["schemas"]["InternalTransactionsOfTransaction"]
      /** Its events, in order. Services of others do not send them. */
      logs?: components["schemas"]["Log"][]
      networkTokenDetails: components["schemas"]["NetworkTokenDetails"]
      nativeTransaction: components["schemas"]["FullEvmTransaction"]
      teleporterMessageInfo?: components["schemas"]["TeleporterMessageInfo"]
    }
    /** Balances of addresses on the X-Chain. */
    XChainBalances: {
      /** Locked until a later time. */
      locked: components["schemas"]["AssetBalances"]
      /** Not locked and not staked. */
      unlocked: components["schemas"]["AssetBalances"]
      atomicMemoryUnlocked: components["schemas"]["AtomicMemoryUnlocked"]
      atomicMemoryLocked: components["schemas"]["AtomicMemoryLocked"]
    }
  }
  responses: {
    /** The signature aggregator that this service asks does not sign, or answers what does not hold. */
    AggregatorFailed: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** The gateway received an invalid response from the server behind it. */
    BadGateway: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        "retry-after"?: components["headers"]["retryAfter"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** No gateway has counted requests to the public RPC of the chain yet, or the service is too busy. */
    ChainRpcNotCounted: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        "retry-after"?: components["headers"]["retryAfter"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** The API key is valid but does not permit this operation, or is disabled. */
    Forbidden: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Nothing has changed since the answer whose `etag` was sent in `if-none-match`. The body is empty. */
    IndexedNotModified: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        "cache-control"?: components["headers"]["cacheControl"]
        etag?: components["headers"]["entityTag"]
        "x-indexed-block"?: components["headers"]["indexedBlock"]
        "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
        "x-indexing-lag"?: components["headers"]["indexingLag"]
        [name: string]: unknown
      }
      content?: never
    }
    /** An unexpected failure of the server. */
    InternalServerError: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid network, chain or address. */
    InvalidActivityQuery: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid address. */
    InvalidAddress: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid network or addresses. */
    InvalidAddressList: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid chain, address or page. */
    InvalidAddressPage: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid chain, address, range, order or page. */
    InvalidAddressTransactionPage: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid network, chain or addresses. */
    InvalidAddressesInBody: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid message, justification or quorum. */
    InvalidAggregation: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid network or page. */
    InvalidAllChainsBlockPage: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid network, status or page. */
    InvalidAllChainsPage: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid parameter of the list of requests. */
    InvalidApiLogQuery: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid parameter of the API usage. */
    InvalidApiUsageQuery: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid network, chain or asset. */
    InvalidAsset: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid parameter of the list of asset transactions. */
    InvalidAssetPage: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid network, chain, address or time. */
    InvalidBalanceQuery: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid chain or block. */
    InvalidBlockId: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid chain, block or page. */
    InvalidBlockTransactionPage: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid network or blockchain. */
    InvalidBlockchainId: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid network, order or page. */
    InvalidCatalogPage: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid chain. */
    InvalidChain: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid network. */
    InvalidChainFilter: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid chain or page. */
    InvalidChainPage: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** A parameter where there is none. */
    InvalidCheck: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid chain or address. */
    InvalidContract: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid filter or order of the list of delegators. */
    InvalidDelegatorPage: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid chain, address or currency. */
    InvalidDeployment: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid chain, address, block, contract or page. */
    InvalidErc1155BalancePage: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid chain, address, block, filter, currency or page. */
    InvalidErc20BalancePage: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid chain or transaction hash. */
    InvalidEvmTransactionHash: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid chain, address, range, order, filter or page. */
    InvalidFilteredTransactionPage: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid filter or order of the list of rewards. */
    InvalidHistoricalRewardPage: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid chain, address, token ID or page. */
    InvalidHolderPage: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid blockchain, address, network or page. */
    InvalidIcmListPage: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid ID of a message. */
    InvalidIcmMessageId: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid address, network or page. */
    InvalidIcmPage: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid filter of the list of L1 validators. */
    InvalidL1ValidatorPage: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid chain, address, block or currency. */
    InvalidNativeBalance: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid network. */
    InvalidNetwork: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid network, chain or event. */
    InvalidNetworkStream: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid chain, address, contract or page. */
    InvalidNftBalancePage: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid network, node, filter or order. */
    InvalidNodePage: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid filter or order of the list of rewards. */
    InvalidPendingRewardPage: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid network, chain or block. */
    InvalidPrimaryNetworkBlock: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid parameter of the list of blocks. */
    InvalidPrimaryNetworkBlockPage: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid network, chain or transaction hash. */
    InvalidPrimaryNetworkTransaction: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid parameter of the list of transactions. */
    InvalidPrimaryNetworkTransactionPage: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid parameter of the list of a node's blocks. */
    InvalidProposedBlockPage: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid parameter of the RPC usage. */
    InvalidRpcUsageQuery: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Nothing to look for, or too much. */
    InvalidSearch: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid parameter of the list of active staking transactions. */
    InvalidStakingPage: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid chain or event. */
    InvalidStream: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid network or subnet. */
    InvalidSubnet: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid parameter of the RPC usage of a chain. */
    InvalidSubnetRpcUsageQuery: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid chain, address or token ID. */
    InvalidToken: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid network or transaction hash. */
    InvalidTransactionHash: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid chain, status or page. */
    InvalidTransactionPage: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid chain, address, range or page. */
    InvalidTransferPage: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid parameter of the list of UTXOs. */
    InvalidUtxoPage: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid addresses, or an invalid parameter of the list of UTXOs. */
    InvalidUtxoSearch: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid filter or order of the list of validators. */
    InvalidValidatorPage: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /**
     * Too few validators have signed, no node of the P-Chain answers, or this service has nobody to ask. With
     * `retry-after` for now, with `x-should-retry: false` where so many refused, are inactive or cannot be asked that
     * asking again does not help.
     */
    L1SignaturesUnavailable: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        "retry-after"?: components["headers"]["retryAfter"]
        "x-should-retry"?: components["headers"]["shouldRetry"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /**
     * The service cannot answer. With `retry-after` for now: nothing of the chain is indexed yet, the service is too
     * busy, or no node of the chain tells the balance. With `x-should-retry: false` for good: the service has no node
     * of the chain, or none that has the state of the block.
     */
    NativeBalanceUnavailable: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        "retry-after"?: components["headers"]["retryAfter"]
        "x-should-retry"?: components["headers"]["shouldRetry"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Nothing is known of the addresses on the chain, or the chain does not exist. */
    NoActivity: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        "x-indexed-block"?: components["headers"]["indexedBlock"]
        "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
        "x-indexing-lag"?: components["headers"]["indexingLag"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** The path is mistyped, or what it names does not exist or was moved or deleted. */
    NotFound: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** The store cannot be read now. */
    NotLive: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        "retry-after"?: components["headers"]["retryAfter"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Nothing has changed since the answer whose `etag` was sent in `if-none-match`. The body is empty. */
    NotModified: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        "cache-control"?: components["headers"]["cacheControl"]
        etag?: components["headers"]["entityTag"]
        [name: string]: unknown
      }
      content?: never
    }
    /** The service should not be asked now. */
    NotReady: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        "retry-after"?: components["headers"]["retryAfter"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** The API key is valid but does not permit this operation, or the usage is that of another organisation. */
    OtherOrganisation: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** The token was reindexed within the last hour, or the rate limit was exceeded. */
    ReindexedTooSoon: {
      headers: {
        "x-request-id"?: components["headers"]["requestId"]
        "retry-after"?: components["headers"]["retryAfter"]
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["exhausted"]
        "ratelimit-reset"?: components["headers"]["reset"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** No gateway has counted requests to the public RPC of the primary network yet, or the service is too busy. */
    RpcNotCounted: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        "retry-after"?: components["headers"]["retryAfter"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /**
     * The service cannot answer. With `retry-after` for now: nothing of the chain is indexed yet, the service is too
     * busy, or a node of the subnet cannot be reached; other chains may work. With `x-should-retry: false` for good:
     * this service does not do what was asked for.
     */
    ServiceUnavailable: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        "retry-after"?: components["headers"]["retryAfter"]
        "x-should-retry"?: components["headers"]["shouldRetry"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /**
     * Too few validators have signed, no node of the P-Chain answers, or this service has nobody to ask. With
     * `retry-after` for now, with `x-should-retry: false` where so many refused, are inactive or cannot be asked that
     * asking again does not help.
     */
    SignaturesUnavailable: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        "retry-after"?: components["headers"]["retryAfter"]
        "x-should-retry"?: components["headers"]["shouldRetry"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** The signed message. */
    SignedMessageAnswer: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["SignedMessage"]
      }
    }
    /** The signed message, as the hosted service answers it. */
    SignedMessageCreated: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["SignedMessage"]
      }
    }
    /** The signed message. */
    SignedMessageRead: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        "cache-control"?: components["headers"]["cacheControl"]
        etag?: components["headers"]["entityTag"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["SignedMessage"]
      }
    }
    /**
     * The service cannot answer. With `retry-after` for now: one of the chains is not indexed yet, what was indexed
     * earlier is still being added up, or the service is too busy. With `x-should-retry: false` for good: the service
     * does not index the primary network and its C-Chain, or not from the network's genesis on.
     */
    SupplyUnavailable: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        "retry-after"?: components["headers"]["retryAfter"]
        "x-should-retry"?: components["headers"]["shouldRetry"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** The rate limit was exceeded. An API key raises it. Calls before it resets may lead to a temporary block. */
    TooManyRequests: {
      headers: {
        "x-request-id"?: components["headers"]["requestId"]
        "retry-after"?: components["headers"]["retryAfter"]
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["exhausted"]
        "ratelimit-reset"?: components["headers"]["reset"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** An API key is required and was not sent, or what was sent is no valid key. */
    Unauthorized: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        "www-authenticate"?: components["headers"]["challenge"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** The asset or its chain does not exist. */
    UnknownAsset: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        "x-indexed-block"?: components["headers"]["indexedBlock"]
        "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
        "x-indexing-lag"?: components["headers"]["indexingLag"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** The block or its chain does not exist. */
    UnknownBlock: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        "x-indexed-block"?: components["headers"]["indexedBlock"]
        "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
        "x-indexing-lag"?: components["headers"]["indexingLag"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** The block or its chain does not exist. */
    UnknownBlockNumber: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        "x-indexed-block"?: components["headers"]["indexedBlock"]
        "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
        "x-indexing-lag"?: components["headers"]["indexingLag"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** The blockchain does not exist. */
    UnknownBlockchain: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        "x-indexed-block"?: components["headers"]["indexedBlock"]
        "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
        "x-indexing-lag"?: components["headers"]["indexingLag"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** The blockchain does not exist. */
    UnknownBlockchainToReadOrPost: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        "x-indexed-block"?: components["headers"]["indexedBlock"]
        "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
        "x-indexing-lag"?: components["headers"]["indexingLag"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** The chain, or what is asked of it, does not exist. */
    UnknownChain: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** The NFT contract or its chain does not exist. */
    UnknownCollection: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        "x-indexed-block"?: components["headers"]["indexedBlock"]
        "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
        "x-indexing-lag"?: components["headers"]["indexingLag"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** The contract or its chain does not exist. */
    UnknownContract: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        "x-indexed-block"?: components["headers"]["indexedBlock"]
        "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
        "x-indexing-lag"?: components["headers"]["indexingLag"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** The transaction or its chain does not exist. */
    UnknownEvmTransaction: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        "x-indexed-block"?: components["headers"]["indexedBlock"]
        "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
        "x-indexing-lag"?: components["headers"]["indexingLag"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** No chain that is indexed tells of the message. */
    UnknownIcmMessage: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        "x-indexed-block"?: components["headers"]["indexedBlock"]
        "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
        "x-indexing-lag"?: components["headers"]["indexingLag"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** The service has no such network. */
    UnknownNetwork: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** The service has nothing of the network. */
    UnknownNetworkToFilter: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** The block or its chain does not exist. */
    UnknownPrimaryNetworkBlock: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        "x-indexed-block"?: components["headers"]["indexedBlock"]
        "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
        "x-indexing-lag"?: components["headers"]["indexingLag"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** The transaction or its chain does not exist. */
    UnknownPrimaryNetworkTransaction: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        "x-indexed-block"?: components["headers"]["indexedBlock"]
        "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
        "x-indexing-lag"?: components["headers"]["indexingLag"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** The token, its contract or its chain does not exist. */
    UnknownReindexedToken: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        "x-indexed-block"?: components["headers"]["indexedBlock"]
        "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
        "x-indexing-lag"?: components["headers"]["indexingLag"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** The blockchain does not exist, or its subnet has no validators. */
    UnknownSigners: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** The subnet does not exist. */
    UnknownSubnet: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        "x-indexed-block"?: components["headers"]["indexedBlock"]
        "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
        "x-indexing-lag"?: components["headers"]["indexingLag"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** The token, its contract or its chain does not exist. */
    UnknownToken: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        "x-indexed-block"?: components["headers"]["indexedBlock"]
        "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
        "x-indexing-lag"?: components["headers"]["indexingLag"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** The transaction does not exist. */
    UnknownTransaction: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        "x-indexed-block"?: components["headers"]["indexedBlock"]
        "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
        "x-indexing-lag"?: components["headers"]["indexingLag"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** The chain is not supported. */
    UnknownUsageChain: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** No transaction tells the key of the address, or the chain does not exist. */
    UnrevealedKey: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        "x-indexed-block"?: components["headers"]["indexedBlock"]
        "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
        "x-indexing-lag"?: components["headers"]["indexingLag"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
  }
  parameters: {
    /**
     * Addresses, separated by commas, at most 256. Each starts with the prefix of the network (`avax` on mainnet,
     * `fuji` on the test network, `local` or `custom` on a private one), optionally preceded by `P-`, `X-` or `C-`.
     */
    addresses: string[]
    /** ID of an asset of the X-Chain. */
    assetId: components["schemas"]["Cb58Id"]
    /** The balances at the end of this block. At the end of the last indexed one when omitted. */
    balanceBlockNumber: string | bigint
    /** Only tokens of this contract. */
    balanceContract: components["schemas"]["EvmAddress"]
    /** Maximum number of items per page, 10 by default. */
    balancePageSize: number
    /** Number or hash of the block. */
    blockId: string | bigint
    /** Maximum number of items per page, 100 by default. */
    catalogPageSize: number
    /** EVM chain ID or blockchain ID of a supported chain. */
    chainId: string | number | bigint
    /** The address of an NFT contract. */
    collectionAddress: components["schemas"]["EvmAddress"]
    /** The address of a contract. */
    contractAddress: components["schemas"]["EvmAddress"]
    /** Only tokens of these contracts, separated by commas, at most 100. */
    contractAddresses: components["schemas"]["EvmAddress"][]
    /** Currency of prices, `usd` by default. A price that is not known in it is absent. */
    currency:
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
    /** End of the range, exclusive. Without `startBlock` the range starts at genesis. */
    endBlock: number | bigint
    /** Only items before this time, exclusive, in Unix seconds. */
    endTimestamp: number
    /** Hash of the transaction. */
    evmTxHash: string
    /**
     * Whether to leave out tokens whose reputation is `Malicious`, so that a page may have fewer items than `pageSize`,
     * or none, while there are more.
     */
    filterSpamBalances: boolean
    /**
     * ID of the token of an ERC-721 or ERC-1155 contract whose holders are listed. Without it, the contract is an
     * ERC-20 token.
     */
    heldTokenId: string | bigint
    /** Whether spent UTXOs are listed too. False when omitted. */
    includeSpent: boolean
    /** Minimum amount, inclusive, in the smallest unit of the asset (nAVAX for AVAX). */
    minUtxoAmount: number
    /** The network. `fuji` and `testnet` both name the test network. */
    network: components["schemas"]["Network"]
    /**
     * Only items of this network; a 404 where this service has nothing of it. `fuji` and `testnet` both name the test
     * network.
     */
    networkFilter: components["schemas"]["Network"]
    /** The P-Chain, as `p-chain` or by its blockchain ID. */
    pBlockchainId: string
    /** Maximum number of items per page, 10 by default. */
    pageSize: number
    /**
     * Cursor of the page: the `nextPageToken` of the page before it. The first page when omitted. A token is opaque,
     * and good for the path and the filters that it was issued for; the page size may change.
     */
    pageToken: string
    /** Alias or blockchain ID of a chain of the primary network. */
    primaryBlockchainId: string
    /**
     * Addresses, separated by commas, at most 256. Each starts with the prefix of the network (`avax` on mainnet,
     * `fuji` on the test network, `local` or `custom` on a private one), optionally preceded by `P-`, `X-` or `C-`.
     */
    requiredAddresses: string[]
    /** The address of an account that sent a transaction. */
    senderAddress: components["schemas"]["EvmAddress"]
    /** Ascending or descending, by time or by `sortBy` where that is given. Descending when omitted. */
    sortOrder: "asc" | "desc"
    /** First block of the range, inclusive. Without `endBlock` the range ends with the latest block. */
    startBlock: number | bigint
    /** Only items after this time, exclusive, in Unix seconds. */
    startTimestamp: number
    /** The address of an ERC-20, ERC-721 or ERC-1155 contract. */
    tokenAddress: components["schemas"]["EvmAddress"]
    /** ID of the token in its contract. */
    tokenId: string | bigint
    /** Only transactions with this status. Both when omitted. */
    transactionStatus: "failed" | "success"
    /**
     * Only transactions of these types, at most 32. Repeat the parameter for several types, or separate them by commas.
     * Types that are not listed here are accepted.
     */
    txTypes: components["schemas"]["PrimaryNetworkTxType"][]
    /** Only UTXOs of this asset. On the X-Chain only. */
    utxoAsset: components["schemas"]["Cb58Id"]
    /** What to sort by, `timestamp` by default. */
    utxoSortBy: "timestamp" | "amount"
    /** Only validators of this status. All of them when omitted. */
    validationStatus: "completed" | "active" | "pending" | "removed"
    /** A wallet address. */
    walletAddress: components["schemas"]["EvmAddress"]
    /** Only items of these nodes, by their whole IDs, separated by commas, at most 256. */
    wholeNodeIds: components["schemas"]["NodeID"][]
    /** The X-Chain, as `x-chain` or by its blockchain ID. */
    xBlockchainId: string
  }
  requestBodies: never
  headers: {
    /** `no`: proxies that know this header pass each event on as it comes. */
    buffering: string
    /** `no-cache`: an answer may be stored, and must be revalidated before each use. */
    cacheControl: string
    /** Says which header a key is sent in. The hosted service may not send it. */
    challenge: string
    /**
     * Names the bytes of the answer. Sent back in `if-none-match`, it is answered with 304 and no body while they are
     * the same.
     */
    entityTag: string
    /** Compute units left in the current window, too few for the call. Sent where the rate limit was exceeded. */
    exhausted: number
    /**
     * The number of the last indexed block of the chain that the answer is about. Absent while nothing of it is
     * indexed, and where the answer is about several chains.
     */
    indexedBlock: string
    /** The time of that block, in Unix seconds; of several chains the oldest. */
    indexedBlockTime: string
    /**
     * How many seconds the service may be behind the node: the age of the last indexed block while the node has a later
     * one, else 0; of several chains the largest. Absent until the node's height is known.
     */
    indexingLag: string
    /**
     * Of each of these limits the compute units that are left (`r`) and the seconds until its window ends (`t`), as a
     * structured field of draft-ietf-httpapi-ratelimit-headers. Sent by Serac's services where they limit.
     */
    left: string
    /** Compute units that a window allows, of the one of which least is left. Sent by services that limit. */
    limit: number
    /**
     * The limits: of each its name, its quota in compute units (`q`) and its window in seconds (`w`), as a structured
     * field of draft-ietf-httpapi-ratelimit-headers. A call costs its operation's `x-execution-weight`. Sent by
     * services that limit; others may write it otherwise.
     */
    policy: string
    /** Compute units left in that window. Sent by services that limit. */
    remaining: number
    /**
     * Names the request in the service's log: the `x-request-id` that was sent with it, or a new one. The hosted
     * service may not send it.
     */
    requestId: string
    /** Seconds until the window ends. Sent where the rate limit was exceeded. */
    reset: number
    /** Seconds to wait before the next call. */
    retryAfter: number
    /** `false`: this service never answers this request otherwise. Absent where repeating it can help. */
    shouldRetry: string
    /** `no-store, no-transform`: a stream is neither stored nor compressed on its way. */
    streamCacheControl: string
  }
  pathItems: never
}
export type ActiveDelegator = components["schemas"]["ActiveDelegator"]
export type ActiveValidator = components["schemas"]["ActiveValidator"]
export type AddressChains = components["schemas"]["AddressChains"]
export type AddressesOfKey = components["schemas"]["AddressesOfKey"]
export type AggregateDuration = components["schemas"]["AggregateDuration"]
export type AggregateSignaturesRequest = components["schemas"]["AggregateSignaturesRequest"]
export type AggregationJustification = components["schemas"]["AggregationJustification"]
export type AggregationMessage = components["schemas"]["AggregationMessage"]
export type AggregationOptions = components["schemas"]["AggregationOptions"]
export type ApiLog = components["schemas"]["ApiLog"]
export type ApiLogMetadata = components["schemas"]["ApiLogMetadata"]
export type ApiLogPage = components["schemas"]["ApiLogPage"]
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
export type AvaxAmount = components["schemas"]["AvaxAmount"]
export type AvaxSupply = components["schemas"]["AvaxSupply"]
export type BalanceOwner = components["schemas"]["BalanceOwner"]
export type BalanceSource = components["schemas"]["BalanceSource"]
export type BalanceValue = components["schemas"]["BalanceValue"]
export type BareUint64 = components["schemas"]["BareUint64"]
export type BlockMinDelayExcess = components["schemas"]["BlockMinDelayExcess"]
export type Blockchain = components["schemas"]["Blockchain"]
export type BlockchainInfo = components["schemas"]["BlockchainInfo"]
export type BlockchainPage = components["schemas"]["BlockchainPage"]
export type BlocksAppended = components["schemas"]["BlocksAppended"]
export type BlocksRepaired = components["schemas"]["BlocksRepaired"]
export type BlocksRolledBack = components["schemas"]["BlocksRolledBack"]
export type BlsCredentials = components["schemas"]["BlsCredentials"]
export type CChainAtomicBalances = components["schemas"]["CChainAtomicBalances"]
export type CChainExportTransaction = components["schemas"]["CChainExportTransaction"]
export type CChainImportTransaction = components["schemas"]["CChainImportTransaction"]
export type CChainTransactionBase = components["schemas"]["CChainTransactionBase"]
export type Cb58Id = components["schemas"]["Cb58Id"]
export type Chain = components["schemas"]["Chain"]
export type ChainEvent = components["schemas"]["ChainEvent"]
export type ChainList = components["schemas"]["ChainList"]
export type ChainReset = components["schemas"]["ChainReset"]
export type ChainsOfAddress = components["schemas"]["ChainsOfAddress"]
export type ChainsOfAddresses = components["schemas"]["ChainsOfAddresses"]
export type ChangeSequence = components["schemas"]["ChangeSequence"]
export type CollectibleBalance = components["schemas"]["CollectibleBalance"]
export type CollectibleBalancePage = components["schemas"]["CollectibleBalancePage"]
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
export type DelegatorsDetails = components["schemas"]["DelegatorsDetails"]
export type DeliveredIcmMessage = components["schemas"]["DeliveredIcmMessage"]
export type DeliveredSourceNotIndexedIcmMessage = components["schemas"]["DeliveredSourceNotIndexedIcmMessage"]
export type DeploymentDetails = components["schemas"]["DeploymentDetails"]
export type Erc1155BalancePage = components["schemas"]["Erc1155BalancePage"]
export type Erc1155Contract = components["schemas"]["Erc1155Contract"]
export type Erc1155NftToken = components["schemas"]["Erc1155NftToken"]
export type Erc1155Token = components["schemas"]["Erc1155Token"]
export type Erc1155TokenBalance = components["schemas"]["Erc1155TokenBalance"]
export type Erc1155TokenMetadata = components["schemas"]["Erc1155TokenMetadata"]
export type Erc1155Transfer = components["schemas"]["Erc1155Transfer"]
export type Erc1155TransferDetails = components["schemas"]["Erc1155TransferDetails"]
export type Erc1155TransferPage = components["schemas"]["Erc1155TransferPage"]
export type Erc1155TransfersOfTransaction = components["schemas"]["Erc1155TransfersOfTransaction"]
export type Erc20BalancePage = components["schemas"]["Erc20BalancePage"]
export type Erc20Contract = components["schemas"]["Erc20Contract"]
export type Erc20Token = components["schemas"]["Erc20Token"]
export type Erc20TokenBalance = components["schemas"]["Erc20TokenBalance"]
export type Erc20TokenV2 = components["schemas"]["Erc20TokenV2"]
export type Erc20Transfer = components["schemas"]["Erc20Transfer"]
export type Erc20TransferDetails = components["schemas"]["Erc20TransferDetails"]
export type Erc20TransferDetailsV2 = components["schemas"]["Erc20TransferDetailsV2"]
export type Erc20TransferPage = components["schemas"]["Erc20TransferPage"]
export type Erc20TransfersOfTransaction = components["schemas"]["Erc20TransfersOfTransaction"]
export type Erc721BalancePage = components["schemas"]["Erc721BalancePage"]
export type Erc721Contract = components["schemas"]["Erc721Contract"]
export type Erc721NftToken = components["schemas"]["Erc721NftToken"]
export type Erc721Token = components["schemas"]["Erc721Token"]
export type Erc721TokenBalance = components["schemas"]["Erc721TokenBalance"]
export type Erc721TokenMetadata = components["schemas"]["Erc721TokenMetadata"]
export type Erc721Transfer = components["schemas"]["Erc721Transfer"]
export type Erc721TransferDetails = components["schemas"]["Erc721TransferDetails"]
export type Erc721TransferPage = components["schemas"]["Erc721TransferPage"]
export type Erc721TransfersOfTransaction = components["schemas"]["Erc721TransfersOfTransaction"]
export type ErrorBody = components["schemas"]["ErrorBody"]
export type EstimatedRewards = components["schemas"]["EstimatedRewards"]
export type EvmAddress = components["schemas"]["EvmAddress"]
export type EvmBlock = components["schemas"]["EvmBlock"]
export type EvmBlockPage = components["schemas"]["EvmBlockPage"]
export type EvmBlockTransactionPage = components["schemas"]["EvmBlockTransactionPage"]
export type EvmHash = components["schemas"]["EvmHash"]
export type EvmInput = components["schemas"]["EvmInput"]
export type EvmOutput = components["schemas"]["EvmOutput"]
export type EvmTransaction = components["schemas"]["EvmTransaction"]
export type EvmTransactionPage = components["schemas"]["EvmTransactionPage"]
export type FullEvmTransaction = components["schemas"]["FullEvmTransaction"]
export type GenesisData = components["schemas"]["GenesisData"]
export type Geolocation = components["schemas"]["Geolocation"]
export type GeolocationOrNull = components["schemas"]["GeolocationOrNull"]
export type HealthCheck = components["schemas"]["HealthCheck"]
export type HealthPart = components["schemas"]["HealthPart"]
export type HealthParts = components["schemas"]["HealthParts"]
export type HexPayload = components["schemas"]["HexPayload"]
export type HistoricalReward = components["schemas"]["HistoricalReward"]
export type HistoricalRewardPage = components["schemas"]["HistoricalRewardPage"]
export type IcmDestinationTransaction = components["schemas"]["IcmDestinationTransaction"]
export type IcmMessage = components["schemas"]["IcmMessage"]
export type IcmMessageBase = components["schemas"]["IcmMessageBase"]
export type IcmMessageFields = components["schemas"]["IcmMessageFields"]
export type IcmMessageId = components["schemas"]["IcmMessageId"]
export type IcmMessagePage = components["schemas"]["IcmMessagePage"]
export type IcmReceipt = components["schemas"]["IcmReceipt"]
export type IcmRewardDetails = components["schemas"]["IcmRewardDetails"]
export type IcmSourceTransaction = components["schemas"]["IcmSourceTransaction"]
export type ImageAsset = components["schemas"]["ImageAsset"]
export type InternalTransaction = components["schemas"]["InternalTransaction"]
export type InternalTransactionDetails = components["schemas"]["InternalTransactionDetails"]
export type InternalTransactionPage = components["schemas"]["InternalTransactionPage"]
export type InternalTransactionsOfTransaction = components["schemas"]["InternalTransactionsOfTransaction"]
export type JustificationAggregation = components["schemas"]["JustificationAggregation"]
export type L1BlsCredentials = components["schemas"]["L1BlsCredentials"]
export type L1Validator = components["schemas"]["L1Validator"]
export type L1ValidatorChange = components["schemas"]["L1ValidatorChange"]
export type L1ValidatorManagerDetails = components["schemas"]["L1ValidatorManagerDetails"]
export type L1ValidatorPage = components["schemas"]["L1ValidatorPage"]
export type LastActivity = components["schemas"]["LastActivity"]
export type LinearAssetTransaction = components["schemas"]["LinearAssetTransaction"]
export type Log = components["schemas"]["Log"]
export type MessageAggregation = components["schemas"]["MessageAggregation"]
export type MetadataChanged = components["schemas"]["MetadataChanged"]
export type Method = components["schemas"]["Method"]
export type NativeBalance = components["schemas"]["NativeBalance"]
export type NativeTokenBalance = components["schemas"]["NativeTokenBalance"]
export type Network = components["schemas"]["Network"]
export type NetworkDetails = components["schemas"]["NetworkDetails"]
export type NetworkToken = components["schemas"]["NetworkToken"]
export type NetworkTokenDetails = components["schemas"]["NetworkTokenDetails"]
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
export type OtherTokenBalance = components["schemas"]["OtherTokenBalance"]
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
export type PrimaryNetworkAddresses = components["schemas"]["PrimaryNetworkAddresses"]
export type PrimaryNetworkBalances = components["schemas"]["PrimaryNetworkBalances"]
export type PrimaryNetworkBlock = components["schemas"]["PrimaryNetworkBlock"]
export type PrimaryNetworkBlockPage = components["schemas"]["PrimaryNetworkBlockPage"]
export type PrimaryNetworkBlocksAppended = components["schemas"]["PrimaryNetworkBlocksAppended"]
export type PrimaryNetworkBlocksRepaired = components["schemas"]["PrimaryNetworkBlocksRepaired"]
export type PrimaryNetworkChainInfo = components["schemas"]["PrimaryNetworkChainInfo"]
export type PrimaryNetworkEvent = components["schemas"]["PrimaryNetworkEvent"]
export type PrimaryNetworkMetadataChanged = components["schemas"]["PrimaryNetworkMetadataChanged"]
export type PrimaryNetworkReset = components["schemas"]["PrimaryNetworkReset"]
export type PrimaryNetworkRpcUsageMetrics = components["schemas"]["PrimaryNetworkRpcUsageMetrics"]
export type PrimaryNetworkTransaction = components["schemas"]["PrimaryNetworkTransaction"]
export type PrimaryNetworkTransactionPage = components["schemas"]["PrimaryNetworkTransactionPage"]
export type PrimaryNetworkTxType = components["schemas"]["PrimaryNetworkTxType"]
export type PrimaryNetworkUtxo = components["schemas"]["PrimaryNetworkUtxo"]
export type ProposerDetails = components["schemas"]["ProposerDetails"]
export type Quantity = components["schemas"]["Quantity"]
export type RemovedValidator = components["schemas"]["RemovedValidator"]
export type ResourceLink = components["schemas"]["ResourceLink"]
export type RevertReason = components["schemas"]["RevertReason"]
export type RewardAmounts = components["schemas"]["RewardAmounts"]
export type RewardBase = components["schemas"]["RewardBase"]
export type SearchResultSchema = components["schemas"]["SearchResult"]
export type SearchResults = components["schemas"]["SearchResults"]
export type SharedAssetBalance = components["schemas"]["SharedAssetBalance"]
export type SignedMessage = components["schemas"]["SignedMessage"]
export type StakingDistribution = components["schemas"]["StakingDistribution"]
export type StakingPeriod = components["schemas"]["StakingPeriod"]
export type Subnet = components["schemas"]["Subnet"]
export type SubnetOwnershipInfo = components["schemas"]["SubnetOwnershipInfo"]
export type SubnetPage = components["schemas"]["SubnetPage"]
export type SubnetRpcUsageMetrics = components["schemas"]["SubnetRpcUsageMetrics"]
export type TeleporterMessage = components["schemas"]["TeleporterMessage"]
export type TeleporterMessageInfo = components["schemas"]["TeleporterMessageInfo"]
export type TeleporterMessagePage = components["schemas"]["TeleporterMessagePage"]
export type TokenHolder = components["schemas"]["TokenHolder"]
export type TokenHolderPage = components["schemas"]["TokenHolderPage"]
export type TokenId = components["schemas"]["TokenId"]
export type TokenReputation = components["schemas"]["TokenReputation"]
export type TokenUri = components["schemas"]["TokenUri"]
export type TransactionDetails = components["schemas"]["TransactionDetails"]
export type TransactionDetailsPage = components["schemas"]["TransactionDetailsPage"]
export type TransactionDetailsPageV2 = components["schemas"]["TransactionDetailsPageV2"]
export type TransactionDetailsV2 = components["schemas"]["TransactionDetailsV2"]
export type Transfer = components["schemas"]["Transfer"]
export type TransferBase = components["schemas"]["TransferBase"]
export type TransferDetailsBase = components["schemas"]["TransferDetailsBase"]
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
export type UtxoPage = components["schemas"]["UtxoPage"]
export type Validator = components["schemas"]["Validator"]
export type ValidatorAuthority = components["schemas"]["ValidatorAuthority"]
export type ValidatorBase = components["schemas"]["ValidatorBase"]
export type ValidatorDelegation = components["schemas"]["ValidatorDelegation"]
export type ValidatorHealth = components["schemas"]["ValidatorHealth"]
export type ValidatorPage = components["schemas"]["ValidatorPage"]
export type ValidatorRewards = components["schemas"]["ValidatorRewards"]
export type ValidatorsDetails = components["schemas"]["ValidatorsDetails"]
export type Vertex = components["schemas"]["Vertex"]
export type Vertices = components["schemas"]["Vertices"]
export type WholeTransaction = components["schemas"]["WholeTransaction"]
export type XChainBalances = components["schemas"]["XChainBalances"]
export type $defs = Record<string, never>
export interface operations {
  aggregateSignatures: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** The network. `fuji` and `testnet` both name the test network. */
        network: components["parameters"]["network"]
      }
      cookie?: never
    }
    /** The message, the signing subnet and the quorum. */
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
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["AggregatorFailed"]
      503: components["responses"]["SignaturesUnavailable"]
    }
  }
  getAggregatedSignatures: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** The network. `fuji` and `testnet` both name the test network. */
        network: components["parameters"]["network"]
        /** Hash of a transaction of the P-Chain or the X-Chain. */
        txHash: components["schemas"]["Cb58Id"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components["responses"]["SignedMessageRead"]
      201: components["responses"]["SignedMessageCreated"]
      304: components["responses"]["NotModified"]
      400: components["responses"]["InvalidTransactionHash"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownTransaction"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["AggregatorFailed"]
      503: components["responses"]["L1SignaturesUnavailable"]
    }
  }
  listAssetTransactions: {
    parameters: {
      query?: {
        /**
         * Only transactions of these types, at most 32. Repeat the parameter for several types, or separate them by
         * commas. Types that are not listed here are accepted.
         */
        txTypes?: components["parameters"]["txTypes"]
        /** Only items after this time, exclusive, in Unix seconds. */
        startTimestamp?: components["parameters"]["startTimestamp"]
        /** Only items before this time, exclusive, in Unix seconds. */
        endTimestamp?: components["parameters"]["endTimestamp"]
        /**
         * Cursor of the page: the `nextPageToken` of the page before it. The first page when omitted. A token is
         * opaque, and good for the path and the filters that it was issued for; the page size may change.
         */
        pageToken?: components["parameters"]["pageToken"]
        /** Maximum number of items per page, 10 by default. */
        pageSize?: components["parameters"]["pageSize"]
      }
      header?: never
      path: {
        /** The network. `fuji` and `testnet` both name the test network. */
        network: components["parameters"]["network"]
        /** The X-Chain, as `x-chain` or by its blockchain ID. */
        blockchainId: components["parameters"]["xBlockchainId"]
        /** ID of an asset of the X-Chain. */
        assetId: components["parameters"]["assetId"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of transactions, and their chain. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AssetTransactionPage"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
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
        /**
         * Cursor of the page: the `nextPageToken` of the page before it. The first page when omitted. A token is
         * opaque, and good for the path and the filters that it was issued for; the page size may change.
         */
        pageToken?: components["parameters"]["pageToken"]
        /** Maximum number of items per page, 10 by default. */
        pageSize?: components["parameters"]["pageSize"]
        /** Only nodes whose ID contains one of these texts, separated by commas, at most 400. */
        nodeIds?: string[]
        /**
         * What to sort by, `blockIndex` by default. `delegationFee` is for validators of the primary network only, and
         * requires `subnetId` `11111111111111111111111111111111LpoYY`, the ID of the primary network.
         */
        sortBy?: "blockIndex" | "delegationCapacity" | "timeRemaining" | "delegationFee" | "uptimePerformance"
        /** Ascending or descending, by time or by `sortBy` where that is given. Descending when omitted. */
        sortOrder?: components["parameters"]["sortOrder"]
        /** Only validators of this status. All of them when omitted. */
        validationStatus?: components["parameters"]["validationStatus"]
        /** Minimum amount that can still be delegated to the validator, in nAVAX. */
        minDelegationCapacity?: components["schemas"]["DelegationCapacity"]
        /** Maximum amount that can still be delegated to the validator, in nAVAX. */
        maxDelegationCapacity?: components["schemas"]["DelegationCapacity"]
        /** Minimum number of seconds until the validation ends. */
        minTimeRemaining?: number
        /** Maximum number of seconds until the validation ends. */
        maxTimeRemaining?: number
        /**
         * Minimum delegation fee, in percent. Excludes validations of subnets, also with 2, the lowest fee. No
         * validator is excluded when omitted.
         */
        minFeePercentage?: number
        /**
         * Maximum delegation fee, in percent. Excludes validations of subnets, also with 100, the highest fee. No
         * validator is excluded when omitted.
         */
        maxFeePercentage?: number
        /**
         * Minimum uptime, in percent. No validator is excluded when omitted; the default of 90 that the hosted service
         * documents is not applied. When given, validators whose uptime nobody measures are excluded.
         */
        minUptimePerformance?: number
        /**
         * Maximum uptime, in percent. No validator is excluded when omitted; when given, those whose uptime nobody
         * measures are.
         */
        maxUptimePerformance?: number
        /** Only validators of this subnet. Those of all subnets when omitted. */
        subnetId?: components["schemas"]["Cb58Id"]
      }
      header?: never
      path: {
        /** The network. `fuji` and `testnet` both name the test network. */
        network: components["parameters"]["network"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of validators. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["ValidatorPage"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
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
      query: {
        /**
         * Addresses, separated by commas, at most 256. Each starts with the prefix of the network (`avax` on mainnet,
         * `fuji` on the test network, `local` or `custom` on a private one), optionally preceded by `P-`, `X-` or `C-`.
         */
        addresses: components["parameters"]["addresses"]
        /**
         * Cursor of the page: the `nextPageToken` of the page before it. The first page when omitted. A token is
         * opaque, and good for the path and the filters that it was issued for; the page size may change.
         */
        pageToken?: components["parameters"]["pageToken"]
        /** Maximum number of items per page, 10 by default. */
        pageSize?: components["parameters"]["pageSize"]
        /** Only UTXOs of this asset. On the X-Chain only. */
        assetId?: components["parameters"]["utxoAsset"]
        /** Minimum amount, inclusive, in the smallest unit of the asset (nAVAX for AVAX). */
        minUtxoAmount?: components["parameters"]["minUtxoAmount"]
        /** Whether spent UTXOs are listed too. False when omitted. */
        includeSpent?: components["parameters"]["includeSpent"]
        /** What to sort by, `timestamp` by default. */
        sortBy?: components["parameters"]["utxoSortBy"]
        /** Ascending or descending, by time or by `sortBy` where that is given. Descending when omitted. */
        sortOrder?: components["parameters"]["sortOrder"]
      }
      header?: never
      path: {
        /** The network. `fuji` and `testnet` both name the test network. */
        network: components["parameters"]["network"]
        /** Alias or blockchain ID of a chain of the primary network. */
        blockchainId: components["parameters"]["primaryBlockchainId"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of UTXOs, and their chain. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["UtxoPage"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
      400: components["responses"]["InvalidUtxoPage"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownBlockchainToReadOrPost"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  getUtxosByAddressesV2: {
    parameters: {
      query?: {
        /**
         * Cursor of the page: the `nextPageToken` of the page before it. The first page when omitted. A token is
         * opaque, and good for the path and the filters that it was issued for; the page size may change.
         */
        pageToken?: components["parameters"]["pageToken"]
        /** Maximum number of items per page, 10 by default. */
        pageSize?: number
        /** Only UTXOs of this asset. On the X-Chain only. */
        assetId?: components["parameters"]["utxoAsset"]
        /** Minimum amount, inclusive, in the smallest unit of the asset (nAVAX for AVAX). */
        minUtxoAmount?: components["parameters"]["minUtxoAmount"]
        /** Whether spent UTXOs are listed too. False when omitted. */
        includeSpent?: components["parameters"]["includeSpent"]
        /** What to sort by, `timestamp` by default. */
        sortBy?: components["parameters"]["utxoSortBy"]
        /** Ascending or descending, by time or by `sortBy` where that is given. Descending when omitted. */
        sortOrder?: components["parameters"]["sortOrder"]
      }
      header?: never
      path: {
        /** The network. `fuji` and `testnet` both name the test network. */
        network: components["parameters"]["network"]
        /** Alias or blockchain ID of a chain of the primary network. */
        blockchainId: components["parameters"]["primaryBlockchainId"]
      }
      cookie?: never
    }
    /** The addresses. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["PrimaryNetworkAddresses"]
      }
    }
    responses: {
      /** One page of UTXOs, and their chain. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["UtxoPage"]
        }
      }
      400: components["responses"]["InvalidUtxoSearch"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownBlockchainToReadOrPost"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  listTransactions: {
    parameters: {
      query?: {
        /** First block of the range, inclusive. Without `endBlock` the range ends with the latest block. */
        startBlock?: components["parameters"]["startBlock"]
        /** End of the range, exclusive. Without `startBlock` the range starts at genesis. */
        endBlock?: components["parameters"]["endBlock"]
        /** Ascending or descending, by time or by `sortBy` where that is given. Descending when omitted. */
        sortOrder?: components["parameters"]["sortOrder"]
        /**
         * Cursor of the page: the `nextPageToken` of the page before it. The first page when omitted. A token is
         * opaque, and good for the path and the filters that it was issued for; the page size may change.
         */
        pageToken?: components["parameters"]["pageToken"]
        /** Maximum number of items per page, 10 by default. */
        pageSize?: components["parameters"]["pageSize"]
      }
      header?: never
      path: {
        /** EVM chain ID or blockchain ID of a supported chain. */
        chainId: components["parameters"]["chainId"]
        /** A wallet address. */
        address: components["parameters"]["walletAddress"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of transactions. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["TransactionDetailsPage"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
      400: components["responses"]["InvalidAddressTransactionPage"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownChain"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  listTransactionsV2: {
    parameters: {
      query?: {
        /** First block of the range, inclusive. Without `endBlock` the range ends with the latest block. */
        startBlock?: components["parameters"]["startBlock"]
        /** End of the range, exclusive. Without `startBlock` the range starts at genesis. */
        endBlock?: components["parameters"]["endBlock"]
        /** Ascending or descending, by time or by `sortBy` where that is given. Descending when omitted. */
        sortOrder?: components["parameters"]["sortOrder"]
        /**
         * Whether to leave out transfers of tokens whose reputation is `Malicious`, and transactions that have nothing
         * else to do with the address, so that a page may have fewer items than `pageSize`, or none, while there are
         * more.
         */
        filterSpamTokens?: boolean
        /**
         * Cursor of the page: the `nextPageToken` of the page before it. The first page when omitted. A token is
         * opaque, and good for the path and the filters that it was issued for; the page size may change.
         */
        pageToken?: components["parameters"]["pageToken"]
        /** Maximum number of items per page, 10 by default. */
        pageSize?: components["parameters"]["pageSize"]
      }
      header?: never
      path: {
        /** EVM chain ID or blockchain ID of a supported chain. */
        chainId: components["parameters"]["chainId"]
        /** A wallet address. */
        address: components["parameters"]["walletAddress"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of transactions. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["TransactionDetailsPageV2"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
      400: components["responses"]["InvalidFilteredTransactionPage"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownChain"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  listNativeTransactions: {
    parameters: {
      query?: {
        /** First block of the range, inclusive. Without `endBlock` the range ends with the latest block. */
        startBlock?: components["parameters"]["startBlock"]
        /** End of the range, exclusive. Without `startBlock` the range starts at genesis. */
        endBlock?: components["parameters"]["endBlock"]
        /**
         * Cursor of the page: the `nextPageToken` of the page before it. The first page when omitted. A token is
         * opaque, and good for the path and the filters that it was issued for; the page size may change.
         */
        pageToken?: components["parameters"]["pageToken"]
        /** Maximum number of items per page, 10 by default. */
        pageSize?: components["parameters"]["pageSize"]
      }
      header?: never
      path: {
        /** EVM chain ID or blockchain ID of a supported chain. */
        chainId: components["parameters"]["chainId"]
        /** A wallet address. */
        address: components["parameters"]["walletAddress"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of transactions. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["EvmTransactionPage"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
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
  listErc20Transactions: {
    parameters: {
      query?: {
        /** First block of the range, inclusive. Without `endBlock` the range ends with the latest block. */
        startBlock?: components["parameters"]["startBlock"]
        /** End of the range, exclusive. Without `startBlock` the range starts at genesis. */
        endBlock?: components["parameters"]["endBlock"]
        /**
         * Cursor of the page: the `nextPageToken` of the page before it. The first page when omitted. A token is
         * opaque, and good for the path and the filters that it was issued for; the page size may change.
         */
        pageToken?: components["parameters"]["pageToken"]
        /** Maximum number of items per page, 10 by default. */
        pageSize?: components["parameters"]["pageSize"]
      }
      header?: never
      path: {
        /** EVM chain ID or blockchain ID of a supported chain. */
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
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Erc20TransferPage"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
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
  listErc721Transfers: {
    parameters: {
      query?: {
        /** First block of the range, inclusive. Without `endBlock` the range ends with the latest block. */
        startBlock?: components["parameters"]["startBlock"]
        /** End of the range, exclusive. Without `startBlock` the range starts at genesis. */
        endBlock?: components["parameters"]["endBlock"]
        /**
         * Cursor of the page: the `nextPageToken` of the page before it. The first page when omitted. A token is
         * opaque, and good for the path and the filters that it was issued for; the page size may change.
         */
        pageToken?: components["parameters"]["pageToken"]
        /** Maximum number of items per page, 10 by default. */
        pageSize?: components["parameters"]["pageSize"]
      }
      header?: never
      path: {
        /** EVM chain ID or blockchain ID of a supported chain. */
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
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Erc721TransferPage"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
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
  listErc1155Transactions: {
    parameters: {
      query?: {
        /** First block of the range, inclusive. Without `endBlock` the range ends with the latest block. */
        startBlock?: components["parameters"]["startBlock"]
        /** End of the range, exclusive. Without `startBlock` the range starts at genesis. */
        endBlock?: components["parameters"]["endBlock"]
        /**
         * Cursor of the page: the `nextPageToken` of the page before it. The first page when omitted. A token is
         * opaque, and good for the path and the filters that it was issued for; the page size may change.
         */
        pageToken?: components["parameters"]["pageToken"]
        /** Maximum number of items per page, 10 by default. */
        pageSize?: components["parameters"]["pageSize"]
      }
      header?: never
      path: {
        /** EVM chain ID or blockchain ID of a supported chain. */
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
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Erc1155TransferPage"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
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
  listInternalTransactions: {
    parameters: {
      query?: {
        /** First block of the range, inclusive. Without `endBlock` the range ends with the latest block. */
        startBlock?: components["parameters"]["startBlock"]
        /** End of the range, exclusive. Without `startBlock` the range starts at genesis. */
        endBlock?: components["parameters"]["endBlock"]
        /**
         * Cursor of the page: the `nextPageToken` of the page before it. The first page when omitted. A token is
         * opaque, and good for the path and the filters that it was issued for; the page size may change.
         */
        pageToken?: components["parameters"]["pageToken"]
        /** Maximum number of items per page, 10 by default. */
        pageSize?: components["parameters"]["pageSize"]
      }
      header?: never
      path: {
        /** EVM chain ID or blockchain ID of a supported chain. */
        chainId: components["parameters"]["chainId"]
        /** A wallet address. */
        address: components["parameters"]["walletAddress"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of internal transactions. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["InternalTransactionPage"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
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
        /** First block of the range, inclusive. Without `endBlock` the range ends with the latest block. */
        startBlock?: components["parameters"]["startBlock"]
        /** End of the range, exclusive. Without `startBlock` the range starts at genesis. */
        endBlock?: components["parameters"]["endBlock"]
        /**
         * Cursor of the page: the `nextPageToken` of the page before it. The first page when omitted. A token is
         * opaque, and good for the path and the filters that it was issued for; the page size may change.
         */
        pageToken?: components["parameters"]["pageToken"]
        /** Maximum number of items per page, 10 by default. */
        pageSize?: components["parameters"]["pageSize"]
      }
      header?: never
      path: {
        /** EVM chain ID or blockchain ID of a supported chain. */
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
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["TransferPage"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
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
  listTokenHolders: {
    parameters: {
      query?: {
        /**
         * ID of the token of an ERC-721 or ERC-1155 contract whose holders are listed. Without it, the contract is an
         * ERC-20 token.
         */
        tokenId?: components["parameters"]["heldTokenId"]
        /**
         * Cursor of the page: the `nextPageToken` of the page before it. The first page when omitted. A token is
         * opaque, and good for the path and the filters that it was issued for; the page size may change.
         */
        pageToken?: components["parameters"]["pageToken"]
        /** Maximum number of items per page, 10 by default. */
        pageSize?: components["parameters"]["balancePageSize"]
      }
      header?: never
      path: {
        /** EVM chain ID or blockchain ID of a supported chain. */
        chainId: components["parameters"]["chainId"]
        /** The address of an ERC-20, ERC-721 or ERC-1155 contract. */
        address: components["parameters"]["tokenAddress"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of holders; an empty list where nobody has anything of it. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["TokenHolderPage"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
      400: components["responses"]["InvalidHolderPage"]
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
        /**
         * Cursor of the page: the `nextPageToken` of the page before it. The first page when omitted. A token is
         * opaque, and good for the path and the filters that it was issued for; the page size may change.
         */
        pageToken?: components["parameters"]["pageToken"]
        /** Maximum number of items per page, 10 by default. */
        pageSize?: components["parameters"]["pageSize"]
        /** Only transactions with this status. Both when omitted. */
        status?: components["parameters"]["transactionStatus"]
      }
      header?: never
      path: {
        /** EVM chain ID or blockchain ID of a supported chain. */
        chainId: components["parameters"]["chainId"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of transactions. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["EvmTransactionPage"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
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
  getTransaction: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** EVM chain ID or blockchain ID of a supported chain. */
        chainId: components["parameters"]["chainId"]
        /** Hash of the transaction. */
        txHash: components["parameters"]["evmTxHash"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** The transaction. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["WholeTransaction"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
      400: components["responses"]["InvalidEvmTransactionHash"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownEvmTransaction"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  getDeploymentTransaction: {
    parameters: {
      query?: {
        /** Currency of prices, `usd` by default. A price that is not known in it is absent. */
        currency?: components["parameters"]["currency"]
      }
      header?: never
      path: {
        /** EVM chain ID or blockchain ID of a supported chain. */
        chainId: components["parameters"]["chainId"]
        /** The address of a contract. */
        address: components["parameters"]["contractAddress"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** The transaction. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["WholeTransaction"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
      400: components["responses"]["InvalidDeployment"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownContract"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  listContractDeployments: {
    parameters: {
      query?: {
        /**
         * Cursor of the page: the `nextPageToken` of the page before it. The first page when omitted. A token is
         * opaque, and good for the path and the filters that it was issued for; the page size may change.
         */
        pageToken?: components["parameters"]["pageToken"]
        /** Maximum number of items per page, 10 by default. */
        pageSize?: components["parameters"]["pageSize"]
      }
      header?: never
      path: {
        /** EVM chain ID or blockchain ID of a supported chain. */
        chainId: components["parameters"]["chainId"]
        /** Address of the deployer, a wallet or a contract. */
        address: components["schemas"]["EvmAddress"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of contracts. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["ContractPage"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
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
  getNativeBalance: {
    parameters: {
      query?: {
        /** The balances at the end of this block. At the end of the last indexed one when omitted. */
        blockNumber?: components["parameters"]["balanceBlockNumber"]
        /** Currency of prices, `usd` by default. A price that is not known in it is absent. */
        currency?: components["parameters"]["currency"]
      }
      header?: never
      path: {
        /** EVM chain ID or blockchain ID of a supported chain. */
        chainId: components["parameters"]["chainId"]
        /** A wallet address. */
        address: components["parameters"]["walletAddress"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** The balance. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["NativeBalance"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
      400: components["responses"]["InvalidNativeBalance"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownBlockNumber"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["NativeBalanceUnavailable"]
    }
  }
  listErc20Balances: {
    parameters: {
      query?: {
        /** The balances at the end of this block. At the end of the last indexed one when omitted. */
        blockNumber?: components["parameters"]["balanceBlockNumber"]
        /** Only tokens of these contracts, separated by commas, at most 100. */
        contractAddresses?: components["parameters"]["contractAddresses"]
        /**
         * Whether to leave out tokens whose reputation is `Malicious`, so that a page may have fewer items than
         * `pageSize`, or none, while there are more.
         */
        filterSpamTokens?: components["parameters"]["filterSpamBalances"]
        /** Currency of prices, `usd` by default. A price that is not known in it is absent. */
        currency?: components["parameters"]["currency"]
        /**
         * Cursor of the page: the `nextPageToken` of the page before it. The first page when omitted. A token is
         * opaque, and good for the path and the filters that it was issued for; the page size may change.
         */
        pageToken?: components["parameters"]["pageToken"]
        /** Maximum number of items per page, 10 by default. */
        pageSize?: components["parameters"]["balancePageSize"]
      }
      header?: never
      path: {
        /** EVM chain ID or blockchain ID of a supported chain. */
        chainId: components["parameters"]["chainId"]
        /** A wallet address. */
        address: components["parameters"]["walletAddress"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of balances. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Erc20BalancePage"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
      400: components["responses"]["InvalidErc20BalancePage"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownBlockNumber"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  listErc721Balances: {
    parameters: {
      query?: {
        /** Only tokens of this contract. */
        contractAddress?: components["parameters"]["balanceContract"]
        /**
         * Cursor of the page: the `nextPageToken` of the page before it. The first page when omitted. A token is
         * opaque, and good for the path and the filters that it was issued for; the page size may change.
         */
        pageToken?: components["parameters"]["pageToken"]
        /** Maximum number of items per page, 10 by default. */
        pageSize?: components["parameters"]["balancePageSize"]
      }
      header?: never
      path: {
        /** EVM chain ID or blockchain ID of a supported chain. */
        chainId: components["parameters"]["chainId"]
        /** A wallet address. */
        address: components["parameters"]["walletAddress"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of balances. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Erc721BalancePage"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
      400: components["responses"]["InvalidNftBalancePage"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownChain"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  listErc1155Balances: {
    parameters: {
      query?: {
        /** The balances at the end of this block. At the end of the last indexed one when omitted. */
        blockNumber?: components["parameters"]["balanceBlockNumber"]
        /** Only tokens of this contract. */
        contractAddress?: components["parameters"]["balanceContract"]
        /**
         * Cursor of the page: the `nextPageToken` of the page before it. The first page when omitted. A token is
         * opaque, and good for the path and the filters that it was issued for; the page size may change.
         */
        pageToken?: components["parameters"]["pageToken"]
        /** Maximum number of items per page, 10 by default. */
        pageSize?: components["parameters"]["balancePageSize"]
      }
      header?: never
      path: {
        /** EVM chain ID or blockchain ID of a supported chain. */
        chainId: components["parameters"]["chainId"]
        /** A wallet address. */
        address: components["parameters"]["walletAddress"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of balances. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Erc1155BalancePage"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
      400: components["responses"]["InvalidErc1155BalancePage"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownBlockNumber"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  listCollectibleBalances: {
    parameters: {
      query?: {
        /** Only tokens of this contract. */
        contractAddress?: components["parameters"]["balanceContract"]
        /**
         * Cursor of the page: the `nextPageToken` of the page before it. The first page when omitted. A token is
         * opaque, and good for the path and the filters that it was issued for; the page size may change.
         */
        pageToken?: components["parameters"]["pageToken"]
        /** Maximum number of items per page, 10 by default. */
        pageSize?: components["parameters"]["balancePageSize"]
      }
      header?: never
      path: {
        /** EVM chain ID or blockchain ID of a supported chain. */
        chainId: components["parameters"]["chainId"]
        /** A wallet address. */
        address: components["parameters"]["walletAddress"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of balances. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["CollectibleBalancePage"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
      400: components["responses"]["InvalidNftBalancePage"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownChain"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  getPrimaryNetworkAddresses: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** EVM chain ID or blockchain ID of a supported chain. */
        chainId: components["parameters"]["chainId"]
        /** The address of an account that sent a transaction. */
        address: components["parameters"]["senderAddress"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** The addresses. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AddressesOfKey"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
      400: components["responses"]["InvalidContract"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnrevealedKey"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  getContractMetadata: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** EVM chain ID or blockchain ID of a supported chain. */
        chainId: components["parameters"]["chainId"]
        /** The address of a contract. */
        address: components["parameters"]["contractAddress"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** The contract. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Contract"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
      400: components["responses"]["InvalidContract"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownContract"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  getTransactionsForBlock: {
    parameters: {
      query?: {
        /**
         * Cursor of the page: the `nextPageToken` of the page before it. The first page when omitted. A token is
         * opaque, and good for the path and the filters that it was issued for; the page size may change.
         */
        pageToken?: components["parameters"]["pageToken"]
        /** Maximum number of items per page. With 0, the default, as many as fit. */
        pageSize?: number
      }
      header?: never
      path: {
        /** EVM chain ID or blockchain ID of a supported chain. */
        chainId: components["parameters"]["chainId"]
        /** Number or hash of the block. */
        blockId: components["parameters"]["blockId"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of transactions. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["EvmBlockTransactionPage"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
      400: components["responses"]["InvalidBlockTransactionPage"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownBlock"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  listNftTokens: {
    parameters: {
      query?: {
        /**
         * Cursor of the page: the `nextPageToken` of the page before it. The first page when omitted. A token is
         * opaque, and good for the path and the filters that it was issued for; the page size may change.
         */
        pageToken?: components["parameters"]["pageToken"]
        /** Maximum number of items per page, 10 by default. */
        pageSize?: components["parameters"]["pageSize"]
      }
      header?: never
      path: {
        /** EVM chain ID or blockchain ID of a supported chain. */
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
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["NftTokenPage"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
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
  getTokenDetails: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** EVM chain ID or blockchain ID of a supported chain. */
        chainId: components["parameters"]["chainId"]
        /** The address of an NFT contract. */
        address: components["parameters"]["collectionAddress"]
        /** ID of the token in its contract. */
        tokenId: components["parameters"]["tokenId"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** The token. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["NftToken"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
      400: components["responses"]["InvalidToken"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownToken"]
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
        /** EVM chain ID or blockchain ID of a supported chain. */
        chainId: components["parameters"]["chainId"]
        /** The address of an NFT contract. */
        address: components["parameters"]["collectionAddress"]
        /** ID of the token in its contract. */
        tokenId: components["parameters"]["tokenId"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** Reindexing was triggered. The body is empty. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          [name: string]: unknown
        }
        content?: never
      }
      /** Reindexing was triggered, as the hosted service answers it. The body is empty. */
      201: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          [name: string]: unknown
        }
        content?: never
      }
      400: components["responses"]["InvalidToken"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownReindexedToken"]
      429: components["responses"]["ReindexedTooSoon"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  listLatestBlocks: {
    parameters: {
      query?: {
        /**
         * Cursor of the page: the `nextPageToken` of the page before it. The first page when omitted. A token is
         * opaque, and good for the path and the filters that it was issued for; the page size may change.
         */
        pageToken?: components["parameters"]["pageToken"]
        /** Maximum number of items per page, 10 by default. */
        pageSize?: components["parameters"]["pageSize"]
      }
      header?: never
      path: {
        /** EVM chain ID or blockchain ID of a supported chain. */
        chainId: components["parameters"]["chainId"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of blocks. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["EvmBlockPage"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
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
        /** EVM chain ID or blockchain ID of a supported chain. */
        chainId: components["parameters"]["chainId"]
        /** Number or hash of the block. */
        blockId: components["parameters"]["blockId"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** The block. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["EvmBlock"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
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
        /**
         * Cursor of the page: the `nextPageToken` of the page before it. The first page when omitted. A token is
         * opaque, and good for the path and the filters that it was issued for; the page size may change.
         */
        pageToken?: components["parameters"]["pageToken"]
        /** Maximum number of items per page, 10 by default. */
        pageSize?: components["parameters"]["pageSize"]
        /**
         * Only items of this network; a 404 where this service has nothing of it. `fuji` and `testnet` both name the
         * test network.
         */
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
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["IcmMessagePage"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
      400: components["responses"]["InvalidIcmPage"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownNetworkToFilter"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  listAllIcmMessages: {
    parameters: {
      query?: {
        /**
         * Cursor of the page: the `nextPageToken` of the page before it. The first page when omitted. A token is
         * opaque, and good for the path and the filters that it was issued for; the page size may change.
         */
        pageToken?: components["parameters"]["pageToken"]
        /** Maximum number of items per page, 10 by default. */
        pageSize?: components["parameters"]["pageSize"]
        /** Only messages that were sent from this blockchain. */
        sourceBlockchainId?: components["schemas"]["Cb58Id"]
        /** Only messages that were sent to this blockchain. */
        destinationBlockchainId?: components["schemas"]["Cb58Id"]
        /** Only messages that were sent from or to this blockchain. */
        blockchainId?: components["schemas"]["Cb58Id"]
        /** Only messages to this address. */
        to?: components["schemas"]["EvmAddress"]
        /** Only messages from this address. */
        from?: components["schemas"]["EvmAddress"]
        /**
         * Only items of this network; a 404 where this service has nothing of it. `fuji` and `testnet` both name the
         * test network.
         */
        network?: components["parameters"]["networkFilter"]
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of messages. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["IcmMessagePage"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
      400: components["responses"]["InvalidIcmListPage"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownNetworkToFilter"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  getIcmMessage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** ID of the message. */
        messageId: components["schemas"]["IcmMessageId"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** The message. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["IcmMessage"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
      400: components["responses"]["InvalidIcmMessageId"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownIcmMessage"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  listTeleporterMessagesByAddress: {
    parameters: {
      query?: {
        /**
         * Cursor of the page: the `nextPageToken` of the page before it. The first page when omitted. A token is
         * opaque, and good for the path and the filters that it was issued for; the page size may change.
         */
        pageToken?: components["parameters"]["pageToken"]
        /** Maximum number of items per page, 10 by default. */
        pageSize?: components["parameters"]["pageSize"]
        /**
         * Only items of this network; a 404 where this service has nothing of it. `fuji` and `testnet` both name the
         * test network.
         */
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
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["TeleporterMessagePage"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
      400: components["responses"]["InvalidIcmPage"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownNetworkToFilter"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  listTeleporterMessages: {
    parameters: {
      query?: {
        /**
         * Cursor of the page: the `nextPageToken` of the page before it. The first page when omitted. A token is
         * opaque, and good for the path and the filters that it was issued for; the page size may change.
         */
        pageToken?: components["parameters"]["pageToken"]
        /** Maximum number of items per page, 10 by default. */
        pageSize?: components["parameters"]["pageSize"]
        /** Only messages that were sent from this blockchain. */
        sourceBlockchainId?: components["schemas"]["Cb58Id"]
        /** Only messages that were sent to this blockchain. */
        destinationBlockchainId?: components["schemas"]["Cb58Id"]
        /** Only messages that were sent from or to this blockchain. */
        blockchainId?: components["schemas"]["Cb58Id"]
        /** Only messages to this address. */
        to?: components["schemas"]["EvmAddress"]
        /** Only messages from this address. */
        from?: components["schemas"]["EvmAddress"]
        /**
         * Only items of this network; a 404 where this service has nothing of it. `fuji` and `testnet` both name the
         * test network.
         */
        network?: components["parameters"]["networkFilter"]
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of messages. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["TeleporterMessagePage"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
      400: components["responses"]["InvalidIcmListPage"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownNetworkToFilter"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  getTeleporterMessage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** ID of the message. */
        messageId: components["schemas"]["IcmMessageId"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** The message. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["TeleporterMessage"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
      400: components["responses"]["InvalidIcmMessageId"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownIcmMessage"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  listLatestTransactionsAllChains: {
    parameters: {
      query?: {
        /**
         * Cursor of the page: the `nextPageToken` of the page before it. The first page when omitted. A token is
         * opaque, and good for the path and the filters that it was issued for; the page size may change.
         */
        pageToken?: components["parameters"]["pageToken"]
        /** Maximum number of items per page, 10 by default. */
        pageSize?: components["parameters"]["pageSize"]
        /**
         * Only items of this network; a 404 where this service has nothing of it. `fuji` and `testnet` both name the
         * test network.
         */
        network?: components["parameters"]["networkFilter"]
        /** Only transactions with this status. Both when omitted. */
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
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["EvmTransactionPage"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
      400: components["responses"]["InvalidAllChainsPage"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownNetworkToFilter"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  listLatestBlocksAllChains: {
    parameters: {
      query?: {
        /**
         * Cursor of the page: the `nextPageToken` of the page before it. The first page when omitted. A token is
         * opaque, and good for the path and the filters that it was issued for; the page size may change.
         */
        pageToken?: components["parameters"]["pageToken"]
        /** Maximum number of items per page, 10 by default. */
        pageSize?: components["parameters"]["pageSize"]
        /**
         * Only items of this network; a 404 where this service has nothing of it. `fuji` and `testnet` both name the
         * test network.
         */
        network?: components["parameters"]["networkFilter"]
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of blocks. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["EvmBlockPage"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
      400: components["responses"]["InvalidAllChainsBlockPage"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownNetworkToFilter"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  getPrimaryNetworkRpcUsageMetrics: {
    parameters: {
      query: {
        /** The network. `fuji` and `testnet` both name the test network. */
        network: components["schemas"]["Network"]
        /**
         * Length of the interval of each entry, in UTC: weeks begin on Monday. Intervals without usage have no entry.
         */
        timeInterval?: "hourly" | "daily" | "weekly" | "monthly"
        /**
         * Only usage from this time on, in Unix seconds, rounded down to 00:00 UTC of its day. By default a week
         * (`hourly`), 30 days (`daily`), 12 weeks or a year before the end.
         */
        startTimestamp?: number
        /** Only usage before this time, in Unix seconds, rounded down to 00:00 UTC of its day. By default up to now. */
        endTimestamp?: number
        /** What to group by. */
        groupBy?: "rpcMethod" | "requestPath" | "responseCode" | "country" | "continent" | "userAgent"
        /** Only requests that were answered with this HTTP status. */
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
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["PrimaryNetworkRpcUsageMetrics"]
        }
      }
      304: components["responses"]["NotModified"]
      400: components["responses"]["InvalidRpcUsageQuery"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["NotFound"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["RpcNotCounted"]
    }
  }
  getApiUsageMetrics: {
    parameters: {
      query?: {
        /**
         * The organisation whose usage it is: that of the key, which is the only one that the key is told of. Requests
         * without a key are those of `anonymous`.
         */
        orgId?: string
        /**
         * Only usage from this time on, in Unix seconds, rounded down to 00:00 UTC of its day. By default a day
         * (`minute`), a week (`hourly`), 30 days (`daily`), 12 weeks or a year before the end.
         */
        startTimestamp?: number
        /** Only usage before this time, in Unix seconds, rounded down to 00:00 UTC of its day. By default up to now. */
        endTimestamp?: number
        /**
         * Length of the interval of each entry, in UTC: weeks begin on Monday. Intervals without usage have no entry.
         */
        timeInterval?: "minute" | "hourly" | "daily" | "weekly" | "monthly"
        /** What to group by. */
        groupBy?: "requestPath" | "responseCode" | "chainId" | "apiKeyId" | "requestType"
        /** Only requests about this chain. */
        chainId?: string | number | bigint
        /** Only requests that were answered with this HTTP status. */
        responseCode?: string
        /** Only requests to the data service, or only those to its RPC. */
        requestType?: "data" | "rpc"
        /** Only requests with the API key of this ID. */
        apiKeyId?: string
        /** Only requests to this path, as this document writes it. */
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
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["ApiUsageMetrics"]
        }
      }
      304: components["responses"]["NotModified"]
      400: components["responses"]["InvalidApiUsageQuery"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["OtherOrganisation"]
      404: components["responses"]["NotFound"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  getApiLogs: {
    parameters: {
      query?: {
        /**
         * Cursor of the page: the `nextPageToken` of the page before it. The first page when omitted. A token is
         * opaque, and good for the path and the filters that it was issued for; the page size may change.
         */
        pageToken?: components["parameters"]["pageToken"]
        /** Maximum number of items per page, 10 by default. */
        pageSize?: components["parameters"]["pageSize"]
        /**
         * The organisation whose requests they are: that of the key, which is the only one that the key is told of.
         * Requests without a key are those of `anonymous`.
         */
        orgId?: string
        /** Only requests from this time on, in Unix seconds. */
        startTimestamp?: number
        /** Only requests before this time, in Unix seconds. */
        endTimestamp?: number
        /** Only requests about this chain. */
        chainId?: string | number | bigint
        /** Only requests that were answered with this HTTP status. */
        responseCode?: string
        /** Only requests to the data service, or only those to its RPC. */
        requestType?: "data" | "rpc"
        /** Only requests with the API key of this ID. */
        apiKeyId?: string
        /** Only requests to this path, as this document writes it. */
        requestPath?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of requests. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["ApiLogPage"]
        }
      }
      304: components["responses"]["NotModified"]
      400: components["responses"]["InvalidApiLogQuery"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["OtherOrganisation"]
      404: components["responses"]["NotFound"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  getSubnetRpcUsageMetrics: {
    parameters: {
      query?: {
        /**
         * Length of the interval of each entry, in UTC: weeks begin on Monday. Intervals without usage have no entry.
         */
        timeInterval?: "hourly" | "daily" | "weekly" | "monthly"
        /**
         * Only usage from this time on, in Unix seconds, rounded down to 00:00 UTC of its day. By default a week
         * (`hourly`), 30 days (`daily`), 12 weeks or a year before the end.
         */
        startTimestamp?: number
        /** Only usage before this time, in Unix seconds, rounded down to 00:00 UTC of its day. By default up to now. */
        endTimestamp?: number
        /** What to group by. */
        groupBy?: "rpcMethod" | "responseCode" | "rlBypassToken"
        /** The chain whose usage it is. By default all chains together. */
        chainId?: string | number | bigint
        /** Only requests that were answered with this HTTP status. */
        responseCode?: string
        /** Only requests of this method. */
        rpcMethod?: string
        /** Only requests with this token of the hosted service, of which others have none. */
        rlBypassApiToken?: string
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
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["SubnetRpcUsageMetrics"]
        }
      }
      304: components["responses"]["NotModified"]
      400: components["responses"]["InvalidSubnetRpcUsageQuery"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownUsageChain"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ChainRpcNotCounted"]
    }
  }
  getRpcUsageMetrics: {
    parameters: {
      query?: {
        /**
         * Length of the interval of each entry, in UTC: weeks begin on Monday. Intervals without usage have no entry.
         */
        timeInterval?: "hourly" | "daily" | "weekly" | "monthly"
        /**
         * Only usage from this time on, in Unix seconds, rounded down to 00:00 UTC of its day. By default a week
         * (`hourly`), 30 days (`daily`), 12 weeks or a year before the end.
         */
        startTimestamp?: number
        /** Only usage before this time, in Unix seconds, rounded down to 00:00 UTC of its day. By default up to now. */
        endTimestamp?: number
        /** What to group by. */
        groupBy?: "rpcMethod" | "responseCode" | "rlBypassToken"
        /** The chain whose usage it is. By default all chains together. */
        chainId?: string | number | bigint
        /** Only requests that were answered with this HTTP status. */
        responseCode?: string
        /** Only requests of this method. */
        rpcMethod?: string
        /** Only requests with this token of the hosted service, of which others have none. */
        rlBypassApiToken?: string
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
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["SubnetRpcUsageMetrics"]
        }
      }
      304: components["responses"]["NotModified"]
      400: components["responses"]["InvalidSubnetRpcUsageQuery"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownUsageChain"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ChainRpcNotCounted"]
    }
  }
  listChains: {
    parameters: {
      query?: {
        /**
         * Only items of this network; a 404 where this service has nothing of it. `fuji` and `testnet` both name the
         * test network.
         */
        network?: components["parameters"]["networkFilter"]
        /** Only chains with this feature (`enabledFeatures`). */
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
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["ChainList"]
        }
      }
      304: components["responses"]["NotModified"]
      400: components["responses"]["InvalidChainFilter"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownNetworkToFilter"]
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
        /** EVM chain ID or blockchain ID of a supported chain. */
        chainId: components["parameters"]["chainId"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** The chain. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Chain"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
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
  listAddressChains: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** A wallet address. */
        address: components["parameters"]["walletAddress"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** The chains. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AddressChains"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
      400: components["responses"]["InvalidAddress"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["NotFound"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  getAddressChains: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** A wallet address. */
        address: components["parameters"]["walletAddress"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** The chains. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AddressChains"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
      400: components["responses"]["InvalidAddress"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["NotFound"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  streamChanges: {
    parameters: {
      query?: {
        /**
         * The `sequence` of the last event that the caller has. The header `Last-Event-ID` says it too, and goes
         * before.
         */
        after?: components["schemas"]["ChangeSequence"]
      }
      header?: never
      path: {
        /** EVM chain ID or blockchain ID of a supported chain. */
        chainId: components["parameters"]["chainId"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** The events. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["streamCacheControl"]
          "x-accel-buffering"?: components["headers"]["buffering"]
          [name: string]: unknown
        }
        content: {
          "text/event-stream": string
        }
      }
      400: components["responses"]["InvalidStream"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownChain"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  listAllLatestBlocks: {
    parameters: {
      query?: {
        /**
         * Cursor of the page: the `nextPageToken` of the page before it. The first page when omitted. A token is
         * opaque, and good for the path and the filters that it was issued for; the page size may change.
         */
        pageToken?: components["parameters"]["pageToken"]
        /** Maximum number of items per page, 10 by default. */
        pageSize?: components["parameters"]["pageSize"]
        /**
         * Only items of this network; a 404 where this service has nothing of it. `fuji` and `testnet` both name the
         * test network.
         */
        network?: components["parameters"]["networkFilter"]
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of blocks. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["EvmBlockPage"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
      400: components["responses"]["InvalidAllChainsBlockPage"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownNetworkToFilter"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  listAllLatestTransactions: {
    parameters: {
      query?: {
        /**
         * Cursor of the page: the `nextPageToken` of the page before it. The first page when omitted. A token is
         * opaque, and good for the path and the filters that it was issued for; the page size may change.
         */
        pageToken?: components["parameters"]["pageToken"]
        /** Maximum number of items per page, 10 by default. */
        pageSize?: components["parameters"]["pageSize"]
        /**
         * Only items of this network; a 404 where this service has nothing of it. `fuji` and `testnet` both name the
         * test network.
         */
        network?: components["parameters"]["networkFilter"]
        /** Only transactions with this status. Both when omitted. */
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
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["EvmTransactionPage"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
      400: components["responses"]["InvalidAllChainsPage"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownNetworkToFilter"]
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
        /** The network. `fuji` and `testnet` both name the test network. */
        network: components["parameters"]["network"]
        /** The X-Chain, as `x-chain` or by its blockchain ID. */
        blockchainId: components["parameters"]["xBlockchainId"]
        /** ID of an asset of the X-Chain. */
        assetId: components["parameters"]["assetId"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** The asset. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AssetCreated"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
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
        /**
         * Cursor of the page: the `nextPageToken` of the page before it. The first page when omitted. A token is
         * opaque, and good for the path and the filters that it was issued for; the page size may change.
         */
        pageToken?: components["parameters"]["pageToken"]
        /** Maximum number of items per page, 10 by default. */
        pageSize?: components["parameters"]["pageSize"]
        /** Only validators of this status. All of them when omitted. */
        validationStatus?: components["parameters"]["validationStatus"]
        /** Ascending or descending, by time or by `sortBy` where that is given. Descending when omitted. */
        sortOrder?: components["parameters"]["sortOrder"]
      }
      header?: never
      path: {
        /** The network. `fuji` and `testnet` both name the test network. */
        network: components["parameters"]["network"]
        /** ID of the node. */
        nodeId: components["schemas"]["NodeID"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of validators. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["ValidatorPage"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
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
        /**
         * Cursor of the page: the `nextPageToken` of the page before it. The first page when omitted. A token is
         * opaque, and good for the path and the filters that it was issued for; the page size may change.
         */
        pageToken?: components["parameters"]["pageToken"]
        /** Maximum number of items per page, 10 by default. */
        pageSize?: components["parameters"]["pageSize"]
        /**
         * Only delegators whose rewards go to one of these addresses, separated by commas, at most 256. Each starts
         * with the prefix of the network, optionally preceded by `P-`, `X-` or `C-`.
         */
        rewardAddresses?: string[]
        /** Ascending or descending, by time or by `sortBy` where that is given. Descending when omitted. */
        sortOrder?: components["parameters"]["sortOrder"]
        /** Only delegators of this status. All of them when omitted. */
        delegationStatus?: "completed" | "active" | "pending"
        /** Only items of these nodes, by their whole IDs, separated by commas, at most 256. */
        nodeIds?: components["parameters"]["wholeNodeIds"]
      }
      header?: never
      path: {
        /** The network. `fuji` and `testnet` both name the test network. */
        network: components["parameters"]["network"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of delegators. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["DelegatorPage"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
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
        /**
         * Cursor of the page: the `nextPageToken` of the page before it. The first page when omitted. A token is
         * opaque, and good for the path and the filters that it was issued for; the page size may change.
         */
        pageToken?: components["parameters"]["pageToken"]
        /** Maximum number of items per page, 10 by default. */
        pageSize?: components["parameters"]["pageSize"]
        /** Only the validation with this ID. */
        l1ValidationId?: components["schemas"]["Cb58Id"]
        /** Whether inactive and removed validators are listed too. False when omitted. */
        includeInactiveL1Validators?: boolean
        /** Only validations of this node. */
        nodeId?: components["schemas"]["NodeID"]
        /** Only validators of this L1. Those of all L1s when omitted. */
        subnetId?: components["schemas"]["Cb58Id"]
      }
      header?: never
      path: {
        /** The network. `fuji` and `testnet` both name the test network. */
        network: components["parameters"]["network"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of L1 validators. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["L1ValidatorPage"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
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
         * Only transactions that consume or create UTXOs of these addresses or name them, separated by commas, at most
         * 256; together with `txTypes`, at most 2048 pairs of an address and a type. Each starts with the prefix of the
         * network (`avax` on mainnet, `fuji` on the test network, `local` or `custom` on a private one), optionally
         * preceded by `P-`, `X-` or `C-`. On the C-Chain also EVM addresses.
         */
        addresses?: string[]
        /**
         * Only transactions of the P-Chain that began or changed the L1 validation with this ID: that converted its
         * subnet or registered it, set its weight, increased its balance or disabled it. None on the other chains.
         */
        l1ValidationId?: components["schemas"]["Cb58Id"]
        /**
         * Only transactions of these types, at most 32. Repeat the parameter for several types, or separate them by
         * commas. Types that are not listed here are accepted.
         */
        txTypes?: components["parameters"]["txTypes"]
        /** Only items after this time, exclusive, in Unix seconds. */
        startTimestamp?: components["parameters"]["startTimestamp"]
        /** Only items before this time, exclusive, in Unix seconds. */
        endTimestamp?: components["parameters"]["endTimestamp"]
        /**
         * Cursor of the page: the `nextPageToken` of the page before it. The first page when omitted. A token is
         * opaque, and good for the path and the filters that it was issued for; the page size may change.
         */
        pageToken?: components["parameters"]["pageToken"]
        /** Maximum number of items per page, 10 by default. */
        pageSize?: components["parameters"]["pageSize"]
        /** Ascending or descending, by time or by `sortBy` where that is given. Descending when omitted. */
        sortOrder?: components["parameters"]["sortOrder"]
      }
      header?: never
      path: {
        /** The network. `fuji` and `testnet` both name the test network. */
        network: components["parameters"]["network"]
        /** Alias or blockchain ID of a chain of the primary network. */
        blockchainId: components["parameters"]["primaryBlockchainId"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of transactions, and their chain. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["PrimaryNetworkTransactionPage"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
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
        /** The network. `fuji` and `testnet` both name the test network. */
        network: components["parameters"]["network"]
        /** Alias or blockchain ID of a chain of the primary network. */
        blockchainId: components["parameters"]["primaryBlockchainId"]
        /** Hash of the transaction. */
        txHash: components["schemas"]["Cb58Id"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** The transaction. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["PrimaryNetworkTransaction"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
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
        /** Only items after this time, exclusive, in Unix seconds. */
        startTimestamp?: components["parameters"]["startTimestamp"]
        /** Only items before this time, exclusive, in Unix seconds. */
        endTimestamp?: components["parameters"]["endTimestamp"]
        /**
         * Cursor of the page: the `nextPageToken` of the page before it. The first page when omitted. A token is
         * opaque, and good for the path and the filters that it was issued for; the page size may change.
         */
        pageToken?: components["parameters"]["pageToken"]
        /** Maximum number of items per page, 10 by default. */
        pageSize?: components["parameters"]["pageSize"]
      }
      header?: never
      path: {
        /** The network. `fuji` and `testnet` both name the test network. */
        network: components["parameters"]["network"]
        /** Alias or blockchain ID of a chain of the primary network. */
        blockchainId: components["parameters"]["primaryBlockchainId"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of blocks, and their chain. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["PrimaryNetworkBlockPage"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
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
        /** The network. `fuji` and `testnet` both name the test network. */
        network: components["parameters"]["network"]
        /** Alias or blockchain ID of a chain of the primary network. */
        blockchainId: components["parameters"]["primaryBlockchainId"]
        /** Height or ID of the block; on the C-Chain its height or hash. */
        blockId: string | bigint
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** The block. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["PrimaryNetworkBlock"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
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
  streamPrimaryNetworkChanges: {
    parameters: {
      query?: {
        /**
         * The `sequence` of the last event that the caller has. The header `Last-Event-ID` says it too, and goes
         * before.
         */
        after?: components["schemas"]["ChangeSequence"]
      }
      header?: never
      path: {
        /** The network. `fuji` and `testnet` both name the test network. */
        network: components["parameters"]["network"]
        /** Alias or blockchain ID of a chain of the primary network. */
        blockchainId: components["parameters"]["primaryBlockchainId"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** The events. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["streamCacheControl"]
          "x-accel-buffering"?: components["headers"]["buffering"]
          [name: string]: unknown
        }
        content: {
          "text/event-stream": string
        }
      }
      400: components["responses"]["InvalidNetworkStream"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownBlockchain"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  listPrimaryNetworkBlocksByNodeId: {
    parameters: {
      query?: {
        /** Only items after this time, exclusive, in Unix seconds. */
        startTimestamp?: components["parameters"]["startTimestamp"]
        /** Only items before this time, exclusive, in Unix seconds. */
        endTimestamp?: components["parameters"]["endTimestamp"]
        /**
         * Cursor of the page: the `nextPageToken` of the page before it. The first page when omitted. A token is
         * opaque, and good for the path and the filters that it was issued for; the page size may change.
         */
        pageToken?: components["parameters"]["pageToken"]
        /** Maximum number of items per page, 10 by default. */
        pageSize?: components["parameters"]["pageSize"]
      }
      header?: never
      path: {
        /** The network. `fuji` and `testnet` both name the test network. */
        network: components["parameters"]["network"]
        /** Alias or blockchain ID of a chain of the primary network. */
        blockchainId: components["parameters"]["primaryBlockchainId"]
        /** ID of the node. */
        nodeId: components["schemas"]["NodeID"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of blocks, and their chain. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["PrimaryNetworkBlockPage"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
      400: components["responses"]["InvalidProposedBlockPage"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownBlockchain"]
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
         * Addresses, separated by commas, at most 256. Each starts with the prefix of the network (`avax` on mainnet,
         * `fuji` on the test network, `local` or `custom` on a private one), optionally preceded by `P-`, `X-` or `C-`.
         * A UTXO of several of them counts once.
         */
        addresses: string[]
        /**
         * Unix seconds. The balances are those after all blocks up to this moment, parted by what was locked and staked
         * then. Now by default. Beyond the last indexed block nothing is known yet.
         */
        blockTimestamp?: number
      }
      header?: never
      path: {
        /** The network. `fuji` and `testnet` both name the test network. */
        network: components["parameters"]["network"]
        /** Alias or blockchain ID of a chain of the primary network. */
        blockchainId: components["parameters"]["primaryBlockchainId"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** The balances, and the chain. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["PrimaryNetworkBalances"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
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
  listActivePrimaryNetworkStakingTransactions: {
    parameters: {
      query?: {
        /**
         * Only transactions that consume or create UTXOs of these addresses or name them, separated by commas, at most
         * 256; together with `txTypes`, at most 2048 pairs of an address and a type. Each starts with the prefix of the
         * network (`avax` on mainnet, `fuji` on the test network, `local` or `custom` on a private one), optionally
         * preceded by `P-`, `X-` or `C-`.
         */
        addresses?: string[]
        /**
         * Only transactions of these types, at most 32. Repeat the parameter for several types, or separate them by
         * commas. Of types that stake nothing there are none.
         */
        txTypes?: components["schemas"]["PrimaryNetworkTxType"][]
        /** Only items after this time, exclusive, in Unix seconds. */
        startTimestamp?: components["parameters"]["startTimestamp"]
        /** Only items before this time, exclusive, in Unix seconds. */
        endTimestamp?: components["parameters"]["endTimestamp"]
        /**
         * Cursor of the page: the `nextPageToken` of the page before it. The first page when omitted. A token is
         * opaque, and good for the path and the filters that it was issued for; the page size may change.
         */
        pageToken?: components["parameters"]["pageToken"]
        /** Maximum number of items per page, 10 by default. */
        pageSize?: components["parameters"]["pageSize"]
        /** Ascending or descending, by time or by `sortBy` where that is given. Descending when omitted. */
        sortOrder?: components["parameters"]["sortOrder"]
      }
      header?: never
      path: {
        /** The network. `fuji` and `testnet` both name the test network. */
        network: components["parameters"]["network"]
        /** The P-Chain, as `p-chain` or by its blockchain ID. */
        blockchainId: components["parameters"]["pBlockchainId"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of transactions, and their chain. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["PrimaryNetworkTransactionPage"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
      400: components["responses"]["InvalidStakingPage"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownBlockchain"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  getLastActivityTimestampByAddresses: {
    parameters: {
      query: {
        /**
         * Addresses, separated by commas, at most 256. Each starts with the prefix of the network (`avax` on mainnet,
         * `fuji` on the test network, `local` or `custom` on a private one), optionally preceded by `P-`, `X-` or `C-`.
         */
        addresses: components["parameters"]["requiredAddresses"]
      }
      header?: never
      path: {
        /** The network. `fuji` and `testnet` both name the test network. */
        network: components["parameters"]["network"]
        /** Alias or blockchain ID of a chain of the primary network. */
        blockchainId: components["parameters"]["primaryBlockchainId"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** The last activity. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["LastActivity"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
      400: components["responses"]["InvalidActivityQuery"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["NoActivity"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  getLastActivityTimestampByAddressesV2: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** The network. `fuji` and `testnet` both name the test network. */
        network: components["parameters"]["network"]
        /** Alias or blockchain ID of a chain of the primary network. */
        blockchainId: components["parameters"]["primaryBlockchainId"]
      }
      cookie?: never
    }
    /** The addresses. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["PrimaryNetworkAddresses"]
      }
    }
    responses: {
      /** The last activity. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["LastActivity"]
        }
      }
      400: components["responses"]["InvalidAddressesInBody"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["NoActivity"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  getChainIdsForAddresses: {
    parameters: {
      query: {
        /**
         * Addresses, separated by commas, at most 256. Each starts with the prefix of the network (`avax` on mainnet,
         * `fuji` on the test network, `local` or `custom` on a private one), optionally preceded by `P-`, `X-` or `C-`,
         * or is an EVM address.
         */
        addresses: string[]
      }
      header?: never
      path: {
        /** The network. `fuji` and `testnet` both name the test network. */
        network: components["parameters"]["network"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** The addresses and their chains. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["ChainsOfAddresses"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
      400: components["responses"]["InvalidAddressList"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownNetwork"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  getNetworkDetails: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** The network. `fuji` and `testnet` both name the test network. */
        network: components["parameters"]["network"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** The network's validators and delegators. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["NetworkDetails"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
      400: components["responses"]["InvalidNetwork"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["UnknownNetwork"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  listSubnets: {
    parameters: {
      query?: {
        /**
         * Cursor of the page: the `nextPageToken` of the page before it. The first page when omitted. A token is
         * opaque, and good for the path and the filters that it was issued for; the page size may change.
         */
        pageToken?: components["parameters"]["pageToken"]
        /** Maximum number of items per page, 100 by default. */
        pageSize?: components["parameters"]["catalogPageSize"]
        /** Ascending or descending, by time or by `sortBy` where that is given. Descending when omitted. */
        sortOrder?: components["parameters"]["sortOrder"]
      }
      header?: never
      path: {
        /** The network. `fuji` and `testnet` both name the test network. */
        network: components["parameters"]["network"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of subnets. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["SubnetPage"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
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
        /** The network. `fuji` and `testnet` both name the test network. */
        network: components["parameters"]["network"]
        /** ID of the subnet. */
        subnetId: components["schemas"]["Cb58Id"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** The subnet. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Subnet"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
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
        /**
         * Cursor of the page: the `nextPageToken` of the page before it. The first page when omitted. A token is
         * opaque, and good for the path and the filters that it was issued for; the page size may change.
         */
        pageToken?: components["parameters"]["pageToken"]
        /** Maximum number of items per page, 100 by default. */
        pageSize?: components["parameters"]["catalogPageSize"]
        /** Ascending or descending, by time or by `sortBy` where that is given. Descending when omitted. */
        sortOrder?: components["parameters"]["sortOrder"]
      }
      header?: never
      path: {
        /** The network. `fuji` and `testnet` both name the test network. */
        network: components["parameters"]["network"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of blockchains. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["BlockchainPage"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
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
        /** The network. `fuji` and `testnet` both name the test network. */
        network: components["parameters"]["network"]
        /** ID of the blockchain. */
        blockchainId: components["schemas"]["Cb58Id"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** The blockchain. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Blockchain"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
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
         * Only rewards of these addresses, separated by commas, at most 256. Each starts with the prefix of the
         * network, optionally preceded by `P-`, `X-` or `C-`. Give `addresses`, `nodeIds`, or both.
         */
        addresses?: string[]
        /**
         * Cursor of the page: the `nextPageToken` of the page before it. The first page when omitted. A token is
         * opaque, and good for the path and the filters that it was issued for; the page size may change.
         */
        pageToken?: components["parameters"]["pageToken"]
        /** Maximum number of items per page, 10 by default. */
        pageSize?: components["parameters"]["pageSize"]
        /** Only items of these nodes, by their whole IDs, separated by commas, at most 256. */
        nodeIds?: components["parameters"]["wholeNodeIds"]
        /** Ascending or descending, by time or by `sortBy` where that is given. Descending when omitted. */
        sortOrder?: components["parameters"]["sortOrder"]
        /** Currency of `historicalPrice`, `usd` by default. */
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
        /** The network. `fuji` and `testnet` both name the test network. */
        network: components["parameters"]["network"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of rewards. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["HistoricalRewardPage"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
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
         * Only rewards of these addresses, separated by commas, at most 256. Each starts with the prefix of the
         * network, optionally preceded by `P-`, `X-` or `C-`. Give `addresses`, `nodeIds`, or both.
         */
        addresses?: string[]
        /**
         * Cursor of the page: the `nextPageToken` of the page before it. The first page when omitted. A token is
         * opaque, and good for the path and the filters that it was issued for; the page size may change.
         */
        pageToken?: components["parameters"]["pageToken"]
        /** Maximum number of items per page, 10 by default. */
        pageSize?: components["parameters"]["pageSize"]
        /** Only items of these nodes, by their whole IDs, separated by commas, at most 256. */
        nodeIds?: components["parameters"]["wholeNodeIds"]
        /** Ascending or descending, by time or by `sortBy` where that is given. Descending when omitted. */
        sortOrder?: components["parameters"]["sortOrder"]
      }
      header?: never
      path: {
        /** The network. `fuji` and `testnet` both name the test network. */
        network: components["parameters"]["network"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of rewards. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["PendingRewardPage"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
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
  getAvaxSupply: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** The supply of AVAX. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AvaxSupply"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
      400: components["responses"]["InvalidCheck"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["NotFound"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["SupplyUnavailable"]
    }
  }
  search: {
    parameters: {
      query: {
        /** What to look for, without regard to spaces around it. */
        query: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** What was found; an empty list where there is nothing. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["SearchResults"]
        }
      }
      304: components["responses"]["NotModified"]
      400: components["responses"]["InvalidSearch"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["NotFound"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
  healthCheck: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** The service can be asked. A part that does not work is named in `error`. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["HealthCheck"]
        }
      }
      304: components["responses"]["NotModified"]
      400: components["responses"]["InvalidCheck"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["NotFound"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["NotReady"]
    }
  }
  liveCheck: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** The store can be read. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["HealthCheck"]
        }
      }
      304: components["responses"]["NotModified"]
      400: components["responses"]["InvalidCheck"]
      401: components["responses"]["Unauthorized"]
      403: components["responses"]["Forbidden"]
      404: components["responses"]["NotFound"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["NotLive"]
    }
  }
}
