import { expect, it } from "vitest";

import { either, goodParts, hasParts, isBook, isList, isNothing, isNumber, isSwitch, isText, isThing, maybe, oneOf, type Check } from "./checks";

interface Person {
  name: string;
  age: number | null;
  level?: "low" | "high";
}

const PARTS = { name: isText, age: either(isNumber, isNothing), level: maybe(oneOf(["low", "high"])) };
const isPerson = hasParts<Person>(PARTS);

const FITTING: [string, Check<unknown>, unknown][] = [
  ["a text", isText, ""],
  ["a number", isNumber, 0.5],
  ["a switch", isSwitch, false],
  ["a thing", isThing, {}],
  ["an empty list", isList(isText), []],
  ["a list", isList(isNumber), [1, 2]],
  ["a book", isBook(isList(isText)), { any: ["one"] }],
  ["all parts", isPerson, { name: "Ann", age: 3, level: "low" }],
  ["a part that is left out", isPerson, { name: "Ann", age: null }],
  ["more parts", isPerson, { name: "Ann", age: null, more: 1 }],
];
const WRONG: [string, Check<unknown>, unknown][] = [
  ["no number", isNumber, "1"],
  ["a number without end", isNumber, Infinity],
  ["nothing for a thing", isThing, null],
  ["a list for a thing", isThing, []],
  ["a list with something else", isList(isNumber), [1, null]],
  ["a thing for a list", isList(isNumber), {}],
  ["a list for a book", isBook(isNumber), [1]],
  ["a book with something else", isBook(isNumber), { one: 1, two: "2" }],
  ["none of these", oneOf(["low", "high"]), "middle"],
  ["nothing for parts", isPerson, null],
  ["a part is missing", isPerson, { name: "Ann" }],
  ["a part is wrong", isPerson, { name: "Ann", age: "3" }],
  ["a part that could be left out is wrong", isPerson, { name: "Ann", age: 3, level: null }],
];

it.each(FITTING)("takes %s", (_, check, found) => expect(check(found)).toBe(true));
it.each(WRONG)("does not take %s", (_, check, found) => expect(check(found)).toBe(false));

it("keeps the parts that are good", () => {
  expect(goodParts<Person>({ name: 3, age: 4, level: "middle", more: 1 }, PARTS)).toStrictEqual({ age: 4 });
  expect(goodParts<Person>({ age: null }, PARTS)).toStrictEqual({ age: null });
});
