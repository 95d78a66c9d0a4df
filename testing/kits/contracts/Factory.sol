// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Coin} from "./Coin.sol";
import {Shelf} from "./Shelf.sol";

/// Creates contracts by CREATE and CREATE2, nested, and tries some that fail.
contract Factory {
    event Created(address what);

    function createCoin(string calldata name, string calldata symbol) external returns (Coin coin) {
        coin = new Coin(name, symbol, 18);
        emit Created(address(coin));
    }

    /// The shelf creates contracts in turn.
    function createShelf(uint256 books) external returns (Shelf shelf) {
        shelf = new Shelf(books);
        emit Created(address(shelf));
    }

    /// The same salt twice reverts.
    function createShelfAt(bytes32 salt) external returns (Shelf shelf) {
        shelf = new Shelf{salt: salt}(0);
        emit Created(address(shelf));
    }

    /// A creation inside fails, and the transaction succeeds all the same.
    function tryCreateShelf(bool fail) external returns (bool created) {
        try this.createShelfOrFail(fail) returns (Shelf) {
            created = true;
        } catch {}
    }

    function createShelfOrFail(bool fail) external returns (Shelf shelf) {
        shelf = new Shelf(1);
        require(!fail, "Factory: changed my mind");
    }
}
