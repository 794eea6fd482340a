/**
 * A hash table from ids to numbers. It needs far less memory than a Map, and its words can be transferred to another
 * thread.
 */
export interface IdTable {
  size(): number;
  get(id: number): number | undefined;
  set(id: number, value: number): void;
  delete(id: number): boolean;
  /** Pairs of an id plus one and its value; 0 for an empty slot. */
  words(): Uint32Array;
}

/** Makes a table with room for this many ids. It grows on demand. */
export const makeIdTable = (count = 0): IdTable => openIdTable(new Uint32Array(2 * slotsFor(count)), 0);

/** Opens a table on the words of another one, with the same number of ids. */
export function openIdTable(given: Uint32Array, count: number): IdTable {
  let words = given;
  // The number of the last slot, and a mask: the number of slots is a power of two.
  let last = words.length / 2 - 1;
  let size = count;

  return {
    size: () => size,
    words: () => words,
    get(id) {
      const slot = slotOf(id);
      return words[2 * slot] === 0 ? undefined : words[2 * slot + 1];
    },
    set(id, value) {
      let slot = slotOf(id);
      if (words[2 * slot] === 0) {
        // At least a fifth of the slots stays empty, so that a search is short.
        if (5 * (size + 1) > 4 * last) {
          grow();
          slot = slotOf(id);
        }
        size++;
        words[2 * slot] = id + 1;
      }
      words[2 * slot + 1] = value;
    },
    delete(id) {
      const slot = slotOf(id);
      if (words[2 * slot] === 0) return false;
      closeGap(slot);
      size--;
      return true;
    },
  };

  /** Returns the slot of an id, or the slot where it would be inserted. */
  function slotOf(id: number): number {
    let slot = homeOf(id);
    while (words[2 * slot] !== 0 && words[2 * slot] !== id + 1) slot = (slot + 1) & last;
    return slot;
  }

  /** Returns the slot where the search for an id begins: a multiplicative hash by the golden ratio. */
  function homeOf(id: number): number {
    const mixed = Math.imul(id ^ (id >>> 15), 0x9e3779b1);
    return (mixed ^ (mixed >>> 16)) & last;
  }

  /** Moves entries back that were displaced because this slot was taken. */
  function closeGap(slot: number): void {
    let gap = slot;
    for (let at = (gap + 1) & last; words[2 * at] !== 0; at = (at + 1) & last) {
      const home = homeOf((words[2 * at] ?? 1) - 1);
      const isHomeBehindGap = ((at - home) & last) < ((at - gap) & last);
      if (isHomeBehindGap) continue;
      words[2 * gap] = words[2 * at] ?? 0;
      words[2 * gap + 1] = words[2 * at + 1] ?? 0;
      gap = at;
    }
    words[2 * gap] = 0;
  }

  function grow(): void {
    const former = words;
    words = new Uint32Array(2 * former.length);
    last = words.length / 2 - 1;
    for (let at = 0; at < former.length; at += 2) {
      if (former[at] === 0) continue;
      const slot = slotOf((former[at] ?? 1) - 1);
      words[2 * slot] = former[at] ?? 0;
      words[2 * slot + 1] = former[at + 1] ?? 0;
    }
  }
}

const fewestSlotBits = 6;

/** Returns the number of slots of a new table: a power of two, of which a third or more is empty. */
const slotsFor = (count: number): number => 2 ** Math.max(fewestSlotBits, Math.ceil(Math.log2(1.5 * count + 2)));
