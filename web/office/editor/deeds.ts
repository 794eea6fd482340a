import { setBlockType, toggleMark } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

/** The actions of the toolbar's buttons, in order. */
export const DEEDS = ['heading', 'smallHeading', 'bold', 'italic', 'bullets', 'numbers', 'undo', 'redo'] as const;
/** The name of a button's action. */
export type Deed = (typeof DEEDS)[number];

/** Levels of HTML headings. Level 1 is the page's own. */
const HEADING = 2;
const SMALL_HEADING = 3;

/** For each action, a function that returns the editor's command for a state. */
const commands: Readonly<Record<Deed, (state: EditorState) => Command>> = {
  heading: (state) => headingOrNot(state, HEADING),
  smallHeading: (state) => headingOrNot(state, SMALL_HEADING),
  bold: () => toggleMark(marks.strong),
  italic: () => toggleMark(marks.em),
  bullets: (state) => listOrNot(state, 'bullet_list'),
  numbers: (state) => listOrNot(state, 'ordered_list'),
  undo: () => undo,
  redo: () => redo,
};

/** Returns the editor's command for a button, chosen by the state at the time of the press. */
export const commandOf =
  (deed: Deed): Command =>
  (state, dispatch, view) =>
    commands[deed](state)(state, dispatch, view);

const headingOrNot = (state: EditorState, level: number): Command =>
  isHeading(state, level) ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level });

/**
 * Returns the command for a list button: it leaves a list of this kind, converts a list of the other kind, or creates a
 * list.
 */
function listOrNot(state: EditorState, kind: 'bullet_list' | 'ordered_list'): Command {
  const around = listAround(state);
  if (around === undefined) return wrapInList(nodes[kind]);
  if (around.name === kind) return liftListItem(nodes.list_item);
  return ({ tr }, dispatch) => {
    dispatch?.(tr.setNodeMarkup(around.pos, nodes[kind]));
    return true;
  };
}

/** Returns the innermost list around the cursor, or undefined. */
function listAround({ selection: { $from } }: EditorState): { name: string; pos: number } | undefined {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { type } = $from.node(depth);
    if (type === nodes.bullet_list || type === nodes.ordered_list) return { name: type.name, pos: $from.before(depth) };
  }
  return undefined;
}

const isHeading = ({ selection: { $from } }: EditorState, level: number): boolean =>
  $from.parent.type === nodes.heading && $from.parent.attrs.level === level;

/** Whether the selection contains a mark, or without a selection whether text typed at the cursor gets it. */
function hasMark(state: EditorState, name: 'strong' | 'em' | 'link'): boolean {
  const { from, to, empty, $from } = state.selection;
  const mark = marks[name];
  if (empty) return mark.isInSet(state.storedMarks ?? $from.marks()) !== undefined;
  return state.doc.rangeHasMark(from, to, mark);
}

/** Returns the formats that are active at the cursor; `link` if the cursor is in a link. */
export function activeFormats(state: EditorState): ReadonlySet<Deed | 'link'> {
  const list = listAround(state)?.name;
  const isActive: Readonly<Record<Exclude<Deed, 'undo' | 'redo'> | 'link', boolean>> = {
    heading: isHeading(state, HEADING),
    smallHeading: isHeading(state, SMALL_HEADING),
    bold: hasMark(state, 'strong'),
    italic: hasMark(state, 'em'),
    bullets: list === 'bullet_list',
    numbers: list === 'ordered_list',
    link: hasMark(state, 'link'),
  };
  const activeNames = Object.entries(isActive).flatMap(([name, isOn]) => (isOn ? [name] : []));
  return new Set([...DEEDS, 'link' as const].filter((name) => activeNames.includes(name)));
}

/**
 * Returns the selection, or without one the range of the link around the cursor. `href` is the address of the last link
 * that the selection touches; `''` if there is none.
 */
export function linkedRange(state: EditorState): { from: number; to: number; href: string } {
  const { from, to, empty, $from } = state.selection;
  const { parent } = $from;
  const start = $from.start();
  const range = { from, to, href: '' };
  parent.forEach((child, offset) => {
    const mark = marks.link.isInSet(child.marks);
    const [begin, end] = [start + offset, start + offset + child.nodeSize];
    if (!mark || from < begin || from > end) return;
    range.href = String(mark.attrs.href);
    if (empty) Object.assign(range, { from: begin, to: end });
  });
  return range;
}

/**
 * Returns a command that turns the selection into a link. Without a selection it changes the link around the cursor, or
 * inserts the address; `''` removes a link.
 */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const { from, to } = linkedRange(state);
    const { tr } = state;
    if (from === to && href !== '') tr.insert(from, schema.text(href, [marks.link.create({ href })]));
    else {
      tr.removeMark(from, to, marks.link);
      if (href !== '') tr.addMark(from, to, marks.link.create({ href }));
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };
