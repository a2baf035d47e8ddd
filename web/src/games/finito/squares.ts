/** The numbers printed on the board: a picture, not a rule. */
export const PRINTED: readonly number[] = [1, 2, ...Array.from({ length: 32 }, (_, at) => 3 + Math.floor(at / 2)), 19, 20];
