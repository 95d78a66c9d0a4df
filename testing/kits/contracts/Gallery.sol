// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {ERC721URIStorage} from "@openzeppelin/contracts/token/ERC721/extensions/ERC721URIStorage.sol";

/// An ERC-721 collection that anybody may mint, each token with a URI of its own.
contract Gallery is ERC721URIStorage {
    /// How many were ever minted; token IDs count from 1.
    uint256 public minted;

    constructor(string memory name_, string memory symbol_) ERC721(name_, symbol_) {}

    function mint(address to, string calldata uri) external returns (uint256 tokenId) {
        tokenId = ++minted;
        _mint(to, tokenId);
        _setTokenURI(tokenId, uri);
    }

    function burn(uint256 tokenId) external {
        _update(address(0), tokenId, msg.sender);
    }
}
