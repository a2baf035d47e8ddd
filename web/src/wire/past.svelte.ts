import { joined, type AnyView, type Sitting } from "../games/props";
import type { Ply, Shown, TableInfo } from "../messages.gen";

const nothing = (): void => undefined;

/** A finished match at one of its moves: everything can be seen, nothing can be done. */
export class Past implements Sitting {
  ply = $state.raw<Ply | null>(null);
  readonly deadlines = {};
  readonly arranging = null;
  readonly hinted = null;
  readonly play = nothing;
  readonly arrange = nothing;
  readonly hint = nothing;
  readonly complain = nothing;

  constructor(readonly table: TableInfo) {}

  get shown(): Shown | null {
    return this.ply && { type: "shown", ply: this.ply.ply, known: null, seats: {} };
  }

  seatView(): undefined {
    return undefined;
  }

  /** What this seat saw, or whoever looked on; nobody is asked anything any more. */
  view(seat: number | null): AnyView | null {
    if (!this.ply) return null;
    const { known, own } = this.ply;
    return { ...joined(known, seat === null ? undefined : own[seat], seat), waiting: [], ...{ fits: {}, targets: [] } };
  }

  /** What all saw together: in Rummy with everybody's rack. */
  openView(): AnyView | null {
    const view = this.view(null);
    if (view?.game !== "rummy" || !this.ply) return view;
    const { own } = this.ply;
    return { ...view, racks: view.rack_sizes.map((_, seat) => (own[seat]?.game === "rummy" ? own[seat].rack : [])) };
  }
}
