// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// Creates the books that stand on it, in its constructor.
contract Shelf {
    Book[] public books;

    constructor(uint256 count) {
        for (uint256 i = 0; i < count; i++) books.push(new Book(i));
    }
}

contract Book {
    uint256 public immutable number;

    constructor(uint256 number_) {
        number = number_;
    }
}
