// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";

/// An ERC-721 collection that anybody may mint. Its tokens take turns with a fixed number of designs, whose metadata is in one folder.
contract Gallery is ERC721 {
    /// How many were ever minted; token IDs count from 1.
    uint256 public minted;
    uint256 public immutable designs;
    string private _folder;

    constructor(string memory name_, string memory symbol_, string memory folder, uint256 designs_)
        ERC721(name_, symbol_)
    {
        _folder = folder;
        designs = designs_;
    }

    function mint(address to) external returns (uint256 tokenId) {
        tokenId = ++minted;
        _mint(to, tokenId);
    }

    function burn(uint256 tokenId) external {
        _update(address(0), tokenId, msg.sender);
    }

    function tokenURI(uint256 tokenId) public view override returns (string memory) {
        _requireOwned(tokenId);
        return string.concat(_folder, Strings.toString((tokenId - 1) % designs + 1), ".json");
    }
}
