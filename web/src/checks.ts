// Whether what came from outside is what is looked for: from this browser's memory, where another version of the page may have
// written it, or over a network, where something else may have answered.

export type Check<Kind> = (found: unknown) => found is Kind;
/** A check for each part of a thing. */
export type Checks<Thing> = { readonly [Name in keyof Thing]-?: Check<Thing[Name]> };

export const isAnything = (_: unknown): _ is unknown => true;
export const isText = (found: unknown): found is string => typeof found === "string";
export const isNumber = (found: unknown): found is number => Number.isFinite(found);
export const isSwitch = (found: unknown): found is boolean => typeof found === "boolean";
export const isNothing = (found: unknown): found is null => found === null;
export const isThing = (found: unknown): found is object => typeof found === "object" && found !== null && !Array.isArray(found);

export function oneOf<const Kind>(all: readonly Kind[]): Check<Kind> {
  return (found): found is Kind => all.some((one) => one === found);
}

export function either<One, Other>(one: Check<One>, other: Check<Other>): Check<One | Other> {
  return (found): found is One | Other => one(found) || other(found);
}

/** What is there, or is left out. */
export function maybe<Kind>(check: Check<Kind>): Check<Kind | undefined> {
  return (found): found is Kind | undefined => found === undefined || check(found);
}

export function isList<Part>(check: Check<Part>): Check<Part[]> {
  return (found): found is Part[] => Array.isArray(found) && found.every(check);
}

/** Parts of one kind, under whatever names. */
export function isBook<Part>(check: Check<Part>): Check<Record<string, Part>> {
  return (found): found is Record<string, Part> => isThing(found) && Object.values(found).every(check);
}

export function hasParts<Thing extends object>(checks: Checks<Thing>): Check<Thing> {
  return (found): found is Thing => {
    if (!isThing(found)) return false;
    for (const name in checks) if (!checks[name](Reflect.get(found, name))) return false;
    return true;
  };
}

/** Those parts of what was found that are as they should be. */
export function goodParts<Thing extends object>(found: object, checks: Checks<Thing>): Partial<Thing> {
  const good: Partial<Thing> = {};
  for (const name in checks) {
    const part: unknown = Reflect.get(found, name);
    if (part !== undefined && checks[name](part)) good[name] = part;
  }
  return good;
}
