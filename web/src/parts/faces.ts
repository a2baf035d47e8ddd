interface Looks {
  skin: string;
  hair: string; // its colour
  cut: string; // its shape
  long?: true; // as girls wear it here
  eyes: string;
  mouth: string;
  more?: string; // glasses, freckles, a parting
}
const DOTS = "M11.500 17v.1M20.500 17v.1";
/** A face for each computer player, in a square of 32: at the first seat across from you. */
export const LOOKS: Record<string, Looks> = {
  random: { skin: "#f0c9a0", hair: "#d2542c", cut: "M5 15 7 6l4 3 2-6 4 5 4-5 1 6 5-2-1 9c-2-4-6-5-11-5s-8 1-10 4z", eyes: "M10.500 17.500l2-1.500M20 16v2.500", mouth: "M12 22.500c2-1.500 4 1.500 8-1.500" },
  gentle: { skin: "#e8b48c", hair: "#6b4226", cut: "M4 27V15a12 12 0 0 1 24 0v12l-4-1V15c-5 0-9-2-11-5-1 3-3 5-5 5v11z", long: true, eyes: "M10 17.500q1.500-2 3 0M19 17.500q1.500-2 3 0", mouth: "M12 21.500q4 3.500 8 0" },
  simple: { skin: "#f3d3b3", hair: "#c9962e", cut: "M5 15a11 11 0 0 1 22 0l-3-3H8z", eyes: DOTS, mouth: "M13 22h6", more: "M8.500 20v.1M23.500 20v.1" },
  eager: { skin: "#c98f66", hair: "#3a2418", cut: "M3 24c1-5 0-7 2-11C7 6 11 3 16 3s9 3 11 10c2 4 1 6 2 11-3 0-4-3-4-7-1-4-3-6-6-6-2 0-3-1-4-2-2 3-5 3-7 5-1 4-1 10-5 10z", long: true, eyes: "M10 18q1.500-2.500 3 0M19 18q1.500-2.500 3 0", mouth: "M11.500 21q4.500 5 9 0z" },
  patient: { skin: "#d9a27a", hair: "#7a3b1e", cut: "M5 15C5 7 10 3.500 16 3.500S27 7 27 15l-2-3c-6 0-12-1-15-4-1 3-3 5-5 7z", eyes: "M10 17.500h3M19 17.500h3", mouth: "M12.500 21.500q3.500 2.500 7 0" },
  curious: { skin: "#f2c6a2", hair: "#8a5a2b", cut: "M5 16C4 8 8 3 16 3s12 5 11 13c-1-3-2-4-4-5-1 1-3 1-4-1-2 2-5 2-7 0-1 2-3 2-4 1-2 1-2 3-3 5z", eyes: "M11.500 15.500v3M20.500 15.500v3", mouth: "M14 21.500q2 2.500 4 0", more: "M9 13q2.500-2 5-.500M18 12q2.500-1.500 5 .500" },
  steady: { skin: "#b9805a", hair: "#2b2320", cut: "M5 17C3 7 9 3 16 3s13 4 11 14c-1-4-3-6-6-7H11c-3 1-5 3-6 7zM12 4a4 3.500 0 1 1 8 0z", long: true, eyes: DOTS, mouth: "M12.500 21.500q3.500 2 7 0" },
  sharp: { skin: "#e3b183", hair: "#1f2a44", cut: "M5 16C4 8 9 3 18 3c6 0 9 4 9 13l-3-6c-4 1-9 0-12-2-2 2-5 3-7 8z", eyes: "M9.500 15.500l3.500 1M22.500 15.500l-3.500 1M11.700 17.700v.1M20.300 17.700v.1", mouth: "M13 22q4 1 6.500-1.500" },
  master: { skin: "#8d5a3b", hair: "#dcd6cd", cut: "M4 20C3 8 9 3 16 3s13 5 12 17l-3-1c0-5-2-8-4-9H11c-2 1-4 4-4 9z", long: true, eyes: DOTS, mouth: "M12.500 22q3.500 1.800 7 0", more: "M8 17.300a3.500 3.500 0 1 0 7 0 3.500 3.500 0 1 0-7 0M17 17.300a3.500 3.500 0 1 0 7 0 3.500 3.500 0 1 0-7 0M15 17h2" },
};
const ALL = Object.values(LOOKS);

/** At other seats players of a level keep its eyes and its mouth; hair, skin and cut are another's, so that no two of a table look alike. Short and long hair take turns, as boys' and girls' names do from seat to seat. */
export function looksOf(player: string, seat: number): Looks | undefined {
  const own = LOOKS[player];
  if (!own) return undefined;
  const like = ALL.filter((one) => one.long === own.long);
  const cuts = seat % 2 ? like : ALL.filter((one) => one.long !== own.long);
  const round = (seat - 1) >> 1; // every second seat
  const { cut } = cuts.at((like.indexOf(own) + 2 * round) % cuts.length) ?? own;
  const { skin, hair } = ALL.at((ALL.indexOf(own) + 4 * (seat - 1)) % ALL.length) ?? own;
  return { ...own, cut, skin, hair };
}
