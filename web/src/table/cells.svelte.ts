/**
 * The states of all places, each for itself: a drawing is told anew only if its own place has
 * changed, and not because something is pointed at elsewhere.
 */

import { untrack } from 'svelte';
import { UNTOUCHED, type PlaceState } from '../draw/places';

function alike(a: PlaceState, b: PlaceState): boolean {
  if (a === b) return true;
  for (const name of Object.keys(UNTOUCHED) as (keyof PlaceState)[]) {
    if (a[name] !== b[name]) return false;
  }
  return true;
}

class Cell implements PlaceState {
  now = $state.raw<PlaceState>(UNTOUCHED);

  constructor(state: PlaceState) {
    this.now = state;
  }

  get offered(): boolean {
    return this.now.offered;
  }
  get quiet(): boolean {
    return this.now.quiet;
  }
  get aside(): boolean {
    return this.now.aside;
  }
  get final(): boolean {
    return this.now.final;
  }
  get moves(): number {
    return this.now.moves;
  }
  get hovered(): boolean {
    return this.now.hovered;
  }
  get chosen(): boolean {
    return this.now.chosen;
  }
  get times(): number {
    return this.now.times;
  }
  get draft(): boolean {
    return this.now.draft;
  }
  get refused(): boolean {
    return this.now.refused;
  }
  get last(): number | null {
    return this.now.last;
  }
}

/**
 * What is derived does not watch a state that it has made itself, and who asks for a place first
 * makes its state: so it is made outside of whatever is derived. (Untracking is not enough for it.)
 */
function madeByNobody(make: () => Cell): Cell {
  let made!: Cell;
  $effect.root(() => {
    made = make();
  })();
  return made;
}

export class Cells {
  private cells = new Map<string, Cell>();
  private marked: ReadonlyMap<string, PlaceState> = new Map();

  /** The state of a place; the same object as long as there is a table. */
  of(place: string): PlaceState {
    let cell = this.cells.get(place);
    if (!cell) {
      cell = madeByNobody(() => new Cell(this.marked.get(place) ?? UNTOUCHED));
      this.cells.set(place, cell);
    }
    return cell;
  }

  /** These places are in these states now, all others are untouched. */
  mark(states: ReadonlyMap<string, PlaceState>): void {
    untrack(() => {
      for (const place of this.marked.keys()) {
        if (!states.has(place)) this.set(place, UNTOUCHED);
      }
      for (const [place, state] of states) this.set(place, state);
    });
    this.marked = states;
  }

  private set(place: string, state: PlaceState): void {
    const cell = this.cells.get(place);
    if (cell && !alike(cell.now, state)) cell.now = state;
  }
}
